"""Runs commands of the terminal in a language, with lines typed in, and reads all that they say."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ridotto.cli.app import run

Told = Callable[..., str]


def make_told(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
) -> Told:
    """What a command says on both channels, run in this folder and on a wide terminal."""
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(folder)

    def said(*words: str, typed: tuple[str, ...] = (), code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        found = run(["--lang", language, *words])
        out, err = capsys.readouterr()
        assert found == code, out + err
        return out + err

    return said
