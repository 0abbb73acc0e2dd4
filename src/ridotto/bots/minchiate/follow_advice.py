"""Advice for the card one adds to a trick. Each piece is a function that cites its book."""

from typing import Final

from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.trick_chances import king_falls, standing
from ridotto.bots.minchiate.trick_context import SILENT, Reason, TrickContext
from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO, NUMBER, STRENGTH

LAST_CALL: Final = 60.0
"""What it is worth to play the Matto in the last trick but one: more than any card saved by it."""

SURE: Final = 0.9
"""A trick that will hardly be taken from us."""


def take_the_trick(context: TrickContext, card: Card, chance: float) -> Reason:
    """What lies in the trick is worth having, and what may still fall into it (Dr. 10, 16)."""
    points = chance * (context.loot + king_falls(context, card))
    return Reason(points, f"our side has the trick in {chance:.0%}")


def bring_it_home(context: TrickContext, card: Card, chance: float) -> Reason:
    """Save carte gelose and carte di conto when it is safe; a death counts three times (Dr. 15)."""
    gap = context.stakes.gap(card)
    if not gap:
        return SILENT
    edge = chance - context.safe_later(card)
    return Reason(edge * gap, f"brings {card} home" if edge > 0 else f"{card} is safer kept")


def spare_strength(context: TrickContext, card: Card, chance: float) -> Reason:
    """Do not spend a higher tarocco than the trick asks for (Dr. 12)."""
    del chance
    return Reason(-context.power(card), f"spends {card}") if card in NUMBER else SILENT


def shed_low_cards(context: TrickContext, card: Card) -> Reason:
    """Get rid of cartiglie, and of the last of a suit with cards to save (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO):
        return SILENT
    points = context.weights.cartiglia - context.weights.high * (13 + STRENGTH[card]) / 13
    if context.mates(suit) == 1 and context.to_save:
        points += context.weights.void * context.horizon
    return Reason(points, f"sheds {card}")


def shed_cartiglie(context: TrickContext, card: Card, chance: float) -> Reason:
    """Get rid of cartiglie when following, as when leading (Dr. 12)."""
    del chance
    return shed_low_cards(context, card)


def stay_behind(context: TrickContext, card: Card, chance: float) -> Reason:
    """The side that takes the trick must lead, and then the others play last (Dr. 12)."""
    del card
    return Reason(-chance * context.weights.lead * context.horizon, "gives us the lead")


def keep_the_matto(context: TrickContext, card: Card, chance: float) -> Reason:
    """The Matto is kept late, and used to save what would be lost (Dr. 12).

    But not for the last trick, where by Florence's book it is captured (Fi. 6).
    """
    del chance
    if card != MATTO:
        return SILENT
    if context.memory.left == 2:
        return Reason(LAST_CALL, "saves the Matto from the last trick")
    late = min(1.0, (context.memory.left - 2) / 6)
    return Reason(-context.weights.matto * late, "gives up the Matto")


def leave_partner_his_trick(context: TrickContext, card: Card, chance: float) -> Reason:
    """Partner's sure trick is not overtaken without a reason that outweighs it (Dr. 12, 18)."""
    del chance
    if (
        context.winning != context.memory.partner
        or not context.beats(card)
        or standing(context) < SURE
    ):
        return SILENT
    return Reason(-context.weights.overtake, "overtakes partner")


FOLLOW: Final = (
    take_the_trick,
    leave_partner_his_trick,
    bring_it_home,
    spare_strength,
    shed_cartiglie,
    stay_behind,
    keep_the_matto,
)
