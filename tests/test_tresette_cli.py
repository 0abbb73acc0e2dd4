"""Tresette at the terminal: sittings typed in, and what may be asked."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from ridotto.cli.app import run
from ridotto.cli.other_players import OtherPlayers
from ridotto.cli.question import Question
from ridotto.cli.save_file import Header, Save
from ridotto.cli.session import Session
from ridotto.cli.table_face import go_on
from ridotto.cli.table_settings import find_rules
from ridotto.cli.tresette.event_words import tell
from ridotto.cli.tresette.face import TresetteFace
from ridotto.cli.tresette.table_words import EventContext, counters, people_of, score_words, strokes
from ridotto.games.tresette import TRESETTE, acts
from ridotto.games.tresette.ledger import PartieWon
from ridotto.games.tresette.state import Settled, Tresette
from ridotto.notation import parse
from ridotto.notation import run as played
from ridotto.table import HOUSE, Action, Do, PickNumber, View

Said = tuple[int, str, str]
Terminal = Callable[..., Said]

ASKED: Final = (
    "hint", "help", "score", "marks", "announced", "tricks", "last", "sheet", "rules napolitana",
    "rules", "nonsense", "challenge", "say something", "announce 5x9",
)  # fmt: skip
"""What may be asked, or is no word at all: it changes nothing."""

SITTINGS: Final = [
    ((), False),
    (("continuation=true", "signals=true"), True),
    (("players=3",), False),
    (("players=2",), False),
    (("players=2", "two_player=heaps"), True),
    (("redraw_partners_every=1", "target=5"), False),
]


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Run a command with these lines typed in, and give back exit code and both channels."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def typed(lines: list[str], *words: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = run([*words])
        out, err = capsys.readouterr()
        return code, out, err

    return typed


def script(path: Path, options: tuple[str, ...], *, strict: bool) -> Iterator[str]:
    """What to type for a whole sitting: everybody acts, and the person's acts are told."""
    for session, line in course(path, options, strict=strict):
        del session
        yield line


def course(path: Path, options: tuple[str, ...], *, strict: bool) -> Iterator[tuple[Session, str]]:
    """A sitting on its way, with what the person types at each of his moments."""
    header = Header(
        game="tresette", rules="nuernberg-1770", options=options, strict=strict, seed=1770
    )
    save = Save.begin(path, header)
    session = Session(TRESETTE, find_rules(TRESETTE, header.rules, options), save)
    company = OtherPlayers(header)
    while not session.over:
        actor, act = session.actor(), len(session.actions)
        if actor == session.seat:
            forced = session.forced()
            action = forced or person(session)
            if forced is None:
                yield session, typed(action)
        else:
            if strict and isinstance(session.state.phase, Settled):
                yield session, ""
            house = actor == HOUSE
            action = (
                TRESETTE.shuffle(session.state, company.dice(act))
                if house
                else company.play(session.views[actor])
            )
        session.act(action)
    save.close()


def person(session: Session) -> Action:
    """The first thing that may be done."""
    match session.offers[0]:
        case PickNumber(kind="draw") as offer:
            return acts.Draw(session.seat, offer.numbers[0])
        case PickNumber() as offer:
            return acts.Cut(session.seat, offer.numbers[4])
        case Do(action=action):
            return action
    raise AssertionError(session.offers)


def typed(action: Action) -> str:
    """An action in the words one types."""
    match action:
        case acts.Draw(place=place):
            return str(place + 1)
        case acts.Cut(lifted=lifted):
            return str(lifted)
        case acts.Announce(items=items):
            return " ".join(items) or "none"
        case acts.Play(card=card):
            return card
    raise AssertionError(action)


@pytest.mark.parametrize(("options", "strict"), SITTINGS, ids=str)
def test_a_sitting_is_played_to_its_end(
    terminal: Terminal, tmp_path: Path, options: tuple[str, ...], strict: bool
) -> None:
    agreed = ("deals=2", *options)
    lines = list(script(tmp_path / "rehearsal", agreed, strict=strict))
    keys = [word for option in agreed for word in ("--option", option)]
    policy = ["--strict"] if strict else []
    begin = ("play", "tresette", "--new", "--pace", "0", "--seed", "1770", *keys, *policy)
    code, out, err = terminal([lines[0], *ASKED, *lines[1:]], *begin)
    assert (code, err) == (0, "")
    assert "The company rises" in out
    assert "Traceback" not in out


def test_the_table_fits_its_terminal(tmp_path: Path) -> None:
    """Drawn at every moment of a sitting, small and large, in colour, for two, three and four."""
    for options in (("deals=1",), ("deals=1", "players=3"), ("deals=1", "players=2")):
        for width, height in ((80, 24), (120, 40), (60, 24)):
            console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
            rules = find_rules(TRESETTE, None, options)
            face = TresetteFace(console, rules, 0, 0.0, plain=False)
            for session, _ in course(tmp_path / "drawn", options, strict=False):
                question = face.question(session.view, session.offers)
                rows = face.drawing(session.view, question, width, height)
                assert all(row.cell_len <= width for row in rows if width >= 80)
                assert len(rows) < height or width < 80
    assert face.drawing(session.view, Question("", go_on), 80, 24)


def test_undo_goes_behind_what_needed_no_decision(terminal: Terminal, tmp_path: Path) -> None:
    """A person with nothing to announce is not asked, and is not led back there."""
    lines = list(script(tmp_path / "rehearsal", ("deals=1",), strict=False))
    begin = ("play", "tresette", "--new", "--pace", "0", "--seed", "1770", "--option", "deals=1")
    code, out, err = terminal([*lines[:4], "undo", *lines[3:]], *begin)
    assert (code, err) == (0, "")
    assert "Taken back: decide again." in out
    assert "The company rises" in out


def test_a_record_is_read_aloud(terminal: Terminal) -> None:
    code, out, _ = terminal([], "replay", "sevens-end-partie")
    assert code == 0
    assert "B announces three Sevens." in out


def test_counters_and_strokes() -> None:
    """Three times seven marks; strokes in fives."""
    assert counters(16) == "●●●●●●● ●●●●●●● ●●"
    assert strokes(6) == "||||| |"
    assert strokes(0) == "–"


def test_among_three_the_slate_is_told_by_name() -> None:
    """C has two Partien of A and one of B: 2 from you, 1 from Balthasar."""
    body = "seats A B C dealer A slate C A 2 slate C B 1"
    head = "Game: tresette\nRules: nuernberg-1770\nOptions: players=3\n\n"
    state = played(parse(f"{head}{body}\n")).state
    assert isinstance(state, Tresette)
    scene = EventContext(people_of(0), state)
    told = "Marks: You 0, Balthasar 0, Clara 0. Slate: Clara 2 from you, 1 from Balthasar."
    assert score_words(scene) == told
    won = PartieWon(side=2, partien=(2, 1, 0), marks=(0, 0, 0), rule="partie.count")
    assert (
        tell(scene, won)
        == "Clara wins 2 Partien from you and a Partie from Balthasar (introduction of the book)."
    )


def view_after(record: str, before: str) -> View[Tresette]:
    """What A sees in a shipped record just before a statement."""
    text = (files("ridotto.games.tresette") / "records" / f"{record}.rec").read_text("utf-8")
    replay = played(parse(text.partition(before)[0]))
    assert isinstance(replay.opening, Tresette)
    log = [event for step in replay.steps for event in step.events]
    return View(0, replay.opening).watch(TRESETTE.fold, log)


def face_for(view: View[Tresette], options: tuple[str, ...]) -> TresetteFace:
    console = Console(file=io.StringIO(), width=80, height=24)
    return TresetteFace(
        console, find_rules(TRESETTE, None, options), view.seat or 0, 0.0, plain=True
    )


def test_enter_alone_announces_nothing() -> None:
    """As in Taroc; and the prompt says what to type, in whole sentences."""
    view = view_after("sevens-told-first", "A announces")
    question = face_for(view, ()).question(view, TRESETTE.offers(view))
    assert "Type all, or the numbers you choose (such as 1) to announce" in question.sentence
    assert "Enter announces nothing." in question.sentence
    assert question.read("") == acts.Announce(0, ())
    assert question.read("all") == acts.Announce(0, ("3x7", "3xK"))
    assert question.read("2") == acts.Announce(0, ("3xK",))


def test_ones_own_heaps_are_shown() -> None:
    """Each open card with the number of those under it, one's own and the others'."""
    view = view_after("two-players-heaps", "1 B c7")
    face = face_for(view, ("players=2",))
    question = Question("", go_on)
    drawn = "\n".join(row.plain for row in face.drawing(view, question, 80, 24))
    assert "your heaps" in drawn
    assert "heaps opposite" in drawn
    assert drawn.count("+4") == 8
