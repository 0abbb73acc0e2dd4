"""Judges one deal decision by decision, in portions of any size.

A caller that must give way to other work, such as a server, judges a few decisions at a time and
joins them at the end. The portions do not change the result.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from ridotto.analysis.deal_decisions import find_decisions
from ridotto.analysis.decisions import judge_decision, unjudged
from ridotto.analysis.findings import Decision, Expected, Review, ReviewError
from ridotto.analysis.luck_and_skill import expected_line, take_apart
from ridotto.analysis.sentences import say
from ridotto.bots.explanations import unit_of
from ridotto.kernel.search.actor_critic import Nets
from ridotto.table import Action, Game, RuleSet
from ridotto.table.sentence import Sentence

WORLDS: Final = 16
"""The default number of sampled worlds for each decision."""
PART_OF_A_DEAL: Final = 20
"""An act is a mistake if it surely loses more than this part of a deal's usual spread."""
NICE: Final = (1.0, 2.0, 5.0, 10.0)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How thoroughly to review a deal."""

    worlds: int = WORLDS
    seed: int = 0
    """The seed of the sampled worlds."""
    threshold: float | None = None
    """The loss above which an act is a mistake, in the game's finest unit. None means a twentieth
    of a deal's usual spread."""
    compiled: bool = False
    """Whether to use compiled rules: quicker, but on a new machine they must be compiled first."""


class JudgedDecision(NamedTuple):
    """A decision, and how it changed every place's value compared with the reference player."""

    decision: Decision
    skill: tuple[float, ...]
    """The change for each place, in the judge's own order of places."""


class DealReviewer:
    """Reviews a deal of a record, the last by default; raises ``ReviewError`` if there is none."""

    def __init__(
        self,
        game: Game[Any],
        rules: RuleSet,
        actions: Sequence[Action],
        *,
        deal: int | None = None,
        settings: Settings | None = None,
        strict: bool = False,
        nets: Nets | None = None,
    ) -> None:
        self.settings, self.rules = settings or Settings(), rules
        opening = game.open(rules, strict=strict)
        compiled = self.settings.compiled
        self._found = find_decisions(game, opening, actions, deal, nets, compiled=compiled)
        wanted = self.settings.threshold
        self.threshold = threshold(self._found.valuer.nets) if wanted is None else wanted

    @property
    def count(self) -> int:
        """Return the number of decisions in the deal."""
        return len(self._found.decided)

    def judge(self, place: int) -> JudgedDecision:
        """Judge the decision at this index, counted from 0, by what its seat could know then."""
        found, settings = self._found, self.settings
        moment, step = found.decided[place]
        at = (place + 1, self.count)
        if moment.number in found.out_of_order:
            return self._unjudged(place, say("out-of-order"))
        if not step.lawful:
            return self._unjudged(place, say("unknown-act"))
        try:
            decision, skill = judge_decision(
                found.game, found.valuer, found.opening, moment, step,
                at=at, worlds=settings.worlds, seed=settings.seed, limit=self.threshold,
            )  # fmt: skip
        except ValueError:
            return self._unjudged(place, say("no-world"))
        return JudgedDecision(decision, tuple(skill.tolist()))

    def _unjudged(self, place: int, why: Sentence) -> JudgedDecision:
        moment, _ = self._found.decided[place]
        decision = unjudged(self._found.game, moment, (place + 1, self.count), why)
        return JudgedDecision(decision, (0.0,) * self._found.valuer.people)

    def judge_act(self, number: int) -> Decision:
        """Judge the decision made by this act, counted from 0.

        ``ReviewError`` if it is not a decision.
        """
        for place, (moment, _) in enumerate(self._found.decided):
            if moment.number == number:
                return self.judge(place).decision
        raise ReviewError(f"act {number} is no decision")

    def line(self) -> tuple[Expected, ...]:
        """Return what every seat could expect during the deal.

        No decision needs to be judged for it.
        """
        return expected_line(self._found)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._found.game.name

    @property
    def unit(self) -> str:
        """The unit in which all values are counted."""
        return unit_of(self._found.game.name)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat; partners share a side."""
        return self._found.sides

    def whole(self, judged: Sequence[JudgedDecision]) -> Review:
        """Return the whole review, once every decision has been judged."""
        found, settings = self._found, self.settings
        line, parts, why = take_apart(found, np.array([one.skill for one in judged]))
        return Review(
            game=self.game, rules=self.rules.name, deal=found.number,
            unit=self.unit, threshold=self.threshold, worlds=settings.worlds,
            seed=settings.seed, sides=self.sides,
            decisions=tuple(one.decision for one in judged), line=line, split=parts, unsplit=why,
        )  # fmt: skip


def threshold(nets: Nets) -> float:
    """Return a twentieth of a deal's usual spread, as a round number."""
    wanted = nets.scale / PART_OF_A_DEAL
    power = 10.0 ** np.floor(np.log10(wanted))
    return float(min((nice * power for nice in NICE), key=lambda one: abs(one - wanted)))
