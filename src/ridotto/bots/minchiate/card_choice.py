"""The card to play, from all advice together."""

from ridotto.bots.minchiate.follow_advice import FOLLOW
from ridotto.bots.minchiate.lead_advice import LEAD
from ridotto.bots.minchiate.trick_chances import standing, win_chance
from ridotto.bots.minchiate.trick_context import Reason, TrickContext
from ridotto.bots.player import Choice
from ridotto.cards import Card
from ridotto.games.minchiate.pack import PACK


def weigh(context: TrickContext) -> tuple[Choice, ...]:
    """Every lawful card with what it is worth and why, best first; of equals the lower."""
    choices = [_choice(card, reasons(context, card)) for card in context.lawful]
    return tuple(sorted(choices, key=lambda choice: (-choice.value, PACK.index[choice.card])))


def reasons(context: TrickContext, card: Card) -> list[Reason]:
    """All advice about a card."""
    if context.leading:
        return [advice(context, card) for advice in LEAD]
    chance = win_chance(context, card)
    return [advice(context, card, chance) for advice in FOLLOW]


def _choice(card: Card, told: list[Reason]) -> Choice:
    value = sum(reason.points for reason in told)
    spoken = sorted((r for r in told if r.points), key=lambda r: -abs(r.points))
    return Choice(card, value, "; ".join(f"{r.words} ({r.points:+.1f})" for r in spoken[:3]))


def weigh_open_hand(context: TrickContext) -> tuple[Choice, ...]:
    """The cards an open hand may play, for the side that has to choose (Dr. 13).

    A carta di conto goes where our side will have it: from a friend onto our trick, from an enemy
    likewise.
    """
    chance = standing(context)
    words = "our side has the trick" if chance > 0.5 else "the enemy has the trick"
    choices = [
        Choice(card, (chance - 0.5) * context.stakes.gap(card), f"{words} in {chance:.0%}")
        for card in context.lawful
    ]
    return tuple(sorted(choices, key=lambda choice: -choice.value))
