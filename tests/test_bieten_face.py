"""Bieten in a terminal: every moment of a few matches can be drawn, told and answered."""

import contextlib
import io
from random import Random

import pytest
from rich.console import Console

from ridotto.bots.bieten import BietenPlayer
from ridotto.cli.bieten.asking import read_offer
from ridotto.cli.bieten.chronicle import BietenChronicle
from ridotto.cli.bieten.face import BietenFace
from ridotto.cli.typed import Puzzled
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import Bieten
from ridotto.table import HOUSE, Do, Offer
from ridotto.testing import Course

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


def look(face: BietenFace, course: Course[Bieten]) -> None:
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
    for answer in face.answers().values():
        with contextlib.suppress(Puzzled):
            assert answer(view)


@pytest.mark.parametrize("strict", [False, True], ids=["courteous", "strict"])
def test_a_match_can_be_seen_and_played(strict: bool) -> None:
    face, course, dice = a_face(), Course.open(BIETEN, RULES, strict=strict), Random(2)
    chronicle = BietenChronicle(course.state, mono=True)
    while not BIETEN.over(course.state):
        look(face, course)
        before, state = course.views[0], course.state
        seat = min(BIETEN.awaited(course.state))
        if seat == HOUSE:
            news = course.do(BIETEN.shuffle(course.state, dice))
        else:
            news = course.do(BietenPlayer(seed=1).act(course.views[seat]))
        face.tell(before, course.views[0].seen[len(before.seen) :])
        assert list(chronicle.tell(state, news)) is not None
    out = face.console.file
    assert isinstance(out, io.StringIO)
    assert "The scribe counts" in out.getvalue()
    assert "The match is over" in out.getvalue()


def test_what_a_person_types_as_an_offer() -> None:
    assert read_offer(0, "herz") == acts.Bid(0, Figure.HERZ)
    assert read_offer(0, "bid Gleich") == acts.Bid(0, Figure.GLEICH)
    assert read_offer(0, "drei laub") == acts.Groschen(0, Figure.LAUB)
    assert read_offer(0, "hA") is None
