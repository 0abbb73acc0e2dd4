"""The file of an evening, as the page shares it and the terminal keeps it: what was entered.

It holds no scores: opening the file computes them again, by the same rules.
"""

from typing import Any, Final, Literal

import msgspec

from ridotto.counting.evening import MOST_DEALS, Evening, Option
from ridotto.counting.registry import COUNTINGS, AnyEvening
from ridotto.counting.sentences import say
from ridotto.table.sentence import Sentence

LONGEST_NAME: Final = 60


class EveningFileError(ValueError):
    """A file that is no evening; the sentence says why."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(str(said))
        self.said = said


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
        raise EveningFileError(say("not-an-evening", why=str(error))) from error
    if kept.game not in COUNTINGS:
        known = ", ".join(COUNTINGS)
        raise EveningFileError(say("file-game", typed=kept.game, known=known))
    if any(len(name) > LONGEST_NAME for name in kept.names):
        raise EveningFileError(say("file-name", most=LONGEST_NAME))
    if len(kept.deals) > MOST_DEALS:
        raise EveningFileError(say("file-deals", n=len(kept.deals), most=MOST_DEALS))
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
        raise EveningFileError(say("file-unread", why=str(error))) from error
    return evening
