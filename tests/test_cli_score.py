"""``ridotto score`` for all games. The expectations are the digests' worked hands, counted by hand.

What the count makes of an entry is held to the books in ``test_count*.py``; here is what is typed.
"""

from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from ridotto import counting
from ridotto.cli import counting as in_terminal
from ridotto.cli.app import app
from ridotto.cli.counting.entry_fields import fields_of
from ridotto.counting.registry import COUNTINGS
from ridotto.games import GAMES
from tests import count_hands as hands
from tests.score_helpers import Score, codes, make_score, rows, sheet, tree


@pytest.fixture
def score(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Score:
    """The command."""
    return make_score(capsys, monkeypatch)


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
    assert "Total −2 +2 −2 +2" in told
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
    assert "Revoke Dr. 14, Fi. 13 +2 0 +2 −4" in rows(out)
    assert "paid: A −1, B +2, C −1, D 0" in " ".join(out.split())


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
    (("--first", "x9"), "--first: 'x9' is no card of this pack; codes are such as cR s10 M"),
    (("--first", "41"), "'41' is no card of this pack; codes are such as cR s10 M"),
    (("--first", "R"), "'R' could be cR, dR, sR or bR"),
    (("--first", "c11"), "'c11': there is no such card; of this suit there are cR cQ cC cF c1"),
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
    (("--names", "A" * 61), "a name has 60 letters at most"),
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
    assert "'x9' is no card of this pack; codes are such as cR s10 M." in told
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


def test_nothing_generic_names_a_game() -> None:
    """A game is counted by bringing its folder; no other file speaks of it."""
    folders = (Path(counting.__file__).parent, Path(in_terminal.__file__).parent)
    sources = [source for folder in folders for source in folder.glob("*.py")]
    assert len(sources) > 15
    for source in sources:
        text = source.read_text("utf-8").casefold()
        assert not [game for game in GAMES if game in text], source.name


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
