"""The stored form of how somebody played a duplicate deal, beside the result."""

import zlib

import msgspec

from ridotto.duplicate.key_moments import Trace


class KeptPlay(msgspec.Struct, frozen=True):
    """The seat's decisions.

    For a computer player of the field also the record of the whole deal.
    """

    trace: Trace
    record: str = ""


def pack_play(play: KeptPlay) -> bytes:
    """Encode a play for storing."""
    return zlib.compress(msgspec.json.encode(play))


def unpack_play(body: bytes) -> KeptPlay:
    """Decode a stored play."""
    return msgspec.json.decode(zlib.decompress(body), type=KeptPlay)
