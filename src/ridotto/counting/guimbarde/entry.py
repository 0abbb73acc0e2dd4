"""What people enter after a deal of Guimbarde with real cards."""

from typing import Annotated, TypeAlias

import msgspec

from ridotto.counting.evening import MOST_DEALS, Evening, Faults, Person, SmallNumber, asked

Somebody: TypeAlias = Person | None


class TableMarriage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A king led and his queen directly after him (r. 1, 6).

    ``trumped`` is who took the trick with an ordinary trump; ``forced`` says that a permanent
    trump took it, which pays the king's player all the same (r. 3).
    """

    suit: str
    king: Person
    queen: Person
    trumped: Somebody = None
    forced: bool = False


class HeldMarriage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """King and queen in one hand, shown in time; of hearts it is the great marriage (r. 1, 4)."""

    by: Person
    suit: str


class GrandTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The King taken by the Guimbarde: her player, and his (r. 4)."""

    by: Person
    king: Person


class FouEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Fou's player: he won his trick, or was taken by the King or the Guimbarde (r. 5)."""

    by: Person
    taken: Somebody = None


class GuimbardeEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: who took which box, who had the Point, what was paid in play, who had the fonds."""

    guimbarde: Annotated[Somebody, asked("Who had the Guimbarde.")] = None
    koenig: Annotated[Somebody, asked("Who had the King.")] = None
    fou: Annotated[Somebody, asked("Who had the Fou.")] = None
    mariage: Annotated[Somebody, asked("Who had the Mariage: King and Guimbarde in one hand.")] = (
        None
    )
    point: Annotated[Somebody, asked("Who had the Point.")] = None
    hand_marriages: Annotated[
        tuple[HeldMarriage, ...],
        asked("A marriage shown in hand: by whom, and its suit.", rare=True),
    ] = ()
    table_marriages: Annotated[
        tuple[TableMarriage, ...],
        asked(
            "A marriage on the table: its suit, who played the king and the queen, who trumped it.",
            rare=True,
        ),
    ] = ()
    grand_table: Annotated[
        GrandTable | None, asked("The King taken by the Guimbarde: her player, and his.", rare=True)
    ] = None
    fou_played: Annotated[
        FouEntry | None, asked("The Fou's player, and who took him, if anybody.")
    ] = None
    fonds: Annotated[Somebody, asked("Who had most tricks, and so the fonds.")] = None
    faults: Faults = ()


class GuimbardeStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first; and jettons that lie in the boxes already, in the order of the boxes."""

    dealer: Annotated[Person, asked("Who deals first.")] = 0
    boxes: Annotated[
        tuple[SmallNumber, ...],
        asked(
            "The jettons already in the boxes: Point, Mariage, Fou, König, Guimbarde.", rare=True
        ),
    ] = ()


class GuimbardeEvening(Evening, frozen=True, kw_only=True, tag="guimbarde"):
    """A sitting of Guimbarde."""

    opening: GuimbardeStart = GuimbardeStart()
    deals: Annotated[tuple[GuimbardeEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()
