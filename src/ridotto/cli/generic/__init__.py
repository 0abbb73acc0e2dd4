"""The terminal table of a game that provides none, made from its structs alone."""
