"""Bieten in a terminal."""
