"""Judges one decision of a record: its acts with intervals, the mistake, and the reasons."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from ridotto.analysis.act_worths import LEAST_WORLDS, Known, judge
from ridotto.analysis.findings import Decision, Hindsight, JudgedAct
from ridotto.analysis.hindsight import better_with_open_cards
from ridotto.analysis.intervals import DOUBT, quantile
from ridotto.analysis.record_steps import Moment, Step
from ridotto.analysis.sentences import say
from ridotto.bots.explanations import ExplanationSentence
from ridotto.bots.explanations.deciding_reason import explain_better
from ridotto.bots.learned.consideration import Considered, compared_courses
from ridotto.kernel.search.open_values import Reals, Valuer
from ridotto.table import Action, Game, State
from ridotto.table.sentence import Sentence


def judge_decision(
    game: Game[Any], valuer: Valuer, opening: State, moment: Moment, step: Step,
    *, at: tuple[int, int], worlds: int, seed: int, limit: float,
) -> tuple[Decision, Reals]:  # fmt: skip
    """Return the judged decision and what it changed for every place.

    ``ValueError`` if impossible.
    """
    if _only_one(valuer, step):
        return _forced(game, moment, at), np.zeros(valuer.people)
    known = judge(
        game, valuer, opening, moment.view, step.numbers, worlds=worlds, seed=seed
    )  # fmt: skip
    acts = _judged_acts(game, valuer, moment, known)
    done = acts[known.done]
    ranked = tuple(sorted(acts, key=lambda one: -one.value))
    mistake = done.sure_loss > limit and known.worths.worlds_that_count >= LEAST_WORLDS
    return Decision(
        number=moment.number, place=at[0], of=at[1], seat=moment.action.seat, trick=moment.trick,
        done=done, text=done.text, acts=ranked, worlds=len(known.worlds), mistake=mistake,
        why=_reasons(game, valuer, moment, known, acts) if mistake else (),
        hindsight=None if mistake else _hindsight(game, valuer, moment, step, known, limit),
    ), known.skill  # fmt: skip


def unjudged(game: Game[Any], moment: Moment, at: tuple[int, int], why: Sentence) -> Decision:
    """Return a decision that cannot be judged, with the reason."""
    return Decision(
        number=moment.number, place=at[0], of=at[1], seat=moment.action.seat, trick=moment.trick,
        done=None, text=game.write(moment.state, moment.action), unjudged=str(why),
    )  # fmt: skip


def _only_one(valuer: Valuer, step: Step) -> bool:
    deal = valuer.edition.numbers(step.deal)
    for number in step.numbers:
        if len(valuer.lawful(deal)) > 1:
            return False
        deal = valuer.done(deal, number)
    return True


def _forced(game: Game[Any], moment: Moment, at: tuple[int, int]) -> Decision:
    return msgspec.structs.replace(unjudged(game, moment, at, say("no-choice")), forced=True)


def _judged_acts(game: Game[Any], valuer: Valuer, moment: Moment, known: Known) -> list[JudgedAct]:
    worths, place = known.worths, known.history.seat
    values, means = worths.values[:, :, place], worths.means[:, place]
    best = int(means.argmax())
    entered = known.history.entered
    likely = dict(zip(valuer.lawful(entered), valuer.likely(entered, place), strict=True))
    usual, careful = (
        quantile(doubt, worths.worlds_that_count)
        for doubt in (DOUBT, DOUBT / max(1, len(means) - 1))
    )
    made = []
    for n, numbers in enumerate(worths.acts):
        action = moment.action if n == known.done else _action(valuer, moment, numbers)
        error, loss = worths.error(values[:, n]), float(means[best] - means[n])
        apart = worths.error(values[:, best] - values[:, n])
        made.append(JudgedAct(
            action=action, text=game.write(moment.view.table, action), value=float(means[n]),
            low=float(means[n] - usual * error), high=float(means[n] + usual * error), loss=loss,
            sure_loss=0.0 if n == best else loss - careful * apart,
            share=float(likely[numbers[0]]) if len(numbers) == 1 else 0.0,
        ))  # fmt: skip
    return made


def _action(valuer: Valuer, moment: Moment, numbers: tuple[int, ...]) -> Action:
    found = valuer.edition.kernel.action_of(moment.view.table, numbers)
    assert found is not None, "only whole acts are compared"
    return found


def _reasons(
    game: Game[Any], valuer: Valuer, moment: Moment, known: Known, acts: Sequence[JudgedAct]
) -> tuple[ExplanationSentence, ...]:
    """Return the reasons for the better act over the one that was done, in the words of a hint."""
    best = int(known.worths.means[:, known.history.seat].argmax())
    courses = compared_courses(
        known.history,
        valuer.nets,
        known.worlds,
        [known.worths.acts[best], known.worths.acts[known.done]],
    )
    this, other = (
        Considered(acts[n].action, acts[n].value, acts[n].loss, alike=n == best, courses=some)
        for n, some in zip((best, known.done), courses, strict=True)
    )
    return explain_better(game.name, moment.view, this, other)


def _hindsight(
    game: Game[Any], valuer: Valuer, moment: Moment, step: Step, known: Known, limit: float
) -> Hindsight | None:
    """Return what open cards would have shown, where nothing was surely better without them."""
    found = better_with_open_cards(valuer, moment, step, known, limit)
    if found is None:
        return None
    action = _action(valuer, moment, found.numbers)
    text = game.write(moment.view.table, action)
    return Hindsight(action=action, text=text, gain=found.gain, needed=found.needed)
