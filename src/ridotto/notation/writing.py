"""A played game as a record."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from ridotto.notation.record import Line, Record, format_record, statement
from ridotto.table import Action, Game, RuleSet, State, apply

S = TypeVar("S", bound=State)


def write_record(
    game: Game[S],
    rules: RuleSet,
    *,
    strict: bool = False,
    actions: Iterable[Action] = (),
    headers: Mapping[str, str] | None = None,
    notes: Mapping[int, str] | None = None,
) -> str:
    """The record of a game played from its opening by these actions.

    ``notes`` are comments, each before the action of that number.
    """
    head = {"Game": game.name, "Rules": rules.name}
    agreed = {key: v.value for key, v in rules.values.items() if v.source == "this table"}
    if agreed:
        head["Options"] = " ".join(f"{key}={option_text(value)}" for key, value in agreed.items())
    head["Table"] = "strict" if strict else "courteous"
    opening = game.open(rules, strict=strict)
    lines = tuple(_merged(_statements(game, opening, actions), notes or {}))
    return format_record(Record(tuple({**head, **(headers or {})}.items()), lines))


def option_text(value: Any) -> str:
    """An option's value as records and the command line write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _statements(game: Game[S], state: S, actions: Iterable[Action]) -> Iterator[str]:
    for action in actions:
        yield game.write(state, action)
        state, _ = apply(game, state, action)


def _merged(statements: Iterable[str], notes: Mapping[int, str]) -> Iterator[Line]:
    """Cards of one trick, each told with its number, become one line."""
    pending: list[str] = []
    for number, text in enumerate(statements):
        words = text.split()
        if pending and pending[0].isdecimal() and words[0] == pending[0] and number not in notes:
            pending += words[2:]
            continue
        if pending:
            yield statement(" ".join(pending))
        if number in notes:
            yield Line(comment=notes[number])
        pending = words
    if pending:
        yield statement(" ".join(pending))
