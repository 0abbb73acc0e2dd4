"""Thinking: in processes of its own, with a fair share for all, never under a false name."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ridotto.server import table_commands, thinking, workers
from ridotto.server.config import Config
from ridotto.server.fair_queue import Asker, FairQueue
from ridotto.server.json_log import JsonLines
from ridotto.server.limits import MAX_WAITING_REVIEWS
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.workers import TooMuchAsked, Workers
from tests.server.in_process_server import (
    InProcessServer,
    open_table,
    run_in_process,
    scene_of,
    to_the_cards,
    wait_for,
    wait_until,
)
from tests.server.socket_client import connected

# The queue


def test_addresses_take_turns_then_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        queue.put(Asker("greedy", "one"), f"greedy one {n}")
    queue.put(Asker("greedy", "two"), "greedy two")
    queue.put(Asker("modest", "only"), "modest")
    assert (len(queue), queue.waiting("greedy"), queue.waiting("nobody")) == (5, 4, 0)
    assert [queue.take() for _ in range(5)] == [
        "greedy one 0",
        "modest",
        "greedy two",
        "greedy one 1",
        "greedy one 2",
    ]
    with pytest.raises(KeyError):
        queue.take()


# The processes


def with_workers(story: Callable[[Workers], Coroutine[Any, Any, None]], processes: int = 1) -> None:
    """Do something with workers, and end them."""

    async def told() -> None:
        pool = Workers(processes, 1)
        try:
            await asyncio.wait_for(story(pool), 120)
        finally:
            pool.close()

    asyncio.run(told())


ME = Asker("me", "table")


def test_work_is_done_elsewhere_and_errors_come_back() -> None:
    async def story(pool: Workers) -> None:
        there = await pool.think(ME, os.getpid)
        assert there != os.getpid()
        assert await pool.review(ME, os.getpid) == there
        with pytest.raises(ZeroDivisionError):
            await pool.think(ME, divmod, 1, 0)

    with_workers(story)


def test_a_process_that_dies_or_takes_too_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "THINKING_SECONDS", 0.3)

    async def story(pool: Workers) -> None:
        there = await pool.review(ME, os.getpid)
        with pytest.raises(ThinkingFailed):
            await pool.think(ME, time.sleep, 20)
        again = await pool.review(ME, os.getpid)
        assert again != there
        with pytest.raises(ThinkingFailed):
            await pool.review(ME, os.kill, again, signal.SIGKILL)
        assert await pool.review(ME, abs, -1) == 1

    with_workers(story)


def test_a_process_ends_with_its_server() -> None:
    """However the server dies: the pipe closes."""
    found: list[int] = []

    async def story(pool: Workers) -> None:
        found.append(await pool.think(ME, os.getpid))

    with_workers(story)
    with pytest.raises(ProcessLookupError):
        os.kill(found[0], 0)


def test_reviews_do_not_hold_games_up() -> None:
    """One process is left to games; of reviews that wait, one address has only so many."""
    order: list[str] = []

    async def ask(name: str, work: Coroutine[Any, Any, Any]) -> None:
        await work
        order.append(name)

    async def story(pool: Workers) -> None:
        await asyncio.gather(pool.think(ME, abs, 1), pool.think(ME, abs, 1))
        # Longer than anybody waits here: whatever is not a game has not ended before the games.
        reviews = [
            asyncio.create_task(ask("review", pool.review(ME, time.sleep, 60))) for _ in range(4)
        ]
        await asyncio.sleep(0)
        games = [asyncio.create_task(ask("game", pool.think(ME, abs, 1))) for _ in range(8)]
        await asyncio.gather(*games)
        for review in reviews:
            review.cancel()

    with_workers(story, processes=2)
    assert order == ["game"] * 8


def test_one_address_has_only_so_many_reviews_waiting() -> None:
    async def story(pool: Workers) -> None:
        waiting = [
            asyncio.create_task(pool.review(ME, time.sleep, 0.02))
            for _ in range(MAX_WAITING_REVIEWS + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchAsked):
            await pool.review(ME, abs, 1)
        assert await pool.review(Asker("other", ""), abs, -1) == 1
        await asyncio.gather(*waiting)

    with_workers(story)


# At the table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server whose masters are said to be able to think."""
    folder = tmp_path_factory.mktemp("thinking")
    config = Config(database=f"sqlite:///{folder}/tables.db", search=True)
    with run_in_process(config) as running:
        yield running


def unable(*_args: Any) -> Any:
    """A level that cannot think here."""
    raise ThinkingFailed("no compiler")


def test_a_master_who_cannot_think_is_not_shown_as_one(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the page of its first act it is named as the novice who plays; and the table goes on."""
    monkeypatch.setattr("ridotto.server.workers.ThinkingProcess.run", unable)
    chairs = [{"type": "you"}, {"type": "bot", "level": "master"}]
    one = open_table(server, "kaiserspiel", people=1, chairs=chairs)[0]
    to_the_cards(server, [one])
    wait_for(server, one, lambda scene: scene["company"]["chairs"][1]["level"] == "novice")
    assert scene_of(server, one)["company"]["chairs"][1]["wanted"] == "master"
    pages = server.scene(one, after=-1).json["pages"]
    by_bot = [
        page["entries"] for page in pages if any(e.get("by") == "bot" for e in page["entries"])
    ]
    assert by_bot[0][0] == {"type": "plays-as", "seat": 1, "level": "novice"}
    failed = next(r for r in server.log.records if r.getMessage() == "thinking")
    line = json.loads(JsonLines().format(failed))
    assert (line["level"], line["event"], line["wanted"]) == ("error", "thinking", "master")
    assert 'level="novice"' in server.call("GET", "/metrics").body.decode()


def test_a_search_happens_in_a_process(server: InProcessServer) -> None:
    """And not in this one: its player is found there by name alone."""
    one = open_table(server, "kaiserspiel", people=1)[0]
    to_the_cards(server, [one])
    hosted = server.registry.loaded(one.table)
    assert hosted is not None
    view, asker = hosted.live.table.view(0), hosted.live.asker
    pool = server.registry.services.workers
    there = server.inside(pool.think(asker, thinking.decide, "novice", "kaiserspiel", view))
    here = server.inside(pool.do(thinking.decide, "novice", "kaiserspiel", view))
    assert there == here


@pytest.mark.parametrize("level", ["plain", "prodigy"])
def test_levels_that_are_not_for_tables_do_not_sit_down(
    server: InProcessServer, level: str
) -> None:
    """A level that plays one game only would stand still in the others."""
    chairs = [{"type": "you"}, {"type": "bot", "level": level}]
    wish = {"game": "kaiserspiel", "chairs": chairs}
    told = server.call("POST", "/api/tables", {"name": "Prima", "charter": wish})
    assert (told.status, told.code) == (422, "charter")
    one = open_table(server, "kaiserspiel", people=2, fill=False)[0]
    answer = server.command(one, {"type": "start", "level": level})
    assert answer.code == "no-level"


def test_a_stored_table_with_such_a_level_plays_on(server: InProcessServer) -> None:
    """Tables of before have them; a novice plays there, and is named."""
    services = server.registry.services
    assert services.level_at_table("tresette", "plain") == "novice"
    assert services.level_at_table("tresette", "random") == "random"


def test_hints_of_one_address_do_not_hold_up_novices(server: InProcessServer) -> None:
    """Its processes are all busy, and a novice at another table answers at once."""
    pool = server.registry.services.workers
    greedy = [
        asyncio.run_coroutine_threadsafe(pool.review(ME, time.sleep, 3), server.loop)
        for _ in range(8)
    ]
    one = open_table(server, "kaiserspiel", people=1)[0]
    to_the_cards(server, [one], seed=Random(2).randrange(99))
    assert not all(job.done() for job in greedy), "the novice waited for all of them"
    for job in greedy:
        job.cancel()


def test_a_table_from_memory_keeps_its_asker(tmp_path: Path) -> None:
    """Whoever last had to do with a table is who its players think for."""
    with run_in_process(Config(database=f"sqlite:///{tmp_path}/tables.db")) as running:
        one = open_table(running, "kaiserspiel", people=1)[0]
        hosted = running.registry.loaded(one.table)
        assert hosted is not None
        assert hosted.live.asker == Asker("127.0.0.1", one.table)
    # And somebody who only polls, at a table that was read anew.
    with run_in_process(Config(database=f"sqlite:///{tmp_path}/tables.db")) as running:
        running.scene(one)
        hosted = running.registry.loaded(one.table)
        assert hosted is not None
        assert hosted.live.asker == Asker("127.0.0.1", one.table)


def test_a_process_that_thinks_has_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """However the server was started; whoever wants more says so."""
    for wanted in ("1", "3"):
        if wanted == "1":
            monkeypatch.delenv("OPENBLAS_NUM_THREADS")
        else:
            monkeypatch.setenv("OPENBLAS_NUM_THREADS", wanted)

        async def story(pool: Workers, wanted: str = wanted) -> None:
            assert await pool.think(ME, os.getenv, "OPENBLAS_NUM_THREADS") == wanted

        with_workers(story)


def test_nothing_of_a_person_waits_for_the_hint(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ping and a card are answered first; who is gone gives up the hint, and may ask again."""
    let = asyncio.Event()

    async def advise_late(*asked: Any) -> Any:
        await let.wait()
        *_, view, game = asked
        return thinking.advise("novice", game, view)

    monkeypatch.setattr(table_commands, "advise_at_table", advise_late)
    one = open_table(server, "tresette", people=1)[0]
    to_the_cards(server, [one], seed=1)
    with connected(server, one) as line:
        line.send({"type": "hint", "ref": "the hint"})
        assert line.ask({"type": "ping"})["type"] == "pong"
        assert line.ask({"type": "hint"})["code"] == "thinking"
    with connected(server, one) as line:
        hosted = server.registry.loaded(one.table)
        assert hosted is not None
        wait_until(lambda: not hosted.live.waiting_for_advice)
        line.send({"type": "hint", "ref": "again"})
        assert line.ask({"type": "ping"})["type"] == "pong"
        server.loop.call_soon_threadsafe(let.set)
        assert line.read_until(lambda frame: frame.get("ref") == "again")["type"] == "advice"
