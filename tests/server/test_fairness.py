"""What one address asks for at once holds nobody else up: turns, threads, and bounded reading."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from ridotto.server import lessons, sockets
from ridotto.server.address_turns import COMMANDS_A_TURN, REQUESTS_A_TURN, AddressTurns
from ridotto.server.config import Config
from ridotto.server.ledger_table import GrowingView
from ridotto.server.limits import (
    MAX_STALE_PAGES,
    MAX_WAITING_REVIEWS,
    WHOLE_READS,
    WHOLE_READS_OF_ADDRESS,
    Limits,
)
from ridotto.server.security_middleware import SecurityMiddleware
from ridotto.server.store import Store
from ridotto.server.token_buckets import TokenBucket, TokenBuckets
from ridotto.server.whole_reads import WholeReads, give_back_place
from ridotto.server.workers import TooMuchAsked
from tests.server.in_process_server import (
    WIDE,
    InProcessServer,
    act,
    open_table,
    play,
    run_in_process,
    to_the_cards,
    to_the_end_of_the_deal,
    wait_until,
)
from tests.server.socket_client import connected


class TurnCounter:
    """Counts what begins in each turn of the event loop."""

    def __init__(self) -> None:
        self.begun: Counter[int] = Counter()
        self._turn = 0
        self._goes_on = True

    def start(self) -> None:
        """From now on, until stopped."""
        if self._goes_on:
            self._turn += 1
            asyncio.get_running_loop().call_soon(self.start)

    def stop(self) -> None:
        """No more."""
        self._goes_on = False

    def note(self) -> None:
        """Something begins."""
        self.begun[self._turn] += 1


# Turns


def test_an_address_has_so_many_a_turn_and_others_come_in_between() -> None:
    order: list[str] = []

    async def story() -> None:
        turns, counter = AddressTurns(3), TurnCounter()
        counter.start()

        async def ask(address: str) -> None:
            await turns.take(address)
            order.append(address)
            if address == "greedy":
                counter.note()

        greedy = [asyncio.create_task(ask("greedy")) for _ in range(100)]
        await asyncio.sleep(0)
        await ask("other")
        greedy[50].cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        counter.stop()
        assert max(counter.begun.values()) == 3
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not turns._left, "an address is remembered for nothing"
        await ask("greedy")

    asyncio.run(story())
    assert order.index("other") < 10
    assert order.count("greedy") == 100


def test_requests_of_one_address_do_not_all_begin_at_once() -> None:
    counter = TurnCounter()

    async def endpoint(_scope: Any, _receive: Any, _send: Any) -> None:
        counter.note()

    async def story() -> None:
        middleware = SecurityMiddleware(endpoint, Limits(Config(commands_a_second=1e6)))
        scope = {"type": "http", "method": "GET", "headers": [], "client": ("192.0.2.1", 1)}
        nothing: Any = None
        counter.start()
        await asyncio.gather(*(middleware(dict(scope), nothing, nothing) for _ in range(60)))
        counter.stop()

    asyncio.run(story())
    assert counter.begun.total() == 60
    assert max(counter.begun.values()) == REQUESTS_A_TURN


def test_commands_of_one_address_do_not_all_begin_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counter = TurnCounter()

    class OneCommand:
        """A socket that has sent one command, and is gone."""

        address = "192.0.2.1"
        seat = None
        sent = False

        async def receive(self) -> str:
            """The command."""
            if self.sent:
                raise OSError
            self.sent = True
            return '{"type": "ping"}'

    async def answer(*_args: Any) -> None:
        counter.note()

    async def story() -> None:
        nothing: Any = None
        limits = Limits(Config(commands_a_second=1e6))
        connections: list[Any] = [OneCommand() for _ in range(100)]
        counter.start()
        listening = (sockets._listen(nothing, nothing, one, limits) for one in connections)
        await asyncio.gather(*listening, return_exceptions=True)
        counter.stop()

    monkeypatch.setattr(sockets, "_answer", answer)
    asyncio.run(story())
    assert counter.begun.total() == 100
    assert max(counter.begun.values()) == COMMANDS_A_TURN


# Threads and reading


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server whose limits nobody meets here."""
    folder = tmp_path_factory.mktemp("fairness")
    settings: dict[str, Any] = dict(WIDE)
    config = Config(database=f"sqlite:///{folder}/tables.db", **settings)
    with run_in_process(config) as running:
        yield running
    assert running.log.errors == []


def test_novices_do_not_wait_for_lessons(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long somebody's first hand takes, and however many are asked for."""
    go = threading.Event()
    lesson = lessons.play_lesson

    def slow(*args: Any) -> Any:
        go.wait(20)
        return lesson(*args)

    monkeypatch.setattr(lessons, "play_lesson", slow)
    lessons._lesson_told.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        paths = [f"/api/lessons/kaiserspiel?lang={language}" for language in ("en", "de", "it")]
        asked = [pool.submit(server.call, "GET", path) for path in paths]
        one = open_table(server, "kaiserspiel", people=1)[0]
        to_the_cards(server, [one])
        act(server, one, Random(1))
        assert not any(told.done() for told in asked)
        go.set()
        assert [told.result().status for told in asked] == [200] * 3


def test_only_so_much_is_read_for_one_address(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records are written one after another; what cannot have its turn soon is not even read."""
    one = open_table(server, "kaiserspiel", people=1)[0]
    server.scene(one)
    read, reading, count = Store.read, threading.Semaphore(0), Counter[str]()

    def slow(store: Store, ident: str, *more: Any) -> Any:
        count["read"] += 1
        reading.acquire(timeout=20)
        return read(store, ident, *more)

    monkeypatch.setattr(Store, "read", slow)
    with ThreadPoolExecutor(40) as pool:
        asked = [pool.submit(server.call, "GET", f"{one.path}/record") for _ in range(40)]
        wait_until(lambda: sum(told.done() for told in asked) == 40 - MAX_WAITING_REVIEWS)
        reading.release(40)
        told = Counter(answer.result().status for answer in asked)
    assert told == {429: 40 - MAX_WAITING_REVIEWS, 200: MAX_WAITING_REVIEWS}
    assert count["read"] == MAX_WAITING_REVIEWS


def test_few_whole_ledgers_are_in_memory_at_a_time(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of an address, by whatever request they are read, until the answer begins."""
    one = open_table(server, "kaiserspiel", people=1)[0]
    to_the_end_of_the_deal(server, [one])
    whole, services = server.registry.services.whole_reads, server.registry.services
    held, review = list[int](), services.workers.review

    async def slow(*args: Any) -> Any:
        held.append(whole.held)
        await asyncio.sleep(0.05)
        return await review(*args)

    monkeypatch.setattr(services.workers, "review", slow)
    origin = {"type": "table", "table": one.table, "deal": 1}
    asks = [
        ("GET", f"{one.path}/record", None),
        ("GET", f"{one.path}/deals/1", None),
        ("POST", "/api/replay", {"origin": origin}),
        ("POST", "/api/replay/tree", {"origin": origin, "variations": []}),
    ]
    with ThreadPoolExecutor(8) as pool:
        told = [answer.status for answer in pool.map(lambda ask: server.call(*ask), asks * 2)]
    assert told == [200] * 8
    assert max(held) == WHOLE_READS_OF_ADDRESS
    assert (whole.held, whole.waiting) == (0, 0)


def test_places_go_round_and_are_never_lost() -> None:
    """One address cannot take all of them; who gives up gives the place to the next."""

    async def story() -> None:
        whole = WholeReads()
        go = asyncio.Event()

        async def ask(address: str, *, early: bool = False) -> None:
            await whole.hold(address)
            await whole.hold(address)
            if early:
                give_back_place()
                give_back_place()
            await go.wait()

        many = [asyncio.create_task(ask("many")) for _ in range(20)]
        await asyncio.sleep(0)
        other = [asyncio.create_task(ask("other", early=True)) for _ in range(3)]
        await asyncio.sleep(0.01)
        refused = [task for task in many if task.done()]
        assert len(refused) == 20 - MAX_WAITING_REVIEWS
        assert all(isinstance(task.exception(), TooMuchAsked) for task in refused)
        assert (whole.held, whole.waiting) == (2, MAX_WAITING_REVIEWS - 2)
        waits = [task for task in many if not task.done()]
        waits[0].cancel()
        waits[-1].cancel()
        await asyncio.sleep(0.01)
        assert (whole.held, whole.waiting) == (2, MAX_WAITING_REVIEWS - 4)
        strangers = [asyncio.create_task(ask(f"stranger {n}")) for n in range(WHOLE_READS + 2)]
        await asyncio.sleep(0.01)
        assert whole.held == WHOLE_READS
        go.set()
        await asyncio.gather(*many, *other, *strangers, return_exceptions=True)
        await asyncio.sleep(0)
        assert (whole.held, whole.waiting) == (0, 0)

    asyncio.run(story())


def test_who_comes_and_goes_is_not_told_everything_anew(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An onlooker's view is folded from the first page once, however often onlookers come."""
    made = Counter[str]()
    make = GrowingView.__init__

    def counted(view: GrowingView, *args: Any) -> None:
        made["views"] += 1
        make(view, *args)

    people = open_table(server, "bieten")
    play(server, people, 6, Random(1))
    monkeypatch.setattr(GrowingView, "__init__", counted)
    for _ in range(4):
        with connected(server, people[0].onlooker) as client:
            seen = client.scene["table"]
    assert made["views"] == 1
    act(server, people[min(client.scene["awaited"])], Random(2))
    with connected(server, people[0].onlooker) as client:
        assert client.scene["table"] != seen


def test_whoever_acts_late_is_told_the_last_pages_alone(server: InProcessServer) -> None:
    people = open_table(server, "minchiate")
    play(server, people, MAX_STALE_PAGES + 5, Random(1))
    one = people[min(server.scene(people[0]).json["scene"]["awaited"])]
    action = {"type": "play", "seat": one.seat, "card": "h1"}
    told = server.command(one, {"type": "act", "action": action, "seq": 0}).json
    assert told["type"] == "stale"
    pages = [page["seq"] for page in told["missed"]]
    assert pages == list(range(told["seq"] - MAX_STALE_PAGES + 1, told["seq"] + 1))


def test_many_addresses_are_not_looked_through_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd costs each of its members the same, however large it is."""
    looked = Counter[str]()

    def full(_bucket: TokenBucket) -> bool:
        looked["at"] += 1
        return False

    monkeypatch.setattr(TokenBucket, "full", property(full))
    monkeypatch.setattr(TokenBuckets, "MAX_BUCKETS", 10)
    buckets = TokenBuckets(1.0, 5.0)
    for n in range(1000):
        assert buckets.take(str(n))
    assert looked["at"] < 3 * 1000
