"""Movements: who meets whom, round by round, on a duplicate evening.

All tables play the same deals at the same time, so no boards are carried around. Nobody plays a
deal twice, and after a round its deals can be shown. A table is a list of participants in seat
order. The docstring of each movement says what it guarantees, and tests check it.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import gcd
from typing import Final, TypeAlias

from ridotto.duplicate.whist_rounds import FIRST_ROUNDS, whist_tables

Seats: TypeAlias = tuple[int, ...]
"""The participants of one table, by seat."""

Round: TypeAlias = tuple[Seats, ...]

LEAST: Final = 4
"""The fewest participants, computer players included."""
MOST_PEOPLE: Final = 40
MOST_COMPUTERS: Final = 160
"""More would only keep the server busy; nobody meets a hundred players in an evening."""
MOST_ROUNDS: Final = MOST_PEOPLE + MOST_COMPUTERS - 1


class NoMovement(ValueError):
    """This number of participants cannot be seated; the message says which numbers can."""


def is_partnership(sides: Sequence[int]) -> bool:
    """Return whether two play against two, with partners opposite each other."""
    return len(sides) == 4 and sides[0] == sides[2] != sides[1] == sides[3]


def room_for(wanted: int, sides: Sequence[int]) -> int:
    """Return how many participants are seated, once computer players fill the empty chairs.

    Two against two, where there is no whist tournament of that size, there are so many tables that
    no two meet twice.
    """
    seats = len(sides)
    tables = -(-max(wanted, LEAST) // seats)
    if is_partnership(sides) and tables * seats > max(FIRST_ROUNDS):
        while not meets_once(tables, seats):
            tables += 1
    return tables * seats


@lru_cache(maxsize=64)
def howell(pairs: int) -> tuple[Round, ...]:
    """Every pair meets every other pair once: there is one round less than there are pairs.

    Pair n are the participants 2n and 2n+1. A pair changes sides from round to round as far as
    possible.
    """
    if pairs < 2 or pairs % 2:
        raise NoMovement(f"a Howell movement needs an even number of pairs, not {pairs}")
    return tuple(tuple(_two_pairs(*pair) for pair in meetings) for meetings in _evenly(pairs))


def _two_pairs(first: int, second: int) -> Seats:
    return 2 * first, 2 * second, 2 * first + 1, 2 * second + 1


def _evenly(count: int) -> list[list[tuple[int, int]]]:
    """Pair everybody with everybody once; in each pair, whoever was first less often is first."""
    been = [0] * count
    found = []
    for meetings in _everybody_once(count):
        turned = [pair if been[pair[0]] <= been[pair[1]] else pair[::-1] for pair in meetings]
        for first, _ in turned:
            been[first] += 1
        found.append(turned)
    return found


def _everybody_once(count: int) -> list[list[tuple[int, int]]]:
    """Pair everybody with everybody once by the circle method: one stays, the others rotate."""
    around = count - 1
    return [
        [
            (around, turn),
            *(((turn + k) % around, (turn - k) % around) for k in range(1, count // 2)),
        ]
        for turn in range(around)
    ]


@lru_cache(maxsize=64)
def individual(players: int, sides: tuple[int, ...]) -> tuple[Round, ...]:
    """Everybody plays for themselves, with other people in every round.

    - Two at a table: everybody meets everybody once.
    - Two against two, up to 40 players: everybody is everybody's partner once and opponent twice.
    - Otherwise: there are as many rounds as tables. If no number from 2 to the number of seats less
      1 divides the number of tables, any two meet at most once; those who begin in the same row
      never meet. Participants who follow each other begin in different rows, so that people, who
      come before computer players, meet people.
    """
    seats = len(sides)
    if players < seats or players % seats:
        raise NoMovement(f"{players} cannot be seated at tables of {seats}")
    if seats == 2:
        return tuple(tuple(meetings) for meetings in _evenly(players))
    if is_partnership(sides) and players in FIRST_ROUNDS:
        return tuple(_turned_tables(whist_tables(players, n), n) for n in range(players - 1))
    tables = players // seats
    return tuple(_turned_tables(_rows(tables, seats, n), n) for n in range(tables))


def _rows(tables: int, seats: int, turn: int) -> list[Seats]:
    """Return the tables of a round: row n moves on by n tables in every round."""
    return [
        tuple((table + row * turn) % tables * seats + row for row in range(seats))
        for table in range(tables)
    ]


def _turned_tables(tables: Sequence[Seats], turn: int) -> Round:
    """Rotate every table to start at another seat, so that people are compared with others."""
    return tuple(_shifted(seats, turn + place) for place, seats in enumerate(tables))


def _shifted(seats: Seats, by: int) -> Seats:
    by %= len(seats)
    return seats[by:] + seats[:by]


def meets_once(tables: int, seats: int) -> bool:
    """Return whether any two meet at most once when everybody plays for themselves."""
    return all(gcd(step, tables) == 1 for step in range(1, seats))


def two_tables(sides: Sequence[int]) -> Round:
    """A match of two teams: the first half of the participants against the second half.

    The cards that a team holds at one table are held by the other team at the other table.
    """
    seats = len(sides)
    first = iter(range(seats))
    second = iter(range(seats, 2 * seats))
    here = tuple(next(first if side == sides[0] else second) for side in sides)
    there = tuple(next(second if side == sides[0] else first) for side in sides)
    return here, there
