"""Advice for the card one adds to a trick. Each piece is a function that cites its book."""

from typing import Final

from ridotto.bots.minchiate.contest import king_falls, standing
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.mind import SILENT, Mind, Reason
from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO, NUMBER, STRENGTH

LAST_CALL: Final = 60.0
"""What it is worth to play the Matto in the last trick but one: more than any card saved by it."""

SURE: Final = 0.9
"""A trick that will hardly be taken from us."""


def take_the_trick(mind: Mind, card: Card, chance: float) -> Reason:
    """What lies in the trick is worth having, and what may still fall into it (Dr. 10, 16)."""
    points = chance * (mind.loot + king_falls(mind, card))
    return Reason(points, f"our side has the trick in {chance:.0%}")


def bring_it_home(mind: Mind, card: Card, chance: float) -> Reason:
    """Save carte gelose and carte di conto when it is safe; a death counts three times (Dr. 15)."""
    gap = mind.stakes.gap(card)
    if not gap:
        return SILENT
    edge = chance - mind.safe_later(card)
    return Reason(edge * gap, f"brings {card} home" if edge > 0 else f"{card} is safer kept")


def spare_strength(mind: Mind, card: Card, chance: float) -> Reason:
    """Do not spend a higher tarocco than the trick asks for (Dr. 12)."""
    del chance
    return Reason(-mind.power(card), f"spends {card}") if card in NUMBER else SILENT


def shed_cartiglie(mind: Mind, card: Card, chance: float) -> Reason:
    """Get rid of cartiglie, and of the last of a suit with cards to save (Dr. 12)."""
    del chance
    suit = KIND[card]
    if suit in ("T", MATTO):
        return SILENT
    points = mind.weights.cartiglia - mind.weights.high * (13 + STRENGTH[card]) / 13
    if mind.mates(suit) == 1 and mind.to_save:
        points += mind.weights.void * mind.horizon
    return Reason(points, f"sheds {card}")


def stay_behind(mind: Mind, card: Card, chance: float) -> Reason:
    """The side that takes the trick must lead, and then the others play last (Dr. 12)."""
    del card
    return Reason(-chance * mind.weights.lead * mind.horizon, "gives us the lead")


def keep_the_matto(mind: Mind, card: Card, chance: float) -> Reason:
    """The Matto is kept late, and used to save what would be lost (Dr. 12).

    But not for the last trick, where by Florence's book it is captured (Fi. 6).
    """
    del chance
    if card != MATTO:
        return SILENT
    if mind.memory.left == 2:
        return Reason(LAST_CALL, "saves the Matto from the last trick")
    late = min(1.0, (mind.memory.left - 2) / 6)
    return Reason(-mind.weights.matto * late, "gives up the Matto")


def leave_partner_his_trick(mind: Mind, card: Card, chance: float) -> Reason:
    """Partner's sure trick is not overtaken without a reason that outweighs it (Dr. 12, 18)."""
    del chance
    if mind.winning != mind.memory.partner or not mind.beats(card) or standing(mind) < SURE:
        return SILENT
    return Reason(-mind.weights.overtake, "overtakes partner")


FOLLOW: Final = (
    take_the_trick,
    leave_partner_his_trick,
    bring_it_home,
    spare_strength,
    shed_cartiglie,
    stay_behind,
    keep_the_matto,
)
