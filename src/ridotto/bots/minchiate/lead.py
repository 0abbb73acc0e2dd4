"""Advice for the lead (Dr. 8, 12, 16-19)."""

from itertools import product
from typing import Final

from ridotto.bots.minchiate.follow import keep_the_matto, spare_strength
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.mind import Mind, Reason
from ridotto.bots.minchiate.signals import FUMATA, highest_unplaced
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER, STRENGTH


def lead_a_suit(mind: Mind, card: Card) -> Reason:
    """Lead what partner is void in while the enemy behind him follows (Dr. 12)."""
    suit = KIND[card]
    if card == MATTO or suit == "T":
        return Reason(0.0, "")
    seats = [s for s in mind.later if s not in mind.memory.deal.fallen]
    chances = [mind.odds.ruffs(seat, suit) for seat in seats]
    points = 0.0
    for ruffing in product((False, True), repeat=len(seats)):
        odds = 1.0
        for chance, ruff in zip(chances, ruffing, strict=True):
            odds *= chance if ruff else 1 - chance
        if odds > 0.001:
            who = [not mind.memory.enemy(s) for s, r in zip(seats, ruffing, strict=True) if r]
            points += odds * _outcome(mind, card, suit, who)
    return Reason(points, f"leads {suit}")


def _outcome(mind: Mind, card: Card, suit: str, ruffers: list[bool]) -> float:
    """What the lead is worth if just these (friend or foe, in order) trump it."""
    weights = mind.weights
    if not ruffers:
        return _by_suit(mind, card, suit)
    friend, foe = True in ruffers, False in ruffers
    if friend and not foe:
        taken, save = 1.0, weights.ruff
    elif foe and not friend:
        taken, save = 0.0, -weights.ruff
    else:
        last_friend = ruffers[-1]
        taken, save = (0.65, 0.3 * weights.ruff) if last_friend else (0.35, -0.3 * weights.ruff)
    trick = taken * (weights.trick - weights.lead * mind.horizon)
    return trick + save + _kings(mind, card, suit, taken)


def _kings(mind: Mind, card: Card, suit: str, taken: float) -> float:
    king = KING_OF[suit]
    if card == king:
        return (taken - mind.safe_later(king)) * mind.stakes.gap(king)
    if king in mind.memory.gone or king in mind.memory.hand or suit in mind.memory.deal.suits_led:
        return 0.0
    foe = sum(mind.odds.holds(s, king) for s in mind.memory.enemies)
    friend = mind.odds.holds(mind.memory.partner, king)
    return 0.6 * (foe * taken - friend * (1 - taken)) * mind.stakes.gap(king) * 0.6


def _by_suit(mind: Mind, card: Card, suit: str) -> float:
    """Nobody trumps: the highest of the suit takes it."""
    higher = [c for c in mind.odds.by_kind[suit] if STRENGTH[c] > STRENGTH[card]]
    known = [c for s in mind.odds.others for c in mind.memory.known[s] if KIND[c] == suit]
    higher += [c for c in known if STRENGTH[c] > STRENGTH[card]]
    king = KING_OF[suit]
    gap = mind.stakes.gap(king)
    trick = mind.weights.trick - mind.weights.lead * mind.horizon
    if card == king:
        return trick + (1 - mind.safe_later(king)) * gap
    if not higher:
        return trick
    friend = max(mind.odds.holds(mind.memory.partner, c) for c in higher)
    value = trick * min(0.8, 0.2 + 0.6 * friend)
    if king in higher:
        foe = sum(mind.odds.holds(s, king) for s in mind.memory.enemies)
        value += (friend - foe) * 0.4 * gap * 0.5
    return value


def lead_a_tarocco(mind: Mind, card: Card) -> Reason:
    """One rarely leads tarocchi while one has cartiglie (Dr. 12)."""
    if card not in NUMBER:
        return Reason(0.0, "")
    chance = mind.chance(card)
    gap = mind.stakes.gap(card)
    points = chance * (mind.loot - mind.weights.lead * mind.horizon)
    if gap:
        points += (chance - mind.safe_later(card)) * gap
    if any(KIND[c] not in ("T", MATTO) for c in mind.memory.hand):
        points -= mind.weights.tarocco_led
    points += _forced(mind) * chance
    return Reason(points, f"leads {card}")


def _forced(mind: Mind) -> float:
    """Carte di conto an enemy may have to give when tarocchi are led."""
    total = 0.0
    for seat in mind.memory.enemies:
        count = mind.odds.tarocchi(seat)
        if count <= 0.1:
            continue
        below = [c for c in (*mind.odds.by_kind["T"], *mind.memory.known[seat]) if c in NUMBER]
        conto = [(mind.odds.holds(seat, c), c) for c in below if c in mind.memory.worth]
        held = sum(p for p, _ in conto)
        if not held:
            continue
        mean = sum(p * mind.stakes.gap(c) for p, c in conto) / held
        total += mean * min(1.0, held / count) ** max(1.0, count)
    return total


def shed_by_leading(mind: Mind, card: Card) -> Reason:
    """Get rid of cartiglie; the last of a suit may be led uncounted (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO):
        return Reason(0.0, "")
    mates = sum(KIND[c] == suit for c in mind.memory.hand)
    points = mind.weights.cartiglia * (1 - 0.02 * (14 + STRENGTH[card]))
    if mates == 1 and mind.to_save:
        points += mind.weights.void * mind.horizon
    return Reason(points, f"sheds {card}")


def impiccare(mind: Mind, card: Card) -> Reason:
    """With five or six of a king's suit lead it low, so that he need not fall (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or suit in mind.memory.deal.suits_led:
        return Reason(0.0, "")
    mates = sum(KIND[c] == suit for c in mind.memory.hand)
    if KING_OF[suit] not in mind.memory.hand or mates < 5:
        return Reason(0.0, "")
    return Reason(mind.weights.impiccare, f"impicca {KING_OF[suit]}")


def give_a_fumata(mind: Mind, card: Card) -> Reason:
    """The first tarocco led, 21 to 27: I have the highest not yet placed (Dr. 19)."""
    memory = mind.memory
    if card not in FUMATA or memory.tarocchi_led(memory.me):
        return Reason(0.0, "")
    said = highest_unplaced(memory, len(memory.deal.tricks))
    many = sum(c in NUMBER for c in memory.hand) >= 6
    if said in memory.hand and many:
        return Reason(mind.weights.fumata, f"fumata: {said} is mine")
    return Reason(-2.0, "would be a false fumata")


def spare_strength_in_leading(mind: Mind, card: Card) -> Reason:
    """The same thrift as when following (Dr. 12)."""
    return spare_strength(mind, card, 0.0)


def keep_the_matto_in_leading(mind: Mind, card: Card) -> Reason:
    """Nobody leads the Matto while it may still save something (Dr. 12)."""
    return keep_the_matto(mind, card, 0.0)


LEAD: Final = (
    lead_a_suit,
    lead_a_tarocco,
    spare_strength_in_leading,
    shed_by_leading,
    impiccare,
    give_a_fumata,
    keep_the_matto_in_leading,
)
