"""What people enter after a deal of Tresette with real cards, and whether it is possible."""

from typing import Annotated, Final, Literal, get_args

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
    Side,
    SmallNumber,
    asked,
)
from ridotto.counting.tresette.sentences import say as wrong
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.items import Item, announced_ranks, read_item
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.rules import Players, Rules, Talon

LEAST_NAPOLITANA: Final = 3
TALON: Final = 4
"""Cards left over among three."""

GreatName = Literal["gallata", "gallaton", "stramazette", "stramazetton"]


class ItemEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something announced in its time: ``3x7`` three Sevens, ``Nh4`` a Napolitana of four hearts.

    A false one is not laid: the opponents lay as many.
    """

    by: Person
    item: str
    false: bool = False


class GreatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A great result and whose it is (r. III-VI)."""

    side: Side
    name: GreatName


class TresetteEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: what was announced, in the order it was laid; the cards of each side; the last trick.

    Only figures and aces need naming. One heap may be left out, it is the rest; the ``talon`` are
    the four cards left over among three. Cards and last trick are missing where a side was out
    before the count. ``first`` says which side had enough first where both have, and ``then`` what
    each had counted at that moment, where it is agreed that doubling is judged by it. Where
    partners were drawn anew before the deal, ``order`` is who sits after whom, the dealer first.
    """

    announced: Annotated[
        tuple[ItemEntry, ...],
        asked(
            "What was announced, in that order, and by whom: 3x7 is three Sevens, Nh4 a "
            "Napolitana of four hearts."
        ),
    ] = ()
    piles: Annotated[
        tuple[Heap | None, ...],
        asked(
            "The figures and aces of each side. One heap may be left out: it is the rest.",
            columns=Meaning.SIDE,
        ),
    ] = ()
    talon: Annotated[Heap | None, asked("Among three: the four cards left over.", rare=True)] = None
    last: Annotated[Side | None, asked("The side that had the last trick.")] = None
    great: Annotated[GreatEntry | None, asked("A great result: whose, and which.")] = None
    first: Annotated[
        Side | None, asked("Where both sides have enough: the one that had it first.", rare=True)
    ] = None
    then: Annotated[
        tuple[SmallNumber, ...],
        asked(
            "Where doubling is judged at that moment: what each side had counted then.",
            columns=Meaning.SIDE,
            rare=True,
        ),
    ] = ()
    order: Annotated[
        tuple[Person, ...],
        asked("After a new draw for partners: who sits after whom, the dealer first.", rare=True),
    ] = ()
    faults: Faults = ()


class TresetteStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order of seats, the first dealer, and marks and slate of a sitting already under way.

    ``slate`` holds for each side what it has won from every other. Without an order, the names'
    order counts.
    """

    order: Annotated[tuple[Person, ...], asked("Who sits after whom.")] = ()
    dealer: Annotated[Person, asked("Who deals first.")] = 0
    marks: Annotated[
        tuple[SmallNumber, ...],
        asked("The marks of a Partie already begun.", columns=Meaning.SIDE, rare=True),
    ] = ()
    slate: Annotated[
        tuple[tuple[SmallNumber, ...], ...],
        asked("What each side has won of every other already.", columns=Meaning.SIDE, rare=True),
    ] = ()
    opened: Annotated[SmallNumber, asked("The deals already dealt in this Partie.", rare=True)] = 0


class TresetteEvening(Evening, frozen=True, kw_only=True, tag="tresette"):
    """A sitting of Tresette."""

    opening: TresetteStart = TresetteStart()
    deals: Annotated[tuple[TresetteEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()


def check_item(rules: Rules, code: str) -> None:
    """Something that is announced at this table."""
    item = read_item(code)
    if rules.heaps:
        raise EntryError("heaps", wrong("heaps"), "announced")
    if item is None or (item.rank and item.rank not in announced_ranks(rules)):
        raise EntryError("no-item", wrong("no-item", typed=code), "announced")


def counting_cards(cards: Cards) -> Cards:
    """Figures and aces."""
    return PACK.sort({*figures_in(cards), *aces_in(cards)})


def read_piles(rules: Rules, deal: TresetteEntry) -> tuple[Cards, ...]:
    """What each side has won, the cards that count; a heap that was left out is the rest."""
    sides = rules.sides
    given = deal.piles or (None if deal.great is None else _swept(rules, deal.great.side))
    if not given or len(given) != sides:
        raise EntryError("columns", wrong("piles", sides=sides), "piles", seats=sides)
    heaps = {**{f"piles.{n}": heap for n, heap in enumerate(given)}, "talon": deal.talon or ()}
    found = read_heaps(PACK, heaps)
    absent = [name for name, cards in found.items() if cards is None]
    rest = counting_cards(rest_of(PACK, found.values()))
    if len(absent) > 1 and rest:
        raise EntryError("two-heaps", wrong("two-heaps"), absent[0])
    if rest and not absent and not _are_left_over(rules, deal, rest):
        said = wrong("left-over", cards=rest)
        raise EntryError("left-over", said, "piles", rest, n=len(rest))
    piles = tuple(rest if (own := found[f"piles.{n}"]) is None else own for n in range(sides))
    return tuple(counting_cards(pile) for pile in piles)


def _swept(rules: Rules, side: int) -> tuple[tuple[str, ...] | None, ...]:
    """A great result without a word about cards: all of them are the winners'."""
    return tuple(None if n == side else () for n in range(rules.sides))


def _are_left_over(rules: Rules, deal: TresetteEntry, rest: Cards) -> bool:
    """Among three, four cards lie in the talon; where they go to the last trick they are named."""
    three = rules.players is Players.THREE and rules.three_player_talon is Talon.DEAD
    return three and deal.talon is None and len(rest) <= TALON


def read_last(rules: Rules, deal: TresetteEntry) -> int:
    """The side of the last trick; who has all of them has that too."""
    last = deal.last
    if last is None and deal.great is not None:
        last = deal.great.side
    if last is None or last >= rules.sides:
        said = wrong("last", most=rules.sides - 1)
        raise EntryError("last", said, "last", seats=rules.sides)
    return last


def check_great(rules: Rules, great: GreatEntry, piles: tuple[Cards, ...]) -> None:
    """The losers show no point from their cards (r. III-VI)."""
    if great.side >= rules.sides:
        raise EntryError("side", wrong("side", sides=rules.sides), "great", seats=rules.sides)
    if great.name.endswith("on") and rules.players is not Players.FOUR:
        raise EntryError("great-alone", wrong("great-alone"), "great")
    others = [pile for side, pile in enumerate(piles) if side != great.side]
    if any(card_points(pile) for pile in others):
        raise EntryError("great", wrong("great", name=great.name), "great")


def choices(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The cards that count, what can be announced at this table, and the great results."""
    groups = (Item(number, rank=rank) for rank in announced_ranks(rules) for number in (3, 4))
    lengths = range(LEAST_NAPOLITANA, len(PACK.suits[0].cards) + 1)
    runs = (Item(number, suit=suit.letter) for suit in PACK.suits for number in lengths)
    items = () if rules.heaps else tuple(item.code for item in (*groups, *runs))
    four = rules.players is Players.FOUR
    great = tuple(name for name in get_args(GreatName) if four or not name.endswith("on"))
    return {"cards": counting_cards(PACK.cards), "announced": items, "great": great}
