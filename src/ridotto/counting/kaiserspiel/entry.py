"""What people enter after a deal of Kaiserspiel with real cards."""

from typing import Annotated

import msgspec

from ridotto.counting.evening import (
    MOST_DEALS,
    CardCode,
    Evening,
    Faults,
    Heap,
    Meaning,
    Person,
    SmallNumber,
    asked,
)


class ImperialEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An imperial somebody showed in time: ``Q`` four queens, ``h`` the sequence of hearts."""

    by: Person
    imperial: str


class HonourTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick with honours in it: who won it, and which they are."""

    by: Person
    cards: Heap


class KaiserspielEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: the turned card, what was shown, who had the Rummel, honours trick by trick, tricks.

    ``tricks`` are how many everybody has; they are missing where the Partie was won before.
    """

    turned: Annotated[CardCode, asked("The turned card.")] = ""
    imperials: Annotated[
        tuple[ImperialEntry, ...],
        asked(
            "An imperial that was shown, and by whom: Q is four queens, h the sequence of hearts."
        ),
    ] = ()
    tournees: Annotated[
        tuple[ImperialEntry, ...],
        asked("An imperial with the turned card, where that is agreed.", rare=True),
    ] = ()
    rummel: Annotated[Person | None, asked("Who had the Rummel.")] = None
    honours: Annotated[
        tuple[HonourTrick, ...],
        asked(
            "The honours of trumps, trick by trick in their order: who won the trick, and "
            "which honours lay in it."
        ),
    ] = ()
    tricks: Annotated[
        tuple[SmallNumber, ...],
        asked("Everybody's number of tricks, 12 in all.", columns=Meaning.PERSON),
    ] = ()
    faults: Faults = ()


class KaiserspielStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first, and the marks of a Partie already begun: fiches, and loose points."""

    dealer: Annotated[Person, asked("Who deals first.")] = 0
    fiches: Annotated[
        tuple[SmallNumber, ...],
        asked("The fiches of a Partie already begun.", columns=Meaning.PERSON),
    ] = ()
    loose: Annotated[
        tuple[SmallNumber, ...],
        asked("The loose points of a Partie already begun.", columns=Meaning.PERSON),
    ] = ()


class KaiserspielEvening(Evening, frozen=True, kw_only=True, tag="kaiserspiel"):
    """A sitting of Kaiserspiel."""

    opening: KaiserspielStart = KaiserspielStart()
    deals: Annotated[tuple[KaiserspielEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()
