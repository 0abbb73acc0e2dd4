"""``ridotto score`` for all games. The expectations are the digests' worked hands, counted by hand.

What the count makes of an entry is held to the books in ``test_count*.py``; here is what is typed.
"""

import io
import json
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest
from typer.main import get_command

from ridotto.cli.app import app, run
from ridotto.cli.counting.fields import fields_of
from ridotto.counting.registry import COUNTINGS
from ridotto.games import GAMES
from tests import count_hands as hands

Said = tuple[int, str, str]
Score = Callable[..., Said]


@pytest.fixture
def score(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Score:
    """Score, with these lines typed in; give back the exit code and both channels."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def counted(*words: str, typed: tuple[str, ...] = ()) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(["score", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return counted


def tree(said: Said) -> Any:
    """What programs are told."""
    code, out, err = said
    assert (code, err) == (0, "")
    return json.loads(out)


def sheet(said: Said) -> Any:
    """The sheet of the deal."""
    return tree(said)["sheets"][0]


def rows(text: str) -> list[str]:
    """The lines, with single spaces."""
    return [" ".join(row.split()) for row in text.splitlines()]


def codes(cards: list[str]) -> str:
    """Cards as one types them."""
    return " ".join(cards)


# Minchiate: the first example (Fi. 19). A+C are the first side, the mark of 34 is B+D's.

SEATS: Final = ("minchiate", "--ranking", "A C B D")
FIRST, SECOND = map(codes, hands.dresden_1())
FOLLA: Final = "d10 s10 s9 s4 c2 c6 c7 bQ 17 18 19 22 25"
HEAPS: Final = ("--first", FIRST, "--second", SECOND)
GOOD: Final = (*SEATS, *HEAPS, "--ultima", "A", "--mark", "second 34")


def test_the_worked_example(score: Score) -> None:
    """98 against 181: 83 more, and every sixty begun is a resto: two."""
    found = sheet(score(*GOOD, "--json"))
    assert found["totals"] == [98, 181]
    assert found["outcome"] == {"winner": 1, "difference": 83, "pays": 2}
    assert sorted((n["side"], n["points"], " ".join(n["cards"])) for n in found["lines"]) == [
        (0, 3, "4"),
        (0, 10, ""),
        (0, 10, "cR bR"),
        (0, 20, "34 35 36"),
        (0, 25, "10 13 20 34 35"),
        (0, 30, "36 38 39"),
        (1, 2, ""),
        (1, 9, "2 3 5"),
        (1, 10, "dR sR"),
        (1, 16, "1 2 3 M"),
        (1, 20, "1 40 M"),
        (1, 20, "37 40"),
        (1, 34, ""),
        (1, 35, "1 28 30 31 32 33 M"),
        (1, 35, "28 29 30 31 32 33 M"),
    ]


def test_the_sheet_a_player_would_write(score: Score) -> None:
    code, out, _ = score(*GOOD)
    told = rows(out)
    assert code == 0
    assert "A deals. First side: A+C; second side: B+D." in told
    assert "Total 98 181" in told
    assert "• senza re: 88 : 171 (Dr. 11, Fi. 11)." in told
    assert "Difference 83: 2 resti to B+D." in told
    assert "Total -2 +2 -2 +2" in told
    assert "Florence 2008: the same" in out


@pytest.mark.parametrize(
    "words",
    [
        (*HEAPS, "--ultima", "first", "--mark", "B+D 34"),
        (*HEAPS, "--ultima", "AC", "--mark", "34 D"),
        (*HEAPS, "--ultima", "C", "--mark", "second before=4 fiches=3"),
        ("--second", SECOND, "--folla", FOLLA, "--ultima", "first", "--mark", "second 34"),
        ("--first", FIRST.upper().lower(), "--folla", FOLLA.replace(" ", ", "),
         "--ultima", "FIRST", "--mark", "Second 34"),
        ("--first", FIRST, "--second", "1-3 5-9 m 11 14 16 21 23 24 27-33 37 40 dr sr sq d1 d3-d7",
         "--second", "d9 s1 s3 s5 b9 b1 b4 b10 b2 c8 c3", "--ultima", "A", "--mark", "B 34"),
    ],
)  # fmt: skip
def test_one_thing_may_be_typed_in_many_ways(score: Score, words: tuple[str, ...]) -> None:
    expected = sheet(score(*GOOD, "--json"))
    found = sheet(score(*SEATS, *words, "--json"))
    assert [set(heap) for heap in found.pop("heaps")] == [
        set(heap) for heap in expected.pop("heaps")
    ]
    assert found == expected


def test_faults_a_scorer_enters(score: Score) -> None:
    # 34, and 30 for two cards wrong, make 64: a resto on the way, and 4 stay: 98 to 151.
    found = sheet(score(*GOOD, "--faults", "misdeal A 2", "--json"))
    assert (found["totals"], found["outcome"]["pays"]) == ([98, 151], 1)
    # Barred, B+D count 2 cards and 34 marks: 98 against 36. Whose it is may come first.
    found = sheet(score(*GOOD, "--faults", "D wrong-number", "--json"))
    assert found["totals"] == [98, 36]
    # A revoke costs D one resto to each enemy, by Florence two; two faults in one flag.
    out = score(*GOOD, "--faults", "revoke D, misdeal-mended A", "--rules", "firenze-2008")[1]
    assert "Revoke Dr. 14, Fi. 13 +2 0 +2 -4" in rows(out)
    assert "paid: A -1, B +2, C -1, D 0" in " ".join(out.split())


def test_a_matto_that_died_in_a_cappotto(score: Score) -> None:
    """The second example: (396 + 46 + 5) × 2 = 894, fifteen resti, and one on the way."""
    swept = (*SEATS, "--folla", codes(list(hands.DRESDEN_2_FOLLA)), "--json")
    told = tree(
        score(*swept, "--second", "nothing", "--ultima", "first", "--mark", "first 46",
              "--matto-lost", "--resti", "first 1")
    )  # fmt: skip
    assert told["sheets"][0]["totals"] == [894, 0]
    assert told["accounts"] == [16, -16, 16, -16]
    # 63 have the death in them already: (396 + 63) × 2 = 918.
    words = ("--first", "", "--ultima", "second", "--mark", "second 63")
    assert sheet(score(*swept, *words))["totals"] == [0, 918]


BAD: Final[list[tuple[tuple[str, ...], str]]] = [
    (("--first", "x9"), "--first: 'x9' is no card code"),
    (("--first", "41"), "'41': there is no such card"),
    (("--first", "R"), "'R' could be cR or dR or sR or bR"),
    (("--first", "c11"), "Coppe has R Q C F 1"),
    (("--first", "c2-d3"), "c2 and d3 are of two suits"),
    (("--first", "b5"), "--first: b5 named more than once"),
    (("--second", "b5"), "--second: b5 named twice: in first and in second"),
    (("--first", "c2"), "84 cards are played and 13 lie in the folla"),
    (("--ultima", "B"), "one word is wanted, SIDE, not “A B”"),
    (("--mark", "61"), "a mark is 0 to 59, and 61 was entered"),
    (("--mark", "much"), "“much” is no side"),
    (("--mark", "jettons=3"), "there is no jettons; write [SIDE] [POINTS]"),
    (("--mark", "second 34 points=50"), "there is no points"),
    (("--resti", "1"), "2 are wanted, and here are 1; or write SIDE N"),
    (
        ("--resti", "first 1, third 2"),
        "“third” is no side; the sides are first (A+C), second (B+D)",
    ),
    (("--faults", "murder A"), "“murder” is no fault of the book; there are: "),
    (("--faults", "misdeal"), "by missing in “misdeal”: FAULT WHO [NUMBER]"),
    (("--faults", "misdeal E"), "“E” is nobody here; there are: A B C D"),
    (("--faults", "misdeal A 0"), "“0” will not do: a number is wanted, 1 to 40"),
    (("--faults", "misdeal C"), "only the dealer can deal wrongly"),
    (("--matto-lost",), "only a side without a trick loses the Matto"),
    (("--rules", "rome-1773"), "rome-1773"),
    (("--option", "count.par"), "key=value"),
    (("--names", "A,B,C,D,E"), "4 play, and here are 5 names"),
    (("--drawn", "A cR, B 30, C dR, D 2"), "who drew cR dR draws again"),
]


@pytest.mark.parametrize(("words", "named"), BAD, ids=[named for _, named in BAD])
def test_what_cannot_be_scored(score: Score, words: tuple[str, ...], named: str) -> None:
    """Everything is told in one sentence, and in the flag's name."""
    good = GOOD[:-2] if words[0] == "--mark" else GOOD
    code, out, err = score(*good, *words)
    assert (code, out) == (2, "")
    assert err.startswith("ridotto: ")
    assert err.count("\n") == 1
    assert named in err


def test_two_heaps_are_enough_and_one_is_not(score: Score) -> None:
    code, _, err = score(*SEATS, "--first", FIRST, "--ultima", "first")
    assert (code, "name two of the three heaps" in err) == (2, True)


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
    assert "Total -10 +5 +5" in rows(out)


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
    assert "Total +7 -6 -3 -2 -1 +5" in told
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


# The dialogue ------------------------------------------------------------------------------------


def test_without_flags_it_asks(score: Score) -> None:
    """Wrong answers are explained and asked for again; what cannot be counted is put right."""
    typed = (
        *("x9", FIRST, SECOND, "", "third", "A"),
        *("?", "second 35", "", "marriage", "declared B 28-32 M", ""),
    )
    code, out, err = score(*SEATS, typed=typed)
    told = rows(out)
    assert (code, err) == (0, "")
    assert "'x9' is no card code of the Minchiate pack." in told
    assert "“third” is no side; the sides are first (A+C), second (B+D)." in told
    assert "“marriage” is none of these." in told
    # 35 marked instead of 34; the 33 has come to B's versicola.
    assert "Total 98 182" in told
    assert "Difference 84: 2 resti to B+D." in told
    assert any(row.startswith("• B+D: ") and "33" in row for row in told)


def test_what_cannot_be_counted_is_asked_for_again(score: Score) -> None:
    typed = (FIRST, "", "", "A", "second 61", "", "", f"second {SECOND}", "", "second 34")
    code, out, _ = score(*SEATS, typed=typed)
    assert code == 0
    assert "name two of the three heaps" in out
    assert "a mark is 0 to 59, and 61 was entered" in " ".join(out.split())
    assert "Total 98 181" in rows(out)


def test_the_dialogue_can_be_left(score: Score) -> None:
    for typed in ((), ("quit",)):
        code, out, err = score("bieten", typed=typed)
        assert (code, err) == (0, "")
        assert "Total" not in out


# All games ---------------------------------------------------------------------------------------


def test_every_game_that_is_counted_has_its_command() -> None:
    commands: Any = get_command(app)
    assert set(commands.commands["score"].commands) == set(COUNTINGS) == set(GAMES)


@pytest.mark.parametrize("game", COUNTINGS)
def test_every_field_of_an_entry_is_a_flag_with_help(game: str) -> None:
    commands: Any = get_command(app)
    command = commands.commands["score"].commands[game]
    flags = {option.opts[0]: option.help for option in command.params}
    # What both ask for is asked for once, before the deal.
    fields = {
        field.flag: field
        for kind in (COUNTINGS[game].entry, COUNTINGS[game].opening)
        for field in fields_of(kind)
    }
    assert len(fields) > 3
    for flag, field in fields.items():
        assert field.text, f"{flag} says nothing of itself"
        assert flags[flag].startswith(field.text)


def test_card_codes_of_a_pack_differ_in_more_than_case() -> None:
    """Codes are read in any case."""
    for game in GAMES.values():
        pack = game.pack(game.open(next(iter(game.rule_sets.values()))))
        assert len({card.casefold() for card in pack.cards}) == len(pack.cards)
