"""What ends a command early: a complaint about what was asked, or a person leaving."""


class UsageError(Exception):
    """Something asked for cannot be had; the sentence says what, and what could be."""


class Leave(Exception):
    """The person at the keyboard leaves the table."""
