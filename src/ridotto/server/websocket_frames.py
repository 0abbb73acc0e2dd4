"""Reads and writes short WebSocket text frames (RFC 6455, section 5.2) quickly.

Nearly every frame is a short text in one piece, and is handled here. Every other frame is left to
the ``websockets`` library, which knows the whole standard.
"""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # The library may come without its compiled part.
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text in one piece, without extensions."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Shorter lengths are in the second byte itself; this value says that two length bytes follow."""
LONG: Final = 127
"""This value says that eight length bytes follow."""

_SHORT_HEAD: Final = Struct("!BBH")
_LONG_HEAD: Final = Struct("!BBQ")


def text_frame(text: bytes) -> bytes:
    """Return a text as a server sends it: in one piece, without a mask."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return _SHORT_HEAD.pack(TEXT, SHORT, size) + text
    return _LONG_HEAD.pack(TEXT, LONG, size) + text


def frame_bounds(data: bytes, at: int = 0) -> tuple[int, int] | None:
    """Return where the payload of the frame at this offset begins and ends, perhaps after the data.

    Returns None if that is not known yet.
    """
    if len(data) < at + 2:
        return None
    size, head = data[at + 1] & ~MASKED, 2
    if size >= SHORT:
        head = 4 if size == SHORT else 10
        if len(data) < at + head:
            return None
        size = int.from_bytes(data[at + 2 : at + head], "big")
    begin = at + head + (4 if data[at + 1] & MASKED else 0)
    return begin, begin + size


def text_in(frame: bytes) -> bytes | None:
    """Return the text of a client's whole frame; None if it is not a text in one piece."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    size = frame[1] & ~MASKED
    mask = 2 if size < SHORT else 4 if size == SHORT else 10
    return apply_mask(frame[mask + 4 :], frame[mask : mask + 4])
