"""Whatever is sent over a socket: typed answers, an orderly end, and nothing changed by it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from ridotto.games import GAMES
from ridotto.server import wire as w
from ridotto.testing.random_actions import random_action
from tests.server.in_process_server import InProcessServer, Json, Seated, open_table, plain, play
from tests.server.socket_client import SocketClient, connected

ANSWERS = {
    "accepted": w.Accepted,
    "refused": w.Refused,
    "stale": w.Stale,
    "told": w.Told,
    "new-table": w.NewTable,
    "pong": w.Pong,
    "error": w.Error,
}
"""Answers by their type; advice is looked at apart, for its action is the game's."""

ASIDE = {"welcome", "news", "presence"}
"""Frames that answer nothing."""

ORDERLY = {1000, 1001, 1002, 1007, 1008, 1009}
"""How a connection may end: never by a fault (1011), never without a word (1006)."""

pytestmark = pytest.mark.usefixtures("quiet")

some = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@dataclass(frozen=True)
class TableInPlay:
    """A deal under way, all chairs people's, so that nothing happens of itself."""

    game: str
    people: list[Seated]
    awaited: int

    @property
    def everybody(self) -> list[Seated]:
        """All who look at the table."""
        return [*self.people, self.people[0].onlooker]


@pytest.fixture(scope="module")
def tables_in_play(server: InProcessServer) -> list[TableInPlay]:
    """Every game at a courteous and a strict table, some way into its first deal."""
    made = []
    for number, (game, strict) in enumerate((g, s) for g in GAMES for s in (False, True)):
        people = open_table(server, game, strict=strict, pace=5000)
        play(server, people, 12 + number, Random(number))
        awaited = server.scene(people[0]).json["scene"]["awaited"]
        made.append(TableInPlay(game, people, min(awaited)))
    return made


def as_it_stands(server: InProcessServer, table: TableInPlay) -> list[bytes]:
    """The table from every chair and from beside it."""
    return [server.scene(one).body for one in table.everybody]


def is_typed(frame: Json) -> bool:
    """Is this a frame of the protocol?"""
    kind = ANSWERS.get(frame["type"])
    if kind is not None:
        assert msgspec.convert(frame, kind)
    return kind is not None or frame["type"] in {*ASIDE, "advice"}


def answers_of(frames: list[Json]) -> list[Json]:
    """Those frames that answer something."""
    return [frame for frame in frames if frame["type"] not in ASIDE]


def send_all(client: SocketClient, frames: list[Any]) -> list[Json]:
    """Send frames, then ask whether anybody is still there; what was answered.

    Hints are found meanwhile, so their answers may come after everybody else's.
    """
    begun = len(client.frames)
    for frame in frames:
        client.send(frame)
    client.send({"type": "ping", "ref": "after all"})
    client.read_until(lambda frame: frame.get("ref") == "after all")
    hints = [frame for frame in frames if isinstance(frame, dict) and frame.get("type") == "hint"]
    while hints and len(answers_of(client.frames[begun:])) <= len(frames):
        client.read()
    return answers_of(client.frames[begun:])


def send_without_effect(
    server: InProcessServer, table: TableInPlay, seat: int | None, frames: list[Any]
) -> None:
    """The law: an answer to each, of a known type; and what was not accepted changed nothing."""
    before = as_it_stands(server, table)
    one = table.people[0].onlooker if seat is None else table.people[seat]
    with connected(server, one) as client:
        answers = send_all(client, frames)
        assert len(answers) == len(frames) + 1, answers
        assert all(map(is_typed, answers)), answers
        if any(answer["type"] == "accepted" for answer in answers):
            client.ask({"type": "return"})
            return
    assert as_it_stands(server, table) == before


# What people might send

numbers = st.one_of(
    st.integers(-3, 120),
    st.sampled_from([2**31, 2**63, -(2**63) - 1, 10**30, -(10**30), 10**400]),
)
odd = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
nested = st.builds(
    lambda opening, closing, depth: opening * depth + "0" + closing * depth,
    st.just("["),
    st.just("]"),
    st.sampled_from([50, 700, 1500, 4000]),
) | st.builds(lambda depth: '{"type":' * depth, st.sampled_from([50, 700, 1500]))

COMMAND_FIELDS: dict[str, tuple[str, ...]] = {
    kind.__struct_config__.tag: tuple(f for f in kind.__struct_encode_fields__ if f != "ref")
    for kind in (w.Hello, *w.AnyCommand.__args__)
    if isinstance(kind.__struct_config__.tag, str)
}


@st.composite
def commands(draw: st.DrawFn) -> Json:
    """A known kind of command with any values in its fields, some missing, some too many."""
    kind = draw(st.sampled_from(sorted(COMMAND_FIELDS)))
    names = [*COMMAND_FIELDS[kind], "ref", draw(st.sampled_from(["ref", "more", "type "]))]
    kept = draw(st.lists(st.sampled_from(names), unique=True))
    return {**{name: draw(odd) for name in kept}, "type": kind}


@st.composite
def near_misses(draw: st.DrawFn) -> str:
    """A right command, a few of whose characters are not."""
    right = draw(
        st.sampled_from(
            [
                '{"type":"say","text":"Buon giuoco!"}',
                '{"type":"question","about":"last-trick"}',
                '{"type":"answer-undo","agreed":true}',
                '{"type":"act","seq":3,"action":{"type":"play","seat":0,"card":"33"}}',
            ]
        )
    )
    place = draw(st.integers(0, len(right) - 1))
    return right[:place] + draw(st.text(max_size=3)) + right[place + draw(st.integers(1, 4)) :]


junk = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    odd.map(json.dumps),
    nested,
    nested.map(lambda deep: f'{{"type":"act","seq":9999,"action":{deep}}}'),
    nested.map(lambda deep: f'{{"type":"say","text":{deep}}}'),
    near_misses(),
    commands(),
)


def pick(data: st.DataObject, tables_in_play: list[TableInPlay]) -> tuple[TableInPlay, int | None]:
    """A table, and a chair there or a place beside it."""
    table = data.draw(st.sampled_from(tables_in_play))
    seats = [None, *range(len(table.people))]
    return table, data.draw(st.sampled_from(seats))


@some
@given(data=st.data(), frames=st.lists(junk, min_size=1, max_size=6))
def test_junk(
    server: InProcessServer,
    tables_in_play: list[TableInPlay],
    data: st.DataObject,
    frames: list[Any],
) -> None:
    """Text, bytes, JSON of any shape, commands with any values."""
    table, seat = pick(data, tables_in_play)
    replacing = [f for f in frames if isinstance(f, dict) and f["type"] == "replace"]
    # Somebody who never connected may rightly be replaced; that is no junk.
    frames = [f for f in frames if f not in replacing or f.get("seat") not in range(5)]
    send_without_effect(server, table, seat, frames)


@some
@given(data=st.data())
def test_acts_with_wrong_values(
    server: InProcessServer, tables_in_play: list[TableInPlay], data: st.DataObject
) -> None:
    """Every kind of act with values its fields could hold, and some they could not."""
    table, seat = pick(data, tables_in_play)
    game = GAMES[table.game]
    kind = data.draw(st.sampled_from(sorted(game.action_kinds)))
    pack = game.pack(game.open(next(iter(game.rule_sets.values()))))
    dice = Random(data.draw(st.integers(0, 2**32)))
    action = plain(random_action(game.action_kinds[kind], pack, dice))
    if seat is not None and data.draw(st.booleans()):
        action["seat"] = seat
    spoiled = data.draw(st.sampled_from([None, *action]))
    if spoiled is not None:
        action[spoiled] = data.draw(odd)
    seq = data.draw(st.sampled_from([-1, 0, 10, 10**6, 10**30]))
    send_without_effect(server, table, seat, [{"type": "act", "seq": seq, "action": action}])


@pytest.mark.parametrize("number", range(2 * len(GAMES)))
def test_every_question_and_hint_has_an_answer(
    server: InProcessServer, tables_in_play: list[TableInPlay], number: int
) -> None:
    """All that may be asked, from every chair, and by an onlooker; of hints others only hear."""
    table = tables_in_play[number]
    asked = [{"type": "question", "about": about} for about in GAMES[table.game].questions]
    send_without_effect(server, table, None, [*asked, {"type": "hint"}])
    for seat, person in enumerate(table.people):
        send_without_effect(server, table, seat, asked)
        before = [server.scene(one).json["scene"]["table"] for one in table.people]
        assert server.command(person, {"type": "hint"}).json["type"] in {"advice", "error"}
        assert [server.scene(one).json["scene"]["table"] for one in table.people] == before


# The first frame, and the last


@pytest.fixture
def silent_socket(
    server: InProcessServer, tables_in_play: list[TableInPlay]
) -> Iterator[SocketClient]:
    """A socket that has said nothing yet."""
    with connected(server, tables_in_play[0].people[0], hello=False) as client:
        yield client


@some
@given(first=junk)
def test_first_frames(
    server: InProcessServer, tables_in_play: list[TableInPlay], first: Any
) -> None:
    """Whatever comes first: a welcome for a hello, or one typed error and an orderly end."""
    with connected(server, tables_in_play[0].people[0], hello=False) as client:
        client.send(first)
        code = client.close_code() if not welcomed(client) else 1000
        assert code in ORDERLY


def welcomed(client: SocketClient) -> bool:
    """Was the first answer a welcome, as for a hello without a token? Else it was an error."""
    frame = client.read()
    assert frame["type"] in {"welcome", "error"}
    return bool(frame["type"] == "welcome")


@pytest.mark.parametrize("seq", [-1, -(10**30), -(2**63), 0, 10**9, 10**30])
def test_hello_with_any_page(
    server: InProcessServer, tables_in_play: list[TableInPlay], seq: int
) -> None:
    """A page that never was is answered, not choked on."""
    with connected(server, tables_in_play[0].people[0], hello=False) as client:
        frame = client.hello(seq=seq)
        assert frame["type"] in {"welcome", "error"}


@pytest.mark.parametrize("kind", sorted(set(COMMAND_FIELDS) - {"hello"}))
def test_nothing_before_the_hello(silent_socket: SocketClient, kind: str) -> None:
    """Every other command is refused as the first."""
    values = {"seat": 0, "seq": 0, "action": {}, "agreed": True, "about": "sheet", "text": "x"}
    fields = {name: values[name] for name in COMMAND_FIELDS[kind] if name in values}
    silent_socket.send({"type": kind, **fields})
    assert silent_socket.read()["code"] == "no-hello"
    assert silent_socket.close_code() == 1008


def test_a_second_hello_is_out_of_place(
    server: InProcessServer, tables_in_play: list[TableInPlay]
) -> None:
    """One is enough."""
    one = tables_in_play[0].people[0]
    with connected(server, one) as client:
        assert client.ask({"type": "hello", "token": one.token})["code"] == "out-of-place"


def test_frames_too_large(server: InProcessServer, tables_in_play: list[TableInPlay]) -> None:
    """Over sixteen KiB the connection is closed as too big."""
    before = as_it_stands(server, tables_in_play[0])
    with connected(server, tables_in_play[0].people[0]) as client:
        client.send({"type": "say", "text": "x" * 16 * 1024})
        assert client.close_code() == 1009
    assert as_it_stands(server, tables_in_play[0]) == before


def test_text_that_is_none(server: InProcessServer, tables_in_play: list[TableInPlay]) -> None:
    """A text frame that is not UTF-8 ends the connection as inconsistent."""
    with connected(server, tables_in_play[0].people[0]) as client:
        client.socket.send(b'{"type":"say","text":"\xff"}', text=True)
        assert client.close_code() == 1007


def test_nothing_after_the_end(server: InProcessServer, tables_in_play: list[TableInPlay]) -> None:
    """Commands sent on a closed connection do nothing."""
    before = as_it_stands(server, tables_in_play[0])
    with connected(server, tables_in_play[0].people[0]) as client:
        client.socket.close()
        with pytest.raises(ConnectionClosed):
            client.send({"type": "say", "text": "still here"})
    assert as_it_stands(server, tables_in_play[0]) == before
