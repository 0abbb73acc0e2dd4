"""Secrets: other people's cards, tokens, and which table is whose, are told to nobody else."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.server import ledger_entries, ledger_table
from ridotto.server.company import key_of
from ridotto.server.ledger_table import GrowingView, LedgerTable, mask
from ridotto.table import HOUSE, Ask, Seat, replay
from ridotto.testing import WatchedParty
from ridotto.testing.client import Client
from tests.server.indistinguishable_tables import all_frames, other_world, refused_actions
from tests.server.server_process import Server, fields, serving

# Nobody is told a card it may not see


def moments(name: str, *, strict: bool, every: int, seed: int) -> Iterator[WatchedParty[Any]]:
    """Two deals of random play, looked at every so often while the cards are out."""
    game, dice = GAMES[name], Random(f"{name} {strict} {seed}")
    course = WatchedParty.open(game, next(iter(game.rule_sets.values())), strict=strict)
    settled, wait = 0, dice.randint(1, every)
    while settled < 2 and not game.over(course.state):
        course.do(course.step(dice))
        settled += game.settled(course.state)
        wait -= 1
        if wait <= 0 and not game.settled(course.state) and HOUSE not in awaited(course):
            yield course
            wait = dice.randint(every // 2, every)


def awaited(course: WatchedParty[Any]) -> frozenset[Seat]:
    """For whom the table waits."""
    return course.game.awaited(course.state)


def compare(course: WatchedParty[Any], seat: Seat, dice: Random) -> bool:
    """The law; whether there was another world to hold against this one."""
    twin = other_world(course, seat, dice)
    if twin is None or list(twin) == course.actions:
        return False
    state, _ = replay(course.game, course.opening, twin)
    probes = refused_actions(course, seat, dice)
    for probe in probes:
        assert not course.game.judge(state, probe).admitted(strict=state.strict), probe
    real = all_frames(course, course.actions, seat, probes)
    other = all_frames(course, twin, seat, probes)
    assert real == other, "one can tell the worlds apart"
    return True


def count_compared(name: str, *, strict: bool, every: int = 24, seed: int = 1) -> int:
    """Hold all moments of a party against another world; how many there were."""
    dice = Random(seed)
    done = 0
    for course in moments(name, strict=strict, every=every, seed=seed):
        seat = dice.randrange(course.game.seats(course.opening))
        done += compare(course, seat, dice)
    return done


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("name", list(GAMES))
def test_hidden_cards_exchanged_and_not_a_byte_differs(name: str, strict: bool) -> None:
    """All frames of a seat and an onlooker, answers to all questions and refusals, and an undo."""
    assert count_compared(name, strict=strict) >= 2


def test_whether_one_may_claim_tells_nothing() -> None:
    """The judge answers alike in every world; the referee's word is public, and given once."""
    dice = Random(1)
    for course in moments("minchiate", strict=False, every=8, seed=1):
        for view in course.views[:-1]:
            for claim in (o.action for o in course.game.offers(view) if isinstance(o, Ask)):
                twin = other_world(course, claim.seat, dice) or course.actions
                state, _ = replay(course.game, course.opening, twin)
                assert course.game.judge(course.state, claim) == course.game.judge(state, claim)


def leak_events(event: Any, _seat: Seat | None) -> Any:
    """A projection that hides nothing."""
    return event


def leak_state(table: LedgerTable, _seat: Seat | None) -> GrowingView:
    """A look at the state itself."""
    return GrowingView(table.state)


def leak_one_card(table: LedgerTable, seat: Seat | None) -> GrowingView:
    """A look right but for one word: the first card of the pack, in a corner nobody looks at."""
    view = GrowingView(table.opening)
    for _, log in table.happened:
        view.take(table.game, mask(log, seat))
    shuffled = [log[0].order[:1] for _, log in table.happened if hasattr(log[0], "order")]
    name = "".join(shuffled[-1]) if shuffled else ""
    table_seen: Any = view.table
    rules = msgspec.structs.replace(table_seen.rules, name=name)
    view.table = msgspec.structs.replace(table_seen, rules=rules)
    return view


def leak_what_happened(events: tuple[Any, ...], _seat: Seat | None) -> tuple[Any, ...]:
    """What is told of an act, and folded, with nothing masked in it."""
    return events


@pytest.mark.parametrize(
    ("place", "name", "leak"),
    [
        (ledger_entries, "project", leak_events),
        (LedgerTable, "growing_view", leak_state),
        (LedgerTable, "growing_view", leak_one_card),
        (ledger_table, "mask", leak_what_happened),
    ],
)
def test_the_comparison_finds_a_leak(
    monkeypatch: pytest.MonkeyPatch, place: Any, name: str, leak: Any
) -> None:
    """Were events not masked, or scenes not folded from masked ones, it would be noticed."""
    monkeypatch.setattr(place, name, leak)
    with pytest.raises(AssertionError, match="one can tell the worlds apart"):
        count_compared("tresette", strict=False)


# Nothing secret is logged, or told to strangers

NAMES = ("Cavalier Serpotta", "Donna Ersilia", "Abate Minutoli", "Marchesa Ginori")
WORDS = "che bella mano di carte"
HARMLESS = frozenset({"at", "level", "event", "table", "game", "database", "host", "port"})
"""What a line of the log may hold when nothing is wrong."""


class PlayedDeal:
    """A deal of a game whose cards have names no figure could be mistaken for."""

    def __init__(self, server: Server, game: str, people: int) -> None:
        self.server, self.game = server, game
        chairs = [{"type": "you"}, *[{"type": "open"}] * (people - 1)]
        charter = {"game": game, "pace": 0, "listed": True, "title": WORDS, "chairs": chairs}
        first = server.call("POST", "/api/tables", {"name": NAMES[0], "charter": charter})
        self.table: str = first["table"]
        path = f"/api/tables/{self.table}/sit"
        others = [server.call("POST", path, {"name": name}) for name in NAMES[1:people]]
        self.tokens: list[str] = [one["token"] for one in (first, *others)]

    def secrets(self) -> list[str]:
        """What only those at the table may know."""
        keys = [key_of(token) for token in self.tokens]
        return [*self.tokens, *keys, self.table, *NAMES, WORDS]

    def cards(self) -> set[str]:
        """The names of the cards."""
        game = GAMES[self.game]
        pack = game.pack(game.open(next(iter(game.rule_sets.values()))))
        return {card for card in pack.cards if not card.isdigit()}

    async def play(self) -> None:
        """A deal, with talk, hints, refusals and broken frames on the way."""
        clients = [Client(self.server.base, self.table, token) for token in self.tokens]
        kinds = fields(self.server, self.game)
        await asyncio.gather(*(self._sit(client, kinds) for client in clients))

    async def _sit(self, client: Client, kinds: dict[str, list[str]]) -> None:
        await client.connect()
        await client.ask({"type": "say", "text": WORDS})
        await client.send({"type": "act", "seq": 1, "action": {"card": WORDS}, "name": NAMES[0]})
        await client.ask({"type": "act", "seq": 10**6, "action": {"type": "play", "seat": 9}})
        await client.ask({"type": "question", "about": NAMES[0]})
        await client.play_on(lambda c: bool(c.scene.get("between") or c.over), kinds)
        await client.drop()


@pytest.fixture(scope="module")
def played_deal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[PlayedDeal, list[str]]]:
    """A whole deal at a server that logs all it can, and all it answered to strangers."""
    folder = tmp_path_factory.mktemp("played_deal")
    with serving(str(folder / "tables.db"), "--log", "debug") as server:
        played_deal = PlayedDeal(server, "tresette", 4)
        asyncio.run(played_deal.play())
        told = [ask_as_stranger(server, *asked) for asked in strange_requests(played_deal)]
        told += [server.call("GET", "/metrics"), json.dumps(server.call("GET", OPENAPI))]
        server.stop()
        yield played_deal, told


OPENAPI = "/api/openapi.json"


def strange_requests(played_deal: PlayedDeal) -> list[tuple[str, str, bytes, str]]:
    """What somebody who does not belong might try at that table."""
    path = f"/api/tables/{played_deal.table}"
    return [
        ("GET", f"{path}/scene", b"", "not a token"),
        ("GET", f"{path}/scene", b"", played_deal.tokens[0][:-1]),
        ("GET", f"{path}/scene?after=x", b"", ""),
        ("GET", f"{path}/pages?after=-1", b"", "not a token"),
        ("GET", f"{path}/pages?after=x", b"", ""),
        ("POST", f"{path}/commands", b'{"type":"hint"}', ""),
        ("POST", f"{path}/commands", b'{"type":"rematch"}', ""),
        ("POST", f"{path}/commands", b"{", played_deal.tokens[0]),
        ("POST", f"{path}/sit", b'{"name":"nobody"}', ""),
        ("DELETE", path, b"", ""),
        ("GET", f"{path}x", b"", played_deal.tokens[0]),
    ]


def ask_as_stranger(server: Server, method: str, path: str, body: bytes, token: str) -> str:
    """The text of a refusal."""
    request = urllib.request.Request(server.base + path, body or None, method=method)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    assert 400 <= refused.value.code < 500
    with refused.value as answer:
        return answer.read().decode()


def test_the_log_is_discreet(played_deal: tuple[PlayedDeal, list[str]]) -> None:
    """At its most talkative: no token, key, table, name, word or card, and nothing went wrong."""
    table, _ = played_deal
    lines = [json.loads(line) for line in table.server.log]
    assert {"table opened", "open", "closed"} <= {line["event"] for line in lines}
    for line in lines:
        assert set(line) <= HARMLESS, line
        assert line["level"] in {"debug", "info"}, line
    text = "\n".join(table.server.log)
    assert_discreet(text, table)


def test_answers_to_strangers_are_discreet(played_deal: tuple[PlayedDeal, list[str]]) -> None:
    """Refusals, figures and the description of the API name nobody and nothing at a table."""
    table, told = played_deal
    for text in told:
        assert_discreet(text, table)


def assert_discreet(text: str, table: PlayedDeal) -> None:
    """None of the secrets, whole or in pieces, and no card by its name."""
    for secret in table.secrets():
        assert secret not in text
        assert secret[:12] not in text
    assert not table.cards() & set(re.findall(r"\w+", text))


def test_a_leaked_secret_is_found(played_deal: tuple[PlayedDeal, list[str]]) -> None:
    """The check finds a secret when there is one."""
    table, _ = played_deal
    for slip in (table.tokens[1], f"/api/tables/{table.table}/socket", NAMES[2], '"card":"cA"'):
        with pytest.raises(AssertionError):
            assert_discreet(f"something happened: {slip}", table)
