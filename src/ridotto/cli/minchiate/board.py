"""The table as it lies: one's own chair at the bottom, the partner opposite, play to the right."""

from typing import Final

from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.minchiate.canvas import Canvas, fit, wrap_items
from ridotto.cli.minchiate.inks import CARD_HEIGHT, CARD_WIDTH, Inks, Look
from ridotto.cli.minchiate.people import People, chairs
from ridotto.cli.palette import GOLD, ON_BAIZE, QUIET
from ridotto.games.minchiate.events import Drew
from ridotto.games.minchiate.state import Drawing, Minchiate, Spreading
from ridotto.games.minchiate.tricks import winner_of
from ridotto.table import Seat, View

HEIGHT: Final = 9
NORTH_ROW: Final = 1
SIDE_ROW: Final = 3
SOUTH_ROW: Final = 5
GAP: Final = 2
LEAST_WIDTH: Final = 76


class Board:
    """Draws the table on baize for one chair."""

    def __init__(self, inks: Inks, people: People, me: Seat, width: int) -> None:
        self.inks = inks
        self.people = people
        self.me = me
        self.width = width
        self.canvas = Canvas(width, HEIGHT, ON_BAIZE)

    def note(self, left: list[Text], right: list[Text]) -> None:
        """Notes in the two upper corners."""
        room = (self.width - CARD_WIDTH) // 2 - 4
        for row, text in enumerate(left[:2]):
            self.canvas.put(NORTH_ROW + row, 2, fit(text, min(room, text.cell_len)))
        for row, text in enumerate(right[:2]):
            self.canvas.right(NORTH_ROW + row, fit(text, min(room, text.cell_len)))

    def draw(self, view: View[Minchiate]) -> list[Text]:
        """The table's rows."""
        table = view.table
        south, east, north, west = chairs(table, self.me)
        middle = (self.width - CARD_WIDTH) // 2
        aside = CARD_WIDTH + GAP
        self._cards(view, north, NORTH_ROW, middle)
        self._cards(view, west, SIDE_ROW, middle - aside)
        self._cards(view, east, SIDE_ROW, middle + aside)
        self._cards(view, south, SOUTH_ROW, middle)
        self.canvas.centre(0, self._label(view, north))
        for row, text in enumerate(self._notes(view, west)):
            self.canvas.put(SIDE_ROW + row, 2, text)
        for row, text in enumerate(self._notes(view, east)):
            self.canvas.right(SIDE_ROW + row, text)
        self.canvas.centre(HEIGHT - 1, self._label(view, south))
        return self.canvas.lines()

    def _cards(self, view: View[Minchiate], seat: Seat, row: int, column: int) -> None:
        """What lies before somebody: the card in the trick, or cards laid open."""
        card = card_before(view, seat)
        laid = view.table.deal.laid[seat]
        if card is not None:
            for place, text in enumerate(self.inks.card(card, _look(view.table, card))):
                self.canvas.put(row + place, column, text)
        elif laid:
            self._laid(laid, row, column + CARD_WIDTH // 2)

    def _laid(self, cards: tuple[Card, ...], row: int, centre: int) -> None:
        """Slips in up to three rows around a column."""
        chips = [self.inks.chip(card) for card in cards]
        room = CARD_WIDTH if len(chips) <= CARD_HEIGHT * 2 else 2 * CARD_WIDTH
        lines = wrap_items(chips, room)[:CARD_HEIGHT]
        first = row + (CARD_HEIGHT - len(lines)) // 2
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
        notes = [note for note in (role, *standing(table, seat)) if note]
        shown = [Text(note, GOLD if "wins" in note else QUIET) for note in notes]
        return [name, *shown][:CARD_HEIGHT]


def _unseated(table: Minchiate) -> bool:
    return isinstance(table.phase, Drawing | Spreading)


def _look(table: Minchiate, card: Card) -> Look:
    trick = table.deal.trick
    return Look.WINNING if trick and winner_of(trick).card == card else Look.PLAIN


def card_before(view: View[Minchiate], seat: Seat) -> Card | None:
    """The card somebody has in the trick, or has drawn for seats."""
    if isinstance(view.table.phase, Drawing):
        drawn = [event.card for event in view.seen if isinstance(event, Drew) and event.seat == seat]
        return drawn[-1] if drawn else None
    return next((played.card for played in view.table.deal.trick if played.seat == seat), None)


def standing(table: Minchiate, seat: Seat) -> list[str]:
    """Leads, wins, deals, has fallen: what matters most comes first."""
    deal, trick = table.deal, table.deal.trick
    notes = []
    if trick:
        best = winner_of(trick).seat == seat
        led = trick[0].seat == seat
        notes = ["led, wins so far"] if best and led else ["wins so far"] * best + ["led"] * led
    if not _unseated(table) and deal.dealer == seat:
        notes.append("deals")
    if seat in deal.fallen:
        notes.append("open hand")
    if deal.waiting == seat:
        notes.append("Matto waits")
    return notes
