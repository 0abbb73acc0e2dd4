"""Whatever is asked over HTTP: what the API's own description promises, and never a 500."""

import json
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from ridotto.games import GAMES
from ridotto.server.game_catalogue import BookSeen, catalogue
from ridotto.server.http_bodies import Problem
from ridotto.server.routes import CALLS
from tests.server.in_process_server import InProcessServer, Json, Seated, open_table, play, wait_for
from tests.volume import THOROUGH

pytestmark = pytest.mark.usefixtures("quiet")

some = settings(
    max_examples=25 if THOROUGH else 10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)

LABELS = [f"{call.method} {call.path}" for call in CALLS]
WITH_INPUT = [f"{call.method} {call.path}" for call in CALLS if call.body is not None or call.query]
"""Only these can be asked wrongly: any text is a good path."""


@pytest.fixture(scope="module")
def tables(server: InProcessServer) -> list[Seated]:
    """Somebody at a table half full, at one in play, and at one that strangers may not see."""
    waiting = open_table(server, "minchiate", fill=False, listed=True)
    playing = open_table(server, "tresette")
    play(server, playing, 12, Random(3))
    hidden = open_table(server, "bieten", watching={"how": "no"})
    opened = open_table(server, "guimbarde", watching={"how": "open"})
    return [waiting[0], playing[0], playing[1], hidden[0], opened[0]]


@pytest.fixture(scope="module")
def operations(server: InProcessServer) -> dict[str, Any]:
    """Every operation the server describes, by its method and path."""
    schema: Any = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
    return {one.ok().label: one.ok() for one in schema.get_all_operations()}


def test_all_routes_are_described(operations: dict[str, Any]) -> None:
    """The description names what there is, and no more but itself."""
    assert sorted(operations) == sorted(LABELS)


def make_real(case: Any, data: st.DataObject, tables: list[Seated]) -> None:
    """Put a real table, chair or game where one is named, so that the request gets further."""
    named = case.path_parameters or {}
    if "table" in named:
        seated = data.draw(st.sampled_from(tables))
        named["table"] = seated.table
        # Whoever is forgotten is of no use to the tests after this one.
        own = [] if case.operation.method.upper() == "DELETE" else [seated.token]
        token = data.draw(st.sampled_from([*own, "", "nobody's", "x" * 3000]))
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {token}"}
    if "game" in named:
        named["game"] = data.draw(st.sampled_from(sorted(GAMES)))
    charter = case.body.get("charter", case.body) if isinstance(case.body, dict) else None
    if case.operation.path == "/api/count":
        case.body = {**case.body, "rules": "", "options": {}}
    elif case.operation.path in ("/api/board", "/api/contests"):
        case.body = {**case.body, "game": data.draw(st.sampled_from(sorted(GAMES))), "rules": ""}
    elif isinstance(charter, dict) and "game" in charter:
        charter["game"] = data.draw(st.sampled_from(sorted(GAMES)))
        charter["rules"] = ""
        if data.draw(st.booleans()):
            charter["chairs"], charter["options"] = [], {}


def is_promised(case: Any, answer: Any) -> None:
    """The answer is as described; what fits the description is refused for its meaning only."""
    checks = [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")]
    case.validate_response(answer, excluded_checks=checks)
    if answer.status_code >= 400:
        assert set(answer.json()) >= {"code", "message"} or answer.json()["type"] != "accepted"


@pytest.mark.parametrize("label", LABELS)
@some
@given(data=st.data())
def test_what_fits_the_description(
    operations: dict[str, Any], tables: list[Seated], label: str, data: st.DataObject
) -> None:
    """Requests of the right shape, for tables real and imagined."""
    case = data.draw(operations[label].as_strategy(generation_mode=GenerationMode.POSITIVE))
    if data.draw(st.integers(0, 3)):
        make_real(case, data, tables)
    # What is wrong is told at length in English only.
    (case.query or {}).pop("lang", None)
    answer = case.call()
    is_promised(case, answer)
    if answer.status_code == 400:
        # A whole number written as a fraction is an integer to JSON Schema, and none to us.
        assert "float" in answer.json()["message"]


@pytest.mark.parametrize("label", WITH_INPUT)
@some
@given(data=st.data())
def test_what_does_not_fit(
    operations: dict[str, Any], tables: list[Seated], label: str, data: st.DataObject
) -> None:
    """Requests of the wrong shape are refused as described."""
    case = data.draw(operations[label].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    named = case.path_parameters or {}
    if "table" in named and data.draw(st.integers(0, 3)):
        named["table"] = data.draw(st.sampled_from(tables)).table
    answer = case.call()
    # Too long is a refusal too, and described; the check knows only some of them.
    known = [schemathesis.checks.CHECKS.get_one("negative_data_rejection")]
    case.validate_response(answer, excluded_checks=known if answer.status_code == 413 else [])


# Options: the one place where a stranger sets the rules

BOOKS = [(game.name, book) for game in catalogue().games for book in game.books]
NUMBERS = st.integers(-2, 12) | st.sampled_from(
    [40, 97, 1000, 10**9, 2**31, 2**63, 10**30, -(10**30)]
)


def values_like(known: bool | int | str, said: list[str]) -> st.SearchStrategy[Any]:
    """Mostly a value of the same type, so that it gets past the first look."""
    if isinstance(known, bool):
        return st.booleans() | NUMBERS
    if isinstance(known, int):
        return NUMBERS | NUMBERS | st.booleans() | st.text(max_size=5)
    return st.sampled_from([*said, "none"]) | st.text(max_size=12)


@st.composite
def options_of(draw: st.DrawFn, book: BookSeen) -> dict[str, Any]:
    """A few of a book's options, agreed otherwise."""
    said = [option.value for option in book.options if isinstance(option.value, str)]
    few = draw(st.lists(st.sampled_from(book.options), min_size=1, max_size=3))
    return {option.key: draw(values_like(option.value, said)) for option in few}


@settings(some, max_examples=120)
@given(data=st.data())
def test_any_options(server: InProcessServer, data: st.DataObject) -> None:
    """A table with any options is refused with a reason, or it can be dealt at."""
    game, book = data.draw(st.sampled_from(BOOKS))
    options = data.draw(options_of(book))
    charter = {"game": game, "rules": book.name, "options": options, "pace": 5000}
    told = server.call("POST", "/api/tables", {"name": "Prima", "charter": charter})
    assert told.status in {201, 422}, told.body
    if told.status == 201:
        one = Seated(**told.json)
        wait_for(server, one, lambda scene: scene["awaited"] and -1 not in scene["awaited"])
    assert server.log.errors == [], options


# What is no request of ours at all

WRITE_BATCHERS = ["/api/tables", "/api/tables/{table}/sit", "/api/tables/{table}/commands"]
deep = st.sampled_from([500, 1500, 20_000]).map(lambda n: b"[" * n + b"]" * n)
bodies = st.one_of(
    st.binary(max_size=300),
    deep,
    deep.map(lambda body: b'{"type":"act","seq":99999,"action":' + body + b"}"),
    deep.map(lambda body: b'{"name":"a","charter":{"game":' + body + b"}}"),
    st.text(max_size=100).map(lambda text: json.dumps({"name": text, "type": text}).encode()),
)


@pytest.mark.parametrize("path", WRITE_BATCHERS)
@some
@given(body=bodies)
def test_bodies_of_any_kind(
    server: InProcessServer, tables: list[Seated], path: str, body: bytes
) -> None:
    """A body that cannot be read is a malformed request, and changes nothing."""
    one = tables[1]
    before = server.scene(one).body
    told = server.call("POST", path.format(table=one.table), raw=body, token=one.token)
    assert told.status in {400, 409}, told.body
    if "type" in told.json:
        assert told.json["type"] == "error"
    else:
        assert_problem(told.json)
    assert server.scene(one).body == before


def assert_problem(body: Json) -> None:
    """One shape for all that goes wrong."""
    assert set(body) == set(Problem.__struct_fields__)
    assert all(isinstance(value, str) and value for value in body.values())


quoted = st.text(st.sampled_from("abc/.%20\\;:?#&=é\0-_~"), max_size=20)


@some
@given(name=quoted, query=quoted, method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD"]))
def test_addresses_of_any_kind(server: InProcessServer, name: str, query: str, method: str) -> None:
    """Strange paths and methods are problems like any other."""
    path = f"/api/tables/{quote(name, safe='%/;')}/scene?after={quote(query)}"
    told = server.call(method, path, headers={"content-length": "0"})
    assume(told.status not in {307, 308})
    assert told.status in {400, 404, 405}
    if method != "HEAD":
        assert_problem(told.json)


@pytest.mark.parametrize("after", ["", "x", "1.5", "--1", "-", "9" * 5000, "٣", "1e3", "0x1"])
def test_after_is_a_page(server: InProcessServer, tables: list[Seated], after: str) -> None:
    """Anything else than a number is malformed; a number nobody counts to is no page."""
    for what in ("scene", "pages"):
        path = f"{tables[1].path}/{what}?after={quote(after)}"
        told = server.call("GET", path, token=tables[1].token)
        assert told.status == (200 if after.isascii() and after.isdigit() else 400)


def test_advice_fits_its_description(server: InProcessServer) -> None:
    """The action of a hint is the game's own: the description lets its type be any."""
    one = open_table(server, "kaiserspiel", people=1)[0]
    wait_for(server, one, lambda scene: 0 in scene["awaited"])
    advice = server.command(one, {"type": "hint"}).json
    described = server.call("GET", "/api/openapi.json").json["components"]["schemas"]["Action"]
    assert advice["action"]["type"] not in {"", "action"}
    assert described["properties"]["type"] == {"type": "string"}
