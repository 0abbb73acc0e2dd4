"""What counts inside a browser answers as the server does: every evening that the tests know."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from ridotto.counting.count_request import answer_text
from ridotto.games import GAMES
from tests.count_recorder import FILE

ROOT: Final = Path(__file__).parent.parent
MODULES: Final = ROOT / "web/node_modules"
PACKED: Final = MODULES / ".local-count/compiled"
COUNT_TESTS: Final = ("test_count.py", "test_count_others.py", "test_count_tricks.py")

REFUSED: Final = (
    "{",
    '{"game":"whist"}',
    '{"game":"minchiate","deals":[{"first":7}]}',
    '{"game":"minchiate","rules":"nowhere-1"}',
    '{"game":"minchiate","options":{"nothing":true}}',
)
"""What is no evening, and what goes by no book."""

OPENED_WRONGLY: Final = (
    '{"game":"bieten","opening":{"dealer":9}}',
    '{"game":"tresette","opening":{"dealer":9}}',
    '{"game":"kaiserspiel","opening":{"dealer":9}}',
)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Every evening that the tests of the count count, right and wrong."""
    file = tmp_path_factory.mktemp("counted") / "evenings"
    tests = [str(ROOT / "tests" / name) for name in COUNT_TESTS]
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-p",
        "tests.count_recorder",
        *tests,
    )
    subprocess.run(
        command, cwd=ROOT, env={**os.environ, FILE: str(file)}, check=True, capture_output=True
    )
    found = list(dict.fromkeys(file.read_text("utf-8").splitlines()))
    return [*found, *REFUSED, *OPENED_WRONGLY]


def node() -> str:
    """That of the machine, or the one in the environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    found = shutil.which("node", path=path)
    assert found
    return found


def test_every_evening_is_counted_to_the_byte_as_here(evenings: list[str]) -> None:
    """Python 3.14 in WebAssembly and this Python: statuses and bodies."""
    command = (node(), str(ROOT / "tests/local_count.mjs"), str(MODULES / "pyodide"), str(PACKED))
    told = subprocess.run(
        command, input="\n".join(evenings), text=True, check=True, capture_output=True
    )
    here = [" ".join(map(str, answer_text(body))) for body in evenings]
    assert told.stdout.splitlines() == here
    # Reading source takes longer than everything else at the start.
    assert told.stderr == ""
    assert {line[:3] for line in here} == {"200", "400", "422"}
    counted = {game for game in GAMES for body in evenings if f'"game":"{game}"' in body}
    assert counted == set(GAMES)
    assert len(evenings) > 90
    assert any('"code":"skar"' in line for line in here), "nothing was said with a template"


def test_the_archives_have_the_licences_and_no_other_tongues() -> None:
    """Of a thousand tongues that a package brings, English; and everybody's licence."""
    with zipfile.ZipFile(PACKED / "packages.zip") as archive:
        names = archive.namelist()
    locales = [name for name in names if name.startswith("babel/locale-data/")]
    assert [Path(name).name for name in locales] == ["LICENSE.unicode", "en.dat", "root.dat"]
    packages = {name.partition(".dist-info/")[0] for name in names if ".dist-info/" in name}
    assert len(packages) == 7
    with zipfile.ZipFile(PACKED / "floors.zip") as archive:
        ours = archive.namelist()
    assert not [name for name in ours if name.endswith((".de.toml", "/it.ftl", ".rec"))]
