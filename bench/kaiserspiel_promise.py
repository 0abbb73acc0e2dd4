"""What a board of Kaiserspiel promises: ``python -m bench.kaiserspiel_promise [DEALS]``.

Players play so many deals against each other. Every deal's marks are laid on every board there can
be, by the game's own marking; then a board is worth what the boards after a deal are worth, in the
mean. That is reckoned back until nothing changes any more, and written into ``promise.txt``. The
players hold by the file as it lies there, so that making it again changes it a little.
"""

import sys
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ridotto.arena.table import play_out
from ridotto.bots.kaiserspiel.promise import FARTHEST, FILE, JETTONS, THOUSANDTHS
from ridotto.bots.levels import make_player
from ridotto.games.kaiserspiel import KAISERSPIEL, acts
from ridotto.games.kaiserspiel.marking import Board, book, wins
from ridotto.games.kaiserspiel.rules import FOUR, Rules
from ridotto.table import HOUSE, RuleSet, ScoreLine

DEALS: Final = 2000
SWEEPS: Final = 60
TARGET: Final = FARTHEST // JETTONS
WON, LOST = -1, -2

Marks = tuple[ScoreLine, ...]


def deals(count: int) -> tuple[Rules, list[Marks]]:
    """The marks of so many deals in their order; seat 0 is elder, and nobody is near the end."""
    rules = next(iter(KAISERSPIEL.rule_sets.values())).with_options({"target": TARGET})
    return KAISERSPIEL.open(rules).rules, [marks_of(rules, number) for number in range(count)]


def marks_of(rules: RuleSet, number: int) -> Marks:
    """The marks of one deal between two players."""
    opening = acts.SetUp(HOUSE, dealer=1, fiches=(0, 0), loose=(0, 0))
    players = [
        make_player("kaiserspiel", level="player", seed=2 * number + seat, repeatable=True)
        for seat in range(2)
    ]
    dice = Random(f"promise {number}")
    state, _ = play_out(
        KAISERSPIEL, rules, players, lambda _: dice, first=(opening,), until=KAISERSPIEL.settled
    )
    return state.deal.lines


def board_of(mine: int, theirs: int) -> Board:
    """The board on which so many jettons are left to make."""
    fiches = tuple(TARGET + -left // JETTONS for left in (mine, theirs))
    loose = tuple(FOUR * (-left % JETTONS) for left in (mine, theirs))
    return Board(fiches, loose)


def landing(rules: Rules, marks: Marks, board: Board) -> int:
    """The place of the board after a deal, or who has won."""
    for line in marks:
        board = book(rules, board, line)
        if wins(rules, board, line):
            return WON if line.side == 0 else LOST
    here, there = (
        (TARGET - fiches) * JETTONS - loose // FOUR
        for fiches, loose in zip(board.fiches, board.loose, strict=True)
    )
    return (here - 1) * FARTHEST + there - 1


def promises(rules: Rules, played: Sequence[Marks]) -> NDArray[np.float64]:
    """To elder before a deal, by what is left to make here and there: chances to win less to lose.

    After a deal the other is elder, so its board is read from the other side.
    """
    boards = [board_of(*left) for left in np.ndindex(FARTHEST + 1, FARTHEST + 1) if all(left)]
    lands = np.array([[landing(rules, marks, b) for b in boards] for marks in played])
    over = (lands == WON).astype(float) - (lands == LOST)
    worth = np.zeros((FARTHEST, FARTHEST))
    for _ in range(SWEEPS):
        later = np.where(lands >= 0, -worth.T.ravel()[lands], over)
        worth = later.mean(axis=0).reshape(FARTHEST, FARTHEST)
    return worth


def main() -> None:
    """Written down for whichever of the two is elder: the mean of both."""
    rules, played = deals(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
    worth = promises(rules, played)
    even = (worth - worth.T) / 2
    rows = [
        " ".join(f"{THOUSANDTHS * value:.0f}" for value in row[:n]) for n, row in enumerate(even)
    ]
    FILE.write_text("\n".join(rows[1:]) + "\n", "utf-8")
    print(f"{FILE.name}: {len(played)} deals; elder's advantage at the start {worth[-1, -1]:+.3f}")


if __name__ == "__main__":
    main()
