"""Challenges at Taroc: each act is judged once, in whatever words it is held against somebody."""

from importlib.resources import files
from typing import Final

import pytest

from ridotto.games.taroc import TAROC
from ridotto.games.taroc.acts import Challenge, Ground
from ridotto.games.taroc.state import Taroc
from ridotto.notation import parse, run
from ridotto.table import Ask, View

RECORDS: Final = files("ridotto.games.taroc") / "records"


def after(record: str) -> Taroc:
    """The table at the end of a shipped record."""
    state = run(parse((RECORDS / f"{record}.rec").read_text("utf-8"))).state
    assert isinstance(state, Taroc)
    return state


@pytest.mark.parametrize(
    ("record", "challenge"),
    [
        ("fault-false-honour", Challenge(1, 0, Ground.FALSE_HONOUR, 7, "cavalerie-s")),
        ("fault-false-honour", Challenge(2, 0, Ground.FALSE_HONOUR, -1, "cavalerie-s")),
        ("fault-revoke", Challenge(2, 1, Ground.REVOKE, 24, "matadors")),
        ("fault-revoke", Challenge(0, 1, Ground.REVOKE, 24, "nonsense")),
        ("fault-skis-kept", Challenge(0, 1, Ground.SKIS_KEPT, 23, "matadors")),
        ("fault-honour-in-skar", Challenge(1, 0, Ground.SKAR, 3, "")),
        ("fault-honour-in-skar", Challenge(1, 0, Ground.SKAR, 0, "matadors")),
    ],
)
def test_fields_that_do_not_matter_make_no_new_challenge(record: str, challenge: Challenge) -> None:
    """A decided fault cannot be brought again with a trick or an honour that is not its own."""
    verdict = TAROC.judge(after(record), challenge)
    assert not verdict.admitted(strict=True)
    assert verdict.rule == "fault.challenge"


def test_what_the_judge_would_uphold_is_offered_and_the_offer_tells_nothing() -> None:
    """A Skis kept too long can be challenged while it is hidden; the same choices stand open."""
    head = "Game: taroc\nRules: taroc-spiel-1750\nTable: strict\n\n"
    place = (
        "position dealer C leader A hand A d5 d6 d4 hand B d7 3 {b} hand C d8 d9 {c} tricks A rest "
    )
    offered = []
    for b, c in (("S", "d10"), ("d10", "S")):
        text = f"{head}{place.format(b=b, c=c)}skar h2 h3 h4\n23 A d5 d7 d8\n"
        replay = run(parse(text))
        log = [event for step in replay.steps for event in step.events]
        opening = replay.opening
        assert isinstance(opening, Taroc)
        view = View(0, opening).watch(TAROC.fold, log)
        offered.append({offer for offer in TAROC.offers(view) if isinstance(offer, Ask)})
    assert Ask(Challenge(0, 1, Ground.SKIS_KEPT, 23)) in offered[0]
    assert offered[0] == offered[1]
