"""Rule sets: one TOML file a book, every value with its source.

A file holds its values in tables of three keys, ``value``, ``source`` and ``note``. A rule set
may be ``based_on`` another: then it holds only where it differs.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

R = TypeVar("R")


class RuleSetError(ValueError):
    """An unknown rule set or option, or a value that does not fit."""


class Value(msgspec.Struct, frozen=True):
    """A value of a rule set, where it comes from, and why it was read so."""

    value: Any
    source: str
    note: str


class RuleSet(msgspec.Struct, frozen=True):
    """A book's rules as data. ``options`` are the keys a table may set otherwise."""

    name: str
    title: str
    version: int
    values: Mapping[str, Value]
    based_on: str = ""
    differs: tuple[str, ...] = ()

    def with_options(self, options: Mapping[str, Any]) -> "RuleSet":
        """The rule set with some values agreed otherwise at this table."""
        unknown = sorted(set(options) - set(self.values))
        if unknown:
            known = ", ".join(sorted(self.values))
            raise RuleSetError(f"no option {', '.join(unknown)} in {self.name}; there are: {known}")
        agreed = {
            key: Value(value, "this table", f"agreed; {self.name} has {self.values[key].value}")
            for key, value in options.items()
        }
        return msgspec.structs.replace(self, values={**self.values, **agreed})

    def read(self, shape: type[R]) -> R:
        """The values as the game's own typed struct."""
        tree: dict[str, Any] = {"name": self.name}
        for key, value in self.values.items():
            branch, _, leaf = key.rpartition(".")
            node = tree
            for part in branch.split(".") if branch else ():
                node = node.setdefault(part, {})
            node[leaf] = value.value
        try:
            return msgspec.convert(tree, shape)
        except msgspec.ValidationError as error:
            raise RuleSetError(f"{self.name}: {error}") from error


def load_rule_sets(folder: Traversable) -> dict[str, RuleSet]:
    """Every rule set in a game's folder, bases before those that differ from them."""
    raw = {
        entry.name.removesuffix(".toml"): tomllib.loads(entry.read_text(encoding="utf-8"))
        for entry in folder.iterdir()
        # A second dot: the words of another language.
        if entry.name.endswith(".toml") and entry.name.count(".") == 1
    }
    sets: dict[str, RuleSet] = {}
    for name in sorted(raw, key=lambda name: ("based_on" in raw[name], name)):
        sets[name] = _rule_set(name, raw[name], sets)
    return sets


def _rule_set(name: str, raw: dict[str, Any], bases: Mapping[str, RuleSet]) -> RuleSet:
    head = {key: raw.pop(key) for key in ("title", "version")}
    based_on = raw.pop("based_on", "")
    own = dict(_leaves(raw))
    base = bases[based_on].values if based_on else {}
    return RuleSet(
        name=name,
        values={**base, **own},
        based_on=based_on,
        differs=tuple(own) if based_on else (),
        **head,
    )


def _leaves(tree: Mapping[str, Any], path: str = "") -> list[tuple[str, Value]]:
    if set(tree) == {"value", "source", "note"}:
        return [(path, msgspec.convert(tree, Value))]
    found = []
    for key, branch in tree.items():
        if not isinstance(branch, dict):
            raise RuleSetError(f"{path or 'top'}: {key} needs a value, a source and a note")
        found += _leaves(branch, f"{path}.{key}" if path else key)
    return found
