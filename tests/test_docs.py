"""What is not documented does not pass: options, rule ids, faults, commands, events, links."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest
import typer
from typer.main import get_command

from ridotto.games import GAMES
from ridotto.table import Event, Game

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = {name: files(f"ridotto.games.{name}") for name in GAMES}
BOOKS: Final = {name: (FOLDERS[name] / "RULES.md").read_text("utf-8") for name in GAMES}
PAGES: Final = sorted(
    page
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md"))
    if "node_modules" not in page.parts
)

RULE_ID: Final = re.compile(r"[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+")
"""What the id of a rule looks like. The few without a dot cannot be told from other words."""

NO_RULE: Final = re.compile(r"ridotto\.|.*\.(toml|md|rec|json)$")
"""Names of modules and files."""

CITING: Final = (
    "lawful", "faulty", "impossible", "ScoreLine", "noted_line", "Remark", "said_remark", "Payment",
    "mark_due",
)  # fmt: skip
"""Calls that cite a rule, and in which place: first, but for those in ``PLACE_OF_RULE``."""

PLACE_OF_RULE: Final = {"ScoreLine": 1, "noted_line": 1, "Payment": 3, "mark_due": 2}

NOT_RULES: Final = {"versicola.arie"}
"""Texts in games' code that look like rule ids and are not: titles, and what else turns up."""

each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)


def rows_of(text: str, name: str) -> list[str]:
    """The table rows that begin with this name in backticks."""
    return [row for row in text.splitlines() if row.startswith(f"| `{name}`")]


# Options ---------------------------------------------------------------------------------------


def options() -> Iterator[tuple[str, str, str]]:
    """Game, rule set and option key, of all there are."""
    for game in GAMES.values():
        for rules in game.rule_sets.values():
            yield from ((game.name, rules.name, key) for key in rules.values)


@pytest.mark.parametrize(("game", "rules", "key"), list(options()))
def test_every_option_says_where_it_comes_from(game: str, rules: str, key: str) -> None:
    option = GAMES[game].rule_sets[rules].values[key]
    assert option.value not in (None, "", [])
    assert option.source.strip()
    assert option.note.strip()


@pytest.mark.parametrize(("game", "rules", "key"), list(options()))
def test_every_option_is_in_the_rules_with_its_value(game: str, rules: str, key: str) -> None:
    rows = rows_of(BOOKS[game], key)
    assert rows, f"RULES.md has no row for `{key}`"
    value = GAMES[game].rule_sets[rules].values[key].value
    if not isinstance(value, list):
        told = f"`{str(value).lower() if isinstance(value, bool) else value}`"
        assert any(told in row for row in rows), f"no row of `{key}` says that {rules} has {told}"


@each_game
def test_rule_sets_have_version_and_title(game: Game[Any]) -> None:
    for rules in game.rule_sets.values():
        assert rules.title.strip()
        assert rules.version >= 1


# Rules and faults ------------------------------------------------------------------------------


def named_rules() -> Iterator[tuple[str, str]]:
    """Game and id, of every rule and fault."""
    for game in GAMES.values():
        yield from ((game.name, name) for name in game.rule_book.rules)
        yield from ((game.name, name) for name in game.rule_book.faults)


@pytest.mark.parametrize(("game", "name"), list(named_rules()))
def test_every_rule_and_fault_is_in_the_rules_with_its_source(game: str, name: str) -> None:
    book = GAMES[game].rule_book
    assert book.title(name).strip()
    assert book.source(name).strip()
    rows = rows_of(BOOKS[game], name)
    assert rows, f"RULES.md has no row for `{name}`"
    assert any(row.endswith(f"| {book.source(name)} |") for row in rows), rows


@each_game
def test_every_fault_says_what_follows(game: Game[Any]) -> None:
    for fault in game.rule_book.faults.values():
        assert fault.follows.strip(), fault.id


def modules(folder: Traversable) -> Iterator[tuple[str, ast.Module]]:
    """The game's own code, parsed."""
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from modules(entry)
        elif entry.name.endswith(".py"):
            yield entry.name, ast.parse(entry.read_text("utf-8"))


def texts(node: ast.AST) -> Iterator[str]:
    """The string constants in a piece of code, docstrings and all."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def cited(module: ast.Module) -> Iterator[str]:
    """The rules cited as plain strings, whatever they look like."""
    for call in ast.walk(module):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id in CITING:
            place = PLACE_OF_RULE.get(call.func.id, 0)
            spoken = [word.value for word in call.keywords if word.arg == "rule"]
            for node in (*call.args[place : place + 1], *spoken):
                if not isinstance(node, ast.JoinedStr):
                    yield from texts(node)


@each_game
def test_every_rule_the_code_names_is_in_the_rule_book(game: Game[Any]) -> None:
    keys = {key for rules in game.rule_sets.values() for key in rules.values}
    folders = (FOLDERS[game.name], files("ridotto.counting") / game.name)
    for name, module in chain.from_iterable(map(modules, folders)):
        named = {text for text in texts(module) if RULE_ID.fullmatch(text)}
        named -= {text for text in named if NO_RULE.match(text)} | NOT_RULES | keys
        strange = [rule for rule in (*named, *cited(module)) if rule not in game.rule_book]
        assert not strange, f"{name} names {', '.join(strange)}, unknown to rulebook.toml"


# Events ----------------------------------------------------------------------------------------


def kinds() -> Iterator[type[Event]]:
    """Every kind of action and event of every game."""
    both = ((*game.action_kinds.values(), *game.event_kinds.values()) for game in GAMES.values())
    yield from dict.fromkeys(kind for kinds_of_game in both for kind in kinds_of_game)


@pytest.mark.parametrize(
    "kind", list(kinds()), ids=lambda kind: f"{kind.__module__}.{kind.__name__}"
)
def test_every_action_and_event_has_a_docstring(kind: type[Event]) -> None:
    own = vars(kind).get("__doc__")
    assert own, f"{kind.__name__} has no docstring of its own"
    assert own.strip()[-1] in ".?!", own


# Commands --------------------------------------------------------------------------------------


def the_app() -> typer.Typer:
    """The one Typer application of the terminal that is part of no other."""
    found: dict[int, typer.Typer] = {}
    package = importlib.import_module("ridotto.cli")
    names = [part.name for part in pkgutil.walk_packages(package.__path__, "ridotto.cli.")]
    for name in ("ridotto.cli", *names):
        if not name.endswith("__main__"):
            members = vars(importlib.import_module(name)).values()
            found |= {id(m): m for m in members if isinstance(m, typer.Typer)}
    inner = {id(group.typer_instance) for app in found.values() for group in app.registered_groups}
    roots = [app for key, app in found.items() if key not in inner]
    assert len(roots) == 1, f"ridotto.cli has {len(roots)} Typer applications, not one"
    return roots[0]


def commands(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every command that can be typed, with its full name."""
    inner = getattr(command, "commands", None)
    if inner is None:
        yield path, command
        return
    for name, sub in inner.items():
        if not sub.hidden:
            yield from commands(sub, f"{path} {name}")


def test_every_command_is_in_the_readme_and_has_help() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    found = list(commands(get_command(the_app()), "ridotto"))
    assert found
    unhelpful = [path for path, command in found if not (command.help or "").strip()]
    assert not unhelpful, f"no help for {', '.join(unhelpful)}"
    missing = [path for path, _ in found if not re.search(rf"{path}(?![\w-])", readme)]
    assert not missing, f"README.md does not name {', '.join(missing)}"


# Pages -----------------------------------------------------------------------------------------

LINK: Final = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")


def links(text: str) -> Iterator[str]:
    """Where the links of a page point, those in code left out."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for match in LINK.finditer(re.sub(r"`[^`\n]*`", "", prose)):
        yield match[1] or match[2]


def anchors(text: str) -> set[str]:
    """The anchors that a page's headings make."""
    heads = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def in_english(page: Path) -> str:
    """A page, or the one it translates: the server gives its headings the English anchors."""
    return page.with_name(re.sub(r"^RULES\.[a-z]{2}\.md$", "RULES.md", page.name)).read_text(
        "utf-8"
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        assert target.exists(), f"{link} leads nowhere"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(in_english(target)), f"{link}: no such heading"


def test_pages_are_found() -> None:
    """So that the tests above have something to look at."""
    names = {page.name for page in PAGES}
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "RULES.md", "house.md"} <= names


@each_game
def test_rules_have_a_glossary_and_the_names_of_the_rules(game: Game[Any]) -> None:
    """The period's words are the code's words, so they are explained."""
    assert {"glossary", "rules-by-name"} <= anchors(BOOKS[game.name])
