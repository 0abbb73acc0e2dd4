"""What one seat knows of a deal, gathered from the events it saw and from nothing else."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ridotto.cards import BACK, Card
from ridotto.games.minchiate import acts, events
from ridotto.games.minchiate.challenges import REVOKES
from ridotto.games.minchiate.corrections import place_in
from ridotto.games.minchiate.pack import KINGS, MATTO, PACK, SUIT_LETTER, SUITS, TAROCCHI
from ridotto.games.minchiate.pack_knowledge import PackSeen
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import (
    SEATS,
    TRICKS,
    Minchiate,
    suits_in,
)
from ridotto.games.minchiate.tricks import Duty, judge_card
from ridotto.games.minchiate.versicole import find_versicole
from ridotto.table import Event, Seat
from ridotto.table.tricks import Played

ALIKE: Final = (
    *(suit.cards[1:] for suit in SUITS),
    *((king,) for king in KINGS),
    TAROCCHI,
    (MATTO,),
)
"""Cards that bind their holder alike: the judge knows suits, kings, tarocchi and the Matto."""


class Moment(NamedTuple):
    """A card being played, and what was on the table then."""

    played: Played
    before: tuple[Played, ...]
    number: int
    led: frozenset[str]


def kinds_of(cards: Collection[Card]) -> list[list[Card]]:
    """The cards, those together that are alike."""
    there = set(cards)
    kinds = ([card for card in alike if card in there] for alike in ALIKE)
    return [kind for kind in kinds if kind]


def forbidding(rules: Rules, moment: Moment, kinds: Iterable[list[Card]]) -> dict[Card, str]:
    """The cards that, held besides this one, make its play unlawful; and by which rule.

    To look at one card at a time is enough: each duty comes from a single card (Dr. 5, 10, 16).
    """
    card = moment.played.card
    found: dict[Card, str] = {}
    for kind in kinds:
        duty = Duty(rules, (card, kind[0]), moment.before, moment.number, moment.led)
        verdict = judge_card(duty, card)
        if not verdict.lawful:
            found.update(dict.fromkeys(kind, verdict.rule))
    return found


def revoke(found: dict[Card, str]) -> frozenset[Card]:
    """Those of the cards that make the play a revoke (Dr. 14)."""
    return frozenset(card for card, rule in found.items() if rule in REVOKES)


def breaking(rules: Rules, versicola: Sequence[Card], cards: Iterable[Card]) -> list[Card]:
    """Those cards that would have made it another versicola: it is declared whole (Decision)."""
    shown = frozenset(versicola)

    def stands(card: Card) -> bool:
        found = find_versicole(rules, (*versicola, card))
        return any(shown in (frozenset(v.cards), frozenset(v.own_cards)) for v in found)

    return [card for card in cards if card not in SUIT_LETTER or card in KINGS if not stands(card)]


@dataclass
class PlaySeen:
    """Discards, declarations and tricks: in whose hand a card was when the play began."""

    rules: Rules
    strict: bool
    number: int = 1
    held: dict[Card, Seat] = field(default_factory=dict)
    declared: list[tuple[Seat, tuple[Card, ...]]] = field(default_factory=list)
    cleared: list[Moment] = field(default_factory=list)
    """Plays that a challenge has shown to be no revokes."""
    witness: list[tuple[Seat, frozenset[Card]]] = field(default_factory=list)
    """One of these cards was in that hand: a revoke was established."""
    discards: dict[Seat, list[acts.Discard]] = field(default_factory=lambda: defaultdict(list))
    shown: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    judged: dict[Seat, bool] = field(default_factory=dict)
    """Discards that a challenge has shown to be right or wrong."""
    blind: tuple[int, ...] = ()
    drawn: tuple[Card, ...] = ()
    claimed: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Hands in their order, laid open by a claim."""
    taken_back: set[Card] = field(default_factory=set)
    mended: set[Card] = field(default_factory=set)
    """Laid away before the play, and taken up again during it."""
    moments: list[Moment] = field(default_factory=list)
    trick: tuple[Played, ...] = ()
    led: frozenset[str] = frozenset()

    def note(self, event: Event) -> None:
        """Record what an event reveals about the hands."""
        match event:
            case acts.Discard(seat=seat):
                self.discards[seat].append(event)
            case acts.TakeBlind(places=places):
                self._draw(places)
            case events.FilledUp(cards=cards) if BACK not in cards:
                self.drawn = cards
            case events.DiscardsShown(seat=seat, cards=cards):
                self.shown[seat] = cards
            case acts.Declare(seat=seat, versicole=versicole):
                for cards in versicole:
                    self._hold(seat, cards)
                    self.declared.append((seat, cards))
            case acts.LayOpen(seat=seat, cards=cards) | events.LeftOver(seat=seat, cards=cards):
                self._hold(seat, cards)
            case events.ClaimGranted(hands=hands):
                for seat, cards in enumerate(hands):
                    self._hold(seat, cards)
                    self.claimed[seat] = cards
            case _:
                self._tricks(event)

    def _hold(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.held.update((card, seat) for card in cards if card not in self.mended)

    def _draw(self, places: tuple[int, ...]) -> None:
        """A short dealer draws from the only discard there is, the robber's (Fi. 8)."""
        self.blind = places
        robber, (*_, heap) = next(pair for pair in self.discards.items() if pair[1])
        if BACK not in heap.cards:
            self.drawn = tuple(heap.cards[place] for place in places)
            rest = (card for n, card in enumerate(heap.cards) if n not in places)
            self.shown[robber] = tuple(rest)

    def known_discards(self, seat: Seat) -> tuple[Card, ...]:
        """What a person laid away and nobody drew, if this chair knows it."""
        if seat in self.shown or not self.discards[seat]:
            return self.shown.get(seat, ())
        cards = self.discards[seat][-1].cards
        return () if BACK in cards else cards

    def hidden_discards(self) -> list[Seat]:
        """Whose discards this chair does not know."""
        return [s for s in SEATS if self.discards[s] and not self.known_discards(s)]

    def _tricks(self, event: Event) -> None:
        match event:
            case acts.SetUp(hand_a=hand, suits_led=suits):
                self.number, self.led = TRICKS + 1 - (len(hand) or TRICKS), frozenset(suits)
            case acts.Play(seat=seat, card=card):
                self._play(Played(seat, card, seat))
            case acts.PlayFallen(seat=by, fallen=seat, card=card):
                self._play(Played(seat, card, by))
            case acts.TakeBack(card=card):
                self._take_back(card)
            case acts.Mend(seat=seat, card=card):
                self._mend(seat, card)
            case events.TrickGathered():
                self.led |= suits_in(self.trick)
                self.trick, self.number = (), self.number + 1
            case events.ChallengeDecided():
                self._decide(event)

    def _play(self, played: Played) -> None:
        moment = Moment(played, self.trick, self.number, self.led)
        self.moments.append(moment)
        self.trick = (*self.trick, played)
        if played.card not in self.mended:
            self.held[played.card] = played.seat

    def _mend(self, seat: Seat, card: Card) -> None:
        """Of what he laid away, or out of his hand (Dr. 20)."""
        if card in self.shown.get(seat, ()):
            self.mended.add(card)
            self.taken_back.add(card)
        else:
            self.held[card] = seat

    def _take_back(self, card: Card) -> None:
        """Only a revoke is taken back, with all that was played after it (Dr. 14)."""
        place = place_in(self.trick, card)
        assert place is not None
        moment = self.moments[place - len(self.trick)]
        self.witness.append((moment.played.seat, frozenset(self._better(moment))))
        self.taken_back |= {played.card for played in self.trick[place:]}
        del self.moments[place - len(self.trick) :]
        self.trick = self.trick[:place]

    def _better(self, moment: Moment) -> dict[Card, str]:
        """The cards of which one was in the hand, if another should have been played."""
        gone = {m.played.card for m in self.moments if m.number < moment.number}
        left = [card for card in PACK.cards if card not in gone]
        return forbidding(self.rules, moment, kinds_of(left))

    def _decide(self, event: events.ChallengeDecided) -> None:
        """The referee sees everything, and his word tells something of it (Dr. 14)."""
        if event.ground == acts.Ground.WRONG_DISCARD.value:
            self.judged[event.against] = not event.upheld
        if event.ground != acts.Ground.REVOKE.value:
            return
        for moment in self.moments:
            if moment.number == event.trick and moment.played.by == event.against:
                if not event.upheld:
                    self.cleared.append(moment)
                elif moment.played.seat == event.against:
                    self.witness.append((event.against, revoke(self._better(moment))))

    def ruled_out(self, cards: Collection[Card]) -> Iterator[tuple[Seat, Collection[Card]]]:
        """People, and which of these cards were not in their hands."""
        kinds = kinds_of(cards)
        for seat, versicola in self.declared:
            yield seat, breaking(self.rules, versicola, cards)
        for moment in self.cleared:
            yield moment.played.seat, revoke(forbidding(self.rules, moment, kinds))
        # At a strict table a card is no proof that its player had no better one.
        for moment in () if self.strict else self.moments:
            yield moment.played.seat, forbidding(self.rules, moment, kinds)


class SeatKnowledge:
    """A deal as one seat (None: a spectator) saw it, from its shuffle on."""

    def __init__(self, seat: Seat | None, opening: Minchiate, seen: tuple[Event, ...]) -> None:
        self.seat, self.seen = seat, seen
        self.pack = PackSeen(opening.rules)
        self.play = PlaySeen(opening.rules, opening.strict)
        for event in seen:
            # The play begins when the folla has been told, or with a position.
            told = self.pack.counts or isinstance(seen[0], acts.SetUp)
            (self.play if told else self.pack).note(event)
        self.wanted = self.pack.wanted()

    @property
    def position(self) -> acts.SetUp | None:
        """The position that was laid, if the deal began with one."""
        first = self.seen[0]
        return first if isinstance(first, acts.SetUp) and first.folla else None

    def sequence(self, seat: Seat | None) -> list[Card]:
        """Cards of a hand in the order it holds them; those taken back have lost theirs."""
        hand = self.play.claimed.get(seat, ()) if seat is not None else ()
        return [card for card in hand if card not in self.play.taken_back]

    def wants(self, places: Sequence[int]) -> dict[int, Collection[Card]]:
        """What may lie at some places of the pack, by their numbers in this list."""
        return {n: self.wanted[p] for n, p in enumerate(places) if p in self.wanted}
