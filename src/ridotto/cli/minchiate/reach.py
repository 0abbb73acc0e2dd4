"""Versicole within reach: those that one more card would make or lengthen."""

from typing import NamedTuple

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.versicole import Versicola, find_versicole, worth
from ridotto.table import Seat


class Reach(NamedTuple):
    """What a card would bring: the whole versicola, the card that is wanted, the points."""

    cards: tuple[Card, ...]
    wanted: Card
    points: int


def within_reach(table: Minchiate, seat: Seat) -> list[Reach]:
    """From one's own hand and one's side's tricks, by what anybody at the chair can know."""
    side = table.side(seat)
    have = {*table.deal.hands[seat], *table.deal.laid[seat], *table.deal.piles[side]} - {BACK}
    gone = {*table.deal.piles[1 - side], *table.deal.folla}
    open_cards = [card for card in PACK.cards if card not in have and card not in gone]
    found = [reach for card in open_cards for reach in _with(table, have, card)]
    return sorted(found, key=lambda reach: (-reach.points, PACK.index[reach.wanted]))


def _with(table: Minchiate, have: set[Card], card: Card) -> list[Reach]:
    before = {_own(versicola) for versicola in find_versicole(table.rules, have)}
    return [
        Reach(PACK.sort(versicola.cards), card, worth(table.rules, versicola.cards))
        for versicola in find_versicole(table.rules, {*have, card})
        if card in versicola.own_cards and _own(versicola) not in before
    ]


def _own(versicola: Versicola) -> frozenset[Card]:
    return frozenset(versicola.own_cards)
