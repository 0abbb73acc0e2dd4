"""The honours of a rule set as the kernel's tables have them (r. 1-10).

An honour asks for all of some cards, for three of four with the Skis, or for a number of tarocs.
Those that ask for court cards share their groups of four, so that each group is counted once.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from ridotto.cards import Card
from ridotto.games.taroc.honours import (
    MOST_TAROCS,
    THREE_OF_FOUR,
    Honour,
    catalogue,
    count_tarocs,
    held,
)
from ridotto.games.taroc.pack import SKIS, TAROCS
from ridotto.games.taroc.rules import Rules
from ridotto.kernel.taroc.layout import LINE_RULES
from ridotto.kernel.taroc.numbering import HONOUR_NUMBER, HONOURS, words

Parts: TypeAlias = Iterator[tuple[int, int | Iterable[int]]]
"""Numbers, and from which place on they stand."""

# By honour.
PRICES: Final = 0
LINE: Final = PRICES + HONOURS
"""The line it is written in."""
SURE: Final = LINE + HONOURS
"""Pairs: the cards that everybody then knows to be in the hand."""
CONDITIONAL: Final = SURE + 2 * HONOURS
"""The honours that are paid after the count, a bit each (§ I)."""

# Groups of four court cards, all in the first word.
GROUPS: Final = CONDITIONAL + 1
"""How many there are, then each."""
GROUP: Final = 3
"""Its cards, what all four are, and what three with the Skis are: honours, a bit each."""
MOST_GROUPS: Final = 8
FOUR: Final = GROUPS + 1 + GROUP * MOST_GROUPS
THREE: Final = FOUR + 1

# Tarocs and Skis, the second word.
SKIS_COUNTS: Final = THREE + 1
"""The Skis' bit where it counts as a taroc, else 0."""
BY_TAROCS: Final = SKIS_COUNTS + 1
"""By the number of tarocs, all honours for that number."""
WAYS: Final = BY_TAROCS + MOST_TAROCS + 1
"""How many sets of tarocs are honours; all of them hold the Skis or the Mongue. Then each."""
WAY: Final = 2
"""Its cards, and the honour's bit."""
MOST_WAYS: Final = 64
HIGH: Final = WAYS + 1 + WAY * MOST_WAYS
"""Skis and Mongue: without either there is nothing to look for."""
SIZE: Final = HIGH + 1


def bit(honour: Honour) -> int:
    """The honour's bit in a set of honours."""
    return 1 << HONOUR_NUMBER[honour.name]


def rows(rules: Rules) -> Parts:
    """Everything above, from the catalogue of a rule set."""
    honours = catalogue(rules)
    for name, honour in honours.items():
        number = HONOUR_NUMBER[name]
        yield PRICES + number, honour.price
        yield LINE + number, LINE_RULES.index(honour.rule)
        yield SURE + 2 * number, words(certain(honour))
    yield CONDITIONAL, sum(bit(h) for h in honours.values() if h.conditional)
    yield from _court_groups(honours)
    yield from _tarocs(rules, honours)


def certain(honour: Honour) -> set[Card]:
    """What every way to hold it has."""
    if honour.with_skis:
        return {SKIS}
    return set.intersection(*map(set, honour.ways)) if honour.ways else set()


def _court_groups(honours: Mapping[str, Honour]) -> Parts:
    whole: dict[int, int] = {}
    with_skis: dict[int, int] = {}
    for honour in honours.values():
        for cards, kind in ((honour.with_skis, with_skis), *((way, whole) for way in honour.ways)):
            lo, hi = words(cards)
            if lo and not hi:
                kind[lo] = kind.get(lo, 0) | bit(honour)
    groups = list(dict.fromkeys((*whole, *with_skis)))
    yield GROUPS, len(groups)
    for place, lo in enumerate(groups):
        row = [lo, whole.get(lo, 0), with_skis.get(lo, 0)]
        yield GROUPS + 1 + GROUP * place, row
    yield FOUR, THREE_OF_FOUR + 1
    yield THREE, THREE_OF_FOUR


def _tarocs(rules: Rules, honours: Mapping[str, Honour]) -> Parts:
    yield SKIS_COUNTS, words((SKIS,))[1] * count_tarocs(rules, (SKIS,))
    for count in range(MOST_TAROCS + 1):
        named = [h for h in honours.values() if 0 < h.tarocs <= count]
        yield BY_TAROCS + count, sum(map(bit, named))
    ways = [(words(way)[1], bit(h)) for h in honours.values() for way in h.ways if words(way)[1]]
    yield WAYS, [len(ways), *(number for way in ways for number in way)]
    yield HIGH, words((SKIS, TAROCS[-1]))[1]


def held_honours(rules: Rules, hand: tuple[Card, ...]) -> int:
    """The honours in a hand by the game's own judgement, a bit each."""
    return sum(map(bit, held(rules, hand)))
