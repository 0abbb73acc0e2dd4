"""What anybody may ask for costs no more than it needs, and is kept no longer than it is needed."""

import sys
import threading
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import event

import ridotto
from ridotto.duplicate.contest import Contest, completed, schedule, table_key
from ridotto.duplicate.members import Member
from ridotto.duplicate.same_deal import Score
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.config import Config
from ridotto.server.contest_scenes import contest_seen
from ridotto.server.contests import ContestState
from ridotto.server.limits import (
    LETTERS_OF_ADDRESS,
    MAX_CUT_OFF,
    MAX_WAITING_REVIEWS,
    Limits,
    mailbox_key,
)
from ridotto.server.source_pages import source_of_rule
from tests.server.in_process_server import (
    InProcessServer,
    open_table,
    run_in_process,
    wait_until,
)
from tests.server.socket_client import connected

KEY: Final = {"ridotto-key": f"{7:032x}"}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with the limits that everybody has."""
    folder = tmp_path_factory.mktemp("bounded")
    with run_in_process(Config(database=f"sqlite:///{folder}/tables.db")) as running:
        yield running
    assert running.log.errors == []


def long_evening() -> Contest:
    """The longest evening that one person can begin: computers at 41 tables, 41 rounds of 24."""
    begun = Contest(
        id="evening",
        movement="individual",
        game="tresette",
        rules="nuernberg-1770",
        secret="ab" * 32,
        deals=24,
        level="novice",
        computers=160,
        host="host",
        members=(Member("Host", "host"),),
    )
    members = completed(begun, [str(n) for n in range(1, 200)])
    return msgspec.structs.replace(begun, members=members, started=True)


def calls_of(state: ContestState) -> int:
    """How many functions are called to tell somebody how a contest stands."""
    calls = 0

    def count(_frame: object, event: str, _of: object) -> None:
        nonlocal calls
        calls += event == "call"

    contest_seen(state, "host", None)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        contest_seen(state, "host", None)
    finally:
        sys.setprofile(before)
    return calls


def test_an_evening_is_told_by_what_was_played_not_by_what_might_be() -> None:
    contest = long_evening()
    rounds = schedule(contest)
    assert (len(rounds), len(rounds[0])) == (41, 41)
    empty = ContestState(contest, rounds, {}, 0)
    assert calls_of(empty) < 5_000
    first = {
        table_key(0, table, deal): {seat: Score(seat, -seat) for seat in range(4)}
        for table in range(41)
        for deal in range(1, 25)
    }
    played = len(first) * 4
    told = ContestState(contest, rounds, first, 1)
    assert calls_of(told) < 100 * played
    seen = contest_seen(told, "host", None)
    assert [len(deal.made) for deal in seen.shown] == [164] * 24
    assert {member.done for member in seen.members} == {24}


def jobs_of_the_writer(patch: pytest.MonkeyPatch) -> list[str]:
    """The names of what the writer is asked to do besides pages, from now on."""
    asked: list[str] = []
    run = BatchWriter.run

    async def noted(self: BatchWriter, work: Any, *args: Any, **kwargs: Any) -> Any:
        asked.append(work.__name__)
        return await run(self, work, *args, **kwargs)

    patch.setattr(BatchWriter, "run", noted)
    return asked


def test_a_long_evening_takes_few_turns_of_the_writer(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody's acts wait for the writer, so a thousand deals are no thousand commits."""
    wish = {"name": "Host", "movement": "individual", "game": "tresette", "level": "novice"}
    more = {"deals": 24, "computers": 160}
    asked = jobs_of_the_writer(monkeypatch)
    begun = server.call("POST", "/api/contests", {**wish, **more}, headers=KEY)
    path = f"/api/contests/{begun.json['id']}"
    started = server.call("POST", f"{path}/start", headers=KEY)
    assert started.json["rounds"] == 41
    assert len([name for name in asked if "deal" in name]) <= 20
    deals = server.registry.services.store.duplicates
    assert deals.deal(f"{begun.json['id']}-{41 * 24}") is not None


def test_to_look_at_a_finished_contest_writes_nothing(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"name": "Host", "movement": "alone", "game": "tresette", "level": "novice"}
    begun = server.call("POST", "/api/contests", wish, headers=KEY)
    path = f"/api/contests/{begun.json['id']}"
    assert server.call("POST", f"{path}/close", headers=KEY).json["over"]
    asked = jobs_of_the_writer(monkeypatch)
    assert server.call("GET", path).json["over"]
    assert asked == []


def test_many_evenings_do_not_shut_each_other_out(server: InProcessServer) -> None:
    """Their computer players stand in line for a thinking process; none is refused."""
    wish = {"name": "Host", "movement": "individual", "game": "tresette", "level": "novice"}
    more = {"deals": 1, "rounds": 1, "computers": 8}
    paths = []
    for _ in range(14):
        begun = server.call("POST", "/api/contests", {**wish, **more}, headers=KEY)
        paths.append(f"/api/contests/{begun.json['id']}")
        assert server.call("POST", f"{paths[-1]}/start", headers=KEY).status == 200
    wait_until(lambda: all(_played(server, path) for path in paths))


def test_what_was_done_is_never_answered_as_too_much(server: InProcessServer) -> None:
    """Whoever may not look again just now may still act, and is told that it was done."""
    server.registry.services.workers._preparing["127.0.0.1"] = MAX_WAITING_REVIEWS
    wish = {"name": "Host", "movement": "individual", "game": "tresette", "level": "novice"}
    begun = server.call("POST", "/api/contests", {**wish, "deals": 1}, headers=KEY)
    assert begun.status == 201
    path = f"/api/contests/{begun.json['id']}"
    assert server.call("GET", path).code == "too-fast"
    guest = {"ridotto-key": f"{8:032x}"}
    joined = server.call("POST", f"{path}/join", {"name": "Guest"}, headers=guest)
    assert [one["name"] for one in joined.json["members"]] == ["Host", "Guest"]
    assert server.call("POST", f"{path}/start", headers=KEY).json["started"]
    assert server.call("POST", f"{path}/close", headers=KEY).json["over"]


def _played(server: InProcessServer, path: str) -> bool:
    """Whether a table of computer players has played; each look lets them play on."""
    return any(table["done"] for table in server.call("GET", path).json["tables"])


def test_codes_for_nothing_are_not_remembered(server: InProcessServer) -> None:
    """A limit that remembers whatever is sent would be filled by sixty kilobytes at a time."""
    long, short = "x" * 60_000, "x" * 16
    assert server.call("POST", "/api/calls/confirm", {"way": long, "code": "1"}).status == 400
    for n in range(10):
        told = server.call("POST", "/api/calls/confirm", {"way": f"{short}{n}", "code": "1"})
        assert (told.status, told.code) == (404, "no-way")
    app: Any = server.uvicorn_server.config.app
    assert app.state.limits.codes._buckets == {}


@pytest.mark.parametrize("mailbox", ["Nora@Example.org", "nora+cards@example.org"])
def test_a_mailbox_is_one_however_it_is_written(mailbox: str) -> None:
    assert mailbox_key(mailbox) == mailbox_key("nora@example.org")


def test_one_address_has_few_strangers_written_to() -> None:
    limits = Limits(Config())
    sent = sum(limits.letters_of_address.take("one") for _ in range(1000))
    assert sent == LETTERS_OF_ADDRESS
    assert limits.letters_of_address.take("other")


def test_addresses_that_never_come_back_are_forgotten() -> None:
    limits = Limits(Config())
    for n in range(3 * MAX_CUT_OFF):
        limits.cut_off(f"address {n}", "test")
        limits._cut_off[f"address {n}"] -= 60
    assert len(limits._cut_off) <= MAX_CUT_OFF


def test_a_wish_that_changes_nothing_makes_no_rating_anew(server: InProcessServer) -> None:
    """Whoever may throw a table away that all read can keep the server busy with it."""
    app: Any = server.uvicorn_server.config.app
    boards = app.state.rating_boards
    boards._kept["tresette"] = (0.0, [])
    assert server.call("PUT", "/api/me", {"rated": True}, headers=KEY).status == 200
    assert "tresette" in boards._kept


def test_to_be_forgotten_is_asked_for_now_and_then(server: InProcessServer) -> None:
    """It looks through every contest of the house."""
    told = [server.call("DELETE", "/api/me", headers=KEY).status for _ in range(40)]
    assert told[0] == 200
    assert 429 in told


def test_a_number_without_end_is_no_error_of_ours(server: InProcessServer) -> None:
    """Python reads no number of more than 4,300 digits; the fixture looks into the log."""
    endless = "9" * 5000
    wish = {"name": "Host", "movement": "alone", "game": "tresette", "level": "novice"}
    begun = server.call("POST", "/api/contests", wish, headers=KEY)
    deal = server.call("GET", f"/api/contests/{begun.json['id']}/deals/{endless}")
    assert (deal.status, deal.code) == (409, "no-duplicate")
    lesson = server.call("POST", f"/api/lessons/minchiate/{endless}", {})
    assert (lesson.status, lesson.code) == (404, "no-lesson")


# The writer


def test_only_the_writer_writes(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite has one writer at a time: another one would let all acts wait for its turn."""
    threads: set[str] = set()
    engine = server.registry.services.store.engine

    def note(*told: Any) -> None:
        if told[2].lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE", "WITH")):
            threads.add(threading.current_thread().name.rpartition("_")[0])

    monkeypatch.setattr("ridotto.server.table_registry.MARKED_AT_ONCE", 1)
    event.listen(engine, "before_cursor_execute", note)
    try:
        first, second = open_table(server, "tresette", people=2)
        with connected(server, first), connected(server, second):
            server.inside(server.registry.share_presence())
        assert server.call("PUT", "/api/me", {"rated": True}, headers=KEY).status == 200
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert threads == {"batch-writer"}


# Caches


def test_a_language_that_does_not_exist_is_not_kept(server: InProcessServer) -> None:
    """Else every word after ``language=`` would stay in memory for ever."""
    before = source_of_rule.cache_info().currsize
    path = "/api/games/minchiate/sources/follow.suit"
    for n in range(20):
        assert server.call("GET", f"{path}?language={'x' * 2000}{n}").json["language"] == "en"
    assert source_of_rule.cache_info().currsize <= before + 1


OF_FEW: Final = ("str", "Path", "Language", "type", "Seat", "int", "bool", "Figure", "Game")
"""Parameters that have few values in a process: games, languages, files, types, seats."""
NOT_SERVED: Final = (".gpu", ".learn.", ".research.")
OF_THE_PACK: Final = {
    "ridotto.games.minchiate.offers._play": "a card and a seat",
    "ridotto.kernel.bieten.tables._by_set": "the figures of the pack",
    "ridotto.kernel.guimbarde.tables.cards_in_play": "a pack",
    "ridotto.kernel.interpreted.interpret": "a function of a game's rules",
}
"""Caches without bound that cannot grow, and what they hold for each."""


def unbounded() -> Iterator[tuple[str, Any]]:
    """All caches of ours that have no bound."""
    for found in walk_packages(ridotto.__path__, "ridotto."):
        if any(floor in found.name for floor in NOT_SERVED) or found.name.endswith("__main__"):
            continue
        for name, one in vars(import_module(found.name)).items():
            ours = isinstance(one, _lru_cache_wrapper) and one.__module__ == found.name
            if ours and one.cache_parameters()["maxsize"] is None:
                yield f"{found.name}.{name}", one


def test_a_cache_that_could_grow_has_a_bound() -> None:
    """Hands, tricks and agreed options are without number: a server runs for months."""
    growing = {
        name: one.__annotations__
        for name, one in unbounded()
        if name not in OF_THE_PACK
        and any(
            not str(getattr(kind, "__name__", kind)).split("[")[0].endswith(OF_FEW)
            for field, kind in one.__annotations__.items()
            if field != "return"
        )
    }
    assert growing == {}
