"""What people enter after a deal of Kaiserspiel with real cards."""

from typing import Annotated

import msgspec

from ridotto.counting.evening import MOST_DEALS, Evening, FaultEntry, Person, SmallNumber


class ImperialEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An imperial somebody showed in time: ``Q`` four queens, ``h`` the sequence of hearts."""

    by: Person
    imperial: str


class HonourTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick with honours in it: who won it, and which they are."""

    by: Person
    cards: tuple[str, ...]


class KaiserspielEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: the turned card, what was shown, who had the Rummel, honours trick by trick, tricks.

    ``tricks`` are how many everybody has; they are missing where the Partie was won before.
    """

    turned: str = ""
    imperials: tuple[ImperialEntry, ...] = ()
    tournees: tuple[ImperialEntry, ...] = ()
    rummel: Person | None = None
    honours: tuple[HonourTrick, ...] = ()
    tricks: tuple[SmallNumber, ...] = ()
    faults: tuple[FaultEntry, ...] = ()


class KaiserspielStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first, and the marks of a Partie already begun: fiches, and loose points."""

    dealer: Person = 0
    fiches: tuple[SmallNumber, ...] = ()
    loose: tuple[SmallNumber, ...] = ()


class KaiserspielEvening(Evening, frozen=True, kw_only=True, tag="kaiserspiel"):
    """A sitting of Kaiserspiel."""

    opening: KaiserspielStart = KaiserspielStart()
    deals: Annotated[tuple[KaiserspielEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()
