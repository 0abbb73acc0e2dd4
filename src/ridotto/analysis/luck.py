"""Splits a result exactly into cards, play and chance (docs/review.md).

The critic values the true deal at every step, from the expectation before the cards were dealt to
the result. Every change of that value belongs to one term. So the terms always add up to the
result, however wrong the critic is.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.analysis.findings import ReviewError
from ridotto.analysis.record_steps import Step
from ridotto.analysis.sentences import say
from ridotto.kernel.contract import NOBODY, blind, finish, score
from ridotto.kernel.search.open_values import Reals, Valuer

FRESH_DEALS: Final = 32
"""The number of fresh deals used to estimate the expectation before the cards were dealt."""


class Terms(NamedTuple):
    """The values of a deal step by step, and their parts.

    One column for each place at the table.
    """

    before: Reals
    cards: Reals
    line: Reals
    """The values before each step."""
    play: Reals
    """How the act of each step changed the values, compared with the reference player's average."""
    chance: Reals
    """All other changes between two steps, once the cards are dealt."""
    result: Reals


def is_lottery(valuer: Valuer, step: Step) -> bool:
    """Return whether nothing that the seat knows matters for this choice, as in a cut or a draw."""
    return bool(valuer.edition.run(blind)(valuer.t, valuer.edition.numbers(step.deal)))


def play_with_open_cards(valuer: Valuer, steps: Sequence[Step]) -> Reals:
    """Return how each act changed the true deal's values, against the reference player's average.

    If the reference player chooses, each change has mean zero, however wrong the critic is (AIVAT).
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
    """A part of an act at which the seat had a choice."""

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
    """Return the true deal after a step."""
    deal = valuer.edition.numbers(step.deal)
    for number in step.numbers:
        deal = valuer.done(deal, number)
    return deal


def ended(valuer: Valuer, step: Step, seeds: Sequence[int]) -> tuple[Reals, Reals]:
    """Return the result of a deal after its last step, and the part scored in the deal itself.

    Where only a whole party is paid, the standing counts with its mean value over fresh deals.
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
    """Return the number of steps before the hands are dealt: answering a cut, perhaps robbing."""
    hidden = [valuer.hidden(valuer.edition.numbers(step.deal)) for step in steps]
    dealt = (n for n, count in enumerate(hidden) if 2 * count >= max(hidden))
    return next(dealt, 0)


def expected_before(valuer: Valuer, fresh: Sequence[Any], steps: Sequence[Step]) -> Reals:
    """Return what every place could expect before the deal: the mean over fresh deals.

    In each fresh deal the reference player decides until the hands are dealt.
    """
    full = max(valuer.hidden(valuer.edition.numbers(step.deal)) for step in steps)
    dice = Random(len(fresh))
    dealt = [dealt_hands(valuer, deal, full, dice) for deal in fresh]
    values = valuer.now(dealt, list(range(len(dealt))))
    return np.asarray(np.mean(values + [valuer.correction(deal) for deal in dealt], axis=0))


def dealt_hands(valuer: Valuer, deal: Any, full: int, dice: Random) -> Any:
    """Return a deal when its hands are dealt: when at least half of ``full`` is hidden."""
    while (place := valuer.turn(deal)) != NOBODY and 2 * valuer.hidden(deal) < full:
        acts = valuer.lawful(deal)
        shares = None
        if not valuer.edition.run(blind)(valuer.t, deal) and len(acts) > 1:
            shares = valuer.likely(deal, place).tolist()
        deal = valuer.done(deal, dice.choices(acts, shares)[0])
    return deal


def line_of(valuer: Valuer, steps: Sequence[Step]) -> Reals:
    """Return what every place could expect before each step, with open cards."""
    deals = [valuer.edition.numbers(step.deal) for step in steps]
    return valuer.now(deals, [0] * len(deals))


def value_when_dealt(valuer: Valuer, step: Step) -> Reals:
    """Return what every place can expect of the hands just dealt, without the usual error."""
    (value,) = line_of(valuer, [step])
    return np.asarray(value + valuer.correction(valuer.edition.numbers(step.deal)))


def split(
    valuer: Valuer, steps: Sequence[Step], play: Reals, before: Reals | None, result: Reals
) -> Terms:
    """Split a result into its terms. Without ``before`` the cards were laid out and are no luck."""
    line = line_of(valuer, steps)
    start, dealing, dealt = line[0], 0, line[0]
    if before is not None:
        start, dealing = before, steps_of_dealing(valuer, steps)
        dealt = value_when_dealt(valuer, steps[dealing])
    cards = dealt - start - play[:dealing].sum(axis=0)
    way = np.diff(np.concatenate([dealt[None], line[dealing + 1 :], result[None]]), axis=0)
    return Terms(start, cards, line, play, way - play[dealing:], result)
