"""House rules as flags: every value of a game's books that a table may agree otherwise.

Nothing is written down twice: names, defaults, sources and notes come from the rule sets.
"""

from collections.abc import Mapping, Sequence
from inspect import Parameter
from typing import Annotated, Any, TypeAlias

import msgspec
import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.language import to_text
from ridotto.cli.rules_lookup import show_value
from ridotto.cli.usage.choice import either
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table import Game, RuleSet, Value
from ridotto.table.house_rules import Shape, shapes
from ridotto.table.sentence import Sentence

Typed: TypeAlias = bool | str | None
"""What stands after a flag; None where it was not typed."""


class HouseRule(msgspec.Struct, frozen=True):
    """A value a table may agree otherwise: what it may be, and what each book has."""

    key: str
    shape: Shape
    books: Mapping[str, Value]

    @property
    def flag(self) -> str:
        """``--cappotto-count``; what concerns the whole party by its name alone, ``--giri``."""
        return "--" + self.key.removeprefix("party.").replace(".", "-").replace("_", "-")

    @property
    def no_flag(self) -> str:
        """The flag that says no, where there is yes and no."""
        return f"--no-{self.flag[2:]}" if self.shape.yes_or_no else ""

    @property
    def choices(self) -> tuple[str, ...]:
        """Everything it may be, where that is a closed set."""
        return tuple(map(str, self.shape.choices))

    @property
    def span(self) -> tuple[int, int | None]:
        """The least and the most of a number."""
        return self.shape.least, self.shape.most

    @property
    def bounds(self) -> str:
        """The bounds in words."""
        least, most = self.span
        said = (
            say_usage("bounds-from", least=least)
            if most is None
            else say_usage("bounds-between", least=least, most=most)
        )
        return to_text(said)

    def admits(self, text: str) -> bool:
        """Is this value allowed? Whether values fit together is for the game to say."""
        if self.choices:
            return text in self.choices
        least, most = self.span
        known = text.isdecimal() and least <= int(text)
        return known and (most is None or int(text) <= most)

    @property
    def name(self) -> str:
        """The key as a word of Python's."""
        return self.key.replace(".", "__")

    def said(self, typed: Typed) -> str:
        """The flag as it was typed."""
        if isinstance(typed, bool):
            return self.flag if typed else self.no_flag
        return f"{self.flag} {typed}"

    def read(self, typed: Typed) -> str:
        """The typed text as the option's type, or a usage error."""
        if isinstance(typed, str) and not self.admits(typed):
            raise UsageError(self._refusal(typed))
        return show_value(typed)

    def _refusal(self, typed: str) -> Sentence:
        if self.choices:
            known = either(self.choices)
            return say_usage("flag-one-of", flag=self.flag, known=known, typed=typed)
        return say_usage("flag-number", flag=self.flag, bounds=self.bounds, typed=typed)

    def parameter(self) -> Parameter:
        """The flag as Typer takes it. It is hidden there: the game's own panel explains it."""
        decls = f"{self.flag}/{self.no_flag}" if self.no_flag else self.flag
        kind: Any = bool | None if self.no_flag else str | None
        annotation = Annotated[kind, typer.Option(decls, hidden=True)]
        return Parameter(self.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def house_rules(
    game: Game[Any], books: Mapping[str, RuleSet] | None = None
) -> tuple[HouseRule, ...]:
    """Every value of the game's books but those that are lists, which no table can set."""
    return tuple(
        HouseRule(key, shape, {b.name: b.values[key] for b in (books or game.rule_sets).values()})
        for key, shape in shapes(game).items()
    )


def agree(
    house: Sequence[HouseRule], typed: Mapping[str, Typed], options: Sequence[str]
) -> tuple[str, ...]:
    """What the table agrees, as ``key=value``: by option and by flag, which must not disagree."""
    named = dict(option.partition("=")[::2] for option in options)
    agreed = list(options)
    for rule in house:
        value = typed.get(rule.name)
        if value is None:
            continue
        text = rule.read(value)
        if named.get(rule.key, text) != text:
            option = f"--option {rule.key}={named[rule.key]}"
            raise UsageError(say_usage("disagree", one=rule.said(value), other=option))
        if rule.key not in named:
            agreed.append(f"{rule.key}={text}")
    return tuple(agreed)
