"""How challenges were decided, in any game."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ridotto.table import Action, Event

NOT_THE_FAULT: Final = ("upheld", "payments", "lines", "points", "shown", "moves", "recount")
"""Of a decision, what says how it was decided, and not what about."""


def decisions(events: tuple[Event, ...]) -> Iterator[Any]:
    """The challenges that were decided among these events."""
    return (event for event in events if hasattr(event, "upheld"))


def lays_open(decided: Any) -> bool:
    """Does somebody show his cards with it, as he must?"""
    return bool(getattr(decided, "shown", ()))


def same_words(challenge: Action, decided: Any) -> bool:
    """Does a decision concern the same person and the same fault as the challenge?"""
    said = msgspec.to_builtins(challenge)
    found = msgspec.to_builtins(decided)
    shared = (set(said) & set(found)) - {"type", "seat"}
    return all(said[name] == found[name] for name in shared)


def fault_of(decided: Any) -> dict[str, object]:
    """What was decided about."""
    found: dict[str, object] = msgspec.to_builtins(decided)
    return {name: value for name, value in found.items() if name not in NOT_THE_FAULT}
