"""Bieten in a terminal: every moment of a few matches can be drawn, told and answered."""

import contextlib
import io
from importlib.resources import files
from random import Random

import pytest
from rich.console import Console

from ridotto.bots.bieten import BietenPlayer
from ridotto.cli.bieten.face import BietenFace
from ridotto.cli.bieten.prompts import read_offer
from ridotto.cli.bieten.replay_text import BietenReplayText
from ridotto.cli.bieten.table_words import (
    EventContext,
    people_of,
    slate_cells,
    slate_rows,
    standing,
)
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.language import choose_language
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import After, Before, Bieten, Robbing, Settled
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Ask, Do, Offer
from ridotto.testing import WatchedParty

RULES = BIETEN.rule_sets["innsbruck-1926-weli"]
SIZES = ((80, 24), (120, 40), (60, 20))


def a_face(width: int = 80) -> BietenFace:
    console = Console(file=io.StringIO(), width=width, height=24, color_system=None)
    return BietenFace(console, RULES, 0, 0.0, plain=True)


def typed(offer: Offer) -> str:
    """How a person would type what is offered."""
    match offer:
        case Do(action=acts.Bid(figure=figure)):
            return f"bid {figure.value}"
        case Do(action=acts.Groschen(figure=figure)):
            return f"groschen {figure.value}"
        case Do(action=acts.Play(card=card)):
            return str(card)
        case Do(action=acts.Baptise(name=name)):
            return f"W as {name}"
        case Do(action=action):
            words = {acts.Good: "good", acts.Hold: "hold", acts.Rob: "y", acts.Leave: "n"}
            return words.get(type(action), "")
    return ""


def look(face: BietenFace, course: WatchedParty[Bieten]) -> None:
    """Draw the table in all sizes, ask everything that may be asked."""
    view = course.views[0]
    offers = BIETEN.offers(view)
    if 0 not in BIETEN.awaited(course.state) or not offers:
        return
    question = face.question(view, offers)
    assert question.sentence
    for offer in offers:
        if isinstance(offer, Do):
            assert question.read(typed(offer)) == offer.action
    for width, height in SIZES:
        rows = face.drawing(view, question, width, height)
        assert all(row.cell_len <= width for row in rows) or width < 70
    for word, answer in face.answers().items():
        # The strongest player takes its time for a hint.
        if word != "hint":
            with contextlib.suppress(NotUnderstood):
                assert answer(view)


@pytest.mark.parametrize("strict", [False, True], ids=["courteous", "strict"])
def test_a_match_can_be_seen_and_played(strict: bool) -> None:
    face, course, dice = a_face(), WatchedParty.open(BIETEN, RULES, strict=strict), Random(2)
    replay_text = BietenReplayText(course.state, mono=True)
    while not BIETEN.over(course.state):
        look(face, course)
        before, state = course.views[0], course.state
        seat = min(BIETEN.awaited(course.state))
        if seat == HOUSE:
            news = course.do(BIETEN.shuffle(course.state, dice))
        else:
            news = course.do(BietenPlayer(seed=1).act(course.views[seat]))
        face.tell(before, course.views[0].seen[len(before.seen) :])
        assert list(replay_text.tell(state, news)) is not None
    out = face.console.file
    assert isinstance(out, io.StringIO)
    assert "The scribe counts" in out.getvalue()
    assert "The match is over" in out.getvalue()


def test_a_hint_is_an_act_in_words() -> None:
    course = told("beispiel", "\nC holds\nA plays sK")
    seat = min(BIETEN.awaited(course.state))
    hint = face_of(course, seat).answers()["hint"](course.views[seat])
    assert isinstance(hint, list)
    assert hint


def test_what_a_person_types_as_an_offer() -> None:
    assert read_offer(0, "herz") == acts.Bid(0, Figure.HERZ)
    assert read_offer(0, "bid Gleich") == acts.Bid(0, Figure.GLEICH)
    assert read_offer(0, "drei laub") == acts.Groschen(0, Figure.LAUB)
    assert read_offer(0, "hA") is None


def after_a_deal(strict: bool) -> WatchedParty[Bieten]:
    """A table where a deal has just been counted."""
    course, dice = WatchedParty.open(BIETEN, RULES, strict=strict), Random(6)
    while not isinstance(course.state.phase, Settled):
        course.do(course.step(dice))
    return course


def test_asking_for_a_hint_between_two_deals_of_a_strict_table() -> None:
    """Nobody is awaited: there is nothing to advise, and no crash."""
    face, course = a_face(), after_a_deal(strict=True)
    with pytest.raises(NotUnderstood, match="nothing to advise"):
        face.answers()["hint"](course.views[0])


def test_who_has_just_gone_out_is_said_to_be_out() -> None:
    course = WatchedParty.open(BIETEN, RULES)
    dice = Random(1)
    while course.state.deal.count is None or not course.state.deal.count.out:
        course.do(course.step(dice))
    for seat in course.state.deal.count.out:
        assert standing(course.state, seat) == "out"


def test_a_cut_that_hit_nothing_is_laid_down_unasked_though_claims_are_open() -> None:
    """At a strict table the deal before may still be claimed while the pack is cut."""
    face, course = a_face(), after_a_deal(strict=True)
    dice = Random(6)
    while not isinstance(course.state.phase, Robbing):
        course.do(course.step(dice))
    cutter = course.state.cutter
    claim = acts.Challenge(cutter, (cutter + 1) % 3, acts.Ground.REVOKE, None, 1, late=True)
    offers: tuple[Offer, ...] = (Do(acts.Leave(cutter)), Ask(claim))
    assert face.ask(course.views[cutter], offers) == acts.Leave(cutter)


def test_the_weli_is_told_by_its_name_and_as_the_weli() -> None:
    course, dice = WatchedParty.open(BIETEN, RULES), Random(0)
    while course.state.deal.name is None:
        course.do(course.step(dice))
    lines = list(a_face().lines(course.views[0]))
    assert any(f"{{{course.state.deal.name}}} (the Weli)" in line for line in lines)


# What a person reads ----------------------------------------------------------------------------


def told(name: str, stop: str) -> WatchedParty[Bieten]:
    """A shipped record, up to a statement of it."""
    text = (files("ridotto.games.bieten") / "records" / f"{name}.rec").read_text("utf-8")
    replay = run(parse(text.split(stop)[0] + "\n"))
    course = WatchedParty.open(BIETEN, replay.rules, strict=replay.state.strict)
    for action in replay.actions:
        course.do(action)
    return course


def face_of(course: WatchedParty[Bieten], seat: int) -> BietenFace:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    return BietenFace(console, course.rules, seat, 0.0, plain=False)


def test_enter_says_good_where_nothing_else_can_be_said() -> None:
    course = told("fault-possession", "\nB good")
    course.do(acts.Good(1))
    face, view = face_of(course, 2), course.views[2]
    question = face.question(view, BIETEN.offers(view))
    assert "Enter" in question.sentence
    assert question.read("") == acts.Good(2)
    assert question.read("good") == acts.Good(2)


def test_enter_is_no_answer_where_there_is_a_choice() -> None:
    course = told("beispiel", "\nC holds\nA plays sK")
    face, view = face_of(course, 2), course.views[2]
    question = face.question(view, BIETEN.offers(view))
    with pytest.raises(NotUnderstood, match="good, hold, groschen"):
        question.read("")


def test_who_has_nothing_to_offer_is_told_why_he_is_asked() -> None:
    """After one's card the table waits whether one has anything or not."""
    course, dice = WatchedParty.open(BIETEN, RULES), Random(0)
    while True:
        course.do(course.step(dice))
        if isinstance(course.state.phase, After):
            seat = course.state.phase.seat
            offers = BIETEN.offers(course.views[seat])
            if offers == (Do(acts.Done(seat)),):
                break
    question = face_of(course, seat).question(course.views[seat], offers)
    assert "the others would know" in question.sentence
    assert question.read("") == acts.Done(seat)


@pytest.mark.parametrize(
    ("language", "dealer"), [("en", "dealer"), ("de", "Geber"), ("it", "mazzo")]
)
def test_the_stroke_is_seen_beside_the_score_of_the_dealer_too(language: str, dealer: str) -> None:
    course, dice = WatchedParty.open(BIETEN, RULES), Random(0)
    course.do(acts.SetUp(HOUSE, dealer=1, scores=(0, 6, 6)))
    while not isinstance(course.state.phase, Before):
        course.do(course.step(dice))
    choose_language(language, {})
    rows = [row.plain for row in face_of(course, 0).board(course.views[0], 80)]
    choose_language("en", {})
    assert any(f"Bartl    6│ {dealer} " in row for row in rows)
    assert any("Cilli    6│ " in row for row in rows)
    assert not any("…" in row for row in rows)
    assert "Bartl lacks one point: the stroke, and no bidding." in face_of(course, 0).lines(
        course.views[0]
    )


def test_penalties_leave_the_slate_in_its_columns() -> None:
    """A: two struck, then three; B and C one cell each in the same row."""
    course = told("fault-late", "\nA good\nB good")
    at = EventContext(people_of(None), course.state)
    assert slate_cells(at) == [["-2 3"], ["1"], ["–"]]
    assert slate_rows(at) == ["-2 3", "   1", "   –"]


def test_the_spiel_is_bid_out_of_turn_where_that_is_agreed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before each card of another one is asked once; at other tables never."""
    rules = RULES.with_options({"spiel_out_of_turn": True})
    console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
    face = BietenFace(console, rules, 0, 0.0, plain=True)
    course, dice = WatchedParty.open(BIETEN, rules), Random(4)
    typed_in = ""
    monkeypatch.setattr(face.output.keyboard, "read", lambda: typed_in)
    bid = acts.Bid(0, Figure.SPIEL)
    called = 0
    while called < 3:
        view = course.views[0]
        offers = BIETEN.offers(view)
        others = BIETEN.awaited(course.state).isdisjoint({0, HOUSE})
        typed_in = "bid spiel"
        if others and Do(bid) in offers:
            assert face.pause(view, offers) == bid
            called += 1
            # Enter lets the moment pass, and the same one is not asked for again.
            typed_in = ""
            assert face.pause(view, offers) is None
            typed_in = "bid spiel"
        if others:
            assert face.pause(view, offers) is None
        course.do(course.step(dice))
