"""What changed between two scenes, as a JSON merge patch (RFC 7396).

States are immutable and share what did not change, so that a look at identities finds the
difference without reading the rest. In a scene, null and absent mean the same: a patch can set a
field to nothing, and drop one, in the same way.
"""

from itertools import compress, count
from operator import is_, is_not
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from ridotto.server.ledger_entries import ENCODER

SAME: Final = object()
"""Nothing changed."""


class Fields(dict[type, tuple[str, ...] | None]):
    """The fields of each kind of struct as they are written; anything else has none."""

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        self[kind] = getattr(kind, "__struct_encode_fields__", None)
        return self[kind]


FIELDS: Final = Fields()


LONG: Final = 5
"""A list of so many is worth remembering how it is written."""


class ListEncoder:
    """Long lists as JSON: one that several chairs hold is written once, one that grows goes on.

    Only the very same object is written by the same bytes. It is immutable, and kept here, so that
    no other can take its place in memory.
    """

    def __init__(self) -> None:
        self._written: dict[str, tuple[tuple[Any, ...], bytes]] = {}

    def write(self, name: str, items: tuple[Any, ...]) -> msgspec.Raw:
        """The list that a field of this name holds."""
        known, text = self._written.get(name, ((), b"[]"))
        if known is not items:
            begun = 0 < len(known) <= len(items) and all(map(is_, known, items))
            text = _go_on(text, items[len(known) :]) if begun else ENCODER.encode(items)
            self._written[name] = items, text
        return msgspec.Raw(text)


def _go_on(text: bytes, more: tuple[Any, ...]) -> bytes:
    """A list that is not empty, with more after it."""
    return b"%b,%b" % (text[:-1], ENCODER.encode(more)[1:]) if more else text


def difference(old: Any, new: Any, encoder: ListEncoder | None = None) -> Any:
    """What to merge into the old to have the new, or ``SAME``; a encoder writes what is long."""
    if old is new:
        return SAME
    fields = FIELDS[type(new)]
    if fields is None:
        return SAME if old == new else new
    if type(old) is type(new):
        return _changed(fields, old, new, encoder) or SAME
    return _replaced(old, new) if isinstance(old, msgspec.Struct) else new


def _changed(
    fields: tuple[str, ...], old: Any, new: Any, encoder: ListEncoder | None
) -> dict[str, Any]:
    """What changed in a struct of the same kind."""
    changes = {}
    was, now = astuple(old), astuple(new)
    # Few fields of many are other objects; these are found without a step of the interpreter each.
    for place in compress(count(), map(is_not, was, now)):
        before, after = was[place], now[place]
        if FIELDS[type(after)] is not None:
            change = difference(before, after, encoder)
            if change is not SAME:
                changes[fields[place]] = change
        elif before != after:
            if encoder is not None and type(after) is tuple and len(after) >= LONG:
                after = encoder.write(fields[place], after)
            changes[fields[place]] = after
    return changes


def _replaced(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """Another kind of thing: all it has, and nothing of what it has not."""
    gone = dict.fromkeys(type(old).__struct_encode_fields__)
    return {**gone, **msgspec.to_builtins(new)}
