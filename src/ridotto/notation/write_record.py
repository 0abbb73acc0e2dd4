"""A played game as a record."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
    told = {number: (text,) for number, text in (notes or {}).items()}
    lines = tuple(merge_statements(_statements(game, opening, actions), told))
    return format_record(Record(tuple({**head, **(headers or {})}.items()), lines))


def option_text(value: Any) -> str:
    """An option's value as records and the command line write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _statements(game: Game[S], state: S, actions: Iterable[Action]) -> Iterator[str]:
    for action in actions:
        yield game.write(state, action)
        state, _ = apply(game, state, action)


def merge_statements(
    statements: Iterable[str], notes: Mapping[int, Sequence[str]]
) -> Iterator[Line]:
    """Cards of one trick, each told with its number, become one line.

    ``notes`` are rows of comment, each before the statement of that number.
    """
    pending: list[str] = []
    for number, text in enumerate(statements):
        words = text.split()
        if pending and pending[0].isdecimal() and words[0] == pending[0] and number not in notes:
            pending += words[2:]
            continue
        if pending:
            yield statement(" ".join(pending))
        if number in notes:
            yield from (Line(comment=row) for row in notes[number])
        pending = words
    if pending:
        yield statement(" ".join(pending))
