"""What the books say of other courses of play: every claim is tried, and comes out as told."""

import math
import re
from typing import Any, Final

import pytest

from ridotto.games import folder_of
from ridotto.notation import parse, run
from ridotto.notation.variations import read_statement
from ridotto.server.deal_replay import find_deals
from ridotto.server.what_if import (
    MASTER,
    Continuation,
    Rest,
    action_at,
    apply_to,
    choices,
    player_of,
    statements,
    table_before,
    varied_table,
)
from ridotto.server.worked_claims import (
    Claim,
    facts_of,
    play_as_claimed,
    try_claim,
)
from ridotto.server.worked_hands import placed_claims, worked_hand_table, worked_hands
from ridotto.table.acts import Play

CLAIMS: Final = [
    (name, claim) for name, hand in worked_hands().items() for claim in hand.commentary.claim
]
each = pytest.mark.parametrize(
    ("name", "claim"), CLAIMS, ids=[f"{'-'.join(name)}-{claim.act}" for name, claim in CLAIMS]
)
SEED: Final = 90
"""Other dice than those with which the figures were found."""


def deal_of(name: tuple[str, str]) -> tuple[Any, Any]:
    """The table of a worked hand, and its deal there."""
    table, number = worked_hand_table(*name).table, worked_hands()[name].commentary.deal
    return table, find_deals(table, unfinished=True)[number - 1]


@each
def test_it_comes_out_as_told(name: tuple[str, str], claim: Claim) -> None:
    table, span = deal_of(name)
    assert claim.at_once or claim.result or claim.played or claim.records, "nothing is checked"
    by_hand = try_claim(table, span, claim, Rest.BY_HAND)
    assert facts_of(by_hand.table, claim.at_once) == claim.at_once
    if claim.result:
        tried = try_claim(table, span, claim)
        assert all(tried.kept), "what masters choose may change with their nets"
        assert facts_of(tried.table, claim.result) == claim.result
    for record in claim.records:
        text = (folder_of(name[0]) / "records" / f"{record}.rec").read_text(encoding="utf-8")
        assert run(parse(text)).ok


@each
def test_its_figures_are_within_their_intervals(name: tuple[str, str], claim: Claim) -> None:
    """Masters play the claimed course again, with other dice.

    Results are skewed, with a resto or a cappotto now and then; one playing may be far off.
    """
    if claim.played is None:
        return
    told = claim.played
    new = play_as_claimed(*deal_of(name), claim, told.seat, (SEED,))
    deviation = told.would.margin * math.sqrt(told.times) / 1.96
    assert abs(new.mean - told.would.mean) <= 4.5 * deviation * math.sqrt(1 / told.times + 1)


@each
def test_it_says_what_it_means(name: tuple[str, str], claim: Claim) -> None:
    pack = worked_hand_table(*name).table
    cards = pack.game.pack(pack.state).cards
    for card in re.findall(r"`([^`]+)`", claim.says + claim.found):
        assert card in cards
    assert claim.says.endswith(".")
    assert claim.found.endswith(".")


def test_every_hand_of_a_book_has_its_claims() -> None:
    books = {name for name, hand in worked_hands().items() if not hand.seen.constructed}
    assert {name for name, _ in CLAIMS} == books


def test_a_claim_is_a_variation_that_can_be_walked() -> None:
    (seen,) = [one for one in placed_claims("minchiate", "florence") if one.first.card == "cR"][-1:]  # type: ignore[attr-defined]
    table, span = deal_of(("minchiate", "florence"))
    assert statements(table, span.first)[seen.step] == "17 D c3"
    assert seen.variation.acts[0] == "17 D cR"
    assert len(seen.variation.acts) > 15
    assert seen.unit == "points"


@pytest.mark.parametrize(("covered", "least", "most"), [("3 C cC", 0, 4), ("3 C c1", 0, 4)])
def test_how_often_masters_give_the_king_of_coppe(covered: str, least: int, most: int) -> None:
    """None of twelve, neither on the Cavallo nor on the ace (Florence, trick 3)."""
    table, span = deal_of(("minchiate", "florence"))
    step = statements(table, span.first).index("3 B s1")
    given = 0
    for seed in range(12):
        here = table_before(table, span, step)
        for text in ("3 B c10", covered):
            apply_to(here, read_statement(here.game, here.state, text))
        act = player_of(here, MASTER, seed).act(here.view(3))
        given += isinstance(act, Play) and act.card == "cR"
    assert least <= given <= most


def test_after_the_eighth_trick_nobody_takes_one_from_a_and_c() -> None:
    """The second hand of Dresden: whatever B and D play to any trick, A or C takes it."""
    table, span = deal_of(("minchiate", "dresden-2"))
    told = statements(table, span.first)
    tried = 0
    for step in range(told.index("9 A b9"), span.end - span.first):
        done = action_at(table, span, step)
        if not isinstance(done, Play) or done.seat not in (1, 3):
            continue
        for other in choices(table_before(table, span, step), done.seat, done):
            if isinstance(other, Play):
                changed, _ = varied_table(table, span, step, other, Continuation(Rest.RECORDED))
                assert changed.game.fact(changed.state, ["difference"]).startswith("A+C")
                piles = changed.game.fact(changed.state, ["cards", "B+D"])
                assert piles == "0"
                tried += 1
    assert tried > 50
