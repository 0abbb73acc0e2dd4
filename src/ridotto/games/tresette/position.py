"""Positions in records: the seats, and the score of a sitting already begun.

``seats A B C D dealer D marks A+C 12 B+D 9 slate A+C B+D 1 opened 2 deals 5``: whatever is left
out is nothing. ``slate A+C B+D 1`` is one Partie that A+C have won of B+D.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from ridotto.games.tresette.acts import SetUp
from ridotto.games.tresette.rules import Players, Rules
from ridotto.table import HOUSE, Seat, letter
from ridotto.table.record_words import impossible_word, malformed, read_number, read_seat, side_name

SECTIONS: Final = ("dealer", "marks", "slate", "opened", "deals")


def side_names(rules: Rules, order: tuple[Seat, ...]) -> tuple[str, ...]:
    """The sides as records write them: ``A+C`` and ``B+D``, or everybody's letter."""
    if rules.players is Players.FOUR:
        return tuple(side_name((order[n], order[n + 2])) for n in (0, 1))
    return tuple(map(letter, order))


def read_side(names: Sequence[str], words: Sequence[str], place: int) -> int:
    """The side a word names."""
    text = words[place] if place < len(words) else ""
    if text not in names:
        raise malformed(f"a side is {' or '.join(names)}, not {text!r}", place)
    return names.index(text)


def read_position(rules: Rules, words: Sequence[str]) -> SetUp:
    """The position a ``seats`` statement lays."""
    count = rules.seats
    order = tuple(read_seat(words, place, count) for place in range(1, 1 + count))
    if len(set(order)) != count:
        raise impossible_word("everybody sits once", 1)
    names = side_names(rules, order)
    marks = [0] * len(names)
    slate = [[0] * len(names) for _ in names]
    numbers = {"opened": 0, "deals": 0}
    dealer = order[0]
    place = 1 + count
    while place < len(words):
        match words[place]:
            case "dealer":
                dealer = read_seat(words, place + 1, count)
                place += 2
            case "marks":
                place += 1
                while place < len(words) and words[place] not in SECTIONS:
                    marks[read_side(names, words, place)] = read_number(words, place + 1)
                    place += 2
            case "slate":
                winner = read_side(names, words, place + 1)
                loser = read_side(names, words, place + 2)
                slate[winner][loser] = read_number(words, place + 3)
                place += 4
            case "opened" | "deals" as name:
                numbers[name] = read_number(words, place + 1)
                place += 2
            case other:
                raise malformed(f"sections are {', '.join(SECTIONS)}, not {other!r}", place)
    return SetUp(
        HOUSE,
        order=order,
        dealer=dealer,
        marks=tuple(marks) if any(marks) else (),
        slate=tuple(map(tuple, slate)) if any(map(any, slate)) else (),
        opened=numbers["opened"],
        deals=numbers["deals"],
    )


def write_position(rules: Rules, action: SetUp) -> str:
    """The statement that lays a position."""
    return " ".join(_parts(side_names(rules, action.order), action))


def _parts(names: tuple[str, ...], action: SetUp) -> Iterator[str]:
    yield from ("seats", *map(letter, action.order), "dealer", letter(action.dealer))
    if any(action.marks):
        yield "marks"
        for name, marks in zip(names, action.marks, strict=True):
            yield from (name, str(marks))
    for winner, row in zip(names, action.slate, strict=bool(action.slate)):
        for loser, partien in zip(names, row, strict=True):
            if partien:
                yield from ("slate", winner, loser, str(partien))
    if action.opened:
        yield from ("opened", str(action.opened))
    if action.deals:
        yield from ("deals", str(action.deals))
