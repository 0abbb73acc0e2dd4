"""What people at a table may ask for, and how it is answered. Each holds the table's lock."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Final, TypeAlias

import msgspec

from ridotto.bots import KINDS
from ridotto.games import GAMES
from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.automation import Steward, act
from ridotto.server.live_table import Desk, Overtaken
from ridotto.server.phrases import PHRASES
from ridotto.server.questions import answer_question
from ridotto.server.thinking import ADVISER, advise
from ridotto.table import HOUSE, Action, Game, Refused, Seat
from ridotto.table.acts import Rise


class Denied(Exception):
    """What cannot be done at this table now, with a code for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


Handler: TypeAlias = Callable[[Desk, Steward, Seat, Any], Awaitable[w.Answer]]


async def obey(desk: Desk, steward: Steward, seat: Seat | None, command: w.AnyCommand) -> w.Answer:
    """Answer a command of this seat, or of an onlooker."""
    ref = command.ref
    if isinstance(command, w.Ping):
        return w.Pong(ref=ref, seq=desk.table.seq)
    if isinstance(command, w.Hello):
        return w.Error(ref=ref, code="out-of-place", message="hello is only the first frame")
    if seat is None:
        return w.Error(ref=ref, code="no-seat", message="onlookers may only look; sit down first")
    try:
        if isinstance(command, w.Hint):
            answer = await _hint(desk, seat)
        else:
            async with desk.lock:
                answer = await HANDLERS[type(command)](desk, steward, seat, command)
    except Denied as denied:
        return w.Error(ref=ref, code=denied.code, message=str(denied))
    except Refused as refused:
        return _refusal(desk, ref, refused)
    except Overtaken:
        return w.Stale(ref=ref, seq=desk.table.seq, missed=())
    return msgspec.structs.replace(answer, ref=ref) if ref else answer


def _refusal(desk: Desk, ref: str, refused: Refused) -> w.Refused:
    book, verdict = desk.table.game.rule_book, refused.verdict
    return w.Refused(
        ref=ref,
        rule=verdict.rule,
        title=book.title(verdict.rule),
        source=book.source(verdict.rule),
        reason=verdict.reason,
    )


async def _act(desk: Desk, steward: Steward, seat: Seat, command: w.Act) -> w.Answer:
    _playing(desk, seat)
    if desk.stale(seat, command.seq):
        missed = await desk.pages_after(seat, max(command.seq, desk.table.seq - MISSED))
        return w.Stale(seq=desk.table.seq, missed=missed)
    action = read_action(desk.table.game, command.action)
    if action.seat != seat:
        raise Denied("not-your-seat", f"you sit in seat {seat}; the action names {action.seat}")
    awaited = seat in desk.table.awaited
    reserve = steward.spent(seat) if awaited else None
    return w.Accepted(seq=await act(desk, action, "person", reserve=reserve))


MISSED: Final = 200
"""So many pages at most come with a stale answer; hello gives the rest."""


def read_action(game: Game[Any], raw: msgspec.Raw) -> Action:
    """An action of the game from what a client sent."""
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


def _playing(desk: Desk, seat: Seat) -> None:
    company = desk.table.company
    if not company.started:
        raise Denied("not-started", "the party has not begun; the host may start it")
    if desk.table.over:
        raise Denied("over", "the party is over; ask for a rematch")
    if company.chairs[seat].away:
        raise Denied("away", "a computer player sits in your chair; return first")


async def _start(desk: Desk, _steward: Steward, seat: Seat, command: w.Start) -> w.Answer:
    company = desk.table.company
    if company.started:
        raise Denied("started", "the party has begun already")
    _host_only(desk, seat, "starts the party")
    if command.level not in KINDS:
        raise Denied("no-level", f"no level {command.level!r}; there are: {', '.join(KINDS)}")
    hired = [e.Hired(free, command.level) for free in company.free]
    return w.Accepted(seq=await desk.write(*hired, e.Started()))


def _host_only(desk: Desk, seat: Seat, what: str) -> None:
    """For the host, or for anybody while the host is away."""
    if not desk.table.company.leads(seat):
        raise Denied("host-only", f"only the host {what}")


async def _next(desk: Desk, _steward: Steward, seat: Seat, _command: w.Next) -> w.Answer:
    _playing(desk, seat)
    if not desk.table.between:
        raise Denied("mid-deal", "the deal is not over yet")
    if desk.table.company.chairs[seat].ready:
        return w.Accepted(seq=desk.table.seq)
    return w.Accepted(seq=await desk.write(e.Ready(seat)))


async def _leave(desk: Desk, _steward: Steward, seat: Seat, _command: w.Leave) -> w.Answer:
    if desk.table.company.chairs[seat].away:
        return w.Accepted(seq=desk.table.seq)
    return w.Accepted(seq=await desk.write(e.Left(seat, "left")))


async def _return(desk: Desk, _steward: Steward, seat: Seat, _command: w.Return) -> w.Answer:
    if not desk.table.company.chairs[seat].away:
        return w.Accepted(seq=desk.table.seq)
    return w.Accepted(seq=await desk.write(e.Returned(seat)))


async def _replace(desk: Desk, _steward: Steward, seat: Seat, command: w.Replace) -> w.Answer:
    chairs = desk.table.company.chairs
    if not 0 <= command.seat < len(chairs) or not chairs[command.seat].person:
        raise Denied("no-person", "no person sits there to be replaced")
    if command.seat == seat:
        raise Denied("yourself", "to go yourself, leave")
    if await is_present(desk, command.seat):
        raise Denied("present", "that person is here, or was a moment ago")
    return w.Accepted(seq=await desk.write(e.Left(command.seat, "absent")))


async def is_present(desk: Desk, seat: Seat) -> bool:
    """Is a seat connected, here or to another process, or was it a moment ago?"""
    if seat in desk.here:
        return True
    since = desk.house.now() - int(1000 * desk.house.absence)
    store = desk.house.store
    return seat in await desk.house.workers.read(store.present, desk.table.ident, since)


async def _undo(desk: Desk, _steward: Steward, seat: Seat, _command: w.Undo) -> w.Answer:
    _playing(desk, seat)
    if desk.table.company.undo is not None:
        raise Denied("pending", "somebody's wish to take back waits for an answer already")
    to = desk.table.last_decision(seat)
    if to is None:
        raise Denied("nothing", "you have decided nothing in this deal that can be taken back")
    others = [person for person in desk.table.company.persons if person != seat]
    if others:
        return w.Accepted(seq=await desk.write(e.UndoAsked(seat, to)))
    return w.Accepted(seq=await desk.write(e.Undone(seat, to)))


async def _answer_undo(
    desk: Desk, _steward: Steward, seat: Seat, command: w.AnswerUndo
) -> w.Answer:
    _playing(desk, seat)
    company = desk.table.company
    wish = company.undo
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise Denied("nothing", "nobody waits for your word on that")
    answered = e.UndoAnswered(seat, command.agreed)
    left = set(company.persons) - {wish.seat, seat, *wish.agreed}
    if command.agreed and not left:
        return w.Accepted(seq=await desk.write(answered, e.Undone(wish.seat, wish.to)))
    return w.Accepted(seq=await desk.write(answered))


async def _say(desk: Desk, _steward: Steward, seat: Seat, command: w.Say) -> w.Answer:
    manners = desk.table.company.charter.chat
    if manners == "off":
        raise Denied("silent", "at this table nobody talks")
    if command.phrase:
        phrases = PHRASES.for_game(desk.table.game.name)
        if command.phrase not in phrases:
            raise Denied("no-phrase", f"no phrase {command.phrase!r}: {', '.join(phrases)}")
        phrase = phrases[command.phrase]
        return w.Accepted(seq=await desk.write(e.Said(seat, phrase.text, command.phrase)))
    if manners == "phrases":
        raise Denied("phrases-only", "at this table only the phrases of the house are said")
    text = " ".join(command.text.split())
    if not text:
        raise Denied("nothing", "say something")
    return w.Accepted(seq=await desk.write(e.Said(seat, text)))


async def _question(desk: Desk, _steward: Steward, seat: Seat, command: w.Question) -> w.Answer:
    view = desk.table.view(seat)
    known, answer = answer_question(desk.table.game, view, command.about)
    if answer is None:
        raise Denied("no-answer", f"ask about: {', '.join(known)}")
    return w.Told(about=command.about, answer=answer)


async def _hint(desk: Desk, seat: Seat) -> w.Answer:
    """Thought about beside the table, so that nobody waits; one at a time for each."""
    _playing(desk, seat)
    if seat not in desk.table.awaited:
        raise Denied("not-awaited", "there is nothing to advise on now")
    if seat in desk.advised:
        raise Denied("thinking", "your last question is still being thought about")
    desk.advised.add(seat)
    try:
        view = desk.table.view(seat)
        house, game = desk.house, desk.table.game.name
        return await house.workers.think(advise, house.able(game, ADVISER), game, view)
    finally:
        desk.advised.discard(seat)


async def _rise(desk: Desk, _steward: Steward, seat: Seat, _command: w.RiseCommand) -> w.Answer:
    _playing(desk, seat)
    _host_only(desk, seat, "ends the sitting")
    if not desk.table.between:
        raise Denied("mid-deal", "the company rises between two deals")
    return w.Accepted(seq=await act(desk, Rise(HOUSE), "house"))


HANDLERS: Final[Mapping[type[w.Command], Handler]] = {
    w.Act: _act,
    w.Start: _start,
    w.Next: _next,
    w.Leave: _leave,
    w.Return: _return,
    w.Replace: _replace,
    w.Undo: _undo,
    w.AnswerUndo: _answer_undo,
    w.Say: _say,
    w.Question: _question,
    w.RiseCommand: _rise,
}
"""All that change the table or wait for it; a rematch is the hall's."""
