"""Whether the tests of a game's kernel reach every table it reads and every option there is."""

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, TypeAlias

from ridotto.kernel.contract import Tables
from ridotto.table import RuleSet, RuleSetError

Options: TypeAlias = Mapping[str, Any]
MakeTables: TypeAlias = Callable[[RuleSet], Tables]
Idle: TypeAlias = Mapping[str, tuple[tuple[Any, ...], str]]
"""Options that cannot matter inside a deal: other values to try, and the reason."""


def not_falsified(
    module: ModuleType, given: Iterable[int], left_out: Iterable[str], first: int = 0
) -> set[str]:
    """The tables of a module in whose places none of the given ones lies.

    A table goes from the place of its name to that of the next; names left out are no tables.
    """
    names, places = set(module.__annotations__), set(given)
    assert names >= set(left_out), "nothing has this name any more"
    starts = {name: first + vars(module)[name] for name in names - set(left_out)}
    ends = sorted((*starts.values(), first + module.SIZE))
    spans = {name: range(start, ends[ends.index(start) + 1]) for name, start in starts.items()}
    return {name for name, span in spans.items() if places.isdisjoint(span)}


def check_options(
    rules: RuleSet,
    make_tables: MakeTables,
    tried: Iterable[Options],
    idle: Idle,
    observed: range = range(0),
) -> None:
    """Every option was tried with a value that the kernel's play knows, or is known to be idle.

    ``observed`` are the places of tables that only observations read.
    """
    known = {
        name
        for options in tried
        for name in options
        if _matters(rules.with_options(options), rules, make_tables, name, observed)
    }
    expected = set(rules.values) - set(idle)
    assert known == expected, f"not tried, or not idle: {sorted(known ^ expected)}"
    for name, (values, _) in idle.items():
        others = [value for value in values if value != rules.values[name].value]
        assert others, f"no other value of {name}"
        for value in others:
            other = rules.with_options({name: value})
            assert not _matters(other, rules, make_tables, name, observed), name


def _matters(
    agreed: RuleSet, book: RuleSet, make_tables: MakeTables, name: str, observed: range
) -> bool:
    """Are the tables others where this one option is as the book has it?"""
    try:
        without = make_tables(agreed.with_options({name: book.values[name].value}))
    except RuleSetError:
        # The rest cannot be agreed on without it.
        return True
    differing = (make_tables(agreed) != without).nonzero()[0].tolist()
    return not set(differing) <= set(observed)
