"""What a deal brought beyond the luck of its cards: quick, for many deals at once.

The whole review looks into many worlds for every decision. Here only the true deal and fresh ones
are valued, and the result without its cards is as fair: see docs/review.md.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from ridotto.analysis import luck
from ridotto.analysis.deal_decisions import find_decisions
from ridotto.analysis.findings import ReviewError
from ridotto.analysis.luck_and_skill import expected_before_dealing, fresh_seeds, places_in
from ridotto.analysis.open_values import Reals, Valuer
from ridotto.analysis.record_steps import Step
from ridotto.table import Action, Game, RuleSet, Seat


class CardLuck(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's result, and what of it the seat owes to its chair and to its cards."""

    seat: Seat
    result: float
    """What the deal has brought; where a whole party is paid, with what the standing is worth."""
    scored: float
    """What was paid or written in this deal alone."""
    before: float
    """What the seat could expect before the cards were dealt."""
    cards: float
    """What the cards dealt were worth."""

    @property
    def beyond(self) -> float:
        """What was made of these cards beyond what the reference player makes on average."""
        return self.result - self.before - self.cards


def card_luck(
    game: Game[Any],
    rules: RuleSet,
    actions: Sequence[Action],
    *,
    deal: int | None = None,
    strict: bool = False,
) -> tuple[CardLuck, ...]:
    """The luck of every seat's cards in a deal, the last unless named; or raise ``ReviewError``."""
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
    """What could be expected at first, and what the cards changed; laid out cards are no luck."""
    if before is None:
        start = luck.line_of(valuer, steps[:1])[0]
        return start, start - start
    dealing = luck.steps_of_dealing(valuer, steps)
    if not all(step.lawful for step in steps[:dealing]):
        raise ReviewError("before the hands were dealt something was done that no judge knows")
    (dealt,) = luck.line_of(valuer, steps[dealing : dealing + 1])
    decided = luck.play_with_open_cards(valuer, steps[:dealing]).sum(axis=0) if dealing else 0.0
    return before, dealt - before - decided
