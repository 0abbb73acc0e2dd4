"""Jettons and fiches: how points become imperials and wipe out others' points (Marquiren)."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ridotto.games.kaiserspiel.rules import FOUR, IMPERIAL, Rules
from ridotto.table import ScoreLine, Seat

GIVEN: Final = "fine.given"
"""The rule of a line by which every opponent of its person gets a fiche (r. XII)."""


class Board(msgspec.Struct, frozen=True):
    """What lies before everybody: fiches, and loose points in jettons of four."""

    fiches: tuple[int, ...]
    loose: tuple[int, ...]


def clear(players: int) -> Board:
    """A new Partie: nothing marked."""
    return Board((0,) * players, (0,) * players)


def book(rules: Rules, board: Board, line: ScoreLine) -> Board:
    """The marks after one line: a four, imperials made, or imperials lost by a fault."""
    if line.rule == GIVEN:
        return given(board, line.side)
    if line.points < 0:
        return fined(board, line.side, -line.points // IMPERIAL)
    if line.points >= IMPERIAL:
        return imperials(board, line.side, line.points // IMPERIAL)
    wipes = line.rule != "cards" or rules.cards_imperial_erases
    return four(board, line.side, wipes=wipes)


def four(board: Board, seat: Seat, *, wipes: bool = True) -> Board:
    """A jetton; six of them are changed into a fiche, which is an imperial (Marquiren)."""
    points = board.loose[seat] + FOUR
    if points < IMPERIAL:
        return Board(board.fiches, _set(board.loose, seat, points))
    loose = _set(board.loose, seat, 0)
    fiches = _set(board.fiches, seat, board.fiches[seat] + 1)
    return wiped(Board(fiches, loose), seat) if wipes else Board(fiches, loose)


def imperials(board: Board, seat: Seat, number: int) -> Board:
    """A fiche for each; the others' loose points are wiped out, one's own stay (r. XIII)."""
    fiches = _set(board.fiches, seat, board.fiches[seat] + number)
    return wiped(Board(fiches, board.loose), seat)


def wiped(board: Board, seat: Seat) -> Board:
    """Only this person keeps loose points (r. XIII)."""
    loose = tuple(points if s == seat else 0 for s, points in enumerate(board.loose))
    return Board(board.fiches, loose)


def fined(board: Board, seat: Seat, number: int) -> Board:
    """A fiche of one's own goes for each; who has none gives one to every opponent (r. XII).

    A fine is no imperial made: it wipes nothing out.
    """
    for _ in range(number):
        own = board.fiches[seat]
        erased = Board(_set(board.fiches, seat, own - 1), board.loose)
        board = erased if own else given(board, seat)
    return board


def given(board: Board, seat: Seat) -> Board:
    """A fiche for everybody but this person (r. XII)."""
    fiches = tuple(count + (s != seat) for s, count in enumerate(board.fiches))
    return Board(fiches, board.loose)


def reckon(rules: Rules, board: Board, lines: Iterable[ScoreLine]) -> Board:
    """The marks after all these lines."""
    for line in lines:
        board = book(rules, board, line)
    return board


def winner_by(
    rules: Rules, board: Board, lines: Iterable[ScoreLine], order: Sequence[Seat]
) -> Seat | None:
    """Who has the agreed imperials once all these lines are marked, people being in this order.

    The first to reach them has won, unless a fine has taken him below them since.
    """
    winner = None
    for line in lines:
        board = book(rules, board, line)
        winner = winner_after(rules, board, line, winner, order)
    return winner


def winner_after(
    rules: Rules, board: Board, line: ScoreLine, winner: Seat | None, order: Sequence[Seat]
) -> Seat | None:
    """Who has won after this line: whoever had, unless a fine has undone it, or its own person.

    A fiche from another's fault wins nothing by itself, unless it is agreed that it does.
    """
    if winner is not None and board.fiches[winner] >= rules.target:
        return winner
    if wins(rules, board, line):
        return line.side
    able = order if line.points < 0 and rules.fine_wins else ()
    return next((seat for seat in able if board.fiches[seat] >= rules.target), None)


def wins(rules: Rules, board: Board, line: ScoreLine) -> bool:
    """Is this mark its person's last?"""
    return line.points > 0 and board.fiches[line.side] >= rules.target


def _set(counts: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*counts[:seat], value, *counts[seat + 1 :])
