"""The commands of people who leave, who are waited for in vain, or who are on vacation."""

from collections.abc import Mapping
from typing import Final

from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.command_checks import Denied, Handler, playing
from ridotto.server.live_table import LiveTable
from ridotto.server.slow_clock import DAY, on_vacation, vacation_left
from ridotto.server.write_path import write
from ridotto.table import Seat


async def _leave(live: LiveTable, seat: Seat, _command: w.Leave) -> w.Answer:
    if live.table.company.chairs[seat].away:
        return w.Accepted(seq=live.table.seq)
    return w.Accepted(seq=await write(live, e.Left(seat, "left")))


async def _return(live: LiveTable, seat: Seat, _command: w.Return) -> w.Answer:
    if not live.table.company.chairs[seat].away:
        return w.Accepted(seq=live.table.seq)
    if not live.table.may_return(seat):
        raise Denied("voted-out", "the others let a computer player act for you; return after that")
    return w.Accepted(seq=await write(live, e.Returned(seat)))


def _other_person(live: LiveTable, seat: Seat, other: Seat) -> None:
    """Refuse unless another person sits there, and plays."""
    chairs = live.table.company.chairs
    if not 0 <= other < len(chairs) or not chairs[other].person:
        raise Denied("no-person", "no person sits there to be replaced")
    if other == seat:
        raise Denied("yourself", "to go yourself, leave")


def _not_slow(live: LiveTable) -> None:
    """Refuse by correspondence: nobody has to be present, and the house warns and replaces."""
    if live.table.company.charter.slow:
        raise Denied("slow", "by correspondence the house warns whoever is late, and replaces them")


async def _warn(live: LiveTable, seat: Seat, command: w.Warn) -> w.Answer:
    """Warn a person who keeps the others waiting; this must come before a vote."""
    playing(live, seat)
    _not_slow(live)
    _other_person(live, seat, command.seat)
    left = live.patience_left(command.seat)
    if left is None:
        raise Denied("not-awaited", "nobody waits for that person now")
    if left > 0:
        raise Denied("patience", f"give them time: {left:.0f} seconds more")
    if live.table.company.chairs[command.seat].warned:
        return w.Accepted(seq=live.table.seq)
    return w.Accepted(seq=await write(live, e.Warned(command.seat, seat)))


async def _vote_out(live: LiveTable, seat: Seat, command: w.VoteOut) -> w.Answer:
    """Vote after the warning; when all others agree, a computer player takes over."""
    playing(live, seat)
    _not_slow(live)
    _other_person(live, seat, command.seat)
    company = live.table.company
    chair = company.chairs[command.seat]
    if not chair.warned:
        raise Denied("not-warned", "warn them first")
    if live.patience_left(command.seat) is None:
        raise Denied("not-awaited", "nobody waits for that person now")
    left = live.grace_left(command.seat)
    if left > 0:
        raise Denied("patience", f"give them time: {left:.0f} seconds more")
    if seat in chair.votes:
        return w.Accepted(seq=live.table.seq)
    vote = e.VotedOut(command.seat, seat)
    if set(company.persons) - {command.seat, seat, *chair.votes}:
        return w.Accepted(seq=await write(live, vote))
    return w.Accepted(seq=await write(live, vote, e.Left(command.seat, "idle")))


async def _replace(live: LiveTable, seat: Seat, command: w.Replace) -> w.Answer:
    _not_slow(live)
    _other_person(live, seat, command.seat)
    if await live.is_present(command.seat):
        raise Denied("present", "that person is here, or was a moment ago")
    return w.Accepted(seq=await write(live, e.Left(command.seat, "absent")))


async def _take_vacation(live: LiveTable, seat: Seat, command: w.TakeVacation) -> w.Answer:
    """Stop the person's clock for some days; everybody has a limited number of them in a party."""
    playing(live, seat)
    table, now = live.table, live.services.now()
    if not table.company.charter.slow:
        raise Denied("not-slow", "vacations are taken at tables by correspondence")
    if on_vacation(table, seat, now) is not None:
        raise Denied("vacation", "you are on vacation already; end that one first")
    if command.days * DAY > vacation_left(table, seat):
        left = vacation_left(table, seat) // DAY
        raise Denied("vacation", f"you have {left} days of vacation left in this party")
    return w.Accepted(seq=await write(live, e.VacationTaken(seat, now, now + command.days * DAY)))


async def _end_vacation(live: LiveTable, seat: Seat, _command: w.EndVacation) -> w.Answer:
    now = live.services.now()
    if on_vacation(live.table, seat, now) is None:
        return w.Accepted(seq=live.table.seq)
    return w.Accepted(seq=await write(live, e.VacationEnded(seat, now)))


ABSENCE_HANDLERS: Final[Mapping[type[w.Command], Handler]] = {
    w.Leave: _leave,
    w.Return: _return,
    w.Replace: _replace,
    w.Warn: _warn,
    w.VoteOut: _vote_out,
    w.TakeVacation: _take_vacation,
    w.EndVacation: _end_vacation,
}
