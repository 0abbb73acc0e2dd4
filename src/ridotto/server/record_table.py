"""A table built from a record: all its acts have happened, and nobody is connected."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from ridotto.notation import Record, Replay, Variation, read_variations, run
from ridotto.notation.replay import parse_options
from ridotto.server import ledger_entries as e
from ridotto.server.charter import Bot, Charter, Watching
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.names import MAX_NAME, clean_text
from ridotto.table import Action, Event, Game, State, letter
from ridotto.table.record_words import WordError, side_name

NumberedEvents = Sequence[tuple[int, tuple[Event, ...]]]


class Fact(msgspec.Struct, frozen=True):
    """One result of a deal; ``of`` names a side, a seat or a figure."""

    name: str
    of: str
    value: str


class RecordTable(NamedTuple):
    """A record, the table built from it, the statement of every act, and the variations."""

    record: Record
    table: LedgerTable
    statements: tuple[str, ...]
    variations: tuple[Variation, ...] = ()


def table_from_record(record: Record) -> RecordTable:
    """Run a record and build its table; or raise ``NotationError``."""
    replay = run(record)
    acts = tuple(_acts(replay))
    base = replay.game.rule_sets[record.header("Rules")]
    charter = Charter(
        game=replay.game.name,
        rules=base.name,
        options=dict(parse_options(base, record.header("Options").split())),
        strict=replay.opening.strict,
        chairs=tuple(Bot() for _ in range(replay.game.seats(replay.opening))),
        watching=Watching("no"),
    )
    names = [_name(record, seat) for seat in range(len(charter.chairs))]
    happened = [(n + 1, events) for n, (_, events) in enumerate(acts)]
    table = build_table(charter, names, happened)
    told = tuple(statement for statement, _ in acts)
    return RecordTable(record, table, told, read_variations(replay))


def _name(record: Record, seat: int) -> str:
    """Return the name in the record, or the seat's letter."""
    return clean_text(record.header(f"Seat-{letter(seat)}"), MAX_NAME) or letter(seat)


def _acts(replay: Replay) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Yield every act with its statement and the events that followed."""
    for step in replay.steps:
        for events in _parts(step.actions, step.events):
            yield " ".join(step.line.texts), events


def _parts(actions: Sequence[Action], events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """Yield a statement's events, split before each of its actions."""
    starts = [next(n for n, event in enumerate(events) if event is action) for action in actions]
    for start, end in pairwise([*starts, len(events)]):
        yield tuple(events[start:end])


def build_table(charter: Charter, names: Iterable[str], happened: NumberedEvents) -> LedgerTable:
    """Return a table that exists only in memory, at which these acts have happened."""
    table = LedgerTable("", e.Opened(charter))
    sat = [e.Sat(seat, name, "") for seat, name in enumerate(names)]
    table.take(0, (*sat, e.Started()))
    for seq, (_, events) in enumerate(happened, start=1):
        table.take(seq, (e.Acted("record", events),))
    return table


def results(game: Game[Any], state: State) -> tuple[Fact, ...]:
    """Return the results of the deal, as far as there are any."""
    return tuple(_facts(game, state))


def _facts(game: Game[Any], state: State) -> Iterator[Fact]:
    for pattern in game.results:
        for words in _filled(game, state, pattern):
            try:
                value = game.fact(state, words)
            except WordError:
                # Some have none: who sits out has no points, an open deal no difference.
                continue
            yield Fact(words[0], " ".join(words[1:]), value)


def _filled(game: Game[Any], state: State, pattern: str) -> list[list[str]]:
    sides = game.sides(state)
    if "{seat}" in pattern:
        names = [letter(seat) for seat in range(len(sides))]
    elif "{side}" in pattern:
        members = {side: [n for n, of in enumerate(sides) if of == side] for side in sides}
        names = [side_name(seats) for seats in members.values()]
    else:
        names = [""]
    return [pattern.format(seat=name, side=name).split() for name in names]
