"""What the adapters rely on inside uvicorn, pinned by digests of its source."""

import hashlib
import inspect
from collections.abc import Mapping
from typing import Any, NamedTuple


class Reliance(NamedTuple):
    """What an adapter expects of a method, and a digest of the source it was checked against."""

    digest: str
    expected: str


def digest(method: Any) -> str:
    """Return a short digest of a method's source."""
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:16]


def changed_in(kind: type[Any], relied_on: Mapping[str, Reliance]) -> list[str]:
    """Return the methods of a class that changed since its adapter was last checked."""
    methods = {name: getattr(kind, name, None) for name in relied_on}
    return [
        name
        for name, method in methods.items()
        if method is None or digest(method) != relied_on[name].digest
    ]
