"""The terminal table of a game that brings none of its own, made from its structs alone."""
