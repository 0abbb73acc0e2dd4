"""Minchiate at a real table."""
