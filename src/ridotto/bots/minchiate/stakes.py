"""What a card means: the points between our having it and their having it.

A carta di conto that dies counts three times: lost to us, counted by them, marked by them (Dr. 10).
What it does in versicole comes on top, as far as they are still in reach: so a card becomes
*gelosa* when the others of its versicola are ours, and loses its jealousy when they are gone
(Dr. 15). Every hope below is the difference the card makes: what the versicole count with it, less
what they count without it, the other cards being there as likely as they are.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from ridotto.bots.minchiate.card_chances import Odds
from ridotto.bots.minchiate.memory import Memory
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.versicola_cards import DIECINE
from ridotto.games.minchiate.versicole import irregular_sets, worth
from ridotto.table import Seat

KEPT: Final = 0.75
"""How often a side keeps a carta di conto it holds: so it was in play."""
DEATH: Final = 3
Chances = Mapping[Card, float]
Hope = Callable[[Card, Chances], float]


class Stakes:
    """What each card is worth between the two sides now."""

    def __init__(self, memory: Memory, odds: Odds) -> None:
        self.memory = memory
        self.odds = odds
        self.hopes = hopes_of(memory.rules)
        sides = {card: self._sides(card) for card in (*self.hopes, MATTO)}
        self.ours: Chances = {card: ours for card, (ours, _) in sides.items()}
        self.theirs: Chances = {card: theirs for card, (_, theirs) in sides.items()}
        self._gaps: dict[Card, float] = {}

    def gap(self, card: Card) -> float:
        """The points between our taking this card and their taking it; the Matto never dies."""
        if card not in self.hopes:
            return 0.0
        if card not in self._gaps:
            gap = float(DEATH * self.memory.worth.get(card, 0))
            for hope in self.hopes[card]:
                gap += hope(card, self.ours) + hope(card, self.theirs)
            self._gaps[card] = gap
        return self._gaps[card]

    def _sides(self, card: Card) -> tuple[float, float]:
        """The chances that our side and theirs will count this card."""
        memory = self.memory
        piles, side = memory.deal.piles, memory.side
        if card in piles[side]:
            return 1.0, 0.0
        if card in piles[1 - side]:
            return 0.0, 1.0
        if card in memory.gone:
            return self._on_table(card)
        kept = 1.0 if card == MATTO else KEPT
        holds = self.odds.holds
        friend = 1.0 if card in memory.hand else holds(memory.partner, card)
        foe = holds(memory.enemies[0], card) + holds(memory.enemies[1], card)
        return friend * kept + foe * (1 - kept), foe * kept + friend * (1 - kept)

    def _on_table(self, card: Card) -> tuple[float, float]:
        """A card in the trick may go either way; a Matto stays with its owner."""
        if card != MATTO:
            return 0.5, 0.5
        deal = self.memory.deal
        owner: Seat | None = next((p.seat for p in deal.trick if p.card == MATTO), deal.waiting)
        foe = owner is not None and self.memory.enemy(owner)
        return (0.0, 1.0) if foe else (1.0, 0.0)


def _in_run(rules: Rules, run: tuple[Card, ...], place: int) -> Hope:
    """Three or more neighbours count together (Dr. 3)."""
    near = tuple(
        run[n] if 0 <= n < len(run) else None for n in range(place - 3, place + 4) if n != place
    )
    own, below2, below, above, above2 = (
        rules.worth_inside[run[n]] if 0 <= n < len(run) else 0
        for n in (place, place - 2, place - 1, place + 1, place + 2)
    )

    matto = rules.worth_inside[MATTO]

    def hope(card: Card, has: Chances) -> float:
        del card
        z, a, b, d, e, f = (has[c] if c is not None else 0.0 for c in near)
        points = own * (b * d + a * b * (1 - d) + d * e * (1 - b))
        points += below * b * (a + d * (1 - a) - z * a) + below2 * a * b * (1 - z)
        points += above * d * (e + b * (1 - e) - e * f) + above2 * e * d * (1 - f)
        runs = (1 - b) * d * e + (1 - a) * b * d + (1 - z) * a * b - d * e * f
        return points + matto * has[MATTO] * runs

    return hope


def _all_of(rules: Rules, cards: tuple[Card, ...]) -> Hope:
    """A versicola that needs each of its cards (Dr. 3)."""
    points = worth(rules, cards)
    matto = 0 if MATTO in cards else rules.worth_inside[MATTO]

    def hope(card: Card, has: Chances) -> float:
        odds = 1.0
        for other in cards:
            if other != card:
                odds *= has[other]
        return odds * (points + matto * has[MATTO])

    return hope


def _tens(rules: Rules) -> Hope:
    """20 and 30, with the 10, the Tromba or both (Dr. 3)."""
    low, *inner, high = (rules.worth_inside[card] for card in DIECINE)
    both, matto = sum(inner), rules.worth_inside[MATTO]

    def hope(card: Card, has: Chances) -> float:
        ten, twenty, thirty, tromba = (has[c] for c in DIECINE)
        middle = both + matto * has[MATTO]
        if card == DIECINE[0]:
            return twenty * thirty * (middle * (1 - tromba) + low)
        if card == DIECINE[3]:
            return twenty * thirty * (middle * (1 - ten) + high)
        whole = middle * (ten + tromba - ten * tromba) + low * ten + high * tromba
        return whole * (thirty if card == DIECINE[1] else twenty)

    return hope


def _kings(rules: Rules) -> Hope:
    """Three or four kings (Dr. 3)."""
    one, matto = rules.worth_inside[KINGS[0]], rules.worth_inside[MATTO]

    def hope(card: Card, has: Chances) -> float:
        x, y, z = (has[king] for king in KINGS if king != card)
        three = x * y * z
        two = x * y + y * z + x * z - 3 * three
        return (3 * one + matto * has[MATTO]) * two + one * three

    return hope


@lru_cache(maxsize=16)
def hopes_of(rules: Rules) -> dict[Card, tuple[Hope, ...]]:
    """For each card that counts, the versicole it may serve in."""
    hopes: dict[Card, list[Hope]] = {card: [] for card in rules.worth if card != MATTO}
    for run in rules.runs:
        for place, card in enumerate(run):
            hopes.setdefault(card, []).append(_in_run(rules, run, place))
    some = {DIECINE: _tens(rules), KINGS: _kings(rules)}
    for _, cards in irregular_sets(rules):
        hope = some.get(cards) or _all_of(rules, cards)
        for card in cards:
            if card != MATTO:
                hopes.setdefault(card, []).append(hope)
    return {card: tuple(each) for card, each in hopes.items()}
