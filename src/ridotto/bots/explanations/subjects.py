"""What a hint can be about: the score lines of a game, gathered under a few names."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ridotto.table import ScoreLine


class Subject(msgspec.Struct, frozen=True):
    """Score lines that a beginner would call by one name."""

    name: str
    weight: float = 1.0
    """What a point of these lines is worth beside one of the others."""
    plain: bool = False
    """Nothing but points: what happens to the trick or to a card says more, if it decides."""
    of_cards: bool = False
    """It comes of cards being taken: that a card is brought home says more, if that is why."""
    together: bool = False
    """Its cards count as a set: only cards of one line are named in one breath."""
    brings: str = ""
    """Another subject that goes with it: what it scores there is a reason for this one."""


IGNORED: Final = Subject("", 0.0)
"""Sums of other lines, and lines that are the same for every act."""


def _of_rule(line: ScoreLine) -> str:
    return line.rule


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's score lines are read."""

    subjects: Mapping[str, Subject] = {}
    """By rule id, or by the beginning of one; a rule that is not listed is a subject by itself."""
    payments: bool = False
    """The lines say what each person wins and pays: a seat's own lines say everything."""
    name: Callable[[ScoreLine], str] = _of_rule
    """Under what a line is looked for in ``subjects``, where not under its rule."""

    def subject(self, line: ScoreLine) -> Subject:
        """What a line is about."""
        key = self.name(line)
        while key:
            if key in self.subjects:
                return self.subjects[key]
            key = key.rpartition(".")[0]
        return Subject(self.name(line))
