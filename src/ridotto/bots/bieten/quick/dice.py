"""Dice that fall alike, interpreted or compiled: two small congruences, combined (L'Ecuyer)."""

from ridotto.bots.bieten.quick.layout import Cells

FIRST, SECOND = 2147483563, 2147483399


def throw(dice: Cells) -> float:
    """A number from 0 up to 1."""
    dice[0] = dice[0] * 40014 % FIRST
    dice[1] = dice[1] * 40692 % SECOND
    return ((dice[0] - dice[1]) % (FIRST - 1)) / (FIRST - 1)


def below(dice: Cells, count: int) -> int:
    """A whole number from 0 to count - 1."""
    return int(throw(dice) * count)


def seeded(seed: int) -> list[int]:
    """Dice for a seed."""
    return [1 + (seed * 7919 + 12345) % (FIRST - 1), 1 + (seed * 104729 + 54321) % (SECOND - 1)]
