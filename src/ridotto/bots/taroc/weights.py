"""How much each piece of advice counts, in points. Tuned by matches against each other."""

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers behind the advice; the book gives the advice, play gave the numbers."""

    will: float = 0.85
    """How readily somebody takes a trick that he can take."""
    joins: float = 1.4
    """What another player probably adds to a trick one takes."""
    low_taroc: float = 1.0
    """What any taroc is worth in the hand."""
    high_taroc: float = 2.6
    """What the highest taroc is worth above that."""
    king: float = 3.8
    queen_guarded: float = 3.0
    queen: float = 1.7
    queen_saved: float = 2.0
    """What it is worth that the King falls before the Queen."""
    low_lead: float = 0.6
    """How rarely somebody leads low while holding the highest card."""
    knight: float = 1.0
    valet: float = 0.7
    pip: float = 0.35
    master: float = 1.2
    """What the highest card left of a suit is worth above its rank."""
    trumped: float = 0.25
    """What is left of a card's worth when its suit will surely be trumped."""
    skis: float = 1.9
    """What it is worth to have the Skis still in hand."""
    void: float = 1.1
    """What a void is worth to somebody with tarocs."""
    force: float = 0.45
    """What drawing tarocs is worth for each taroc one has more than the others."""
    skar_void: float = 1.6
    """What a suit laid away entirely is worth."""
    ten_tarocs: int = 4
    """The number of high cards beside ten tarocs that makes 26 points likely."""


DEFAULT = Weights()
