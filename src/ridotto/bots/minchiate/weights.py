"""How much each piece of advice counts, in points. Found by playing against one another."""

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers behind the advice; the books give the advice, play gave the numbers."""

    trick: float = 4.0
    """Four cards: the count gives a point for each beyond par (Dr. 11)."""
    control: float = 9.0
    """What a tarocco that nobody beats is worth in the hand."""
    rank: float = 5.0
    """What the highest tarocco is worth above the lowest, as a card."""
    ultima: float = 8.0
    """What holding the highest card is worth towards the last trick."""
    mastery: float = 15.0
    """What holding the highest card is worth besides, early in the deal."""
    will: float = 0.6
    """How readily an enemy takes a trick that holds little."""
    friend: float = 0.8
    """How readily one's partner takes it back."""
    lead: float = 1.5
    """What it costs to have to lead."""
    overtake: float = 4.0
    """What it costs to take a trick that was partner's already."""
    throw: float = 4.0
    """What a side gains when somebody can throw a carta di conto on its trick."""
    ruff: float = 6.0
    """What a safe ruff saves."""
    void: float = 3.0
    """What a void is worth to somebody with cards to save."""
    cartiglia: float = 0.6
    """What it is worth to be rid of a cartiglia."""
    tarocco_led: float = 4.0
    """What leading a tarocco costs while one has cartiglie."""
    fumata: float = 5.0
    """What telling partner of the highest tarocco is worth."""
    impiccare: float = 3.0
    """What it is worth to have a long king's suit led once."""
    king: float = 2.0
    """How safe a king is in the hand while nobody is void."""
    matto: float = 6.0
    """What the Matto is worth in the hand."""


DEFAULT = Weights()
