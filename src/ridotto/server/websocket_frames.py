"""Short WebSocket text frames (RFC 6455, section 5.2), read and written quickly.

Nearly every frame is a short text in one piece. Those are read and written here; every other frame
is left to the ``websockets`` library, which knows all of the standard.
"""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # Where the library comes without its compiled part.
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text in one piece, without extensions."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Shorter lengths stand in the second byte itself; this one says that two bytes follow with it."""
LONG: Final = 127
"""Eight bytes follow."""

_SHORT_HEAD: Final = Struct("!BBH")
_LONG_HEAD: Final = Struct("!BBQ")


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it: in one piece, without a mask."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return _SHORT_HEAD.pack(TEXT, SHORT, size) + text
    return _LONG_HEAD.pack(TEXT, LONG, size) + text


def frame_bounds(data: bytes, at: int = 0) -> tuple[int, int] | None:
    """Where the payload of the frame that begins here begins and ends, perhaps beyond the data.

    None if that is not known yet.
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
    """The text of a whole frame of a client; None if it is anything but a text in one piece."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    size = frame[1] & ~MASKED
    mask = 2 if size < SHORT else 4 if size == SHORT else 10
    return apply_mask(frame[mask + 4 :], frame[mask : mask + 4])
