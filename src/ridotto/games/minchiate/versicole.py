"""Versicole: cards that are worth something together (Dr. 3-4, Fi. 3, 5)."""

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO, PACK
from ridotto.games.minchiate.rules import Rules, Vergognose
from ridotto.table import ScoreLine

PAPA_UNO: Final = Card("1")
TROMBA: Final = Card("40")
DEL_MATTO: Final = (PAPA_UNO, TROMBA, MATTO)
DEL_TREDICI: Final = (PAPA_UNO, Card("13"), Card("28"))
DIECINE: Final = (Card("10"), Card("20"), Card("30"), TROMBA)
DEMONIO: Final = (Card("14"), Card("35"), Card("39"))

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
            if len(run) >= 3:
                yield _regular(run)
            run = ()


def _regular(run: tuple[Card, ...]) -> Versicola:
    if run[0] in ("1", "2", "3"):
        return Versicola("versicola.papi", run, TITLES["versicola.papi"])
    arie = run[-1] in ("36", "37", "38", "39", "40")
    return Versicola("versicola.sopra", run, "d’Arie" if arie else TITLES["versicola.sopra"])


def _irregular(rules: Rules, held: frozenset[Card]) -> Iterator[Versicola]:
    """Of the Matto, of the Thirteen, of the tens, of the kings (Dr. 3)."""
    if held.issuperset(DEL_MATTO):
        yield _named("versicola.matto", DEL_MATTO)
    if held.issuperset(DEL_TREDICI):
        yield _named("versicola.tredici", DEL_TREDICI)
    tens = tuple(card for card in DIECINE if card in held)
    if len(tens) >= 3 and held.issuperset(DIECINE[1:3]):
        yield Versicola("versicola.diecine", tens, _diecine_title(rules, tens))
    kings = tuple(card for card in KINGS if card in held)
    if len(kings) >= 3:
        yield _named("versicola.re", kings)
    if rules.versicole.demonio and held.issuperset(DEMONIO):
        yield _named("versicola.demonio", DEMONIO)


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
