"""Advice for the lead (Dr. 8, 12, 16-19)."""

from itertools import product
from typing import Final

from ridotto.bots.minchiate.follow_advice import keep_the_matto, shed_low_cards
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.signals import FUMATA, highest_unplaced
from ridotto.bots.minchiate.trick_chances import win_chance
from ridotto.bots.minchiate.trick_context import SILENT, Reason, TrickContext
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER, STRENGTH


def lead_a_suit(context: TrickContext, card: Card) -> Reason:
    """Think who will trump the suit, and who will trump him (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO):
        return SILENT
    seats = [s for s in context.later if s not in context.memory.deal.fallen]
    chances = [context.odds.ruffs(seat, suit) for seat in seats]
    points = 0.0
    for ruffing in product((False, True), repeat=len(seats)):
        odds = 1.0
        for chance, ruff in zip(chances, ruffing, strict=True):
            odds *= chance if ruff else 1 - chance
        if odds > 0.001:
            who = "".join(
                "E" if context.memory.enemy(s) else "P"
                for s, r in zip(seats, ruffing, strict=True)
                if r
            )
            points += odds * _outcome(context, card, suit, who)
    return Reason(points, f"leads {suit}")


def _outcome(context: TrickContext, card: Card, suit: str, who: str) -> float:
    """What the lead is worth if just these trump it, in this order."""
    weights = context.weights
    if not who:
        return _by_suit(context, card, suit)
    points, taken = {
        "P": (weights.partner_ruffs, 1.0),
        "E": (weights.enemy_ruffs, 0.0),
        "EE": (weights.enemy_ruffs, 0.0),
        "EP": (weights.partner_overruffs, 0.65),
        "PE": (weights.enemy_overruffs, 0.35),
        "EPE": (weights.all_ruff, 0.4),
    }[who]
    return points + _kings(context, card, suit, taken)


def _kings(context: TrickContext, card: Card, suit: str, taken: float) -> float:
    king = KING_OF[suit]
    if card == king:
        return (taken - context.safe_later(king)) * context.stakes.gap(king)
    if (
        king in context.memory.gone
        or king in context.memory.hand
        or suit in context.memory.deal.suits_led
    ):
        return 0.0
    foe = sum(context.odds.holds(s, king) for s in context.memory.enemies)
    friend = context.odds.holds(context.memory.partner, king)
    return 0.35 * (foe * taken - friend * (1 - taken)) * context.stakes.gap(king)


def _by_suit(context: TrickContext, card: Card, suit: str) -> float:
    """Nobody trumps: the highest card of the suit takes the trick."""
    king = KING_OF[suit]
    gap = context.stakes.gap(king)
    trick = context.weights.trick - context.weights.lead * context.horizon
    if card == king:
        return trick + (1 - context.safe_later(king)) * gap
    level = STRENGTH[card]
    foe = max(context.odds.higher_in_suit(s, suit, level) for s in context.memory.enemies)
    value = trick * (1 - foe)
    if king not in context.memory.gone and king not in context.memory.hand:
        holds = context.odds.holds
        friend = holds(context.memory.partner, king)
        value += (friend - sum(holds(s, king) for s in context.memory.enemies)) * 0.2 * gap
    return value


def lead_a_tarocco(context: TrickContext, card: Card) -> Reason:
    """One rarely leads tarocchi while one has cartiglie (Dr. 12)."""
    if card not in NUMBER:
        return SILENT
    weights = context.weights
    chance = win_chance(context, card)
    gap = context.stakes.gap(card)
    points = chance * (context.loot - weights.lead * context.horizon) - context.power(card)
    if gap:
        points += (chance - context.safe_later(card)) * gap
    if len(context.mine) + (MATTO in context.memory.hand) < len(context.memory.hand):
        points -= weights.tarocco_led
    points += chance * sum(_forced(context, seat) for seat in context.memory.enemies)
    return Reason(points, f"leads {card}")


def _forced(context: TrickContext, seat: int) -> float:
    """What carte di conto an enemy may have to give when tarocchi are led."""
    row = context.odds.table[seat]
    count = context.odds.tarocchi(seat)
    if count < 0.1 or count > 5:
        return 0.0
    conto = [(chance, c) for c, chance in row.items() if c in NUMBER and c in context.memory.worth]
    held = sum(chance for chance, _ in conto)
    if not held:
        return 0.0
    mean = sum(chance * context.stakes.gap(c) for chance, c in conto) / held
    return float(mean * min(1.0, held / count) ** max(1.0, count))


def impiccare(context: TrickContext, card: Card) -> Reason:
    """With five or six of a king's suit lead it low, so that he need not fall (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or suit in context.memory.deal.suits_led:
        return SILENT
    if KING_OF[suit] not in context.memory.hand or context.mates(suit) < 5:
        return SILENT
    return Reason(context.weights.impiccare, f"impicca {KING_OF[suit]}")


def give_a_fumata(context: TrickContext, card: Card) -> Reason:
    """The first tarocco led, 21 to 27: I have the highest not yet placed (Dr. 19)."""
    memory = context.memory
    if card not in FUMATA or memory.tarocchi_led(memory.me):
        return SILENT
    said = highest_unplaced(memory, len(memory.deal.tricks))
    if said in memory.hand and len(context.mine) >= 6:
        return Reason(context.weights.fumata, f"fumata: {said} is mine")
    return Reason(-context.weights.false_fumata, "would be a false fumata")


def lead_the_matto(context: TrickContext, card: Card) -> Reason:
    """The Matto is kept late (Dr. 12)."""
    return keep_the_matto(context, card, 0.0)


LEAD: Final = (
    lead_a_suit,
    lead_a_tarocco,
    shed_low_cards,
    impiccare,
    give_a_fumata,
    lead_the_matto,
)
