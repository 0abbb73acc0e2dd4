"""The write path: every change of a table passes through here, whoever makes it.

    receive   a socket or a request reads a command, ``table_commands`` finds what it asks for;
              or ``automation`` decides to act for somebody
    judge     the game's rules say whether the action may happen, and what follows from it
    store     the page is committed under its number; another process may have been first
    tell      the table in memory takes the page, and everybody who is connected is told

Nobody is told of a page that is not stored. The caller holds the table's lock.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from ridotto.server import ledger_entries as e
from ridotto.server.history import read_rows
from ridotto.server.live_table import LiveTable
from ridotto.server.played_rows import played_rows
from ridotto.server.seals import unseal
from ridotto.server.store import DueRow, LobbyRow, PageRow
from ridotto.server.table_summary import lobby_row
from ridotto.table import Action, Ask, Event, State, apply_in_steps
from ridotto.table.acts import Play, Shuffle

Author: TypeAlias = Literal["person", "bot", "clock", "house"]
"""Who acts: a person, a computer player, the clock for a seat, or the house."""

JUDGED_AT_ONCE: Final = (Play, Shuffle)
"""Actions that are judged in no time."""

LOOK_AGAIN: Final = 5000
"""Milliseconds after a page by correspondence in which the process that wrote it calls people."""

NOT_IN_LOBBY: Final = (
    e.Acted,
    e.Sealed,
    e.Unsealed,
    e.Ready,
    e.HintTaken,
    e.Warned,
    e.VacationTaken,
    e.VacationEnded,
    e.VotedOut,
    e.Said,
    e.UndoAsked,
    e.UndoAnswered,
    e.Undone,
)
"""Entries that change nothing in the lobby's summary of the table."""


class NoTable(LookupError):
    """There is no such table, or it was removed."""


class Overtaken(Exception):
    """Another process wrote this page first; the table has been brought up to date."""


async def act(
    live: LiveTable,
    action: Action,
    author: Author,
    *,
    reserve: int | None = None,
    before: tuple[e.AnyEntry, ...] = (),
) -> int:
    """Judge an action, and write it with all that follows; or raise ``Refused``.

    ``before`` are entries that belong on the same page, before the act.
    """
    steps, events = await judge(live, action)
    acted = e.Acted(author, events, reserve)
    return await write(live, *before, acted, *_opened_seals(live, steps[-1]), steps=steps)


async def write(live: LiveTable, *page: e.AnyEntry, steps: Sequence[State] = ()) -> int:
    """Store a page, then tell everybody; or raise ``Overtaken``. The steps may be known already."""
    if live.removed:
        raise NoTable
    seq, body, at = live.table.seq + 1, e.encode_page(page), live.services.now()
    if not await store(live, PageRow(live.table.ident, seq, at, body), page, steps):
        await catch_up(live)
        raise Overtaken
    live.take(seq, page, body, steps, at)
    live.call_listeners(from_elsewhere=False)
    return seq


# Judge


async def judge(live: LiveTable, action: Action) -> tuple[list[State], tuple[Event, ...]]:
    """Return the states and events of a lawful action. Long judgements run in a thread."""
    game, state = live.table.game, live.table.state
    if isinstance(action, JUDGED_AT_ONCE) or _is_offered(live, action):
        return apply_in_steps(game, state, action)
    return await live.services.workers.do(apply_in_steps, game, state, action)


def _is_offered(live: LiveTable, action: Action) -> bool:
    """Return whether an awaited seat does what it was offered; claims to a referee take long."""
    if action.seat not in live.table.awaited:
        return False
    offers = live.subscribers.scene(action.seat).offers
    return not any(isinstance(o, Ask) and type(o.action) is type(action) for o in offers)


def _opened_seals(live: LiveTable, state: State) -> tuple[e.Unsealed, ...]:
    """Return the opened seals of a deal's shuffles, once the deal is over.

    The seals of a deal that others still play stay closed; see ``duplicate_release``.
    """
    game, company = live.table.game, live.table.company
    if company.duplicate is not None or not (game.settled(state) or game.over(state)):
        return ()
    return unseal(company.seals[: company.shuffles])


# Store


async def store(live: LiveTable, row: PageRow, page: e.Page, steps: Sequence[State]) -> bool:
    """Commit a page; return False if its number was taken."""
    played = played_rows(live.table, page, row.at, steps)
    slow = live.table.company.charter.slow
    # Even if this process dies, another one will check what the page means for the people.
    due = DueRow(row.table_id, row.at + LOOK_AGAIN, row.seq) if slow else None
    return await live.services.writer.write(row, _lobby_row(live, page, steps), played, due)


def _lobby_row(live: LiveTable, page: e.Page, steps: Sequence[State]) -> LobbyRow | None:
    """Return the lobby's row, if the page changes it; else None."""
    over = bool(steps) and live.table.game.over(steps[-1])
    if not over and all(isinstance(entry, NOT_IN_LOBBY) for entry in page):
        return None
    return lobby_row(live.table, page, live.services.now(), over=over)


# What other processes wrote


async def catch_up(live: LiveTable) -> None:
    """Apply the pages that other processes have stored, and tell everybody."""
    rows = await read_rows(live.services, live.table.ident, live.table.seq)
    for seq, at, body in rows:
        if seq == live.table.seq + 1:
            live.take(seq, e.decode_page(live.table.game.name, body), body, at=at)
    if rows:
        live.call_listeners(from_elsewhere=True)
