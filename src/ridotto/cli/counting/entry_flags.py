"""The fields of an entry as flags of a command."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter
from typing import Annotated, Any

import typer

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.counting.entry_fields import Field, FieldForm
from ridotto.cli.counting.entry_text import NONE, read_field
from ridotto.cli.counting.participants import Participants
from ridotto.cli.errors import UsageError
from ridotto.cli.language import to_text
from ridotto.cli.usage.help_words import spelled
from ridotto.cli.usage.sentences import say

DEAL = "The deal"
OPENING = "Before the deal"


def panels() -> dict[str | None, str]:
    """What the panels of flags are called in the terminal's language."""
    return {DEAL: to_text(say("panel-deal")), OPENING: to_text(say("panel-opening"))}


def help_of(field: Field) -> str:
    """What a flag asks for, and how it is written where that is not plain."""
    if field.form is FieldForm.YES_OR_NO or field.pattern.isalpha():
        return field.text
    # Typer reads square brackets as mark-up.
    pattern = spelled(field.pattern).replace("[", "\\[")
    return to_text(say("write-so", text=field.text, pattern=pattern))


def parameter(field: Field, panel: str) -> Parameter:
    """A field as Typer takes it: a flag that may be repeated, or a bare one for yes."""
    yes = field.form is FieldForm.YES_OR_NO
    kind: Any = bool if yes else list[str] | None
    simple = field.pattern.isalpha()
    option = typer.Option(
        field.flag,
        help=help_of(field),
        metavar=None if yes else field.pattern if simple else "TEXT",
        rich_help_panel=panel,
    )
    default = False if yes else None
    annotation = Annotated[kind, option]
    return Parameter(field.name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def with_flags(command: Callable[..., None], parameters: Sequence[Parameter]) -> None:
    """Give a command flags in place of its ``**flags``; Typer asks a function for its signature."""
    own = [
        one
        for one in inspect.signature(command).parameters.values()
        if one.kind is not one.VAR_KEYWORD
    ]
    command.__dict__["__signature__"] = inspect.Signature([*own, *parameters])


def read_flags(
    fields: Sequence[Field], flags: Mapping[str, Any], people: Participants, *, clear: bool = False
) -> dict[str, Any]:
    """The values of the flags that were typed; to ``clear``, none takes a value away."""
    return {
        field.name: _read_flag(field, flags[field.name], people, clear=clear)
        for field in fields
        if flags.get(field.name)
    }


def _read_flag(field: Field, typed: Any, people: Participants, *, clear: bool) -> Any:
    if typed is True:
        return True
    if clear and typed == [NONE]:
        return None
    try:
        return read_field(field, typed, people)
    except NotUnderstood as error:
        raise UsageError(f"{field.flag}: {error}") from error
