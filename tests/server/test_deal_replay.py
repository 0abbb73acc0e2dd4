"""After the deal: replay it step by step, and count it by the other book."""

import asyncio
import urllib.error
from collections.abc import Iterator
from importlib.resources import files

import pytest

from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.questions import OtherBook
from ridotto.games.minchiate.state import Minchiate
from ridotto.notation import parse, run
from ridotto.table import View
from ridotto.testing.client import Client, merge, without_nulls
from tests.server.server_process import Server, fields, seat_company, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to ask."""
    with serving(str(tmp_path_factory.mktemp("again") / "tables.db")) as running:
        yield running


async def play_a_deal(server: Server) -> Client:
    """One person among computer players, until the first deal is settled."""
    charter = {"game": "tresette", "pace": 0, "chairs": [{"type": "bot"}] * 3}
    client = seat_company(server, charter, 1, seed=3)[0]
    await client.connect()
    kinds = fields(server, "tresette")
    await client.play_on(lambda one: bool(one.scene["table"]["deal"]["tricks"]), kinds)
    with pytest.raises(urllib.error.HTTPError) as early:
        ask_deal(server, client, 1)
    assert early.value.code == 404
    early.value.close()
    await client.play_on(lambda one: bool(one.scene.get("between")), kinds)
    await client.close()
    return client


def ask_deal(server: Server, client: Client, number: int) -> dict[str, object]:
    """The deal of that number."""
    path = f"/api/tables/{client.url.split('/')[-2]}/deals/{number}"
    told: dict[str, object] = server.call("GET", path, token=client.token)
    return told


def test_a_deal_is_replayed(server: Server) -> None:
    """Its patches lead to the table as everybody saw it end, with every hand in between open."""
    client = asyncio.run(play_a_deal(server))
    told = ask_deal(server, client, 1)
    table, steps = told["table"], told["steps"]
    assert isinstance(steps, list)
    dealt = []
    for step in steps:
        table = merge(table, step["patch"])
        assert isinstance(table, dict)
        hands = table["deal"]["hands"]
        if len(hands) == 4 and all(len(hand) == 10 for hand in hands):
            dealt = hands
    assert len({card for hand in dealt for card in hand}) == 40
    assert without_nulls(table)["party"] == client.scene["table"]["party"]
    assert without_nulls(table)["deal"]["tricks"] == client.scene["table"]["deal"]["tricks"]
    with pytest.raises(urllib.error.HTTPError) as missing:
        ask_deal(server, client, 2)
    missing.value.close()


@pytest.mark.parametrize(
    ("record", "book", "resti"),
    [("dresden-example-1", "firenze-2008", 2), ("dresden-example-2", "firenze-2008", 16)],
)
def test_the_same_tricks_by_the_other_book(record: str, book: str, resti: int) -> None:
    """Dresden's first hand pays two resti by either book; its second sixteen by Florence's."""
    text = (files("ridotto.games.minchiate") / "records" / f"{record}.rec").read_text()
    state = run(parse(text)).state
    assert isinstance(state, Minchiate)
    told = MINCHIATE.questions["other-book"](View(0, state))
    assert isinstance(told, OtherBook)
    assert told.account is not None
    assert (told.book, told.account.resti) == (book, resti)


def test_nothing_is_told_before_the_count() -> None:
    """The other book has nothing to say of a deal that is not over."""
    opening = MINCHIATE.open(MINCHIATE.rule_sets["dresden-1798"])
    told = MINCHIATE.questions["other-book"](View(0, opening))
    assert told == OtherBook("firenze-2008", None)
