"""What people enter after a deal of Taroc with real cards, and whether it is possible."""

from typing import Annotated, Literal

import msgspec

from ridotto.counting.entry_checks import EntryError, read_cards, read_heaps, rest_of
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
)
from ridotto.counting.taroc.sentences import say as wrong
from ridotto.games.taroc.pack import PACK, SKIS
from ridotto.games.taroc.skar import grade_skar
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

    One heap may be left out, it is the rest. The king of four has neither cards nor points. The
    ``skar`` may be named apart; then it is checked, and lies in the dealer's heap.
    """

    heaps: Annotated[
        tuple[Heap | None, ...],
        asked(
            "Everybody's cards, the dealer's with the Skar. One heap may be left out: it is the "
            "rest.",
            columns=Meaning.PERSON,
        ),
    ] = ()
    skar: Annotated[
        Heap | None,
        asked("The three cards of the Skar, to see whether they are lawful.", rare=True),
    ] = None
    points: Annotated[
        tuple[SmallNumber, ...],
        asked("Instead of the cards: everybody's points, 78 in all.", columns=Meaning.PERSON),
    ] = ()
    honours: Annotated[
        tuple[HonourEntry, ...], asked("An honour that was announced and held, and by whom.")
    ] = ()
    pagat: Annotated[PagatEntry | None, asked("The Pagat's owner, and its fate.")] = None
    faults: Faults = ()


class TarocStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first, by lot."""

    dealer: Annotated[Person, asked("Who deals first.")] = 0


class TarocEvening(Evening, frozen=True, kw_only=True, tag="taroc"):
    """A sitting of Taroc."""

    opening: TarocStart = TarocStart()
    deals: Annotated[tuple[TarocEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()


def check_skar(state: Taroc, deal: TarocEntry) -> None:
    """A Skar that was named must be lawful for some hand: without the deal no more is known."""
    if deal.skar is None:
        return
    skar = read_cards(PACK, deal.skar, "skar")
    verdict = grade_skar(state.rules, skar, skar)
    if verdict.lawful:
        return
    fault = "skar-number" if verdict.rule == "skar.three" else "skar-forbidden"
    raise EntryError("skar", wrong("skar", why=verdict.said, fault=fault), "skar", skar)


def _with_skar(deal: TarocEntry, heap: Heap | None) -> Heap | None:
    """The dealer's heap; the Skar may be named apart, or in it."""
    if heap is None:
        return None
    return (*heap, *(card for card in deal.skar or () if card not in heap))


def read_threes(state: Taroc, deal: TarocEntry) -> tuple[Cards, ...]:
    """Everybody's heap: threes, except for a Skis whose owner has no trick (r. 8)."""
    seats = state.rules.players
    if len(deal.heaps) != seats:
        raise EntryError("columns", wrong("heaps", seats=seats), "heaps", seats=seats)
    named = {f"heaps.{n}": h for n, h in enumerate(deal.heaps) if n in state.deal.players}
    named[f"heaps.{state.dealer}"] = _with_skar(deal, deal.heaps[state.dealer])
    found = read_heaps(PACK, named)
    absent = [name for name, cards in found.items() if cards is None]
    rest = rest_of(PACK, found.values())
    if len(absent) > 1 and rest:
        raise EntryError("two-heaps", wrong("two-heaps"), absent[0])
    if rest and not absent:
        said = wrong("left-over", cards=rest)
        raise EntryError("left-over", said, "heaps", rest, n=len(rest))
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
        said = wrong("threes", n=n)
        raise EntryError(
            "threes", said, f"heaps.{odd[0]}", n=n, lower=n - n % 3, upper=n + 3 - n % 3
        )
