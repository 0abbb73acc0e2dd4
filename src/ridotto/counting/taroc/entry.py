"""What people enter after a deal of Taroc with real cards, and whether it can be so."""

from typing import Annotated, Literal

import msgspec

from ridotto.counting.entry_checks import EntryError, read_heaps, rest_of
from ridotto.counting.evening import MOST_DEALS, Cards, Evening, FaultEntry, Person, SmallNumber
from ridotto.games.taroc.pack import PACK, SKIS
from ridotto.games.taroc.state import SKAR, Taroc
from ridotto.table import Seat


class HonourEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An honour somebody announced in time and truly held, by its name."""

    by: Person
    honour: str


class PagatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Pagat's owner, and its fate: won the last trick, was taken, or was taken in the last."""

    by: Person
    fate: Literal["last", "lost", "lost-last"]


class TarocEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: everybody's cards, the dealer's with the Skar, or everybody's points by threes.

    One heap may be left out, it is the rest. The king of four has neither cards nor points.
    """

    heaps: tuple[tuple[str, ...] | None, ...] = ()
    points: tuple[SmallNumber, ...] = ()
    honours: tuple[HonourEntry, ...] = ()
    pagat: PagatEntry | None = None
    faults: tuple[FaultEntry, ...] = ()


class TarocStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first, by lot."""

    dealer: Person = 0


class TarocEvening(Evening, frozen=True, kw_only=True, tag="taroc"):
    """A sitting of Taroc."""

    opening: TarocStart = TarocStart()
    deals: Annotated[tuple[TarocEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()


def read_threes(state: Taroc, deal: TarocEntry) -> tuple[Cards, ...]:
    """Everybody's heap: threes, but for a Skis whose owner has no trick (r. 8)."""
    seats = state.rules.players
    if len(deal.heaps) != seats:
        raise EntryError("columns", f"a heap for each of {seats} persons", "heaps", seats=seats)
    named = {f"heaps.{n}": h for n, h in enumerate(deal.heaps) if n in state.deal.players}
    found = read_heaps(PACK, named)
    absent = [name for name, cards in found.items() if cards is None]
    rest = rest_of(PACK, found.values())
    if len(absent) > 1 and rest:
        raise EntryError("two-heaps", "name all heaps but one; that one is the rest", absent[0])
    if rest and not absent:
        raise EntryError("left-over", f"nobody has {' '.join(rest)}", "heaps", rest, n=len(rest))
    cards = {
        int(name.split(".")[1]): rest if heap is None else heap for name, heap in found.items()
    }
    _check_threes(state, cards)
    return tuple(cards.get(seat, ()) for seat in range(seats))


def _check_threes(state: Taroc, heaps: dict[Seat, Cards]) -> None:
    odd = [seat for seat in heaps if len(heaps[seat]) % 3]
    short = [seat for seat in odd if len(heaps[seat]) % 3 == 1]
    own = [len(heaps[s]) - (SKAR if s == state.dealer else 0) for s in short]
    alone = len(odd) == 2 and own == [1] and SKIS in heaps[short[0]]
    if odd and not alone:
        n = len(heaps[odd[0]])
        message = f"heaps are of threes, the dealer's with the Skar, and here is one of {n}"
        raise EntryError(
            "threes", message, f"heaps.{odd[0]}", n=n, lower=n - n % 3, upper=n + 3 - n % 3
        )
