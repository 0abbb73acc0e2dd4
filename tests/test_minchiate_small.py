"""Announcements, fiches and jettons, cards and their names: the books' own figures."""

from typing import Any

import pytest

from ridotto.cards import Ambiguous, Card, Impossible, Malformed
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.faults import misdeal_marks
from ridotto.games.minchiate.folla import Counts, Style, announce, announcements
from ridotto.games.minchiate.mark_counters import lay, read_mark
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import Rules
from ridotto.table import RuleSetError

DRESDEN = MINCHIATE.rule_sets["dresden-1798"].read(Rules)


@pytest.mark.parametrize(
    ("counts", "text"),
    [
        ((4, 3, 1, 0), "4 Coppe, 3 Denari, 1 Spade, senza Bastoni"),
        ((4, 1, 1, 1), "4 Coppe, 1 per sorte"),
        ((0, 1, 1, 1), "una per sorte, senza Coppe"),
        ((3, 1, 3, 1), "3 Coppe, 3 Spade, 1 per sorte"),
        ((4, 1, 4, 4), "4 per sorte e 1 Denari"),
        ((4, 4, 1, 1), "4 rosse, 1 lunga"),
        ((1, 4, 3, 2), "Coppe, Bastoni, Spade, Denari"),
        ((2, 0, 1, 2), "2 Coppe, 2 Bastoni, 1 Spade, senza Denari"),
        ((2, 2, 2, 2), "2 per sorte"),
        ((0, 0, 0, 0), "senza cartiglie"),
        ((0, 0, 3, 3), "3 lunghe, senza rosse"),
        ((5, 0, 0, 0), "5 Coppe, senza Denari e Spade e Bastoni"),
    ],
)
def test_the_folla_is_announced(counts: Counts, text: str) -> None:
    """Dr. 8-9, Fi. 9."""
    assert announce(counts) == text


def test_every_announcement_style_is_used() -> None:
    """All four ways of the book, and the plain one always fits."""
    assert set(announcements((1, 4, 3, 2))) == {Style.ASCENDING, Style.PLAIN}
    assert set(announcements((4, 4, 1, 1))) == {Style.ROSSE_LUNGHE, Style.PER_SORTE, Style.PLAIN}
    with pytest.raises(ValueError, match="does not fit"):
        announce((4, 3, 1, 0), Style.ASCENDING)


@pytest.mark.parametrize(
    ("points", "laid"),
    [
        (0, ""),
        (4, "○○○○"),
        (5, "◎"),
        (7, "○○◎"),
        (8, "▭○○"),
        (9, "▭○"),
        (14, "○○○○▭"),
        (16, "○◎▭"),
        (18, "▭▭○○"),
        (26, "○◎▭▭"),
        (34, "○○○○▭▭▭"),
        (39, "▭▭▭▭○"),
        (48, "▭▭▭▭▭○○"),
        (59, "▭▭▭▭▭▭○"),
    ],
)
def test_marks_are_laid_as_the_book_lays_them(points: int, laid: str) -> None:
    """Dr. 11, Fi. 12."""
    assert str(lay(points)) == laid
    assert read_mark(laid) == points


def test_59_needs_a_sixth_fiche() -> None:
    """Dr. 11: the partner lends it."""
    assert lay(59).borrowed(DRESDEN.marks.fiches) == 1
    assert lay(48).borrowed(DRESDEN.marks.fiches) == 0


@pytest.mark.parametrize("points", range(60))
def test_every_mark_reads_back(points: int) -> None:
    laid = lay(points)
    assert laid.points == read_mark(str(laid)) == points
    assert laid.before + 2 * laid.stacks <= 5
    assert laid.behind <= 2


def test_other_ways_of_laying_are_read_too() -> None:
    """Fi. 12 also allows 8 as three and a stack; keyboards may write o, @ and =."""
    assert read_mark("○○○◎") == read_mark("=oo") == 8


@pytest.mark.parametrize("text", ["x", "▭○▭", "○▭◎▭"])
def test_counters_that_mean_nothing_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"fiche"):
        read_mark(text)


def test_the_pack() -> None:
    """Dr. 1-2: 97 cards; 25 carte di conto worth 142."""
    assert len(PACK) == len(set(PACK.cards)) == 97
    assert len(DRESDEN.worth) == 25
    assert sum(DRESDEN.worth.values()) == 142
    assert PACK.names[Card("d1")] == "Sole di Campagna"
    assert PACK.names[Card("40")] == "Tromba"


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("R", Ambiguous, "cR or dR or sR or bR"),
        ("c11", Impossible, "Coppe has R Q C F 1 2"),
        ("41", Impossible, "no such card"),
        ("br", Malformed, "did you mean bR"),
        ("xyz", Malformed, "no card code"),
        ("?", Malformed, "no card code"),
        ("40 40", Impossible, "more than once"),
    ],
)
def test_wrong_card_codes_are_told_apart(text: str, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        PACK.parse(text)


@pytest.mark.parametrize(("cards", "marks"), [(1, 20), (2, 30), (3, 40)])
def test_a_misdeal_costs(cards: int, marks: int) -> None:
    """Dr. 14: 20, 30, 40."""
    assert misdeal_marks(DRESDEN, cards) == marks


@pytest.mark.parametrize(
    ("agreed", "why"),
    [
        ({"values.three": ["3"]}, "2, 4, 5 may belong to a versicola, and so must count something"),
        ({"versicole.runs": [["1", "6"]]}, "6 may belong to a versicola"),
        ({"values.three": ["2", "3", "4", "5", "40"]}, "40 is named 2 times; a card has one worth"),
        ({"values.five": ["XX"]}, "XX is no card"),
        ({"versicole.runs": [["5", "1"]]}, "5 to 1 is no run"),
        ({"versicole.runs": [["30", "35"], ["28", "40"]]}, "28 to 40 and 30 to 35 share cards"),
    ],
)
def test_a_table_cannot_agree_on_worths_that_do_not_fit(agreed: dict[str, Any], why: str) -> None:
    """Every card of a versicola counts something there (Dr. 3-4), so it needs a worth."""
    for rules in MINCHIATE.rule_sets.values():
        with pytest.raises(RuleSetError, match=why):
            MINCHIATE.open(rules.with_options(agreed))
