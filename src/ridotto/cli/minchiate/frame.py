"""A whole screen: head, table, news, hand, and the sentence that says what is wanted."""

import textwrap
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.minchiate.board import LEAST_WIDTH, Board, board_height
from ridotto.cli.minchiate.canvas import Canvas, fit
from ridotto.cli.minchiate.hand import hand_rows
from ridotto.cli.minchiate.inks import LARGE, SMALL, Inks, Size
from ridotto.cli.minchiate.lines import progress, table_lines, unseated
from ridotto.cli.minchiate.mark import mark_counters, mark_words
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.scene import Scene
from ridotto.cli.minchiate.sidesheet import WIDTH as SHEET_WIDTH
from ridotto.cli.minchiate.sidesheet import side_sheet
from ridotto.cli.palette import ASIDE, GOLD, ON_BAIZE, ON_NIGHT, ON_PAPER, QUIET, SMALL_PRINT
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import View

WIDE: Final = 114
WIDEST: Final = 100
TALL: Final = 34
HAND_ROWS: Final = 7
PROMPT_ROWS: Final = 1
MOST_NEWS: Final = 14


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What a screen shows."""

    view: View[Minchiate]
    title: str
    sentence: str
    news: Sequence[str] = ()
    aside: bool = False
    """Are the news an answer to what was typed?"""
    hand: Collection[Card] = ()
    lawful: Collection[Card] | None = None


class Painter:
    """Puts frames together for a terminal of any size."""

    def __init__(self, console: Console, inks: Inks, people: People) -> None:
        self.console = console
        self.inks = inks
        self.people = people

    def paint(self, frame: Frame, width: int, height: int) -> list[Text]:
        """The screen's rows; the prompt comes below them."""
        if width < LEAST_WIDTH:
            return [*map(self.inks.sentence, frame.news[-6:]), *self.plain(frame, width)]
        if width < WIDE:
            return self._main(frame, min(width, WIDEST), height, corners=True)
        rows = self._main(frame, min(width - SHEET_WIDTH, WIDEST), height, corners=False)
        sheet = side_sheet(self.inks, Scene(self.people, frame.view.table), len(rows))
        return [Text().append_text(r).append_text(s) for r, s in zip(rows, sheet, strict=True)]

    def has_room(self, frame: Frame, lines: Sequence[str], width: int, height: int) -> bool:
        """Do these lines fit where the news stand?"""
        if width < LEAST_WIDTH:
            return True
        main = min(width - SHEET_WIDTH * (width >= WIDE), WIDEST)
        hand = self._spaced_hand(frame, main, height)
        sentence = self._sentence(frame, main)
        wrapped = [row for text in lines for row in self._wrapped(text, main)]
        return len(wrapped) <= _news_room(height, len(hand) + len(sentence))

    def plain(self, frame: Frame, width: int) -> list[Text]:
        """The same without a drawing."""
        at = Scene(self.people, frame.view.table)
        head = Text(f"{frame.title} · {progress(frame.view.table)}", "bold")
        lines = table_lines(at)
        return [
            head,
            *(self.inks.sentence(line) for line in lines),
            *self._hand(frame, width),
            self.inks.sentence(frame.sentence),
        ]

    def _main(self, frame: Frame, width: int, height: int, *, corners: bool) -> list[Text]:
        sentence = self._sentence(frame, width)
        hand = [fit(row, width, ON_BAIZE) for row in self._spaced_hand(frame, width, height)]
        room = _news_room(height, len(hand) + len(sentence))
        return [
            self._head(frame, width),
            *self._board(frame, width, card_size(height), corners=corners),
            *self._news(frame, width, room),
            *hand,
            *sentence,
        ]

    def _head(self, frame: Frame, width: int) -> Text:
        canvas = Canvas(width, 1, ON_PAPER)
        canvas.put(0, 1, Text(frame.title, f"bold {ON_PAPER}"))
        canvas.right(0, Text(progress(frame.view.table), SMALL_PRINT))
        return canvas.lines()[0]

    def _board(self, frame: Frame, width: int, size: Size, *, corners: bool) -> list[Text]:
        table = frame.view.table
        board = Board(self.inks, self.people, frame.view.seat or 0, width, size)
        if corners and not unseated(table):
            at = Scene(self.people, table)
            left = [Text(mark_words(at), ON_BAIZE), Text(mark_counters(at), GOLD)]
            board.note(left, [Text(line, QUIET) for line in _folla(table)])
        return board.draw(frame.view)

    def _news(self, frame: Frame, width: int, room: int) -> list[Text]:
        """The latest news that fit."""
        lines: list[Text] = []
        for text in reversed(frame.news):
            more = self._wrapped(text, width)
            if lines and len(lines) + len(more) > room:
                break
            lines = [*more, *lines]
        shown = [Text()] * (room - len(lines)) + lines[-room:]
        style = ASIDE if frame.aside else ON_NIGHT
        return [fit(Text(" ").append_text(line), width, style) for line in shown]

    def _hand(self, frame: Frame, width: int) -> list[Text]:
        return hand_rows(self.inks, frame.hand, frame.lawful, width, HAND_ROWS)

    def _spaced_hand(self, frame: Frame, width: int, height: int) -> list[Text]:
        """With air above and below where there is room."""
        rows = self._hand(frame, width)
        return [Text(), *rows, Text()] if height >= TALL and rows else rows

    def _sentence(self, frame: Frame, width: int) -> list[Text]:
        lines = self._wrapped(frame.sentence, width)
        return [fit(Text(" ").append_text(line), width, ON_PAPER) for line in lines]

    def _wrapped(self, text: str, width: int) -> list[Text]:
        return list(self.inks.sentence(text).wrap(self.console, width - 2))


def _news_room(height: int, below: int) -> int:
    """How many rows are left between the table and the hand."""
    taken = 1 + board_height(card_size(height)) + below + PROMPT_ROWS
    return max(1, min(height - taken, MOST_NEWS))


def card_size(height: int) -> Size:
    """Large cards where the terminal is tall enough for them."""
    return LARGE if height >= TALL else SMALL


def _folla(table: Minchiate) -> list[str]:
    text = table.deal.announcement
    return textwrap.wrap(f"folla: {text}", 28) if text else []
