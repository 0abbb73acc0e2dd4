"""A drawn table: head, board, news, hand, and the sentence that says what is wanted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from ridotto.cli.canvas import Canvas, fit
from ridotto.cli.card_text import CardText
from ridotto.cli.palette import ASIDE, ON_BAIZE, ON_NIGHT, ON_PAPER, SMALL_PRINT

WIDE: Final = 114
WIDEST: Final = 100
NARROW: Final = 70
SIDE: Final = 38
TALL: Final = 34
MOST_NEWS: Final = 14


def main_width(width: int) -> int:
    """The table's share of a terminal this wide; the sheet beside it has the rest."""
    return min(width if width < WIDE else width - SIDE, WIDEST)


@dataclass(frozen=True)
class Screen:
    """What a screen shows; ``loud`` where the news are an answer to what was typed."""

    title: str
    progress: str
    board: list[Text]
    hand: list[Text]
    sentence: str
    news: Sequence[str]
    loud: bool = False


class Composer:
    """Puts screens together, each row exactly as wide as the table."""

    def __init__(self, console: Console, card_text: CardText, width: int, height: int) -> None:
        self.console = console
        self.card_text = card_text
        self.width = width
        self.height = height

    def rows(self, screen: Screen) -> list[Text]:
        """The screen's rows; the prompt comes below them."""
        room = self.room(screen)
        return [
            self._head(screen),
            *screen.board,
            *self._news(screen, room),
            *(fit(row, self.width, ON_BAIZE) for row in self._hand(screen)),
            *(self._band(row, ON_PAPER) for row in self._wrapped(screen.sentence)),
        ]

    def room(self, screen: Screen) -> int:
        """How many rows are left for the news."""
        taken = 2 + len(screen.board) + len(self._hand(screen))
        return max(1, min(self.height - taken - len(self._wrapped(screen.sentence)), MOST_NEWS))

    def fits(self, screen: Screen, lines: Sequence[str]) -> bool:
        """Is there room for these lines where the news stand?"""
        return sum(len(self._wrapped(line)) for line in lines) <= self.room(screen)

    def _hand(self, screen: Screen) -> list[Text]:
        """With air around it where the terminal is tall."""
        air = [Text()] if screen.hand and self.height >= TALL else []
        return [*air, *screen.hand, *air]

    def _head(self, screen: Screen) -> Text:
        canvas = Canvas(self.width, 1, ON_PAPER)
        canvas.put(0, 1, Text(screen.title, f"bold {ON_PAPER}"))
        canvas.right(0, Text(screen.progress, SMALL_PRINT))
        return canvas.lines()[0]

    def _news(self, screen: Screen, room: int) -> list[Text]:
        """The latest lines that fit, none of them cut unless it is too long by itself."""
        lines: list[Text] = []
        for text in reversed(screen.news):
            more = self._wrapped(text)
            if lines and len(lines) + len(more) > room:
                break
            lines = [*more, *lines]
        shown = [Text()] * (room - len(lines)) + lines[-room:]
        return [self._band(line, ASIDE if screen.loud else ON_NIGHT) for line in shown]

    def _band(self, row: Text, style: str) -> Text:
        return fit(Text(" ").append_text(row), self.width, style)

    def _wrapped(self, text: str) -> list[Text]:
        return list(self.card_text.sentence(text).wrap(self.console, self.width - 2))
