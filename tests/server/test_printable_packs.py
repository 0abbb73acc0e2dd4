"""Packs to print, from the server."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader

from ridotto.cli.serve_command import installed_page
from ridotto.server.config import Config
from ridotto.server.limits import PACKS_A_MINUTE
from tests.server.in_process_server import InProcessServer, run_in_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with its page."""
    page = installed_page()
    assert page, "build the page first: make page"
    folder = tmp_path_factory.mktemp("packs")
    with run_in_process(Config(database=f"sqlite:///{folder}/tables.db", page=page)) as running:
        yield running
    assert running.log.errors == []


def test_the_packs_are_told(server: InProcessServer) -> None:
    told = server.call("GET", "/api/packs").json
    assert [pack["name"] for pack in told][:2] == ["minchiate", "taroc"]
    assert told[0]["size"] == [57, 95]
    assert sorted(told[0]["why"]) == ["de", "en", "it"]


def test_a_pack_is_sent_as_it_is_wished_for(server: InProcessServer) -> None:
    """Letter, in German, without backs: 5 sheets of 33 cards and a title."""
    told = server.call("GET", "/api/packs/bieten.pdf?paper=letter&tongue=de&backs=no")
    assert (told.status, told.headers["content-type"]) == (200, "application/pdf")
    assert told.headers["content-disposition"] == 'attachment; filename="bieten-letter.pdf"'
    reader = PdfReader(io.BytesIO(told.body), strict=True)
    assert len(reader.pages) == 6
    assert "Ein Spiel von 33 Karten" in reader.pages[0].extract_text()


def test_the_maids_are_those_of_the_book(server: InProcessServer) -> None:
    dresden, firenze = (
        server.call("GET", f"/api/packs/minchiate.pdf?rules={book}").body
        for book in ("dresden-1798", "firenze-2008")
    )
    assert dresden == server.call("GET", "/api/packs/minchiate.pdf").body
    assert dresden != firenze


def test_who_has_it_already_is_told_so(server: InProcessServer) -> None:
    told = server.call("GET", "/api/packs/taroc.pdf")
    again = server.call(
        "GET", "/api/packs/taroc.pdf", headers={"if-none-match": told.headers["etag"]}
    )
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["chess.pdf", "taroc.pdf?paper=a3", "taroc.pdf?rules=paris-1700"])
def test_what_there_is_not_is_named(server: InProcessServer, path: str) -> None:
    told = server.call("GET", f"/api/packs/{path}")
    assert (told.status, told.code) == (404, "no-pack")
    assert told.json["message"].startswith("there are: ")


def test_nobody_prints_without_end(tmp_path: Path) -> None:
    """And a server without a page has nothing to print from."""
    with run_in_process(Config(database=f"sqlite:///{tmp_path}/tables.db")) as bare:
        codes = [bare.call("GET", "/api/packs/taroc.pdf").code]
        # On a slow machine a few more are allowed while one asks.
        while codes[-1] == "no-plates" and len(codes) < 3 * PACKS_A_MINUTE:
            codes.append(bare.call("GET", "/api/packs/taroc.pdf").code)
    assert codes[-1] == "too-fast"
    assert len(codes) > PACKS_A_MINUTE
