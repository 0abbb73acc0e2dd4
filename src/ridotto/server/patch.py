"""The difference between two scenes, as a JSON merge patch (RFC 7396).

States are immutable and share what did not change. So comparing object identities finds the
difference without reading the rest. In a scene, null and absent mean the same: a patch can clear a
field and drop a field in the same way.
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
    """The encoded field names of each struct type; None for any other type."""

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        self[kind] = getattr(kind, "__struct_encode_fields__", None)
        return self[kind]


FIELDS: Final = Fields()


LONG: Final = 5
"""The shortest list that is kept in encoded form."""


class ListEncoder:
    """Encodes long lists: a shared list only once, a list that grew only in its new part.

    The same bytes are used only for the very same object. It is immutable and is kept here, so that
    no other object can take its place in memory.
    """

    def __init__(self) -> None:
        self._encoded: dict[str, tuple[tuple[Any, ...], bytes]] = {}

    def encode(self, name: str, items: tuple[Any, ...]) -> msgspec.Raw:
        """Return the list in a field of this name, as JSON."""
        known, text = self._encoded.get(name, ((), b"[]"))
        if known is not items:
            begun = 0 < len(known) <= len(items) and all(map(is_, known, items))
            text = _extended(text, items[len(known) :]) if begun else ENCODER.encode(items)
            self._encoded[name] = items, text
        return msgspec.Raw(text)


def _extended(text: bytes, more: tuple[Any, ...]) -> bytes:
    """Return the encoded list with more items after it; the list must not be empty."""
    return b"%b,%b" % (text[:-1], ENCODER.encode(more)[1:]) if more else text


def difference(old: Any, new: Any, encoder: ListEncoder | None = None) -> Any:
    """Return what to merge into ``old`` to get ``new``, or ``SAME``.

    ``encoder`` encodes long lists.
    """
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
    """Return what changed in a struct of the same type."""
    changes = {}
    was, now = astuple(old), astuple(new)
    # Few fields are other objects; ``map`` finds them without interpreting each comparison.
    for place in compress(count(), map(is_not, was, now)):
        before, after = was[place], now[place]
        if FIELDS[type(after)] is not None:
            change = difference(before, after, encoder)
            if change is not SAME:
                changes[fields[place]] = change
        elif before != after:
            if encoder is not None and type(after) is tuple and len(after) >= LONG:
                after = encoder.encode(fields[place], after)
            changes[fields[place]] = after
    return changes


def _replaced(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """Return the patch to a struct of another type: all its fields, and null for those it lacks."""
    gone = dict.fromkeys(type(old).__struct_encode_fields__)
    return {**gone, **msgspec.to_builtins(new)}
