"""Finds, in the source, every sentence that is said and every template there is."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ridotto.table.rendering import templates

SOURCE = Path(__file__).parents[1] / "src"


@dataclass(frozen=True)
class Said:
    """A call ``say("id", fact=...)`` in the source."""

    package: str
    id: str
    facts: frozenset[str]
    open: bool
    """Are there further facts that only the run knows (``**facts``)?"""
    where: str


@cache
def packages() -> tuple[str, ...]:
    """Every package with templates."""
    folders = (file.parent.relative_to(SOURCE) for file in SOURCE.rglob("sentences/en.ftl"))
    return tuple(sorted(".".join(folder.parts) for folder in folders))


@cache
def all_said() -> tuple[Said, ...]:
    """Every sentence in the source."""
    return tuple(said for path in SOURCE.rglob("*.py") for said in _in_module(path))


def _in_module(path: Path) -> Iterator[Said]:
    text = path.read_text(encoding="utf-8")
    if "sentences import" not in text:
        return
    tree = ast.parse(text)
    speakers = dict(_speakers(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            package = speakers.get(node.func.id)
            if package is not None:
                yield from _calls(node, package, f"{path.relative_to(SOURCE)}:{node.lineno}")


def _speakers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".sentences"):
            for name in node.names:
                if name.name == "say":
                    yield name.asname or name.name, str(node.module)


def _calls(node: ast.Call, package: str, where: str) -> Iterator[Said]:
    facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    is_open = any(keyword.arg is None for keyword in node.keywords)
    for ident in _idents(node.args[0]):
        yield Said(package, ident, facts, is_open, where)


def _idents(node: ast.expr) -> Iterator[str]:
    """Ids are written out, or chosen of two that are."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from _idents(body)
            yield from _idents(orelse)
        case _:
            raise AssertionError(f"line {node.lineno}: an id is written out, not computed")


class _Variables(Visitor):
    """What a template takes: its variables, as which kind, and what it chooses by them."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.kinds.setdefault(node.id.name, _kind(node.id.name))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.kinds[argument.id.name] = "cards"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = [k.name if isinstance(k, ftl.Identifier) else str(k.value) for k in keys]
            name = node.selector.id.name
            self.choices.setdefault(name, []).extend(words)
            if not all(w in ("one", "other") or w.isdecimal() for w in words):
                self.kinds[name] = "word"
        self.generic_visit(node)


def _kind(name: str) -> str:
    endings = {"card": "cards", "cards": "cards", "seat": "seat", "who": "seat", "suit": "suit"}
    return next((kind for end, kind in endings.items() if name.endswith(end)), "number")


def variables(template: ftl.Message) -> dict[str, str]:
    """The variables of a template, and what each seems to be."""
    return _visited(template).kinds


def choices(template: ftl.Message) -> dict[str, list[str]]:
    """What a template chooses by, and the words it knows there."""
    return _visited(template).choices


def _visited(template: ftl.Message) -> _Variables:
    visitor = _Variables()
    visitor.visit(template)
    return visitor


def templates_of(package: str, language: str) -> dict[str, ftl.Message]:
    """By id."""
    return dict(templates(package, language))
