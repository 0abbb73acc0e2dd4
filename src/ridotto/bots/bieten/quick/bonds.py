"""The Weli in the shadow: what its owner may still name it (section 7 of the rules)."""

from ridotto.bots.bieten.quick.cards import completing, count_bits, made_of, suit_cards, worth_of
from ridotto.bots.bieten.quick.layout import (
    ALL,
    BOUND,
    CLOSED,
    CUSTOMS,
    DEALT,
    FIGURES,
    FREED,
    HAND,
    LED,
    LET_GOOD,
    NAME,
    OWNER,
    SPIEL,
    SPIEL_BOUND,
    TRICK,
    WELI,
    Cells,
)


def natural_of(s: Cells, p: int) -> int:
    """A player's natural cards, laid or not."""
    return s[DEALT + p] & ALL


def has_weli(s: Cells, p: int) -> bool:
    """Is the Weli in his hand, not laid yet?"""
    return (s[HAND + p] >> WELI) & 1 == 1


def names_with(s: Cells, p: int, closed: int, bound: int) -> int:
    """The open identities under these bonds."""
    natural = natural_of(s, p)
    names = ALL & ~natural
    for suit in range(4):
        if (closed >> suit) & 1:
            names &= ~(255 << (8 * suit))
    for figure in range(FIGURES - 1):
        if (bound >> figure) & 1:
            names &= completing(figure, natural)
    return names


def open_names(s: Cells, p: int) -> int:
    """The names still open to his Weli."""
    return names_with(s, p, s[CLOSED], s[BOUND])


def bind(s: Cells, p: int, figure: int) -> None:
    """A claim binds the Weli in hand unless the natural cards make the figure."""
    if not has_weli(s, p):
        return
    if figure == SPIEL:
        s[SPIEL_BOUND] = 1
    elif worth_of(figure, natural_of(s, p)) == 0 and (s[LET_GOOD] >> figure) & 1 == 0:
        bound = s[BOUND] | (1 << figure)
        if names_with(s, p, s[CLOSED], bound):
            s[BOUND] = bound


def release(s: Cells, figure: int) -> None:
    """The claim on a figure is over."""
    if figure == SPIEL:
        s[SPIEL_BOUND] = 0
    else:
        s[BOUND] &= ~(1 << figure)


def let_good(s: Cells, p: int, figure: int) -> None:
    """What its owner lets good the Weli cannot make."""
    if s[OWNER] == p:
        s[LET_GOOD] |= 1 << figure
        release(s, figure)


def free_settled(s: Cells, p: int, figure: int) -> None:
    """A figure settled for p: another's bond on it ends, the owner's own only by custom."""
    if s[OWNER] >= 0 and (s[OWNER] != p or figure == SPIEL or s[CUSTOMS] & FREED):
        release(s, figure)


def renounce(s: Cells, p: int, card: int) -> None:
    """A natural card off the suit led says that the Weli is not of that suit."""
    if has_weli(s, p) and s[LED] >= 0 and card >> 3 != s[LED]:
        closed = s[CLOSED] | (1 << s[LED])
        if names_with(s, p, closed, s[BOUND]):
            s[CLOSED] = closed


def must_lay_weli(s: Cells, p: int) -> bool:
    """Would renouncing the suit led leave the Weli without a name?"""
    return names_with(s, p, s[CLOSED] | (1 << s[LED]), s[BOUND]) == 0


def lawful_names(s: Cells, p: int) -> int:
    """The names under which the Weli may be laid now."""
    names = open_names(s, p)
    if s[LED] < 0:
        return names
    fitting = names & (255 << (8 * s[LED]))
    if suit_cards(s[HAND + p], s[LED]) or (s[TRICK] == 2 and s[SPIEL_BOUND] and fitting):
        return fitting
    return names


def weli_counts(s: Cells, p: int, figure: int) -> int:
    """The name of the Weli he has laid as far as it makes this figure; else -1."""
    if s[OWNER] != p or (s[LET_GOOD] >> figure) & 1:
        return -1
    return s[NAME]


def value_of(s: Cells, p: int, figure: int) -> int:
    """A player's figure as it counts at the end, or with the best name still open."""
    natural = natural_of(s, p)
    if not has_weli(s, p):
        return made_of(figure, natural, weli_counts(s, p, figure))
    best = made_of(figure, natural, -1)
    if (s[LET_GOOD] >> figure) & 1:
        return best
    names = open_names(s, p) & completing(figure, natural)
    for name in range(32):
        if (names >> name) & 1:
            best = max(best, made_of(figure, natural, name))
    return best


def hand_size(s: Cells, p: int) -> int:
    """How many cards he has not laid."""
    return count_bits(s[HAND + p] & ALL) + ((s[HAND + p] >> WELI) & 1)
