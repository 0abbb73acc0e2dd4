"""``ridotto today``: the deal of the day in the terminal, made of the date or of a server."""

import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ridotto.bots import RandomPlayer
from ridotto.cli.app import run
from ridotto.cli.game_terminal import GameTerminal, terminal_of
from ridotto.cli.language import choose_language, signed
from ridotto.duplicate.computer_field import field_of
from ridotto.games import GAMES
from ridotto.server.config import Config
from ridotto.table import RuleSet
from tests.server.in_process_server import WIDE, InProcessServer, run_in_process, wait_until

Said = tuple[int, str, str]
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


class Hands:
    """A face that shows nothing and does anything lawful."""

    seed = 1
    stops_after = 10_000

    def __init__(
        self, console: Console, rules: RuleSet, seat: int, pace: float, *, plain: bool
    ) -> None:
        del console, rules, seat, pace, plain
        self.asked = 0

    def ask(self, view: Any, offers: Any) -> Any:
        """Anything."""
        del offers
        self.asked += 1
        if self.asked > Hands.stops_after:
            raise KeyboardInterrupt
        return RandomPlayer(GAMES[_game_of(view)], seed=Hands.seed).act(view)

    def pause(self, view: Any, offers: Any) -> None:
        """Wait for nothing."""

    def tell(self, before: Any, events: Any) -> None:
        """Look away."""

    recall = tell

    def refuse(self, verdict: Any) -> None:
        """What is offered is never refused."""
        raise AssertionError(verdict)

    def notice(self, text: str) -> None:
        """Nor is there anything to say."""
        raise AssertionError(text)


def _game_of(view: Any) -> str:
    return str(type(view.table).__module__.split(".")[2])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A place of its own for what is kept, and no waiting for the disk."""
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setattr(Hands, "stops_after", 10_000)


@pytest.fixture
def with_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody types: hands do what is lawful."""

    def handy(game: str) -> GameTerminal:
        known = terminal_of(game)
        return GameTerminal(face=Hands, replay_text=known.replay_text, progress=known.progress)

    monkeypatch.setattr("ridotto.cli.day_on_machine.terminal_of", handy)
    monkeypatch.setattr("ridotto.cli.day_at_server.terminal_of", handy)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command, and give back exit code and both channels."""

    def command(*words: str) -> Said:
        code = run(["today", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return command


# On this machine


@EVERY_GAME
@pytest.mark.usefixtures("with_hands")
def test_a_deal_of_the_date_is_played_once_and_compared(
    said: Callable[..., Said], game: str
) -> None:
    """It says which of the two it is; the second time it only tells the result again."""
    code, out, err = said(game, "--level", "novice")
    assert (code, err) == (0, "")
    assert "made on this machine" in out
    made = next(line for line in out.splitlines() if line.startswith("You have played it."))
    assert "A novice:" in out
    assert "Better than" in out
    Hands.stops_after = 0
    _, again, _ = said(game, "--level", "novice")
    assert made in again


@pytest.mark.usefixtures("with_hands")
def test_who_leaves_goes_on_where_it_was(said: Callable[..., Said], tmp_path: Path) -> None:
    Hands.stops_after = 3
    code, out, _ = said("tresette", "--level", "novice")
    assert (code, "You have played it" in out) == (0, False)
    (save,) = tmp_path.glob("today-*-tresette-novice.save")
    before = save.read_bytes()
    Hands.stops_after = 10_000
    _, out, _ = said("tresette", "--level", "novice")
    assert "You have played it" in out
    assert save.read_bytes().startswith(before)


def test_there_are_no_hints_and_nothing_is_taken_back(
    said: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "".join(f"{word}\n" for word in ("hint", "undo", "quit"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code, out, _ = said("tresette", "--level", "novice", "--plain", "--pace", "0")
    assert code == 0
    assert out.count("played once and without help") == 2


# Of a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server whose computer players lose no time."""
    settings: dict[str, Any] = dict(WIDE)
    folder = tmp_path_factory.mktemp("today")
    config = Config(database=f"sqlite:///{folder}/tables.db", **settings)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.duplicate_play.PACE", 0)
        with run_in_process(config) as running:
            yield running
    assert running.log.errors == []


@EVERY_GAME
@pytest.mark.usefixtures("with_hands")
def test_the_deal_of_a_server_is_played_and_placed(
    server: InProcessServer, said: Callable[..., Said], tmp_path: Path, game: str
) -> None:
    """The view is folded here from what the server tells the seat; the place comes from there."""
    Hands.stops_after = 2
    code, out, err = said(game, "--server", server.base, "--name", "Eva")
    assert (code, err) == (0, "")
    assert f"The deal of the day of {server.base}" in out
    Hands.stops_after = 10_000
    code, out, err = said(game, "--server", server.base, "--name", "Eva")
    assert (code, err) == (0, "")
    assert "Place 1 of 1." in out
    key = (tmp_path / "key").read_text()
    deal = next(line for line in out.splitlines() if "#/duplicate/" in line).rpartition("/")[2]

    def look() -> Any:
        return server.call("GET", f"/api/duplicates/{deal}", headers={"ridotto-key": key}).json

    assert [row["name"] for row in look()["rows"] if row["mine"]] == ["Eva"]
    wait_until(lambda: not look()["waiting"])
    _, again, _ = said(game, "--server", server.base)
    assert "Place 1 of 1." in again
    # Each of the computers' field counts, not each level.
    levels = tuple(row["level"] for row in look()["rows"] if row["level"])
    assert f"% of {len(field_of(game, levels))} others" in again


@pytest.mark.usefixtures("with_hands")
def test_the_key_of_the_page_is_ones_own_here_too(
    server: InProcessServer, said: Callable[..., Said], tmp_path: Path
) -> None:
    """One person, one attempt; and the history knows the key of this machine."""
    words = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    code, _, err = said("bieten", "--server", server.base, "--key", words)
    assert (code, err) == (0, "")
    told = server.call("GET", "/api/me/parties", headers={"ridotto-key": "7f" * 16}).json
    assert [party["table"]["game"] for party in told] == ["bieten"]
    assert not (tmp_path / "key").exists()
    said("guimbarde", "--server", server.base)
    assert run(["history", "--server", server.base]) == 0


@pytest.mark.usefixtures("with_hands")
def test_what_was_made_is_said_in_the_readers_language(
    server: InProcessServer, said: Callable[..., Said]
) -> None:
    """The unit of the game too, and who else has played it, from a server and from this machine."""
    figure = r"(0|[+−]\d+(,\d)?)"
    made, other = (
        re.compile(one) for one in (rf"Hai fatto {figure} \(segni\)", rf"Un \w+:? .*{figure}")
    )
    for words in (("--server", server.base), ("--level", "novice")):
        out = said("tresette", *words, "--lang", "it")[1]
        assert made.search(out)
        assert other.search(out) or "--server" in words


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0"), (-0.04, "0"), (7, "+7"), (-20, "−20"), (1 / 3, "+0,3"), (-0.875, "−0,9")],
)
def test_a_figure_has_a_real_minus_and_a_tenth_at_most(value: float, shown: str) -> None:
    choose_language("de", {})
    assert signed(value) == shown


def test_a_server_that_is_none_is_said(said: Callable[..., Said]) -> None:
    code, _, err = said("bieten", "--server", "http://127.0.0.1:9")
    assert code == 2
    assert "does not answer as a server of Ridotto" in err
