"""Taroc's face in a terminal."""
