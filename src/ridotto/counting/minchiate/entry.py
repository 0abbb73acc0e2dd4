"""What people enter after a deal of Minchiate with real cards, and whether it is possible."""

from typing import Annotated, Final

import msgspec

from ridotto.counting.entry_checks import EntryError, read_heaps, rest_of
from ridotto.counting.evening import (
    MOST_DEALS,
    Cards,
    Evening,
    Faults,
    Heap,
    Meaning,
    Person,
    SmallNumber,
    asked,
    meta,
)
from ridotto.counting.minchiate.sentences import say as wrong
from ridotto.games.minchiate.count import BOTH
from ridotto.games.minchiate.mark_counters import Laid
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import SEATS, TRICKS

PLAYED: Final = TRICKS * len(SEATS)
FOLLA: Final = len(PACK) - PLAYED
SideOfTwo = Annotated[int, meta(Meaning.SIDE, le=1)]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mark as it lies there: whose lead it is, in points or in counters, or both (Dr. 11)."""

    side: SideOfTwo = 0
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
    cards: Heap


class MinchiateEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal as it lies on the table: of the three heaps one may be left out, it is the rest.

    The first side is the first dealer's of the giro. ``resti`` are those paid on the way to each
    side. ``matto_lost`` is of a side without a trick whose Matto went over (Dr. 5); its death is
    then added to the mark, and need not be in it. Somebody must
    have had the ``ultima``; as long as nobody is named the deal cannot be counted.
    """

    first: Annotated[Heap | None, asked("The cards in the first side's tricks.")] = None
    second: Annotated[Heap | None, asked("The cards in the second side's tricks.")] = None
    folla: Annotated[
        Heap | None, asked("The 13 cards of the folla. One heap may be left out: it is the rest.")
    ] = None
    ultima: Annotated[SideOfTwo | None, asked("The side that had the last trick.")] = None
    mark: Annotated[
        Mark, asked("The side that leads, and its mark in points or counters: second 34.")
    ] = Mark()
    resti: Annotated[
        tuple[SmallNumber, SmallNumber],
        asked("How many resti were paid to each side on the way.", columns=Meaning.SIDE),
    ] = (0, 0)
    declared: Annotated[
        tuple[ShownVersicola, ...],
        asked(
            "A versicola that was declared, and by whom. The sheet says whether it has grown.",
            rare=True,
        ),
    ] = ()
    matto_lost: Annotated[
        bool,
        asked(
            "The side without a trick lost its Matto; its death is added to the mark.", rare=True
        ),
    ] = False
    faults: Faults = ()


class MinchiateStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The draw for seats: everybody by the card drawn, or simply ranked, highest first (Dr. 7).

    An empty code is a card not drawn yet; until all have drawn the ranking holds.
    """

    drawn: Annotated[
        Heap, asked("The card everybody drew for the seats.", columns=Meaning.PERSON, rare=True)
    ] = ()
    ranking: Annotated[tuple[Person, ...], asked("Everybody by the draw, the highest first.")] = (
        SEATS
    )


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
        raise EntryError("two-heaps", wrong("two-heaps"), absent[0])
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
        said = wrong("left-over", cards=left)
        raise EntryError("left-over", said, "first", left, n=len(left))
    if len(folla) != FOLLA:
        played = len(PACK) - len(folla)
        numbers = {"n": len(folla), "wanted": FOLLA, "played": played}
        said = wrong("folla", all=PLAYED, wanted=FOLLA, played=played, n=len(folla))
        raise EntryError("folla", said, "folla", folla, **numbers)
    odd = next((name for name in ("first", "second") if len(found[name] or ()) % 4), None)
    if odd is not None:
        n = len(found[odd] or ())
        said = wrong("fours", side=odd, n=n)
        raise EntryError("fours", said, odd, n=n, lower=n - n % 4, upper=n - n % 4 + 4)


def read_ultima(deal: MinchiateEntry, piles: tuple[Cards, Cards]) -> int:
    """The side of the last trick: one that has tricks."""
    if deal.ultima is None:
        raise EntryError("last", wrong("last"), "ultima", seats=2)
    if not piles[deal.ultima]:
        raise EntryError("ultima", wrong("ultima"), "ultima")
    return deal.ultima


def check_mark(rules: Rules, deal: MinchiateEntry, piles: tuple[Cards, Cards]) -> None:
    """Less than a resto. Only the Matto's death at the end of a cappotto may go beyond (Dr. 5)."""
    lead, resto, beaten = deal.mark.lead, rules.marks.resto, beaten_side(piles)
    died = beaten is not None and deal.mark.side != beaten and not deal.matto_lost
    most = resto - 1 + (rules.cappotto.matto_marks if died else 0)
    if lead > most:
        said = wrong("mark", most=most, n=lead, resto=resto)
        raise EntryError("mark", said, "mark", n=lead, most=most)


def death_apart(rules: Rules, deal: MinchiateEntry) -> MinchiateEntry:
    """A mark beyond a resto has the Matto's death in it, which alone calls for none (Dr. 5)."""
    lead = deal.mark.lead
    if lead < rules.marks.resto:
        return deal
    mark = Mark(deal.mark.side, lead - rules.cappotto.matto_marks)
    return msgspec.structs.replace(deal, mark=mark, matto_lost=True)


def beaten_side(piles: tuple[Cards, Cards]) -> int | None:
    """The side without a trick."""
    return next((side for side in BOTH if not piles[side]), None)
