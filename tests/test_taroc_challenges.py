"""Challenges at Taroc: each act is judged once, in whatever words it is held against somebody."""

from importlib.resources import files
from typing import Final

import pytest

from ridotto.games.taroc import TAROC
from ridotto.games.taroc.acts import Challenge, Ground
from ridotto.games.taroc.state import Taroc
from ridotto.notation import parse, run

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
