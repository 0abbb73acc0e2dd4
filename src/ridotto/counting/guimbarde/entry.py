"""What people enter after a deal of Guimbarde with real cards."""

from typing import Annotated, TypeAlias

import msgspec

from ridotto.counting.evening import MOST_DEALS, Evening, FaultEntry, Person, SmallNumber

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

    guimbarde: Somebody = None
    koenig: Somebody = None
    fou: Somebody = None
    mariage: Somebody = None
    point: Somebody = None
    hand_marriages: tuple[HeldMarriage, ...] = ()
    table_marriages: tuple[TableMarriage, ...] = ()
    grand_table: GrandTable | None = None
    fou_played: FouEntry | None = None
    fonds: Somebody = None
    faults: tuple[FaultEntry, ...] = ()


class GuimbardeStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first; and jettons that lie in the boxes already, in the order of the boxes."""

    dealer: Person = 0
    boxes: tuple[SmallNumber, ...] = ()


class GuimbardeEvening(Evening, frozen=True, kw_only=True, tag="guimbarde"):
    """A sitting of Guimbarde."""

    opening: GuimbardeStart = GuimbardeStart()
    deals: Annotated[tuple[GuimbardeEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()
