"""Hands and heaps, also as seen from chairs that do not see all of their cards."""

from typing import TypeAlias

from ridotto.cards import BACK, Card
from ridotto.table.seat import Seat

Hand: TypeAlias = tuple[Card, ...]
Hands: TypeAlias = tuple[Hand, ...]


def put(hands: Hands, seat: Seat, cards: Hand) -> Hands:
    """The hands with one of them replaced."""
    return (*hands[:seat], cards, *hands[seat + 1 :])


def without(hand: Hand, cards: Hand) -> Hand:
    """A hand without some cards; one not known to be there was one of the backs."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else BACK)
    return tuple(left)


def drop(hands: Hands, seat: Seat, card: Card) -> Hands:
    """The hands when a card has left one of them: ``put`` and ``without`` for a single card."""
    hand = hands[seat]
    place = hand.index(card if card in hand else BACK)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def known(cards: Hand, better: Hand) -> Hand:
    """A hand, place by place, with what is known of its cards from elsewhere."""
    return tuple(b if a == BACK else a for a, b in zip(cards, better, strict=True))


def reveal(cards: Hand, seen: Hand) -> Hand:
    """A heap of cards after some of them have been seen: backs turn into what they are."""
    news = [card for card in seen if card != BACK and card not in cards]
    backs = cards.count(BACK) - len(news)
    kept = tuple(card for card in cards if card != BACK)
    return (*kept, *news, *([BACK] * backs))
