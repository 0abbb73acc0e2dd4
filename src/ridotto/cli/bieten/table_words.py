"""People, figures and the slate of a table of Bieten in words."""

from collections.abc import Collection
from typing import Final, NamedTuple

from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.bieten.sentences import say
from ridotto.cli.card_text import CardText, inline_card, look_of
from ridotto.cli.language import signed, terminal_language, to_text
from ridotto.cli.palette import INK
from ridotto.cli.people import Persons
from ridotto.games.bieten.facts import entry_text
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.rules import Rules
from ridotto.games.bieten.slate import columns_now, totals_now
from ridotto.games.bieten.state import (
    TRICKS,
    Answering,
    Before,
    Bieten,
    Drawing,
    Ended,
    Said,
    Settled,
    Spreading,
    Status,
    Verb,
    effective,
)
from ridotto.games.translations import rule_book_in
from ridotto.table import LETTERS, RuleBook, Seat
from ridotto.table.sentence import Sentence

NAMES: Final = (
    "Anna", "Bartl", "Cilli", "Dominik", "Eva", "Florian", "Gretl", "Hans", "Irma", "Jakob",
)  # fmt: skip
SIGNS: Final = {"h": "♥", "l": "♠", "s": "●", "e": "♣"}
INKS: Final = {"h": "#9c2f24", "l": "#3c5a2c", "s": "#8a6a12", "e": INK}


class EventContext(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Bieten

    def who(self, seat: Seat | None) -> str:
        """Somebody for a template."""
        return "" if seat is None else self.people.who(seat)


class TyroleanCardText(CardText):
    """German suits, and the Weli in a row of its own."""

    def __init__(self, rules: Rules, *, mono: bool) -> None:
        super().__init__(rules.pack, signs=SIGNS, inks=INKS, mono=mono)

    def hand(
        self, cards: Collection[Card], lawful: Collection[Card] | None, width: int
    ) -> list[Text]:
        """By suit, the Weli last."""
        rows = super().hand(cards, lawful, width)
        if WELI in cards:
            rows.append(
                Text(f" {'W  Weli':<11}").append_text(self.chip(WELI, look_of(WELI, lawful)))
            )
        return rows


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS))


def rule_book() -> RuleBook:
    """The rules' names in the terminal's language."""
    return rule_book_in("bieten", terminal_language())


def figure_words(at: EventContext, figure: Figure) -> str:
    """How a figure stands: what was said of it, and what it is worth now."""
    return to_text(_figure_said(at, figure))


def _figure_said(at: EventContext, figure: Figure) -> Sentence:
    wager = at.table.deal.wager(figure)
    bidder, giver = at.who(wager.bidder), at.who(wager.giver)
    match wager.status:
        case Status.UNBID:
            return say("unbid")
        case Status.ASKED:
            return say("figure-asked", who=bidder)
        case Status.GOOD1:
            return say("figure-good", who=bidder)
        case Status.HELD2:
            holders = _holders(at, figure)
            if not holders:
                return say("figure-held", who=bidder)
            return say("figure-held-by", who=bidder, holders=holders)
        case Status.RAISED:
            return say("figure-raised", who=giver)
        case Status.GOOD2:
            return say("figure-groschen-good", who=giver)
        case Status.HELD3:
            return say("figure-groschen-held", who=giver)


def _holders(at: EventContext, figure: Figure) -> str:
    """Who holds a figure, as its sentence goes on."""
    said = [s for s in effective(at.table.deal.talk) if _holds(s, figure)]
    whom = dict.fromkeys(at.who(s.seat) for s in said)
    return ", ".join(to_text(say("holder", who=who)) for who in whom)


def _holds(said: Said, figure: Figure) -> bool:
    return said.verb is Verb.HOLD and said.figure is figure


def laid_words(at: EventContext, card: Card) -> str:
    """A card laid; the Weli by its name, and told to be the Weli."""
    face = inline_card(at.table.deal.face(card))
    return f"{face} ({to_text(say('the-weli'))})" if card == WELI else face


def slate_cells(at: EventContext) -> list[list[str]]:
    """The slate by person, a cell for each deal: penalties stand before its points, ``-2 3``.

    Who is out has no more cells at the end; who began at nothing has none at the beginning.
    """
    columns = [_cells(column) for column in columns_now(at.table)]
    deals = max(map(len, columns), default=0)
    rows = []
    for seat, cells in enumerate(columns):
        missing = [""] * (deals - len(cells))
        rows.append([*cells, *missing] if has_gone_out(at.table, seat) else [*missing, *cells])
    return rows


def _cells(column: tuple[int, ...]) -> list[str]:
    """A deal ends with its points or a Bankl; what is less than nothing belongs to the next."""
    cells, struck = [], ""
    for entry in column:
        if entry < 0:
            struck += f"{entry_text(entry)} "
        else:
            cells.append(struck + entry_text(entry))
            struck = ""
    return [*cells, struck.strip()] if struck else cells


def slate_rows(at: EventContext) -> list[str]:
    """The slate in one row a person, each deal below that of the others: ``   3 –  4``."""
    cells = slate_cells(at)
    widths = [max(map(len, deal)) for deal in zip(*cells, strict=True)]
    return [
        " ".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
        for row in cells
    ]


def score_words(at: EventContext) -> str:
    """How the game stands."""
    totals = totals_now(at.table)
    rows = (f"{at.people.name(seat)} {totals[seat]}" for seat in at.table.seats)
    return to_text(say("score", totals=", ".join(rows), goal=at.table.rules.goal))


def account_words(at: EventContext) -> str:
    """Quarters of wine, and Bummerl."""
    rows = []
    for seat in at.table.seats:
        zeros = "○" * at.table.bummerl[seat]
        rows.append(f"{at.people.name(seat)} {signed(at.table.party.accounts[seat])}{zeros}")
    return ", ".join(rows)


def standing(table: Bieten, seat: Seat) -> str:
    """What is to be said of somebody beside his score: out, or dealer.

    It is one word, to fit before his cards; that one point is missing the stroke says.
    """
    if has_gone_out(table, seat):
        return to_text(say("out"))
    deals = table.deal.players and table.deal.dealer == seat
    return to_text(say("dealer")) if deals else ""


def has_gone_out(table: Bieten, seat: Seat) -> bool:
    """Has he reached the target, in an earlier deal or by the count that lies there?"""
    counted = table.deal.count
    return seat in table.out or (counted is not None and seat in counted.out)


def progress(table: Bieten) -> str:
    """Where the match stands: game, target, trick."""
    if isinstance(table.phase, Spreading | Drawing):
        return to_text(say("cutting"))
    number = min(table.games + 1, table.rules.games)
    words = to_text(say("game-of", game=number, games=table.rules.games, goal=table.rules.goal))
    if isinstance(table.phase, Ended):
        return to_text(say("games", n=table.rules.games))
    if isinstance(table.phase, Settled):
        return f"{words} · {to_text(say('counted'))}"
    if isinstance(table.phase, Before | Answering) or table.deal.trick:
        words += f" · {to_text(say('trick', n=min(table.deal.trick_number, TRICKS)))}"
    return words
