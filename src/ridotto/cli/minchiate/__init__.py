"""Minchiate's face in a terminal."""
