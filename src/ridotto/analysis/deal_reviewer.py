"""One deal, judged decision by decision, in whatever portions one likes.

Whoever has to give way to others, such as a server, judges a few decisions at a time, and puts them
together at the end. What is judged does not depend on how it was portioned.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from ridotto.analysis.deal_decisions import find_decisions
from ridotto.analysis.decisions import InParts, judge_decision, unjudged
from ridotto.analysis.findings import Decision, Expected, Review, ReviewError
from ridotto.analysis.luck_and_skill import expected_line, take_apart
from ridotto.analysis.sentences import say
from ridotto.bots.explanations import unit_of
from ridotto.kernel.search.actor_critic import Nets
from ridotto.table import Action, Game, RuleSet
from ridotto.table.sentence import Sentence

WORLDS: Final = 16
"""Worlds for each decision, where nobody says otherwise."""
PART_OF_A_DEAL: Final = 20
"""A mistake must surely lose this part of what a deal usually stirs."""
NICE: Final = (1.0, 2.0, 5.0, 10.0)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How thoroughly to look."""

    worlds: int = WORLDS
    seed: int = 0
    """Another number, other worlds."""
    threshold: float | None = None
    """In the game's finest unit; None is a twentieth of what a deal usually stirs."""
    compiled: bool = False
    """Compiled rules are quicker, but on a new machine one waits for them first."""


class JudgedDecision(NamedTuple):
    """A decision, and what it changed for everybody against the reference player's average."""

    decision: Decision
    skill: tuple[float, ...]
    """By the judge's own places at the table."""


class DealReviewer:
    """A deal of a record, the last unless named; raises ``ReviewError`` where there is none."""

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
        """How many decisions there are."""
        return len(self._found.decided)

    def judge(self, place: int) -> JudgedDecision:
        """The decision at this place, from 0, by what its seat could know then."""
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
        except InParts:
            return self._unjudged(place, say("parts"))
        except ValueError:
            return self._unjudged(place, say("no-world"))
        return JudgedDecision(decision, tuple(skill.tolist()))

    def _unjudged(self, place: int, why: Sentence) -> JudgedDecision:
        moment, _ = self._found.decided[place]
        decision = unjudged(self._found.game, moment, (place + 1, self.count), why)
        return JudgedDecision(decision, (0.0,) * self._found.valuer.people)

    def judge_act(self, number: int) -> Decision:
        """The decision that is this act of the record, from 0; ``ReviewError`` if it is none."""
        for place, (moment, _) in enumerate(self._found.decided):
            if moment.number == number:
                return self.judge(place).decision
        raise ReviewError(f"act {number} is no decision")

    def line(self) -> tuple[Expected, ...]:
        """What everybody could expect throughout; it needs no decision to be judged."""
        return expected_line(self._found)

    @property
    def game(self) -> str:
        """The game's name."""
        return self._found.game.name

    @property
    def unit(self) -> str:
        """What all values are counted in."""
        return unit_of(self._found.game.name)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self._found.sides

    def whole(self, judged: Sequence[JudgedDecision]) -> Review:
        """The review, once every decision has been judged."""
        found, settings = self._found, self.settings
        line, parts, why = take_apart(found, np.array([one.skill for one in judged]))
        return Review(
            game=self.game, rules=self.rules.name, deal=found.number,
            unit=self.unit, threshold=self.threshold, worlds=settings.worlds,
            seed=settings.seed, sides=self.sides,
            decisions=tuple(one.decision for one in judged), line=line, split=parts, unsplit=why,
        )  # fmt: skip


def threshold(nets: Nets) -> float:
    """A twentieth of what a deal usually stirs, as a round number."""
    wanted = nets.scale / PART_OF_A_DEAL
    power = 10.0 ** np.floor(np.log10(wanted))
    return float(min((nice * power for nice in NICE), key=lambda one: abs(one - wanted)))
