"""Advice for the lead (Dr. 8, 12, 16-19)."""

from itertools import product
from typing import Final

from ridotto.bots.minchiate.contest import win_chance
from ridotto.bots.minchiate.follow import keep_the_matto
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.mind import SILENT, Mind, Reason
from ridotto.bots.minchiate.signals import FUMATA, highest_unplaced
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER, STRENGTH


def lead_a_suit(mind: Mind, card: Card) -> Reason:
    """Think who will trump the suit, and who will trump him (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO):
        return SILENT
    seats = [s for s in mind.later if s not in mind.memory.deal.fallen]
    chances = [mind.odds.ruffs(seat, suit) for seat in seats]
    points = 0.0
    for ruffing in product((False, True), repeat=len(seats)):
        odds = 1.0
        for chance, ruff in zip(chances, ruffing, strict=True):
            odds *= chance if ruff else 1 - chance
        if odds > 0.001:
            who = "".join(
                "E" if mind.memory.enemy(s) else "P"
                for s, r in zip(seats, ruffing, strict=True)
                if r
            )
            points += odds * _outcome(mind, card, suit, who)
    return Reason(points, f"leads {suit}")


def _outcome(mind: Mind, card: Card, suit: str, who: str) -> float:
    """What the lead is worth if just these trump it, in this order."""
    weights = mind.weights
    if not who:
        return _by_suit(mind, card, suit)
    points, taken = {
        "P": (weights.partner_ruffs, 1.0),
        "E": (weights.enemy_ruffs, 0.0),
        "EE": (weights.enemy_ruffs, 0.0),
        "EP": (weights.partner_overruffs, 0.65),
        "PE": (weights.enemy_overruffs, 0.35),
        "EPE": (weights.all_ruff, 0.4),
    }[who]
    return points + _kings(mind, card, suit, taken)


def _kings(mind: Mind, card: Card, suit: str, taken: float) -> float:
    king = KING_OF[suit]
    if card == king:
        return (taken - mind.safe_later(king)) * mind.stakes.gap(king)
    if king in mind.memory.gone or king in mind.memory.hand or suit in mind.memory.deal.suits_led:
        return 0.0
    foe = sum(mind.odds.holds(s, king) for s in mind.memory.enemies)
    friend = mind.odds.holds(mind.memory.partner, king)
    return 0.35 * (foe * taken - friend * (1 - taken)) * mind.stakes.gap(king)


def _by_suit(mind: Mind, card: Card, suit: str) -> float:
    """Nobody trumps: the highest of the suit takes it."""
    king = KING_OF[suit]
    gap = mind.stakes.gap(king)
    trick = mind.weights.trick - mind.weights.lead * mind.horizon
    if card == king:
        return trick + (1 - mind.safe_later(king)) * gap
    level = STRENGTH[card]
    foe = max(mind.odds.higher_in_suit(s, suit, level) for s in mind.memory.enemies)
    value = trick * (1 - foe)
    if king not in mind.memory.gone and king not in mind.memory.hand:
        holds = mind.odds.holds
        friend = holds(mind.memory.partner, king)
        value += (friend - sum(holds(s, king) for s in mind.memory.enemies)) * 0.2 * gap
    return value


def lead_a_tarocco(mind: Mind, card: Card) -> Reason:
    """One rarely leads tarocchi while one has cartiglie (Dr. 12)."""
    if card not in NUMBER:
        return SILENT
    weights = mind.weights
    chance = win_chance(mind, card)
    gap = mind.stakes.gap(card)
    points = chance * (mind.loot - weights.lead * mind.horizon) - mind.power(card)
    if gap:
        points += (chance - mind.safe_later(card)) * gap
    if len(mind.mine) + (MATTO in mind.memory.hand) < len(mind.memory.hand):
        points -= weights.tarocco_led
    points += chance * sum(_forced(mind, seat) for seat in mind.memory.enemies)
    return Reason(points, f"leads {card}")


def _forced(mind: Mind, seat: int) -> float:
    """What carte di conto an enemy may have to give when tarocchi are led."""
    row = mind.odds.table[seat]
    count = mind.odds.tarocchi(seat)
    if count < 0.1 or count > 5:
        return 0.0
    conto = [(chance, c) for c, chance in row.items() if c in NUMBER and c in mind.memory.worth]
    held = sum(chance for chance, _ in conto)
    if not held:
        return 0.0
    mean = sum(chance * mind.stakes.gap(c) for chance, c in conto) / held
    return float(mean * min(1.0, held / count) ** max(1.0, count))


def shed_by_leading(mind: Mind, card: Card) -> Reason:
    """Get rid of cartiglie; the last of a suit may be led uncounted (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO):
        return SILENT
    points = mind.weights.cartiglia - mind.weights.high * (13 + STRENGTH[card]) / 13
    if mind.mates(suit) == 1 and mind.to_save:
        points += mind.weights.void * mind.horizon
    return Reason(points, f"sheds {card}")


def impiccare(mind: Mind, card: Card) -> Reason:
    """With five or six of a king's suit lead it low, so that he need not fall (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or suit in mind.memory.deal.suits_led:
        return SILENT
    if KING_OF[suit] not in mind.memory.hand or mind.mates(suit) < 5:
        return SILENT
    return Reason(mind.weights.impiccare, f"impicca {KING_OF[suit]}")


def give_a_fumata(mind: Mind, card: Card) -> Reason:
    """The first tarocco led, 21 to 27: I have the highest not yet placed (Dr. 19)."""
    memory = mind.memory
    if card not in FUMATA or memory.tarocchi_led(memory.me):
        return SILENT
    said = highest_unplaced(memory, len(memory.deal.tricks))
    if said in memory.hand and len(mind.mine) >= 6:
        return Reason(mind.weights.fumata, f"fumata: {said} is mine")
    return Reason(-mind.weights.false_fumata, "would be a false fumata")


def lead_the_matto(mind: Mind, card: Card) -> Reason:
    """The Matto is kept late (Dr. 12)."""
    return keep_the_matto(mind, card, 0.0)


LEAD: Final = (
    lead_a_suit,
    lead_a_tarocco,
    shed_by_leading,
    impiccare,
    give_a_fumata,
    lead_the_matto,
)
