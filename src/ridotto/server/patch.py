"""What changed between two scenes, as a JSON merge patch (RFC 7396).

States are immutable and share what did not change, so that comparing identities finds the
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
    """The encoded field names of each kind of struct; None for anything else."""

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        self[kind] = getattr(kind, "__struct_encode_fields__", None)
        return self[kind]


FIELDS: Final = Fields()


LONG: Final = 5
"""A list of this length is worth keeping in encoded form."""


class ListEncoder:
    """Encodes long lists: one that several seats share only once, one that grew only its new part.

    The same bytes are used for the very same object only. It is immutable, and kept here, so that
    no other can take its place in memory.
    """

    def __init__(self) -> None:
        self._encoded: dict[str, tuple[tuple[Any, ...], bytes]] = {}

    def encode(self, name: str, items: tuple[Any, ...]) -> msgspec.Raw:
        """The list in a field of this name, as JSON."""
        known, text = self._encoded.get(name, ((), b"[]"))
        if known is not items:
            begun = 0 < len(known) <= len(items) and all(map(is_, known, items))
            text = _extended(text, items[len(known) :]) if begun else ENCODER.encode(items)
            self._encoded[name] = items, text
        return msgspec.Raw(text)


def _extended(text: bytes, more: tuple[Any, ...]) -> bytes:
    """The encoded list with more items after it; the list is not empty."""
    return b"%b,%b" % (text[:-1], ENCODER.encode(more)[1:]) if more else text


def difference(old: Any, new: Any, encoder: ListEncoder | None = None) -> Any:
    """What to merge into the old to have the new, or ``SAME``; an encoder encodes long lists."""
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
    # Only few fields are other objects; map finds them without a step of the interpreter each.
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
    """A struct of another kind: all its fields, and null for those it does not have."""
    gone = dict.fromkeys(type(old).__struct_encode_fields__)
    return {**gone, **msgspec.to_builtins(new)}
