"""Actions and events.

An action is what somebody does; an accepted action is itself the first event of what follows.
All other events are consequences that the game draws. Both are frozen, tagged structs: the one
definition serves engine, notation, database and wire.
"""

import re

import msgspec

from ridotto.table.seat import Seat
from ridotto.table.visibility import Public


def kebab(name: str) -> str:
    """``FollaSpread`` becomes ``folla-spread``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that happened at the table."""


def tag_of(kind: type[Event]) -> str:
    """The tag an event carries on the wire."""
    return str(kind.__struct_config__.tag)


class Action(Event, frozen=True):
    """Something a seat, or the house, does."""

    seat: Public[Seat]
