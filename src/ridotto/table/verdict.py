"""The judge's answer."""

from collections.abc import Sequence
from enum import Enum

import msgspec

from ridotto.cards import Card
from ridotto.table.sentence import Sentence


class Grade(Enum):
    """How an action stands before the rules."""

    LAWFUL = "lawful"
    FAULTY = "faulty"
    """A person could do it at a real table: a revoke, a wrong discard."""
    IMPOSSIBLE = "impossible"
    """Nobody could do it: a card not held, an act out of turn."""


class Verdict(msgspec.Struct, frozen=True):
    """A grade, the rule it rests on, and one sentence why."""

    grade: Grade
    rule: str
    said: Sentence | str = ""
    """A text is said as it is: only a game without templates gives one."""

    @property
    def reason(self) -> str:
        """The sentence in English, with cards by their codes."""
        return str(self.said)

    @property
    def lawful(self) -> bool:
        """May it be done without fault?"""
        return self.grade is Grade.LAWFUL

    def admitted(self, *, strict: bool) -> bool:
        """Does the table let it happen? A strict one lets faults happen too."""
        return self.lawful or (strict and self.grade is Grade.FAULTY)


def lawful(rule: str, said: Sentence | str = "") -> Verdict:
    """It may be done."""
    return Verdict(Grade.LAWFUL, rule, said)


def faulty(rule: str, said: Sentence | str) -> Verdict:
    """It could be done, and it would be wrong."""
    return Verdict(Grade.FAULTY, rule, said)


def impossible(rule: str, said: Sentence | str) -> Verdict:
    """It cannot be done."""
    return Verdict(Grade.IMPOSSIBLE, rule, said)


def one_of(cards: Sequence[Card]) -> str:
    """The cards among which one may choose, in a sentence."""
    return f"one of {' '.join(cards)}" if len(cards) > 1 else " ".join(cards)


class Refused(ValueError):
    """An action the table does not admit; the state before it stands."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return f"{self.verdict.reason} [{self.verdict.rule}]"
