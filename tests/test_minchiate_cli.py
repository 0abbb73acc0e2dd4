"""Minchiate at the terminal: deals told in the language of the terminal."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from rich.console import Console

from ridotto.cli import language
from ridotto.cli.minchiate import answers
from ridotto.cli.minchiate.card_text import MinchiateCardText
from ridotto.cli.minchiate.event_words import tell
from ridotto.cli.minchiate.help_page import ROWS, STRICT
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.plain_table import progress, table_lines
from ridotto.cli.minchiate.prompts import question_for
from ridotto.cli.minchiate.sheet import make_sheet
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate import MINCHIATE, events
from ridotto.notation import parse, run
from ridotto.table import View
from tests.english_words import english_in

RECORDS: Final = (
    "dresden-example-1", "claim", "claim-refused", "misdeal", "number-mended", "declared-late",
    "robbery-fourteen", "revoke-dresden", "party-end", "draw",
)  # fmt: skip
ASKED: Final = (
    answers.folla, answers.last_trick, answers.own_tricks, answers.shown, answers.the_mark,
    answers.reach,
)  # fmt: skip


@pytest.fixture
def spoken() -> Iterator[None]:
    """Whatever language is chosen, the next test begins in the one before."""
    before = language.terminal_language()
    yield
    language.choose_language(before, {})


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("tongue", ["de", "it"])
@pytest.mark.parametrize("name", RECORDS)
def test_deals_are_told_in_the_language_of_the_terminal(name: str, tongue: str) -> None:
    """What happens, what is asked, and the sheet; nothing of it is English."""
    language.choose_language(tongue, {})
    lines = [*told(name), *(language.to_text(said) for _, said in (*ROWS, *STRICT))]
    assert len(lines) > len(ROWS) + len(STRICT)
    assert not [(line, found) for line in lines if (found := english_in(line))]


def told(name: str) -> Iterator[str]:
    """A record as the person in its first seat hears of it."""
    record = files("ridotto.games.minchiate") / "records" / f"{name}.rec"
    replay = run(parse(record.read_text(encoding="utf-8")))
    opening: Any = replay.opening
    view: View[Any] = View(0, opening)
    for event in (event for step in replay.steps for event in step.events):
        view = view.watch(MINCHIATE.fold, (event,))
        at = EventContext(People(0), view.table)
        yield tell(at, view.seen[-1])
        yield progress(view.table)
        if isinstance(event, events.TrickGathered | events.Announced):
            yield from table_lines(at)
            yield from (line for answer in ASKED for line in answer(at))
        if isinstance(event, events.Counted):
            yield sheet(at, event)
        offers = MINCHIATE.offers(view)
        if offers and 0 in MINCHIATE.awaited(view.table):
            yield question_for(at, 0, offers).sentence


def sheet(at: EventContext, event: events.Counted) -> str:
    """The sheet of a deal as text."""
    inks = MinchiateCardText(at.table.rules.worth, mono=True)
    names = (at.side(0), at.side(1))
    console = Console(width=160, no_color=True)
    with console.capture() as capture:
        console.print(make_sheet(inks, at.table.rules, event.account, at.table.deal.piles, names))
    return capture.get()
