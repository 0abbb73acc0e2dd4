"""Whist tournaments for 4, 8, … 40 players: everybody is everybody's partner once, opponent twice.

Each tournament is built from one round (Moore's cyclic construction). With n players, the numbers
from 0 to n - 2 move, and one player (-1) stays in place. Adding 1 to all numbers, again and again,
gives the other rounds. The first rounds were found by search; a test counts who meets whom.
"""

from typing import Final

STAYS: Final = -1

FIRST_ROUNDS: Final[dict[int, tuple[tuple[int, int, int, int], ...]]] = {
    4: ((-1, 1, 0, 2),),
    8: ((-1, 3, 0, 2), (4, 5, 6, 1)),
    12: ((-1, 2, 0, 6), (7, 1, 4, 3), (10, 8, 5, 9)),
    16: ((-1, 1, 0, 11), (7, 4, 9, 3), (2, 8, 6, 14), (10, 5, 13, 12)),
    20: ((-1, 14, 0, 18), (17, 10, 15, 9), (5, 1, 2, 12), (4, 13, 11, 7), (8, 6, 3, 16)),
    24: (
        (-1, 12, 0, 2), (15, 8, 21, 7), (22, 6, 18, 4), (9, 10, 14, 13), (19, 16, 3, 1),
        (5, 11, 17, 20),
    ),
    28: (
        (-1, 3, 0, 24), (1, 6, 26, 21), (2, 12, 25, 15), (4, 8, 23, 19), (5, 13, 22, 14),
        (7, 9, 20, 18), (10, 11, 17, 16),
    ),
    32: (
        (-1, 28, 0, 14), (23, 3, 1, 5), (20, 27, 30, 19), (18, 9, 15, 8), (26, 11, 10, 16),
        (6, 24, 12, 4), (2, 7, 21, 25), (13, 29, 17, 22),
    ),
    36: (
        (-1, 34, 0, 11), (32, 14, 25, 20), (27, 12, 16, 13), (17, 9, 31, 26), (18, 22, 15, 24),
        (3, 19, 29, 4), (5, 2, 21, 7), (30, 1, 8, 28), (6, 33, 10, 23),
    ),
    40: (
        (-1, 13, 0, 26), (1, 2, 38, 37), (3, 5, 36, 34), (4, 18, 35, 21), (6, 17, 33, 22),
        (7, 14, 32, 25), (8, 12, 31, 27), (9, 15, 30, 24), (10, 19, 29, 20), (11, 16, 28, 23),
    ),
}  # fmt: skip
"""The tables of the first round in order of play: the first and third player are partners."""


def whist_tables(players: int, turn: int) -> list[tuple[int, int, int, int]]:
    """Return the tables of a round, counted from 0.

    The player who stays in place is the last number.
    """
    around = players - 1

    def moved(player: int) -> int:
        return around if player == STAYS else (player + turn) % around

    return [(moved(a), moved(b), moved(c), moved(d)) for a, b, c, d in FIRST_ROUNDS[players]]
