"""Reviews of finished deals: read while they are made, kept, forgotten, and never too early."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ridotto.analysis import Settings, whole_review
from ridotto.notation import run
from ridotto.server.config import Config
from ridotto.server.fair_queue import Asker
from ridotto.server.ledger_erasing import PageChange
from ridotto.server.limits import REVIEWS_AT_FIRST
from ridotto.server.replay_origins import WorkedOrigin
from ridotto.server.review_portions import judge_of, judge_portion
from ridotto.server.review_words import in_language
from ridotto.server.store import PageRow, ReviewRow, Store
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.worked_hands import worked_hands
from ridotto.server.workers import Thinkers
from tests.server.in_process_server import (
    WIDE,
    InProcessServer,
    Json,
    Seated,
    open_table,
    run_in_process,
    to_the_end_of_the_deal,
    wait_until,
)
from tests.server.server_process import postgres

PATH = "/api/replay/review"
HAND = {"type": "worked", "game": "kaiserspiel", "hand": "hand-2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """One process thinks, so that whatever waits shows."""
    folder = tmp_path_factory.mktemp("reviews")
    settings: dict[str, Any] = {**WIDE, "thinkers": 1}
    with run_in_process(Config(database=f"sqlite:///{folder}/tables.db", **settings)) as running:
        yield running
    assert running.log.errors == []


def read(server: InProcessServer, origin: Json, token: str = "") -> tuple[list[Json], list[Json]]:
    """All parts of a review that say something, and its decisions put together."""
    parts: list[Json] = []
    decisions: list[Json] = []
    while not parts or not parts[-1]["done"]:
        body = {"origin": origin, **({"after": len(decisions)} if parts else {})}
        told = server.call("POST", PATH, body, token=token)
        assert told.status == 200, told.body
        if told.json["count"]:
            parts.append(told.json)
            assert parts[-1]["place"] <= len(decisions)
            decisions[parts[-1]["place"] :] = parts[-1]["decisions"]
    return parts, decisions


def deal_of(seated: Seated, deal: int = 1) -> Json:
    """The deal of a table, as a request names it."""
    return {"type": "table", "table": seated.table, "deal": deal}


def test_a_worked_hand_is_read_in_portions_and_comes_out_as_on_the_terminal(
    server: InProcessServer,
) -> None:
    parts, decisions = read(server, HAND)
    assert parts[0]["line"]
    assert parts[0]["count"] == len(decisions)
    assert len(parts) > 2
    hand = worked_hands()["kaiserspiel", "hand-2"]
    played = run(hand.record)
    review = whole_review(played.game, played.rules, played.actions, settings=Settings())
    wanted = msgspec.json.decode(msgspec.json.encode(review))
    assert decisions == wanted["decisions"]
    assert parts[-1]["split"] == wanted["split"]
    assert parts[0]["line"] == wanted["line"]
    # Whoever comes second reads all of it at once.
    again = server.call("POST", PATH, {"origin": HAND}).json
    assert again["done"]
    assert again["decisions"] == decisions


def test_a_deal_is_reviewed_when_it_is_over_for_those_who_may_see_it(
    server: InProcessServer,
) -> None:
    people = open_table(server, "kaiserspiel", watching={"how": "no"})
    early = server.call("POST", PATH, {"origin": deal_of(people[0])}, token=people[0].token)
    assert (early.status, early.code) == (404, "no-deal")
    to_the_end_of_the_deal(server, people)
    stranger = server.call("POST", PATH, {"origin": deal_of(people[0])})
    assert (stranger.status, stranger.code) == (403, "private")
    _, decisions = read(server, deal_of(people[0]), people[0].token)
    assert {one["seat"] for one in decisions} == {0, 1}
    store = server.registry.services.store
    judge = judge_of("kaiserspiel")
    wait_until(lambda: store.review(people[0].table, 1, judge) is not None)
    assert store.review(people[0].table, 1, "another judge") is None
    # The other seat gets the same, and the table takes its review with it.
    told = server.call("POST", PATH, {"origin": deal_of(people[0])}, token=people[1].token)
    assert told.json["decisions"] == decisions
    for one in people:
        server.call("DELETE", f"{one.path}/me", token=one.token)
    assert store.review(people[0].table, 1, judge) is None


def test_games_go_on_while_a_review_is_made(server: InProcessServer) -> None:
    """Whoever thinks for a game gets the one process between two portions."""
    origin = {"type": "worked", "game": "minchiate", "hand": "dresden-1"}
    while not (begun := server.call("POST", PATH, {"origin": origin}).json)["count"]:
        pass
    workers = server.registry.services.workers
    assert server.inside(workers.think(Asker("a game"), abs, -1)) == 1
    now = server.call("POST", PATH, {"origin": origin, "after": 0}).json
    assert now["place"] + len(now["decisions"]) < begun["count"] / 2


def test_a_portion_is_short() -> None:
    """One decision at least, and not many more seconds than a portion has."""
    source = WorkedOrigin("kaiserspiel", "hand-2")
    judge_portion("a-portion", source, 0)
    begun = time.thread_time()
    judged = judge_portion("a-portion", source, 3)
    assert judged
    assert judged[0].decision.place == 4
    assert time.thread_time() - begun < 2


def test_what_cannot_be_reviewed_is_told(server: InProcessServer) -> None:
    nothing = {"type": "worked", "game": "whist", "hand": "first"}
    told = server.call("POST", PATH, {"origin": nothing})
    assert (told.status, told.code) == (404, "no-hand")
    record = {"type": "record", "record": "Game: minchiate\nRules: dresden-1798\n\n"}
    told = server.call("POST", PATH, {"origin": record})
    assert told.status in (404, 422)
    told = server.call("POST", PATH, {"origin": HAND, "after": -1})
    assert (told.status, told.code) == (400, "malformed")


def test_an_address_may_not_begin_as_many_as_it_likes(server: InProcessServer) -> None:
    server_limits = server.uvicorn_server.config.app.state.limits  # type: ignore[union-attr]
    for _ in range(2 * REVIEWS_AT_FIRST):
        server_limits.reviews.take("127.0.0.1")
    told = server.call("POST", PATH, {"origin": {**HAND, "hand": "hand-1"}})
    assert (told.status, told.code) == (429, "too-fast")


def keep_and_forget(url: str) -> None:
    """A review is put in the place of an older one, goes with its table, and needs one.

    A page is changed only if it is still what was read.
    """
    store = Store(url)
    store.prepare()
    try:
        store.keep_review(ReviewRow("gone", 1, "j", b"x"))
        assert store.review("gone", 1, "j") is None
        store.write([PageRow("here", 0, 5, b"[]")], [])
        store.keep_review(ReviewRow("here", 1, "old", b"x"))
        store.keep_review(ReviewRow("here", 1, "new", b"y"))
        assert store.review("here", 1, "old") is None
        assert store.review("here", 1, "new") == b"y"
        assert store.erasing.rewrite("here", [PageChange(0, b"[]", b"[ ]")])
        assert not store.erasing.rewrite("here", [PageChange(0, b"[]", b"[  ]")])
        assert store.erasing.forget_seat("here", 0, [PageChange(0, b"[ ]", b"[]")])
        assert [body for _, _, body in store.read("here")] == [b"[]"]
        store.erasing.hide_table("here")
        while store.erasing.remove_more("here"):
            pass
        assert store.review("here", 1, "new") is None
    finally:
        store.close()


def test_both_databases_keep_and_forget(tmp_path: Path) -> None:
    keep_and_forget(f"sqlite:///{tmp_path}/kept.db")
    with postgres() as address:
        keep_and_forget(address)


def test_a_kept_review_is_read_in_any_language() -> None:
    """And in English, where a sentence of it is no longer said."""
    said = {"fact": "sentence", "package": "ridotto.table.sentences", "id": "drawn-alone"}
    gone = {**said, "id": "said-long-ago"}
    nowhere = {**said, "package": "ridotto.nowhere"}
    why = [{"said": one, "words": "kept", "facts": []} for one in (said, gone, nowhere)]
    body = msgspec.json.encode({"decisions": [{"why": why}]})
    told = msgspec.json.decode(in_language(body, "de"))["decisions"][0]["why"]
    assert told[0]["words"] not in ("kept", "")
    assert [one["words"] for one in told[1:]] == ["kept", "kept"]


def test_a_replay_that_is_broken_off_is_a_problem_and_no_fault(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process died, or took too long."""

    async def fail(*_args: object, **_kinds: object) -> object:
        raise ThinkingFailed("_done")

    monkeypatch.setattr(Thinkers, "run", fail)
    origin = {"type": "worked", "game": "bieten", "hand": "weli"}
    for path in ("/api/replay", "/api/replay/worth"):
        wish = {"origin": origin} if path == "/api/replay" else {"origin": origin, "step": 3}
        answer = server.call("POST", path, wish)
        assert (answer.status, answer.json["code"]) == (503, "broken-off")
    assert server.log.errors == []
