"""The table as it lies: the others above, one's own chair below, counters before everybody."""

from typing import Final

from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.canvas import Canvas
from ridotto.cli.card_text import CARD_HEIGHT, CARD_WIDTH, CardText, Look
from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.kaiserspiel.table_words import EventContext, counters, score, standing, suit_words
from ridotto.cli.language import to_text
from ridotto.cli.palette import GOLD, ON_BAIZE, QUIET
from ridotto.games.kaiserspiel.events import Drew
from ridotto.games.kaiserspiel.rules import Direction
from ridotto.games.kaiserspiel.state import Drawing, Kaiserspiel
from ridotto.games.kaiserspiel.tricks import winner_of
from ridotto.table import Seat, View

HEIGHT: Final = 10
CARDS_ROW: Final = 2
OWN_ROW: Final = 5


class Board:
    """Draws the table on baize for one chair."""

    def __init__(self, card_text: CardText, at: EventContext, width: int) -> None:
        self.card_text, self.at, self.width = card_text, at, width
        self.canvas = Canvas(width, HEIGHT, ON_BAIZE)

    def draw(self, view: View[Kaiserspiel]) -> list[Text]:
        """The table's rows."""
        table, me = self.at.table, view.seat or 0
        middle = (self.width - CARD_WIDTH) // 2
        others = table.party.round_from(me)[1:]
        # With three, the next to play sits where the play goes round.
        right = table.rules.direction is Direction.RIGHT
        aside = (CARD_WIDTH + 6) * (1 if right else -1)
        columns = (middle,) if len(others) == 1 else (middle + aside, middle - aside)
        for seat, column in zip(others, columns, strict=True):
            self._person(seat, 0, right=column > middle)
            self._card(view, seat, CARDS_ROW, column)
        self._card(view, me, OWN_ROW, middle)
        self._own(me)
        self._trumps(right=len(others) == 1)
        return self.canvas.lines()

    def _person(self, seat: Seat, row: int, *, right: bool) -> None:
        put = self.canvas.right if right else lambda row, text: self.canvas.put(row, 2, text)
        put(row, self._name(seat))
        put(row + 1, self._marks(seat))

    def _name(self, seat: Seat) -> Text:
        name = Text(self.at.people.name(seat), f"bold {ON_BAIZE}")
        notes = ", ".join(standing(self.at.table, seat))
        return name.append(f"  {notes}", QUIET)

    def _marks(self, seat: Seat) -> Text:
        board = self.at.table.board
        text = Text(f"{score(board, seat)}  ", f"bold {ON_BAIZE}")
        return text.append(counters(board, seat), GOLD)

    def _own(self, me: Seat) -> None:
        self.canvas.put(HEIGHT - 2, 2, self._name(me))
        self.canvas.put(HEIGHT - 1, 2, self._marks(me))

    def _card(self, view: View[Kaiserspiel], seat: Seat, row: int, column: int) -> None:
        card = card_before(view, seat)
        if card is None:
            return
        rows = self.card_text.card(card, _look(view.table, card))
        for place, text in enumerate(rows[:CARD_HEIGHT]):
            self.canvas.put(row + place, column, text)

    def _trumps(self, *, right: bool) -> None:
        """The turned card, and what it makes trumps."""
        turned = self.at.table.deal.turned
        if turned is None:
            return
        words = Text(to_text(say("board-trumps", trumps=suit_words(turned[0]))), ON_BAIZE)
        shown = Text(f"{to_text(say('board-turned'))} ", QUIET).append_text(
            self.card_text.chip(turned)
        )
        rows = (0, 1) if right else (HEIGHT - 2, HEIGHT - 1)
        self.canvas.right(rows[0], words)
        self.canvas.right(rows[1], shown)


def _look(table: Kaiserspiel, card: Card) -> Look:
    trick = table.deal.trick
    if trick and winner_of(trick, table.deal.trumps).card == card:
        return Look.WINNING
    return Look.PLAIN


def card_before(view: View[Kaiserspiel], seat: Seat) -> Card | None:
    """The card somebody has in the trick, or has drawn for the deal."""
    if isinstance(view.table.phase, Drawing):
        drawn = (event for event in reversed(view.seen) if isinstance(event, Drew))
        return next((event.card for event in drawn if event.seat == seat), None)
    return next((played.card for played in view.table.deal.trick if played.seat == seat), None)
