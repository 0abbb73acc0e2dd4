"""What may be asked at a table of Minchiate besides the last trick and the sheet."""

from typing import Final

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.count import Account, make_account
from ridotto.games.minchiate.deal_end import tally
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import RULE_SETS, Rules
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.versicole import Versicola, find_versicole, worth
from ridotto.table import View
from ridotto.table.questions import COMMON_QUESTIONS


class FollaAnswer(msgspec.Struct, frozen=True):
    """The folla as it was announced, and what of it this person may look at now.

    Anybody may ask for the announcement again. The dealer may look the folla through; the others
    see its suit cards as long as they lie open, and the discards once they have been shown (Dr. 9).
    """

    announcement: str
    counts: tuple[int, int, int, int]
    cards: tuple[Card, ...]
    discards: tuple[tuple[Card, ...], ...]


class OwnTricks(msgspec.Struct, frozen=True):
    """The cards of one's own side's tricks, which one may look through (Dr. 9)."""

    cards: tuple[Card, ...]


def ask_folla(view: View[Minchiate]) -> FollaAnswer:
    """What lies in the folla?"""
    deal = view.table.deal
    led = bool(deal.trick or deal.tricks)
    may_look = view.seat == deal.dealer or (view.table.rules.folla.suits_open and not led)
    known = PACK.sort(card for card in deal.folla if card != BACK) if may_look else ()
    return FollaAnswer(deal.announcement, deal.counts, tuple(known), deal.exposed)


def ask_own_tricks(view: View[Minchiate]) -> OwnTricks:
    """What has my side taken?"""
    if view.seat is None:
        return OwnTricks(())
    return OwnTricks(tuple(PACK.sort(view.table.deal.piles[view.table.side(view.seat)])))


class OtherBook(msgspec.Struct, frozen=True):
    """What another book counts and pays for these tricks, with the mark as it is."""

    book: str
    account: Account | None


def ask_other_book(view: View[Minchiate]) -> OtherBook:
    """What would the other book say of this deal? Nothing before it has been counted."""
    other = next(book for name, book in RULE_SETS.items() if name != view.table.rules.name)
    if view.table.deal.account is None:
        return OtherBook(other.name, None)
    return OtherBook(other.name, make_account(other.read(Rules), tally(view.table)))


class InReach(msgspec.Struct, frozen=True):
    """A versicola one's side has, or lacks one card of, and what it would be worth."""

    cards: tuple[Card, ...]
    missing: Card | None
    worth: int


class Reach(msgspec.Struct, frozen=True):
    """What one's side has together, the surest and richest first."""

    versicole: tuple[InReach, ...]


def ask_reach(view: View[Minchiate]) -> Reach:
    """Which versicole does my side have in hand and tricks, and of which is one card still out?"""
    table = view.table
    if view.seat is None:
        return Reach(())
    side, deal = table.side(view.seat), table.deal
    held = (*deal.hands[view.seat], *deal.laid[view.seat])
    own = frozenset((*deal.piles[side], *held)) - {BACK}
    lost = {*deal.piles[1 - side], *deal.folla, *(c for cards in deal.exposed for c in cards)}
    out = [card for card in table.rules.worth_inside if card not in own and card not in lost]
    whole = [InReach(v.cards, None, worth(table.rules, v.cards)) for v in _found(table, own)]
    nearly = [
        InReach(v.cards, card, worth(table.rules, v.cards))
        for card in out
        for v in _found(table, own | {card})
        if card in v.own_cards
    ]
    return Reach((*_richest(whole), *_richest(nearly)))


def lacking_one(view: View[Minchiate]) -> list[InReach]:
    """The versicole that one more card would bring or lengthen, the dearest first."""
    return [one for one in ask_reach(view).versicole if one.missing is not None]


def _found(table: Minchiate, cards: frozenset[Card]) -> tuple[Versicola, ...]:
    return find_versicole(table.rules, cards)


def _richest(found: list[InReach]) -> list[InReach]:
    """The dearest first; of those the one whose missing card comes first in the pack."""
    return sorted(found, key=lambda one: (-one.worth, PACK.index.get(one.missing or BACK, 0)))


QUESTIONS: Final = {
    **COMMON_QUESTIONS,
    "folla": ask_folla,
    "own-tricks": ask_own_tricks,
    "other-book": ask_other_book,
    "reach": ask_reach,
}
