"""Reviews a whole deal at once: every decision, the expectations, luck and skill."""

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
    """Judge a deal of a record, the last by default; yield every decision, return the whole review.

    Every seat is judged by its own knowledge. The same acts and settings always give the same
    review. Raises ``ReviewError`` if there is nothing to review.
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
    """Return the review of a whole deal.

    ``tell`` is called with every decision once it is judged.
    """
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
    """Judge one decision of a record, by the index of its act from 0; later acts are ignored.

    Raises ``ReviewError`` if that act is not a decision.
    """
    if not 0 <= number < len(actions):
        raise ReviewError(f"there is no act {number}: the record has {len(actions)}, from 0")
    done = actions[: number + 1]
    return DealReviewer(game, rules, done, settings=settings, strict=strict).judge_act(number)
