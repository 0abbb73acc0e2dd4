"""The log: named events, no line for every bad request, and none where only a client has gone."""

import ast
import asyncio
import json
import logging
import socket
from pathlib import Path

import pytest
from starlette.types import Message, Send

from ridotto.server.json_log import JsonLines, JsonLog, SparseLines, UvicornLines, is_logged
from ridotto.server.security_middleware import _with_headers
from tests.server.in_process_server import Log
from tests.server.server_process import serving
from tests.server.test_module_map import MODULES

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_bad_requests_are_logged_once_a_second_by_a_name(tmp_path: Path) -> None:
    """However many come; the next line says how many there were."""
    with serving(str(tmp_path / "tables.db")) as server:
        for sent in [b"nonsense\r\n\r\n"] * 20 + [upgrade("h2c", server.port)]:
            with socket.create_connection(("127.0.0.1", server.port), 30) as line:
                line.sendall(sent)
                line.recv(1000)
        server.stop()
    events = [json.loads(line) for line in server.log]
    known = HOSTING.read_text("utf-8")
    assert [e["event"] for e in events if f"`{e['event']}`" not in known] == []
    bad = [e for e in events if e["event"] == "bad-request"]
    assert {e["why"] for e in bad} == {"unreadable", "upgrade"}
    assert len(bad) < 12
    assert sum(e["times"] for e in bad) <= 21


def test_every_event_is_documented() -> None:
    """The host finds in the book what a line means."""
    text = HOSTING.read_text("utf-8")
    named = {
        str(node.args[0].value)
        for tree in MODULES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "log"
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(named) > 15
    assert [event for event in sorted(named) if f"`{event}`" not in text] == []


def upgrade(to: str, port: int) -> bytes:
    """A request to speak something else from now on."""
    head = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade, close\r\n"
    return f"{head}Upgrade: {to}\r\n\r\n".encode()


@pytest.fixture
def uvicorn_log() -> tuple[logging.Logger, Log]:
    """A logger with uvicorn's filter, and what it logs."""
    logger, kept = logging.Logger("uvicorn.error"), Log()
    logger.addFilter(UvicornLines())
    logger.addHandler(kept)
    return logger, kept


def fail(secret: str) -> Exception:
    """An error with something in its text that is nobody's business."""
    try:
        raise ValueError(secret)
    except ValueError as error:
        return error


def test_errors_of_uvicorn_are_events_without_values(
    uvicorn_log: tuple[logging.Logger, Log],
) -> None:
    logger, kept = uvicorn_log
    for number in range(50):
        failed = fail(f"Bearer {number}")
        logger.error("Exception in ASGI application\n", exc_info=failed)
    logger.error("ASGI callable should return None, but returned '%s'.", "/api/tables/abc")
    told = [json.loads(JsonLines().format(record)) for record in kept.records]
    assert [line["event"] for line in told] == ["asgi", "uvicorn"]
    assert told[0]["error"] == "ValueError"
    assert "Bearer" not in str(told)
    assert "abc" not in str(told)


def test_what_is_logged_already_is_not_logged_again(
    uvicorn_log: tuple[logging.Logger, Log], caplog: pytest.LogCaptureFixture
) -> None:
    """Nor is the same error of the program, more than once a second; but all are counted."""
    logger, kept = uvicorn_log
    ours = JsonLog()
    for _ in range(30):
        try:
            raise KeyError
        except KeyError as error:
            ours.exception("request")
            logger.error("Exception in ASGI application\n", exc_info=error)
    assert kept.records == []
    assert ours.errors == {"request": 30}
    assert len([r for r in caplog.records if r.getMessage() == "request"]) == 1


def test_a_sparse_line_says_how_many_it_stands_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("ridotto.server.json_log.time.monotonic", lambda: now[0])
    lines = SparseLines()
    assert [lines.count("a"), lines.count("a"), lines.count("b"), lines.count("a")] == [1, 0, 1, 0]
    now[0] += 1
    assert [lines.count("a"), lines.count("b")] == [3, 1]


def test_who_goes_while_being_answered_is_no_error_of_ours() -> None:
    async def send(_message: Message) -> None:
        raise RuntimeError("unable to perform operation on <TCP>; the handler is closed")

    with pytest.raises(RuntimeError) as told:
        asyncio.run(_try(send))
    assert is_logged(told.value)


async def _try(send: Send) -> None:
    await _with_headers(send)({"type": "http.response.body"})
