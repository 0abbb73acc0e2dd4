"""Security: which origins, how much, how often, and which tokens the server accepts."""

import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ridotto.notation import parse
from ridotto.server.config import Config
from ridotto.server.static_page import StaticPage
from tests.server.in_process_server import (
    HttpAnswer,
    InProcessServer,
    Json,
    Seated,
    open_table,
    run_in_process,
    wait_until,
)
from tests.server.socket_client import SocketClient, connected

pytestmark = pytest.mark.usefixtures("quiet")

OTHER_ORIGIN = "https://cards.example.org"
OPENING = {"name": "Prima", "charter": {"game": "tresette"}}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with narrow limits and one other origin."""
    folder = tmp_path_factory.mktemp("small")
    config = Config(
        database=f"sqlite:///{folder}/tables.db",
        origins=(OTHER_ORIGIN,),
        commands_a_second=2,
        tables_a_minute=30,
        connections=4,
        from_one_address=3,
    )
    with run_in_process(config) as running:
        yield running


# Where it comes from

FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "http://[",
    OTHER_ORIGIN,
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_pages_change_nothing(server: InProcessServer, origin: str) -> None:
    """A page of another host can neither post nor connect."""
    headers = {"origin": origin.format(port=server.port)}
    told = server.call("POST", "/api/tables", OPENING, headers=headers)
    assert (told.status, told.code) == (403, "origin")
    table = open_table(server, "tresette", fill=False)[0]
    with pytest.raises(InvalidStatus) as refused:
        SocketClient(server, table, **headers)
    assert refused.value.response.status_code == 403


def test_own_page_and_programs_may_connect(server: InProcessServer) -> None:
    """The server's own page names its own host; a program names none."""
    own = {"origin": f"http://127.0.0.1:{server.port}"}
    for headers in ({}, own):
        told = server.call("POST", "/api/tables", OPENING, headers=headers)
        assert told.status == 201
        client = SocketClient(server, Seated(**told.json), **headers)
        assert client.hello()["type"] == "welcome"
        client.close()


def test_named_origins_may_connect(small: InProcessServer) -> None:
    """A page that was named may connect, and nothing that only looks like it."""
    told = small.call("POST", "/api/tables", OPENING, headers={"origin": OTHER_ORIGIN})
    assert told.status == 201
    for near in (
        OTHER_ORIGIN + ".evil",
        OTHER_ORIGIN + "/",
        OTHER_ORIGIN.upper(),
        OTHER_ORIGIN + ":444",
    ):
        told = small.call("POST", "/api/tables", OPENING, headers={"origin": near})
        assert told.status == 403, near


# What every answer carries


def answers(server: InProcessServer) -> list[HttpAnswer]:
    """One of every kind: good, and bad in many ways."""
    return [
        server.call("GET", "/api/games"),
        server.call("GET", "/api/games/tresette/rules"),
        server.call("GET", "/metrics"),
        server.call("GET", "/nowhere"),
        server.call("PUT", "/api/tables"),
        server.call("POST", "/api/tables", raw=b"{"),
        server.call("POST", "/api/tables", OPENING),
        server.call("POST", "/api/tables", OPENING, headers={"origin": "https://evil.example"}),
        server.call("POST", "/api/tables", headers={"content-length": "70000"}),
    ]


def test_only_the_worker_that_counts_may_compile(tmp_path: Path) -> None:
    """The page and its other files may not, nor may that worker evaluate text."""
    assets = tmp_path / "assets"
    assets.mkdir()
    for name in ("index-1.js", "interpreter-1.js"):
        (assets / name).write_text("0")
    page = StaticPage(directory=tmp_path)
    scope = {"type": "http", "method": "GET", "headers": []}
    plain, worker = (
        page.file_response(assets / name, (assets / name).stat(), scope)
        for name in ("index-1.js", "interpreter-1.js")
    )
    assert "content-security-policy" not in plain.headers, "the middleware adds the strict one"
    policy = worker.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "'unsafe-eval'" not in policy


def test_headers_of_every_answer(server: InProcessServer) -> None:
    """A strict policy: only our own files, no frames, no sniffing, no referrer."""
    found = answers(server)
    assert [t.status for t in found] == [200, 200, 200, 404, 405, 400, 201, 403, 413]
    for told in found:
        rules = dict(
            rule.strip().partition(" ")[::2]
            for rule in told.headers["content-security-policy"].split(";")
        )
        assert rules["default-src"] == "'none'"
        assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"
        assert rules["script-src"] == rules["connect-src"] == "'self'"
        assert "unsafe" not in str(rules)
        assert told.headers["x-content-type-options"] == "nosniff"
        assert told.headers["referrer-policy"] == "no-referrer"
        assert "server" not in told.headers


def test_nothing_of_a_table_is_kept_by_caches(server: InProcessServer) -> None:
    """Scenes, tables and records are for this moment and this reader."""
    one = open_table(server, "tresette")[0]
    for path in ("", "/scene", "/pages", "/record"):
        told = server.call("GET", one.path + path, token=one.token)
        assert told.headers["cache-control"] == "no-store", path


# How much

TOO_MUCH = b'{"name": "' + b"x" * 64 * 1024 + b'"}'


def test_long_bodies(server: InProcessServer) -> None:
    """More than 64 KiB is too much, whether it was announced or not."""
    told = server.call("POST", "/api/tables", raw=TOO_MUCH)
    assert (told.status, told.code) == (413, "too-large")
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    pieces = [TOO_MUCH[n : n + 5000] for n in range(0, len(TOO_MUCH), 5000)]
    connection.request("POST", "/api/tables", iter(pieces), encode_chunked=True)
    answer = connection.getresponse()
    assert answer.status == 413
    connection.close()


@pytest.mark.parametrize("name", ["", " ", "\n", "x" * 41])
def test_names(server: InProcessServer, name: str) -> None:
    """A name is something, and not too long."""
    told = server.call("POST", "/api/tables", {**OPENING, "name": name})
    assert (told.status, told.code) == (400, "malformed")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann: the first", "Ann: the first"),
        ("A # B", "A B"),
        ("é" * 40, "é" * 40),
        ("a\u2028b\n\tc", "a b c"),
        ("'", "'"),
        ("#", ""),
    ],
)
def test_any_name_leaves_a_record_that_reads_back(
    server: InProcessServer, name: str, written: str
) -> None:
    """However somebody is called: the header is one line, and no comment."""
    told = server.call("POST", "/api/tables", {**OPENING, "name": name})
    assert told.status == 201
    record = server.call("GET", Seated(**told.json).path + "/record")
    assert parse(record.body.decode()).header("Seat-A", "none") == written


# How often


def test_too_many_commands(small: InProcessServer) -> None:
    """Two a second, and six at once: the rest is answered too-fast, and the line stays open."""
    one = open_table(small, "tresette", people=1)[0]
    with connected(small, one) as client:
        for n in range(24):
            client.send({"type": "ping", "ref": str(n)})
        answers = [client.read_until(is_answer) for _ in range(24)]
    assert [frame["ref"] for frame in answers] == [str(n) for n in range(24)]
    assert [frame["type"] for frame in answers[:6]] == ["pong"] * 6
    assert {frame.get("code") for frame in answers[6:]} >= {"too-fast"}


def is_answer(frame: Json) -> bool:
    """Is this one of what is awaited?"""
    return bool(frame["type"] in {"pong", "error"})


def test_too_many_commands_over_http(small: InProcessServer) -> None:
    """The same for those who poll."""
    one = open_table(small, "tresette", people=1)[0]
    told = [small.command(one, {"type": "ping"}) for _ in range(30)]
    assert [t.status for t in told[:6]] == [200] * 6
    late = next(t for t in told if t.status == 429)
    assert late.code == "too-fast"
    assert int(late.headers["retry-after"]) > 0


def test_too_many_sockets(small: InProcessServer) -> None:
    """Three from one address, whether they have said hello or not."""
    one = open_table(small, "tresette", people=1)[0]
    by = one.onlooker
    silent = connected(small, one, hello=False)
    with (
        silent,
        connected(small, by),
        connected(small, by),
        connected(small, one, hello=False) as fourth,
    ):
        assert fourth.close_code() == 1013
    wait_until(lambda: can_connect(small, one))


def can_connect(server: InProcessServer, seated: Seated) -> bool:
    """Is there room again?"""
    client = SocketClient(server, seated)
    client.send({"type": "hello", "token": seated.token})
    code = client.close_code(frames=1)
    client.close()
    return code == 0


def test_too_many_tables(tmp_path: Path) -> None:
    """Two tables or chairs a minute from one address; then a polite wait."""
    config = Config(database=f"sqlite:///{tmp_path}/tables.db", tables_a_minute=2)
    with run_in_process(config) as server:
        told = [server.call("POST", "/api/tables", OPENING) for _ in range(3)]
        assert [t.status for t in told] == [201, 201, 429]
        assert told[2].code == "too-fast"
        assert "retry-after" in told[2].headers
        path = f"/api/tables/{told[0].json['table']}/sit"
        assert server.call("POST", path, {"name": "Altra"}).status == 429


# With which token


@pytest.fixture(scope="module")
def two_tables(server: InProcessServer) -> tuple[Seated, Seated]:
    """Two tables that strangers may not look at."""
    hidden = {"how": "no"}
    first = open_table(server, "tresette", watching=hidden)[0]
    return first, open_table(server, "tresette", watching=hidden)[0]


def wrong_tokens(first: Seated, second: Seated) -> list[str]:
    """Nearly right, right elsewhere, and nonsense."""
    return [
        second.token,
        first.token[:-1],
        first.token + "x",
        first.token.swapcase(),
        first.table,
        "null",
        "x" * 128,
    ]


def test_wrong_tokens_over_http(server: InProcessServer, two_tables: tuple[Seated, Seated]) -> None:
    """They hold no chair; and no token at all is an onlooker's."""
    first, _ = two_tables
    for token in wrong_tokens(*two_tables):
        told = server.scene(Seated(first.table, 0, token))
        assert (told.status, told.code) == (401, "no-seat")
        told = server.command(Seated(first.table, 0, token), {"type": "leave"})
        assert (told.status, told.code) == (401, "no-seat")
    told = server.scene(first.onlooker)
    assert (told.status, told.code) == (403, "private")


def test_wrong_tokens_over_a_socket(
    server: InProcessServer, two_tables: tuple[Seated, Seated]
) -> None:
    """They are refused with a reason."""
    first, _ = two_tables
    for token in [*wrong_tokens(*two_tables), ""]:
        with connected(server, Seated(first.table, 0, token), hello=False) as client:
            assert client.hello()["code"] == ("no-seat" if token else "private")
            assert client.close_code() == 1008


def test_odd_authorization(server: InProcessServer, two_tables: tuple[Seated, Seated]) -> None:
    """Only a bearer's token is one."""
    first, _ = two_tables
    for value in (
        first.token,
        f"Basic {first.token}",
        "Bearer",
        "Bearer ",
        f"Bearer\t{first.token}",
    ):
        told = server.call("GET", f"{first.path}/scene", headers={"authorization": value})
        assert told.status in {401, 403}, value


def test_no_such_table(server: InProcessServer) -> None:
    """Whatever is asked of it."""
    nowhere = Seated("nosuchtable", 0, "token")
    for path in ("", "/scene", "/pages", "/record"):
        told = server.call("GET", nowhere.path + path)
        assert (told.status, told.code) == (404, "no-table")
    assert server.call("POST", f"{nowhere.path}/sit", {"name": "Altra"}).code == "no-table"
    assert server.command(nowhere, {"type": "ping"}).code == "no-table"
    with connected(server, nowhere, hello=False) as client:
        assert client.hello()["code"] == "no-table"
        assert client.close_code() == 1008
