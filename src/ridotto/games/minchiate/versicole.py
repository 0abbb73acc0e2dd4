"""Versicole: cards that are worth something together (Dr. 3-4, Fi. 3, 5)."""

from collections.abc import Collection, Iterator
from itertools import chain, combinations
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO, PACK
from ridotto.games.minchiate.rules import Rules, Vergognose
from ridotto.games.minchiate.versicola_cards import (
    DEL_MATTO,
    DEL_TREDICI,
    DEMONIO,
    DIECINE,
    TROMBA,
)
from ridotto.table import ScoreLine

LEAST: Final = 3
"""No versicola has fewer cards."""

TITLES: Final = {
    "versicola.papi": "dei Papi",
    "versicola.sopra": "di sopratrenta",
    "versicola.matto": "del Matto",
    "versicola.tredici": "del Tredici",
    "versicola.diecine": "delle Diecine",
    "versicola.re": "dei Re",
    "versicola.demonio": "Demonio, Mondo e Carne",
}


class Versicola(msgspec.Struct, frozen=True):
    """A versicola: the rule that makes it, its cards (the Matto last), and its name."""

    rule: str
    cards: tuple[Card, ...]
    title: str

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """Without a Matto that merely goes along."""
        if self.rule == "versicola.matto":
            return self.cards
        return tuple(card for card in self.cards if card != MATTO)


def worth(rules: Rules, cards: Collection[Card]) -> int:
    """A versicola is worth the sum of its cards; some count 5 only inside one (Dr. 3-4)."""
    return sum(rules.worth_inside[card] for card in cards)


def find_versicole(rules: Rules, cards: Collection[Card]) -> tuple[Versicola, ...]:
    """Every versicola in the cards; the Matto, where held, goes with each (Dr. 3)."""
    held = frozenset(cards)
    found = chain(_runs(rules, held), _irregular(rules, held))
    return tuple(_with_matto(versicola, held) for versicola in found)


def _with_matto(versicola: Versicola, held: frozenset[Card]) -> Versicola:
    if MATTO not in held or MATTO in versicola.cards:
        return versicola
    return msgspec.structs.replace(versicola, cards=(*versicola.cards, MATTO))


def _runs(rules: Rules, held: frozenset[Card]) -> Iterator[Versicola]:
    """Three or more neighbours; a maximal run counts once (Dr. 3)."""
    for stretch in rules.runs:
        run: tuple[Card, ...] = ()
        for card in (*stretch, None):
            if card is not None and card in held:
                run = (*run, card)
                continue
            if len(run) >= LEAST:
                yield _regular(run)
            run = ()


def _regular(run: tuple[Card, ...]) -> Versicola:
    if run[0] in ("1", "2", "3"):
        return Versicola("versicola.papi", run, TITLES["versicola.papi"])
    arie = run[-1] in ("36", "37", "38", "39", "40")
    return Versicola("versicola.sopra", run, "d’Arie" if arie else TITLES["versicola.sopra"])


def irregular_sets(rules: Rules) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """The rules of irregular versicole: of the Matto, of the Thirteen, of the tens, of the kings,
    each with all cards it may have (Dr. 3).
    """
    yield "versicola.matto", DEL_MATTO
    yield "versicola.tredici", DEL_TREDICI
    yield "versicola.diecine", DIECINE
    yield "versicola.re", KINGS
    if rules.versicole.demonio:
        yield "versicola.demonio", DEMONIO


def _irregular(rules: Rules, held: frozenset[Card]) -> Iterator[Versicola]:
    for rule, cards in irregular_sets(rules):
        own = tuple(card for card in cards if card in held)
        if len(own) < LEAST:
            continue
        if rule != "versicola.diecine":
            yield _named(rule, own)
        elif held.issuperset(DIECINE[1:3]):
            yield Versicola(rule, own, _diecine_title(rules, own))


def smallest_versicole(rules: Rules) -> Iterator[Versicola]:
    """Every versicola without a card to spare: three cards each, and no Matto that goes along."""
    for run in rules.runs:
        for start in range(len(run) - LEAST + 1):
            yield _regular(run[start : start + LEAST])
    for rule, cards in irregular_sets(rules):
        for three in combinations(cards, LEAST):
            yield from (one for one in _irregular(rules, frozenset(three)) if one.rule == rule)


def _named(rule: str, cards: tuple[Card, ...]) -> Versicola:
    return Versicola(rule, cards, TITLES[rule])


def _diecine_title(rules: Rules, tens: tuple[Card, ...]) -> str:
    ashamed = len(tens) < len(DIECINE)
    if rules.versicole.vergognose is Vergognose.WITHOUT_TROMBA:
        ashamed = TROMBA not in tens
    return TITLES["versicola.diecine"] + (" vergognose" if ashamed else "")


def line(rules: Rules, side: int, versicola: Versicola) -> ScoreLine:
    """The score line of a versicola."""
    along = MATTO in versicola.cards and MATTO not in versicola.own_cards
    return ScoreLine(
        side=side,
        rule=versicola.rule,
        points=worth(rules, versicola.cards),
        cards=PACK.sort(versicola.cards),
        note=versicola.title + (" col Matto" if along else ""),
    )
