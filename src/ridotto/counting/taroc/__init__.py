"""Taroc at a real table."""
