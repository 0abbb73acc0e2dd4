"""Runs ``ridotto score`` as somebody at a terminal would, and reads what it says."""

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.cli.app import run

Said = tuple[int, str, str]
Score = Callable[..., Said]


def make_score(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Score:
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
