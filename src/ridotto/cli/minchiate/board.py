"""The table as it lies: one's own chair at the bottom, the partner opposite, play to the right."""

from typing import Final

from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.canvas import Canvas, fit, wrap_items
from ridotto.cli.card_text import Look
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_text import SMALL, MinchiateCardText, Size
from ridotto.cli.minchiate.people import People, chairs
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.palette import GOLD, ON_BAIZE, QUIET
from ridotto.games.minchiate.events import Drew
from ridotto.games.minchiate.state import Drawing, Minchiate, Spreading
from ridotto.games.minchiate.tricks import winner_of
from ridotto.table import Seat, View
from ridotto.table.sentence import Sentence

NORTH_ROW: Final = 1
GAP: Final = 2
NOTES: Final = 3
WINNING: Final = say("winning")
LED_AND_BEST: Final = say("led-winning")
BEST: Final = (WINNING, LED_AND_BEST)
"""What is said of the card that takes the trick so far."""


def board_height(size: Size) -> int:
    """Three cards one below the other, each begun before the one above ends, and two names."""
    return NORTH_ROW + 2 * _stride(size) + size.height + 1


def _stride(size: Size) -> int:
    return (size.height + 1) // 2


class Board:
    """Draws the table on baize for one chair."""

    def __init__(
        self, card_text: MinchiateCardText, people: People, me: Seat, width: int, size: Size
    ) -> None:
        self.card_text = card_text
        self.people = people
        self.me = me
        self.width = width
        self.size = size
        self.canvas = Canvas(width, board_height(size), ON_BAIZE)

    def note(self, left: list[Text], right: list[Text]) -> None:
        """Notes in the two upper corners."""
        room = (self.width - self.size.width) // 2 - 4
        for row, text in enumerate(left[:2]):
            self.canvas.put(NORTH_ROW + row, 2, fit(text, min(room, text.cell_len)))
        for row, text in enumerate(right[:2]):
            self.canvas.right(NORTH_ROW + row, fit(text, min(room, text.cell_len)))

    def draw(self, view: View[Minchiate]) -> list[Text]:
        """The table's rows."""
        south, east, north, west = chairs(view.table, self.me)
        middle = (self.width - self.size.width) // 2
        aside, side = self.size.width + GAP, NORTH_ROW + _stride(self.size)
        self._cards(view, north, NORTH_ROW, middle)
        self._cards(view, west, side, middle - aside)
        self._cards(view, east, side, middle + aside)
        self._cards(view, south, NORTH_ROW + 2 * _stride(self.size), middle)
        self.canvas.centre(0, self._label(view, north))
        for row, text in enumerate(self._notes(view, west)):
            self.canvas.put(side + row, 2, text)
        for row, text in enumerate(self._notes(view, east)):
            self.canvas.right(side + row, text)
        self.canvas.centre(board_height(self.size) - 1, self._label(view, south))
        return self.canvas.lines()

    def _cards(self, view: View[Minchiate], seat: Seat, row: int, column: int) -> None:
        """What lies before somebody: the card in the trick, or cards laid open."""
        card = card_before(view, seat)
        laid = view.table.deal.laid[seat]
        if card is not None:
            rows = self.card_text.face(card, self.size, _look(view.table, card))
            for place, text in enumerate(rows):
                self.canvas.put(row + place, column, text)
        elif laid:
            self._laid(laid, row, column + self.size.width // 2)

    def _laid(self, cards: tuple[Card, ...], row: int, centre: int) -> None:
        """Slips in a few rows around a column."""
        chips = [self.card_text.chip(card) for card in cards]
        few = len(chips) <= SMALL.height * 2
        lines = wrap_items(chips, SMALL.width if few else 2 * SMALL.width)[: self.size.height]
        first = row + (self.size.height - len(lines)) // 2
        for place, line in enumerate(lines):
            self.canvas.put(first + place, centre - line.cell_len // 2, line)

    def _label(self, view: View[Minchiate], seat: Seat) -> Text:
        notes = self._notes(view, seat)
        return Text("  ").join(notes)

    def _notes(self, view: View[Minchiate], seat: Seat) -> list[Text]:
        """Somebody's name, and what is to be said of him now."""
        table = view.table
        name = Text(self.people.name(seat), f"bold {ON_BAIZE}")
        role = "" if _unseated(table) else self.people.role(table, seat)
        roles = [Text(role, QUIET)] if role else []
        notes = [Text(to_text(n), GOLD if n in BEST else QUIET) for n in standing(table, seat)]
        return [name, *roles, *notes][:NOTES]


def _unseated(table: Minchiate) -> bool:
    return isinstance(table.phase, Drawing | Spreading)


def _look(table: Minchiate, card: Card) -> Look:
    trick = table.deal.trick
    return Look.WINNING if trick and winner_of(trick).card == card else Look.PLAIN


def card_before(view: View[Minchiate], seat: Seat) -> Card | None:
    """The card somebody has in the trick, or has drawn for seats."""
    if isinstance(view.table.phase, Drawing):
        drawn = (event for event in reversed(view.seen) if isinstance(event, Drew))
        return next((event.card for event in drawn if event.seat == seat), None)
    return next((played.card for played in view.table.deal.trick if played.seat == seat), None)


def standing(table: Minchiate, seat: Seat) -> list[Sentence]:
    """Leads, wins, deals, has fallen: what matters most comes first."""
    deal, trick = table.deal, table.deal.trick
    notes: list[Sentence] = []
    if trick:
        best = winner_of(trick).seat == seat
        led = trick[0].seat == seat
        both = best and led
        notes = [LED_AND_BEST] if both else [WINNING] * best + [say("led")] * led
    if not _unseated(table) and deal.dealer == seat:
        notes.append(say("is-dealer"))
    if seat in deal.fallen:
        notes.append(say("hand-open"))
    if deal.waiting == seat:
        notes.append(say("matto-waits"))
    return notes
