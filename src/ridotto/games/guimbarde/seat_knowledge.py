"""What one chair knows of a deal: gathered from the masked events, for sampling worlds."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from ridotto.cards import BACK, Card
from ridotto.games.guimbarde import acts, events
from ridotto.games.guimbarde.faults import ANY_FAULT, breaks
from ridotto.games.guimbarde.marriages import plain_king
from ridotto.games.guimbarde.pack import mate_of
from ridotto.games.guimbarde.rules import HAND, BreakMarriage
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.games.guimbarde.tricks import Duty
from ridotto.table import Event, Seat
from ridotto.table.tricks import Played

TALON: Final = -1
"""The heap that is nobody's hand."""


class Moment(NamedTuple):
    """A card being played, what was on the table then, and which card of the deal it was."""

    played: Played
    before: tuple[Played, ...]
    number: int
    time: int


@dataclass
class SeatKnowledge:
    """A deal as one seat (None: a spectator) saw it, from its shuffle or its position on."""

    opening: Guimbarde
    seat: Seat | None
    seen: tuple[Event, ...]
    spread: dict[int, Card] = field(default_factory=dict)
    """Cards of the draw by their place."""
    drawing: int = 0
    lifted: int = 0
    slots: list[int] = field(default_factory=list)
    """The heap each card of the cut pack went to, top first."""
    own: list[Card] = field(default_factory=list)
    """This chair's cards in the order they came."""
    turned: Card | None = None
    held: dict[Card, int] = field(default_factory=dict)
    """Cards whose heap after the deal is known."""
    named: dict[Seat, int] = field(default_factory=dict)
    told: dict[Seat, int] = field(default_factory=dict)
    comparing: bool = False
    point: acts.Lay | None = None
    moments: list[Moment] = field(default_factory=list)
    trick: tuple[Played, ...] = ()
    number: int = 1
    broke: list[Moment] = field(default_factory=list)
    """Who kept a queen back and paid for it."""
    guilty: list[tuple[Moment, tuple[str, ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.comparing = self.opening.rules.point_by.value == "pips"
        for event in self.seen:
            self._cards(event)
            self._words(event)
            self._play(event)

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
                if seat == self.seat and BACK not in cards:
                    self.own += cards
                    self.held |= dict.fromkeys(cards, seat)
            case events.Turned(card=card):
                self.turned = card
                self.held[card] = TALON
                self.slots += [TALON] * (len(self.opening.rules.the_pack) - len(self.slots))

    def _words(self, event: Event) -> None:
        """What was laid open and named."""
        match event:
            case acts.Take(seat=seat, sets=sets):
                self.held |= {card: seat for cards in sets for card in cards}
            case acts.Name(seat=seat, number=number):
                # A second round of names, by those who have spoken, is about pips.
                self.comparing = self.comparing or seat in self.named
                (self.told if self.comparing else self.named)[seat] = number
            case acts.Silent(seat=seat):
                self.comparing = self.comparing or seat in self.named
            case acts.Lay(seat=seat, cards=cards):
                self.point = event
                self.held |= dict.fromkeys(cards, seat)
            case acts.Marry(seat=seat, card=card):
                mate = mate_of(card)
                assert mate is not None
                self.held |= {card: seat, mate: seat}

    def _play(self, event: Event) -> None:
        """Who played what, what went back, and what the referee said of it."""
        match event:
            case acts.Play(seat=seat, card=card) | acts.Marry(seat=seat, card=card):
                played = Played(seat, card, seat)
                time = len(self.moments)
                self.moments.append(Moment(played, self.trick, self.number, time))
                self.trick = (*self.trick, played)
                self.held[card] = seat
            case events.Paid(payments=payments) if payments[0].rule == "marriage.broken":
                self.broke.append(self.moments[-1])
            case events.TrickGathered():
                self.trick, self.number = (), self.number + 1
            case acts.TakeBack(seat=seat):
                self._went_back(seat, ANY_FAULT)
            case events.ChallengeDecided(upheld=True):
                self._decide(event)

    def _decide(self, event: events.ChallengeDecided) -> None:
        """Claims are decided by what everybody has seen: all they tell is that a card goes back."""
        if event.trick - self._skipped == self.number:
            self._go_back(event.against)

    @property
    def _skipped(self) -> int:
        first = self.seen[0]
        return HAND - first.size if isinstance(first, acts.SetUp) and first.size else 0

    def _moment(self, seat: Seat, number: int) -> Moment:
        """The card of that person that stands in that trick: the last one played to it."""
        own = [m for m in self.moments if m.number == number and m.played.seat == seat]
        return own[-1]

    def _went_back(self, seat: Seat, rules: tuple[str, ...]) -> None:
        self.guilty.append((self._moment(seat, self.number), rules))
        self._go_back(seat)

    def _go_back(self, seat: Seat) -> None:
        place = next(n for n, played in enumerate(self.trick) if played.seat == seat)
        self.trick = self.trick[:place]

    def room(self) -> dict[int, int]:
        """How many cards each heap held after the deal."""
        return dict(Counter(self.slots))

    def options(self) -> dict[Card, set[int]]:
        """The heaps in which each card may have been, apart from what was said about Points."""
        cards = self.opening.rules.the_pack.cards
        heaps = set(self.room()) - {self.seat}
        options = {card: {self.held[card]} if card in self.held else set(heaps) for card in cards}
        for seat, excluded in self.ruled_out:
            for card in excluded:
                if card not in self.held:
                    options[card].discard(seat)
        return options

    @cached_property
    def ruled_out(self) -> tuple[tuple[Seat, Collection[Card]], ...]:
        """Who cannot have had which cards."""
        return tuple(self._ruled_out())

    def _ruled_out(self) -> Iterator[tuple[Seat, Collection[Card]]]:
        # At a strict table a card is no proof that its player had no better one.
        for moment in self.moments:
            rules = () if self.opening.strict else ANY_FAULT
            yield moment.played.seat, self.forbidding(moment, rules) | self._kept_back(moment)
        if self.point is not None:
            suit = self.point.cards[0][0]
            cards = [c for c in self.opening.rules.the_pack.cards if c[0] == suit]
            yield self.point.seat, cards

    def _kept_back(self, moment: Moment) -> frozenset[Card]:
        """Where the marriage may be broken, who does not pay has no queen to keep back."""
        free = self.opening.rules.break_marriage is BreakMarriage.ALLOWED_FOR_FINE
        if not free or len(moment.before) != 1 or moment in self.broke:
            return frozenset()
        queen = mate_of(moment.before[0].card)
        king = plain_king(moment.before[0].card)
        return frozenset({queen}) if king and queen is not None else frozenset()

    def forbidding(self, moment: Moment, rules: Collection[str]) -> frozenset[Card]:
        """The cards that make this play a fault, if one of them was in the hand too.

        To look at one card at a time is enough: each duty comes from a single card.
        """
        assert self.turned is not None
        card, found = moment.played.card, set[Card]()
        others = self.opening.rules.the_pack.cards if rules else ()
        for other in others if moment.before else ():
            duty = Duty(self.opening.rules, self.turned[0], (card, other), moment.before)
            if breaks(duty, card, rules):
                found.add(other)
        return frozenset(found)

    def witnesses(self) -> Iterator[tuple[Seat, frozenset[Card]]]:
        """One of these cards was in that hand: faults established, and queens kept back."""
        for moment, rules in self.guilty:
            seat = moment.played.seat
            gone = {
                m.played.card
                for m in self.moments
                if m.played.seat == seat and m.number < moment.number
            }
            yield seat, self.forbidding(moment, rules) - gone
        for moment in self.broke:
            queen = mate_of(moment.before[0].card)
            assert queen is not None
            yield moment.played.seat, frozenset({queen})

    def claims(self) -> dict[Seat, tuple[int, int]]:
        """Cards and pips (0: not told) of the Points named and not seen; none on a strict table."""
        if self.opening.strict:
            return {}
        known = {self.seat, None if self.point is None else self.point.seat}
        seats = [seat for seat in (*self.named, *self.told) if seat not in known]
        return {seat: (self.named.get(seat, 0), self.told.get(seat, 0)) for seat in seats}
