"""``ridotto replay --what-if``: walked, varied twice deep, named, commented, saved, read again."""

import io
import re
import sys
from pathlib import Path

import pytest

from ridotto.cli.app import run
from ridotto.notation import parse, read_variations
from ridotto.notation import run as run_record

HAND = "bieten/weli-beispiel"


def said(
    typed: list[str],
    capsys: pytest.CaptureFixture[str],
    patch: pytest.MonkeyPatch,
    name: str = HAND,
    language: str = "en",
) -> str:
    """What the terminal says while this is typed."""
    patch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    patch.setenv("NO_COLOR", "1")
    assert run(["replay", name, "--what-if", "--lang", language]) == 0
    return capsys.readouterr().out


def test_a_tree_is_walked_and_saved_and_opens_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tree.rec"
    out = said(
        [
            "go 29", "acts", "vary C holds", "name Held", "say Three nines.",
            "next", "next", "back", "tree", f"save {file}", f"save {file}", "quit",
        ],
        capsys, monkeypatch,
    )  # fmt: skip
    assert "next: C good" in out
    assert "result gleich = A 2" in out, "three nines beat two kings, for two"
    assert "exists already" in out
    assert "not saved" not in out
    tree = read_variations(run_record(parse(file.read_text(encoding="utf-8"))))
    assert [(one.of, one.after, one.name) for one in tree] == [(0, 29, "Held")]
    assert tree[0].comments[0].says == "Three nines."
    again = said(["line 1", "next", "do 1", "tree", "quit"], capsys, monkeypatch, str(file))
    assert "Three nines." in again
    assert "Variation 2." in again
    assert "→     2  step" in again, "the second leaves the first"
    assert "The variations were not saved." in again


def test_the_rest_is_played_by_others_and_the_spread_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = said(["go 29", "play C holds novice", "spread 3", "line 0"], capsys, monkeypatch)
    assert "novice plays the rest." in out
    assert "3 playings" in out
    assert re.search(r"result laub A +1\.0 ± 0\.0 +1 to 1", out)


def test_what_acts_are_worth_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before C answers to the Gleich: he can let it good or hold."""
    out = said(["go 29", "worth", "worth open", "worth much"], capsys, monkeypatch)
    assert re.search(r"What C can expect, in quarters; \d+ ways", out)
    assert "all cards open" in out
    assert len(re.findall(r"^C (?:good|holds) ", out, re.MULTILINE)) >= 4
    assert re.search(r"^C good +0\.\d\d ", out, re.MULTILINE), "a tenth of a quarter is much"
    assert "worth, or worth open; not 'much'" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump", "no command 'jump'; help lists them"),
        ("go 999", "a number from 0 to 33, not '999'"),
        ("vary", "which act? acts lists them"),
        ("vary C sings", "sings"),
        ("do A plays hA", "A"),
        ("name X", "vary first"),
        ("line 1", "a number from 0 to 0"),
        ("save", "name a file"),
        ("help", "what could be done here instead"),
    ],
)
def test_what_cannot_be_done_is_said(
    typed: str, answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answer in said(["go 29", typed], capsys, monkeypatch)


def test_a_record_with_variations_is_replayed_as_ever(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tree.rec"
    said(["go 29", "do C holds", f"save {file}"], capsys, monkeypatch)
    assert run(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Variations behind the record: 1. --what-if walks them." in out
    assert "expectations are met" in out
    file.write_text(file.read_text() + "C sings\n")
    assert run(["replay", str(file), "--what-if"]) == 2
    assert f"{file}:" in capsys.readouterr().err


TYPED = [
    "help", "go 29", "acts", "vary C holds", "name X", "back", "line 0", "tree", "go 29",
    "play C holds novice", "line 0", "go 29", "spread 2", "worth", "worth open", "worth much",
    "jump", "go 999", "vary", "name X", "save", "go end", "next", "acts", "do A plays hA",
]  # fmt: skip
ENGLISH = re.compile(
    r"\b(the|what|which|step|steps|next:|plays? the|number|ways|can|could|one|not|with|most)\b"
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", ("Schritt 29 von", "Neulinge spielen den Rest.", "2-mal gespielt", "ist kein Befehl",
                "Was C erwarten kann (Viertel)", "eine Zahl von 0 bis")),
        ("it", ("passo 29 di", "Il resto lo giocano principianti.", "Giocata 2 volte",
                "non è un comando", "Che cosa può aspettarsi C (quartini)", "un numero da 0 a")),
    ],
)  # fmt: skip
def test_it_speaks_the_language_of_the_terminal(
    language: str, told: tuple[str, ...], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Only what is typed, and what a record writes, is the same in every language."""
    out = said(TYPED, capsys, monkeypatch, language=language)
    for words in told:
        assert words in out
    statements = re.compile(r"^[→ ]*\d+ .*$|^ *[A-C]: .*$|^ *[A-C] .*$", re.MULTILINE)
    left = ENGLISH.findall(statements.sub("", out))
    assert left == []
