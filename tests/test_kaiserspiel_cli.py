"""Kaiserspiel in a terminal: a whole Partie through the face, and what may be asked at it."""

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ridotto.bots.kaiserspiel import KaiserspielPlayer
from ridotto.cli.app import run as ridotto
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.kaiserspiel.event_words import reason, tell
from ridotto.cli.kaiserspiel.face import KaiserspielFace
from ridotto.cli.kaiserspiel.prompts import question_for
from ridotto.cli.kaiserspiel.replay_text import KaiserspielReplayText
from ridotto.cli.kaiserspiel.table_words import EventContext, people_of
from ridotto.cli.language import choose_language
from ridotto.cli.party_loop import Host
from ridotto.cli.question import Question
from ridotto.cli.save_file import Header, Save
from ridotto.cli.session import Session
from ridotto.games.kaiserspiel import KAISERSPIEL, acts
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.notation import parse, run
from ridotto.table import Action, Dice, View, noted_line
from ridotto.table.sentence import SuitFact
from ridotto.testing import WatchedParty
from tests.english_words import english_in

BOOK = KAISERSPIEL.rule_sets["nuernberg-1770"]
QUESTIONS = ["help", "last", "tricks", "score", "sheet", "shown", "rules rummel", "hint", "foo"]


class Others:
    """The computer players of a host, without the registry."""

    def __init__(self, seed: int) -> None:
        self.player = KaiserspielPlayer(seed=seed)
        self.seed = seed

    def dice(self, act: int) -> Dice:
        """From the seed alone."""
        return random.Random(f"{self.seed}/{act}")

    def play(self, view: View[Any]) -> Action:
        """What the player does."""
        return self.player.act(view)


def typed(action: Action) -> str:
    """What a person would type for an action."""
    match action:
        case acts.Draw(place=place):
            return str(place + 1)
        case acts.Cut(lifted=lifted):
            return str(lifted)
        case acts.Show():
            return "all"
        case acts.Tell(pips=pips):
            return str(pips)
        case acts.Name(suit=suit):
            return suit
        case acts.Play(card=card):
            return card
        case acts.Demand():
            return "show"
        case acts.Good() | acts.Withhold():
            return "none"
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
        if session.over or session.seat not in KAISERSPIEL.awaited(session.state):
            return ""
        if self.questions and session.state.deal.tricks:
            return self.questions.pop()
        return typed(KaiserspielPlayer(seed=1).act(session.view))


def partie(
    tmp_path: Path, options: tuple[str, ...], width: int, *, live: bool, strict: bool
) -> tuple[Session, str]:
    """A Partie through the face: the session, and all that was shown."""
    agreed_on = (*options, "target=2")
    header = Header(game="kaiserspiel", rules=BOOK.name, options=agreed_on, seed=4, strict=strict)
    agreed = dict(option.split("=") for option in header.options)
    values = {k: {"true": True}.get(v, int(v) if v.isdecimal() else v) for k, v in agreed.items()}
    rules = BOOK.with_options(values)
    session = Session(KAISERSPIEL, rules, Save.begin(tmp_path / "party", header))
    out = io.StringIO()
    console = Console(file=out, width=width, height=24, force_terminal=live, color_system=None)
    face = KaiserspielFace(console, rules, 0, 0.0, plain=not live)
    face.output.live = live
    face.output.keyboard = Person(session)  # type: ignore[assignment]
    Host(session, face, Others(4)).run()  # type: ignore[arg-type]
    session.save.close()
    assert isinstance(session.state, Kaiserspiel)
    return session, out.getvalue()


@pytest.fixture(params=["de", "it"])
def language(request: pytest.FixtureRequest) -> str:
    """The terminal speaks it."""
    choose_language(request.param, {})
    return str(request.param)


@pytest.mark.parametrize(
    ("options", "live", "strict"), [((), False, False), (("players=3",), True, True)]
)
def test_a_partie_is_told_in_one_language(
    tmp_path: Path, language: str, options: tuple[str, ...], live: bool, strict: bool
) -> None:
    """Prompts, reasons, stories, answers and the sheet."""
    _, text = partie(tmp_path, options, 120, live=live, strict=strict)
    assert {"de": "Die Sitzung ist zu Ende", "it": "La seduta è finita"}[language] in text
    for line in text.splitlines():
        # A word to be typed is the same in every language.
        assert not english_in(line.replace("tricks", "")), line


@pytest.mark.parametrize(
    ("width", "options", "live", "strict"),
    [
        (80, (), False, False),
        (80, ("unrestricted=true",), True, True),
        (120, ("players=3", "direction=left"), True, False),
        (60, ("players=3",), True, False),
        (80, ("players=3",), False, True),
    ],
)
def test_a_partie_through_the_face(
    tmp_path: Path, options: tuple[str, ...], width: int, live: bool, strict: bool
) -> None:
    session, text = partie(tmp_path, options, width, live=live, strict=strict)
    assert "The sitting is over" in text
    assert "the Partie" in text
    assert "Rummel" in text
    assert any(isinstance(action, acts.Grant) for action in session.actions) == strict
    assert all(len(line) <= width for line in text.splitlines() if "\x1b" not in line)


HANDS = (
    "hand A sK sQ sJ s10 s9 s7 h10 h9 dK dQ dA d9 "
    "hand B hK hQ hJ hA h8 h7 dJ d10 d7 cQ cJ c9 turned sA"
)


def asked(seat: int, options: dict[str, Any], *statements: str) -> Question:
    """What a strict table asks of this seat after these statements."""
    course = WatchedParty.open(KAISERSPIEL, BOOK.with_options(options), strict=True)
    for statement in statements:
        for action in KAISERSPIEL.read(course.state, statement.split()):
            course.do(action)
    view = course.views[seat]
    return question_for(EventContext(people_of(seat), view.table), seat, KAISERSPIEL.offers(view))


def test_the_cards_of_a_rummel_are_told_where_they_decide() -> None:
    """A's spades: six cards, 10 + 10 + 10 + 10 + 9 + 7 = 56."""
    silent = ("A shows nothing", "B shows nothing")
    by_cards = {"point_by": "cards_then_pips"}
    question = asked(1, by_cards, f"position dealer B {HANDS}", *silent, "A tells 56 6")
    assert "56 in 6 cards is told" in question.sentence
    question = asked(1, {}, f"position dealer B {HANDS}", *silent, "A tells 56")
    assert "56 is told" in question.sentence


def test_it_is_told_what_may_be_typed_for_imperials() -> None:
    """B has the sequence of hearts, A nothing; four kings and a sequence are two."""
    position = f"position dealer B {HANDS}"
    none = asked(0, {}, position)
    assert "no imperial: Enter goes on" in none.sentence
    one = asked(1, {}, position, "A shows nothing")
    assert "Enter shows it; none keeps it hidden" in one.sentence
    assert one.read("none") == acts.Show(1, ())
    several = (
        "position dealer B hand A sK sQ sJ sA hK dK cK h7 h8 h9 d8 d9 "
        "hand B s7 s8 s9 s10 hQ hJ hA h10 dQ dJ d10 cQ turned c7"
    )
    two = asked(0, {}, several)
    assert "2 imperials: 1 is" in two.sentence
    assert "a number, or several, shows only those" in two.sentence
    action = two.read("2")
    assert isinstance(action, acts.Show)
    assert len(action.imperials) == 1


def test_a_partie_that_is_reached_is_granted_with_enter() -> None:
    """King, queen, Valet and ten are no imperial, but somebody must say so."""
    position = f"position dealer B score A 4+0 B 0+0 {HANDS}"
    question = asked(1, {}, position, "A shows sK sQ sJ s10")
    assert "Amalie has the agreed imperials" in question.sentence
    assert question.read("") == acts.Grant(1)
    with pytest.raises(NotUnderstood):
        question.read("sK")


def test_whose_fiche_goes_is_asked_where_that_is_agreed() -> None:
    """B has dealt wrongly and has two fiches."""
    chosen = {"fine_takes": "offender_chooses"}
    position = f"position dealer B score A 0+0 B 2+0 {HANDS}"
    question = asked(1, chosen, position, "fault misdeal B")
    assert "You lose an imperial" in question.sentence
    assert question.read("") == acts.EraseFiche(1)
    assert question.read("give") == acts.GiveFiche(1)
    with pytest.raises(NotUnderstood):
        question.read("sK")


def test_what_becomes_of_a_fiche_is_told() -> None:
    rules = BOOK.with_options({"fine_takes": "offender_chooses"})
    for verb, words in (("gives", "lets every opponent have"), ("erases", "takes away")):
        course = WatchedParty.open(KAISERSPIEL, rules)
        for statement in (f"position dealer B score A 0+0 B 2+0 {HANDS}", "fault misdeal B"):
            for action in KAISERSPIEL.read(course.state, statement.split()):
                course.do(action)
        (action,) = KAISERSPIEL.read(course.state, ["B", verb])
        course.do(action)
        score = "A 1+0, B 2+0" if verb == "gives" else "A 0+0, B 1+0"
        told = tell(EventContext(people_of(None), course.state), action)
        assert words in told
        assert score in told


def test_refusals_cite_their_rule() -> None:
    out = io.StringIO()
    console = Console(file=out, width=200, color_system=None)
    face = KaiserspielFace(console, BOOK, 0, 0.0, plain=True)
    state = KAISERSPIEL.open(BOOK)
    face.refuse(KAISERSPIEL.judge(state, acts.Leave(0)))
    assert "r. XX" in out.getvalue()


def test_a_record_is_told_in_sentences() -> None:
    """The first marks of a constructed hand."""
    text = (
        "Game: kaiserspiel\nRules: nuernberg-1770\nTable: courteous\n\n"
        "position dealer B hand A sK sQ sJ s10 s9 s7 h10 h9 dK dQ dA d9 hand B hK hQ hJ hA h8 h7 "
        "dJ d10 d7 cQ cJ c9 turned sA\nA shows nothing\nB shows hK hQ hJ hA\n"
    )
    replay = run(parse(text))
    replay_text = KaiserspielReplayText(replay.opening, mono=True)  # type: ignore[arg-type]
    told: list[str] = []
    state: Any = replay.opening
    for step in replay.steps:
        told += [str(line) for line in replay_text.tell(state, step.events)]
        state = step.state
    assert any("B marks 4 for turning ♠A (Marquiren): A 0+0, B 0+4." in line for line in told)
    assert any("B marks an imperial for the sequence" in line for line in told)


def test_a_rummel_is_told_with_its_suit() -> None:
    """The suit is written out once, with its own sign."""
    told = {"s": "spades ♠", "h": "hearts ♥", "d": "diamonds ♦", "c": "clubs ♣"}
    for letter, words in told.items():
        line = noted_line(0, "rummel", 4, (), say("note-rummel", pips=55, suit=SuitFact(letter)))
        assert reason(line) == f"the Rummel, 55 in {words}"


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "A: 4 for the Rummel, 68 in spades ♠"),
        ("de", "A: 4 für den Rummel, 68 in Pik ♠"),
        ("it", "A: 4 per il Rummel, 68 a picche ♠"),
    ],
)
def test_a_row_of_the_sheet_says_what_its_mark_is_for(
    language: str, row: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ridotto(["replay", "kaiserspiel/all-tricks", "--lang", language]) == 0
    assert row in capsys.readouterr().out
