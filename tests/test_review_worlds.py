"""The worlds of a review: enough of them count, and open cards tell what they could not."""

from pathlib import Path

import numpy as np
import pytest

from ridotto.analysis import whole_review
from ridotto.bots import advise, make_player
from ridotto.bots.explanations.reason import SPARE
from ridotto.cards import Card
from ridotto.kernel.search.world_weights import COUNTING_WORLDS, counting, levelled
from ridotto.notation import Replay, parse, run
from ridotto.table import View, apply
from ridotto.table.acts import Play

RECORD = Path(__file__).parent / "reviews" / "tresette-stramazette-missed.rec"


def played() -> Replay:
    """A deal that a person has played."""
    return run(parse(RECORD.read_text(encoding="utf-8")))


@pytest.mark.parametrize("count", [4, 8, 16, 256])
def test_one_world_does_not_outweigh_all_others(count: int) -> None:
    """Each is a thousand times as likely as the next; six count, or as many of fewer."""
    weights = 1000.0 ** -np.arange(min(count, 90), dtype=float).repeat(-(-count // 90))[:count]
    found = levelled(weights)
    assert found.sum() == pytest.approx(1)
    assert counting(found) == pytest.approx(min(COUNTING_WORLDS, count * 6 / 16), rel=0.01)
    assert (np.diff(found) <= 0).all(), "the likelier stays the likelier"


def test_weights_that_leave_enough_stay_as_they_are() -> None:
    weights = np.linspace(1.0, 2.0, 16)
    assert levelled(weights) == pytest.approx(weights / weights.sum())


def test_weights_too_small_for_a_number_count_alike() -> None:
    assert levelled(np.zeros(4)) == pytest.approx(np.full(4, 0.25))


def test_every_judgement_rests_on_enough_worlds_and_open_cards_settle_what_was_unsure() -> None:
    deal = played()
    review = whole_review(deal.game, deal.rules, deal.actions)
    unsure = [
        one
        for one in review.decisions
        if one.done and not one.mistake and one.hindsight and one.done.loss > review.threshold
    ]
    assert unsure, "better perhaps by what was known, and truly with open cards"
    for one in unsure:
        assert one.hindsight
        assert one.hindsight.gain > review.threshold
    # No interval reaches beyond what a deal can bring: eight Partien, doubled by no rule.
    reach = [act.high - act.low for one in review.decisions for act in one.acts]
    assert max(reach) < 8


def test_the_last_tricks_are_counted() -> None:
    """Nine tricks and an announcement of the enemies: the king of Hearts, given away in the ninth,
    leaves them less than a third figure in the tenth, which is a Stramazette.
    """
    deal = played()
    review = whole_review(deal.game, deal.rules, deal.actions)
    kept = deal.actions.index(Play(0, Card("d4")))
    (ninth,) = [one for one in review.decisions if one.number == kept]
    assert ninth.hindsight
    assert ninth.hindsight.action == Play(0, Card("hK"))
    # A Stramazette is paid with three Partien by each of the two; the critic saw nothing of it.
    assert ninth.hindsight.gain >= 2


def test_a_card_that_may_take_the_trick_does_not_leave_it_on_purpose() -> None:
    """The queen on the knave: the hint said that she leaves the trick to the others."""
    deal = played()
    first = next(n for n, act in enumerate(deal.actions) if isinstance(act, Play) and act.seat == 0)
    state, view = deal.opening, View(0, deal.opening)
    for action in deal.actions[:first]:
        state, events = apply(deal.game, state, action)
        view = view.watch(deal.game.fold, events)
    told = advise(
        "tresette", view, make_player("tresette", level="master", seed=0, repeatable=True)
    )
    assert told.action == Play(0, Card("sQ"))
    assert told.reason.kind == SPARE
    assert told.reason.cards == ("s2",)
