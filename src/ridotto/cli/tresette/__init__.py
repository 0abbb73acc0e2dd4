"""Tresette's face in a terminal."""
