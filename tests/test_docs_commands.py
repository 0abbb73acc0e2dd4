"""What the documents tell a contributor to run, open or keep to is there, and is so."""

import re
import tomllib
from importlib.util import find_spec
from itertools import pairwise, product
from pathlib import Path
from typing import Final

import pytest
from typer.main import get_command

from bench.run import BENCHES
from ridotto.cli.app import app
from ridotto.games import GAMES

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]

CODE: Final = re.compile(r"^```.*?\n(.*?)^```|`([^`\n]+)`", flags=re.DOTALL | re.MULTILINE)

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def code_of(page: Path) -> list[str]:
    """What stands in backticks or in a block, line by line."""
    found = CODE.findall(page.read_text("utf-8"))
    return [line.strip() for block, span in found for line in (block or span).splitlines()]


def words_after(name: str, page: Path) -> set[str]:
    """The words that follow this command where a line of code begins with it."""
    pattern = re.compile(rf"(?:\.venv/bin/)?{name} ([a-z][a-z-]*)\b(?!=)")
    return {match[1] for line in code_of(page) if (match := pattern.match(line))}


def targets() -> set[str]:
    """What make can make."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))


def test_the_makefile_is_read() -> None:
    """So that the tests below have something to look at."""
    assert {"play", "terminal", "test", "lint"} <= targets()
    assert words_after("make", ROOT / "CONTRIBUTING.md") >= {"test", "format", "play", "terminal"}
    assert "arena" in words_after("ridotto", ROOT / "CONTRIBUTING.md")


@each_page
def test_every_target_that_is_named_exists(page: Path) -> None:
    assert words_after("make", page) <= targets()


@each_page
def test_every_command_that_is_named_exists(page: Path) -> None:
    assert words_after("ridotto", page) <= set(getattr(get_command(app), "commands", {}))


@each_page
def test_every_script_that_is_named_exists(page: Path) -> None:
    named = {word for line in code_of(page) for word in re.findall(r"\bscripts/[a-z-]+\b", line)}
    assert all((ROOT / name).is_file() for name in named), named


def test_every_path_that_contributors_are_sent_to_exists() -> None:
    """But for those of a game still to be written."""
    lines = code_of(ROOT / "CONTRIBUTING.md")
    paths = {line for line in lines if re.fullmatch(r"(src|tests|web|docs|scripts)/[\w./-]+", line)}
    known = {path for path in paths if "NAME" not in path}
    assert len(known) > 8
    assert not [path for path in known if not (ROOT / path).exists()]


def test_make_says_what_the_setting_up_says() -> None:
    """``make play`` opens the page; the terminal has a target of its own."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipes = dict(re.findall(r"^([a-z]+):.*\n((?:\t.*\n)+)", makefile, flags=re.MULTILINE))
    assert "ridotto serve --open" in recipes["play"]
    assert "ridotto play" in recipes["terminal"]
    setting_up = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Style")[0]
    assert re.search(r"^make play .*browser", setting_up, flags=re.MULTILINE)
    assert re.search(r"^make terminal .*terminal", setting_up, flags=re.MULTILINE)


def test_the_floors_are_those_of_the_import_contract() -> None:
    """The table of docs/house.md from top to bottom, floor by floor."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = (one["layers"] for one in contracts["contracts"] if one["type"] == "layers")
    checked = [{name.strip() for name in layer.split("|")} for layer in layers]
    table = (ROOT / "docs/house.md").read_text("utf-8").partition("## Floors")[2]
    rows = re.findall(r"^\| (`[^|]*`) \|", table.partition("\n## ")[0], flags=re.MULTILINE)
    told = [{f"ridotto.{name}" for name in re.findall(r"`(\w+)`", row)} for row in rows]
    assert told == checked


def test_the_diagram_shows_the_floors() -> None:
    """Every floor is a box, and every arrow goes down."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = (one["layers"] for one in contracts["contracts"] if one["type"] == "layers")
    height = {name: n for n, layer in enumerate(layers) for name in re.findall(r"\.(\w+)", layer)}
    drawn = (
        (ROOT / "docs/house.md").read_text("utf-8").partition("```mermaid")[2].partition("```")[0]
    )
    assert set(re.findall(r"^ +(\w+)\[", drawn, flags=re.MULTILINE)) == set(height)
    inside = re.compile(r"subgraph (\w+) \[.*?\]\n(.*?)\n +end", flags=re.DOTALL)
    groups = {name: re.findall(r"(\w+)\[", boxes) for name, boxes in inside.findall(drawn)}
    chains = re.findall(r"^ +(\w+(?: (?:-->|&) \w+)+)$", drawn, flags=re.MULTILINE)
    for one, other in (pair for chain in chains for pair in pairwise(chain.split(" --> "))):
        for upper, lower in product(one.split(" & "), other.split(" & ")):
            for name in groups.get(upper, [upper]):
                assert height[name] < height[lower], (name, lower)


WHERE_TO_FIND: Final = re.findall(
    r"^\|.*\|$",
    (ROOT / "docs/house.md").read_text("utf-8").partition("## Where to find what")[2],
    re.M,
)
SAID_OR: Final = re.compile(r"`[\w./*-]+`(?: or `[\w./*-]+`)*")


def paths_in(row: str) -> list[list[str]]:
    """The paths of a row, each with those that may stand for it; bare names are beside the last."""
    found: list[list[str]] = []
    folder = ""
    for match in SAID_OR.finditer(row):
        names = [name for name in re.findall(r"`(.*?)`", match[0]) if re.search(r"/|\.\w+$", name)]
        paths = [name if "/" in name else f"{folder}/{name}" for name in names if name[0] != "."]
        if paths:
            folder = paths[-1].rpartition("/")[0]
            found.append(paths)
    return found


def games_without(paths: list[str]) -> list[str]:
    """The games that have none of them; a path without a game is there or not."""
    package = ROOT / "src/ridotto"

    def there(path: str, game: str) -> bool:
        path = re.sub(r"^(games|cli|counting|kernel)/\*", rf"\1/{game}", path).rstrip("/")
        return any(package.rglob(path) if path.startswith("sentences") else package.glob(path))

    return [game for game in GAMES if not any(there(path, game) for path in paths)]


def test_rows_are_read_as_paths() -> None:
    row = "| it | `games/*/a.py`, `b.py` or `c.py`, and `.de`; `x` |"
    assert paths_in(row) == [["games/*/a.py"], ["games/*/b.py", "games/*/c.py"]]
    assert games_without(["games/*/roles.py"])
    assert games_without(["table/nonsense.py"]) == list(GAMES)
    assert sum(len(paths_in(row)) for row in WHERE_TO_FIND) > 40


@pytest.mark.parametrize("row", WHERE_TO_FIND, ids=lambda row: row.split("|")[1].strip()[:40])
def test_what_the_map_of_the_house_names_is_there(row: str) -> None:
    """A ``*`` stands for every game, unless only some have it and the row says so."""
    without = {" or ".join(paths): games_without(paths) for paths in paths_in(row)}
    some = "where a game has" in row
    assert not {
        at: games for at, games in without.items() if (len(games) == len(GAMES) if some else games)
    }


def test_every_folder_of_the_package_has_a_floor() -> None:
    house = (ROOT / "docs/house.md").read_text("utf-8")
    folders = {path.parent.name for path in (ROOT / "src/ridotto").glob("*/__init__.py")}
    assert not [folder for folder in folders if f"`{folder}`" not in house]


@each_page
def test_no_extra_is_named_that_does_not_exist(page: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = set(re.findall(r"\bridotto\[([a-z]+)\]", page.read_text("utf-8")))
    assert named <= set(project.get("optional-dependencies", {}))


@each_page
def test_every_bench_that_is_named_exists(page: Path) -> None:
    named = {word for line in code_of(page) for word in re.findall(r"-m bench\.(\w+)", line)}
    assert all((ROOT / "bench" / f"{name}.py").is_file() for name in named), named


def test_every_bench_that_runs_by_default_exists() -> None:
    assert all((ROOT / "bench" / f"{name}.py").is_file() for name in BENCHES)


def listed_packages() -> set[str]:
    """What programs may import, by ``docs/api.md``."""
    told = (ROOT / "docs/api.md").read_text("utf-8").partition("## Tables")[0]
    return {"ridotto", *re.findall(r"^\| `(ridotto\.[\w.]+)` \|", told, flags=re.MULTILINE)}


def unlisted(names: set[str]) -> set[str]:
    """Those that are neither listed, nor within what is, nor around it."""
    listed = listed_packages()
    within = tuple(f"{name}." for name in listed - {"ridotto"})
    around = {name for name in names if any(one.startswith(f"{name}.") for one in listed)}
    return {one for one in names - listed - around if not one.startswith(within)}


def test_documents_and_examples_import_only_what_programs_may() -> None:
    """What docs/api.md lists; Trio is what a game from outside imports."""
    listed = listed_packages()
    assert not [name for name in listed if find_spec(name) is None]
    sources = [*ROOT.glob("examples/*.py"), *ROOT.glob("tests/seventh_game/**/*.py")]
    lines = [line for page in PAGES for line in code_of(page)]
    lines += [line for path in sources for line in path.read_text("utf-8").splitlines()]
    imports = (re.match(r"(?:from|import) (ridotto[\w.]*)", line) for line in lines)
    imported = {match[1] for match in imports if match}
    assert len(imported) > 15
    assert not unlisted(imported)


@pytest.mark.parametrize("page", ["kernel", "ratings", "research", "review"])
def test_what_a_page_tells_programs_to_use_is_listed(page: str) -> None:
    """What `docs/api.md` does not list is private."""
    text = (ROOT / f"docs/{page}.md").read_text("utf-8")
    told = set(re.findall(r"`(ridotto(?:\.\w+)+)", text))
    assert told
    assert not unlisted(told)
