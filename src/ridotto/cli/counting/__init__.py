"""The count of real tables in the terminal, for every game that brings a counting."""
