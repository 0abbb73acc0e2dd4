"""The card to play, from all advice together."""

from ridotto.bots.minchiate.follow import FOLLOW
from ridotto.bots.minchiate.lead import LEAD
from ridotto.bots.minchiate.mind import Mind, Reason
from ridotto.bots.player import Choice
from ridotto.cards import Card


def weigh(mind: Mind) -> tuple[Choice, ...]:
    """Every lawful card with what it is worth and why, best first."""
    lead = mind.led is None and not mind.memory.deal.trick
    choices = [_choice(card, _reasons(mind, card, lead=lead)) for card in mind.lawful]
    return tuple(sorted(choices, key=lambda choice: -choice.value))


def _reasons(mind: Mind, card: Card, *, lead: bool) -> list[Reason]:
    if lead:
        return [advice(mind, card) for advice in LEAD]
    chance = mind.chance(card)
    return [advice(mind, card, chance) for advice in FOLLOW]


def _choice(card: Card, reasons: list[Reason]) -> Choice:
    value = sum(reason.points for reason in reasons)
    told = sorted((r for r in reasons if r.points), key=lambda r: -abs(r.points))
    return Choice(card, value, "; ".join(f"{r.words} ({r.points:+.1f})" for r in told[:4]))
