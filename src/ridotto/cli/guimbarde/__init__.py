"""Guimbarde's face in a terminal."""
