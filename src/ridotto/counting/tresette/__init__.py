"""Tresette at a real table."""
