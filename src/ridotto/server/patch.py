"""What changed between two scenes, as a JSON merge patch (RFC 7396).

States are immutable and share what did not change, so that a look at identities finds the
difference without reading the rest. In a scene, null and absent mean the same: a patch can set a
field to nothing, and drop one, in the same way.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

SAME: Final = object()
"""Nothing changed."""


def difference(old: Any, new: Any) -> Any:
    """What to merge into the old to have the new, or ``SAME``."""
    if old is new:
        return SAME
    if isinstance(new, msgspec.Struct) and isinstance(old, msgspec.Struct):
        return _changed(old, new) if type(old) is type(new) else _replaced(old, new)
    return SAME if old == new else new


def _changed(old: msgspec.Struct, new: msgspec.Struct) -> Any:
    changes = {}
    keys = type(new).__struct_encode_fields__
    for key, before, after in zip(keys, astuple(old), astuple(new), strict=True):
        if before is not after:
            change = difference(before, after)
            if change is not SAME:
                changes[key] = change
    return changes or SAME


def _replaced(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """Another kind of thing: all it has, and nothing of what it has not."""
    gone = dict.fromkeys(type(old).__struct_encode_fields__)
    return {**gone, **msgspec.to_builtins(new)}
