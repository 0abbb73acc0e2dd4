"""Pages in a terminal: none longer than the screen, and who types quit leaves at any of them."""

import io
import os
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from ridotto.cli import party_at_terminal
from ridotto.cli.app import run
from ridotto.cli.errors import Leave
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.save_file import Header
from ridotto.cli.terminal_output import TerminalOutput
from ridotto.kernel import readiness

HEIGHT = 10
CLEAR = "\x1b[2J"


class Typist:
    """Somebody who types these lines, and sees what stood on the screen each time."""

    def __init__(self, *lines: str) -> None:
        self.lines = iter(lines)

    def read(self) -> str:
        """The next line."""
        return next(self.lines)


def stage(*lines: str) -> TerminalOutput:
    """A drawn stage of ten rows."""
    console = Console(file=io.StringIO(), width=40, height=HEIGHT, force_terminal=True)
    drawn = TerminalOutput(console)
    drawn.live = True
    drawn.keyboard = Typist(*lines)  # type: ignore[assignment]
    return drawn


def screens(drawn: TerminalOutput) -> list[list[str]]:
    """What stood on each screen, from one clearing to the next."""
    file = drawn.console.file
    assert isinstance(file, io.StringIO)
    _, *shown = file.getvalue().split(CLEAR)
    rows = [text.replace("\x1b[H", "").splitlines() for text in shown]
    return [[row for row in screen if row] for screen in rows]


def test_a_long_page_goes_on_on_a_fresh_screen() -> None:
    """Sixteen rows: seven, seven and two, each with room for the question and the answer."""
    drawn = stage("", "")
    drawn.page(*(Text(f"row {n}") for n in range(16)))
    shown = screens(drawn)
    assert [sum(row.startswith("row") for row in screen) for screen in shown] == [7, 7, 2]
    assert [screen[-1] for screen in shown] == ["Enter shows the rest."] * 2 + ["row 15"]


@pytest.mark.parametrize("word", ["quit", "EXIT"])
def test_who_types_quit_at_a_page_leaves(word: str) -> None:
    drawn = stage("", word)
    with pytest.raises(Leave):
        drawn.page(*(Text(f"row {n}") for n in range(16)))
    with pytest.raises(Leave):
        stage(word).wait()
    assert stage("queen").wait() == "queen"


def test_who_sits_down_anew_is_told_of_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And only then: who comes back after a first act knows."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    said = []
    for keys in ("1\nquit\n", "y\nquit\n"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        assert run(["play", "tresette", "--pace", "0", "--seed", "1"]) == 0
        said.append(capsys.readouterr().out)
    assert ["Type help at any time" in text for text in said] == [True, False]


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there is no terminal here")
def test_what_is_typed_before_a_question_is_no_answer_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As somebody does who waits for the table and presses Enter."""
    ours, theirs = os.openpty()
    try:
        with os.fdopen(theirs, encoding="utf-8") as typed:
            monkeypatch.setattr(sys, "stdin", typed)
            keyboard = Keyboard(Console(file=io.StringIO()))
            os.write(ours, b"hasty\n")
            # What was written has arrived as soon as the terminal echoes it.
            assert os.read(ours, 5) == b"hasty"
            keyboard.forget()
            os.write(ours, b"c6\n")
            assert keyboard.read() == "c6"
    finally:
        os.close(ours)


def test_that_rules_are_compiled_stands_on_the_first_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the greeting: a line above the table would be cleared away with the first drawing."""
    console = Console(file=io.StringIO(), width=100, height=40, force_terminal=True)
    monkeypatch.setattr(party_at_terminal, "make_console", lambda: console)
    monkeypatch.setattr(readiness, "begin_compiling", lambda game: game == "minchiate")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(Keyboard, "forget", lambda _: None)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    wanted = Header(game="minchiate", rules="dresden-1798", level="master")
    party_at_terminal.play_party(wanted, path=tmp_path / "save", resume=None, pace=0, plain=False)
    assert isinstance(console.file, io.StringIO)
    screen = console.file.getvalue().split(CLEAR)[-1]
    assert "Welcome" in screen
    assert "are being compiled for this computer" in screen
