"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: gather what this chair knows, put the cards it does
not know into the heaps where they may lie, and build from them the pack as it was shuffled and
the discards as they were laid away. All other actions are public.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.acts import Discard, SetUp, Shuffle
from ridotto.games.minchiate.heap_constraints import (
    AWAY,
    FOLLE,
    KEPT,
    DealConstraints,
    Filled,
    Heap,
    Options,
)
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.seat_knowledge import SeatKnowledge
from ridotto.games.minchiate.state import SEATS, Minchiate
from ridotto.table import Action, Dice, Game, Seat
from ridotto.table.heaps import fill
from ridotto.table.worlds import SeenDeal, WorldGuesses

ATTEMPTS: Final = 60
PATIENT: Final = 6
"""How many attempts rely on luck for what must lie somewhere; later ones put it there."""

SHUFFLES: Final = 200
"""How often a row of cards is tried before it is given up."""


def world_guesses(game: Game[Minchiate], opening: Minchiate, dice: Dice) -> WorldGuesses[Minchiate]:
    """Ways in which what a seat saw between two shuffles may have been."""
    del game

    def guesses(stretch: SeenDeal[Minchiate]) -> Iterator[list[Action]]:
        knows = SeatKnowledge(stretch.seat, opening, stretch.seen)
        return islice(_guesses(knows, stretch.actions, dice), ATTEMPTS)

    return WorldGuesses(guesses, cut_before=(Shuffle, SetUp))


def _guesses(knows: SeatKnowledge, actions: list[Action], dice: Dice) -> Iterator[list[Action]]:
    """Ways the deal may have been, in one attempt after another."""
    constraints = DealConstraints(knows) if knows.pack.dealt or knows.position else None
    for attempt in range(ATTEMPTS):
        for rich in (None, *(constraints.maybe_rich() if constraints else ())):
            guess = Guess(knows, dice)
            if constraints is not None and not guess.fill(
                constraints, rich, press=attempt >= PATIENT
            ):
                continue
            if guess.lay_out():
                yield [guess.unmask(action) for action in actions]


class Guess:
    """One attempt at a deal: the cards in their heaps, then in their order."""

    def __init__(self, knows: SeatKnowledge, dice: Dice) -> None:
        self.knows, self.dice = knows, dice
        self.heaps: Filled = {}
        self.order: tuple[Card, ...] = ()
        self.hands: list[tuple[Card, ...]] = []
        self.drawn: list[Card] = []

    def fill(self, constraints: DealConstraints, rich: Seat | None, *, press: bool) -> bool:
        """Put the cards into the heaps; False if it cannot be or did not turn out well."""
        options = constraints.options(rich, self.dice)
        if press:
            self._press(constraints, options)
        heaps = fill(constraints.room, options, self.dice)
        self.heaps = heaps or {}
        return heaps is not None and constraints.met(heaps)

    def _press(self, constraints: DealConstraints, options: Options) -> None:
        """See to it that what must lie in a heap does."""
        for cards, heaps in constraints.needs:
            fit = [card for card in options if card in cards and options[card] & heaps]
            if fit and not any(options[card] <= heaps for card in fit):
                options[self.dice.choice(fit)] &= heaps

    def lay_out(self) -> bool:
        """Put the cards in order; False if no order fits what was seen."""
        if self.knows.position is not None:
            return self._lay_hands(self.knows.position)
        return self._lay_pack() and self._lay_drawn()

    def _lay_hands(self, position: SetUp) -> bool:
        """The hands of a position, in an order that fits what a claim has shown of them."""
        for seat, hand in enumerate(position.hands):
            wants = {n: (card,) for n, card in enumerate(hand) if card != BACK}
            row = arrange(self.heaps[KEPT[seat]], wants, self.knows.sequence(seat), self.dice)
            self.hands.append(tuple(row or ()))
        return True

    def _lay_pack(self) -> bool:
        """The pack as it came from the shuffle."""
        pack = dict(self.knows.pack.lying)
        for places, cards, sequence in self._regions():
            row = arrange(cards, self.knows.wants(places), sequence, self.dice)
            if row is None:
                return False
            pack.update(zip(places, row, strict=True))
        self.order = tuple(pack[place] for place in range(len(PACK)))
        return True

    def _regions(self) -> Iterator[tuple[Sequence[int], Sequence[Card], Sequence[Card]]]:
        """Places of the pack that belong together, their cards, and the order known of these."""
        pack = self.knows.pack
        if not pack.dealt:
            yield range(len(PACK)), PACK.cards, ()
            return
        for seat in SEATS:
            yield pack.dealt[seat], self._dealt(seat), self.knows.sequence(seat)
        folla = [card for heap in FOLLE for card in self.heaps.get(heap, ())]
        # The dealer takes the carte di conto as they come.
        yield pack.talon, [*folla, *pack.took], pack.took

    def _dealt(self, seat: Seat) -> list[Card]:
        """What a person got face down: all he had but what everybody saw him get."""
        pack = self.knows.pack
        heaps = (KEPT[seat], AWAY[seat], *((Heap.DRAWN,) if seat == pack.cutter else ()))
        return [c for heap in heaps for c in self.heaps[heap] if c not in pack.got[seat]]

    def _lay_drawn(self) -> bool:
        """What a short dealer drew blind, in the order of the places (Fi. 8)."""
        wants = {n: (card,) for n, card in enumerate(self.knows.play.drawn)}
        sequence = self.knows.sequence(self.knows.pack.dealer)
        row = arrange(self.heaps.get(Heap.DRAWN, ()), wants, sequence, self.dice)
        self.drawn = row or []
        return row is not None

    def unmask(self, action: Action) -> Action:
        """The action as it was in this world."""
        if isinstance(action, Shuffle):
            return Shuffle(action.seat, self.order)
        if isinstance(action, Discard) and BACK in action.cards:
            last = action is self.knows.play.discards[action.seat][-1]
            cards = self._laid_away(action.seat) if last else self._taken_back(action)
            return Discard(action.seat, cards)
        if isinstance(action, SetUp) and self.hands:
            names = ("hand_a", "hand_b", "hand_c", "hand_d")
            hands = dict(zip(names, self.hands, strict=True))
            folla = tuple(self.heaps[Heap.FOLLA_OF_POSITION])
            return msgspec.structs.replace(action, folla=folla, **hands)
        return action

    def _laid_away(self, seat: Seat) -> tuple[Card, ...]:
        """The discard as shown, with what was drawn from it back in its places."""
        cards = list(self.knows.play.shown.get(seat, ()))
        if not cards:
            cards = list(self.heaps[AWAY[seat]])
            self.dice.shuffle(cards)
        if seat == self.knows.pack.cutter:
            for place, card in sorted(zip(self.knows.play.blind, self.drawn, strict=True)):
                cards.insert(place, card)
        return tuple(cards)

    def _taken_back(self, action: Discard) -> tuple[Card, ...]:
        """A discard that was put right: wrong in number, else in a carta di conto."""
        held = [*self._dealt(action.seat), *self.knows.pack.got[action.seat]]
        self.dice.shuffle(held)
        worth = self.knows.pack.rules.worth
        wrong = next((card for card in held if card in worth), held[0])
        held.remove(wrong)
        return (wrong, *held)[: len(action.cards)]


def arrange(
    cards: Collection[Card],
    wants: Mapping[int, Collection[Card]],
    sequence: Sequence[Card],
    dice: Dice,
) -> list[Card] | None:
    """The cards in a row, or None if no such row is found.

    At each place of ``wants`` lies one of the cards wanted there; those of the cards that are
    in ``sequence`` follow each other as they do in it, with others between them or not.
    """
    lying = set(cards)
    ordered = [card for card in sequence if card in lying]
    if not all(lying.intersection(wanted) for wanted in wants.values()):
        return None
    for _ in range(SHUFFLES):
        row = list(cards)
        dice.shuffle(row)
        _grant(row, wants, dice)
        _line_up(row, ordered)
        if all(row[place] in wanted for place, wanted in wants.items()):
            return row
    return None


def _grant(row: list[Card], wants: Mapping[int, Collection[Card]], dice: Dice) -> None:
    """Swap a wanted card into each place, if one is left that no other place got."""
    granted: set[int] = set()
    for place, wanted in wants.items():
        spots = [n for n, card in enumerate(row) if card in wanted and n not in granted]
        if spots and place not in spots:
            spot = dice.choice(spots)
            row[place], row[spot] = row[spot], row[place]
        granted.add(place)


def _line_up(row: list[Card], ordered: list[Card]) -> None:
    """Put these cards in their order, in the places where they lie."""
    members = set(ordered)
    places = [place for place, card in enumerate(row) if card in members]
    for place, card in zip(places, ordered, strict=True):
        row[place] = card
