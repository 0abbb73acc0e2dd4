"""Files of the page: compressed where the browser takes that, and plain where it does not."""

import gzip
from pathlib import Path

import pytest
from starlette.responses import FileResponse, Response

from ridotto.server.static_page import StaticPage

TEXT = b"let table;" * 100


@pytest.fixture
def page(tmp_path: Path) -> StaticPage:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "table.js").write_bytes(TEXT)
    (assets / "table.js.gz").write_bytes(gzip.compress(TEXT))
    (assets / "table.js.br").write_bytes(b"the smallest")
    (tmp_path / "index.html").write_bytes(b"<p>small</p>")
    return StaticPage(directory=tmp_path)


def ask(page: StaticPage, name: str, **headers: str) -> Response:
    found, stat = page.lookup_path(name)
    assert stat is not None
    sent = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    return page.file_response(found, stat, {"type": "http", "method": "GET", "headers": sent})


@pytest.mark.parametrize(
    ("accepted", "file"),
    [
        ("gzip, deflate, br, zstd", "table.js.br"),
        ("gzip", "table.js.gz"),
        ("br;q=0, gzip;q=0.5", "table.js.gz"),
        ("br; q=0, GZIP", "table.js.gz"),
        ("identity", "table.js"),
        ("", "table.js"),
    ],
)
def test_as_the_browser_takes_it(page: StaticPage, accepted: str, file: str) -> None:
    """The smallest file it can read; its type is always that of the plain one."""
    told = ask(page, "assets/table.js", accept_encoding=accepted)
    assert isinstance(told, FileResponse)
    assert Path(told.path).name == file
    coding = {".br": "br", ".gz": "gzip"}.get(Path(file).suffix)
    assert told.headers.get("content-encoding") == coding
    assert told.headers["content-type"].startswith("text/javascript")
    assert int(told.headers["content-length"]) == Path(told.path).stat().st_size
    assert told.headers["vary"] == "accept-encoding"
    assert "immutable" in told.headers["cache-control"]


def test_plain_where_nothing_is_compressed(page: StaticPage) -> None:
    """And without a hash in its name it is asked for again every time."""
    told = ask(page, "index.html", accept_encoding="br")
    assert "content-encoding" not in told.headers
    assert told.headers["cache-control"] == "no-cache"


def test_nothing_comes_twice(page: StaticPage) -> None:
    """Whoever has it is told so; each way of compressing has a tag of its own."""
    small = ask(page, "assets/table.js", accept_encoding="br").headers["etag"]
    plain = ask(page, "assets/table.js").headers["etag"]
    assert small != plain
    asked = ask(page, "assets/table.js", accept_encoding="br", if_none_match=small)
    assert asked.status_code == 304
