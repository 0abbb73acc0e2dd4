"""Records told and tables drawn in the terminal are in one language, German or Italian."""

import contextlib
import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from ridotto.bots.explanations import Explanation, Reason
from ridotto.bots.explanations.reason import CHANCE
from ridotto.cli import hints
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.language import choose_language
from ridotto.games import GAMES, find_part, folder_of
from ridotto.notation import parse, run
from ridotto.table import HOUSE
from ridotto.testing import WatchedParty
from ridotto.testing.random_party import choose
from tests.english_words import english_in

OWN_FACE = [name for name in GAMES if find_part(name, "cli", "terminal", "TERMINAL") is not None]
"""A game without one has the generic: ``tests/test_seventh_game.py`` runs these tests with it."""
TYPED = ("tricks", "shown", "sheet", "announced")
"""Words that one types are the same in every language."""
ACTS = 60
EVERY = 4
"""Of so many records one is told: together they know every event."""


@pytest.fixture(params=["de", "it"])
def language(request: pytest.FixtureRequest) -> str:
    """The terminal speaks it."""
    choose_language(request.param, {})
    return str(request.param)


def english_lines(text: str) -> list[str]:
    """The lines with English words that nobody types."""
    for word in TYPED:
        text = text.replace(word, "")
    return [line for line in text.splitlines() if english_in(line)]


def console() -> Console:
    return Console(file=io.StringIO(), width=200, height=60, color_system=None)


def printed(screen: Console) -> str:
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_told_in_one_language(game: str, language: str) -> None:
    folder = folder_of(game) / "records"
    records = sorted((one for one in folder.iterdir()), key=lambda one: one.name)
    for record in records[::EVERY]:
        replay, screen = run(parse(record.read_text("utf-8"))), console()
        state: Any = replay.opening
        replay_text = terminal_of(game).replay_text(state, mono=True)
        for step in replay.steps:
            for told in replay_text.tell(state, step.events):
                screen.print(told)
            state = step.state
        assert not english_lines(printed(screen)), f"{record.name} in {language}"


@pytest.mark.parametrize("game", GAMES)
def test_english_would_be_found(game: str) -> None:
    assert english_lines(drawn(game, strict=False))


@pytest.mark.parametrize("strict", [False, True], ids=["courteous", "strict"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_in_one_language(game: str, language: str, strict: bool) -> None:
    """Questions, boards, sheets and what may be asked, but for hints and their reasons."""
    assert not english_lines(drawn(game, strict=strict)), language


def drawn(game: str, *, strict: bool) -> str:
    """What seat 0 sees of a random deal."""
    rules = list(GAMES[game].rule_sets.values())[-1]
    course: WatchedParty[Any] = WatchedParty.open(GAMES[game], rules, strict=strict)
    screen, dice = console(), Random(3)
    face: Any = terminal_of(game).face(screen, rules, 0, 0.0, plain=True)
    for _ in range(ACTS):
        if course.game.over(course.state):
            break
        look(face, course.views[0], course, screen)
        course.do(course.step(dice))
    return printed(screen)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_every_act_in_one_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not as a record writes it: that is English, and only the generic face shows what it takes."""

    def untold(*_: object) -> str:
        pytest.fail(f"{game} in {language} has no words for an act")

    rules = list(GAMES[game].rule_sets.values())[-1]
    course: WatchedParty[Any] = WatchedParty.open(GAMES[game], rules)
    face: Any = terminal_of(game).face(console(), rules, 0, 0.0, plain=True)
    dice, told = Random(3), ""
    if game in OWN_FACE:
        monkeypatch.setattr(type(GAMES[game]), "write", untold)
    for _ in range(ACTS):
        if course.game.over(course.state):
            break
        for seat in sorted(course.game.awaited(course.state) - {HOUSE}):
            action = choose(course.game, course.views[seat], dice)
            advice = Explanation(action=action, reason=Reason(kind=CHANCE))
            monkeypatch.setattr(hints, "advise", lambda *_, advice=advice: advice)
            with contextlib.suppress(NotUnderstood):
                told += "\n".join(face.answers()["hint"](course.views[seat])) + "\n"
        course.do(course.step(dice))
    assert told
    assert not english_lines(told)


def look(face: Any, view: Any, course: WatchedParty[Any], screen: Console) -> None:
    """Everything that the table shows seat 0 at this moment."""
    offers = course.game.offers(view)
    if 0 in course.game.awaited(course.state) and offers:
        screen.print(face.question(view, offers).sentence)
    screen.print(face.progress(view), *face.lines(view), face.stop(view), sep="\n")
    for row in (*face.board(view, 100), *face.side(view)):
        screen.print(row)
    for word, answer in face.answers().items():
        if word == "hint" or not view.seen:
            continue
        with contextlib.suppress(NotUnderstood):
            found = answer(view)
            screen.print(*(found if isinstance(found, list) else [found]), sep="\n")
