"""The count of a real table: what people enter after a deal with real cards, and its sheet.

Each game's rules count, the same that settle a deal played here. ``counting/GAME`` holds what the
game asks for (``entry``) and how that is laid before its rules (``counting``). ``reckoning``
counts a whole evening, ``evening_file`` reads and writes one. The server and the terminal use both.
"""
