"""Asks for the count as a client would: JSON in, and the function that answers over HTTP."""

from typing import Any

import msgspec

from ridotto.counting.deal_sheet import Sheet
from ridotto.counting.evening_count import CountProblem, Reckoning
from ridotto.counting.evening_count import reckon as reckon
from ridotto.counting.registry import AnyEvening


def count(game: str, **evening: Any) -> Reckoning:
    """An evening counted."""
    body = msgspec.json.encode({"game": game, **evening})
    return reckon(msgspec.json.decode(body, type=AnyEvening))


def sheets(told: Reckoning) -> tuple[Sheet, ...]:
    """Every deal's sheet: nothing was wrong with any."""
    assert told.wrong == ()
    return tuple(sheet for sheet in told.sheets if sheet is not None)


def other_book(told: Reckoning) -> Sheet:
    """The first deal by the other book."""
    (other,) = told.others
    sheet = other.sheets[0]
    assert sheet is not None
    return sheet


def wrong(game: str, **evening: Any) -> CountProblem:
    """Why a deal cannot be counted: the only thing wrong with the evening."""
    (found,) = count(game, **evening).wrong
    return found


def stand(sheet: Any, name: str) -> tuple[int, ...]:
    """What stands under a name after a deal, or before the next."""
    values: tuple[int, ...] = next(one.values for one in sheet.stands if one.name == name)
    return values
