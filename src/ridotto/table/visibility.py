"""Who may see which field of an event.

Every field says so in its type; a field that says nothing is seen by nobody. What a seat may
not see is masked before it leaves the engine: cards turn into backs, anything else into None.
"""

from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_type_hints

import msgspec

from ridotto.cards import hide
from ridotto.table.seat import Seat

T = TypeVar("T")
E = TypeVar("E", bound=msgspec.Struct)


class Audience(NamedTuple):
    """Everybody, or certain seats, or those that named fields of the same event hold."""

    everybody: bool
    who: tuple[str | Seat, ...] = ()

    def admits(self, event: msgspec.Struct, seat: Seat | None) -> bool:
        """May this seat (None: a spectator) see the field?"""
        if self.everybody:
            return True
        return seat is not None and any(seat in _seats(event, who) for who in self.who)


def _seats(event: msgspec.Struct, who: str | Seat) -> tuple[Seat, ...]:
    value = getattr(event, who) if isinstance(who, str) else who
    return value if isinstance(value, tuple) else (value,)


NOBODY: Final = Audience(everybody=False)
EVERYBODY: Final = Audience(everybody=True)

Public = Annotated[T, EVERYBODY]
"""A field that everybody may see, spectators too."""


def seen_by(*who: str | Seat) -> Audience:
    """A field for these seats, or those that the named fields of the event hold."""
    return Audience(everybody=False, who=who)


@cache
def audiences(kind: type[msgspec.Struct]) -> tuple[tuple[str, Audience], ...]:
    """The fields of an event type that are not for everybody, and who may see each."""
    hints = get_type_hints(kind, include_extras=True)
    named = ((field, _audience(hints[field])) for field in kind.__struct_fields__)
    return tuple((field, audience) for field, audience in named if not audience.everybody)


def _audience(hint: object) -> Audience:
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Audience)]
    return marks[0] if marks else NOBODY


def project(event: E, seat: Seat | None) -> E:
    """The event as this seat (None: a spectator) sees it."""
    hidden = {
        field: _mask(getattr(event, field))
        for field, audience in audiences(type(event))
        if not audience.admits(event, seat)
    }
    return msgspec.structs.replace(event, **hidden) if hidden else event


def _mask(value: Any) -> Any:
    return hide(value) if isinstance(value, tuple) else None
