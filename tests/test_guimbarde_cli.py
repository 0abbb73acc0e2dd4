"""Guimbarde in a terminal: whole sittings through the face, what may be asked, records told."""

import io
import random
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from rich.console import Console

from ridotto.bots.guimbarde import GuimbardePlayer
from ridotto.cli.guimbarde.event_words import STORIES
from ridotto.cli.guimbarde.face import GuimbardeFace
from ridotto.cli.guimbarde.pages import sheet_page
from ridotto.cli.guimbarde.prompts import question_for
from ridotto.cli.guimbarde.replay_text import GuimbardeReplayText
from ridotto.cli.guimbarde.table_words import PAID_FOR, EventContext, pay_words, people_of
from ridotto.cli.party_loop import Host
from ridotto.cli.save_file import Header, Save
from ridotto.cli.session import Session
from ridotto.games.guimbarde import GUIMBARDE, acts, events
from ridotto.games.guimbarde.state import Opening
from ridotto.notation import parse, run
from ridotto.table import Action, Dice, Payment, PickSets, View
from ridotto.testing import WatchedParty

BOOK = GUIMBARDE.rule_sets["nuernberg-1770"]
QUESTIONS: Final = (
    "help",
    "last",
    "tricks",
    "boxes",
    "score",
    "sheet",
    "shown",
    "rules marriage",
    "rules",
    "hint",
    "foo",
    "challenge",
    "back",
)


class Others:
    """The computer players of a host, without the registry."""

    def __init__(self, seed: int) -> None:
        self.player = GuimbardePlayer(seed=seed)
        self.seed = seed

    def dice(self, act: int) -> Dice:
        """From the seed alone."""
        return random.Random(f"{self.seed}/{act}")

    def play(self, view: View[Any]) -> Action:
        """What the player does."""
        return self.player.act(view)


def typed(action: Action) -> str:
    """What a person would type for an action; Enter where that is the usual answer."""
    match action:
        case acts.Draw(place=place):
            return str(place + 1)
        case acts.Cut(lifted=lifted):
            return str(lifted)
        case acts.Name(number=number):
            return str(number)
        case acts.Silent():
            return "none"
        case acts.Play(card=card):
            return f"{card} alone" if card.endswith("Q") else card
        case acts.Marry(card=card):
            return card
    return ""


class Person:
    """A keyboard at which somebody sits who plays as the computer would, and asks a lot."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.questions = list(QUESTIONS)

    def forget(self) -> None:
        """Nothing is typed before it is asked for."""

    def read(self, prompt: str = "") -> str:
        """The next line."""
        del prompt
        session = self.session
        if session.over or session.seat not in GUIMBARDE.awaited(session.state):
            return ""
        if self.questions and session.state.deal.tricks:
            return self.questions.pop()
        return typed(GuimbardePlayer(seed=1).act(session.view))


def sit(
    tmp_path: Path, options: dict[str, Any], width: int, *, live: bool, strict: bool
) -> tuple[Session, str]:
    """A whole sitting at a face, and all that it wrote."""
    rules = BOOK.with_options({**options, "deals": 1})
    header = Header(game="guimbarde", rules=BOOK.name, strict=strict, seed=4)
    session = Session(GUIMBARDE, rules, Save.begin(tmp_path / "party", header))
    out = io.StringIO()
    console = Console(file=out, width=width, height=24, force_terminal=live, color_system=None)
    face = GuimbardeFace(console, rules, 0, 0.0, plain=not live)
    face.output.live = live
    face.output.keyboard = Person(session)  # type: ignore[assignment]
    Host(session, face, Others(4)).run()  # type: ignore[arg-type]
    session.save.close()
    return session, out.getvalue()


@pytest.mark.parametrize(
    ("width", "options", "live", "strict"),
    [
        (80, {}, False, False),
        (80, {"players": 9}, True, False),
        (120, {"players": 6}, True, True),
        (60, {"players": 3}, True, False),
        (80, {"players": 7, "point_by": "pips"}, True, False),
        (80, {"players": 4, "hand_marriage_time": "at_boxes"}, False, True),
        (80, {"players": 8, "break_marriage": "allowed_for_fine"}, True, False),
    ],
)
def test_a_sitting_through_the_face(
    tmp_path: Path, width: int, options: dict[str, Any], live: bool, strict: bool
) -> None:
    session, text = sit(tmp_path, options, width, live=live, strict=strict)
    assert session.over
    assert "The sitting is over" in text
    assert "Mariage" in text
    assert all(len(line) <= width for line in text.splitlines() if "\x1b" not in line)


def test_every_payment_has_its_words() -> None:
    """Whatever may be paid can be told, and what happens has a sentence."""
    paying = {"marriage", "fou", "stake", "sitting"}
    named = {rule for rule in PAID_FOR if rule.split(".")[0] in paying}
    assert named <= {*GUIMBARDE.rule_book.rules}
    silent = {acts.Shuffle, acts.Draw, acts.SetUp, acts.Rise, events.Dealt}
    assert set(GUIMBARDE.event_kinds.values()) - set(STORIES) == silent


def told(name: str) -> str:
    """A shipped record read aloud."""
    file = files("ridotto.games.guimbarde") / "records" / f"{name}.rec"
    text = file.read_text("utf-8")
    replay = run(parse(text))
    opening: Any = replay.opening
    out = io.StringIO()
    console = Console(file=out, width=120, color_system=None)
    replay_text, state = GuimbardeReplayText(opening, mono=True), opening
    for step in replay.steps:
        console.print(replay_text.statement(step.line.texts))
        for line in replay_text.tell(state, step.events):
            console.print(line)
        state = step.state
    return out.getvalue()


def test_a_record_is_told_in_sentences() -> None:
    text = told("g-1")
    assert "C pays E 1: the Fou taken (r. 5)." in text
    assert "C, D and E pay A 1 each: a marriage on the table (r. 1)." in text
    assert (
        "A wins the fonds, 5 jettons, having most tricks first. (introduction of the book)" in text
    )
    assert "In the boxes: Point 0, Mariage 5, Fou 0, König 0, Guimbarde 0." in text


@pytest.mark.parametrize(
    "name", ["take-back", "noticed-in-time", "misdeal-stakes-lie", "sitting-ends"]
)
def test_faults_and_ends_are_told_too(name: str) -> None:
    assert told(name)


def test_the_last_deal_of_a_sitting_names_no_next_dealer() -> None:
    assert "The deal is over, the last of the sitting." in told("sitting-ends")
    assert "The deal is over. A deals next." in told("g-1")


def test_who_pays_is_told_as_a_sentence_goes_on() -> None:
    """Baptist's chair: two others and he pay Dietrich."""
    at = EventContext(people_of(1), GUIMBARDE.open(BOOK))
    payments = [Payment(seat, 3, 1, "fou.wins") for seat in (0, 1, 2)]
    assert pay_words(at, payments) == [
        "Amalie, you and Christine pay Dietrich 1 each: the Fou (r. 5)."
    ]


def test_a_point_that_one_has_not_got_can_only_be_left() -> None:
    """A has one card of each suit and two spades, and names five at a strict table."""
    course = WatchedParty.open(GUIMBARDE, BOOK.with_options({"players": 3}), strict=True)
    position = (
        "position dealer C hand A sK s7 h7 d7 c7 hand B s8 s9 h8 d8 c9 hand C s10 h9 h10 d9 c10 "
        "turned c8"
    )
    for statement in (position, "others take nothing", "A names 5", "others name nothing"):
        for action in GUIMBARDE.read(course.state, statement.split()):
            course.do(action)
    view = course.views[0]
    question = question_for(EventContext(people_of(0), view.table), 0, GUIMBARDE.offers(view))
    assert "no such Point" in question.sentence
    assert question.read("") == acts.Leave(0)


def test_refusals_cite_their_rule() -> None:
    out = io.StringIO()
    console = Console(file=out, width=200, color_system=None)
    face = GuimbardeFace(console, BOOK, 0, 0.0, plain=True)
    face.refuse(GUIMBARDE.judge(GUIMBARDE.open(BOOK), acts.Rise(0)))
    assert "r. 12" in out.getvalue()


@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_sheet_shows_everybody_however_long_a_source_is(width: int) -> None:
    course = WatchedParty.open(GUIMBARDE, BOOK.with_options({"players": 3}))
    dice = random.Random(1)
    while not GUIMBARDE.settled(course.state):
        course.do(course.step(dice))
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(sheet_page(EventContext(people_of(0), course.views[0].table)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert all(f" {people_of(0).name(seat)} " in text for seat in range(3))
    assert "stakes" in text
    assert "…" not in text


def test_who_has_nothing_to_lay_open_is_told_so() -> None:
    table = msgspec.structs.replace(WatchedParty.open(GUIMBARDE, BOOK).state, phase=Opening())
    asked = question_for(EventContext(people_of(0), table), 0, (PickSets("take", ()),))
    assert asked.sentence.startswith("You have nothing to lay open")
    assert asked.read("") == acts.Take(0, ())
