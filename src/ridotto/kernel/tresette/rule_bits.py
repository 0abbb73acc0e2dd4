"""The rules a table has agreed on, as a plane of bits: what a net must know that plays by any."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from ridotto.games.tresette.rules import Players, Rules
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.planes import facts

LONG: Final = 40
"""Marks are shown in this number of steps at most."""
SHORT: Final = 20
"""Partien and deals likewise."""


def _steps(number: int, most: int) -> Iterator[int]:
    """A number in unary, limited to the bits there are."""
    yield from (int(step < number) for step in range(most))


def _one_of(value: Enum) -> Iterator[int]:
    """A choice as bits: one for each it could have been."""
    yield from (int(value is member) for member in type(value))


def agreed_bits(rules: Rules) -> Iterator[int]:
    """Every option that bears on play or payment, in the order of the rule set's file."""
    yield from _one_of(rules.players)
    yield from _steps(rules.target, LONG)
    yield int(rules.continuation)
    yield from _steps(rules.double_limit, LONG)
    for choice in (
        rules.group_ranks,
        rules.group_values,
        rules.announce_time,
        rules.three_sevens,
        rules.great_results,
        rules.stramazette_tricks,
        rules.double_check,
        rules.three_player_talon,
        rules.two_player,
        rules.window2_from,
    ):
        yield from _one_of(choice)
    yield int(rules.sevens_first_deal_only)
    yield int(rules.stramazette_last_trick)
    yield int(rules.signals and rules.players is Players.FOUR)
    for number in (rules.redraw_partners_every, rules.partien, rules.deals, rules.stake):
        yield from _steps(number, SHORT)
    yield int(rules.heaps and rules.heaps_announced)


BITS: Final = 3 + LONG + 1 + LONG + (2 + 2 + 2 + 3 + 2 + 2 + 2 + 2 + 2 + 2) + 3 + 4 * SHORT + 1
"""How many bits that makes."""

AGREED: Final = facts(
    "rules",
    BITS,
    "What the table has agreed on: the number of players, the target in steps, continuation, the"
    " double limit in steps, each choice of the rule set by one bit for every value it can have,"
    " its switches, then redraws, Partien, deals and stake in steps, and announcing with open"
    " heaps.",
)


def agreed_words(rules: Rules) -> list[int]:
    """The plane's words for these rules."""
    bits = list(agreed_bits(rules))
    words = [bits[begun : begun + WORD - 1] for begun in range(0, len(bits), WORD - 1)]
    return [sum(bit << place for place, bit in enumerate(word)) for word in words]
