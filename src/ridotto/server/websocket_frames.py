"""WebSocket frames (RFC 6455, section 5.2), as far as a table needs them read and written fast.

Nearly every frame here is a short text in one piece. Those are read and written by the few lines
below; whatever else a client sends is left to the library, which knows all of the standard.
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


def frame_end(data: bytes) -> int | None:
    """Where the first frame in the data ends, perhaps beyond it; None if that is not to be seen."""
    if len(data) < 2:
        return None
    size, head = data[1] & ~MASKED, 2
    if size >= SHORT:
        head = 4 if size == SHORT else 10
        if len(data) < head:
            return None
        size = int.from_bytes(data[2:head], "big")
    return head + size + (4 if data[1] & MASKED else 0)


def text_in(frame: bytes) -> bytes | None:
    """The text of a whole frame of a client; None if it is anything but a text in one piece."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    size = frame[1] & ~MASKED
    mask = 2 if size < SHORT else 4 if size == SHORT else 10
    return apply_mask(frame[mask + 4 :], frame[mask : mask + 4])
