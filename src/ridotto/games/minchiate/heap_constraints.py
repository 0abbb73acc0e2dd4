"""Which card may lie in which heap of a deal, and random ways to fill the heaps accordingly."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Final, TypeAlias, TypeVar

from ridotto.cards import Card
from ridotto.games.minchiate.pack import PACK, SUIT_LETTER, SUITS
from ridotto.games.minchiate.seat_knowledge import SeatKnowledge
from ridotto.games.minchiate.state import SEATS
from ridotto.table import Dice, Seat

T = TypeVar("T")


class Heap(IntEnum):
    """Where a card is once all have discarded: kept for the play, laid away, in the folla.

    Numbers, not names alone: sets of them come in the same order in every run.
    """

    KEPT_A, KEPT_B, KEPT_C, KEPT_D = range(4)
    AWAY_A, AWAY_B, AWAY_C, AWAY_D = range(4, 8)
    DRAWN = 8
    """Laid away by the robber and drawn by a short dealer (Fi. 8)."""
    FOLLA_COPPE, FOLLA_DENARI, FOLLA_SPADE, FOLLA_BASTONI, FOLLA_TAROCCHI = range(9, 14)
    FOLLA_OF_POSITION = 14


KEPT: Final = (Heap.KEPT_A, Heap.KEPT_B, Heap.KEPT_C, Heap.KEPT_D)
AWAY: Final = (Heap.AWAY_A, Heap.AWAY_B, Heap.AWAY_C, Heap.AWAY_D)
FOLLE: Final = tuple(Heap)[Heap.FOLLA_COPPE :]
FOLLA_OF: Final = dict(zip((*(suit.letter for suit in SUITS), "T"), FOLLE, strict=False))

Room: TypeAlias = dict[Heap, int]
Options: TypeAlias = dict[Card, set[Heap]]
Filled: TypeAlias = dict[Heap, list[Card]]
Need: TypeAlias = tuple[frozenset[Card], set[Heap]]
"""At least one of these cards lies in one of these heaps."""


class DealConstraints:
    """The heaps of a deal, how many cards each holds, and what may lie where."""

    def __init__(self, knows: SeatKnowledge) -> None:
        self.knows, self.pack, self.play = knows, knows.pack, knows.play
        self.rules = knows.pack.rules
        self.room = self._position_room() or self._room()
        self.certain = dict(self._certain())
        self.had = dict(self._had())
        self.needs = [need for need in self._needs() if need[0]]
        self._found: dict[Seat | None, Options] = {}

    def _position_room(self) -> Room:
        position = self.knows.position
        if position is None:
            return {}
        hands = {KEPT[seat]: len(position.hands[seat]) for seat in SEATS}
        return {**hands, Heap.FOLLA_OF_POSITION: len(position.folla)}

    def _room(self) -> Room:
        """Each hand with what it keeps and lays away; the folla by its suits (Dr. 8-9)."""
        pack, blind = self.pack, len(self.play.blind)
        room: Room = {}
        for seat in SEATS:
            away = len(self.play.discards[seat][-1].cards) if self.play.discards[seat] else 0
            room[KEPT[seat]] = len(pack.dealt[seat]) + len(pack.got[seat]) - away
            room[AWAY[seat]] = away - (blind if seat == pack.cutter else 0)
        room[Heap.DRAWN] = blind
        folla = len(pack.talon) - len(pack.took)
        counts = (*pack.counts, folla - sum(pack.counts))
        return room | dict(zip(FOLLA_OF.values(), counts, strict=True))

    def _certain(self) -> Iterator[tuple[Card, Heap]]:
        """Cards whose heap this chair has seen."""
        pack, play = self.pack, self.play
        talon = {pack.lying[place] for place in pack.talon if place in pack.lying}
        for card in (pack.folla | talon) - set(pack.took):
            yield card, self._folla_of(card)
        for seat in SEATS:
            for card in play.known_discards(seat):
                yield card, AWAY[seat]
        for card in play.drawn:
            yield card, Heap.DRAWN

    def _folla_of(self, card: Card) -> Heap:
        if self.knows.position is not None:
            return Heap.FOLLA_OF_POSITION
        return FOLLA_OF[SUIT_LETTER.get(card, "T")]

    def _had(self) -> Iterator[tuple[Card, Seat]]:
        """Cards this chair has seen a person get: turned up, robbed, taken, or its own."""
        for seat, cards in self.pack.got.items():
            for card in cards:
                yield card, seat
        for seat, places in self.pack.dealt.items():
            for place in places:
                if place in self.pack.lying:
                    yield self.pack.lying[place], seat
        if self.knows.position is not None:
            for seat, hand in enumerate(self.knows.position.hands):
                for card in hand:
                    yield card, seat

    def from_pack(self, seat: Seat) -> set[Heap]:
        """Where the cards are that a person got."""
        heaps = {KEPT[seat], AWAY[seat]}
        return heaps | {Heap.DRAWN} if seat == self.pack.cutter else heaps

    def in_hand(self, seat: Seat) -> set[Heap]:
        """Where the cards are that a person plays with."""
        return {KEPT[seat], Heap.DRAWN} if seat == self.pack.dealer else {KEPT[seat]}

    def _needs(self) -> Iterator[Need]:
        """A revoke needs its better card, a wrong discard its carta di conto, a place its sort."""
        pack, play = self.pack, self.play
        for seat, cards in play.witness:
            yield cards, self.in_hand(seat)
        for seat in play.hidden_discards():
            number = len(play.discards[seat][-1].cards)
            if play.judged.get(seat) is False and number == pack.owed[seat]:
                yield frozenset(self.rules.worth), {AWAY[seat]}
        open_cards = {card for cards in pack.got.values() for card in cards}
        for place in pack.sorts.keys() - pack.lying.keys():
            cards = self.knows.wanted[place]
            for seat, places in pack.dealt.items():
                if place in places:
                    yield cards - open_cards, self.from_pack(seat)
            if place in pack.talon and cards.isdisjoint(pack.took):
                yield cards, set(FOLLE)

    def maybe_rich(self) -> list[Seat]:
        """Who may have had nothing but carte di conto to keep, for all this chair knows."""
        drawn = self.play.blind and not self.play.drawn
        return [
            seat
            for seat in SEATS
            if seat in self.play.hidden_discards() or (drawn and seat == self.pack.cutter)
        ]

    def options(self, rich: Seat | None, dice: Dice) -> Options:
        """Where each card may lie, if this person had nothing but carte di conto to keep."""
        if self._claim_is_split():
            return self._find_options(rich, dice)
        if rich not in self._found:
            self._found[rich] = self._find_options(rich, dice)
        return {card: set(heaps) for card, heaps in self._found[rich].items()}

    def _find_options(self, rich: Seat | None, dice: Dice) -> Options:
        options = {card: self._facts(card) for card in self._cards()}
        self._split_claim(options, dice)
        self._discard_rightly(options, rich)
        narrow(options, self.room)
        if undecided(options) or self.maybe_rich():
            self._rule_out(options)
            narrow(options, self.room)
        return options

    def _rule_out(self, options: Options) -> None:
        """Nobody holds what would make his declarations or his plays wrong (Dr. 10)."""
        known = {*self.play.held, *self.certain}
        known |= {card for card, seat in self.had.items() if seat == self.knows.seat}
        doubtful = [card for card in options if card not in known]
        for seat, cards in self.play.ruled_out(doubtful):
            for card in cards:
                options[card] -= self.in_hand(seat)

    def _cards(self) -> list[Card]:
        position = self.knows.position
        gone = {card for pile in position.piles for card in pile} if position else ()
        return [card for card in PACK.cards if card not in gone]

    def _facts(self, card: Card) -> set[Heap]:
        """The heaps that what was seen leaves open to a card."""
        if card in self.certain:
            return {self.certain[card]}
        heaps = {heap for heap in self.room if heap not in FOLLE}
        had, held = self.had.get(card), self.play.held.get(card)
        if had is not None:
            heaps &= self.from_pack(had)
        if held is not None:
            heaps &= self.in_hand(held)
        folla = had is None and held is None
        # The dealer has taken every carta di conto out of the folla (Dr. 8).
        if folla and (card not in self.rules.worth or self.knows.position is not None):
            heaps.add(self._folla_of(card))
        return heaps

    def _claim_is_split(self) -> bool:
        """Is a claim open, and does nobody know which of its cards a short dealer drew?"""
        pack, play = self.pack, self.play
        return bool(pack.dealer is not None and play.blind and not play.drawn and play.claimed)

    def _split_claim(self, options: Options, dice: Dice) -> None:
        """What a short dealer drew stands last in his hand; how much of it is left, who knows."""
        pack, play = self.pack, self.play
        if pack.dealer is None or not self._claim_is_split():
            return
        hand = play.claimed[pack.dealer]
        drawn = dice.randrange(0, min(len(hand), len(play.blind)) + 1)
        for place, card in enumerate(hand):
            late = place >= len(hand) - drawn
            options[card] &= {Heap.DRAWN if late else KEPT[pack.dealer]}

    def _discard_rightly(self, options: Options, rich: Seat | None) -> None:
        """Carte di conto are laid away only where nothing else is left (Dr. 8-9).

        So either there is none among the discards, or nothing but them in the hand. At a strict
        table the former is taken for granted where it can be, and nothing is else.
        """
        for seat in SEATS:
            drawn = self.play.drawn if seat == self.pack.cutter else ()
            away = (*self.play.known_discards(seat), *drawn)
            conto = any(card in self.rules.worth for card in away)
            bound = not self.play.strict or self.play.judged.get(seat, False)
            if not self.play.discards[seat] or self.play.judged.get(seat) is False:
                continue
            if conto or seat == rich:
                for card in options if bound else ():
                    if card not in self.rules.worth:
                        options[card] -= {KEPT[seat]}
            else:
                for card in self.rules.worth:
                    options[card] -= self.from_pack(seat) - {KEPT[seat]}

    def met(self, filled: Filled) -> bool:
        """Does everything lie where it must?"""
        return all(
            any(not cards.isdisjoint(filled[heap]) for heap in heaps if heap in filled)
            for cards, heaps in self.needs
        )


def narrow(options: Options, room: Room) -> None:
    """Close every heap that cards with no other place fill already, until none is left."""
    closed: set[Heap] = set()
    while True:
        certain = [heap for heaps in options.values() if len(heaps) == 1 for heap in heaps]
        full = {heap for heap in room if certain.count(heap) >= room[heap]} - closed
        if not full:
            return
        closed |= full
        for heaps in options.values():
            if len(heaps) > 1:
                heaps -= full


def undecided(options: Options) -> list[Card]:
    """The cards that may lie in more than one heap."""
    return [card for card, heaps in options.items() if len(heaps) > 1]
