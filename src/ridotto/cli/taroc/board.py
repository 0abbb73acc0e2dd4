"""The table as it lies: one's own chair at the bottom, one's right-hand neighbour at the right."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from ridotto.cli.canvas import Canvas, fit
from ridotto.cli.card_text import CARD_WIDTH, CardText, Look
from ridotto.cli.language import signed, to_text
from ridotto.cli.palette import BRONZE, GOLD, HEADING, ON_BAIZE, PAPER, QUIET, SMALL_PRINT
from ridotto.cli.people import Persons
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.table_words import honour_named, paid_in, seats_of
from ridotto.games.taroc.state import Taroc
from ridotto.games.taroc.tricks import winner_of
from ridotto.table import Seat
from ridotto.table.sentence import Sentence

HEIGHT: Final = 8
TOP: Final = 1
SIDE_ROW: Final = 2
BOTTOM: Final = 4
GAP: Final = 3
WINNING: Final = say("winning")
LED_AND_BEST: Final = say("led-winning")
BEST: Final = (WINNING, LED_AND_BEST)
"""What is said of the card that takes the trick so far."""


def chairs(table: Taroc, me: Seat) -> dict[str, Seat]:
    """Who sits where: B at A's right, C at B's, and so round."""
    count = table.rules.players
    names = ("south", "east", "west") if count == 3 else ("south", "east", "north", "west")
    return {name: (me + place) % count for place, name in enumerate(names)}


def draw_board(
    card_text: CardText, people: Persons, table: Taroc, me: Seat, width: int
) -> list[Text]:
    """The cards in the trick before their players, and what is to be said of each."""
    canvas = Canvas(width, HEIGHT, ON_BAIZE)
    middle = (width - CARD_WIDTH) // 2
    columns = {"south": middle, "north": middle, "west": middle - CARD_WIDTH - GAP}
    columns["east"] = middle + CARD_WIDTH + GAP
    rows = {"south": BOTTOM, "north": TOP, "west": SIDE_ROW, "east": SIDE_ROW}
    for chair, seat in chairs(table, me).items():
        _card(canvas, card_text, table, seat, rows[chair], columns[chair])
        _label(canvas, people, table, seat, chair)
    return canvas.lines()


def _card(
    canvas: Canvas, card_text: CardText, table: Taroc, seat: Seat, row: int, column: int
) -> None:
    trick = table.deal.trick
    card = next((played.card for played in trick if played.seat == seat), None)
    if card is None:
        return
    best = winner_of(table.rules, trick).card == card
    for place, text in enumerate(card_text.card(card, Look.WINNING if best else Look.PLAIN)):
        canvas.put(row + place, column, text)


def _label(canvas: Canvas, people: Persons, table: Taroc, seat: Seat, chair: str) -> None:
    name = Text(people.name(seat), f"bold {ON_BAIZE}")
    notes = [Text(to_text(note), GOLD if note in BEST else QUIET) for note in standing(table, seat)]
    account = Text(signed(table.party.accounts[seat]), QUIET)
    if chair in ("south", "north"):
        row = HEIGHT - 1 if chair == "south" else 0
        canvas.centre(row, Text("  ").join([name, account, *notes]))
        return
    for place, text in enumerate([Text("  ").join([name, account]), *notes][:4]):
        line = fit(text, min(22, text.cell_len))
        if chair == "west":
            canvas.put(SIDE_ROW + place, 2, line)
        else:
            canvas.right(SIDE_ROW + place, line)


def standing(table: Taroc, seat: Seat) -> list[Sentence]:
    """Leads, wins, deals, is king: what matters most comes first."""
    deal, trick = table.deal, table.deal.trick
    notes: list[Sentence] = []
    if trick:
        best = winner_of(table.rules, trick).seat == seat
        led = trick[0].seat == seat
        both = best and led
        notes = [LED_AND_BEST] if both else [WINNING] * best + [say("led")] * led
    if deal.players and seat not in deal.players:
        notes.append(say("king-idle"))
    if deal.players and deal.dealer == seat:
        notes.append(say("is-dealer"))
    won = sum(trick.winner == seat for trick in deal.tricks)
    if won:
        notes.append(say("tricks-won", n=won))
    if any(debt.seat == seat for debt in deal.debts):
        notes.append(say("owes-a-card"))
    return notes


def side_sheet(card_text: CardText, people: Persons, table: Taroc) -> Iterator[Text]:
    """Beside a wide table: accounts, what this deal has paid, honours, the last trick."""
    yield Text("MARQUEN", HEADING)
    now = paid_in(table.deal.ledger, table.rules.players)
    for seat in seats_of(table):
        row = f"{people.name(seat):<12}{signed(table.party.accounts[seat]):>6}"
        here = to_text(say("this-deal", amount=signed(now[seat])))
        yield Text(row).append(f"   {here}", SMALL_PRINT)
    yield Text()
    yield from _honours(people, table)
    if table.deal.tricks:
        trick = table.deal.tricks[-1]
        yield Text(to_text(say("head-last-trick")), HEADING)
        line = Text()
        for played in trick.plays:
            line.append(f"{people.name(played.seat)[0]} ", SMALL_PRINT)
            line.append(card_text.label(played.card), f"bold {card_text.ink(played.card)}").append(
                "  "
            )
        yield line
        yield Text(to_text(say("trick-to", who=people.who(trick.winner))), SMALL_PRINT)


def _honours(people: Persons, table: Taroc) -> Iterable[Text]:
    if not table.deal.announced:
        return
    yield Text(to_text(say("head-honours")), HEADING)
    for announced in table.deal.announced:
        said = say(
            "honour-line",
            who=people.who(announced.seat),
            honour=honour_named(announced.name),
            worth="nothing" if announced.late or announced.false else "all",
        )
        yield Text(to_text(said), f"{BRONZE} on {PAPER}")
    yield Text()
