"""Worlds that fit what a seat has seen, as acts of the readable game and as deals of the kernel."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ridotto.kernel.search import Actor, History
from ridotto.kernel.search.evaluate import WRONG_IN_A_ROW
from ridotto.kernel.search.worlds import Follower, World, weigh_worlds
from ridotto.table import Action


class GuessedWorld(NamedTuple):
    """A possible deal: its acts, the deal in the kernel, and its weight."""

    actions: tuple[Action, ...]
    deal: Any
    weight: float


def guess_worlds(history: History, actor: Actor, count: int, dice: Random) -> list[GuessedWorld]:
    """Return ``count`` worlds that fit what was seen; fewer if some guesses fail."""
    follower, kept = Follower(history), list[World]()
    found, wrong = list[tuple[tuple[Action, ...], Any]](), 0
    for actions in _guesses(history, dice):
        deal = None if actions is None else follower.follow(actions, dice.getrandbits(61))
        wrong = wrong + 1 if deal is None else 0
        if actions is not None and deal is not None:
            found.append((tuple(actions), deal))
            kept.append(follower.world(deal))
        if len(found) == count or wrong > WRONG_IN_A_ROW:
            break
    if not kept:
        return []
    weights = weigh_worlds(history.edition.kernel, actor, kept)
    pairs = zip(found, weights, strict=True)
    return [GuessedWorld(actions, deal, weight) for (actions, deal), weight in pairs]


def _guesses(history: History, dice: Random) -> Iterator[Sequence[Action] | None]:
    """Yield guesses without end; None where the game has none."""
    guesses = history.game.world_guesses(history.opening, dice)
    while True:
        guessed = False
        for actions in guesses.attempts(history.stretch):
            guessed = True
            yield actions
        if not guessed:
            yield None
