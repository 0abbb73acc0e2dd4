"""Scoring real tables in the terminal, for every game that provides a counting."""
