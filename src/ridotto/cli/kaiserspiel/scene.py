"""People, suits and marks of a table of Kaiserspiel in words."""

from typing import Final, NamedTuple

from ridotto.cards import BACK
from ridotto.cli.persons import Persons
from ridotto.cli.slips import FRENCH_SIGNS
from ridotto.games.kaiserspiel.marking import Board
from ridotto.games.kaiserspiel.rules import FOUR, HAND
from ridotto.games.kaiserspiel.settling import tricks_won
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
SUIT_NAMES: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
FICHE: Final = "▭"
JETTON: Final = "○"


class Scene(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Kaiserspiel

    def does(self, seat: Seat, verb: str, third: str = "") -> str:
        """Somebody does something."""
        return self.people.does(seat, verb, third)


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS[:3]))


def suit_words(suit: str) -> str:
    """``spades ♠``."""
    return f"{SUIT_NAMES.get(suit, suit)} {FRENCH_SIGNS.get(suit, '')}"


def point_words(point: tuple[int, int]) -> str:
    """``40``, or ``40 in 5 cards`` where their number decides."""
    pips, cards = point
    return f"{pips} in {cards} cards" if cards else str(pips)


def counters(board: Board, seat: Seat) -> str:
    """Fiches and jettons as they lie before somebody."""
    return FICHE * board.fiches[seat] + " " + JETTON * (board.loose[seat] // FOUR)


def score(board: Board, seat: Seat) -> str:
    """``2+20``: imperials and loose points."""
    return f"{board.fiches[seat]}+{board.loose[seat]}"


def score_words(at: Scene) -> str:
    """How the Partie stands."""
    board = at.table.board
    return ", ".join(f"{at.people.name(seat)} {score(board, seat)}" for seat in at.table.seats)


def account_words(at: Scene) -> str:
    """Everybody's account in stakes."""
    accounts = at.table.party.accounts
    return ", ".join(f"{at.people.name(seat)} {signed(accounts[seat])}" for seat in at.table.seats)


def signed(number: int) -> str:
    """With its sign, and a real minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def progress(table: Kaiserspiel) -> str:
    """Where the sitting stands: Partie, deal, trick."""
    if isinstance(table.phase, Drawing | Spreading):
        return "drawing for the deal"
    over = isinstance(table.phase, Won | Ended)
    number = table.partien + (not over)
    words = f"Partie {number} of {table.rules.partien} to {table.rules.target}"
    deals = table.party.deals + (not over and not isinstance(table.phase, Settled | Shuffling))
    words += f" · deal {max(1, deals)}"
    if isinstance(table.phase, Playing):
        words += f" · trick {min(table.deal.trick_number, HAND)} of {HAND}"
    return words


def standing(table: Kaiserspiel, seat: Seat) -> list[str]:
    """What is to be said of somebody now: dealer, tricks, cards."""
    if isinstance(table.phase, Drawing | Spreading):
        return []
    notes = []
    if table.deal.dealer == seat and table.deal.turned is not None:
        notes.append("dealer")
    won = tricks_won(table)[seat]
    if won:
        notes.append(f"{won} trick{'s' if won > 1 else ''}")
    if BACK in table.deal.hands[seat]:
        notes.append(f"{len(table.deal.hands[seat])} cards")
    return notes
