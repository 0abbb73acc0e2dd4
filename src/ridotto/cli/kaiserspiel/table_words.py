"""People, suits and marks of a table of Kaiserspiel in words."""

from typing import Final, NamedTuple

from ridotto.cards import BACK
from ridotto.cards.pack_names import FRENCH
from ridotto.cli.card_text import FRENCH_SIGNS
from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.language import signed, terminal_language, to_text
from ridotto.cli.people import Persons
from ridotto.games.kaiserspiel.deal_end import tricks_won
from ridotto.games.kaiserspiel.marks import Board
from ridotto.games.kaiserspiel.rules import FOUR, HAND
from ridotto.games.kaiserspiel.state import (
    Drawing,
    Ended,
    Kaiserspiel,
    Playing,
    Settled,
    Shuffling,
    Spreading,
    Won,
)
from ridotto.table import LETTERS, Seat

NAMES: Final = ("Amalie", "Baptist", "Christine")
FICHE: Final = "▭"
JETTON: Final = "○"


class EventContext(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Kaiserspiel

    def who(self, seat: Seat) -> str:
        """Somebody, for a template."""
        return self.people.who(seat)


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS[:3]))


def suit_words(suit: str) -> str:
    """``spades ♠``; in German suits are written large."""
    name = FRENCH.suits[suit][terminal_language()] if suit in FRENCH.suits else suit
    return f"{name if terminal_language() == 'de' else name.lower()} {FRENCH_SIGNS.get(suit, '')}"


def point_words(point: tuple[int, int]) -> str:
    """``40``, or ``40 in 5 cards`` where their number decides."""
    pips, cards = point
    return to_text(say("sum-in-cards", pips=pips, count=cards)) if cards else str(pips)


def counters(board: Board, seat: Seat) -> str:
    """Fiches and jettons as they lie before somebody."""
    return FICHE * board.fiches[seat] + " " + JETTON * (board.loose[seat] // FOUR)


def score(board: Board, seat: Seat) -> str:
    """``2+20``: imperials and loose points."""
    return f"{board.fiches[seat]}+{board.loose[seat]}"


def score_words(at: EventContext) -> str:
    """How the Partie stands."""
    board = at.table.board
    return ", ".join(f"{at.people.name(seat)} {score(board, seat)}" for seat in at.table.seats)


def account_words(at: EventContext) -> str:
    """Everybody's account in stakes."""
    accounts = at.table.party.accounts
    return ", ".join(f"{at.people.name(seat)} {signed(accounts[seat])}" for seat in at.table.seats)


def progress(table: Kaiserspiel) -> str:
    """Where the sitting stands: Partie, deal, trick."""
    if isinstance(table.phase, Drawing | Spreading):
        return to_text(say("drawing"))
    over = isinstance(table.phase, Won | Ended)
    number = table.partien + (not over)
    rules = table.rules
    parts = [say("progress-partie", n=number, of=rules.partien, target=rules.target)]
    deals = table.party.deals + (not over and not isinstance(table.phase, Settled | Shuffling))
    parts.append(say("progress-deal", n=max(1, deals)))
    if isinstance(table.phase, Playing):
        parts.append(say("progress-trick", n=min(table.deal.trick_number, HAND), of=HAND))
    return " · ".join(map(to_text, parts))


def standing(table: Kaiserspiel, seat: Seat) -> list[str]:
    """What is to be said of somebody now: dealer, tricks, cards."""
    if isinstance(table.phase, Drawing | Spreading):
        return []
    notes = []
    if table.deal.dealer == seat and table.deal.turned is not None:
        notes.append(to_text(say("is-dealer")))
    won = tricks_won(table)[seat]
    if won:
        notes.append(to_text(say("has-tricks", n=won)))
    if BACK in table.deal.hands[seat]:
        notes.append(to_text(say("has-cards", n=len(table.deal.hands[seat]))))
    return notes
