"""What may be said and laid: whose it is to bid, hold or raise, and which cards follow."""

from ridotto.bots.bieten.quick.bonds import (
    has_weli,
    lawful_names,
    must_lay_weli,
    natural_of,
    open_names,
    weli_counts,
)
from ridotto.bots.bieten.quick.cards import completing, made_of, suit_cards
from ridotto.bots.bieten.quick.layout import (
    ALL,
    BIDDER,
    CUSTOMS,
    FIGURES,
    FREE,
    GIVER,
    GOOD1,
    GOOD2,
    GOODS,
    HAND,
    HELD2,
    LACK,
    LED,
    LET_GOOD,
    NAME,
    NO_RAISE_AT_ONE,
    OWN_RAISE,
    PLAYERS,
    ROW,
    SAID_GOOD,
    SPIEL,
    STATUS,
    TRICK,
    UNBID,
    WELI,
    Cells,
)


def missing(s: Cells, p: int) -> int:
    """How many points he lacks now."""
    return s[LACK + p] - s[GOODS + p]


def may_claim(s: Cells, p: int, figure: int) -> bool:
    """To bid, hold or raise a figure one must have it (D 8)."""
    if figure == SPIEL:
        return may_claim_spiel(s, p)
    if s[CUSTOMS] & FREE:
        return True
    natural = natural_of(s, p)
    if not has_weli(s, p):
        return made_of(figure, natural, weli_counts(s, p, figure)) > 0
    if made_of(figure, natural, -1):
        return True
    good = (s[LET_GOOD] >> figure) & 1 == 1
    return not good and open_names(s, p) & completing(figure, natural) != 0


def may_claim_spiel(s: Cells, p: int) -> bool:
    """Free until the third lead lies there; then one's third card must be of its suit."""
    weli_good = (s[LET_GOOD] >> SPIEL) & 1 == 1
    late = s[TRICK] == 2 and s[LED] >= 0
    if not late:
        return s[HAND + p] != 1 << WELI or not weli_good
    third = s[ROW + 3 * p + 2]
    hand = s[HAND + p]
    if third == WELI or hand == 1 << WELI:
        names = 1 << s[NAME] if third == WELI else open_names(s, p)
        return not weli_good and suit_cards(names, s[LED]) != 0
    return suit_cards(hand, s[LED]) != 0 if hand else third >> 3 == s[LED]


def standing(s: Cells, p: int) -> bool:
    """Has he not reached the target, even provisionally (D 13)?"""
    return missing(s, p) > 0


def anybody_else(s: Cells, p: int) -> bool:
    """Is anybody left to be asked?"""
    left = 0
    for other in range(s[PLAYERS]):
        left += 1 if other != p and standing(s, other) else 0
    return left > 0


def bids_lost(s: Cells, p: int) -> int:
    """How many figures he has bid that were not let good to him (D 11)."""
    lost = 0
    for figure in range(FIGURES):
        if s[BIDDER + figure] == p:
            status = s[STATUS + figure]
            own = status == GOOD1 or (status == GOOD2 and s[GIVER + figure] == p)
            lost += 0 if own else 1
    return lost


def may_bid(s: Cells, p: int, figure: int) -> bool:
    """A figure nobody has bid, within one's limit, that one has."""
    if s[STATUS + figure] != UNBID:
        return False
    if missing(s, p) <= 1 or bids_lost(s, p) + 1 > missing(s, p) - 1:
        return False
    return anybody_else(s, p) and may_claim(s, p, figure)


def may_give(s: Cells, p: int, figure: int) -> bool:
    """Whose it is to give a Groschen on this figure, and who has it (D 4, D 6, D 12)."""
    if s[BIDDER + figure] == p and not s[CUSTOMS] & OWN_RAISE:
        return False
    if (s[SAID_GOOD + figure] >> p) & 1:
        return False
    if missing(s, p) <= 1 and s[CUSTOMS] & NO_RAISE_AT_ONE:
        return False
    return may_claim(s, p, figure)


def may_offer(s: Cells, p: int, figure: int) -> bool:
    """May he bid this figure, or raise it, in his own turn?"""
    if not standing(s, p):
        return False
    if s[STATUS + figure] == HELD2:
        return anybody_else(s, p) and may_give(s, p, figure)
    return may_bid(s, p, figure)


def may_lay(s: Cells, p: int) -> int:
    """The cards he may lay now, the Weli as bit 32."""
    hand = s[HAND + p]
    weli = hand & (1 << WELI)
    if weli and lawful_names(s, p) == 0:
        weli = 0
    if s[LED] < 0:
        return (hand & ALL) | weli
    mates = hand & (255 << (8 * s[LED]))
    if mates:
        return mates | weli
    if weli and must_lay_weli(s, p):
        return weli
    return (hand & ALL) | weli
