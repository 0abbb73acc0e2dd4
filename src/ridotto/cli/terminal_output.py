"""Output of a face: a screen that is redrawn, or lines one after another."""

import time
from collections.abc import Iterable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from ridotto.cli.errors import Leave
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.language import to_text
from ridotto.cli.sentences import say

LEAVING: Final = ("quit", "exit")
"""No short forms: q is a queen."""


class TerminalOutput:
    """A screen when both ends are a terminal and plain lines were not asked for."""

    def __init__(self, console: Console, *, pace: float = 0.0, plain: bool = False) -> None:
        self.console = console
        self.keyboard = Keyboard(console)
        self.pace = pace
        self.live = console.is_terminal and self.keyboard.typed and not plain

    @property
    def size(self) -> tuple[int, int]:
        """Width and height; a pipe has the customary ones."""
        return self.console.width, self.console.height

    def screen(self, rows: Iterable[Text]) -> None:
        """A fresh screen."""
        self.console.clear()
        self.lines(rows)

    def lines(self, rows: Iterable[Text]) -> None:
        """Lines below what is there; a long one is wrapped between words."""
        for row in rows:
            self.console.print(row, overflow="fold")

    def page(self, *parts: RenderableType) -> None:
        """Something to read; on a terminal, one screenful at a time."""
        if not self.live:
            self.console.print(*parts, sep="\n", overflow="fold")
            return
        self.console.clear()
        rows = self.console.render_lines(Group(*parts), pad=False)
        room = max(4, self.console.height - 3)
        for start in range(0, len(rows), room):
            if start:
                self.wait(to_text(say("enter-rest")))
                self.console.clear()
            for row in rows[start : start + room]:
                self.console.print(Segments([*row, Segment.line()]), end="")

    def wait(self, text: str = "") -> str:
        """Wait for Enter, or for what is typed before it; who types quit leaves here too."""
        self.console.print(text or to_text(say("enter-on")), markup=False)
        typed = self.keyboard.read()
        if typed.casefold() in LEAVING:
            raise Leave
        return typed

    def pause_for(self, beats: float = 1.0) -> None:
        """The pause a person would make."""
        if self.pace > 0 and beats > 0:
            time.sleep(self.pace * beats)
