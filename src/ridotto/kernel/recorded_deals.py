"""Whole deals in many games at once, every act of which can be written down and done again.

Unlike in ``batch`` nothing goes on by itself: a lot is an act like others, and a deal that has
ended waits until all have.
"""

from typing import Any

from ridotto.kernel.batch import do_act, find_lawful
from ridotto.kernel.card_sets import popcount
from ridotto.kernel.contract import (
    NOBODY,
    Numbers,
    Tables,
    advance,
    begin,
    blind,
    finish,
    gain,
    observe,
    score,
    turn,
)
from ridotto.kernel.rollout import reset
from ridotto.kernel.specialise import template


@template
def begin_recorded(t: Tables, deals: Numbers, packs: Any, orders: Any, dice: Any) -> None:
    """Shuffle and deal in every game; the order of the pack is kept."""
    for game in range(len(deals)):
        reset(t, deals[game], packs[game], dice[game])
        for place in range(len(packs[game])):
            orders[game, place] = packs[game, place]


@template
def look_rows(
    t: Tables, deals: Numbers, turns: Numbers, masks: Numbers, lots: Any, counts: Numbers,
    standings: Numbers, rows: Numbers,
) -> None:  # fmt: skip
    """Whose turn it is in some games, what he may do, whether it is a lottery, how he stands."""
    for place in range(len(rows)):
        game = rows[place]
        seat = turn(t, deals[game])
        turns[game] = seat
        if seat != NOBODY:
            find_lawful(t, deals[game], masks[game])
            lots[game] = blind(t, deals[game])
            standings[game] = score(t, deals[game], seat)
            counts[game] = 0
            for word in range(len(masks[game])):
                counts[game] += popcount(masks[game, word])


@template
def observe_turns(
    t: Tables, deals: Numbers, turns: Numbers, seen: Numbers, rows: Numbers
) -> None:  # fmt: skip
    """What the seat in turn observes, in some of the games."""
    for place in range(len(rows)):
        game = rows[place]
        observe(t, deals[game], turns[game], seen[game])


@template
def act_rows(t: Tables, deals: Numbers, chosen: Numbers, rows: Numbers) -> None:
    """One act in some games."""
    for place in range(len(rows)):
        do_act(t, deals[rows[place]], chosen[rows[place]])


@template
def finish_all(
    t: Tables, deals: Numbers, gains: Numbers, scores: Numbers, over: Any
) -> None:  # fmt: skip
    """Count and pay every deal, and make the parties ready for the next."""
    for game in range(len(deals)):
        finish(t, deals[game])
        for seat in range(len(gains[game])):
            gains[game, seat] = gain(t, deals[game], seat)
            scores[game, seat] = score(t, deals[game], seat)
        over[game] = advance(t, deals[game])


@template
def replay_views(t: Tables, deal: Numbers, pack: Any, acts: Numbers, seen: Numbers) -> None:
    """Play a recorded deal again, and return what the seat in turn observed before every act."""
    begin(t, deal, pack, 0)
    for number in range(len(acts)):
        observe(t, deal, turn(t, deal), seen[number])
        do_act(t, deal, acts[number])
