"""Hindsight: finds an act that only the true deal shows to be better, and the card that tells."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.analysis.act_worths import Known
from ridotto.analysis.findings import Holding
from ridotto.analysis.record_steps import Moment, Step
from ridotto.cards import Card
from ridotto.kernel.search import History, World
from ridotto.kernel.search.open_values import Reals, Valuer
from ridotto.table import Game, Refused, replay

HAND: Final = "hand "
LEAST_ON_A_SIDE: Final = 2
"""The smallest number of worlds with a fact, and without it, for the fact to count as decisive."""


class Better(NamedTuple):
    """An act that was better with open cards, by how much, and which card one had to know."""

    numbers: tuple[int, ...]
    gain: float
    needed: Holding | None


def better_with_open_cards(
    valuer: Valuer, moment: Moment, step: Step, known: Known, limit: float
) -> Better | None:
    """Return the best act of the true deal, if it beats the one done by more than the limit.

    Only single acts are compared, not several cards laid away together.
    """
    worths = known.worths
    if len(worths.acts) < 2 or any(len(numbers) > 1 for numbers in worths.acts):
        return None
    deal = valuer.edition.numbers(step.deal)
    acts = [numbers[0] for numbers in worths.acts]
    (values,) = valuer.after([deal], acts, [0])
    gains = values[:, step.place] - values[known.done, step.place]
    best = int(gains.argmax())
    if gains[best] <= limit:
        return None
    apart = worths.values[:, best, step.place] - worths.values[:, known.done, step.place]
    needed = _needed(known.history, moment, known.worlds, worths.weights, apart)
    return Better(worths.acts[best], float(gains[best]), needed)


def _needed(
    history: History, moment: Moment, worlds: tuple[World, ...], weights: Reals,
    apart: Reals,
) -> Holding | None:  # fmt: skip
    """Return the card and its holder that decide, if the worlds show one; otherwise None.

    The candidates are the cards whose place the seat did not know. A card decides if the act is
    better in the worlds where the card lies in its true place, and not in the others.
    """
    game = history.game
    truth, told = held(game, moment.state), held(game, moment.view.table)
    hidden = {card: seat for card, seat in truth.items() if card not in told}
    guessed = [_held_in(history, world) for world in worlds]
    best, most = None, 0.0
    for card, seat in sorted(hidden.items()):
        agrees = np.array([one.get(card) == seat for one in guessed])
        if min(agrees.sum(), (~agrees).sum()) < LEAST_ON_A_SIDE:
            continue
        there, elsewhere = (
            float(np.average(apart[where], weights=weights[where])) for where in (agrees, ~agrees)
        )
        if there > 0 >= elsewhere and there - elsewhere > most:
            best, most = Holding(seat, card), there - elsewhere
    return best


def held(game: Game[Any], state: Any) -> Mapping[Card, int]:
    """Return the holder of each card, as far as the state of the table shows it."""
    heaps = game.places(state).items()
    hands = ((name.removeprefix(HAND), cards) for name, cards in heaps if name.startswith(HAND))
    return {card: int(seat) for seat, cards in hands if seat.isdecimal() for card in cards}


def _held_in(history: History, world: World) -> Mapping[Card, int]:
    try:
        state, _ = replay(history.game, history.stretch.before, world.actions)
    except Refused:
        return {}
    return held(history.game, state)
