"""Taroc's small checks: the digest's own figures, and what only a table of numbers can show."""

from typing import Any

import msgspec
import pytest

from ridotto.cards import Ambiguous, Card, Impossible, Malformed
from ridotto.games.taroc import TAROC
from ridotto.games.taroc.count import Account, Heap, as_found, count_by_threes
from ridotto.games.taroc.deal_end import settlement
from ridotto.games.taroc.deal_start import king_of, players_of, table_order
from ridotto.games.taroc.honours import catalogue, held
from ridotto.games.taroc.pack import NUMBER, PACK
from ridotto.games.taroc.payments import through_the_middle
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.skar import grade_skar
from ridotto.games.taroc.state import Announced, Deal
from ridotto.games.taroc.tricks import Duty, judge_following
from ridotto.table import Payment, RuleSetError, ScoreLine
from ridotto.table.tricks import Played

BOOK = TAROC.rule_sets["taroc-spiel-1750"]


def rules(**options: Any) -> Rules:
    """The book, with something agreed otherwise."""
    return BOOK.with_options(options).read(Rules)


def cards(text: str) -> tuple[Card, ...]:
    return PACK.parse(text)


def test_the_pack() -> None:
    """§ I, r. 14: 78 cards, 19 of them counters worth 71, 59 empty ones."""
    worth = rules().worth
    assert len(PACK) == len(set(PACK.cards)) == 78
    assert len(NUMBER) == 21
    assert len(worth) == 19
    assert sum(worth.values()) == 71
    assert sum(rules().is_empty(card) for card in PACK.cards) == 59
    assert PACK.names[Card("sC")] == "knight of Spades"
    assert PACK.names[Card("21")] == "taroc 21, the Mongue"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("K", Ambiguous),
        ("s11", Impossible),
        ("22", Impossible),
        ("SK", Malformed),
        ("x", Malformed),
    ],
)
def test_wrong_card_codes_are_told_apart(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        PACK.parse(text)


@pytest.mark.parametrize(
    ("higher", "lower"),
    [("h2", "h3"), ("hA", "h2"), ("hJ", "hA"), ("s10", "s9"), ("s2", "sA"), ("dK", "dQ"),
     ("cJ", "c10"), ("dA", "d10"), ("21", "20"), ("2", "1")],
)  # fmt: skip
def test_order(higher: str, lower: str) -> None:
    """§ I: red pips are inverted, the black ace is last."""
    strength = rules().strength
    assert strength[Card(higher)] > strength[Card(lower)]


def test_the_black_ace_high() -> None:
    """D 2: where agreed it stands between Valet and ten."""
    strength = rules(black_ace="high").strength
    assert strength[Card("sJ")] > strength[Card("sA")] > strength[Card("s10")]
    assert strength[Card("s10")] > strength[Card("s9")] > strength[Card("s2")]


FREE = "sK sQ sC sJ h2 h3 d2 d3 d4 d5"


@pytest.mark.parametrize(
    ("tarocs", "skar", "rule", "lawful"),
    [
        ("1 6 9", "1 6 9", "skar.tarocs", True),
        ("1 6 9", "1 6 h3", "skar.tarocs", False),
        ("1 S 9", "1 S 9", "skar.tarocs", True),
        ("1 4 6 9", "1 4 6", "skar.tarocs", False),
        ("1 4 6 9", "4 h2 h3", "skar.tarocs", False),
        ("1 6 9", "sK h2 h3", "skar.no-king", False),
        ("1 6 9", "sQ sC sJ", "skar.three", True),
        ("1 9", "1 9 h2", "skar.tarocs", False),
        ("S 4 9", "S 4 9", "skar.tarocs", False),
    ],
)
def test_the_skar(tarocs: str, skar: str, rule: str, lawful: bool) -> None:
    """The digest's small checks, and their neighbours (§ I, D 5)."""
    verdict = grade_skar(rules(), cards(f"{tarocs} {FREE}"), cards(skar))
    assert (verdict.rule, verdict.lawful) == (rule, lawful)


@pytest.mark.parametrize(
    ("heap", "points"),
    [
        ("sK dK dQ 2 3 4 5 6 7", 14),
        ("2 3 4", 1),
        ("21 hK s4", 9),
        ("S", 4),
        ("cQ c3", 4),
        ("S h2 h3 h4", 5),
        ("", 0),
    ],
)
def test_count_by_threes(heap: str, points: int) -> None:
    """Small checks (r. 8, 20): the last three are what a Skis without a trick leaves."""
    assert count_by_threes(rules(), as_found(cards(heap))) == points


def test_the_whole_pack_counts_78() -> None:
    """130 less 52, however it is divided (r. 20)."""
    assert count_by_threes(rules(), Heap(PACK.cards)) == 78
    assert count_by_threes(rules(pagat_card=2), Heap(PACK.cards)) == 78
    for one, two in ((1, 30), (4, 31), (16, 43)):
        # One heap lacks the empty card another owes it; together they still hold everything.
        heaps = [PACK.cards[:one], PACK.cards[one:two], PACK.cards[two:]]
        parts = [as_found(heap) for heap in heaps]
        assert sum(count_by_threes(rules(), part) for part in parts) == 78


@pytest.mark.parametrize(
    ("hand", "names"),
    [
        ("21 1 S", "matadors"),
        ("21 1 S 20 18", "matadors matador-20"),
        ("21 1 S 19 18", "matadors"),
        ("sK sQ sC sJ S", "cavalerie-s"),
        ("sK sQ sJ S", "half-cavalerie-s"),
        ("sK sQ sJ", ""),
        ("sK hK dK cK S", "four-kings"),
        ("sK hK dK S", "three-kings"),
        ("sQ hQ dQ S", ""),
        ("2 3 4 5 6 7 8 9 10 S", "ten-tarocs"),
        ("2 3 4 5 6 7 8 9 10", ""),
        ("sC hC dC cC sJ hJ dJ cJ", ""),
        ("21", ""),
    ],
)
def test_honours(hand: str, names: str) -> None:
    """§ I, r. 7-10, D 8-12."""
    assert " ".join(honour.name for honour in held(rules(), cards(hand))) == names


@pytest.mark.parametrize(
    ("options", "hand", "names"),
    [
        ({"matador_run": "none"}, "21 1 S 20", "matadors"),
        ({"matador_run": "both"}, "21 1 S 2 3 5", "matadors matador-3 matador-2"),
        ({"pagat_card": 2}, "21 1 S", ""),
        ({"pagat_card": 2, "matador_run": "both"}, "21 2 S 3 1", "matadors matador-3"),
        ({"ten_tarocs_count_skis": False}, "2 3 4 5 6 7 8 9 10 S", ""),
        ({"kings": 0, "kings_with_skis": 0}, "sK hK dK cK S", ""),
        ({"four_valets": 4}, "sJ hJ dJ cJ", "four-valets"),
        ({"single_matador_honour": 5}, "21 S", "mongue skis"),
    ],
)
def test_honours_agreed_otherwise(options: dict[str, Any], hand: str, names: str) -> None:
    """The options of the digest's section 6."""
    found = held(rules(**options), cards(hand))
    assert " ".join(honour.name for honour in found) == names


def test_prices() -> None:
    """10 for the three, 5 for each further, 10 and 5 for Cavaleries, 10 for Kings and Queens."""
    prices = {name: honour.price for name, honour in catalogue(rules()).items()}
    assert prices["matadors"] == prices["ten-tarocs"] == prices["cavalerie-h"] == 10
    assert prices["four-kings"] == prices["three-kings"] == prices["four-queens"] == 10
    assert prices["matador-20"] == prices["half-cavalerie-c"] == 5
    assert not {"four-knights", "four-valets", "three-queens", "taroc-11", "skis"} & set(prices)


@pytest.mark.parametrize(
    ("hand", "card", "reason"),
    [
        ("h2 h3 S d4", "d4", "Follow suit with one of h2 h3, or lay off the Skis."),
        ("h2 d4", "d4", "Follow suit with h2."),
        ("5 S d4", "d4", "Without the suit led one must take with a taroc, or lay off the Skis."),
        ("5 d4", "d4", "Without the suit led one must take with a taroc."),
    ],
)
def test_a_refusal_names_the_skis(hand: str, card: str, reason: str) -> None:
    """r. 6: it may be thrown into any trick, so it is among the lawful cards."""
    led = (Played(1, Card("hK"), 1),)
    verdict = judge_following(Duty(rules(), cards(hand), led), Card(card))
    assert verdict.reason == reason


@pytest.mark.parametrize(("points", "paid"), [(26, 0), (27, 20)])
def test_ten_tarocs_need_more_than_26(points: int, paid: int) -> None:
    """§ I: paid after the count, and only over 26."""
    state = TAROC.open(BOOK)
    players, left = (0, 1, 2), 78 - points
    named = (Announced(1, "ten-tarocs"),)
    state = msgspec.structs.replace(state, deal=Deal(dealer=0, players=players, announced=named))
    lines = (ScoreLine(1, "x", points), ScoreLine(0, "x", 26), ScoreLine(2, "x", left - 26))
    payments = settlement(state, Account(players, lines))
    tarocs = [payment for payment in payments if payment.rule == "honour.ten-tarocs"]
    assert sum(payment.amount for payment in tarocs) == paid


def test_points_go_through_the_middle() -> None:
    """r. 19: losers pay winners, and nobody else."""
    paid = through_the_middle({0: -7, 1: 19, 2: -12}, "pay.points")
    assert paid == (Payment(0, 1, 7, "pay.points"), Payment(2, 1, 12, "pay.points"))
    assert through_the_middle({0: 0, 1: 0, 2: 0}, "pay.points") == ()


@pytest.mark.parametrize(
    ("options", "order", "king", "players"),
    [
        ({}, (0, 1, 2), None, (1, 2, 0)),
        ({"direction": "left"}, (0, 2, 1), None, (1, 0, 2)),
        ({"players": 4}, (0, 1, 2, 3), 3, (1, 2, 0)),
        ({"players": 4, "direction": "left"}, (0, 3, 2, 1), 3, (1, 0, 2)),
        ({"players": 4, "king_seat": "left_of_dealer"}, (0, 1, 2, 3), 0, (1, 2, 3)),
    ],
)
def test_who_sits_out_when_b_deals(
    options: dict[str, Any], order: tuple[int, ...], king: int | None, players: tuple[int, ...]
) -> None:
    """B sits at A's right; D is opposite B, A at his left (D 3, D 18)."""
    assert table_order(rules(**options)) == order
    assert king_of(rules(**options), 1) == king
    assert players_of(rules(**options), 1) == players


@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"pagat_card": 3}, {"deals_with_four": 10}, {"direction": "up"},
     {"skis_deadline": 4}, {"deals": 0}],
)  # fmt: skip
def test_nonsense_is_refused_when_the_table_opens(options: dict[str, Any]) -> None:
    with pytest.raises(RuleSetError):
        TAROC.open(BOOK.with_options(options))
