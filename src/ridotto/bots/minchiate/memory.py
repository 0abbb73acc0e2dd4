"""What a chair knows: cards gone, cards seen, voids shown, and the folla as it was told.

*Count the cartiglie, those of the folla among them* (Dr. 12). Everything is read from the table as
the chair sees it, so that somebody who sits down in mid-deal knows as much as one who was there.
"""

from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.pack import KING_OF, MATTO, NUMBER, PACK, SUIT_LETTER, SUITS
from ridotto.games.minchiate.rules import Chooser
from ridotto.games.minchiate.state import (
    SEATS,
    TRICKS,
    Minchiate,
    led_suit,
)
from ridotto.table import Seat, View
from ridotto.table.tricks import Trick

SUIT_KEYS: Final = tuple(suit.letter for suit in SUITS)
KIND: Final = {card: SUIT_LETTER.get(card, "T") for card in PACK.cards} | {MATTO: MATTO}
"""The suit letter of a card, ``T`` for tarocchi, ``M`` for the Matto."""


class Memory:
    """All that one chair can know of where the cards lie."""

    def __init__(self, view: View[Minchiate]) -> None:
        assert view.seat is not None
        self.table = table = view.table
        self.deal = deal = table.deal
        self.rules = table.rules
        self.worth = table.rules.worth
        self.me: Seat = view.seat
        self.partner: Seat = table.party.after(self.me, 2)
        self.enemies: tuple[Seat, Seat] = (
            table.party.after(self.me),
            table.party.after(self.me, 3),
        )
        """The one who plays after me, and the one before me."""
        self.side = table.side(self.me)
        self.hand: tuple[Card, ...] = (*deal.hands[self.me], *deal.laid[self.me])
        self.left = TRICKS + 1 - deal.trick_number
        """How many tricks are still to be made, the one on the table among them."""
        self.gone: set[Card] = {p.card for p in deal.trick}
        self.gone.update(deal.piles[0], deal.piles[1])
        if deal.waiting is not None:
            self.gone.add(MATTO)
        self.known = [self._known_hand(seat) for seat in SEATS]
        self.folla = self._known_folla()
        self.void = self._voids()
        self.no_king = self._kings_not_held()
        self.laid_away = self._laid_away()

    def enemy(self, seat: Seat) -> bool:
        """Does this person play against me?"""
        return seat not in (self.me, self.partner)

    def _known_hand(self, seat: Seat) -> set[Card]:
        """Cards this person is known to hold: shown, declared or lying open."""
        deal = self.deal
        held = {c for c in (*deal.hands[seat], *deal.laid[seat]) if c != BACK}
        # Carte di conto are not laid away (Dr. 8); of the rest one knows once that is done.
        settled = not deal.owed[seat] or bool(deal.exposed[seat])
        held.update(card for card in deal.shown[seat] if settled or card in self.worth)
        return held.difference(self.gone, deal.exposed[seat])

    def _known_folla(self) -> set[Card]:
        """Cards known to be out of play."""
        own = self.deal.discards[self.me] or ()
        return {card for card in (*self.deal.folla, *own) if card != BACK}

    def _voids(self) -> list[set[str]]:
        """Suits each person has shown to be out of; later cards of that suit unsay it."""
        void: list[set[str]] = [set() for _ in SEATS]
        tricks = [trick.plays for trick in self.deal.tricks]
        for plays in (*tricks, self.deal.trick):
            led = led_suit(plays)
            for played in plays:
                kind = KIND[played.card]
                void[played.seat].discard(kind)
                if led is None or kind in (led, MATTO):
                    continue
                void[played.seat].add(led)
                if kind != "T":
                    void[played.seat].add("T")
        for seat in SEATS:
            void[seat].difference_update(KIND[card] for card in self.known[seat])
        for seat in self.deal.fallen:
            held = {KIND[card] for card in self.known[seat]}
            void[seat].update({*SUIT_KEYS, "T"} - held)
        return void

    def _laid_away(self) -> list[set[str]]:
        """Suits of which each person laid cards away and which he has not followed since."""
        suits = [{KIND[card] for card in cards} for cards in self.deal.exposed]
        for plays in (*(trick.plays for trick in self.deal.tricks), self.deal.trick):
            for played in plays:
                suits[played.seat].discard(KIND[played.card])
        return suits

    def _kings_not_held(self) -> list[set[Card]]:
        """A player who could have saved a king and did not has none (Dr. 16)."""
        out: list[set[Card]] = [set() for _ in SEATS]
        for trick in self.deal.tricks:
            if trick.first_round:
                _note_kings(trick, out, excused=self.rules.king.matto_saves)
        return out

    def tarocchi_led(self, seat: Seat) -> tuple[tuple[int, Card], ...]:
        """The tarocchi a person has led, each with the place of its trick."""
        return tuple(
            (place, trick.plays[0].card)
            for place, trick in enumerate(self.deal.tricks)
            if trick.leader == seat and trick.plays[0].card in NUMBER
        )


def _note_kings(trick: Trick, out: list[set[Card]], *, excused: bool) -> None:
    led = led_suit(trick.plays)
    if led is None or led == "T":
        return
    trumped = False
    for played in trick.plays:
        if trumped and not (excused and played.card == MATTO):
            out[played.seat].add(KING_OF[led])
        trumped = trumped or played.card in NUMBER


def later(memory: Memory, turn: Seat) -> tuple[Seat, ...]:
    """Who plays to this trick after this person; open hands last where the book has it so."""
    table, deal = memory.table, memory.deal
    played = {turn, *(p.seat for p in deal.trick)}
    order = [s for s in table.party.round_from(deal.leader) if s not in played and deal.hands[s]]
    if table.rules.fallen.chooser is Chooser.LEADER:
        return tuple(order)
    return tuple(sorted(order, key=lambda seat: seat in deal.fallen))
