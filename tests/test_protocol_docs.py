"""What the server says and takes is in docs/protocol.md; its options are in docs/hosting.md."""

import ast
import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute
from typer.main import get_command

from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.server import limits as bounds
from ridotto.server import sockets
from ridotto.server.asgi_app import make_app
from ridotto.server.charter import Charter, Clock, Watching
from ridotto.server.config import Config
from ridotto.server.languages import tell_problem
from ridotto.server.ledger_entries import AnyEntry
from ridotto.server.metrics import Metrics
from ridotto.server.scene import ChairSeen, CompanySeen, Reason, Scene
from ridotto.server.table_summary import TableSummary
from ridotto.server.wire import PROTOCOL, AnyAnswer, AnyCommand, AnyFrame, Hello
from ridotto.table import Attempt, Offer
from tests.english_words import english_in

DOCS: Final = Path(__file__).parents[1] / "docs"
PROTOCOL_PAGE: Final = (DOCS / "protocol.md").read_text("utf-8")
HOSTING_PAGE: Final = (DOCS / "hosting.md").read_text("utf-8")


def section(title: str) -> str:
    """What stands under a heading, up to the next of the same kind or a higher one."""
    found = re.search(rf"^(#+) {re.escape(title)}$", PROTOCOL_PAGE, flags=re.MULTILINE)
    assert found, f"protocol.md has no heading {title!r}"
    rest = PROTOCOL_PAGE[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, flags=re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(text: str, name: str) -> list[str]:
    """The rows of tables whose first cell names this in backticks."""
    heads = ((row.split("|")[1], row) for row in text.splitlines() if row.startswith("|"))
    return [row for head, row in heads if f"`{name}`" in head]


def tag(kind: type[msgspec.Struct]) -> str:
    """What a struct is called on the wire."""
    return str(kind.__struct_config__.tag)


def missing_fields(kind: type[msgspec.Struct], text: str, *known: str) -> list[str]:
    """Fields of a struct that a text does not name in backticks."""
    wanted = (name for name in kind.__struct_encode_fields__ if name not in known)
    return [name for name in wanted if f"`{name}`" not in text]


def by_tag(union: Any) -> pytest.MarkDecorator:
    """A parameter for every kind of a union."""
    kinds = get_args(union)
    return pytest.mark.parametrize("kind", kinds, ids=[tag(kind) for kind in kinds])


# Frames ----------------------------------------------------------------------------------------


@by_tag(AnyCommand)
def test_every_command_is_told_with_its_fields(kind: type[msgspec.Struct]) -> None:
    found = rows(section("Commands"), tag(kind))
    assert found, f"no row for the command {tag(kind)}"
    where = section("The socket") if kind is Hello else found[0]
    assert not missing_fields(kind, where, "ref")


@by_tag(AnyFrame)
def test_every_frame_is_told_with_its_fields(kind: type[msgspec.Struct]) -> None:
    answer = kind in get_args(AnyAnswer)
    assert rows(section("Frames from the server"), tag(kind)), f"no row for {tag(kind)}"
    title = "Answers and error codes" if answer else "Frames from the server"
    row = rows(section(title), tag(kind))[0]
    assert not missing_fields(kind, row, "ref")


@by_tag(AnyEntry)
def test_every_entry_is_told_with_its_fields(kind: type[msgspec.Struct]) -> None:
    found = rows(section("The ledger"), tag(kind))
    assert found, f"no row for the entry {tag(kind)}"
    assert not missing_fields(kind, found[0])


@by_tag(Offer)
def test_every_offer_is_told_with_its_fields(kind: type[msgspec.Struct]) -> None:
    found = rows(section("From an offer to an action"), tag(kind))
    assert found, f"no row for the offer {tag(kind)}"
    assert not missing_fields(kind, found[0])


@by_tag(Attempt)
def test_every_attempt_is_told_with_its_fields(kind: type[msgspec.Struct]) -> None:
    found = rows(section("From an offer to an action"), tag(kind))
    assert found, f"no row for the attempt {tag(kind)}"
    assert not missing_fields(kind, found[0])


def test_the_scene_is_told_with_all_its_fields() -> None:
    told = section("The scene")
    for kind in (Scene, CompanySeen, ChairSeen):
        assert not missing_fields(kind, told), kind
    assert all(f'"{name}":' in rows(told, "reasons")[0] for name in Reason.__struct_fields__)


def test_a_charter_and_a_table_are_told_with_all_their_fields() -> None:
    opening = section("POST /api/tables")
    assert all(rows(opening, name) for name in Charter.__struct_fields__)
    for kind, name in ((Clock, "clock"), (Watching, "watching")):
        row = rows(opening, name)[0]
        assert all(f'"{field}"' in row for field in kind.__struct_fields__), name
    table = section("GET /api/tables/{table}")
    assert all(f'"{name}":' in table for name in TableSummary.__struct_fields__)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_question_is_told(game: str) -> None:
    told = section("Around the table")
    assert not [name for name in GAMES[game].questions if not rows(told, name)]


# Error codes -----------------------------------------------------------------------------------


def modules() -> list[ast.Module]:
    """The server's own code, parsed."""
    folder = files("ridotto.server")
    return [
        ast.parse(entry.read_text("utf-8"))
        for entry in folder.iterdir()
        if entry.name.endswith(".py")
    ]


def takers(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """What is called with a code, and in which place. A socket's close codes are numbers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name != "__init__":
            yield from ((node.name, place) for place in _places(node.args.args))
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    yield from ((node.name, place) for place in _places(part.args.args[1:]))
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            yield from ((node.name, place) for place in _places(fields))


def _places(named: Sequence[ast.arg | ast.AnnAssign]) -> Iterator[int]:
    for place, one in enumerate(named):
        name = one.arg if isinstance(one, ast.arg) else last_name(one.target)
        if name == "code" and one.annotation is not None and last_name(one.annotation) == "str":
            yield place


def given_codes() -> Iterator[ast.expr]:
    """Everything that is given as a code anywhere in the server."""
    trees = modules()
    places = dict(taker for tree in trees for taker in takers(tree))
    for call in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = last_name(call.func)
        if name in places:
            yield from call.args[places[name] : places[name] + 1]
            yield from (word.value for word in call.keywords if word.arg == "code")


def last_name(node: ast.expr) -> str:
    """A name, or what stands behind the last dot."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def codes() -> set[str]:
    """All error codes. One is either written out where it is given, or handed on as ``code``."""
    found = set()
    for given in given_codes():
        if isinstance(given, ast.Constant):
            found.add(str(given.value))
        else:
            said = ast.unparse(given)
            assert last_name(given) == "code", f"a code that no test can read: {said}"
    return found


def told_codes() -> set[str]:
    """The codes in the table of codes: after its head, the first cell of every row."""
    table = section("Answers and error codes").partition("| code | from | meaning |")[2]
    heads = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    return {code for head in heads for code in re.findall(r"`([^`]+)`", head)}


def test_every_error_code_is_told_and_every_one_told_exists() -> None:
    # Three that come from three files, so that the reading of the code is known to work.
    assert {"mid-deal", "no-hello", "too-large"} <= codes()
    assert told_codes() == codes()


# HTTP ------------------------------------------------------------------------------------------


def paths() -> Iterator[str]:
    """Every request with its method; the socket has none."""
    for route in make_app(Config(database="sqlite://")).routes:
        if isinstance(route, Route):
            yield from (f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"})
        elif isinstance(route, WebSocketRoute):
            yield route.path


@pytest.mark.parametrize("path", sorted(paths()))
def test_every_request_is_in_the_list(path: str) -> None:
    assert rows(section("Over HTTP"), path)


# Figures ---------------------------------------------------------------------------------------


def test_the_limits_are_those_of_the_server() -> None:
    limits, config = section("Limits"), Config()
    assert f"| a frame of a client | {bounds.MAX_FRAME_BYTES // 1024} KiB |" in limits
    assert f"| the body of a request | {bounds.MAX_BODY_BYTES // 1024} KiB |" in limits
    rate = config.commands_a_second
    assert f"{rate:g} a second from one connection, with bursts of {3 * rate:g}." in limits
    assert f"chairs taken | {config.tables_a_minute:g} a minute" in limits
    assert (
        f"| {bounds.MAX_UNREAD_BYTES // 2**20} MiB, or {bounds.MAX_UNREAD_FRAMES} frames" in limits
    )
    assert f"within {bounds.HELLO_SECONDS:g} seconds" in limits
    assert f"| {bounds.WHOLE_READS_OF_ADDRESS} at once for one address, " in limits
    assert f"{bounds.MAX_WAITING_REVIEWS} with those that wait |" in limits
    said = bounds.TALK_A_MINUTE * bounds.TALK_OF_TABLE * rate
    assert (
        f"{said:g} a minute at one table, with bursts of {bounds.TALK_AT_FIRST * said:g};" in limits
    )
    assert bounds.TALK_OF_TABLE == 1 / 4
    assert bounds.RENAMES_A_MINUTE == 1
    assert f"| {bounds.RENAMES_AT_FIRST} from one chair, then one a minute |" in limits


def test_other_figures_are_those_of_the_server() -> None:
    assert f"protocol **{PROTOCOL}**" in PROTOCOL_PAGE
    assert f"({Config().absence:g} seconds, unless" in section("Around the table")
    assert f"the last {bounds.MAX_STALE_PAGES} at most" in section("Answers and error codes")
    assert f"the last {bounds.MAX_MISSED_PAGES} at most" in PROTOCOL_PAGE
    assert f"{bounds.MAX_LOBBY_TABLES} at most" in section("GET /api/tables")


def test_the_close_codes_are_told() -> None:
    ours = {sockets.GOING_AWAY, sockets.POLICY, sockets.TRY_LATER}
    assert not [code for code in ours if not rows(section("Closing"), str(code))]


def test_the_worked_seal_is_right() -> None:
    """As the page says it: salt, line feed, cards with spaces between."""
    session = re.sub(r"\n\s+", "", section("A session"))
    last = session.rpartition("unsealed")[2]
    seal = re.search(r'"digest":"(\w{64})","salt":"(\w+)","order":\[([^]…]+)\]', last)
    assert seal
    order = " ".join(re.findall(r'"(\w+)"', seal[3]))
    assert len(order.split()) == 32
    assert hashlib.sha256(f"{seal[2]}\n{order}".encode()).hexdigest() == seal[1]


# Hosting ---------------------------------------------------------------------------------------


def serve_options() -> list[Any]:
    """The options of ``ridotto serve``."""
    from ridotto.cli.app import app

    group: Any = get_command(app)
    return [option for option in group.commands["serve"].params if option.name != "help"]


@pytest.mark.parametrize("option", serve_options(), ids=lambda option: option.name)
def test_every_option_of_serve_is_told_with_its_variable(option: Any) -> None:
    found = [row for row in HOSTING_PAGE.splitlines() if row.startswith(f"| `{option.opts[0]}`")]
    assert found, f"hosting.md has no row for {option.opts[0]}"
    assert f"`{option.envvar}`" in found[0]


def test_every_figure_for_prometheus_is_told() -> None:
    lines = Metrics().exposition().decode().splitlines()
    names = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    names = {name for name in names if not name.endswith("_created")}
    assert len(names) > 3
    assert not [name for name in names if f"`{name}`" not in HOSTING_PAGE]


def test_every_error_code_has_words_in_every_language() -> None:
    for language in LANGUAGES[1:]:
        words = {code: tell_problem(code, "", language) for code in codes()}
        assert not [code for code, said in words.items() if not said or english_in(said)]
        told = tomllib.loads((files("ridotto.server") / "problems.toml").read_text("utf-8"))
        assert set(told[language]) == codes()
