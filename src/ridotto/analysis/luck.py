"""A result taken apart into cards, play and chance, to the last point (docs/review.md).

The critic's value of the true deal runs from what was expected before the cards were dealt to the
result. Every step of that line belongs to one term, so the terms add up whatever the critic says.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.analysis.findings import ReviewError
from ridotto.analysis.open_values import Reals, Valuer
from ridotto.analysis.record_steps import Step
from ridotto.analysis.sentences import say
from ridotto.kernel.contract import NOBODY, blind, finish, score

FRESH_DEALS: Final = 32
"""Other deals that tell what one could expect before the cards were dealt."""


class Terms(NamedTuple):
    """The line of values and its parts; a column for each place at the table."""

    before: Reals
    cards: Reals
    line: Reals
    """Before each step."""
    play: Reals
    """What the act of each step changed, against what the reference player does on average."""
    chance: Reals
    """The rest of the way to the next step, once the cards are dealt."""
    result: Reals


def is_lottery(valuer: Valuer, step: Step) -> bool:
    """Does nothing that the seat knows bear on this (a cut, a draw)?"""
    return bool(valuer.edition.run(blind)(valuer.t, valuer.edition.numbers(step.deal)))


def play_with_open_cards(valuer: Valuer, steps: Sequence[Step]) -> Reals:
    """What each act changed for everybody in the true deal, against the reference player's average.

    Under the reference player the mean of each is nothing, whatever the critic says (AIVAT).
    """
    parts = [part for n, step in enumerate(steps) for part in _parts(valuer, step, n)]
    likely = valuer.likely_in([p.deal for p in parts], [p.place for p in parts])
    values = valuer.looked([(p.deal, number, p.step) for p in parts for number in p.acts])
    skill, row = np.zeros((len(steps), valuer.people)), 0
    for part, chances in zip(parts, likely, strict=True):
        mine = values[row : row + len(part.acts)]
        skill[part.step] += mine[part.acts.index(part.done)] - chances @ mine
        row += len(part.acts)
    return skill


class _Part(NamedTuple):
    """A part of an act that was a choice."""

    deal: Any
    place: int
    acts: list[int]
    done: int
    step: int


def _parts(valuer: Valuer, step: Step, number: int) -> Iterator[_Part]:
    deal = valuer.edition.numbers(step.deal)
    for done in step.numbers:
        acts = valuer.lawful(deal)
        if len(acts) > 1:
            yield _Part(deal, step.place, acts, done, number)
        deal = valuer.done(deal, done)


def deal_after(valuer: Valuer, step: Step) -> Any:
    """The true deal after a step."""
    deal = valuer.edition.numbers(step.deal)
    for number in step.numbers:
        deal = valuer.done(deal, number)
    return deal


def ended(valuer: Valuer, step: Step, seeds: Sequence[int]) -> tuple[Reals, Reals]:
    """What the deal came to after its last step, and what of it was scored in the deal itself.

    Where a whole party is paid, the standing counts as what it is worth over fresh deals.
    """
    if not step.lawful:
        raise ReviewError(str(say("ended-unknown")))
    last = deal_after(valuer, step)
    if valuer.turn(last) != NOBODY:
        raise ReviewError(str(say("not-ended")))
    result = valuer.now([last] * len(seeds), seeds).mean(axis=0)
    valuer.edition.run(finish)(valuer.t, last)
    run = valuer.edition.run(score)
    return result, np.array([run(valuer.t, last, place) for place in range(valuer.people)], float)


def steps_of_dealing(valuer: Valuer, steps: Sequence[Step]) -> int:
    """How many steps come before the hands are dealt: a cut is answered, somebody may rob."""
    hidden = [valuer.hidden(valuer.edition.numbers(step.deal)) for step in steps]
    dealt = (n for n, count in enumerate(hidden) if 2 * count >= max(hidden))
    return next(dealt, 0)


def expected_before(valuer: Valuer, fresh: Sequence[Any], steps: Sequence[Step]) -> Reals:
    """What everybody could expect before the cards were dealt: the mean of fresh deals.

    In each the reference player decides until the hands are dealt, as in the deal of the steps.
    """
    full = max(valuer.hidden(valuer.edition.numbers(step.deal)) for step in steps)
    dice = Random(len(fresh))
    dealt = [_dealt(valuer, deal, full, dice) for deal in fresh]
    return np.asarray(valuer.now(dealt, list(range(len(dealt)))).mean(axis=0))


def _dealt(valuer: Valuer, deal: Any, full: int, dice: Random) -> Any:
    while (place := valuer.turn(deal)) != NOBODY and 2 * valuer.hidden(deal) < full:
        acts = valuer.lawful(deal)
        shares = None
        if not valuer.edition.run(blind)(valuer.t, deal) and len(acts) > 1:
            shares = valuer.likely(deal, place).tolist()
        deal = valuer.done(deal, dice.choices(acts, shares)[0])
    return deal


def line_of(valuer: Valuer, steps: Sequence[Step]) -> Reals:
    """What everybody could expect with open cards before each step."""
    deals = [valuer.edition.numbers(step.deal) for step in steps]
    return valuer.now(deals, [0] * len(deals))


def split(
    valuer: Valuer, steps: Sequence[Step], play: Reals, before: Reals | None, result: Reals
) -> Terms:
    """Take a result apart. Without ``before`` the cards were laid out, and are no luck."""
    line = line_of(valuer, steps)
    start, dealing = line[0], 0
    if before is not None:
        start, dealing = before, steps_of_dealing(valuer, steps)
    cards = line[dealing] - start - play[:dealing].sum(axis=0)
    way = np.diff(np.concatenate([line[dealing:], result[None]]), axis=0)
    return Terms(start, cards, line, play, way - play[dealing:], result)
