"""Playing to a trick that somebody has led (intro)."""

from ridotto.bots.player import Choice
from ridotto.bots.tresette.card_worth import guards, keep, length
from ridotto.bots.tresette.memory import Memory, worth
from ridotto.bots.tresette.weights import Weights
from ridotto.cards import Card
from ridotto.games.tresette.pack import STRENGTH, figures_in, suit_of


def weigh_follow(memory: Memory, weights: Weights) -> list[Choice]:
    """Every lawful card, with what it is expected to score."""
    return [_choice(memory, weights, card) for card in memory.lawful]


def _choice(memory: Memory, weights: Weights, card: Card) -> Choice:
    chance, takes = chance_of_ours(memory, card)
    stake = memory.stake() + worth(card) + weights.trick
    cost = keep(memory, weights, card)
    off = suit_of(card) != suit_of(memory.trick[0])
    if off:
        cost += guards(memory, weights, card) + length(memory, weights, card)
    elif not takes:
        cost += guards(memory, weights, card) / 2
    value = (2 * chance - 1) * stake - cost
    if _stepping_in(memory, card, takes=takes):
        value += weights.bring_back
    # Among equals the lower card goes.
    return Choice(card, value - STRENGTH[card] * 0.001, _why(memory, card, chance, takes=takes))


def chance_of_ours(memory: Memory, card: Card) -> tuple[float, bool]:
    """How likely my side takes the trick with this card, and whether it is winning now."""
    assert memory.best is not None
    assert memory.taker is not None
    takes = suit_of(card) == suit_of(memory.best) and STRENGTH[card] > STRENGTH[memory.best]
    best = card if takes else memory.best
    ours = takes or memory.ours(memory.taker)
    enemies = [seat for seat in memory.later if not memory.ours(seat)]
    if ours:
        safe = 1.0
        for seat in enemies:
            safe *= 1 - memory.beats(seat, best)
        return safe, takes
    # The enemy has it: only a partner still to play can help.
    friend = [seat for seat in memory.later if memory.ours(seat)]
    return (memory.beats(friend[0], best) * 0.7 if friend else 0.0), takes


def _stepping_in(memory: Memory, card: Card, *, takes: bool) -> bool:
    """The partner invited with a low card: step in with the highest (intro)."""
    low = not figures_in(memory.trick[:1]) and worth(memory.trick[0]) == 0
    invited = memory.pairs and memory.deal.leader == memory.partner and low
    highest = memory.suits.get(suit_of(memory.trick[0]), ())[:1] == (card,)
    return invited and takes and highest


def _why(memory: Memory, card: Card, chance: float, *, takes: bool) -> str:
    if takes:
        return "takes the trick" if chance > 0.95 else f"takes it, safe at {chance:.0%}"
    if chance > 0.95 and worth(card):
        return "gives a point to our trick" if worth(card) == 1 else "gives our trick a figure"
    if suit_of(card) != suit_of(memory.trick[0]) and figures_in((card,)):
        return "throws a high card of a suit not wanted"
    return "goes low" if worth(card) == 0 else "gives up a card of value"
