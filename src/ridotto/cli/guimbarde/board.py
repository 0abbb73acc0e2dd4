"""The table as it lies: people all round, the book's five boxes in the middle."""

from typing import Final

from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.canvas import Canvas
from ridotto.cli.card_text import CardText, Look
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.guimbarde.table_words import (
    BOX_NAMES,
    EventContext,
    known_cards,
    standing,
    suit_words,
)
from ridotto.cli.language import to_text
from ridotto.cli.palette import GOLD, NIGHT, ON_BAIZE, QUIET
from ridotto.games.guimbarde.boxes import Box
from ridotto.games.guimbarde.events import Drew
from ridotto.games.guimbarde.state import Drawing, Guimbarde
from ridotto.games.guimbarde.trumps import winning
from ridotto.table import Seat, View

HEIGHT: Final = 10
BOX_ROWS: Final = ((2, (Box.POINT, Box.MARIAGE, Box.FOU)), (5, (Box.KOENIG, Box.GUIMBARDE)))
"""Three above and two below, as in the book's figure; nobody sits at these rows."""

HIGH, UPPER, LOWER, OWN = 0, 3, 6, 8
"""The rows at which people sit: across, at the sides, and at one's own place."""

Place = tuple[int, float]
"""A row, and how far to the right: 0 is the left edge, 1 the right."""

ROUND: Final[dict[int, tuple[Place, ...]]] = {
    2: ((UPPER, 1), (UPPER, 0)),
    3: ((UPPER, 1), (HIGH, 0.5), (UPPER, 0)),
    4: ((UPPER, 1), (HIGH, 0.75), (HIGH, 0.25), (UPPER, 0)),
    5: ((UPPER, 1), (HIGH, 1), (HIGH, 0.5), (HIGH, 0), (UPPER, 0)),
    6: ((LOWER, 1), (UPPER, 1), (HIGH, 0.75), (HIGH, 0.25), (UPPER, 0), (LOWER, 0)),
    7: ((LOWER, 1), (UPPER, 1), (HIGH, 1), (HIGH, 0.5), (HIGH, 0), (UPPER, 0), (LOWER, 0)),
    8: (
        (LOWER, 1),
        (UPPER, 1),
        (HIGH, 1),
        (HIGH, 0.67),
        (HIGH, 0.33),
        (HIGH, 0),
        (UPPER, 0),
        (LOWER, 0),
    ),
}
"""Where the others sit, by their number: the next to play at one's right, and so round."""


class Board:
    """Draws the table on baize for one chair."""

    def __init__(self, card_text: CardText, at: EventContext, width: int) -> None:
        self.card_text, self.at, self.width = card_text, at, width
        self.canvas = Canvas(width, HEIGHT, ON_BAIZE)

    def draw(self, view: View[Guimbarde]) -> list[Text]:
        """The table's rows."""
        me = view.seat or 0
        others = self.at.table.others(me)
        for seat, (row, aside) in zip(others, ROUND[len(others)], strict=True):
            self._person(view, seat, row, aside)
        self._person(view, me, OWN, 0.5)
        for row, boxes in BOX_ROWS:
            self.canvas.centre(row, self._boxes(boxes))
        self._trumps()
        return self.canvas.lines()

    def _person(self, view: View[Guimbarde], seat: Seat, row: int, aside: float) -> None:
        for place, text in enumerate((self._name(view, seat), self._notes(seat))):
            column = 2 + round(aside * (self.width - 4 - text.cell_len))
            self.canvas.put(row + place, column, text)

    def _name(self, view: View[Guimbarde], seat: Seat) -> Text:
        name = Text(f"{self.at.people.name(seat)} ", f"bold {ON_BAIZE}")
        card = card_before(view, seat)
        if card is not None:
            name.append_text(self.card_text.chip(card, _look(view.table, card)))
            if _look(view.table, card) is Look.WINNING:
                name.append(" ◆", GOLD)
        return name

    def _notes(self, seat: Seat) -> Text:
        text = Text(" · ".join(standing(self.at.table, seat)), QUIET)
        for card in known_cards(self.at.table, seat) if seat != self.at.people.me else ():
            text.append(f" {self.card_text.label(card)}", f"bold {QUIET}")
        return text

    def _boxes(self, boxes: tuple[Box, ...]) -> Text:
        row = Text()
        for box in boxes:
            name, jettons = BOX_NAMES[box], self.at.box(box)
            row.append("  " if row else "")
            row.append(f"[ {name} ", f"{QUIET.split(' on ')[0]} on {NIGHT}")
            row.append(f"{jettons} ]", f"bold {GOLD} on {NIGHT}")
        return row

    def _trumps(self) -> None:
        """The turned card, and what it makes trumps."""
        turned = self.at.table.deal.turned
        if turned is None:
            return
        words = Text(to_text(say("trumps-are", trumps=suit_words(turned[0]))), ON_BAIZE)
        self.canvas.right(OWN, words)
        lies = Text(f"{to_text(say('turned'))} ", QUIET)
        self.canvas.right(OWN + 1, lies.append_text(self.card_text.chip(turned)))


def _look(table: Guimbarde, card: Card) -> Look:
    trick = table.deal.trick
    if trick and winning(trick, table.deal.trumps).card == card:
        return Look.WINNING
    return Look.PLAIN


def card_before(view: View[Guimbarde], seat: Seat) -> Card | None:
    """The card somebody has in the trick, or has drawn for the deal."""
    if isinstance(view.table.phase, Drawing):
        drawn = (event for event in reversed(view.seen) if isinstance(event, Drew))
        return next((event.card for event in drawn if event.seat == seat), None)
    return next((played.card for played in view.table.deal.trick if played.seat == seat), None)
