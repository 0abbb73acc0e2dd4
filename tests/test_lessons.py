"""First hands: every act is lawful, everything said in figures is true, and nothing is left out."""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.notation.replay import run
from ridotto.server.config import Config
from ridotto.server.ledger_entries import ENCODER
from ridotto.server.lesson_files import (
    TONGUES,
    LessonError,
    Plan,
    as_record,
    has_lesson,
    read_plan,
    read_words,
)
from ridotto.server.lessons import attempt, play_lesson
from ridotto.table import Action
from ridotto.table.acts import Play
from ridotto.testing.client import merge, without_nulls
from tests.server.in_process_server import InProcessServer, run_in_process

SUBJECTS: Final = {
    "minchiate": {
        "cards",
        "ranks",
        "versicole",
        "cutting",
        "robbing",
        "folla",
        "following",
        "king",
        "deaths",
        "matto",
        "count",
    },
    "taroc": {"skis", "skar"},
    "tresette": {"order", "announcements"},
    "kaiserspiel": {"imperials", "fiches"},
    "guimbarde": {"boxes", "bride"},
    "bieten": {"conversation", "figures"},
}
"""What each lesson is there to teach."""

OPEN: Final = {"minchiate": ("b2", "s9", "c9", "20", "13"), "guimbarde": ("cJ", "cA", "c10")}
"""Cards in others' hands that everybody has seen: turned up and taken, or laid as the Point."""

DONE: Final = {"cutting", "robbing", "folla", "versicole", "following", "king", "deaths", "matto"}
"""What Minchiate's learner is to do, not only to read of."""

MINUTE: Final = 170
"""Words an unhurried reader takes in within a minute."""


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_lawful_and_what_it_expects_is_so(game: str) -> None:
    """Run as a record; what it expects was counted by hand or is a worked hand's own result."""
    plan = read_plan(game)
    replay = run(as_record(game, plan))
    assert [check for check in replay.checks if not check.ok] == []
    assert len(replay.checks) >= len(plan.moments)
    assert replay.game.settled(replay.state) or replay.game.over(replay.state)


@pytest.mark.parametrize("game", GAMES)
def test_every_subject_is_taught(game: str) -> None:
    taught = {subject for moment in read_plan(game).moments for subject in moment.subjects}
    assert taught == SUBJECTS[game]


def test_in_minchiate_one_does_what_one_is_taught() -> None:
    moments = read_plan("minchiate").moments
    acts = [moment for moment in moments if moment.do or moment.refused]
    assert {subject for moment in acts for subject in moment.subjects} >= DONE


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_words(game: str, tongue: str) -> None:
    """In every tongue, no more and no fewer; and a word for whoever does something else."""
    plan, words = read_plan(game), read_words(game)[tongue]
    assert words.title
    assert list(words.moments) == [moment.name for moment in plan.moments]
    for moment in plan.moments:
        said = words.moments[moment.name]
        assert said.text
        assert bool(said.otherwise) == (bool(moment.do) and not moment.any), moment.name


@pytest.mark.parametrize("game", GAMES)
def test_cards_in_the_words_are_cards_and_the_same_in_every_tongue(game: str) -> None:
    pack = set(GAMES[game].pack(play_lesson(game)[1][0]).cards)
    words = read_words(game)
    for moment in read_plan(game).moments:
        assert set(moment.cards.split()) <= pack
        named = [named_cards(said.moments[moment.name]) for said in words.values()]
        assert set(named[0]) <= pack
        assert [sorted(cards) for cards in named] == [sorted(named[0])] * len(named), moment.name


def named_cards(said: Any) -> list[str]:
    """The cards in braces."""
    found = re.findall(r"\{([^}]*)\}", f"{said.text} {said.otherwise}")
    return [card for cards in found for card in cards.split()]


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_about_as_long_as_it_says(game: str) -> None:
    """Minchiate ten minutes, the others two or so: words read, and five seconds for each act."""
    plan, words = read_plan(game), read_words(game)["en"]
    assert plan.minutes == (10 if game == "minchiate" else 2)
    read = sum(len(said.text.split()) for said in words.moments.values()) / MINUTE
    acts = sum(bool(moment.do) for moment in plan.moments) * 5 / 60
    assert 0.5 * plan.minutes <= read + acts <= 2 * plan.minutes


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_offered_what_the_lesson_asks_for(game: str) -> None:
    """Patches put together: where something is to be done there are offers, elsewhere none."""
    told = json.loads(ENCODER.encode(play_lesson(game)[0]))
    scene, done = told["scene"], 0
    for moment in told["moments"]:
        for step in told["steps"][done : moment["at"]]:
            scene = merge(scene, step["patch"])
        done = moment["at"]
        here = without_nulls(merge(scene, moment["patch"]))
        assert bool(here.get("offers")) == (moment["action"] is not None or moment["tries"])
        if moment["tries"]:
            assert here["reasons"]


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sees_no_other_hand(game: str) -> None:
    """At no step a card that lies in somebody else's hand, but for those that were laid open."""
    lesson, _ = play_lesson(game)
    seat = read_plan(game).seat
    told = json.loads(ENCODER.encode(lesson))
    scene = told["scene"]
    for step in told["steps"]:
        scene = merge(scene, step["patch"])
        hands = scene["table"]["deal"]["hands"]
        others = {card for n, hand in enumerate(hands) if n != seat for card in hand}
        assert others <= {"?", *OPEN.get(game, ())}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wanted_is_right_and_lawful(game: str) -> None:
    for number, moment in enumerate(play_lesson(game)[0].moments):
        if moment.action is not None:
            said = attempt(game, number, moment.action)
            assert (said.right, said.lawful) == (True, True)


def number_of(game: str, name: str) -> int:
    """The number of a moment."""
    return [moment.name for moment in read_plan(game).moments].index(name)


def test_other_acts_are_judged_by_the_judge() -> None:
    """The king must fall (Dr. 16); another Spade than the smallest is lawful, but not wanted."""
    king = attempt("minchiate", number_of("minchiate", "king"), play("d5"))
    assert (king.right, king.lawful, king.rule) == (False, False, "king.fall")
    assert "Dr. 16" in king.source
    assert king.reason
    spade = attempt("minchiate", number_of("minchiate", "follow"), play("s8"))
    assert (spade.right, spade.lawful) == (False, True)


def play(card: str) -> Action:
    """Minchiate's learner plays a card."""
    return msgspec.convert({"seat": 3, "card": card}, Play)


def test_any_cut_will_do_and_cards_are_named_in_any_order() -> None:
    lesson, _ = play_lesson("minchiate")
    cut = lesson.moments[number_of("minchiate", "cut")].action
    assert cut is not None
    assert attempt("minchiate", number_of("minchiate", "cut"), changed(cut, lifted=60)).right
    # Fewer than thirteen may not be lifted (Dr. 8).
    few = attempt("minchiate", number_of("minchiate", "cut"), changed(cut, lifted=5))
    assert (few.right, few.lawful, few.rule) == (False, False, "cut.limits")
    discard = lesson.moments[number_of("minchiate", "discard")].action
    assert discard is not None
    turned = changed(discard, cards=("b3", "b8"))
    assert attempt("minchiate", number_of("minchiate", "discard"), turned).right


def changed(action: Action, **fields: Any) -> Action:
    """The action with other fields."""
    return msgspec.structs.replace(action, **fields)


def test_an_act_must_be_the_learners_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others do before it belongs before the moment, where the page can show it."""
    wrong = msgspec.convert(
        {
            "rules": "dresden-1798",
            "learner": "D",
            "minutes": 1,
            "moments": [{"name": "cut", "before": "seats A B C D", "do": "A cuts 40"}],
        },
        Plan,
    )
    monkeypatch.setattr("ridotto.server.lessons.read_plan", lambda _: wrong)
    with pytest.raises(LessonError, match="not one act of the learner's"):
        play_lesson.__wrapped__("minchiate")


def test_over_http(tmp_path: Path) -> None:
    """The lesson, a verdict, and some that ask for what is not there."""
    with run_in_process(Config(database=f"sqlite:///{tmp_path}/tables.db")) as house:
        ask(house)


def ask(house: InProcessServer) -> None:
    """Of a house that is open."""
    lesson = house.call("GET", "/api/lessons/minchiate").json
    assert len(lesson["moments"]) == len(read_plan("minchiate").moments)
    king = f"/api/lessons/minchiate/{number_of('minchiate', 'king')}"
    said = house.call("POST", king, act(seat=3, card="d5")).json
    assert (said["lawful"], said["rule"]) == (False, "king.fall")
    assert house.call("POST", king, act(seat=1, card="dR")).json["code"] == "no-action"
    assert house.call("POST", king, {"action": {"type": "sing"}}).status == 422
    assert house.call("POST", king, {"deed": 1}).status == 400
    assert house.call("GET", "/api/lessons/whist").json["code"] == "no-lesson"
    assert house.call("POST", "/api/lessons/taroc/99", act(seat=0, card="3")).status == 404


def act(seat: int, card: str) -> dict[str, Any]:
    """A card played, as the page sends it."""
    return {"action": {"type": "play", "seat": seat, "card": card}}


def test_there_is_no_lesson_of_a_game_that_is_not_here() -> None:
    assert not has_lesson("whist")
    assert not has_lesson("../minchiate")
