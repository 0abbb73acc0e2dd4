"""Guimbarde at a real table."""
