"""How much each piece of advice counts, in points.

Found by playing deals on from one position with each lawful card, and by duels of versions.
"""

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers behind the advice; the books give the advice, play gave the numbers."""

    trick: float = 4.0
    """Four cards: the count gives a point for each beyond par (Dr. 11)."""
    control: float = 16.0
    """What a tarocco that nobody beats is worth in the hand."""
    rank: float = 5.0
    """What the highest tarocco is worth above the lowest, as a card."""
    ultima: float = 10.0
    """What holding the highest card is worth towards the last trick."""
    will: float = 0.6
    """How readily an enemy takes a trick that holds little."""
    friend: float = 0.6
    """How readily one's partner takes it back."""
    lead: float = 5.0
    """What it costs a side to have to lead."""
    overtake: float = 4.0
    """What it costs to take a trick that was partner's already."""
    partner_ruffs: float = -1.0
    """A lead that partner trumps alone."""
    enemy_ruffs: float = 0.0
    """A lead that enemies trump."""
    partner_overruffs: float = 6.0
    """A lead that an enemy trumps before partner does."""
    enemy_overruffs: float = -2.0
    """A lead that partner trumps before an enemy does."""
    all_ruff: float = 1.0
    """A lead that all three trump."""
    void: float = 3.0
    """What a void is worth to somebody with cards to save."""
    cartiglia: float = 0.6
    """What it is worth to be rid of a cartiglia."""
    high: float = 0.2
    """What a high cartiglia is worth in the hand above a low one."""
    tarocco_led: float = 4.0
    """What leading a tarocco costs while one has cartiglie."""
    fumata: float = 5.0
    """What telling partner of the highest tarocco is worth."""
    false_fumata: float = 2.0
    """What it costs to say so untruly."""
    impiccare: float = 3.0
    """What it is worth to have a long king's suit led once."""
    king: float = 2.0
    """How safe a king is in the hand while nobody is void."""
    matto: float = 6.0
    """What the Matto is worth in the hand."""


DEFAULT = Weights()
