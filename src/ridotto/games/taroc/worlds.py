"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: the cards this chair does not know are put where they
may lie, and from them are built the pack as it was shuffled and the Skar as it was laid. All other
actions are public.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.taroc.acts import LaySkar, SetUp, Shuffle
from ridotto.games.taroc.opening import FIVE, ROUNDS
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.sight import SKAR_HEAP, Heaps, Puzzle, Sight, puzzles
from ridotto.games.taroc.state import SKAR, Taroc
from ridotto.table import Action, Dice, Event, Game, Refused, Seat, View, project, replay
from ridotto.table.heaps import fill

ATTEMPTS: Final = 40


class NoWorld(ValueError):
    """No world was found that looks like this view."""


def sample_world(
    game: Game[Taroc], opening: Taroc, view: View[Taroc], dice: Dice, *, verify: bool = True
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw.

    With ``verify`` each deal is replayed and compared, and guessed anew where it differs.
    """
    state, masked, world = opening, opening, list[Action]()
    for number, seen in enumerate(_deals(view.seen)):
        for event in seen:
            masked = game.fold(masked, event)
        sight = Sight(view.seat, masked, seen)
        for actions in _guesses(sight, dice):
            after = _reproduced(game, state, actions, sight) if verify else state
            if after is not None:
                state = after
                world += actions
                break
        else:
            raise NoWorld(f"no cards found behind what was seen after shuffle {number}")
    return tuple(world)


def _deals(seen: Sequence[Event]) -> list[tuple[Event, ...]]:
    """What was seen, cut before every shuffle: no card keeps its place across one."""
    cuts = [n for n, event in enumerate(seen) if n and isinstance(event, Shuffle | SetUp)]
    return [tuple(seen[a:b]) for a, b in pairwise([0, *cuts, len(seen)]) if a < b]


def _reproduced(
    game: Game[Taroc], state: Taroc, actions: Sequence[Action], sight: Sight
) -> Taroc | None:
    """The state after the actions, if the seat sees the same happen again."""
    try:
        after, log = replay(game, state, actions)
    except Refused:
        return None
    again = tuple(project(event, sight.seat) for event in log)
    return after if again == sight.seen else None


def _guesses(sight: Sight, dice: Dice) -> Iterator[list[Action]]:
    """Ways the deal may have been, in one attempt after another."""
    actions = [event for event in sight.seen if isinstance(event, Action)]
    for _ in range(ATTEMPTS):
        for puzzle in puzzles(sight, dice):
            heaps = _solve(puzzle, dice)
            if heaps is not None:
                yield [_unmask(sight, heaps, action, dice) for action in actions]


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
