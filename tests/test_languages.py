"""Random deals, strict and courteous: nothing that is said at a table is in English alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES, folder_of
from ridotto.games.translations import rule_book_in
from ridotto.table import Event, Remark, ScoreLine, Verdict
from ridotto.table.grammar import MARKS
from ridotto.table.rendering import render
from ridotto.table.sentence import Sentence
from ridotto.testing import WatchedParty
from ridotto.testing.fault_laws import attempted
from ridotto.testing.random_actions import random_action
from tests.english_words import english_in

OTHERS = LANGUAGES[1:]
SPEAKING = [name for name in GAMES if (folder_of(name) / "sentences").is_dir()]
"""A game from elsewhere may say its reasons as plain text."""
ACTS = 160
"""About two deals of the longest game."""


@pytest.mark.parametrize("strict", [False, True], ids=["courteous", "strict"])
@pytest.mark.parametrize("game", SPEAKING)
def test_every_verdict_and_note_is_said_in_every_language(game: str, strict: bool) -> None:
    """Senseless acts, faults and lawful ones; what they bring to the sheet."""
    dice = Random(f"{game} {strict}")
    rules = next(iter(GAMES[game].rule_sets.values()))
    course: WatchedParty[Any] = WatchedParty.open(GAMES[game], rules, strict=strict)
    heard: set[str] = set()
    for _ in range(ACTS):
        if course.game.over(course.state):
            break
        for verdict in _verdicts(course, dice):
            heard |= _hear(game, verdict)
        seen = len(course.log)
        course.step(dice)
        for event in course.log[seen:]:
            _read(event)
    assert len(heard) > 5


def _verdicts(course: WatchedParty[Any], dice: Random) -> Iterator[Verdict]:
    """What the judge says to senseless acts, and to attempts."""
    kinds = sorted(course.game.action_kinds.values(), key=str)
    pack = course.game.pack(course.state)
    for _ in range(3):
        yield course.game.judge(course.state, random_action(dice.choice(kinds), pack, dice))
    seat = dice.randrange(len(course.views) - 1)
    for attempt in course.game.attempts(course.views[seat])[:3]:
        yield course.game.judge(course.state, attempted(course, seat, attempt, dice))


def _hear(game: str, verdict: Verdict) -> set[str]:
    if verdict.lawful:
        return set()
    said = verdict.said
    assert isinstance(said, Sentence), f"only in English: {said}"
    for language in OTHERS:
        told = render(said, language, MARKS)
        assert not english_in(told), told
        book = rule_book_in(game, language)
        cited = f"{book.title(verdict.rule)} ({book.source(verdict.rule)})"
        assert not english_in(cited), cited
    return {said.id}


def _read(event: Event) -> None:
    """The lines and remarks in an event."""
    for line in _within(event):
        said, text = line.said, line.note if isinstance(line, ScoreLine) else line.text
        assert said is not None or not english_in(text), f"only in English: {text}"
        told = [render(said, language) for language in OTHERS] if said is not None else []
        assert not [one for one in told if english_in(one)], told


def _within(value: Any) -> Iterator[ScoreLine | Remark]:
    if isinstance(value, ScoreLine | Remark):
        yield value
    elif isinstance(value, msgspec.Struct):
        for part in msgspec.structs.astuple(value):
            yield from _within(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _within(part)
