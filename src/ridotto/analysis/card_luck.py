"""What a seat made of a deal beyond the luck of its cards: quick enough for many deals.

The full review samples many worlds for every decision. This module values only the true deal and
some fresh deals. The result without card luck is just as unbiased: see docs/review.md.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from ridotto.analysis import luck
from ridotto.analysis.deal_decisions import find_decisions
from ridotto.analysis.findings import ReviewError
from ridotto.analysis.luck_and_skill import expected_before_dealing, fresh_seeds, places_in
from ridotto.analysis.record_steps import Step
from ridotto.kernel.search.open_values import Reals, Valuer
from ridotto.table import Action, Game, RuleSet, Seat


class CardLuck(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a seat, and how much of it is owed to its chair and to its cards."""

    seat: Seat
    result: float
    """The result of the deal. Where only a whole party is paid, it includes the value of the
    standing."""
    scored: float
    """What was paid or scored in this deal alone."""
    before: float
    """What the seat could expect before the cards were dealt."""
    cards: float
    """How much the dealt cards changed that expectation."""

    @property
    def beyond(self) -> float:
        """Return what the seat made of its cards beyond the reference player's average."""
        return self.result - self.before - self.cards


def card_luck(
    game: Game[Any],
    rules: RuleSet,
    actions: Sequence[Action],
    *,
    deal: int | None = None,
    strict: bool = False,
) -> tuple[CardLuck, ...]:
    """Return the card luck of every seat in a deal, the last by default.

    May raise ``ReviewError``.
    """
    opening = game.open(rules, strict=strict)
    found = find_decisions(game, opening, actions, deal, None, compiled=False)
    valuer, steps = found.valuer, [step for _, step in found.decided]
    seeds, places = fresh_seeds(found), places_in(found)
    result, scored = luck.ended(valuer, steps[-1], seeds)
    before = expected_before_dealing(found, seeds)
    start, cards = _cards(valuer, steps, before)
    return tuple(
        CardLuck(
            seat=seat,
            result=float(result[place]),
            scored=float(scored[place]),
            before=float(start[place]),
            cards=float(cards[place]),
        )
        for seat, place in sorted(places.items())
    )


def _cards(valuer: Valuer, steps: Sequence[Step], before: Reals | None) -> tuple[Reals, Reals]:
    """Return the expectation before the deal, and what the cards changed.

    Laid out cards are no luck.
    """
    if before is None:
        start = luck.line_of(valuer, steps[:1])[0]
        return start, start - start
    dealing = luck.steps_of_dealing(valuer, steps)
    if not all(step.lawful for step in steps[:dealing]):
        raise ReviewError("before the hands were dealt something was done that no judge knows")
    dealt = luck.value_when_dealt(valuer, steps[dealing])
    decided = luck.play_with_open_cards(valuer, steps[:dealing]).sum(axis=0) if dealing else 0.0
    return before, dealt - before - decided
