"""Bieten at a real table."""
