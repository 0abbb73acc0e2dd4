"""The commands of people at a table: one function for each. The caller holds the table's lock."""

import asyncio
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Final

import msgspec

from ridotto.bots import nearest_level
from ridotto.duplicate.same_deal import BY_THE_HOUSE
from ridotto.games import GAMES
from ridotto.games.translations import rule_book_in
from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.absence_commands import ABSENCE_HANDLERS
from ridotto.server.charter import TABLE_LEVELS
from ridotto.server.command_checks import (
    Denied,
    Handler,
    host_only,
    playing,
    refuse_if_it_counts,
)
from ridotto.server.hint_words import as_advice
from ridotto.server.languages import ENGLISH, tell
from ridotto.server.live_table import LiveTable
from ridotto.server.names import NoName, clean_text, distinct_name, own_name
from ridotto.server.phrases import phrases_of
from ridotto.server.thinking import ADVISER, advise_at_table
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.undo_commands import UNDO_HANDLERS
from ridotto.server.workers import TooMuchAsked
from ridotto.server.write_path import NoTable, Overtaken, act, write
from ridotto.table import HOUSE, Action, Game, Refused, Seat
from ridotto.table.acts import Rise


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
    playing(live, seat)
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


async def _start(live: LiveTable, seat: Seat, command: w.Start) -> w.Answer:
    company = live.table.company
    if company.started:
        raise Denied("started", "the party has begun already")
    host_only(live, seat, "starts the party")
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


async def _next(live: LiveTable, seat: Seat, _command: w.Next) -> w.Answer:
    playing(live, seat)
    refuse_if_it_counts(live)
    if not live.table.between:
        raise Denied("mid-deal", "the deal is not over yet")
    if live.table.company.chairs[seat].ready:
        return w.Accepted(seq=live.table.seq)
    return w.Accepted(seq=await write(live, e.Ready(seat)))


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
        name = own_name(command.name)
    except NoName as error:
        raise Denied(error.code, str(error)) from error
    chairs = live.table.company.chairs
    others = [chair.name for other, chair in enumerate(chairs) if other != seat]
    name = distinct_name(name, others)
    if name == chairs[seat].name:
        return w.Accepted(seq=live.table.seq)
    return w.Accepted(seq=await write(live, e.Renamed(seat, name)))


async def _question(live: LiveTable, seat: Seat, command: w.Question) -> w.Answer:
    """Answer a question that the rules allow, from the person's own view."""
    known = live.table.game.questions
    answer = known[command.about](live.table.view(seat)) if command.about in known else None
    if answer is None:
        raise Denied("no-answer", f"ask about: {', '.join(known)}")
    return w.Told(about=command.about, answer=answer)


async def _hint(live: LiveTable, seat: Seat, language: str) -> w.Answer:
    """Find a hint in the background, so that nobody waits; one at a time for each person."""
    playing(live, seat)
    refuse_if_it_counts(live)
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
        return as_advice(found, level, game, language)
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
    playing(live, seat)
    refuse_if_it_counts(live)
    host_only(live, seat, "ends the sitting")
    if not live.table.between:
        raise Denied("mid-deal", "the company rises between two deals")
    return w.Accepted(seq=await act(live, Rise(HOUSE), "house"))


HANDLERS: Final[Mapping[type[w.Command], Handler]] = {
    w.Act: _act,
    w.Start: _start,
    w.Next: _next,
    w.Say: _say,
    w.Rename: _rename,
    w.Question: _question,
    w.RiseCommand: _rise,
    **ABSENCE_HANDLERS,
    **UNDO_HANDLERS,
}
"""All commands that change the table or wait for it; the registry handles a rematch."""
