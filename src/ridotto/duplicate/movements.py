"""Movements: who meets whom, round by round, on a duplicate evening.

All tables play the same deals at the same time, so that no board is carried about: nobody plays a
deal twice, and after a round its deals can be told. A table is a row of participants in order of
the seats. What each movement promises is said at its function, and held to it by tests.
"""

from collections.abc import Sequence
from math import gcd
from typing import Final, TypeAlias

from ridotto.duplicate.whist_rounds import FIRST_ROUNDS, whist_tables

Seats: TypeAlias = tuple[int, ...]
"""Of one table: the participants by seat."""

Round: TypeAlias = tuple[Seats, ...]

LEAST: Final = 4
MOST: Final = 40
"""Participants, computer players among them."""


class NoMovement(ValueError):
    """So many cannot be seated; the message says what would be right."""


def is_partnership(sides: Sequence[int]) -> bool:
    """Do two sit against two, partners opposite each other?"""
    return len(sides) == 4 and sides[0] == sides[2] != sides[1] == sides[3]


def room_for(people: int, seats: int) -> int:
    """How many are seated, where chairs that are left go to computer players."""
    return -(-max(people, LEAST) // seats) * seats


def howell(pairs: int) -> tuple[Round, ...]:
    """Every pair meets every other pair once: one round less than there are pairs.

    Pair n are the participants 2n and 2n+1. A pair changes sides from round to round as far as it
    can.
    """
    if pairs < 2 or pairs % 2:
        raise NoMovement(f"a Howell movement needs an even number of pairs, not {pairs}")
    return tuple(tuple(_two_pairs(*pair) for pair in meetings) for meetings in _evenly(pairs))


def _two_pairs(first: int, second: int) -> Seats:
    return 2 * first, 2 * second, 2 * first + 1, 2 * second + 1


def _evenly(count: int) -> list[list[tuple[int, int]]]:
    """Everybody meets everybody once; who was first less often is first."""
    been = [0] * count
    found = []
    for meetings in _everybody_once(count):
        turned = [pair if been[pair[0]] <= been[pair[1]] else pair[::-1] for pair in meetings]
        for first, _ in turned:
            been[first] += 1
        found.append(turned)
    return found


def _everybody_once(count: int) -> list[list[tuple[int, int]]]:
    """The circle: one stays, the others go round; in every round all meet somebody else."""
    around = count - 1
    return [
        [
            (around, turn),
            *(((turn + k) % around, (turn - k) % around) for k in range(1, count // 2)),
        ]
        for turn in range(around)
    ]


def individual(players: int, sides: Sequence[int]) -> tuple[Round, ...]:
    """Everybody plays for himself, with other people in every round.

    - Two at a table: everybody meets everybody once.
    - Two against two: everybody is everybody's partner once and opponent twice.
    - Otherwise: as many rounds as tables. Where no number below that of the seats divides that of
      the tables, any two meet once at most; who begin in the same row never do.
    """
    seats = len(sides)
    if players < seats or players % seats:
        raise NoMovement(f"{players} cannot be seated at tables of {seats}")
    if seats == 2:
        return tuple(tuple(meetings) for meetings in _evenly(players))
    if is_partnership(sides):
        if players not in FIRST_ROUNDS:
            raise NoMovement(f"{players} are too many; {MOST} can be seated")
        return tuple(_turned_tables(whist_tables(players, n), n) for n in range(players - 1))
    tables = players // seats
    return tuple(_turned_tables(_rows(tables, seats, n), n) for n in range(tables))


def _rows(tables: int, seats: int, turn: int) -> list[Seats]:
    """Row n moves on by n tables in every round."""
    return [
        tuple(row * tables + (table + row * turn) % tables for row in range(seats))
        for table in range(tables)
    ]


def _turned_tables(tables: Sequence[Seats], turn: int) -> Round:
    """Every table begins at another seat, so that everybody is compared with others."""
    return tuple(_shifted(seats, turn + place) for place, seats in enumerate(tables))


def _shifted(seats: Seats, by: int) -> Seats:
    by %= len(seats)
    return seats[by:] + seats[:by]


def meets_once(tables: int, seats: int) -> bool:
    """Do any two meet once at most, where everybody plays for himself at tables of so many?"""
    return all(gcd(step, tables) == 1 for step in range(1, seats))


def two_tables(sides: Sequence[int]) -> Round:
    """A match of two teams, the first half and the second half of the participants.

    What the one holds at one table, the other holds at the other.
    """
    seats = len(sides)
    first = iter(range(seats))
    second = iter(range(seats, 2 * seats))
    here = tuple(next(first if side == sides[0] else second) for side in sides)
    there = tuple(next(second if side == sides[0] else first) for side in sides)
    return here, there
