"""Ridotto: six card games from old books, alive again."""

__version__ = "0.1.0"
