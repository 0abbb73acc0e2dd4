"""``ridotto score`` for Taroc, Tresette, Kaiserspiel, Guimbarde and Bieten, by worked hands."""

import pytest

from tests import count_hands as hands
from tests.score_helpers import Score, codes, make_score, rows, sheet, tree


@pytest.fixture
def score(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Score:
    """The command."""
    return make_score(capsys, monkeypatch)


# Taroc, example T-1: A deals ---------------------------------------------------------------------

A, B, C = map(codes, hands.taroc_1())


def test_taroc_worked_hand(score: Score) -> None:
    """19, 45 and 14 points; with honours and the Pagat -32, +99, -67."""
    words = (
        *("taroc", "--heaps", f"A: {A}", "--heaps", f"B: {B}", "--pagat", "B last", "--json"),
        *("--honours", "A cavalerie-s, B ten-tarocs, B matadors, B matador-20"),
        *("--honours", "B matador-19", "--honours", "half-cavalerie-h B"),
    )
    told = tree(score(*words))
    assert told["sheets"][0]["totals"] == [19, 45, 14]
    assert told["accounts"] == [-32, 99, -67]


def test_taroc_the_skis_alone(score: Score) -> None:
    """r. 8: the Skis 4, and the trick it was thrown into as if an empty card were added."""
    words = ("--heaps", "A cQ c3 2-4, B S", "--skar", "h2 h3 h4", "--json")
    assert sheet(score("taroc", *words))["totals"][:2] == [4 + 1 + 1, 4]


def test_taroc_says_what_is_wrong_with_the_skar(score: Score) -> None:
    code, _, err = score("taroc", "--points", "19 45 14", "--skar", "sK h2 h3")
    assert code == 2
    assert "--skar: A King may not be laid away" in err
    assert "skar-forbidden" in err
    # As the fault it is: A pays each of the others 5, and deals again.
    out = score("taroc", "--faults", "skar-forbidden A")[1]
    assert "The deal is void and is dealt again." in rows(out)
    assert "Total −10 +5 +5" in rows(out)


def test_taroc_four_with_a_king(score: Score) -> None:
    """A deals, and C, two seats on, sits out: he has neither cards nor points."""
    four = ("taroc", "--option", "players=4", "--points")
    assert sheet(score(*four, "A 19, B 45, D 14", "--json"))["totals"] == [19, 45, 0, 14]
    assert "the king sits out" in score(*four, "A 19, B 45, C 14")[2]


# Tresette ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("--piles", "A s3 s2 sK sQ sJ h3 h2 hK sA hA s7 s6 hQ hJ", "--last", "A+C"),
        ("--piles", "A+C s h, B+D d c", "--last", "first"),
        ("--piles", "B d c", "--last", "C"),
    ],
)
def test_tresette_is_counted(score: Score, words: tuple[str, ...]) -> None:
    """Ten figures and two aces each: 3 + 2; the last trick 1."""
    assert sheet(score("tresette", *words, "--json"))["totals"] == [6, 5]


def test_tresette_three_heaps(score: Score) -> None:
    """s, h3, h2: 7 figures and an ace; hK hQ hJ d3 d2 dK: 6 and two aces; C 7, an ace, the last."""
    words = (
        *("--option", "players=3", "--piles", "A s h3 h2, B hA hK hQ hJ d3 d2 dA dK"),
        *("--talon", "d5 d4 c5 c4", "--last", "C", "--json"),
    )
    assert sheet(score("tresette", *words))["totals"] == [2 + 1, 2 + 2, 2 + 1 + 1]


def test_tresette_says_where_a_stramazette_may_be_and_writes_it(score: Score) -> None:
    """Two figures and no ace show no point (r. V): three Partien."""
    piles = ("tresette", "--piles", "B+D hK dJ", "--last", "A")
    assert "if it was a Stramazette or a Gallata, enter it as great" in " ".join(
        score(*piles)[1].split()
    )
    out = score(*piles, "--great", "A stramazette")[1]
    assert "Slate: A+C 3, B+D 0." in rows(out)


def test_tresette_example_1(score: Score) -> None:
    """R-1: 4 to 7 from the cards; both sides are out, and each has a Partie."""
    ac, bd = map(codes, hands.gather(hands.TRESETTE_1, "0101"))
    words = (
        *("tresette", "--dealer", "D", "--marks", "A+C 12, B+D 9", "--last", "B"),
        *("--announced", "A 3x7, D 3xK, B Nh4, C 3x3", "--piles", f"A {ac}", "--piles", f"B {bd}"),
    )
    told = rows(score(*words)[1])
    assert "Total 8 12" in told
    assert "Slate: A+C 1, B+D 1." in told


def test_tresette_sides_follow_from_the_order(score: Score) -> None:
    """A B D C round the table: A plays with D, and the marks are theirs."""
    words = ("--order", "A B D C", "--marks", "A+D 3, B+C 4", "--piles", "D s h", "--last", "D")
    told = rows(score("tresette", *words)[1])
    assert "A deals. First side: A+D; second side: B+C." in told
    assert "Marks: A+D 9, B+C 9." in told


# Kaiserspiel, Guimbarde, Bieten ------------------------------------------------------------------


def test_kaiserspiel_example_1(score: Score) -> None:
    words = (
        *("kaiserspiel", "--dealer", "B", "--fiches", "2 3", "--loose", "A 20, B 12"),
        *("--turned", "sA", "--imperials", "B h", "--rummel", "A", "--tricks", "9 3"),
        *("--honours", "A sK, A s7", "--honours", "A sJ, A sQ"),
    )
    told = rows(score(*words)[1])
    assert "Fiches: A 3, B 4." in told
    assert "Loose: A 8, B 0." in told


def test_guimbarde_example_1(score: Score) -> None:
    """Five people by name; E deals. 7, -6, -3, -2, -1, and five jettons stay in the Mariage."""
    words = (
        *("guimbarde", "--option", "players=5", "--names", "Anna, Bert, Cleo, Dora, Emil"),
        *("--dealer", "Emil", "--fou", "Cleo", "--guimbarde", "dora", "--koenig", "E"),
        *("--point", "Anna", "--fou-played", "Cleo Emil", "--table-marriages", "s Anna Bert"),
        *("--fonds", "A"),
    )
    told = rows(score(*words)[1])
    assert "Total +7 −6 −3 −2 −1 +5" in told
    assert "Boxes: point 0, mariage 5, fou 0, koenig 0, guimbarde 0." in told


def test_guimbarde_a_marriage_that_was_trumped_or_forced(score: Score) -> None:
    """r. 1: three pay the king's player; r. 3: a permanent trump changes nothing in that."""
    base = ("guimbarde", "--option", "players=5", "--fonds", "A", "--json", "--table-marriages")
    for text in ("s A B", "s A B forced"):
        paid = sheet(score(*base, text))["payments"]
        payers = sorted(p["payer"] for p in paid if p["payee"] == 0 and p["payer"] >= 0)
        assert payers == [2, 3, 4]
    trumped = sheet(score(*base, "s A B C"))["payments"]
    assert not [p for p in trumped if p["payee"] == 0 and p["payer"] >= 0]


def test_bieten_practical_example(score: Score) -> None:
    """The first deal of the book's example: 1, 3, 5."""
    words = (
        *("bieten", "--option", "players=3", "--option", "target=7", "--json"),
        *("--rows", "A lK sK hU, B eK e9 e8, C lA hO s10"),
        *("--herz", "held", "--laub", "groschen-held", "--spiel", "held B"),
    )
    assert sheet(score(*words))["totals"] == [1, 3, 5]
    # Without cards one says who made what; the order of the words does not matter.
    told = (
        *("--herz", "C held", "--laub", "groschen-held C", "--gleich", "A", "--hanger", "B"),
        *("--spiel", "held B"),
    )
    assert sheet(score(*words[:6], *told))["totals"] == [1, 3, 5]
