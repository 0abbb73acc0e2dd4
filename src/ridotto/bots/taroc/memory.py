"""What a chair knows: cards gone, voids shown, and how the rest may lie.

*Count the tarocs and the Kings.* Everything is read from the table as the chair sees it, so that
somebody who sits down in mid-deal knows as much as one who was there.
"""

from functools import cached_property
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.taroc.honours import THREE_OF_FOUR, Honour, catalogue
from ridotto.games.taroc.pack import NUMBER, PACK, SKIS, TAROC, suit_of
from ridotto.games.taroc.state import TRICKS, Taroc, led_suit
from ridotto.table import Seat, View

KIND: Final = {card: suit_of(card) or SKIS for card in PACK.cards}
"""The suit letter of a card, ``T`` for tarocs, ``S`` for the Skis."""


class Memory:
    """All that one chair can know of where the cards lie."""

    def __init__(self, view: View[Taroc]) -> None:
        assert view.seat is not None
        self.table = view.table
        self.deal = deal = view.table.deal
        self.rules = view.table.rules
        self.me: Seat = view.seat
        self.hand = tuple(card for card in deal.hands[self.me] if card != BACK)
        self.others = tuple(seat for seat in deal.players if seat != self.me)
        self.left = TRICKS + 1 - deal.trick_number
        """How many tricks are still to be made, the one on the table among them."""
        lying = [*self.hand, *(played.card for played in deal.trick)]
        lying += [card for pile in deal.piles for card in pile]
        lying += [card for card in deal.skar or () if card != BACK]
        self.seen = frozenset(lying)
        self.unseen = tuple(card for card in PACK.cards if card not in self.seen)
        self._follows: dict[str, float] = {}

    @cached_property
    def hidden(self) -> int:
        """How many cards lie where this chair cannot see them."""
        return len(self.unseen)

    @cached_property
    def unseen_tarocs(self) -> tuple[Card, ...]:
        """Tarocs that others hold, or that lie in the Skar."""
        return tuple(card for card in self.unseen if card in NUMBER)

    @cached_property
    def void(self) -> dict[Seat, set[str]]:
        """Suits the others have shown to be out of (r. 4, 15, 17)."""
        void: dict[Seat, set[str]] = {seat: set() for seat in self.others}
        for plays in (*(trick.plays for trick in self.deal.tricks), self.deal.trick):
            led = led_suit(plays)
            for played in plays:
                kind = KIND[played.card]
                if played.seat == self.me or led is None or kind in (led, SKIS):
                    continue
                void[played.seat].add(led)
                if kind != TAROC:
                    void[played.seat].update((TAROC, SKIS))
        return void

    @cached_property
    def named(self) -> dict[Card, Seat]:
        """Cards whose holder has named them in an honour, and has not played them."""
        held: dict[Card, Seat] = {}
        for announced in self.deal.announced:
            if announced.seat != self.me:
                honour = catalogue(self.rules)[announced.name]
                cards = self._told_by(announced.seat, honour)
                held |= {card: announced.seat for card in cards if card in self.unseen}
        return held

    def _told_by(self, seat: Seat, honour: Honour) -> tuple[Card, ...]:
        """What an announcement says for certain."""
        if len(honour.ways) == 1:
            return honour.ways[0]
        if not honour.with_skis:
            return ()
        out = tuple(card for card in honour.with_skis if card in self.unseen)
        plays = [played for trick in self.deal.tricks for played in trick.plays]
        gone = sum(p.seat == seat and p.card in honour.with_skis for p in plays)
        return (SKIS, *out) if len(out) + gone == THREE_OF_FOUR else (SKIS,)

    def size(self, seat: Seat) -> int:
        """How many cards somebody holds."""
        return len(self.deal.hands[seat])

    def holds(self, seat: Seat, card: Card) -> float:
        """How likely somebody holds a card one has not seen."""
        if card in self.seen or KIND[card] in self.void[seat]:
            return 0.0
        if card in self.named:
            return float(self.named[card] == seat)
        rooms = [self.size(s) for s in self.others if KIND[card] not in self.void[s]]
        skar = 0 if self._in_no_skar(card) else len(self.deal.skar or ()) * self._skar_hidden
        return self.size(seat) / max(1, sum(rooms) + skar)

    @cached_property
    def _skar_hidden(self) -> bool:
        return BACK in (self.deal.skar or ())

    def _in_no_skar(self, card: Card) -> bool:
        """Kings never lie there, tarocs and Skis hardly ever."""
        return self.rules.never_laid_away(card)

    def lacks(self, seat: Seat, kind: str) -> float:
        """How likely somebody has no card of a suit, ``T`` for tarocs."""
        if kind in self.void[seat]:
            return 1.0
        chance = 1.0
        for card in self.unseen:
            if KIND[card] == kind:
                chance *= 1.0 - min(0.97, self.holds(seat, card))
        return chance

    def follows(self, kind: str) -> float:
        """How likely everybody else still follows this suit, or cannot trump it."""
        if kind not in self._follows:
            chance = 1.0
            for seat in self.others:
                chance *= 1.0 - self.lacks(seat, kind) * (1.0 - self.lacks(seat, TAROC))
            self._follows[kind] = chance
        return self._follows[kind]

    def tarocs(self, seat: Seat) -> float:
        """How many tarocs somebody probably holds."""
        return sum(self.holds(seat, card) for card in self.unseen_tarocs)

    @cached_property
    def pagat_is_out(self) -> bool:
        """Might another player still hold the Pagat?"""
        return self.rules.pagat not in self.seen
