"""Before the play: the Skar, and what to announce (§ I; the digest's chapter on strategy)."""

from collections.abc import Iterator
from itertools import combinations

from ridotto.bots.taroc.card_worth import in_hand
from ridotto.bots.taroc.memory import KIND, Memory
from ridotto.bots.taroc.weights import Weights
from ridotto.cards import Card
from ridotto.games.taroc.honours import Honour, held
from ridotto.games.taroc.pack import KINGS, NUMBER, SKIS, SUITS
from ridotto.games.taroc.rules import EMPTY
from ridotto.games.taroc.skar import free_cards, pagat_may_go, special_skars
from ridotto.games.taroc.state import SKAR

SHORT = 4
"""Suits up to so long can be worth laying away."""

HIGH = 15
"""Tarocs from here on take tricks."""


def choose_skar(memory: Memory, weights: Weights) -> tuple[Card, ...]:
    """The Pagat where it may go and breaks no dear honour; else what is safer laid away."""
    rules = memory.rules
    skars = special_skars(rules, memory.hand)
    special = [cards for cards in skars if _broken(memory, cards) <= rules.pagat_lost]
    if special:
        return max(special, key=lambda cards: sum(rules.worth.get(c, 1) for c in cards))
    free = free_cards(rules, memory.hand)
    kept = protected(memory)
    choice = [card for card in free if card not in kept]
    pool = choice if len(choice) >= SKAR else list(free)
    spared = _broken(memory, (rules.pagat,)) <= rules.pagat_lost
    if spared and pagat_may_go(rules, memory.hand):
        rest = sorted(pool, key=lambda card: -_gain(memory, card, weights))
        return (rules.pagat, *rest[:2])
    return max(_candidates(pool), key=lambda cards: _value(memory, cards, weights))


def _broken(memory: Memory, cards: tuple[Card, ...]) -> int:
    """What each other player would no longer pay for honours if these were laid away."""
    left = tuple(card for card in memory.hand if card not in cards)
    after = held(memory.rules, left)
    return sum(h.price for h in held(memory.rules, memory.hand) if h not in after)


def _candidates(pool: list[Card]) -> Iterator[tuple[Card, ...]]:
    return combinations(pool, SKAR)


def protected(memory: Memory) -> set[Card]:
    """Cards of an honour that can be announced: never break it."""
    cards: set[Card] = set()
    for honour in held(memory.rules, memory.hand):
        for way in (*honour.ways, honour.with_skis):
            cards.update(card for card in way if card in memory.hand)
    return cards


def _value(memory: Memory, cards: tuple[Card, ...], weights: Weights) -> float:
    gain = sum(_gain(memory, card, weights) for card in cards)
    return gain + sum(_emptied(memory, cards, suit.letter, weights) for suit in SUITS)


def _gain(memory: Memory, card: Card, weights: Weights) -> float:
    """In the Skar it counts for certain; in the hand it might be worth less, or more."""
    return memory.rules.worth.get(card, EMPTY) - in_hand(memory, card, weights)


def _emptied(memory: Memory, cards: tuple[Card, ...], suit: str, weights: Weights) -> float:
    """A suit laid away entirely lets tarocs take its Kings."""
    mates = [card for card in memory.hand if KIND[card] == suit]
    left = [card for card in mates if card not in cards]
    if not mates or len(mates) > SHORT or len(left) == len(mates):
        return 0.0
    tarocs = sum(card in NUMBER for card in memory.hand)
    scale = weights.skar_void * min(1.0, tarocs / 8)
    if not left:
        return scale
    return scale * 0.8 if all(card in KINGS for card in left) else 0.3 * scale


def worth_announcing(memory: Memory, honour: Honour, weights: Weights) -> bool:
    """Everything, except ten tarocs that would betray the hand and not be paid."""
    if not honour.conditional:
        return True
    strong = [c for c in memory.hand if c in KINGS or c == SKIS or NUMBER.get(c, 0) >= HIGH]
    return len(strong) >= weights.ten_tarocs
