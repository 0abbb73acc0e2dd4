"""What one chair knows of a deal: gathered from the masked events, for sampling worlds."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ridotto.cards import BACK, Card
from ridotto.games.kaiserspiel import acts, events
from ridotto.games.kaiserspiel.rules import HAND
from ridotto.games.kaiserspiel.state import Kaiserspiel, Named, Told
from ridotto.games.kaiserspiel.tricks import Duty, judge_card
from ridotto.table import Event, Seat
from ridotto.table.tricks import Played

TALON: Final = -1
"""The heap that is nobody's hand."""


class Moment(NamedTuple):
    """A card being played, and what was on the table then."""

    played: Played
    before: tuple[Played, ...]
    number: int


@dataclass
class SeatKnowledge:
    """A deal as one seat (None: a spectator) saw it, from its shuffle or its position on."""

    opening: Kaiserspiel
    seat: Seat | None
    seen: tuple[Event, ...]
    spread: dict[int, Card] = field(default_factory=dict)
    """Cards of the draw by their place."""
    drawing: int = 0
    lifted: int = 0
    dealt: bool = False
    slots: list[int] = field(default_factory=list)
    """The heap each card of the cut pack went to, top first."""
    own: list[Card] = field(default_factory=list)
    """This chair's cards in the order they came."""
    turned: Card | None = None
    dealer: Seat = 0
    held: dict[Card, int] = field(default_factory=dict)
    """Cards whose heap after the deal is known."""
    told: dict[Seat, Told] = field(default_factory=dict)
    named: Named | None = None
    rummel: tuple[Card, ...] | None = None
    moments: list[Moment] = field(default_factory=list)
    trick: tuple[Played, ...] = ()
    number: int = 1

    def __post_init__(self) -> None:
        for event in self.seen:
            self._cards(event)
            self._words(event)
            self._play(event)

    @property
    def position(self) -> acts.SetUp | None:
        """The position that was laid, if the deal began with one."""
        first = self.seen[0]
        return first if isinstance(first, acts.SetUp) and first.hand_a else None

    def _cards(self, event: Event) -> None:
        """The pack, from the shuffle to the turned card."""
        match event:
            case acts.Draw(place=place):
                self.drawing = place
            case events.Drew(card=card):
                self.spread[self.drawing] = card
            case acts.Cut(lifted=lifted):
                self.lifted = lifted
            case events.Dealt(seat=seat, cards=cards):
                self.slots += [seat] * len(cards)
                self._own(seat, cards)
            case acts.SetUp():
                for seat, cards in enumerate(event.hands):
                    self._own(seat, cards)
            case events.Turned(seat=seat, card=card):
                self.turned, self.dealer, self.dealt = card, seat, True
                self.held[card] = TALON if self.opening.rules.turned_apart else seat
                self.slots += [TALON] * (self.opening.rules.cards - len(self.slots))

    def _own(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        if cards and BACK not in cards and seat == self.seat:
            self.own += cards
            self.held |= dict.fromkeys(cards, seat)

    def _words(self, event: Event) -> None:
        """What was shown and told."""
        match event:
            case acts.Show(seat=seat, imperials=sets):
                for card in (card for cards in sets for card in cards):
                    self.held.setdefault(card, seat)
            case acts.Tell(seat=seat, pips=pips, cards=cards) if not self.moments:
                self.told[seat] = Told(seat, pips, cards)
            case acts.Equal(seat=seat):
                best = max(self.told.values(), key=lambda told: (told.cards, told.pips))
                self.told[seat] = Told(seat, best.pips, best.cards)
            case acts.Name(seat=seat, suit=suit, cards=count):
                self.named = Named(seat, suit, count)
            case events.RummelShown(seat=seat, cards=cards):
                self.rummel = cards
                self.held |= dict.fromkeys(cards, seat)

    def _play(self, event: Event) -> None:
        """Who played what, and whose hand was laid open."""
        match event:
            case acts.Play(seat=seat, card=card):
                played = Played(seat, card, seat)
                self.moments.append(Moment(played, self.trick, self.number))
                self.trick = (*self.trick, played)
                self.held[card] = seat
            case events.TrickGathered():
                self.trick, self.number = (), self.number + 1
            case events.ChallengeDecided(against=seat, shown=cards):
                self.held |= dict.fromkeys(cards, seat)

    def room(self) -> dict[int, int]:
        """How many cards each heap held after the deal."""
        rules = self.opening.rules
        heaps = dict.fromkeys(range(rules.players), HAND)
        return {**heaps, TALON: rules.cards - HAND * rules.players}

    def options(self) -> dict[Card, set[int]]:
        """The heaps in which each card may have been, apart from what was said about the Rummel."""
        cards = self.opening.rules.the_pack.cards
        options = {
            card: {self.held[card]} if card in self.held else set(self.room()) for card in cards
        }
        for seat, excluded in self._ruled_out():
            for card in excluded:
                if card not in self.held:
                    options[card].discard(seat)
        return options

    def _ruled_out(self) -> Iterator[tuple[Seat, Collection[Card]]]:
        # At a strict table a card is no proof that its player had no better one.
        for moment in () if self.opening.strict else self.moments:
            yield moment.played.seat, self.forbidding(moment)
        if self.rummel is not None and self.named is not None:
            suit = [c for c in self.opening.rules.the_pack.cards if c[0] == self.named.suit]
            yield self.named.seat, suit

    def forbidding(self, moment: Moment) -> frozenset[Card]:
        """The cards that make this play a fault, if one of them was in the hand too.

        To look at one card at a time is enough: each duty comes from a single card (r. X, XI).
        """
        assert self.turned is not None
        bound = self.opening.rules.players == 3 and moment.number == 1 and not moment.before
        card = moment.played.card
        others = self.opening.rules.the_pack.cards
        duties = {
            other: Duty(self.turned[0], (card, other), moment.before, bound) for other in others
        }
        return frozenset(other for other in others if not judge_card(duties[other], card).lawful)

    def named_by(self, seat: Seat) -> Named | None:
        """The suit this person named; at a strict table it may be false."""
        named = self.named
        own = named is not None and named.seat == seat and not self.opening.strict
        return named if own else None

    def claims(self) -> dict[Seat, Told]:
        """The Rummel that people told; at a strict table they may be false."""
        return {} if self.opening.strict else self.told
