"""Ratings from duplicate results: they find strengths that are known, and say how surely."""

from random import Random

import pytest

from ridotto.arena.ratings import ANCHOR, DuplicateResult, Player, Rating, rate

NOVICE, MASTER = Player(ANCHOR, computer=True), Player("master", computer=True)
ANNA, BRUNO, CARLA = Player("anna"), Player("bruno"), Player("carla")
TRUE = {NOVICE: 0.0, MASTER: 12.0, ANNA: 8.0, BRUNO: -4.0, CARLA: 2.0}
"""Strengths from which results are made up: a law of large numbers needs no engine."""


def results(deals: int, seed: int, chance: float = 20.0) -> list[DuplicateResult]:
    """Everybody plays the same deals; the cards bring far more than anybody's play."""
    dice = Random(seed)
    found = []
    for deal in range(deals):
        cards = dice.gauss(0, 200)
        found += [
            DuplicateResult(player, f"deal {deal}", 0, cards + strength + dice.gauss(0, chance))
            for player, strength in TRUE.items()
        ]
    return found


def test_strengths_are_found_however_great_the_luck_of_the_cards() -> None:
    found = rate(results(400, 1))
    assert found[NOVICE].mean == pytest.approx(0, abs=1e-6)
    for player, strength in TRUE.items():
        assert found[player].mean == pytest.approx(strength, abs=4)
        assert found[player].deals == 400


def test_the_interval_holds_what_it_promises() -> None:
    """Of 4 strengths in 60 seasons some 228 of 240 lie inside; fewer than 210 would be a lie."""
    inside = total = 0
    for season in range(60):
        found = rate(results(25, season))
        for player in (MASTER, ANNA, BRUNO, CARLA):
            total += 1
            inside += found[player].low <= TRUE[player] <= found[player].high
    assert inside >= 210 * total // 240
    assert inside < total


def test_the_interval_of_a_first_deal_holds_what_it_promises() -> None:
    """Where few have played a single deal, they may come out alike by chance."""
    levels = [NOVICE, MASTER, Player("player", computer=True), ANNA]
    inside = total = 0
    for season in range(100):
        dice = Random(season)
        deal = [DuplicateResult(one, "deal", 0, dice.gauss(0, 20.0)) for one in levels]
        for rating in rate(deal).values():
            total += 1
            inside += rating.low <= 0 <= rating.high
    assert inside >= 93 * total // 100


def test_more_deals_make_it_surer() -> None:
    def width(rating: Rating) -> float:
        return rating.high - rating.low

    assert width(rate(results(400, 3))[ANNA]) < width(rate(results(20, 3))[ANNA]) / 2


def test_a_newcomer_is_taken_for_what_people_usually_are() -> None:
    """One lucky deal is no proof: the rating stays near, and the interval says how little it is."""
    known = results(100, 5)
    lucky = DuplicateResult(Player("new"), "deal 0", 0, known[0].score + 40)
    found = rate([*known, lucky])[Player("new")]
    assert found.deals == 1
    assert found.low < 0 < found.high
    assert 0 < found.mean < 20


def test_who_had_cards_of_their_own_is_not_rated() -> None:
    alone = DuplicateResult(Player("alone"), "another deal", 0, 1000.0)
    other_chair = DuplicateResult(Player("alone"), "deal 0", 1, 1000.0)
    assert Player("alone") not in rate([*results(5, 1), alone, other_chair])
    assert rate([alone]) == {}
    assert rate([]) == {}


def test_only_the_first_result_counts_and_the_order_is_no_matter() -> None:
    once = results(30, 7)
    again = DuplicateResult(ANNA, "deal 3", 0, 10_000.0)
    assert rate([*once, again]) == rate(once)
    shuffled = list(once)
    Random(1).shuffle(shuffled)
    for player, rating in rate(shuffled).items():
        assert rating.mean == pytest.approx(rate(once)[player].mean)


def test_people_who_met_only_through_computers_are_compared_through_them() -> None:
    """Anna and Bruno never had the same cards; both had those of the novice."""
    dice = Random(11)
    found = []
    for deal in range(600):
        cards, person = dice.gauss(0, 100), (ANNA, BRUNO)[deal % 2]
        found += [
            DuplicateResult(player, str(deal), 0, cards + TRUE[player] + dice.gauss(0, 10))
            for player in (NOVICE, person)
        ]
    rated = rate(found)
    assert rated[ANNA].mean - rated[BRUNO].mean == pytest.approx(12, abs=4)
    assert rated[ANNA].low > rated[BRUNO].high


def test_equal_results_say_that_nothing_is_known_to_differ() -> None:
    same = [DuplicateResult(player, "deal", 0, 5.0) for player in (ANNA, BRUNO)]
    assert {rating.mean for rating in rate(same).values()} == {0.0}
