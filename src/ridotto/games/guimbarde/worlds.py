"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: gather what this chair knows, choose for everybody who
named a Point a suit that is so long, deal the other cards out at random, and build from that the
pack as it was shuffled. All other actions are public.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.games.guimbarde.acts import SetUp, Shuffle
from ridotto.games.guimbarde.pack import LEAST_POINT, SUIT_LETTERS, pips
from ridotto.games.guimbarde.rules import HAND
from ridotto.games.guimbarde.seat_knowledge import SeatKnowledge
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Action, Dice, Game, Seat
from ridotto.table.heaps import fill, place_witnesses
from ridotto.table.pack_orders import dealt_order, spread_order
from ridotto.table.worlds import SeenDeal, WorldGuesses

ATTEMPTS: Final = 60
TRIES: Final = 200
"""Ways of giving somebody the Point he named, before another start is made."""

Options: TypeAlias = dict[Card, set[int]]
Heaps: TypeAlias = dict[int, list[Card]]


class Claim(NamedTuple):
    """A Point somebody named: its cards and its pips, 0 where they were not told."""

    seat: Seat
    cards: int
    pips: int


def world_guesses(game: Game[Guimbarde], opening: Guimbarde, dice: Dice) -> WorldGuesses[Guimbarde]:
    """Ways in which what a seat saw between two shuffles may have been."""
    del game

    def guesses(stretch: SeenDeal[Guimbarde]) -> Iterator[list[Action]]:
        knows = SeatKnowledge(opening, stretch.seat, stretch.seen)
        for _ in range(ATTEMPTS):
            actions = guess(knows, dice)
            if actions is not None:
                yield actions

    return WorldGuesses(guesses, cut_before=(Shuffle, SetUp))


def guess(knows: SeatKnowledge, dice: Dice) -> list[Action] | None:
    """The actions of the deal with cards that fit what is known, if any are found."""
    heaps = deal_out(knows, dice) if knows.turned else {}
    if heaps is None:
        return None
    return [_unmask(knows, event, heaps, dice) for event in knows.seen if isinstance(event, Action)]


def deal_out(knows: SeatKnowledge, dice: Dice) -> Heaps | None:
    """The cards as they lay after the deal."""
    options = knows.options()
    place_witnesses(options, knows.witnesses(), dice)
    claims = [Claim(seat, *told) for seat, told in knows.claims().items()]
    return _settle(knows.room(), claims, options, dice, [TRIES])


def _settle(
    room: dict[int, int], claims: list[Claim], options: Options, dice: Dice, tries: list[int]
) -> Heaps | None:
    """One Point after the other, then the rest."""
    if not claims:
        return fill(room, options, dice)
    choices = list(point_choices(claims[0], options))
    dice.shuffle(choices)
    for whole in choices:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        settled = _with_point(options, claims[0].seat, whole)
        heaps = _settle(room, claims[1:], settled, dice, tries)
        if heaps is not None:
            return heaps
    return None


def point_choices(claim: Claim, options: Options) -> Iterator[tuple[Card, ...]]:
    """Every set of cards of one suit that this person may hold and that is the Point named."""
    seat = claim.seat
    sure = [card for card, heaps in options.items() if heaps == {seat}]
    sizes = (claim.cards,) if claim.cards else range(LEAST_POINT, HAND + 1)
    for suit in SUIT_LETTERS:
        must = tuple(card for card in sure if card[0] == suit)
        may = [c for c in options if c[0] == suit and seat in options[c] and c not in must]
        for size in sizes:
            if size < len(must) or size + len(sure) - len(must) > HAND:
                continue
            for more in combinations(may, size - len(must)):
                if not claim.pips or pips((*must, *more)) == claim.pips:
                    yield (*must, *more)


def _with_point(options: Options, seat: Seat, whole: Sequence[Card]) -> Options:
    """The options once this person's cards of a suit are settled."""
    suit = whole[0][0]
    settled = {
        card: {seat} if card in whole else heaps - {seat}
        for card, heaps in options.items()
        if card[0] == suit
    }
    return {**options, **settled}


def _unmask(knows: SeatKnowledge, action: Action, heaps: Heaps, dice: Dice) -> Action:
    """The action as it was in this world."""
    if isinstance(action, Shuffle):
        if heaps:
            return Shuffle(action.seat, _dealt_order(knows, heaps, dice))
        pack = knows.opening.rules.the_pack
        return Shuffle(action.seat, spread_order(pack, knows.spread, dice))
    if isinstance(action, SetUp) and heaps:
        return msgspec.structs.replace(action, order=_dealt_order(knows, heaps, dice))
    return action


def _dealt_order(knows: SeatKnowledge, heaps: Heaps, dice: Dice) -> tuple[Card, ...]:
    rows = {heap: _row(knows, heap, heaps, dice) for heap in heaps}
    return dealt_order(rows, knows.slots, knows.lifted)


def _row(knows: SeatKnowledge, heap: int, heaps: Heaps, dice: Dice) -> list[Card]:
    """A heap's cards in an order that fits: one's own as they came, the turned card on top."""
    if heap == knows.seat:
        return list(knows.own)
    row = [card for card in heaps[heap] if card != knows.turned]
    dice.shuffle(row)
    return [card for card in heaps[heap] if card == knows.turned] + row
