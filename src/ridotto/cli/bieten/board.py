"""The table as it lies: a row of cards before everybody, and the five figures beside them."""

from typing import Final

from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.bieten.table_words import EventContext, figure_words, standing
from ridotto.cli.canvas import Canvas
from ridotto.cli.card_text import CardText, Look
from ridotto.cli.palette import GOLD, ON_BAIZE, QUIET
from ridotto.games.bieten.bid_answers import asked
from ridotto.games.bieten.bids import speaker
from ridotto.games.bieten.events import Drew
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.slate import strokes, totals_now
from ridotto.games.bieten.state import Bieten, Drawing, Status
from ridotto.games.bieten.tricks import winner_of
from ridotto.table import Seat, View

LEAST: Final = 7
FIGURES_AT: Final = 42
ROW_AT: Final = 22


class Board:
    """Draws the table on baize for one chair."""

    def __init__(self, card_text: CardText, at: EventContext, width: int) -> None:
        self.card_text, self.at, self.width = card_text, at, width

    def draw(self, view: View[Bieten]) -> list[Text]:
        """The table's rows: the others, then oneself; the figures at the right."""
        me = view.seat or 0
        seats = (*self.at.table.party.round_from(me)[1:], me)
        canvas = Canvas(self.width, max(LEAST, len(seats) + 2), ON_BAIZE)
        for row, seat in enumerate(seats, start=1):
            canvas.put(row, 1, self._person(seat))
            for place, chip in enumerate(self._cards(view, seat)):
                canvas.put(row, ROW_AT + 6 * place, chip)
        if self.at.table.deal.players:
            for row, figure in enumerate(Figure, start=1):
                canvas.put(row, FIGURES_AT, self._figure(figure))
        return canvas.lines()

    def _person(self, seat: Seat) -> Text:
        turn = "▸" if seat == self._to_act() else " "
        name = Text(f"{turn}{self.at.people.name(seat):<8}", f"bold {ON_BAIZE}")
        stroke = "│" if seat in strokes(self.at.table) else " "
        name.append(f"{totals_now(self.at.table)[seat]:>2}{stroke}", GOLD)
        return name.append(f" {standing(self.at.table, seat)}", QUIET)

    def _to_act(self) -> Seat | None:
        waiting = asked(self.at.table)
        return speaker(self.at.table) if waiting is None else waiting

    def _figure(self, figure: Figure) -> Text:
        live = self.at.table.deal.wager(figure).status not in (Status.UNBID,)
        style = f"bold {ON_BAIZE}" if live else QUIET
        text = Text(f"{figure.called:<7}", style)
        return text.append(figure_words(self.at, figure), style)

    def _cards(self, view: View[Bieten], seat: Seat) -> list[Text]:
        """What he has laid, first to last, and the backs of the rest."""
        table = self.at.table
        if isinstance(table.phase, Drawing):
            drawn = [e.card for e in view.seen if isinstance(e, Drew) and e.seat == seat]
            return [self.card_text.chip(card) for card in drawn[-1:]]
        if not table.deal.rows:
            return []
        chips = [self._laid(seat, card) for card in table.deal.rows[seat]]
        backs = () if seat == view.seat else table.deal.hands[seat]
        return [*chips, *(self.card_text.chip(BACK if c != WELI else c) for c in backs)]

    def _laid(self, seat: Seat, card: Card) -> Text:
        deal = self.at.table.deal
        now = bool(deal.trick) and any(p.card == card for p in deal.trick)
        look = Look.WINNING if now and winner_of(deal) == seat else Look.PLAIN
        if card == WELI and deal.name is not None:
            return self.card_text.chip(deal.name, look).append("W", ON_BAIZE)
        return self.card_text.chip(card, look)
