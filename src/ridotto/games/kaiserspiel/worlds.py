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
from ridotto.games.kaiserspiel.sight import TALON, Sight
from ridotto.games.kaiserspiel.state import Kaiserspiel, Told
from ridotto.table import Action, Dice, Game, Seat, View
from ridotto.table.heaps import fill
from ridotto.table.worlds import Stretch, draw_world

ATTEMPTS: Final = 60
DEALS_TRIED: Final = 20
"""How often the rest is dealt out before it is given up that nobody's Rummel is too short."""

Options: TypeAlias = dict[Card, set[int]]
Heaps: TypeAlias = dict[int, list[Card]]


def sample_world(
    game: Game[Kaiserspiel], opening: Kaiserspiel, view: View[Kaiserspiel], dice: Dice
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw."""

    def guesses(stretch: Stretch[Kaiserspiel]) -> Iterator[list[Action]]:
        sight = Sight(opening, stretch.seat, stretch.seen)
        for _ in range(ATTEMPTS):
            actions = guess(sight, dice)
            if actions is not None:
                yield actions

    return draw_world(game, opening, view, guesses, cut_before=(Shuffle, SetUp))


def guess(sight: Sight, dice: Dice) -> list[Action] | None:
    """The actions of the deal with cards that fit what is known, if any are found."""
    heaps = deal_out(sight, dice) if sight.dealt else {}
    if heaps is None:
        return None
    return [_unmask(sight, event, heaps, dice) for event in sight.seen if isinstance(event, Action)]


def deal_out(sight: Sight, dice: Dice) -> Heaps | None:
    """The cards as they lay after the deal."""
    options = sight.options()
    claims = list(sight.claims().values())
    for _ in range(DEALS_TRIED if claims else 1):
        heaps = _settle(sight, claims, options, dice)
        if heaps is None or all(_has(sight, heaps, told) for told in claims):
            return heaps
    return None


def _has(sight: Sight, heaps: Heaps, told: Told) -> bool:
    """Is what was told the Rummel of these cards? Another suit may have become longer."""
    point = (told.pips, told.cards)
    points = points_in(sight.opening.rules, heaps[told.seat])
    named = sight.named_by(told.seat)
    return point in points.values() if named is None else points.get(named.suit) == point


def _settle(sight: Sight, claims: list[Told], options: Options, dice: Dice) -> Heaps | None:
    """One Rummel after the other, then the rest."""
    if not claims:
        return fill(sight.room(), options, dice)
    choices = list(rummel_choices(sight, claims[0], options))
    dice.shuffle(choices)
    for choice in choices:
        heaps = _settle(sight, claims[1:], choice, dice)
        if heaps is not None:
            return heaps
    return None


def rummel_choices(sight: Sight, told: Told, options: Options) -> Iterator[Options]:
    """Every way in which a suit of this person's counts what was told."""
    seat, rules = told.seat, sight.opening.rules
    named = sight.named_by(seat)
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


def _unmask(sight: Sight, action: Action, heaps: Heaps, dice: Dice) -> Action:
    """The action as it was in this world."""
    if isinstance(action, Shuffle):
        order = _dealt_order(sight, heaps, dice) if heaps else _spread_order(sight, dice)
        return Shuffle(action.seat, order)
    if isinstance(action, SetUp) and heaps:
        rows = {heap: _row(sight, heap, heaps, dice) for heap in heaps}
        names = ("hand_a", "hand_b", "hand_c")
        hands = {name: tuple(rows.get(seat, ())) for seat, name in enumerate(names)}
        return msgspec.structs.replace(action, talon=tuple(rows[TALON]), **hands)
    return action


def _spread_order(sight: Sight, dice: Dice) -> tuple[Card, ...]:
    """A spread pack with the cards that were drawn in their places."""
    cards = sight.opening.rules.the_pack.cards
    rest = [card for card in cards if card not in sight.spread.values()]
    dice.shuffle(rest)
    return tuple(sight.spread[n] if n in sight.spread else rest.pop() for n in range(len(cards)))


def _dealt_order(sight: Sight, heaps: Heaps, dice: Dice) -> tuple[Card, ...]:
    """The pack before the cut, from what everybody got."""
    rows = {heap: iter(_row(sight, heap, heaps, dice)) for heap in heaps}
    pack = [next(rows[heap]) for heap in sight.slots]
    top = len(pack) - sight.lifted
    return (*pack[top:], *pack[:top])


def _row(sight: Sight, heap: int, heaps: Heaps, dice: Dice) -> list[Card]:
    """A heap's cards in an order that fits: one's own as they came, the turned card in place."""
    if heap == sight.seat:
        return list(sight.own)
    row = [card for card in heaps[heap] if card != sight.turned]
    dice.shuffle(row)
    turned = [card for card in heaps[heap] if card == sight.turned]
    return turned + row if heap == TALON else row + turned
