"""The commands of people at a table: one function for each. The caller holds the table's lock."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Final, TypeAlias

import msgspec

from ridotto.bots import nearest_level
from ridotto.duplicate.same_deal import BY_THE_HOUSE
from ridotto.games import GAMES
from ridotto.games.translations import rule_book_in
from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.charter import TABLE_LEVELS
from ridotto.server.hint_words import as_advice
from ridotto.server.languages import ENGLISH, tell
from ridotto.server.live_table import LiveTable
from ridotto.server.names import NoName, clean_name, clean_text, distinct_name
from ridotto.server.phrases import phrases_of
from ridotto.server.slow_clock import DAY, on_vacation, vacation_left
from ridotto.server.thinking import ADVISER, advise_at_table
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.workers import TooMuchAsked
from ridotto.server.write_path import NoTable, Overtaken, act, write
from ridotto.table import HOUSE, Action, Game, Refused, Seat
from ridotto.table.acts import Rise


class Denied(Exception):
    """A command that cannot be carried out at this table now, with a code for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type["Denied"], tuple[str, str]]:
        """Allow pickling, because it may come from a thinking process."""
        return Denied, (self.code, str(self))


Handler: TypeAlias = Callable[[LiveTable, Seat, Any], Awaitable[w.Answer]]


async def answer_command(
    live: LiveTable, seat: Seat | None, command: w.AnyCommand, language: str = ENGLISH
) -> w.Answer:
    """Answer a command of this seat, or of an onlooker."""
    ref = command.ref
    if isinstance(command, w.Ping):
        return w.Pong(ref=ref, seq=live.table.seq)
    if isinstance(command, w.Hello):
        return w.Error(ref=ref, code="out-of-place", message="hello is only the first frame")
    if seat is None or not live.table.company.chairs[seat].key:
        return w.Error(ref=ref, code="no-seat", message="onlookers may only look; sit down first")
    try:
        if isinstance(command, w.Hint):
            answer = await _hint(live, seat, language)
        else:
            async with live.lock:
                answer = await HANDLERS[type(command)](live, seat, command)
    except Denied as denied:
        return w.Error(ref=ref, code=denied.code, message=str(denied))
    except Refused as refused:
        return _refusal(live, ref, refused, language)
    except NoTable:
        return w.Error(ref=ref, code="no-table", message="there is no such table any more")
    except Overtaken:
        return w.Stale(ref=ref, seq=live.table.seq, missed=())
    return msgspec.structs.replace(answer, ref=ref) if ref else answer


def _refusal(live: LiveTable, ref: str, refused: Refused, language: str) -> w.Refused:
    verdict = refused.verdict
    book = rule_book_in(live.table.game.name, language)
    return w.Refused(
        ref=ref,
        rule=verdict.rule,
        title=book.title(verdict.rule),
        source=book.source(verdict.rule),
        reason=tell(verdict.said, language),
    )


async def _act(live: LiveTable, seat: Seat, command: w.Act) -> w.Answer:
    _playing(live, seat)
    if live.subscribers.is_stale(seat, command.seq):
        missed = await live.stale_pages(seat, command.seq)
        return w.Stale(seq=live.table.seq, missed=missed)
    action = read_action(live.table.game, command.action)
    if live.table.company.duplicate is not None and isinstance(action, BY_THE_HOUSE):
        raise Denied("counts", "others play the same deal: here the house cuts and draws for all")
    if action.seat != seat:
        raise Denied("not-your-seat", f"you sit in seat {seat}; the action names {action.seat}")
    awaited = seat in live.table.awaited
    reserve = live.reserve_left(seat) if awaited else None
    return w.Accepted(seq=await act(live, action, "person", reserve=reserve))


def read_action(game: Game[Any], raw: msgspec.Raw) -> Action:
    """Return an action of the game from what a client sent."""
    try:
        return _actions(game.name).decode(raw)
    except w.UNREADABLE as error:
        kinds = ", ".join(game.action_kinds)
        wrong = w.what_is_wrong(error)
        raise Denied("no-action", f"{wrong}; actions of {game.title}: {kinds}") from error


@cache
def _actions(game: str) -> msgspec.json.Decoder[Action]:
    union: Any = reduce(or_, GAMES[game].action_kinds.values())
    return msgspec.json.Decoder(union)


def _playing(live: LiveTable, seat: Seat) -> None:
    company = live.table.company
    if not company.started:
        raise Denied("not-started", "the party has not begun; the host may start it")
    if live.table.over:
        raise Denied("over", "the party is over; ask for a rematch")
    if company.chairs[seat].away:
        raise Denied("away", "a computer player sits in your chair; return first")


async def _start(live: LiveTable, seat: Seat, command: w.Start) -> w.Answer:
    company = live.table.company
    if company.started:
        raise Denied("started", "the party has begun already")
    _host_only(live, seat, "starts the party")
    if command.level not in TABLE_LEVELS:
        known = ", ".join(TABLE_LEVELS)
        raise Denied("no-level", f"no level {command.level!r}; there are: {known}")
    game = live.table.game.name
    wanted = nearest_level(game, command.level)
    hired: list[e.AnyEntry] = [e.Hired(free, wanted) for free in company.free]
    level = live.services.level_at_table(game, wanted)
    if level != wanted:
        hired += [e.PlaysAs(free, level) for free in company.free]
    return w.Accepted(seq=await write(live, *hired, e.Started()))


def _host_only(live: LiveTable, seat: Seat, what: str) -> None:
    """Refuse anybody but the host; while the host is away, anybody may."""
    if not live.table.company.leads(seat):
        raise Denied("host-only", f"only the host {what}")


async def _next(live: LiveTable, seat: Seat, _command: w.Next) -> w.Answer:
    _playing(live, seat)
    _refuse_if_it_counts(live)
    if not live.table.between:
        raise Denied("mid-deal", "the deal is not over yet")
    if live.table.company.chairs[seat].ready:
        return w.Accepted(seq=live.table.seq)
    return w.Accepted(seq=await write(live, e.Ready(seat)))


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
    _playing(live, seat)
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
    _playing(live, seat)
    _not_slow(live)
    _other_person(live, seat, command.seat)
    company = live.table.company
    chair = company.chairs[command.seat]
    if not chair.warned:
        raise Denied("not-warned", "warn them first")
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


def _refuse_if_it_counts(live: LiveTable) -> None:
    """Refuse at a duplicate deal, which is played once, and without help."""
    if live.table.company.duplicate is not None:
        raise Denied("counts", "others play the same deal: nothing is taken back or advised here")


async def _take_vacation(live: LiveTable, seat: Seat, command: w.TakeVacation) -> w.Answer:
    """Stop the person's clock for some days; everybody has a limited number of them in a party."""
    _playing(live, seat)
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


async def _undo(live: LiveTable, seat: Seat, _command: w.Undo) -> w.Answer:
    _playing(live, seat)
    _refuse_if_it_counts(live)
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
    _playing(live, seat)
    company = live.table.company
    wish = company.undo
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise Denied("nothing", "nobody waits for your word on that")
    answered = e.UndoAnswered(seat, command.agreed)
    left = live.table.asked_for_undo(wish.seat, wish.to) - {seat, *wish.agreed}
    if command.agreed and not left:
        return w.Accepted(seq=await write(live, answered, e.Undone(wish.seat, wish.to)))
    return w.Accepted(seq=await write(live, answered))


async def _say(live: LiveTable, seat: Seat, command: w.Say) -> w.Answer:
    chat = live.table.company.charter.chat
    if chat == "off":
        raise Denied("silent", "at this table nobody talks")
    if command.phrase:
        phrases = phrases_of(live.table.game.name)
        if command.phrase not in phrases:
            raise Denied("no-phrase", f"no phrase {command.phrase!r}: {', '.join(phrases)}")
        phrase = phrases[command.phrase]
        return w.Accepted(seq=await write(live, e.Said(seat, phrase.text, command.phrase)))
    if chat == "phrases":
        raise Denied("phrases-only", "at this table only the phrases of the house are said")
    text = clean_text(command.text, w.MAX_WORDS)
    if not text:
        raise Denied("nothing", "say something")
    return w.Accepted(seq=await write(live, e.Said(seat, text)))


async def _rename(live: LiveTable, seat: Seat, command: w.Rename) -> w.Answer:
    try:
        name = clean_name(command.name)
    except NoName as error:
        raise Denied("name", str(error)) from error
    others = [chair.name for other, chair in enumerate(live.table.company.chairs) if other != seat]
    return w.Accepted(seq=await write(live, e.Renamed(seat, distinct_name(name, others))))


async def _question(live: LiveTable, seat: Seat, command: w.Question) -> w.Answer:
    """Answer a question that the rules allow, from the person's own view."""
    known = live.table.game.questions
    answer = known[command.about](live.table.view(seat)) if command.about in known else None
    if answer is None:
        raise Denied("no-answer", f"ask about: {', '.join(known)}")
    return w.Told(about=command.about, answer=answer)


async def _hint(live: LiveTable, seat: Seat, language: str) -> w.Answer:
    """Find a hint in the background, so that nobody waits; one at a time for each person."""
    _playing(live, seat)
    _refuse_if_it_counts(live)
    if seat not in live.table.awaited:
        raise Denied("not-awaited", "there is nothing to advise on now")
    if seat in live.waiting_for_advice:
        raise Denied("thinking", "your last question is still being thought about")
    live.waiting_for_advice.add(seat)
    try:
        # If the client disconnects, the hint is cancelled, but a write in progress is finished.
        await asyncio.shield(_announce_hint(live, seat))
        view = live.table.view(seat)
        services, game = live.services, live.table.game.name
        level = services.level_at_table(game, nearest_level(game, ADVISER))
        found = await advise_at_table(services.workers, live.asker, level, view, game)
        return as_advice(found, level, language)
    except TooMuchAsked as error:
        raise Denied(
            "thinking", "too much is being thought about for you; wait a moment"
        ) from error
    except ThinkingFailed as error:
        raise Denied("not-advised", "no hint was found in time; ask again") from error
    finally:
        live.waiting_for_advice.discard(seat)


async def _announce_hint(live: LiveTable, seat: Seat) -> None:
    """Announce a hint to everybody if people play; a hint against people is never secret."""
    company = live.table.company
    if not any(chair.key for other, chair in enumerate(company.chairs) if other != seat):
        return
    if not company.charter.hints:
        raise Denied("no-hints", "at this table nobody takes hints against people")
    async with live.lock:
        await write(live, e.HintTaken(seat))


async def _rise(live: LiveTable, seat: Seat, _command: w.RiseCommand) -> w.Answer:
    _playing(live, seat)
    _refuse_if_it_counts(live)
    _host_only(live, seat, "ends the sitting")
    if not live.table.between:
        raise Denied("mid-deal", "the company rises between two deals")
    return w.Accepted(seq=await act(live, Rise(HOUSE), "house"))


HANDLERS: Final[Mapping[type[w.Command], Handler]] = {
    w.Act: _act,
    w.Start: _start,
    w.Next: _next,
    w.Leave: _leave,
    w.Return: _return,
    w.Replace: _replace,
    w.Warn: _warn,
    w.VoteOut: _vote_out,
    w.TakeVacation: _take_vacation,
    w.EndVacation: _end_vacation,
    w.Undo: _undo,
    w.AnswerUndo: _answer_undo,
    w.Say: _say,
    w.Rename: _rename,
    w.Question: _question,
    w.RiseCommand: _rise,
}
"""All commands that change the table or wait for it; the registry handles a rematch."""
