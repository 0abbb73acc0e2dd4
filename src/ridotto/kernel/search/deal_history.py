"""The deal on a seat's table, as far as the kernel can do it again: act by act, in its numbers."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ridotto.kernel.contract import Kernel, Tables, turn
from ridotto.kernel.editions import Edition
from ridotto.kernel.search.seen_tables import tables_since
from ridotto.table import Action, View
from ridotto.table.acts import Play
from ridotto.table.game import Game
from ridotto.table.worlds import SeenDeal


class NotFollowed(ValueError):
    """The deal on the table cannot be done again in the kernel; the reason is told."""


class History(NamedTuple):
    """The deal on the table: what the seat has entered, and all that was done so far."""

    game: Game[Any]
    edition: Edition
    tables: Tables
    t: Any
    """The tables, as the edition takes them."""
    entered: Any
    """The deal as the seat knows it, likewise."""
    seat: int
    """The kernel's number of the seat in turn."""
    stretch: SeenDeal[Any]
    before: tuple[Any, ...]
    """The table before each action, as the seat saw it."""
    numbers: tuple[tuple[int, ...], ...]
    """Each action but the first in the kernel's numbers; empty where something is hidden."""
    in_turn: tuple[bool, ...]
    """Was it the only one who could act? Else the kernel may ask them in another order."""
    opening: Any


def read_history(
    game: Game[Any], edition: Edition, tables: Tables, view: View[Any], opening: Any
) -> History:
    """What a view tells of the deal on its table; ``opening`` is the table before anything.

    Raises ``ValueError`` where nobody has to act, or where the kernel does not know the deal.
    """
    kernel = edition.kernel
    entered = kernel.enter(tables, view)
    cuts = game.world_guesses(opening, Random(0)).cut_before
    places = range(len(view.seen) - 1, -1, -1)
    start = next((n for n in places if isinstance(view.seen[n], cuts)), 0)
    folded = tables_since(game, opening, view.seat, view.seen, start)
    seen = tuple(view.seen[start:])
    steps = [
        (table, event)
        for table, event in zip(folded, seen, strict=False)
        if isinstance(event, Action)
    ]
    if not steps:
        raise NotFollowed("nothing was done in this deal")
    stretch = SeenDeal(view.seat, seen, folded[0], view.table, folded[0])
    numbers = tuple(act_numbers(kernel, table, action) for table, action in steps[1:])
    t, deal = edition.numbers(tables), edition.numbers(entered)
    return History(
        game=game, edition=edition, tables=tables, t=t, entered=deal,
        seat=edition.run(turn)(t, deal), stretch=stretch,
        before=tuple(table for table, _ in steps), numbers=numbers,
        in_turn=tuple(len(game.awaited(table)) < 2 for table, _ in steps[1:]), opening=opening,
    )  # fmt: skip


def act_numbers(kernel: Kernel, table: Any, action: Action) -> tuple[int, ...]:
    """An action in the kernel's numbers; nothing if the table does not tell them."""
    try:
        return kernel.acts_of(table, action)
    except (ValueError, LookupError):
        return ()


def needs_world(kernel: Kernel, action: Action) -> bool:
    """Do the numbers of this action depend on a hand that others do not see?"""
    return isinstance(action, getattr(kernel, "NEEDS_WORLD", ()))


def told_in_turn(kernel: Kernel, actions: Sequence[Action]) -> Sequence[Action]:
    """The acts with everything said when the kernel asks for it, where it asks only once."""
    told: Sequence[Action] = getattr(kernel, "told_in_turn", lambda same: same)(actions)
    return told


def numbers_in_deal(kernel: Any, deal: Any, table: Any, action: Action) -> tuple[int, ...]:
    """An action in the kernel's numbers, with the hands of a deal where it needs them."""
    found: tuple[int, ...]
    if needs_world(kernel, action):
        found = kernel.acts_in_world(deal, table, action)
    else:
        found = kernel.acts_of(table, action)
    return found


def orders_of(history: History) -> list[list[int]]:
    """The places of the acts as they were done; and as the kernel asks, if that may be otherwise.

    What one seat says in a row (honours, say) the kernel may want in the order of its numbers.
    """
    actions = history.stretch.actions
    recorded = list(range(len(actions)))
    asked, start = list[int](), 0
    for place in range(1, len(actions) + 1):
        if place == len(actions) or not _in_a_row(actions[place - 1], actions[place]):
            asked += sorted(recorded[start:place], key=lambda n: ((), *history.numbers)[n])
            start = place
    return [recorded, asked] if asked != recorded else [recorded]


def _in_a_row(one: Action, other: Action) -> bool:
    return one.seat == other.seat and type(one) is type(other) and not isinstance(one, Play)
