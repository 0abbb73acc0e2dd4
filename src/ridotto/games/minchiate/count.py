"""The count at the end of a deal, and what it pays (Dr. 5, 6, 11; Fi. 11-12)."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO, PACK
from ridotto.games.minchiate.rules import CappottoCount, Rules
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.versicola_cards import PAPA_UNO
from ridotto.games.minchiate.versicole import Versicola, find_versicole, line
from ridotto.table import Remark, ScoreLine, noted_line, total

BOTH: Final = (0, 1)


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What is known when the last trick is gathered.

    ``lead`` is the mark, positive for side 0; ``barred`` are the sides that may count no more
    than cards, ultima and marks; ``declared`` the versicole each side has shown.
    """

    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    ultima: int
    lead: int = 0
    barred: tuple[int, ...] = ()
    declared: tuple[tuple[int, tuple[Card, ...]], ...] = ()


class Account(msgspec.Struct, frozen=True):
    """A deal's account: lines, remarks, and what the difference pays."""

    lines: tuple[ScoreLine, ...]
    remarks: tuple[Remark, ...]
    winner: int | None
    difference: int
    resti: int

    def total(self, side: int) -> int:
        """The sum of a side's lines."""
        return total(self.lines, side)


def make_account(rules: Rules, tally: Tally) -> Account:
    """The whole account of a deal."""
    beaten = next((side for side in BOTH if not tally.piles[side]), None)
    if beaten is None:
        lines = [line for side in BOTH for line in _side_lines(rules, tally, side)]
    else:
        lines = list(_cappotto(rules, tally, 1 - beaten))
    difference = total(lines, 0) - total(lines, 1)
    return Account(
        lines=tuple(lines),
        remarks=tuple(_remarks(rules, tally)) if beaten is None else (),
        winner=None if difference == 0 else int(difference < 0),
        difference=abs(difference),
        resti=resti_for(rules, abs(difference)),
    )


def resti_for(rules: Rules, difference: int) -> int:
    """1-60 pay one resto, 61-120 two, and so on (Dr. 6)."""
    return -(-difference // rules.marks.resto)


def mazzetti(
    rules: Rules, cards: Collection[Card]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Little heaps of a carta di conto over two worthless cards, and what is left (Dr. 11).

    Where one kind runs out before the other, the heaps are made of what there is.
    """
    ordered = PACK.sort(cards)
    conto = [card for card in ordered if card in rules.worth]
    worthless = [card for card in ordered if card not in rules.worth]
    heaps = []
    while len(conto) + len(worthless) >= 3:
        top = conto.pop(0) if conto else worthless.pop(0)
        under = [(worthless or conto).pop(0) for _ in range(2)]
        heaps.append((top, *under))
    return tuple(heaps), (*conto, *worthless)


def _side_lines(rules: Rules, tally: Tally, side: int) -> Iterator[ScoreLine]:
    """(a) cards, (b) versicole, (c) ultima, (d) carte di conto, (e) marks (Dr. 11)."""
    pile = tally.piles[side]
    barred = side in tally.barred
    yield from _cards_line(rules, side, pile)
    if not barred:
        yield from _versicole_lines(rules, side, pile)
    if side == tally.ultima:
        yield ScoreLine(side, "count.ultima", rules.count.ultima)
    if not barred:
        yield from _conto_lines(rules, side, pile)
    marked = tally.lead if side == 0 else -tally.lead
    if marked > 0:
        yield ScoreLine(side, "count.marked", marked)


def _cards_line(rules: Rules, side: int, pile: tuple[Card, ...]) -> Iterator[ScoreLine]:
    """Cards beyond fourteen mazzetti, one point each (Dr. 11)."""
    if len(pile) > rules.count.par:
        said = say("note-cards", n=len(pile))
        yield noted_line(side, "count.cards", len(pile) - rules.count.par, (), said)


def _versicole_lines(rules: Rules, side: int, pile: tuple[Card, ...]) -> Iterator[ScoreLine]:
    for versicola in find_versicole(rules, pile):
        yield line(rules, side, versicola)


def _conto_lines(rules: Rules, side: int, pile: Collection[Card]) -> Iterator[ScoreLine]:
    """Every carta di conto again by its own value, Papi and kings first (Dr. 11)."""
    fives = tuple(card for card in rules.values.five if card not in KINGS)
    classes = (
        ("count.papi", rules.values.three),
        ("count.re", KINGS),
        ("count.cinque", fives),
        ("count.arie", rules.values.ten),
    )
    for rule, members in classes:
        cards = PACK.sort(card for card in members if card in pile)
        if cards:
            yield ScoreLine(side, rule, sum(rules.worth[card] for card in cards), cards)


def cappotto_price(rules: Rules) -> int | None:
    """What a cappotto is worth apart from the marks; None where the winners' count is doubled."""
    if rules.cappotto.count is CappottoCount.FIXED:
        return rules.cappotto.resti * rules.marks.resto
    return 2 * rules.cappotto.points if rules.cappotto.count is CappottoCount.CONSTANT else None


def _cappotto(rules: Rules, tally: Tally, side: int) -> Iterator[ScoreLine]:
    """A side without a trick: the winners' count and marks are doubled (Dr. 5, Fi. 11).

    A barred side counts cards, ultima and marks, and no more (Dr. 14, Fi. 13): that is doubled in
    both books, since Florence's fixed price stands for a whole count (Decision).
    """
    marked = tally.lead if side == 0 else -tally.lead
    barred = side in tally.barred
    price = None if barred else cappotto_price(rules)
    if price is not None:
        yield _priced(rules, side, price)
        if marked:
            yield noted_line(side, "count.marked", 2 * marked, (), say("note-doubled"))
        return
    pile = tally.piles[side]
    single = list(_cards_line(rules, side, pile))
    if barred:
        single.append(ScoreLine(side, "count.ultima", rules.count.ultima))
    else:
        single += [*_versicole_lines(rules, side, pile), *_conto_lines(rules, side, pile)]
    if marked:
        single.append(ScoreLine(side, "count.marked", marked))
    yield from single
    yield noted_line(side, "count.cappotto", total(single, side), (), say("note-doubled"))


def _priced(rules: Rules, side: int, price: int) -> ScoreLine:
    if rules.cappotto.count is CappottoCount.FIXED:
        return ScoreLine(side, "count.cappotto", price, note=f"{rules.cappotto.resti} resti")
    return noted_line(side, "count.cappotto", price, (), say("note-doubled"))


def _remarks(rules: Rules, tally: Tally) -> Iterator[Remark]:
    yield from _senza(tally)
    for side in BOTH:
        if side not in tally.barred:
            versicole = find_versicole(rules, tally.piles[side])
            yield from _dell_uno(rules, side, tally.piles[side], versicole)
            yield from _accrescimenti(side, versicole, tally.declared)


def _senza(tally: Tally) -> Iterator[Remark]:
    """With two kings each, or two of Papi 2-5 each, nobody counts them (Dr. 11)."""
    if tally.barred:
        return
    re = all(_how_many(pile, KINGS) == 2 for pile in tally.piles)
    papi = all(_how_many(pile, ("2", "3", "4", "5")) == 2 for pile in tally.piles)
    if papi and any(_papi_run(pile) for pile in tally.piles):
        papi = False
    if re and papi:
        yield Remark("count.senza-questi", "senza questi, senza quelli")
    elif re:
        yield Remark("count.senza-re", "senza re")
    elif papi:
        yield Remark("count.senza-papi", "senza papi")


def _how_many(pile: tuple[Card, ...], members: Iterable[str]) -> int:
    return sum(card in pile for card in members)


def _papi_run(pile: tuple[Card, ...]) -> bool:
    return any(
        _how_many(pile, run) == 3 for run in (("1", "2", "3"), ("2", "3", "4"), ("3", "4", "5"))
    )


def _dell_uno(
    rules: Rules, side: int, pile: tuple[Card, ...], versicole: tuple[Versicola, ...]
) -> Iterator[Remark]:
    """ "74 dell'Uno" and its sisters: what needs the Papa uno, called together (Dr. 11).

    The versicole with the Papa uno, each with the Matto, and the small Papi of such a run
    singly. It is called when at least two of the three are there.
    """
    of_uno = [versicola for versicola in versicole if PAPA_UNO in versicola.cards]
    if MATTO not in pile or len(of_uno) < 2:
        return
    papi = [
        card
        for versicola in of_uno
        if versicola.rule == "versicola.papi"
        for card in versicola.own_cards
        if card != PAPA_UNO
    ]
    points = sum(line(rules, side, versicola).points for versicola in of_uno)
    points += sum(rules.worth[card] for card in papi)
    cards = PACK.sort({card for versicola in of_uno for card in versicola.cards})
    yield Remark("count.dell-uno", f"{points} dell'Uno", side, cards)


def _accrescimenti(
    side: int,
    versicole: tuple[Versicola, ...],
    declared: tuple[tuple[int, tuple[Card, ...]], ...],
) -> Iterator[Remark]:
    """A card won that lengthens a versicola one had (Dr. 3)."""
    for versicola in versicole:
        whole = set(versicola.own_cards)
        for owner, shown in declared:
            had = set(shown) - ({MATTO} if MATTO not in whole else set())
            if owner == side and had < whole and len(had & whole) >= 3:
                grown = PACK.sort(whole - had)
                yield Remark(
                    "count.accrescimento", f"accrescimento: {' '.join(grown)}", side, grown
                )
