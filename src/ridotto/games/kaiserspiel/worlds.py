"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: gather what this chair knows, choose for everybody who
told a Rummel a suit that counts so much, deal the other cards out at random, and build from that
the pack as it was shuffled. All other actions are public.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import SetUp, Shuffle
from ridotto.games.kaiserspiel.pack import SUIT_LETTERS, of_suit
from ridotto.games.kaiserspiel.rummel import point, points_in
from ridotto.games.kaiserspiel.seat_knowledge import TALON, SeatKnowledge
from ridotto.games.kaiserspiel.state import Kaiserspiel, Told
from ridotto.table import Action, Dice, Game, Seat
from ridotto.table.heaps import fill
from ridotto.table.pack_orders import dealt_order, spread_order
from ridotto.table.worlds import SeenDeal, WorldGuesses

ATTEMPTS: Final = 60
DEALS_TRIED: Final = 20
"""How often the rest is dealt out before it is given up that nobody's Rummel is too short."""

Options: TypeAlias = dict[Card, set[int]]
Heaps: TypeAlias = dict[int, list[Card]]


def world_guesses(
    game: Game[Kaiserspiel], opening: Kaiserspiel, dice: Dice
) -> WorldGuesses[Kaiserspiel]:
    """Ways in which what a seat saw between two shuffles may have been."""
    del game

    def guesses(stretch: SeenDeal[Kaiserspiel]) -> Iterator[list[Action]]:
        knows = SeatKnowledge(opening, stretch.seat, stretch.seen)
        for _ in range(ATTEMPTS):
            actions = guess(knows, dice)
            if actions is not None:
                yield actions

    return WorldGuesses(guesses, cut_before=(Shuffle, SetUp))


def guess(knows: SeatKnowledge, dice: Dice) -> list[Action] | None:
    """The actions of the deal with cards that fit what is known, if any are found."""
    heaps = deal_out(knows, dice) if knows.dealt else {}
    if heaps is None:
        return None
    return [_unmask(knows, event, heaps, dice) for event in knows.seen if isinstance(event, Action)]


def deal_out(knows: SeatKnowledge, dice: Dice) -> Heaps | None:
    """The cards as they lay after the deal."""
    options = knows.options()
    claims = list(knows.claims().values())
    for _ in range(DEALS_TRIED if claims else 1):
        heaps = _settle(knows, claims, options, dice)
        if heaps is None or all(_has(knows, heaps, told) for told in claims):
            return heaps
    return None


def _has(knows: SeatKnowledge, heaps: Heaps, told: Told) -> bool:
    """Is what was told the Rummel of these cards? Another suit may have become longer."""
    point = (told.pips, told.cards)
    points = points_in(knows.opening.rules, heaps[told.seat])
    named = knows.named_by(told.seat)
    return point in points.values() if named is None else points.get(named.suit) == point


def _settle(knows: SeatKnowledge, claims: list[Told], options: Options, dice: Dice) -> Heaps | None:
    """One Rummel after the other, then the rest."""
    if not claims:
        return fill(knows.room(), options, dice)
    choices = list(rummel_choices(knows, claims[0], options))
    dice.shuffle(choices)
    for choice in choices:
        heaps = _settle(knows, claims[1:], choice, dice)
        if heaps is not None:
            return heaps
    return None


def rummel_choices(knows: SeatKnowledge, told: Told, options: Options) -> Iterator[Options]:
    """Every way in which a suit of this person's counts what was told."""
    seat, rules = told.seat, knows.opening.rules
    named = knows.named_by(seat)
    for suit in SUIT_LETTERS if named is None else (named.suit,):
        cards = of_suit(options, suit)
        sure = tuple(card for card in cards if options[card] == {seat})
        free = [card for card in cards if seat in options[card] and card not in sure]
        for more in _subsets(free):
            whole = (*sure, *more)
            if point(rules, whole) != (told.pips, told.cards) or not whole:
                continue
            if named is None or len(whole) == named.cards:
                yield _with_suit(options, seat, cards, whole)


def _subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    return chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1))


def _with_suit(
    options: Options, seat: Seat, cards: Sequence[Card], whole: Sequence[Card]
) -> Options:
    """The options once this person's cards of a suit are settled."""
    settled = {card: {seat} if card in whole else options[card] - {seat} for card in cards}
    return {**options, **settled}


def _unmask(knows: SeatKnowledge, action: Action, heaps: Heaps, dice: Dice) -> Action:
    """The action as it was in this world."""
    if isinstance(action, Shuffle):
        if heaps:
            return Shuffle(action.seat, _dealt_order(knows, heaps, dice))
        pack = knows.opening.rules.the_pack
        return Shuffle(action.seat, spread_order(pack, knows.spread, dice))
    if isinstance(action, SetUp) and heaps:
        rows = {heap: _row(knows, heap, heaps, dice) for heap in heaps}
        names = ("hand_a", "hand_b", "hand_c")
        hands = {name: tuple(rows.get(seat, ())) for seat, name in enumerate(names)}
        return msgspec.structs.replace(action, talon=tuple(rows[TALON]), **hands)
    return action


def _dealt_order(knows: SeatKnowledge, heaps: Heaps, dice: Dice) -> tuple[Card, ...]:
    rows = {heap: _row(knows, heap, heaps, dice) for heap in heaps}
    return dealt_order(rows, knows.slots, knows.lifted)


def _row(knows: SeatKnowledge, heap: int, heaps: Heaps, dice: Dice) -> list[Card]:
    """A heap's cards in an order that fits: one's own as they came, the turned card in place."""
    if heap == knows.seat:
        return list(knows.own)
    row = [card for card in heaps[heap] if card != knows.turned]
    dice.shuffle(row)
    turned = [card for card in heaps[heap] if card == knows.turned]
    return turned + row if heap == TALON else row + turned
