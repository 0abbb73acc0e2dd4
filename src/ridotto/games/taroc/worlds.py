"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: the cards this chair does not know are put where they
may lie, and from them are built the pack as it was shuffled and the Skar as it was laid. All other
actions are public.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.taroc.acts import LaySkar, SetUp, Shuffle
from ridotto.games.taroc.opening import FIVE, ROUNDS
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.sight import SKAR_HEAP, Heaps, Puzzle, Sight, puzzles
from ridotto.games.taroc.state import SKAR, Taroc
from ridotto.table import Action, Dice, Game, Seat, View
from ridotto.table.heaps import fill
from ridotto.table.worlds import Stretch, draw_world

ATTEMPTS: Final = 40


def sample_world(
    game: Game[Taroc], opening: Taroc, view: View[Taroc], dice: Dice, *, verify: bool = True
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw."""

    def guesses(stretch: Stretch[Taroc]) -> Iterator[list[Action]]:
        sight = Sight(stretch.seat, stretch.after, stretch.seen)
        for _ in range(ATTEMPTS):
            for puzzle in puzzles(sight, dice):
                heaps = _solve(puzzle, dice)
                if heaps is not None:
                    yield [_unmask(sight, heaps, action, dice) for action in stretch.actions]

    return draw_world(game, opening, view, guesses, cut_before=(Shuffle, SetUp), verify=verify)


def _solve(puzzle: Puzzle, dice: Dice) -> Heaps | None:
    """Every unknown card in a heap it may lie in."""
    if not all(puzzle.options.values()):
        return None
    return fill(puzzle.room, puzzle.options, dice)


def _unmask(sight: Sight, heaps: Heaps, action: Action, dice: Dice) -> Action:
    """The action as it was in this world."""
    match action:
        case Shuffle():
            return Shuffle(action.seat, _pack(sight, heaps, dice))
        case LaySkar(cards=cards) if BACK in cards:
            return LaySkar(action.seat, _skar(sight, heaps)[: len(cards)])
        case SetUp():
            return _position(sight, heaps, action)
    return action


def _skar(sight: Sight, heaps: Heaps) -> tuple[Card, ...]:
    """The Skar in this world."""
    known = tuple(card for card in sight.table.deal.skar or () if card != BACK)
    return (*known, *heaps.get(SKAR_HEAP, ()))


def _began_with(sight: Sight, heaps: Heaps, seat: Seat) -> list[Card]:
    """All cards a player was dealt."""
    deal = sight.table.deal
    held = [card for card in deal.hands[seat] if card != BACK]
    cards = [*held, *heaps.get(seat, ()), *sight.played(seat)]
    return [*cards, *_skar(sight, heaps)] if seat == deal.dealer else cards


def _pack(sight: Sight, heaps: Heaps, dice: Dice) -> tuple[Card, ...]:
    """The pack as it came from the shuffle."""
    deal = sight.table.deal
    if deal.pack:
        order = list(PACK.cards)
        dice.shuffle(order)
        return tuple(order)
    stock: dict[Seat, list[Card]] = {}
    for seat in deal.players:
        stock[seat] = list(sight.dealt) if seat == sight.seat else _began_with(sight, heaps, seat)
        if seat != sight.seat:
            dice.shuffle(stock[seat])
    dealt: list[Card] = []
    for round_ in range(ROUNDS):
        for seat in (*deal.players[1:], deal.dealer):
            dealt += stock[seat][round_ * FIVE : (round_ + 1) * FIVE]
    dealt += stock[deal.dealer][-SKAR:]
    lifted = sight.lifted
    return (*dealt[len(dealt) - lifted :], *dealt[: len(dealt) - lifted])


def _position(sight: Sight, heaps: Heaps, action: SetUp) -> SetUp:
    """The position as it was laid: what was hidden of its hands, and of its Skar."""
    deal = sight.table.deal
    changes: dict[str, tuple[Card, ...]] = {}
    for seat, hand in enumerate(action.hands):
        if BACK in hand:
            cards = _began_with(sight, heaps, seat)
            skar = _skar(sight, heaps) if action.skar else ()
            changes[f"hand_{'abcd'[seat]}"] = tuple(c for c in cards if c not in skar)
    if BACK in action.skar and deal.skar is not None:
        changes["skar"] = _skar(sight, heaps)
    return msgspec.structs.replace(action, **changes)
