"""What one seat knows of the pack of a deal, from the shuffle to the folla."""

from dataclasses import dataclass, field

from ridotto.cards import BACK, Card
from ridotto.games.minchiate import acts, events
from ridotto.games.minchiate.cut_and_robbery import worthless_bottom
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import (
    SEATS,
)
from ridotto.table import Event, Seat


@dataclass
class PackSeen:
    """The pack, from the shuffle to the folla.

    Places are those of the shuffled pack, top first. The cutter lifts the top n cards and the
    rest goes on top of them: so the deal begins at place n, and runs round the end of the pack
    to the last card he did not rob (Dr. 8).
    """

    rules: Rules
    dealer: Seat | None = None
    cutter: Seat | None = None
    lying: dict[int, Card] = field(default_factory=dict)
    """Known cards by their place."""
    sorts: dict[int, frozenset[Card]] = field(default_factory=dict)
    """The cards of the sort that is known to lie at a place."""
    drawing: int = 0
    lifted: int = 0
    robbed: int = 0
    next: int = 0
    """How many cards are dealt."""
    dealt: dict[Seat, list[int]] = field(default_factory=dict)
    """The places of the cards that each person got face down."""
    talon: list[int] = field(default_factory=list)
    took: tuple[Card, ...] = ()
    got: dict[Seat, list[Card]] = field(default_factory=lambda: {seat: [] for seat in SEATS})
    """What everybody saw a person get."""
    owed: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    """How many cards each person must lay away."""
    folla: set[Card] = field(default_factory=set)
    counts: tuple[int, ...] = ()
    """The suits of the folla as announced after the deal."""

    def note(self, event: Event) -> None:
        """Record what an event reveals about the pack."""
        match event:
            case acts.Draw(place=place):
                self.drawing = place
            case events.Drew(card=card):
                self.lying[self.drawing] = card
            case events.BottomSeen():
                self._bottom(event)
            case acts.Cut() | events.BottomLifted() | acts.Rob() | events.Looked():
                self._cut(event)
            case events.Dealt() | events.TurnedUp() | events.Scoperta() | events.Stopped():
                self._deal(event)
            case events.Took(seat=seat, cards=cards):
                self.took = cards
                self.got[seat] += cards
                self.owed[seat] += len(cards)
                self.talon = [self._place(n) for n in range(self.next, len(PACK) - self.robbed)]
            case events.FollaSeen(cards=cards) | events.FollaSpread(cards=cards):
                self.folla |= set(cards) - {BACK}
            case events.Announced(counts=counts):
                self.counts = counts

    def _bottom(self, event: events.BottomSeen) -> None:
        """The dealer shuffles until the bottom card is worthless (Dr. 8)."""
        bottom = len(PACK) - 1
        self.dealer = event.dealer
        self.sorts[bottom] = frozenset(
            card for card in PACK.cards if worthless_bottom(self.rules, card) != event.again
        )
        if event.card is not None:
            self.lying[bottom] = event.card

    def wanted(self) -> dict[int, frozenset[Card]]:
        """What may lie at places of which something is known."""
        return self.sorts | {place: frozenset({card}) for place, card in self.lying.items()}

    def _cut(self, event: Event) -> None:
        """What he robs is shown; why he stops is his own affair (Dr. 8)."""
        place = self.lifted - self.robbed - 1
        match event:
            case acts.Cut(seat=seat, lifted=lifted):
                self.cutter, self.lifted = seat, lifted
            case events.BottomLifted(card=card):
                if card is not None:
                    self.lying[place] = card
            case acts.Rob(seat=seat, card=card):
                self.lying[place] = card
                self.got[seat].append(card)
                self.owed[seat] += 1
                self.robbed += 1
            case events.Looked(cards=cards):
                self._look(place, cards)

    def _look(self, place: int, cards: tuple[Card, ...]) -> None:
        known = ((place - n, card) for n, card in enumerate(cards) if card != BACK)
        self.lying.update(known)
        self.dealt = {seat: [] for seat in SEATS}

    def _place(self, number: int) -> int:
        return (self.lifted + number) % len(PACK)

    def _deal(self, event: Event) -> None:
        match event:
            case events.Dealt(seat=seat, cards=cards):
                places = [self._place(self.next + n) for n in range(len(cards))]
                self.dealt[seat] += places
                self.next += len(cards)
                self.lying.update(p for p in zip(places, cards, strict=True) if p[1] != BACK)
            case events.TurnedUp(seat=seat, card=card) | events.Scoperta(seat=seat, card=card):
                self.lying[self._place(self.next)] = card
                self.got[seat].append(card)
                self.owed[seat] += isinstance(event, events.Scoperta)
                self.next += 1
            case events.Stopped(card=card):
                self.lying[self._place(self.next)] = card
