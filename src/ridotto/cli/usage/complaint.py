"""What Typer complains of, said in the terminal's language: its errors carry English texts."""

from typing import Any, Final

import typer

from ridotto.cli.usage.help_words import spelled
from ridotto.cli.usage.sentences import say
from ridotto.table.sentence import Sentence

NUMBERS: Final = ("int", "float", "greater", "less", "finite", "decimal")
"""How the kinds of errors about numbers begin."""


def complaint(error: typer.TyperException) -> Sentence | str:
    """A sentence about what was typed."""
    found: Any = error
    match type(error).__name__:
        case "NoSuchOption":
            return no_such_option(found)
        case "MissingParameter":
            return say("missing", what=hint(found.param))
        case "BadParameter":
            return _bad(found)
        case "BadOptionUsage":
            wants = "requires" in found.message
            what = found.option_name
            return say("wants-value", what=what) if wants else say("wants-none", what=what)
    return _other(found)


def no_such_option(error: Any) -> Sentence:
    """The nearest options are named."""
    near = ", ".join(sorted(error.possibilities or ()))
    what = error.option_name
    return say("no-option-near", what=what, near=near) if near else say("no-option", what=what)


def hint(param: Any) -> str:
    """An option as it is typed, an argument by the word that stands for it."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return spelled(str(param.metavar or param.name.upper()))


def _bad(error: Any) -> Sentence:
    problems = error.__cause__.errors() if hasattr(error.__cause__, "errors") else []
    what = hint(error.param) if error.param is not None else ""
    if not problems:
        return say("bad-value", what=what)
    typed, bounds = str(problems[0]["input"]), problems[0].get("ctx", {})
    kind = str(problems[0]["type"])
    if "ge" in bounds:
        return say("at-least", what=what, typed=typed, least=str(bounds["ge"]))
    if "le" in bounds:
        return say("at-most", what=what, typed=typed, most=str(bounds["le"]))
    if kind.startswith(NUMBERS):
        return say("wants-number", what=what, typed=typed)
    return say("bad-typed", what=what, typed=typed)


def _other(error: Any) -> Sentence | str:
    """Words too many, or a command that is not there; they are told apart by where they arise."""
    commands = ", ".join(
        getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", {})
    )
    message: str = error.format_message()
    typed = message.partition("'")[2].partition("'")[0] or message.rpartition("(")[2].rstrip(").")
    if commands and "'" in message:
        return say("no-command", typed=typed, known=commands)
    if commands:
        return say("name-command", known=commands)
    return say("too-many-words", typed=typed)
