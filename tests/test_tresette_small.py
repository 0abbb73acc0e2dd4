"""Announcements, counts, great results: small figures, each worked out by hand."""

from collections.abc import Sequence

import pytest

from ridotto.cards import Card
from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette.count import card_points, count_lines, great_result, tally
from ridotto.games.tresette.items import Item, items_in, marks_of, read_item, window_of
from ridotto.games.tresette.ledger import Due, Ledger, close, fresh_page, new_ledger, reckon
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.rules import Rules
from ridotto.table import RuleSetError, ScoreLine
from ridotto.table.tricks import Played, Trick

BOOK = TRESETTE.rule_sets["nuernberg-1770"]
RULES = BOOK.read(Rules)


def test_the_pack() -> None:
    """Forty cards, twenty figures, four aces (intro)."""
    assert len(PACK) == 40
    assert len(figures_in(PACK.cards)) == 20
    assert len(aces_in(PACK.cards)) == 4
    assert PACK.names[Card("h3")] == "3 of Hearts"


@pytest.mark.parametrize(
    ("code", "marks"),
    [
        ("3x3", 3),
        ("4x3", 4),
        ("3x2", 1),
        ("4x2", 2),
        ("3xA", 1),
        ("4xK", 2),
        ("3x4", 1),
        ("3x7", 1),
        ("4x7", 2),
        ("Nh3", 3),
        ("Nh5", 5),
        ("Ns10", 10),
    ],
)
def test_what_announcements_mark(code: str, marks: int) -> None:
    """The intro's figures."""
    item = read_item(code)
    assert item is not None
    assert item.code == code
    assert marks_of(RULES, item) == marks


@pytest.mark.parametrize("code", ["2x7", "5x7", "3x8", "N", "Nh2", "Nh11", "Nx3", "h3", ""])
def test_other_codes_are_no_announcements(code: str) -> None:
    assert read_item(code) is None


@pytest.mark.parametrize(
    ("cards", "codes"),
    [
        ("h3 h2 hA hK hQ h7 s4 d5 c6 cJ", "Nh5"),
        ("s7 h7 d7 c7 s3 h3 d3 sK hK cQ", "3x3 4x7"),
        ("s3 s2 sA h3 h2 hA d3 d2 dA c4", "3x3 3x2 3xA Ns3 Nh3 Nd3"),
        ("s3 s2 sK sQ sJ s7 s6 s5 s4 hA", ""),
        ("c3 c2 cA cK cQ cJ c7 c6 c5 c4", "Nc10"),
    ],
)
def test_what_a_hand_can_announce(cards: str, codes: str) -> None:
    """A card may serve in several items; four replace three; a run must be unbroken (intro)."""
    assert " ".join(item.code for item in items_in(RULES, PACK.parse(cards))) == codes


@pytest.mark.parametrize(
    ("code", "window"), [("3x3", 2), ("4x2", 2), ("Nd3", 2), ("3xA", 1), ("3x7", 1), ("4x4", 1)]
)
def test_when_an_item_is_announced(code: str, window: int) -> None:
    """r. I."""
    item = read_item(code)
    assert isinstance(item, Item)
    assert window_of(RULES, item) == window


def test_the_count() -> None:
    """8 figures, 2 aces and the last trick are 5; 12 figures and 2 aces are 6: together 11."""
    ours = PACK.parse("s3 s2 sK sQ sJ h3 h2 hK sA hA s7 s6")
    theirs = tuple(card for card in PACK.cards if card not in ours)
    assert [line.points for line in count_lines(0, ours, last=True)] == [2, 2, 1]
    assert [line.points for line in count_lines(1, theirs, last=False)] == [4, 2]
    assert card_points(ours) == 4


def _tricks(winners: Sequence[int], cards: Sequence[str]) -> list[Trick]:
    """Tricks of these cards, won by these seats; who played what does not matter here."""
    rows = [PACK.parse(row) for row in cards]
    return [
        Trick(0, tuple(Played(n, card, n) for n, card in enumerate(row)), winner)
        for winner, row in zip(winners, rows, strict=True)
    ]


RANK_TRICKS = [f"s{rank} h{rank} d{rank} c{rank}" for rank in "32AKQJ7654"]


@pytest.mark.parametrize(
    ("winners", "rule"),
    [
        ([0] * 7 + [2] * 3, "great.gallata"),
        ([0] * 10, "great.gallaton"),
        ([0] * 9 + [1], "great.stramazetton"),
        ([0] * 8 + [2, 3], "great.stramazette"),
        ([0] * 5 + [1] + [0] * 4, None),
        ([0, 0, 1] + [0] * 7, None),
        ([0] * 8 + [1, 1], None),
    ],
)
def test_great_results(winners: list[int], rule: str | None) -> None:
    """Tricks of four equal ranks: the sixth holds four figures, the third the aces."""
    found = great_result(RULES, _tricks(winners, RANK_TRICKS), lambda seat: seat % 2)
    assert (found.rule if found else None) == rule


def test_a_great_result_stays_on_the_page_until_the_next_deal() -> None:
    """Whoever looks at the sheet reads what decided the deal: all ten tricks, four Partien."""
    counted = tally(RULES, _tricks([0, 2] * 5, RANK_TRICKS), lambda seat: seat % 2)
    after = reckon(RULES, new_ledger(2), [Due(tally=counted)])
    assert after.great is not None
    assert (after.great.side, after.great.rule) == (0, "great.gallata")
    assert close(after).great == after.great
    assert fresh_page(close(after)).great is None


def test_two_figures_are_no_point_and_three_are() -> None:
    """r. V: one figure or two at most."""
    rows = ["s3 s2 s7 s6", "h3 h2 hA hK", "sA sK sQ sJ"]
    poor = _tricks([1, 0, 0], rows)
    rich = _tricks([1, 0, 0], ["s3 s2 sK s6", *rows[1:]])
    assert great_result(RULES, poor, lambda seat: seat % 2) is not None
    assert great_result(RULES, rich, lambda seat: seat % 2) is None


def test_all_points_together_are_eleven() -> None:
    """However the twenty figures fall (intro)."""
    for cut in range(11):
        winners = [0] * cut + [1] * (10 - cut)
        counted = tally(RULES, _tricks(winners, RANK_TRICKS), lambda seat: seat % 2)
        assert sum(line.points for line in counted.lines) == 11


@pytest.mark.parametrize(("theirs", "partien"), [(10, 2), (11, 1), (0, 2), (20, 1)])
def test_twenty_one_to_ten_is_double(theirs: int, partien: int) -> None:
    """intro: not above the half."""
    blank = new_ledger(2)
    start = Ledger(marks=(20, theirs), slate=blank.slate)
    after = reckon(RULES, start, [Due(line=ScoreLine(0, "announce.group", 1))])
    assert after.slate == ((0, partien), (0, 0))
    assert after.marks == (0, 0)


@pytest.mark.parametrize("check", ["end_of_deal", "at_moment"])
def test_a_second_partie_in_a_deal_is_double(check: str) -> None:
    """r. VII: the losers mark nothing more, so they are at nothing, whatever their tricks hold.

    The target is 18 here. A+C go out with 17 + 10 against 4, single, 9 over. The losers take the
    Threes and the Twos, eight figures, two points; the winners have 12 figures, four aces and the
    last trick, 4 + 4 + 1 = 9. With 9 + 9 = 18 they are out again, and it is double.
    """
    options = {"continuation": True, "double_check": check, "double_limit": 1, "target": 18}
    rules = BOOK.with_options(options).read(Rules)
    counted = tally(rules, _tricks([1, 1, *[0] * 8], RANK_TRICKS), lambda seat: seat % 2)
    start = Ledger(marks=(17, 4), slate=new_ledger(2).slate)
    out = Due(line=ScoreLine(0, "announce.napolitana", 10))
    after = reckon(rules, start, [out, Due(tally=counted)])
    assert after.slate == ((0, 1 + 2), (0, 0))
    assert after.marks == (0, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 5},
        {"target": 0},
        {"three_sevens": "four"},
        {"stake": 0},
        {"two_player": "three"},
        {"jokers": 1},
    ],
)
def test_options_that_mean_nothing_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(RuleSetError):
        BOOK.with_options(options).read(Rules)
