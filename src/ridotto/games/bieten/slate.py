"""The slate: columns, Bankl and stroke, who deals next, and the end of a game (§ Ausgehen)."""

from typing import Final

import msgspec

from ridotto.games.bieten.state import Bieten, Count, slate_after
from ridotto.table import Payment, Seat

QUARTER: Final = 1
"""A quarter litre, the unit of accounts: what the loser of a game owes."""


def after(state: Bieten, seat: Seat) -> Seat:
    """The next player to the left who is still in the game."""
    ring = state.party.round_from(seat)
    return next(s for s in (*ring[1:], seat) if s not in state.out)


def match_done(state: Bieten) -> bool:
    """Was the game just counted the last of the match?"""
    count = state.deal.count
    return count is not None and count.loser is not None and state.games + 1 >= state.rules.games


def column_entries(count: Count, seat: Seat) -> tuple[int, ...]:
    """What one deal adds to a column: penalties, then the points or a Bankl (0)."""
    own = [line.points for line in count.lines if line.side == seat]
    return (*(points for points in own if points < 0), sum(p for p in own if p > 0))


def columns_now(state: Bieten) -> tuple[tuple[int, ...], ...]:
    """The slate with the deal just counted."""
    count = state.deal.count
    if count is None:
        return state.columns
    return tuple(
        (*column, *column_entries(count, seat)) if seat in state.deal.players else column
        for seat, column in enumerate(state.columns)
    )


def totals_now(state: Bieten) -> tuple[int, ...]:
    """What the columns add up to, with what was let good in the deal on the table."""
    count = state.deal.count
    return slate_after(state, state.deal.talk) if count is None else count.totals


def strokes(state: Bieten) -> tuple[Seat, ...]:
    """Through whose score the scribe draws a stroke: exactly one point is missing."""
    totals = totals_now(state)
    return tuple(seat for seat in state.seats if state.rules.goal - totals[seat] == 1)


def places_now(state: Bieten) -> tuple[Seat, ...]:
    """Who is out, in order, with the loser last once there is one."""
    count = state.deal.count
    if count is None:
        return state.out
    lost = () if count.loser is None else (count.loser,)
    return (*state.out, *count.out, *lost)


def wine(state: Bieten, count: Count) -> tuple[Payment, ...]:
    """The loser owes the winner a quarter; the middle places neither win nor pay."""
    if count.loser is None:
        return ()
    winner = (*state.out, *count.out)[0]
    return (Payment(count.loser, winner, QUARTER, "match.bummerl"),)


def roll(state: Bieten) -> Bieten:
    """The counted deal goes on the slate for good, and the deal passes on."""
    count = state.deal.count
    if count is None:
        return state
    done = msgspec.structs.replace(
        state,
        scores=count.totals,
        columns=columns_now(state),
        out=(*state.out, *count.out),
        deal=msgspec.structs.replace(state.deal, count=None, talk=()),
    )
    return next_deal(done) if count.loser is None else next_game(done, count.loser)


def next_deal(state: Bieten) -> Bieten:
    """The deal passes to the next player still in the game."""
    return _passed(state, after(state, state.deal.dealer))


def next_game(state: Bieten, loser: Seat) -> Bieten:
    """A small 0 for the loser, a clean slate; his right-hand neighbour deals."""
    bummerl = tuple(n + (seat == loser) for seat, n in enumerate(state.bummerl))
    state = msgspec.structs.replace(
        state,
        scores=tuple(0 for _ in state.seats),
        columns=tuple(() for _ in state.seats),
        places=(*state.places, (*state.out, loser)),
        out=(),
        games=state.games + 1,
        bummerl=bummerl,
    )
    return _passed(state, state.party.after(loser, -1))


def _passed(state: Bieten, dealer: Seat) -> Bieten:
    party = msgspec.structs.replace(state.party, dealer=dealer, deals=state.party.deals + 1)
    return msgspec.structs.replace(state, party=party)
