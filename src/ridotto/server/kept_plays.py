"""How somebody played a duplicate deal, as it is kept beside the result."""

import zlib

import msgspec

from ridotto.duplicate.key_moments import Trace


class KeptPlay(msgspec.Struct, frozen=True):
    """The seat's decisions; of a computer player of the field also the record of the whole deal."""

    trace: Trace
    record: str = ""


def pack_play(play: KeptPlay) -> bytes:
    """As it is stored."""
    return zlib.compress(msgspec.json.encode(play))


def unpack_play(body: bytes) -> KeptPlay:
    """As it was."""
    return msgspec.json.decode(zlib.decompress(body), type=KeptPlay)
