"""What changed between two scenes, as a JSON merge patch (RFC 7396).

States are immutable and share what did not change, so that a look at identities finds the
difference without reading the rest. In a scene, null and absent mean the same: a patch can set a
field to nothing, and drop one, in the same way.
"""

from itertools import compress, count
from operator import is_not
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

SAME: Final = object()
"""Nothing changed."""


class Fields(dict[type, tuple[str, ...] | None]):
    """The fields of each kind of struct as they are written; anything else has none."""

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        self[kind] = getattr(kind, "__struct_encode_fields__", None)
        return self[kind]


FIELDS: Final = Fields()


def difference(old: Any, new: Any) -> Any:
    """What to merge into the old to have the new, or ``SAME``."""
    if old is new:
        return SAME
    fields = FIELDS[type(new)]
    if fields is None:
        return SAME if old == new else new
    if type(old) is type(new):
        return _changed(fields, astuple(old), astuple(new))
    return _replaced(old, new) if isinstance(old, msgspec.Struct) else new


def _changed(fields: tuple[str, ...], old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    changes = {}
    # Few fields of many are other objects; these are found without a step of the interpreter each.
    for place in compress(count(), map(is_not, old, new)):
        before, after = old[place], new[place]
        if FIELDS[type(after)] is None:
            if before != after:
                changes[fields[place]] = after
        elif (change := difference(before, after)) is not SAME:
            changes[fields[place]] = change
    return changes or SAME


def _replaced(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """Another kind of thing: all it has, and nothing of what it has not."""
    gone = dict.fromkeys(type(old).__struct_encode_fields__)
    return {**gone, **msgspec.to_builtins(new)}
