"""A round robin: every pair of entrants over the same deals, on one core, several, or a cluster."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from ridotto.arena.bout_file import Ledger
from ridotto.arena.bouts import Arena, Bout, play_bout
from ridotto.arena.distribution import spread

Task = tuple[tuple[int, int], int]


def pairs(arena: Arena) -> tuple[tuple[int, int], ...]:
    """Everybody meets everybody."""
    return tuple(combinations(range(len(arena.entrants)), 2))


def still_to_play(
    arena: Arena, ledger: Ledger, deals: int, *, only_first: bool = False
) -> list[Task]:
    """Deal after deal, so that what is known after a while is known of all.

    With ``only_first`` the first entrant meets the others, and they do not meet.
    """
    done = {(bout.pair, bout.deal) for bout in ledger.bouts}
    met = [pair for pair in pairs(arena) if pair[0] == 0 or not only_first]
    return [(pair, deal) for deal in range(deals) for pair in met if (pair, deal) not in done]


def compete(
    arena: Arena,
    ledger: Ledger,
    deals: int,
    jobs: int = 1,
    ray: str | None = None,
    *,
    only_first: bool = False,
) -> Iterator[Bout]:
    """Play what is not on paper yet, each bout written down as it is finished."""
    tasks = still_to_play(arena, ledger, deals, only_first=only_first)
    for bout in spread(partial(_bout, arena), tasks, jobs=jobs, ray=ray):
        ledger.add(bout)
        yield bout


def _bout(arena: Arena, task: Task) -> Bout:
    return play_bout(arena, *task)
