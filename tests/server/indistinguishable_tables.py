"""Tables that look the same from one seat: all frames that each sends to it.

The tables live in this process, without a database: actions are fed in, frames come out.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.call_desk import CallDesk
from ridotto.server.charter import Bot, Charter, Open, You, complete_charter
from ridotto.server.company import key_of
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.live_table import LiveTable
from ridotto.server.metrics import Metrics
from ridotto.server.seals import RandomSource, seal
from ridotto.server.services import Services
from ridotto.server.store import PageRow, Store
from ridotto.server.table_commands import answer_command
from ridotto.server.workers import Workers
from ridotto.server.write_path import act, write
from ridotto.table import HOUSE, Action, Refused, Seat, View, replay
from ridotto.table.acts import Play, Shuffle
from ridotto.testing import WatchedParty
from ridotto.testing.random_actions import random_action


class Memory:
    """Pages kept in a list: enough of a store and a writer for one table."""

    def __init__(self) -> None:
        self.rows: list[PageRow] = []

    async def write(
        self, row: PageRow, _summary: object = None, _played: object = (), _due: object = None
    ) -> bool:
        """Keep a page."""
        self.rows.append(row)
        return True

    def read(
        self, _table: str, after: int = -1, until: int | None = None
    ) -> list[tuple[int, int, bytes]]:
        """The pages after one, and up to another."""
        last = len(self.rows) if until is None else until
        return [(row.seq, row.at, row.body) for row in self.rows if after < row.seq <= last]


class SameSalt(RandomSource):
    """Both tables salt their seals alike, so that deals that are over are opened alike."""

    def salt(self) -> str:
        """No secret here."""
        return "00" * 16


@dataclass
class RecordingSubscriber:
    """A connection that keeps what it is told."""

    seat: Seat | None
    language: str = "en"
    frames: list[bytes] = field(default_factory=list)

    def send(self, frame: bytes) -> None:
        """Take a frame."""
        self.frames.append(frame)

    def close(self) -> None:
        """There is nothing to close."""


def make_live_table(course: WatchedParty[Any], workers: Workers) -> LiveTable:
    """A live for the table of a course; nothing is done there of itself."""
    memory = Memory()
    store, writer = cast(Store, memory), cast(BatchWriter, memory)
    services = Services(
        store, writer, workers, SameSalt(), Metrics(), lambda: 1_000_000, cast(CallDesk, None)
    )
    seats = course.game.seats(course.opening)
    chairs: tuple[You | Open | Bot, ...] = (You(), *(Open() for _ in range(seats - 1)))
    wish = Charter(
        game=course.game.name,
        rules=course.rules.name,
        strict=course.state.strict,
        chairs=chairs,
    )
    return LiveTable(services, LedgerTable("a table", e.Opened(complete_charter(wish))))


async def play_through(live: LiveTable, actions: Sequence[Action]) -> None:
    """Open the table, and let everything be done at it."""
    charter = live.table.company.charter
    people = [
        e.Sat(n, f"Person {n}", key_of(f"token {n}"), key_of(f"key {n}"))
        for n in range(len(charter.chairs))
    ]
    await write(live, e.Opened(charter), *people, e.Started())
    for action in actions:
        if isinstance(action, Shuffle):
            await write(live, seal(action, live.services.random_source))
        await act(live, action, "house" if action.seat == HOUSE else "person")


async def ask_around(
    live: LiveTable, subscriber: RecordingSubscriber, probes: Sequence[Action]
) -> None:
    """All a curious seat could try: questions, advice, acts that will not do, coming back."""
    seat = subscriber.seat
    assert seat is not None
    asked: list[w.AnyCommand] = [w.Question(about=about) for about in live.table.game.questions]
    asked += [w.Act(action=_raw(probe), seq=live.table.seq) for probe in probes]
    asked += [w.Act(action=_raw(probes[0]), seq=-1), w.Hint()]
    for command in asked:
        subscriber.send(w.encode(await answer_command(live, seat, command)))
    await live.subscribe(subscriber, -1)
    await _take_back(live, subscriber)


async def _take_back(live: LiveTable, subscriber: RecordingSubscriber) -> None:
    """All agree that the seat takes its last decision back."""
    assert subscriber.seat is not None
    subscriber.send(w.encode(await answer_command(live, subscriber.seat, w.Undo())))
    for other in live.table.company.persons:
        if other != subscriber.seat:
            await answer_command(live, other, w.AnswerUndo(agreed=True))


def _raw(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


def all_frames(
    course: WatchedParty[Any], actions: Sequence[Action], seat: Seat, probes: Sequence[Action]
) -> list[bytes]:
    """All that a seat, and somebody beside the table, is told."""
    workers = Workers(1, 1)

    async def told() -> list[bytes]:
        live = make_live_table(course, workers)
        subscribers = [RecordingSubscriber(seat), RecordingSubscriber(None)]
        for subscriber in subscribers:
            await live.subscribe(subscriber, None)
        await play_through(live, actions)
        await ask_around(live, subscribers[0], probes)
        return _without_seals(
            [frame for subscriber in subscribers for frame in subscriber.frames], live
        )

    try:
        return asyncio.run(told())
    finally:
        workers.close()


def _without_seals(frames: list[bytes], live: LiveTable) -> list[bytes]:
    """The one thing that may differ: a seal, from which nothing can be had without its salt."""
    rows = cast(Memory, live.services.store).rows
    pages = [entry for row in rows for entry in e.decode_page(live.table.game.name, row.body)]
    for number, entry in enumerate(one for one in pages if isinstance(one, e.Sealed)):
        seal_number = f"seal {number}".encode()
        frames = [frame.replace(entry.digest.encode(), seal_number) for frame in frames]
    return frames


def refused_actions(
    course: WatchedParty[Any], seat: Seat, dice: Random, tries: int = 60
) -> list[Action]:
    """Acts of a seat that the judge refuses here: every card once, and some nobody thinks of.

    Claims are left out: they put a question to a referee who sees all hands.
    """
    game, state = course.game, course.state
    kinds = [kind for tag, kind in game.action_kinds.items() if tag != "claim"]
    pack = game.pack(state)
    tried: list[Action] = [Play(seat, card) for card in pack.cards]
    wild = (random_action(dice.choice(kinds), pack, dice) for _ in range(tries))
    tried += [msgspec.structs.replace(action, seat=seat) for action in wild]
    return [a for a in tried if not game.judge(state, a).admitted(strict=state.strict)]


def other_world(course: WatchedParty[Any], seat: Seat, dice: Random) -> Sequence[Action] | None:
    """The same party with other cards in this deal, which this seat cannot tell from the real one.

    Earlier deals stay as they were: when a deal is settled its seals are opened for all to see.
    """
    world = course.game.world(course.opening, course.views[seat], dice)
    begun = max(n for n, action in enumerate(course.actions) if action.seat == HOUSE)
    twin = [*course.actions[:begun], *world[begun:]]
    try:
        _, log = replay(course.game, course.opening, twin)
    except Refused:
        return None
    seen = View(seat, course.opening).watch(course.game.fold, log)
    return twin if seen == course.views[seat] else None
