"""The units and the image: a master can think under them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
UNITS = sorted((ROOT / "contrib").glob("*.service"))


def service(path: Path) -> dict[str, list[str]]:
    """What the unit says about the service, by name."""
    found: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_lets_a_master_think(path: Path) -> None:
    """Code may be compiled, and there is a place to keep it which the unit lets it write to."""
    said = service(path)
    assert said.get("MemoryDenyWriteExecute", ["no"]) == ["no"]
    variables = dict(line.split("=", 1) for line in said["Environment"])
    assert variables["NUMBA_CACHE_DIR"] == f"/var/cache/{said['CacheDirectory'][0]}"
    assert said["UMask"] == ["0077"]


def test_the_image_installs_what_is_locked_and_asks_whether_it_is_ready() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "web/package-lock.json" in text
    assert "--require-hashes" in text
    assert "/readyz" in text
    cache = re.search(r"NUMBA_CACHE_DIR=(\S+)", text)
    assert cache
    assert cache[1].startswith("/data/")
