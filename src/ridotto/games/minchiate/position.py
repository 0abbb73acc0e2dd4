"""Positions in records: the seats, and all the cards of a running deal.

``seats A B C D`` alone seats the people; more sections follow in any order: ``deals N``,
``leader B``, ``mark B+D 30``, ``led cd``, ``hand A CARDS`` four times, ``tricks A+C CARDS`` and
``folla CARDS``. One of the heaps may be ``rest``.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ridotto.cards import Card
from ridotto.games.minchiate.acts import SetUp
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import SEATS
from ridotto.table import HOUSE, LETTERS, Seat, letter
from ridotto.table.record_words import (
    fill_rest,
    impossible_word,
    malformed,
    read_heap,
    read_number,
    read_seat,
    side_name,
)

SECTIONS: Final = ("deals", "leader", "mark", "led", "hand", "tricks", "folla")


def read_position(words: Sequence[str]) -> SetUp:
    """The position a ``seats`` statement lays."""
    order = tuple(read_seat(words, place, len(SEATS)) for place in range(1, 5))
    if sorted(order) != list(SEATS):
        raise impossible_word("the seats name each of A B C D once", 1)
    sides = {side_name((order[n], order[n + 2])): n for n in (0, 1)}
    given: dict[str, Any] = {"piles": [(), ()]}
    heaps: dict[str, tuple[Card, ...] | None] = {}
    for start, stop in _sections(words):
        _read_section(words, start, stop, sides, given, heaps)
    fill_rest(heaps, PACK)
    for name, cards in heaps.items():
        if name.startswith("piles"):
            given["piles"][int(name[-1])] = cards
        else:
            given[name] = cards
    given["piles"] = tuple(given["piles"])
    return SetUp(HOUSE, order=order, **given)


def _sections(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    starts = [place for place in range(5, len(words)) if words[place] in SECTIONS]
    if len(words) > 5 and (not starts or starts[0] != 5):
        raise malformed(f"sections are {', '.join(SECTIONS)}, not {words[5]!r}", 5)
    yield from itertools.pairwise((*starts, len(words)))


def _read_section(
    words: Sequence[str],
    start: int,
    stop: int,
    sides: dict[str, int],
    given: dict[str, Any],
    heaps: dict[str, tuple[Card, ...] | None],
) -> None:
    match words[start]:
        case "deals":
            given["deals"] = read_number(words, start + 1)
        case "leader":
            given["leader"] = read_seat(words, start + 1, len(SEATS))
        case "mark":
            side = _side(words, start + 1, sides)
            points = read_number(words, start + 2)
            given["lead"] = points if side == 0 else -points
        case "led":
            given["suits_led"] = "".join(words[start + 1 : stop])
        case "hand":
            seat = read_seat(words, start + 1, len(SEATS))
            heaps[f"hand_{LETTERS[seat].lower()}"] = read_heap(words, start + 2, stop, PACK)
        case "tricks":
            heaps[f"piles{_side(words, start + 1, sides)}"] = read_heap(
                words, start + 2, stop, PACK
            )
        case _:
            heaps["folla"] = read_heap(words, start + 1, stop, PACK)


def _side(words: Sequence[str], place: int, sides: dict[str, int]) -> int:
    text = words[place] if place < len(words) else ""
    if text not in sides:
        raise malformed(f"a side is {' or '.join(sides)}, not {text!r}", place)
    return sides[text]


def write_position(action: SetUp) -> str:
    """The statement that lays a position."""
    order = action.order
    parts = ["seats", *map(letter, order)]
    if action.deals:
        parts += ["deals", str(action.deals)]
    if action.folla:
        parts += _write_cards(action, order)
    return " ".join(parts)


def _write_cards(action: SetUp, order: tuple[Seat, ...]) -> Iterator[str]:
    sides = [side_name((order[n], order[n + 2])) for n in (0, 1)]
    yield from ("leader", letter(action.leader))
    if action.lead:
        yield from ("mark", sides[action.lead < 0], str(abs(action.lead)))
    if action.suits_led:
        yield from ("led", action.suits_led)
    for seat, hand in enumerate(action.hands):
        yield from ("hand", letter(seat), *hand)
    for name, pile in zip(sides, action.piles, strict=True):
        yield from ("tricks", name, *pile)
    yield from ("folla", *action.folla)
