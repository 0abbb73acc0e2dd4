"""The commands by which people take a decision back, if the others agree."""

from collections.abc import Mapping
from typing import Final

from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.command_checks import Denied, Handler, playing, refuse_if_it_counts
from ridotto.server.live_table import LiveTable
from ridotto.server.write_path import write
from ridotto.table import Seat


async def _undo(live: LiveTable, seat: Seat, _command: w.Undo) -> w.Answer:
    playing(live, seat)
    refuse_if_it_counts(live)
    if live.table.company.undo is not None:
        raise Denied("pending", "somebody's wish to take back waits for an answer already")
    to = live.table.last_decision(seat)
    if to is None:
        raise Denied("nothing", "you have decided nothing in this deal that can be taken back")
    asked = live.table.asked_for_undo(seat, to)
    _refuse_if_away(live, asked)
    if asked:
        return w.Accepted(seq=await write(live, e.UndoAsked(seat, to)))
    return w.Accepted(seq=await write(live, e.Undone(seat, to)))


def _refuse_if_away(live: LiveTable, asked: frozenset[Seat]) -> None:
    """Refuse to take back an act of a person who is away and cannot agree."""
    company = live.table.company
    gone = sorted(asked - set(company.persons))
    away = [company.chairs[seat].name or f"seat {seat}" for seat in gone]
    if away:
        names = " and ".join(away)
        raise Denied("consent", f"it would take back what {names} did, who is away and not asked")


async def _answer_undo(live: LiveTable, seat: Seat, command: w.AnswerUndo) -> w.Answer:
    playing(live, seat)
    company = live.table.company
    wish = company.undo
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise Denied("nothing", "nobody waits for your word on that")
    answered = e.UndoAnswered(seat, command.agreed)
    left = live.table.asked_for_undo(wish.seat, wish.to) - {seat, *wish.agreed}
    if command.agreed and not left:
        return w.Accepted(seq=await write(live, answered, e.Undone(wish.seat, wish.to)))
    return w.Accepted(seq=await write(live, answered))


UNDO_HANDLERS: Final[Mapping[type[w.Command], Handler]] = {
    w.Undo: _undo,
    w.AnswerUndo: _answer_undo,
}
