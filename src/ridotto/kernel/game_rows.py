"""Some games of a batch, named by their rows: looked at, chosen for, and one act in each.

For whoever answers for a seat himself and leaves the others to players: not all games wait for
the same of them at once.
"""

from typing import Any

from ridotto.kernel.batch import find_lawful, step_one
from ridotto.kernel.contract import Numbers, Tables, Words, observe, turn
from ridotto.kernel.rollout import pick_act
from ridotto.kernel.specialise import template


@template
def step_rows(
    t: Tables, deals: Numbers, packs: Any, masks: Numbers, dice: Any, chosen: Numbers,
    scores: Numbers, ended: Numbers, rows: Numbers,
) -> None:  # fmt: skip
    """One act in each of some games."""
    for place in range(len(rows)):
        game = rows[place]
        ended[game] = step_one(
            t, deals[game], packs[game], masks[game], dice[game], chosen[game], scores[game]
        )


@template
def observe_rows(
    t: Tables, deals: Numbers, turns: Numbers, masks: Numbers, seen: Numbers, rows: Numbers
) -> None:
    """Whose turn it is in each of some games, what that seat may do and observe."""
    for place in range(len(rows)):
        game = rows[place]
        seat = turn(t, deals[game])
        turns[game] = seat
        find_lawful(t, deals[game], masks[game])
        observe(t, deals[game], seat, seen[game])


@template
def choose_rows(masks: Words, dice: Numbers, rows: Numbers, chosen: Numbers) -> None:
    """Any lawful act in each of some games."""
    for place in range(len(rows)):
        chosen[place] = pick_act(masks[rows[place]], dice[rows[place]])
