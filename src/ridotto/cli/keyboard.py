"""Reading what a person types, from a terminal or from a pipe."""

import contextlib
import sys

from rich.console import Console

from ridotto.cli.errors import Leave
from ridotto.cli.language import to_text
from ridotto.cli.sentences import say


class Keyboard:
    """One line at a time; the end of the input means that the person leaves."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin.isatty()
        if self.typed:
            with contextlib.suppress(ImportError):
                __import__("readline")

    def read(self, prompt: str = "› ") -> str:
        """The next line, without spaces at its ends."""
        try:
            if self.typed:
                return input(prompt).strip()
            line = input().strip()
        except (EOFError, KeyboardInterrupt) as stop:
            self.console.print()
            raise Leave from stop
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        self.console.print(f"{prompt}{line}", markup=False)
        return line

    def confirm(self, question: str, *, default: bool = True) -> bool:
        """A question that is answered with yes or no."""
        while True:
            self.console.print(f"{question} {'(Y/n)' if default else '(y/N)'}", markup=False)
            answer = self.read().casefold()
            if not answer:
                return default
            if answer in ("y", "yes", "n", "no"):
                return answer.startswith("y")
            self.console.print(to_text(say("neither-nor", word=repr(answer))), markup=False)
