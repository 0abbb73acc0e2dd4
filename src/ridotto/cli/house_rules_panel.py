"""The panel that explains a game's house rules: each flag, what it may be, what the books have."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ridotto.cli.house_rules_flags import HouseRule
from ridotto.cli.language import to_text
from ridotto.cli.rules_lookup import show_value
from ridotto.cli.usage.sentences import say

FLAG: Final = "bold cyan"
NO_FLAG: Final = "bold magenta"
VALUES: Final = "bold yellow"


def house_panel(title: str, house: Sequence[HouseRule]) -> Panel:
    """Every house rule; names are too long for columns, so the note stands below its flag."""
    rows = [row for rule in house for row in (_head(rule), Padding(_note(rule), (0, 0, 0, 4)))]
    heading = to_text(say("panel-house", game=title))
    return Panel(Group(*rows), title=heading, title_align="left", border_style="dim")


def _head(rule: HouseRule) -> Text:
    head = Text(rule.flag, FLAG)
    if rule.no_flag:
        return head.append(" / ", "none").append(rule.no_flag, NO_FLAG)
    return head.append(f" {values_of(rule)}", VALUES)


def values_of(rule: HouseRule) -> str:
    """What the flag takes: one of some words, or a number and its bounds."""
    return "|".join(rule.choices) or f"N ({rule.bounds})"


def _note(rule: HouseRule) -> Text:
    first = next(iter(rule.books.values()))
    return Text(first.note).append(f" [{'; '.join(_defaults(rule))}]", "dim")


def _defaults(rule: HouseRule) -> Iterator[str]:
    """What the first book has and where; the others only where they differ."""
    (_, first), *others = rule.books.items()
    yield to_text(say("default-value", value=_spoken(first.value), source=first.source))
    for name, value in others:
        if value.value != first.value:
            yield f"{name}: {_spoken(value.value)}, {value.source}"


def _spoken(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return to_text(say("yes") if value else say("no"))
    return show_value(value)
