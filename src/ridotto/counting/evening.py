"""What people enter after an evening with real cards: the parts that all games share.

A game's own ``entry`` module adds its opening and its deals. The same definitions read the page's
request, the file of an evening, and what is typed in the terminal.
"""

from typing import Annotated, TypeAlias

import msgspec

from ridotto.cards import Card

MOST_DEALS = 120
"""Deals of one evening: more than anybody plays, and few enough to be counted at once."""

Person: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
"""A person, by the place of their name in the list of the company."""

SmallNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Option: TypeAlias = bool | int | str
Cards: TypeAlias = tuple[Card, ...]


class FaultEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault of the book's list, by its id there: whose it is, of how many cards or how often."""

    fault: str
    by: Person
    number: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1


class Evening(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag=""
):
    """The base of every game's evening: the book (none: the game's first), and what was agreed."""

    rules: str = ""
    options: dict[str, Option] = {}
