"""The strategies learnt, as they lie in ``strategy.bin``; ``STRATEGY.md`` tells how they were made.

One for every number of players up to five, and what each slate is worth.
"""

import lzma
from array import array
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from ridotto.bots.bieten.quick.playing import SLATE_KEYS
from ridotto.bots.bieten.quick.signs import KEYS

STEPS: Final = 15
"""A share is kept in fifteenths."""

MOST: Final = 5
"""More players than this play by the strategy for five."""


class Strategy(NamedTuple):
    """How often to do what, three numbers a sign; and the worth of slates, by their keys."""

    book: "array[float]"
    worths: "array[float]"


class Kept(msgspec.Struct, frozen=True):
    """A strategy as it is kept: the signs met, as distances, and their shares, two in a byte."""

    gaps: bytes
    shares: bytes
    worths: bytes


def unpack(kept: Kept) -> Strategy:
    """Signs never met leave all things alike."""
    book = array("f", [1.0]) * (3 * KEYS)
    sign = -1
    for gap, (first, second) in zip(_numbers(kept.gaps), _halves(kept.shares), strict=True):
        sign += gap
        book[3 * sign], book[3 * sign + 1] = first, second
        book[3 * sign + 2] = STEPS - first - second
    worths = array("f", [byte / 127 - 1 for byte in kept.worths])
    assert len(worths) == SLATE_KEYS
    return Strategy(book, worths)


def pack(shares: dict[int, tuple[float, float, float]], worths: list[float]) -> Kept:
    """The same the other way: shares by sign, each summing to 1."""
    gaps, halves, before = bytearray(), bytearray(), -1
    for sign in sorted(shares):
        gap = sign - before
        gaps += bytes([255] * (gap // 255)) + bytes([gap % 255])
        first = round(shares[sign][0] * STEPS)
        second = min(STEPS - first, round(shares[sign][1] * STEPS))
        halves.append(first * 16 + second)
        before = sign
    kept = bytes(round((max(-1.0, min(1.0, worth)) + 1) * 127) for worth in worths)
    return Kept(bytes(gaps), bytes(halves), kept)


def _numbers(gaps: bytes) -> list[int]:
    found, total = [], 0
    for byte in gaps:
        total += byte
        if byte < 255:
            found.append(total)
            total = 0
    return found


def _halves(shares: bytes) -> list[tuple[float, float]]:
    return [(float(byte >> 4), float(byte & 15)) for byte in shares]


def write(kept: dict[str, Kept]) -> bytes:
    """All strategies as one file."""
    return lzma.compress(msgspec.msgpack.encode(kept), preset=9)


@cache
def all_kept() -> dict[str, Kept]:
    """All strategies of the file, by their names."""
    packed = (files("ridotto.bots.bieten") / "strategy.bin").read_bytes()
    return msgspec.msgpack.decode(lzma.decompress(packed), type=dict[str, Kept])


@cache
def strategy_for(players: int, *, weli: bool) -> Strategy:
    """The strategy for so many players still in the game.

    Where none was learnt with the Weli, that without it serves.
    """
    kept, few = all_kept(), min(players, MOST)
    return unpack(kept.get(label(few, weli=weli)) or kept[label(few, weli=False)])


def label(players: int, *, weli: bool) -> str:
    """The name of a strategy in the file."""
    return f"{players}{' weli' if weli else ''}"
