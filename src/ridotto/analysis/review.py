"""The review of a deal at once: every decision by what its seat knew, the line, luck and skill."""

from collections.abc import Callable, Generator, Sequence
from typing import Any

from ridotto.analysis.deal_reviewer import DealReviewer, JudgedDecision, Settings
from ridotto.analysis.findings import Decision, Review, ReviewError
from ridotto.kernel.search.actor_critic import Nets
from ridotto.table import Action, Game, RuleSet


def review_deal(
    game: Game[Any],
    rules: RuleSet,
    actions: Sequence[Action],
    *,
    deal: int | None = None,
    settings: Settings | None = None,
    strict: bool = False,
    nets: Nets | None = None,
) -> Generator[Decision, None, Review]:
    """Judge a deal of a record, the last unless named; yields every decision, returns the whole.

    All seats are judged, each by its own knowledge. The same acts and settings always give the
    same review. Raises ``ReviewError`` where there is nothing to review.
    """
    reviewer = DealReviewer(
        game, rules, actions, deal=deal, settings=settings, strict=strict, nets=nets
    )
    judged = list[JudgedDecision]()
    for place in range(reviewer.count):
        judged.append(reviewer.judge(place))
        yield judged[-1].decision
    return reviewer.whole(judged)


def whole_review(
    game: Game[Any],
    rules: RuleSet,
    actions: Sequence[Action],
    *,
    deal: int | None = None,
    settings: Settings | None = None,
    strict: bool = False,
    tell: Callable[[Decision], None] | None = None,
) -> Review:
    """Review a whole deal; ``tell`` hears of every decision when it is judged."""
    going = review_deal(game, rules, actions, deal=deal, settings=settings, strict=strict)
    while True:
        try:
            decision = next(going)
        except StopIteration as done:
            review: Review = done.value
            return review
        if tell is not None:
            tell(decision)


def review_decision(
    game: Game[Any],
    rules: RuleSet,
    actions: Sequence[Action],
    number: int,
    *,
    settings: Settings | None = None,
    strict: bool = False,
) -> Decision:
    """One decision of a record alone, by its act's place there from 0; acts after it play no part.

    Raises ``ReviewError`` where that act is no decision.
    """
    if not 0 <= number < len(actions):
        raise ReviewError(f"there is no act {number}: the record has {len(actions)}, from 0")
    done = actions[: number + 1]
    return DealReviewer(game, rules, done, settings=settings, strict=strict).judge_act(number)
