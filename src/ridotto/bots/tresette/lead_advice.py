"""Leading: demand, invite, bring back, or lead a picture (intro)."""

from typing import NamedTuple

from ridotto.bots.player import Choice
from ridotto.bots.tresette.card_worth import keep
from ridotto.bots.tresette.memory import Memory, worth
from ridotto.bots.tresette.weights import Weights
from ridotto.cards import Card
from ridotto.games.tresette.pack import STRENGTH, figures_in, suit_of

LONG = 4


class Reason(NamedTuple):
    """What speaks for a lead, and how much."""

    points: float
    words: str


def weigh_lead(memory: Memory, weights: Weights) -> list[Choice]:
    """Every card, with what leading it is expected to score."""
    return [_choice(memory, weights, card) for card in memory.lawful]


def _choice(memory: Memory, weights: Weights, card: Card) -> Choice:
    reason = _reason(memory, weights, card)
    chance = chance_of_lead(memory, card)
    sure = memory.master(card)
    # What a sure card is worth will be ours whenever it is led.
    stake = (0 if sure else worth(card)) + weights.trick + float(memory.last_trick)
    value = (2 * chance - 1) * stake + reason.points
    value -= 0 if sure else keep(memory, weights, card)
    if memory.pairs and suit_of(card) in unwanted(memory):
        value -= weights.unwanted
    return Choice(card, value, reason.words)


def chance_of_lead(memory: Memory, card: Card) -> float:
    """How likely the trick is ours: nobody beats the card, or the partner has the highest."""
    higher = sorted(memory.higher(card), key=lambda c: -STRENGTH[c])
    if not higher:
        return 1.0
    ours, open_yet = 0.0, 1.0
    for other in higher:
        friend = memory.share(memory.partner, other) if memory.partner is not None else 0.0
        enemy = sum(memory.share(s, other) for s in memory.later if not memory.ours(s))
        ours += open_yet * friend
        open_yet *= max(0.0, 1 - friend - enemy)
    return min(1.0, ours + open_yet)


def _reason(memory: Memory, weights: Weights, card: Card) -> Reason:
    suit = memory.suits[suit_of(card)]
    masters = [other for other in suit if memory.master(other)]
    if card in masters:
        return _master(memory, weights, suit, masters, card)
    if _brings_back(memory, card) and card == suit[0]:
        return Reason(weights.bring_back, "brings the partner's suit back")
    if _invites(memory, suit, card):
        return Reason(weights.invite + 0.1 * len(suit), "invites: low from a strong long suit")
    if figures_in((card,)) and STRENGTH[card] < STRENGTH[Card(suit_of(card) + "A")]:
        return Reason(weights.picture, "a picture: let the partner steer")
    return Reason(0.0, "leads low")


def _master(
    memory: Memory, weights: Weights, suit: tuple[Card, ...], masters: list[Card], card: Card
) -> Reason:
    """Demand from a long suit that can be reckoned through; else cash what is sure."""
    left = sum(suit_of(other) == suit_of(card) for other in memory.unseen)
    runs = len(masters) >= left or len(suit) > left
    # Of equals the highest: it tells most, and what falls on it is ours anyway.
    top = 0.05 if card == masters[0] else 0.0
    if len(masters) > 1 and (len(suit) >= LONG or runs):
        return Reason(weights.demand + 0.1 * len(suit) + top, "demands")
    if runs or len(memory.hand) <= LONG:
        return Reason(top, "takes what is sure")
    return Reason(top - keep(memory, weights, card) / 2, "takes a trick, and gives the suit away")


def _brings_back(memory: Memory, card: Card) -> bool:
    """Did the partner lead this suit before?"""
    return memory.pairs and suit_of(card) in map(suit_of, memory.leads_of(memory.partner))


def _invites(memory: Memory, suit: tuple[Card, ...], card: Card) -> bool:
    """One or two of the highest, and length: the lowest card is led (intro)."""
    strong = len(memory.higher(suit[0])) <= 1
    return strong and len(suit) >= LONG and card == suit[-1] and worth(card) == 0


def unwanted(memory: Memory) -> set[str]:
    """Suits of which the partner threw high cards: nothing is to be looked for there (intro)."""
    return {suit_of(card) for card in memory.thrown_by(memory.partner) if figures_in((card,))}
