"""What a card means: the points between our having it and their having it.

A carta di conto that dies counts three times: lost to us, counted by them, marked by them (Dr. 10).
What it does in versicole comes on top, as far as they are still in reach: so a card becomes
*gelosa* when the others of its versicola are ours, and loses its jealousy when they are gone
(Dr. 15).
"""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.bots.minchiate.memory import Memory
from ridotto.bots.minchiate.odds import Odds
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO, NUMBER
from ridotto.games.minchiate.versicole import DEL_MATTO, DEL_TREDICI, DEMONIO, DIECINE
from ridotto.table import Seat

KEPT: Final = 0.7
"""How often a side keeps a carta di conto it holds."""
DEATH: Final = 3
Chances = dict[Card, float]


class Stakes:
    """What each card is worth between the two sides now."""

    def __init__(self, memory: Memory, odds: Odds) -> None:
        self.memory = memory
        self.odds = odds
        self.worth = memory.worth
        self.runs = memory.rules.runs
        cards = {*self.worth, *(c for run in self.runs for c in run)}
        if memory.rules.versicole.demonio:
            cards.add(DEMONIO[0])
        ours = {card: self._ours(card) for card in cards}
        self.sides: tuple[Chances, Chances] = (
            {card: chance for card, (chance, _) in ours.items()},
            {card: chance for card, (_, chance) in ours.items()},
        )
        self._gaps: dict[Card, float] = {}

    def gap(self, card: Card) -> float:
        """The points between our taking this card and their taking it."""
        if card not in self.sides[0]:
            return 0.0
        if card not in self._gaps:
            gap = DEATH * self.worth.get(card, 0) + sum(
                self._in_versicole(card, chances) for chances in self.sides
            )
            self._gaps[card] = gap
        return self._gaps[card]

    def _ours(self, card: Card) -> tuple[float, float]:
        """The chances that our side and theirs will count this card."""
        memory = self.memory
        for side in (0, 1):
            if card in memory.deal.piles[side]:
                return (1.0, 0.0) if side == memory.side else (0.0, 1.0)
        if card in memory.folla:
            return 0.0, 0.0
        if card in memory.gone:
            return self._on_table(card)
        kept = 1.0 if card == MATTO else KEPT
        friend = float(card in memory.hand) or self.odds.holds(memory.partner, card)
        foe = sum(self.odds.holds(seat, card) for seat in memory.enemies)
        return friend * kept + foe * (1 - kept), foe * kept + friend * (1 - kept)

    def _on_table(self, card: Card) -> tuple[float, float]:
        """A card in the trick may go either way; a Matto stays with its owner."""
        if card != MATTO:
            return 0.5, 0.5
        owner = self._matto_owner()
        ours = owner is not None and not self.memory.enemy(owner)
        return (1.0, 0.0) if ours else (0.0, 1.0)

    def _matto_owner(self) -> Seat | None:
        deal = self.memory.deal
        return next((p.seat for p in deal.trick if p.card == MATTO), deal.waiting)

    def _in_versicole(self, card: Card, chances: Chances) -> float:
        """What the card adds to a side's versicole, counting how likely the others are."""
        with_it, without = {**chances, card: 1.0}, {**chances, card: 0.0}
        return sum(
            hope(self, with_it, card) - hope(self, without, card) for hope in HOPES_OF.get(card, ())
        )

    def value(self, card: Card) -> int:
        """What a card counts inside a versicola."""
        return self.worth.get(card, 5)


def run_hope(stakes: Stakes, chances: Chances, card: Card) -> float:
    """What neighbours count together, three or more (Dr. 3)."""
    run = next(run for run in stakes.runs if card in run)
    place = run.index(card)
    near = run[max(0, place - 4) : place + 5]
    odds = (0.0, 0.0, *(chances[c] for c in near), 0.0, 0.0)
    points, starts = 0.0, 0.0
    for at, member in enumerate(near, start=2):
        a, b, d, e, f = odds[at - 2 : at + 3]
        points += stakes.value(member) * d * (b * e + a * b * (1 - e) + e * f * (1 - b))
        starts += (1 - b) * d * e * f
    return points + 5 * chances[MATTO] * starts


def _all_of(cards: Sequence[Card]) -> Callable[[Stakes, Chances, Card], float]:
    def hope(stakes: Stakes, chances: Chances, card: Card) -> float:
        del card
        odds = 1.0
        for member in cards:
            odds *= chances[member]
        matto = 0.0 if MATTO in cards else 5 * chances[MATTO]
        return odds * (sum(stakes.value(member) for member in cards) + matto)

    return hope


def tens_hope(stakes: Stakes, chances: Chances, card: Card) -> float:
    """20 and 30 with the 10, the Tromba, or both (Dr. 3)."""
    del card
    ten, twenty, thirty, tromba = (chances[c] for c in DIECINE)
    base = (10 + 5 * chances[MATTO]) * (ten + tromba - ten * tromba)
    del stakes
    return twenty * thirty * (base + 5 * ten + 10 * tromba)


def kings_hope(stakes: Stakes, chances: Chances, card: Card) -> float:
    """Three or four kings (Dr. 3)."""
    del stakes, card
    odds = [chances[king] for king in KINGS]
    four = odds[0] * odds[1] * odds[2] * odds[3]
    three = sum(four / o * (1 - o) if o else _product(odds, skip=n) for n, o in enumerate(odds))
    return 15 * three + 20 * four + 5 * chances[MATTO] * (three + four)


def _product(odds: Sequence[float], skip: int) -> float:
    product = 1.0
    for place, chance in enumerate(odds):
        if place != skip:
            product *= chance
    return product


Hope = Callable[[Stakes, Chances, Card], float]


def _hopes() -> dict[Card, tuple[Hope, ...]]:
    """The versicole each card may serve in."""
    hopes: dict[Card, list[Hope]] = {}
    papi_and_high = [*range(1, 6), *range(28, 41)]
    for card, number in NUMBER.items():
        if number in papi_and_high:
            hopes.setdefault(card, []).append(run_hope)
    sets: tuple[tuple[Sequence[Card], Hope], ...] = (
        (DEL_MATTO, _all_of(DEL_MATTO)),
        (DEL_TREDICI, _all_of(DEL_TREDICI)),
        (DIECINE, tens_hope),
        (KINGS, kings_hope),
    )
    for cards, hope in sets:
        for card in cards:
            hopes.setdefault(card, []).append(hope)
    return {card: tuple(each) for card, each in hopes.items()}


HOPES_OF: Final = _hopes()
