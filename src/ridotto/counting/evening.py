"""What people enter after an evening with real cards: the parts that all games share.

A game's own ``entry`` module adds its opening and its deals. The same definitions read the page's
request, the file of an evening, and what is typed in the terminal.
"""

from enum import Enum
from typing import Annotated, Final, TypeAlias

import msgspec

from ridotto.cards import Card

MOST_DEALS = 120
"""Deals of one evening: more than anybody plays, and few enough to be counted at once."""

MEANING: Final = "meaning"
COLUMNS: Final = "columns"
RARE: Final = "rare"
"""Under these keys a type carries what a form or a terminal must know of it."""


class Meaning(Enum):
    """The meaning of a number or a text."""

    PERSON = "person"
    SIDE = "side"
    CARD = "card"
    FAULT = "fault"


def meta(meaning: Meaning, *, le: int | None = None) -> msgspec.Meta:
    """Annotates a type with its meaning; numbers count from 0."""
    ge = None if le is None else 0
    return msgspec.Meta(ge=ge, le=le, extra={MEANING: meaning})


def asked(text: str, *, rare: bool = False, columns: Meaning | None = None) -> msgspec.Meta:
    """A field somebody is asked for.

    ``rare`` fields are asked for only on request. ``columns`` says that a row has one value for
    each person, or for each side.
    """
    return msgspec.Meta(description=text, extra={RARE: rare, COLUMNS: columns})


Person: TypeAlias = Annotated[int, meta(Meaning.PERSON, le=9)]
"""A person, by the place of their name in the list of the company."""

Side: TypeAlias = Annotated[int, meta(Meaning.SIDE, le=9)]
CardCode: TypeAlias = Annotated[str, meta(Meaning.CARD)]
Heap: TypeAlias = tuple[CardCode, ...]
SmallNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Option: TypeAlias = bool | int | str
Cards: TypeAlias = tuple[Card, ...]


class FaultEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault of the book's list, by its id there: whose it is, of how many cards or how often."""

    fault: Annotated[str, meta(Meaning.FAULT)]
    by: Person
    number: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1


Faults: TypeAlias = Annotated[
    tuple[FaultEntry, ...],
    asked("A fault, whose it is, and of how many cards or how often.", rare=True),
]


class Evening(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag=""
):
    """The base of every game's evening: the book (none: the game's first), and what was agreed."""

    rules: str = ""
    options: dict[str, Option] = {}
