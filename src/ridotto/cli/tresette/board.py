"""The table as it lies: one's own chair at the bottom, the partner opposite, play to the right."""

from typing import Final

from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.canvas import Canvas
from ridotto.cli.card_text import CARD_HEIGHT, CARD_WIDTH, CardText, Look
from ridotto.cli.language import to_text
from ridotto.cli.palette import GOLD, ON_BAIZE, QUIET
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.table_words import (
    EventContext,
    counters,
    role,
    slate_of,
    standing,
    strokes,
    unseated,
    winning,
)
from ridotto.games.tresette.events import Drew
from ridotto.games.tresette.state import Drawing, Tresette
from ridotto.games.tresette.tricks import winner_of
from ridotto.table import Seat, View

HEIGHT: Final = 9
NORTH: Final = 1
SIDES: Final = 3
SOUTH: Final = 5
GAP: Final = 2


class Board:
    """Draws the table on baize for one chair."""

    def __init__(self, card_text: CardText, at: EventContext, width: int) -> None:
        self.card_text, self.at, self.width = card_text, at, width
        self.canvas = Canvas(width, HEIGHT, ON_BAIZE)
        self.middle = (width - CARD_WIDTH) // 2

    def draw(self, view: View[Tresette]) -> list[Text]:
        """The table's rows."""
        me = view.seat or 0
        others = self.at.table.party.round_from(me)[1:]
        chairs = {1: (self._north,), 2: (self._east, self._west)}
        places = chairs.get(len(others), (self._east, self._north, self._west))
        for seat, place in zip(others, places, strict=True):
            place(view, seat)
        self._card(view, me, SOUTH, self.middle)
        if self.at.table.rules.heaps:
            self._open(me, SOUTH, to_text(say("your-heaps")))
        self.canvas.centre(HEIGHT - 1, self._label(me))
        if not unseated(self.at.table):
            self._score()
        return self.canvas.lines()

    def _north(self, view: View[Tresette], seat: Seat) -> None:
        self.canvas.centre(0, self._label(seat))
        self._card(view, seat, NORTH, self.middle)
        if self.at.table.rules.heaps:
            self._open(seat, SIDES, to_text(say("heaps-opposite")))

    def _east(self, view: View[Tresette], seat: Seat) -> None:
        self._card(view, seat, SIDES, self.middle + CARD_WIDTH + GAP)
        for row, text in enumerate(self._notes(seat)):
            self.canvas.right(SIDES + row, text)

    def _west(self, view: View[Tresette], seat: Seat) -> None:
        self._card(view, seat, SIDES, self.middle - CARD_WIDTH - GAP)
        for row, text in enumerate(self._notes(seat)):
            self.canvas.put(SIDES + row, 2, text)

    def _open(self, seat: Seat, row: int, title: str) -> None:
        """Heap by heap its open top card, and how many lie covered under it."""
        deal = self.at.table.deal
        heaps = Text()
        for top, covered in zip(deal.tops[seat], deal.heaps[seat], strict=True):
            heaps.append_text(self.card_text.chip(top) if top else Text("–", QUIET))
            heaps.append(f"+{len(covered)}  ", QUIET)
        self.canvas.put(row, 2, Text(title, QUIET))
        self.canvas.put(row + 1, 2, heaps)

    def _card(self, view: View[Tresette], seat: Seat, row: int, column: int) -> None:
        card = card_before(view, seat)
        if card is None:
            return
        rows = self.card_text.card(card, _look(view.table, card))
        for place, text in enumerate(rows[:CARD_HEIGHT]):
            self.canvas.put(row + place, column, text)

    def _label(self, seat: Seat) -> Text:
        return Text("  ").join(self._notes(seat))

    def _notes(self, seat: Seat) -> list[Text]:
        """Somebody's name, and what is to be said of him now."""
        name = Text(self.at.people.name(seat), f"bold {ON_BAIZE}")
        relation, notes = role(self.at, seat), standing(self.at.table, seat)
        first = GOLD if winning(self.at.table, seat) else QUIET
        texts = [Text(note, QUIET if n else first) for n, note in enumerate(notes)]
        return [name, *([Text(relation, QUIET)] if relation else []), *texts][:3]

    def _score(self) -> None:
        """One's own marks at the upper left, the others' at the right; the slate below them."""
        own, *others = self.at.sides()
        for row, text in enumerate(self._side(own)):
            self.canvas.put(row, 2, text)
        if len(others) == 1:
            for row, text in enumerate(self._side(others[0])):
                self.canvas.right(row, text)
            return
        for row, side in enumerate(others):
            self.canvas.right(row, self._short(side))

    def _side(self, side: int) -> list[Text]:
        table = self.at.table
        whose = to_text(say("ours" if side == self.at.own_side else "theirs"))
        marks = table.ledger.marks[side]
        slate = slate_of(table, side)
        written = strokes(int(slate)) if slate.isdecimal() else slate
        head = Text(f"{whose if self.at.pairs else self.at.side(side)} {marks}", ON_BAIZE)
        return [
            head.append(f"   {to_text(say('slate', partien=written))}", QUIET),
            Text(counters(marks), GOLD),
        ]

    def _short(self, side: int) -> Text:
        table = self.at.table
        text = Text(f"{self.at.side(side)} {table.ledger.marks[side]}", ON_BAIZE)
        return text.append(f"  {to_text(say('slate', partien=slate_of(table, side)))}", QUIET)


def _look(table: Tresette, card: Card) -> Look:
    trick = table.deal.trick
    best = winner_of(trick) if trick else None
    taking = any(played.seat == best and played.card == card for played in trick)
    return Look.WINNING if taking else Look.PLAIN


def card_before(view: View[Tresette], seat: Seat) -> Card | None:
    """The card somebody has in the trick, or has drawn for the deal."""
    if isinstance(view.table.phase, Drawing):
        drawn = (event for event in reversed(view.seen) if isinstance(event, Drew))
        return next((event.card for event in drawn if event.seat == seat), None)
    played = next((p.card for p in view.table.deal.trick if p.seat == seat), None)
    return None if played == BACK else played
