"""What ``ridotto replay`` says of a record, besides the record's own words, in every language."""

from pathlib import Path

import pytest

from ridotto.cli.app import run
from ridotto.cli.replay_command import find_shipped
from tests.english_words import english_in

NAME = "minchiate/dresden-example-2"


def text_of(name: str) -> str:
    record = find_shipped(name)
    assert record is not None
    return record.read_text(encoding="utf-8")


def closing(record: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What stands after the last thing that the record itself says."""
    file = tmp_path / "one.rec"
    file.write_text(record, encoding="utf-8")
    run(["replay", str(file), "--lang", language])
    told = " ".join(capsys.readouterr().out.rpartition("✓")[2].split())
    assert told
    return told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "All 51 expectations are met."),
        ("de", "Alle 51 Erwartungen sind erfüllt."),
        ("it", "Tutte le 51 attese sono soddisfatte."),
    ],
)
def test_that_all_is_met_is_said(
    language: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what the book says of other play, in the same language."""
    told = closing(text_of(NAME), language, tmp_path, capsys)
    assert sentence in told
    assert "± 194" in told
    assert bool(english_in(told)) == (language == "en")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("1 of 51 expectations are not met:", "expected A+C 16, found A+C 15")),
        ("de", ("1 von 51 Erwartungen", "erwartet A+C 16, gefunden A+C 15")),
        ("it", ("1 attese su 51", "atteso A+C 16, trovato A+C 15")),
    ],
)
def test_what_is_not_met_is_said(
    language: str,
    sentences: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = text_of(NAME).replace("expect pays = A+C 15", "expect pays = A+C 16")
    told = closing(record, language, tmp_path, capsys)
    for sentence in sentences:
        assert sentence in told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The record expects nothing"),
        ("de", "Die Aufzeichnung erwartet nichts"),
        ("it", "Il verbale non si aspetta nulla"),
    ],
)
def test_that_nothing_is_expected_is_said(
    language: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = text_of(NAME).splitlines(keepends=True)
    record = "".join(line for line in lines if not line.startswith("expect "))
    assert sentence in closing(record, language, tmp_path, capsys)


@pytest.mark.parametrize(
    ("language", "cost", "untrue"),
    [
        ("en", "That side counts only its cards", "Too many or too few"),
        ("de", "Diese Seite zählt nur Karten", "Zu viele oder zu wenige"),
        ("it", "Quella parte conta solo le carte", "troppe carte o troppo poche"),
    ],
)
def test_what_a_card_laid_away_costs_is_said_and_no_more(
    language: str, cost: str, untrue: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The number of cards was right there, so nothing is said of it."""
    assert run(["replay", "minchiate/wrong-discard-challenged", "--lang", language]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert cost in told
    assert untrue not in told
