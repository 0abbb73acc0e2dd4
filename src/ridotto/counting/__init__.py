"""Scores real tables: what people enter after a deal with real cards, and its sheet.

The scores come from each game's own rules, the same that settle a deal played here.
``counting/GAME`` holds what the game asks for (``entry``) and how that is passed to its rules
(``real_table``). ``evening_count`` scores a whole evening, ``evening_file`` reads and writes one.
The server and the terminal use both.
"""
