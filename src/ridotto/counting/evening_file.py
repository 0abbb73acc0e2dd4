"""The file of an evening, as the page shares it and the terminal keeps it: what was entered.

It holds no scores: opening the file computes them again, by the same rules.
"""

from typing import Any, Final, Literal

import msgspec

from ridotto.counting.evening import MOST_DEALS, Evening, Option
from ridotto.counting.registry import COUNTINGS, AnyEvening

LONGEST_NAME: Final = 60


class EveningFileError(ValueError):
    """A file that is no evening; the sentence says why."""


class KeptDeal(msgspec.Struct, frozen=True):
    """A deal that was entered. ``key`` tells it from the others when deals are changed."""

    key: str
    entry: dict[str, Any]


class EveningFile(msgspec.Struct, frozen=True, kw_only=True):
    """An evening: company, book, what was agreed, how it began, and the deals.

    ``at`` is when it began, in milliseconds since 1970. ``draft`` is a deal half entered on the
    page, ``editing`` the key of the deal that it puts right.
    """

    version: Literal[1] = 1
    id: str = ""
    game: str
    at: int = 0
    names: tuple[str, ...] = ()
    rules: str = ""
    options: dict[str, Option] = {}
    opening: dict[str, Any] = {}
    deals: tuple[KeptDeal, ...] = ()
    draft: dict[str, Any] = {}
    editing: str = ""


def read_evening(body: bytes) -> EveningFile:
    """An evening out of a file."""
    try:
        kept = msgspec.json.decode(body, type=EveningFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EveningFileError(f"it is no evening: {error}") from error
    if kept.game not in COUNTINGS:
        known = ", ".join(COUNTINGS)
        raise EveningFileError(f"its game is {kept.game!r}, and there are: {known}")
    if any(len(name) > LONGEST_NAME for name in kept.names):
        raise EveningFileError(f"a name is longer than {LONGEST_NAME} letters")
    if len(kept.deals) > MOST_DEALS:
        raise EveningFileError(f"it has {len(kept.deals)} deals, and {MOST_DEALS} are the most")
    as_evening(kept)
    return kept


def write_evening(kept: EveningFile) -> bytes:
    """The file, as the page writes it."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"


def as_evening(kept: EveningFile) -> Evening:
    """The evening in the shape in which it is counted."""
    tree = {
        "game": kept.game,
        "rules": kept.rules,
        "options": kept.options,
        "opening": kept.opening,
        "deals": [deal.entry for deal in kept.deals],
    }
    try:
        evening: Evening = msgspec.convert(tree, AnyEvening)
    except msgspec.ValidationError as error:
        raise EveningFileError(f"it cannot be read: {error}") from error
    return evening
