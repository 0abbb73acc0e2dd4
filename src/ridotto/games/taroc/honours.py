"""The honours: what each is called, what it asks for, and what each other player pays (r. 1-10)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.pack import KINGS, MONGUE, SKIS, SUITS, TAROCS, tarocs_in
from ridotto.games.taroc.rules import MatadorRun, Rules, TenCondition

TEN: Final = 10
MOST_TAROCS: Final = 22
"""All 21 and the Skis."""

THREE_OF_FOUR: Final = 3


class Honour(msgspec.Struct, frozen=True, kw_only=True):
    """An honour: one of its ``ways`` complete, three of four with the Skis, or enough tarocs."""

    name: str
    rule: str
    price: int
    ways: tuple[tuple[Card, ...], ...] = ()
    with_skis: tuple[Card, ...] = ()
    tarocs: int = 0
    conditional: bool = False
    """Paid after the count, and only to one who then has more than his share (§ I)."""


@lru_cache(maxsize=32)
def catalogue(rules: Rules) -> Mapping[str, Honour]:
    """Every honour of this rule set by name; what has no price is none."""
    found = (*_matadors(rules), *_many_tarocs(rules), *_courts(rules))
    return {honour.name: honour for honour in found if honour.price}


def _matadors(rules: Rules) -> Iterator[Honour]:
    """Mongue, Pagat and Skis together, and every taroc that goes on from them (r. 9)."""
    chief = rules.matador_cards
    yield Honour(name="matadors", rule="honour.matadors", price=rules.matadors, ways=(chief,))
    for taroc in reversed(TAROCS):
        ways = tuple((*chief, *run) for run in _runs(rules, taroc))
        if ways:
            rule, price = "honour.further-matador", rules.further_matador
            yield Honour(name=f"matador-{taroc}", rule=rule, price=price, ways=ways)
    for name, card in (("mongue", MONGUE), ("skis", SKIS)):
        rule, price = "honour.single-matador", rules.single_matador_honour
        yield Honour(name=name, rule=rule, price=price, ways=((card,),))


def _runs(rules: Rules, taroc: Card) -> Iterator[tuple[Card, ...]]:
    """The tarocs from an end of the row to this one, without the chief matadors."""
    row = [card for card in TAROCS if card not in rules.matador_cards]
    if taroc not in row or rules.matador_run is MatadorRun.NONE:
        return
    place = row.index(taroc)
    yield tuple(row[place:])
    # With T2 as the Pagat the row from below begins above it: T1 is no matador then.
    below = [card for card in row[: place + 1] if int(card) > rules.pagat_card]
    if rules.matador_run is MatadorRun.BOTH and below:
        yield tuple(below)


def _many_tarocs(rules: Rules) -> Iterator[Honour]:
    """Ten tarocs, and where agreed each above ten (§ I)."""
    late = rules.ten_tarocs_condition is TenCondition.OVER_26
    yield Honour(
        name="ten-tarocs",
        rule="honour.ten-tarocs",
        price=rules.ten_tarocs,
        tarocs=TEN,
        conditional=late,
    )
    for count in range(TEN + 1, MOST_TAROCS + 1):
        rule, price = "honour.extra-taroc", rules.extra_taroc
        name = f"taroc-{count}"
        yield Honour(name=name, rule=rule, price=price, tarocs=count, conditional=late)


def _courts(rules: Rules) -> Iterator[Honour]:
    """Cavaleries whole and half, four Kings, four Queens, and what else is agreed (r. 3, 7, 10)."""
    for suit in SUITS:
        four = suit.cards[:4]
        name = f"cavalerie-{suit.letter}"
        yield Honour(name=name, rule="honour.cavalerie", price=rules.cavalerie, ways=(four,))
        half = rules.half_cavalerie
        yield Honour(name=f"half-{name}", rule="honour.half-cavalerie", price=half, with_skis=four)
    queens, knights, valets = (tuple(suit.cards[n] for suit in SUITS) for n in (1, 2, 3))
    for name, rule, price, four in (
        ("four-kings", "honour.four-kings", rules.kings, KINGS),
        ("four-queens", "honour.four-queens", rules.queens, queens),
        ("four-knights", "honour.four-knights", rules.four_knights, knights),
        ("four-valets", "honour.four-valets", rules.four_valets, valets),
    ):
        yield Honour(name=name, rule=rule, price=price, ways=(four,))
    for name, rule, price, four in (
        ("three-kings", "honour.kings-with-skis", rules.kings_with_skis, KINGS),
        ("three-queens", "honour.queens-with-skis", rules.queens_with_skis, queens),
    ):
        yield Honour(name=name, rule=rule, price=price, with_skis=four)


def holds(rules: Rules, honour: Honour, hand: tuple[Card, ...]) -> bool:
    """Are these cards the honour? With the fourth in hand the Skis adds nothing (D 12)."""
    if honour.tarocs:
        return count_tarocs(rules, hand) >= honour.tarocs
    if honour.with_skis:
        return SKIS in hand and sum(card in hand for card in honour.with_skis) == THREE_OF_FOUR
    return any(all(card in hand for card in way) for way in honour.ways)


def holds_enough(rules: Rules, honour: Honour, cards: tuple[Card, ...]) -> bool:
    """Whether cards make an honour if a fourth does no harm: before the dealer's Skar (r. 11)."""
    if honour.with_skis:
        return SKIS in cards and sum(card in cards for card in honour.with_skis) >= THREE_OF_FOUR
    return holds(rules, honour, cards)


def same_four(one: Honour, other: Honour) -> bool:
    """Are they four court cards, and three of the same four with the Skis?"""
    pair = (one, other) if one.with_skis else (other, one)
    return bool(pair[0].with_skis) and pair[1].ways == (pair[0].with_skis,)


def count_tarocs(rules: Rules, hand: tuple[Card, ...]) -> int:
    """How many tarocs; the Skis counts as one unless agreed otherwise (§ I)."""
    return len(tarocs_in(hand)) + (rules.ten_tarocs_count_skis and SKIS in hand)


def held(rules: Rules, hand: tuple[Card, ...]) -> tuple[Honour, ...]:
    """All honours in a hand."""
    return tuple(honour for honour in catalogue(rules).values() if holds(rules, honour, hand))
