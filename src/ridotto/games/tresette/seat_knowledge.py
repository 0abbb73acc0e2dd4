"""What a chair knows of the cards of a deal, place by place of the pack after the cut."""

from collections.abc import Hashable, Sequence

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.tresette.acts import Cut, Play
from ridotto.games.tresette.deal_start import packet_sizes
from ridotto.games.tresette.events import (
    Dealt,
    Drew,
    Heard,
    PacketLaid,
    TakenUp,
    TalonTaken,
    TrickTaken,
    TurnedUp,
)
from ridotto.games.tresette.items import Item, read_item
from ridotto.games.tresette.pack import PACK, RANKS, SUIT_LETTERS, suit_of
from ridotto.games.tresette.state import Tresette
from ridotto.table import Dice, Event, Seat
from ridotto.table.acts import Draw

Heap = Hashable


class AnnouncedCards(msgspec.Struct, frozen=True):
    """What somebody announced of the cards in one of his heaps."""

    heap: Heap
    item: Item


class SeatKnowledge:
    """A deal as it was seen: known cards in ``row``, the places of every heap with unknown ones.

    A heap is a hand, a packet of one of two players, or the talon.
    """

    def __init__(self) -> None:
        self.row: list[Card] = [BACK] * len(PACK)
        self.lifted = 0
        self.places: dict[Heap, list[int]] = {}
        self.had: dict[Heap, set[Card]] = {}
        """Cards known to have been in a heap, by knows or by play."""
        self.void: dict[Heap, set[str]] = {}
        self.told: list[AnnouncedCards] = []

    def room(self) -> dict[Heap, int]:
        """How many unknown places each heap has."""
        return {heap: len(places) for heap, places in self.places.items()}

    def unknown(self) -> list[Card]:
        """The cards whose place is not known."""
        lying = set(self.row)
        return [card for card in PACK.cards if card not in lying]

    def options(self, dice: Dice, *, strictly: bool) -> dict[Card, set[Heap]] | None:
        """Where each card whose place is not known may lie; None if a guess cannot be."""
        sure = {card: heap for heap, cards in self.had.items() for card in cards}
        options = {card: self._heaps(card, sure, strictly=strictly) for card in self.unknown()}
        if strictly:
            for told in self.told:
                if not self._believe(told, options, dice):
                    return None
        return options if all(options.values()) else None

    def _heaps(self, card: Card, sure: dict[Card, Heap], *, strictly: bool) -> set[Heap]:
        if card in sure:
            return {sure[card]}
        return {
            heap
            for heap in self.places
            if not strictly or suit_of(card) not in self.void.get(heap, set())
        }

    def _believe(self, told: AnnouncedCards, options: dict[Card, set[Heap]], dice: Dice) -> bool:
        """Exactly as many of the rank, or of the suit from the top, lie in the heap."""
        item, heap = told.item, told.heap
        if item.napolitana:
            suit = [Card(item.suit + rank) for rank in RANKS]
            return _settle(options, heap, suit[: item.number], suit[item.number : item.number + 1])
        rank = [Card(letter + item.rank) for letter in SUIT_LETTERS]
        inside = self.had.get(heap, set())
        missing = item.number - sum(card in inside for card in rank)
        fit = [c for c in rank if c in options and heap in options[c] and c not in inside]
        if not 0 <= missing <= len(fit):
            return False
        dice.shuffle(fit)
        return _settle(options, heap, fit[:missing], fit[missing:])


def _settle(
    options: dict[Card, set[Heap]], heap: Heap, inside: Sequence[Card], outside: Sequence[Card]
) -> bool:
    """These cards lie in the heap, those do not."""
    for card in inside:
        if card in options:
            if heap not in options[card]:
                return False
            options[card] = {heap}
    for card in outside:
        if card in options:
            options[card] = options[card] - {heap}
    return True


def see(state: Tresette, seen: Sequence[Event]) -> SeatKnowledge:
    """Gather what the events of one deal, or of a draw, have shown."""
    looking = _Looking(state)
    for event in seen:
        looking.watch(event)
    return looking.knows()


class _Looking:
    """Walks through the events of a deal."""

    def __init__(self, state: Tresette) -> None:
        self.state = state
        self.seen = SeatKnowledge()
        self.next = 0
        self.drawn = 0
        self.packet: dict[Seat, int] = dict.fromkeys(range(state.rules.seats), 0)
        self.laid: dict[Heap, list[int]] = {}
        self.trick: list[Card] = []

    def watch(self, event: Event) -> None:
        """One event more."""
        match event:
            case Draw(place=place):
                self.drawn = place
            case Drew(card=card):
                self.seen.row[self.drawn] = card
            case Cut(lifted=lifted):
                self.seen.lifted = lifted
            case Dealt(seat=seat, cards=cards) | PacketLaid(seat=seat, cards=cards):
                self._deal(event, seat, cards)
            case TakenUp(seat=seat, cards=cards):
                self.packet[seat] += 1
                self._know(self.laid[seat, self.packet[seat]], cards)
            case TurnedUp(seat=seat, heap=heap, card=card):
                self.seen.row[self.laid[seat, heap + 1].pop(0)] = card
            case Play(seat=seat, card=card):
                self._play(seat, card)
            case TrickTaken():
                self.trick = []
            case TalonTaken(cards=cards):
                self._know(range(self.next, len(PACK)), cards)
            case Heard(seat=seat, items=items):
                for heard in items:
                    self._tell(seat, heard.item)
            case _:
                pass

    def _deal(self, event: Event, seat: Seat, cards: tuple[Card, ...]) -> None:
        places = list(range(self.next, self.next + len(cards)))
        self.next += len(cards)
        if isinstance(event, PacketLaid):
            self.packet[seat] += 1
            self.laid[seat, self.packet[seat]] = places
            if self.packet[seat] == len(packet_sizes(self.state.rules)):
                self.packet[seat] = 0
        else:
            self.laid.setdefault(seat, []).extend(places)
            self._know(places, cards)

    def _know(self, places: Sequence[int], cards: Sequence[Card]) -> None:
        for place, card in zip(places, cards, strict=True):
            if card != BACK:
                self.seen.row[place] = card

    def _heap(self, seat: Seat) -> Heap:
        """Where the cards in this person's hand came from."""
        return (seat, self.packet[seat]) if self.state.rules.packets else seat

    def _play(self, seat: Seat, card: Card) -> None:
        heap = self._heap(seat)
        self.seen.had.setdefault(heap, set()).add(card)
        if self.trick and suit_of(card) != suit_of(self.trick[0]):
            self.seen.void.setdefault(heap, set()).add(suit_of(self.trick[0]))
        self.trick.append(card)

    def _tell(self, seat: Seat, code: str) -> None:
        item = read_item(code)
        if item is not None:
            self.seen.told.append(AnnouncedCards(self._heap(seat), item))

    def knows(self) -> SeatKnowledge:
        """What is known now, and which places are left for the rest."""
        seen, rest = self.seen, dict(self.laid)
        rest["rest"] = list(range(self.next, len(PACK)))
        for heap, places in rest.items():
            seen.places[heap] = [place for place in places if seen.row[place] == BACK]
            lying = {seen.row[place] for place in places} - {BACK}
            seen.had.setdefault(heap, set()).update(lying)
        if self.state.rules.heaps:
            # What lies open is known already, what is told of it too; it binds nothing covered.
            seen.had, seen.void, seen.told = {}, {}, []
        return seen
