"""Kaiserspiel at a real table."""
