"""An upheld challenge affects only the people whom the rule names.

The deal is played once more without the challenge. Everybody who is not named must then have the
same marks and the same account.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from ridotto.table import Action, Seat, State, replay
from ridotto.table.game import Game
from ridotto.table.score import settle
from ridotto.testing.swapped_cards import DealStart

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Touched(NamedTuple):
    """Whose marks a rule may change, and whose account."""

    marks: Collection[Seat]
    accounts: Collection[Seat]
    only_fines: bool = False
    """Is nothing paid but what the decision itself says?"""


class Upheld(NamedTuple):
    """A decision, and the challenges about that very thing."""

    decided: Any
    spoken: Sequence[Any]


class FaultBook(Protocol[S_contra]):
    """What a game's book says of its faults, written apart from the engine."""

    def marks(self, state: S_contra) -> Sequence[object]:
        """What every seat has marked, won and counted so far."""

    def touched(self, without: S_contra, after: S_contra, upheld: Upheld) -> Touched:
        """The people whom the rule names; the table without the challenge, and as it is."""


def state_without(
    game: Game[S], start: DealStart[S], actions: Sequence[Action], spoken: Sequence[Action]
) -> S:
    """The table if nobody had challenged; ``Refused`` if play would have gone differently."""
    state, _ = replay(game, start.state, (one for one in actions if one not in spoken))
    return state


def touched_unnamed(
    game: Game[S], book: FaultBook[S], without: S, after: S, upheld: Upheld
) -> Iterator[str]:
    """Everybody whose marks or account a challenge has changed without being named."""
    named = book.touched(without, after, upheld)
    here, there = book.marks(after), book.marks(without)
    accounts, others = game.accounts(after), game.accounts(without)
    for seat in range(game.seats(after)):
        if seat not in named.marks and here[seat] != there[seat]:
            yield f"seat {seat} has {here[seat]}, and would have {there[seat]}"
        if seat not in named.accounts and accounts[seat] != others[seat]:
            yield f"the account of seat {seat} is {accounts[seat]} instead of {others[seat]}"
    if named.only_fines and accounts != settle(others, upheld.decided.payments):
        yield f"the accounts are {accounts}; without the fines they would be {others}"
