"""What Typer itself says around every help, in the terminal's language."""

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.usage.sentences import say


class _Spoken:
    """What Typer has been taught last; it speaks English by itself."""

    language: str = LANGUAGES[0]


def translate_typer() -> None:
    """Titles of panels, and what stands behind an option."""
    if terminal_language() == _Spoken.language:
        return
    _Spoken.language = terminal_language()
    rich_utils.ARGUMENTS_PANEL_TITLE = to_text(say("arguments"))
    rich_utils.OPTIONS_PANEL_TITLE = to_text(say("options"))
    rich_utils.COMMANDS_PANEL_TITLE = to_text(say("commands"))
    rich_utils.DEFAULT_STRING = f"[{to_text(say('default'))}: {{}}]"
    rich_utils.ENVVAR_STRING = f"[{to_text(say('variable'))}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{to_text(say('required'))}]"


def translate_frame(command: Any) -> None:
    """How the command is used, and its ``--help``."""
    command.options_metavar = f"[{to_text(say('options-metavar'))}]"
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = to_text(
            say("game-metavar" if command.name in ("play", "score") else "command-metavar")
        )
    shown = command.get_help_option(typer.Context(command))
    if shown is not None:
        shown.help = to_text(say("help-option"))


class Spoken:
    """A command whose line of usage begins in the terminal's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line of usage."""
        pieces: list[str] = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        prefix = f"{to_text(say('usage'))}: "
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=prefix)


class SpokenCommand(Spoken, TyperCommand):
    """A command that is explained in the terminal's language."""


class SpokenGroup(Spoken, TyperGroup):
    """A group of commands that is explained in the terminal's language."""
