"""Reading what a person types, from a terminal or from a pipe."""

import contextlib
import sys
from importlib import import_module

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

    def forget(self) -> None:
        """Drop what was typed already: no answer to a question that did not stand there yet."""
        if not self.typed:
            return
        # Systems without it, such as Windows, keep what was typed.
        with contextlib.suppress(ImportError):
            termios = import_module("termios")
            with contextlib.suppress(termios.error):
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

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
