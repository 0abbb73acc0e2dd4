"""What people enter after a deal of Minchiate with real cards, and whether it can be so."""

from typing import Annotated, Final

import msgspec

from ridotto.counting.entry_checks import EntryError, read_heaps, rest_of
from ridotto.counting.evening import MOST_DEALS, Cards, Evening, FaultEntry, Person, SmallNumber
from ridotto.games.minchiate.marks import Laid
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import SEATS, TRICKS

PLAYED: Final = TRICKS * len(SEATS)
FOLLA: Final = len(PACK) - PLAYED
SideNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mark as it lies there: whose lead it is, in points or in counters, or both (Dr. 11)."""

    side: SideNumber = 0
    points: SmallNumber = 0
    before: SmallNumber = 0
    stacks: SmallNumber = 0
    fiches: SmallNumber = 0
    behind: SmallNumber = 0

    @property
    def lead(self) -> int:
        """What it means."""
        laid = Laid(self.stacks, self.before, self.fiches, self.behind)
        return self.points + laid.points


class ShownVersicola(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A versicola somebody declared; it is in the mark, and may have grown since (Dr. 3, 10)."""

    by: Person
    cards: tuple[str, ...]


class MinchiateEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal as it lies on the table: of the three heaps one may be left out, it is the rest.

    The first side is the first dealer's of the giro. ``resti`` are those paid on the way to each
    side. ``matto_lost`` is of a side without a trick whose Matto went over (Dr. 5). Somebody must
    have had the ``ultima``; as long as nobody is named the deal cannot be counted.
    """

    first: tuple[str, ...] | None = None
    second: tuple[str, ...] | None = None
    folla: tuple[str, ...] | None = None
    ultima: SideNumber | None = None
    mark: Mark = Mark()
    resti: tuple[SmallNumber, SmallNumber] = (0, 0)
    declared: tuple[ShownVersicola, ...] = ()
    matto_lost: bool = False
    faults: tuple[FaultEntry, ...] = ()


class MinchiateStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The draw for seats: everybody by the card drawn, or simply ranked, highest first (Dr. 7)."""

    drawn: tuple[str, ...] = ()
    ranking: tuple[Person, ...] = SEATS


class MinchiateEvening(Evening, frozen=True, kw_only=True, tag="minchiate"):
    """A party of Minchiate: the draw, and deal after deal."""

    opening: MinchiateStart = MinchiateStart()
    deals: Annotated[tuple[MinchiateEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()


def read_piles(deal: MinchiateEntry) -> tuple[Cards, Cards]:
    """Both sides' cards: 84 in tricks of four; a heap that was left out is the rest."""
    heaps = {"first": deal.first, "second": deal.second, "folla": deal.folla}
    found = read_heaps(PACK, heaps)
    rest = rest_of(PACK, found.values())
    absent = [name for name, cards in found.items() if cards is None]
    if absent[-1:] == ["folla"] and len(rest) == FOLLA:
        # A side that has all 84 leaves the other nothing: no card of it can be named.
        absent, found = ["folla"], {name: cards or () for name, cards in found.items()}
    if len(absent) > 1:
        raise EntryError(
            "two-heaps", "name two of the three heaps; the third is the rest", absent[0]
        )
    if not absent and len(rest) + len(found["folla"] or ()) == FOLLA:
        # Both sides are complete: what nobody was given lies in the folla too.
        found["folla"], rest = (*(found["folla"] or ()), *rest), ()
    for name in absent:
        found[name] = rest
    _check_heaps(found, rest if not absent else ())
    return found["first"] or (), found["second"] or ()


def _check_heaps(found: dict[str, Cards | None], left: Cards) -> None:
    """Nothing left over, 13 in the folla, and tricks of four."""
    folla = found["folla"] or ()
    if left:
        raise EntryError("left-over", f"nobody has {' '.join(left)}", "first", left, n=len(left))
    if len(folla) != FOLLA:
        played = len(PACK) - len(folla)
        message = (
            f"{PLAYED} cards are played and {FOLLA} lie in the folla; here the sides hold {played} "
            f"and {len(folla)} are left for the folla"
        )
        raise EntryError(
            "folla", message, "folla", folla, n=len(folla), wanted=FOLLA, played=played
        )
    odd = next((name for name in ("first", "second") if len(found[name] or ()) % 4), None)
    if odd is not None:
        n = len(found[odd] or ())
        message = f"tricks are of four cards, and the {odd} side cannot hold {n}"
        raise EntryError("fours", message, odd, n=n, lower=n - n % 4, upper=n - n % 4 + 4)
