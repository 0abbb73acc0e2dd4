"""What can be wrong with JSON from outside, and how it is said."""

from typing import Final

import msgspec

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of decoding a client's JSON: malformed, not text, or nested too deeply."""


def what_is_wrong(error: Exception) -> str:
    """Return why something could not be read."""
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)
