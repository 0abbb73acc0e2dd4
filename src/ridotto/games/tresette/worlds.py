"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: what this chair knows of every packet, then the cards
it does not know, put where they may lie, and from them the pack as it was shuffled. All other
actions are public.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.tresette.acts import SetUp, Shuffle
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.sight import Sight, see
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, Dice, Event, Game, Refused, View, project, replay
from ridotto.table.heaps import fill

ATTEMPTS: Final = 200


class NoWorld(ValueError):
    """No world was found that looks like this view."""


def sample_world(
    game: Game[Tresette], opening: Tresette, view: View[Tresette], dice: Dice
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw."""
    state, world = opening, list[Action]()
    for number, seen in enumerate(_deals(view.seen), start=1):
        for actions in _guesses(state, seen, dice):
            after = _reproduced(game, state, actions, view, seen)
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
    bounds = [0, *cuts, len(seen)]
    return [tuple(seen[a:b]) for a, b in pairwise(bounds) if a < b]


def _reproduced(
    game: Game[Tresette],
    state: Tresette,
    actions: Sequence[Action],
    view: View[Tresette],
    seen: tuple[Event, ...],
) -> Tresette | None:
    """The state after the actions, if the seat sees the same happen again."""
    try:
        after, log = replay(game, state, actions)
    except Refused:
        return None
    return after if tuple(project(event, view.seat) for event in log) == seen else None


def _guesses(state: Tresette, seen: tuple[Event, ...], dice: Dice) -> Iterator[list[Action]]:
    """Ways the deal may have been, in one attempt after another."""
    actions = [event for event in seen if isinstance(event, Action)]
    if not isinstance(actions[0], Shuffle):
        yield actions
        return
    sight = see(state, seen)
    for attempt in range(ATTEMPTS):
        order = guess_pack(sight, dice, strictly=attempt < ATTEMPTS // 2 or not state.strict)
        if order is not None:
            yield [Shuffle(actions[0].seat, order), *actions[1:]]


def guess_pack(sight: Sight, dice: Dice, *, strictly: bool = True) -> tuple[Card, ...] | None:
    """A pack as it may have come from the shuffle, or None if this attempt failed.

    ``strictly`` everybody is held to have followed suit and announced the truth.
    """
    options = sight.options(dice, strictly=strictly)
    heaps = fill(sight.room(), options, dice) if options is not None else None
    if heaps is None:
        return None
    row = list(sight.row)
    for heap, places in sight.places.items():
        cards = heaps[heap]
        dice.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            row[place] = card
    lifted = len(PACK) - sight.lifted if sight.lifted else 0
    assert BACK not in row
    return (*row[lifted:], *row[:lifted])
