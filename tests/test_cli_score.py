"""Scoring with real cards. The expectations are the digest's worked hands, counted by hand."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.cli.app import run

Said = tuple[int, str, str]

# Worked example 1 (Fi. 19): the tricks of A+C, then of B+D, as the tricks in the digest fall.
FIRST = (
    "b5 b8 b6 bR  d8 d2 13 15  c9 c5 20 c10  cF cQ c4 36  s2 4 26 35  dQ 10 s6 12  s7 c1 34 38 "
    "bF s8 b3 dF  bC sF b7 dC  39 sC cC cR"
)
SECOND = (
    "dR 30 d4 d7  s1 14 33 sR  d9 29 8 d6  s3 11 37 sQ  d5 d1 32 6  b9 28 b1 b4  b10 27 b2 1 "
    "s5 5 23 16  d3 24 31 7  M 9 21 2  c8 c3 3 40"
)
FOLLA = "d10 s10 s9 s4 c2 c6 c7 bQ 17 18 19 22 25"
GOOD = ["--first", FIRST, "--second", SECOND, "--ultima", "first", "--marked", "-34"]


@pytest.fixture
def score(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Said]:
    """Score, and give back the exit code and both channels."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def counted(*words: str) -> Said:
        code = run(["score", "minchiate", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return counted


def lines(side: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(line["rule"], line["points"], " ".join(line["cards"])) for line in side["lines"]]


def test_the_worked_example(score: Callable[..., Said]) -> None:
    code, out, _ = score(*GOOD, "--json")
    tree = json.loads(out)
    assert code == 0
    assert sorted(lines(tree["first"])) == sorted(
        [
            ("versicola.sopra", 20, "34 35 36"),
            ("count.ultima", 10, ""),
            ("count.papi", 3, "4"),
            ("count.re", 10, "cR bR"),
            ("count.cinque", 25, "10 13 20 34 35"),
            ("count.arie", 30, "36 38 39"),
        ]
    )
    assert sorted(lines(tree["second"])) == sorted(
        [
            ("count.cards", 2, ""),
            ("versicola.matto", 20, "1 40 M"),
            ("versicola.papi", 16, "1 2 3 M"),
            ("versicola.sopra", 35, "28 29 30 31 32 33 M"),
            ("count.papi", 9, "2 3 5"),
            ("count.re", 10, "dR sR"),
            ("count.cinque", 35, "1 28 30 31 32 33 M"),
            ("count.arie", 20, "37 40"),
            ("count.marked", 34, ""),
        ]
    )
    assert (tree["first"]["total"], tree["second"]["total"]) == (98, 181)
    assert (tree["difference"], tree["winner"], tree["resti"]) == (83, "second", 2)
    assert [remark["text"] for remark in tree["remarks"]] == ["senza re", "42 dell'Uno"]


def test_the_sheet_a_player_would_write(score: Callable[..., Said]) -> None:
    _, out, _ = score(*GOOD)
    rows = [" ".join(row.split()) for row in out.splitlines()]
    assert "Total 98 181" in rows
    assert "senza re Dr. 11 88 171" in rows
    assert "Second: 44 cards, 14 mazzetti and 2 cards: 2 beyond 14 mazzetti." in rows
    assert "Second: 42 dell'Uno (Dr. 11)." in rows
    assert "Difference 83: 2 resti to Second. (Dr. 6)" in rows
    assert "The mark of 34 lies as ○○○○▭▭▭." in rows


def test_one_side_may_be_left_out(score: Callable[..., Said]) -> None:
    whole = score(*GOOD, "--json")
    words = ["--second", SECOND, "--folla", FOLLA, "--ultima", "first", "--marked", "-34"]
    assert score(*words, "--json")[:2] == whole[:2]


def test_stretches_and_small_letters(score: Callable[..., Said]) -> None:
    second = "1-3 5-9 m 11 14 16 21 23 24 27-33 37 40 dr sr sq d1 d3-d7".replace(
        "d3-d7", "d3 d4 d5 d6 d7"
    )
    second += " d9 s1 s3 s5 b9 b1 b4 b10 b2 c8 c3"
    words = ["--first", FIRST, "--second", second, "--ultima", "first", "--marked", "-34"]
    assert score(*words, "--json") == score(*GOOD, "--json")


def test_no_ultima_moves_ten_points(score: Callable[..., Said]) -> None:
    words = ["second" if word == "first" else word for word in GOOD]
    tree = json.loads(score(*words, "--json")[1])
    assert tree["difference"] == 83 + 20


def test_faults_a_scorer_enters(score: Callable[..., Said]) -> None:
    # 30 for two cards, marked by the enemies of the dealer's side: 34 against 30 leaves 4.
    tree = json.loads(score(*GOOD, "--json", "--fault", "misdeal:second:2")[1])
    assert tree["difference"] == 83 - 30
    # Barred, B+D count 2 cards and 34 marks: 98 against 36.
    tree = json.loads(score(*GOOD, "--json", "--fault", "wrong-number:second")[1])
    assert (tree["second"]["total"], tree["difference"], tree["winner"]) == (36, 62, "first")
    # 34 and 20 and 10 make 64: a resto on the way, and 4 stay.
    tree = json.loads(score(*GOOD, "--json", "--fault", "misdeal:first:2")[1])
    assert "resto.due" in [remark["rule"] for remark in tree["remarks"]]
    assert tree["difference"] == 83 + 30 - 60
    # 34 and 20 and eight times 10 make 134: two resti on the way, and 14 stay.
    tree = json.loads(score(*GOOD, "--json", "--fault", "misdeal:first:9")[1])
    assert "2 resti on the way, 14 stay marked" in tree["remarks"][-1]["text"]
    assert tree["difference"] == 83 + 100 - 120
    out = score(*GOOD, "--fault", "revoke:first", "--rules", "firenze-2008")[1]
    assert "the player pays each enemy 2 resti" in out


def test_cappotto(score: Callable[..., Said]) -> None:
    # Worked example 2: 396, and 51 marked, doubled: 894, 15 resti.
    folla = "s9 c2 c4 c5 b2 b3 b4 b5 c6 d5 s10 s7 s4"
    words = ["--second", "", "--folla", folla, "--ultima", "first", "--marked", "51", "--json"]
    tree = json.loads(score(*words)[1])
    assert (tree["difference"], tree["resti"], tree["winner"]) == (894, 15, "first")


BAD: list[tuple[list[str], str]] = [
    (["--first", f"{FIRST} x9"], "'x9'"),
    (["--first", f"{FIRST} 41"], "'41'"),
    (["--first", f"{FIRST} R"], "'R' could be cR or dR or sR or bR"),
    (["--first", f"{FIRST} c11"], "Coppe has R Q C F 1"),
    (["--first", f"{FIRST} b5"], "b5 named more than once"),
    (["--second", f"{SECOND} b5"], "b5 named twice: in --first and in --second"),
    (["--second", SECOND.replace("dR ", "")], "1 missing among"),
    (["--first", f"{FIRST} c2"], "1 too many"),
    (["--first", f"{FIRST} c2", "--second", SECOND.replace("dR ", "")], "41 and 43"),
    (["--folla", FOLLA.replace("c2", "")], "13 cards lie in the folla, not 12"),
    (["--folla", FOLLA.replace("c2", "b5")], "b5 named twice"),
    (["--ultima", "third"], "'third' is no side"),
    (["--marked", "60"], "60"),
    (["--marked", "much"], "--marked"),
    (["--fault", "murder:first"], "'murder'"),
    (["--fault", "misdeal"], "misdeal:SIDE"),
    (["--fault", "misdeal:third"], "'third'"),
    (["--fault", "misdeal:first:none"], "'none'"),
    (["--fault", "misdeal:first:0"], "'0'"),
    (["--rules", "rome-1773"], "rome-1773"),
    (["--option", "count.par"], "key=value"),
]


@pytest.mark.parametrize(("words", "named"), BAD, ids=[named for _, named in BAD])
def test_what_cannot_be_scored(score: Callable[..., Said], words: list[str], named: str) -> None:
    code, out, err = score(*GOOD, *words)
    assert (code, out) == (2, "")
    assert err.startswith("ridotto: ")
    assert err.count("\n") == 1
    assert named in err


def test_one_side_alone_is_not_enough(score: Callable[..., Said]) -> None:
    code, _, err = score("--first", FIRST, "--ultima", "first")
    assert code == 2
    assert "folla" in err


def test_a_side_without_a_trick_cannot_have_the_last(score: Callable[..., Said]) -> None:
    code, _, err = score("--second", "", "--folla", FOLLA, "--ultima", "second")
    assert code == 2
    assert "has no trick" in err
