"""What a player heeds at a choice, as one number: the abstraction his strategy rests on.

At a word: which kind of figure, what is asked, how far the deal is, how good his own figure is for
all he can see, how much of it others see, whether others have shown something, and how the slate
stands. At a card: the suits and rough heights of his hand, the card to beat, what is in dispute.
All else (who said what of other figures, exact heights, ...) is not heeded.
"""

from ridotto.bots.bieten.quick.bonds import value_of
from ridotto.bots.bieten.quick.cards import made_of, suit_cards
from ridotto.bots.bieten.quick.chances import (
    chance_of,
    laid_natural,
    laid_weli,
    last_trick_chance,
    none_higher,
    shown_best,
    unseen_by,
)
from ridotto.bots.bieten.quick.layout import (
    ANSWERED,
    ANSWERING,
    BIDDER,
    COARSE,
    CURSOR,
    CUSTOMS,
    FIGURE,
    GOOD1,
    GOOD2,
    HAND,
    HELD2,
    HERZ,
    LAID,
    LAUB,
    LEADER,
    LED,
    PHASE,
    PLAYERS,
    QUEUED,
    RAISED,
    ROW,
    SPIEL,
    STATUS,
    TRICK,
    UNBID,
    WELI,
    Cells,
)
from ridotto.bots.bieten.quick.moves import actor, face, winner_of
from ridotto.bots.bieten.quick.rights import missing

KINDS, CASES, STAGES, SIGHTS, SLATES = 4, 7, 18, 60, 9
WORDS = KINDS * CASES * STAGES * SIGHTS * SLATES
CLASSES = 17
"""Four heights of each suit, and the Weli."""
FIRST_CARDS = 17 * CLASSES**3
SECOND_CARDS = 60 * CLASSES**2
KEYS = WORDS + FIRST_CARDS + SECOND_CARDS
"""How many numbers there are."""


def level(chance: float) -> int:
    """A chance in ten steps; the steps part the single cards of a suit between two players."""
    if chance <= 0.0:
        return 0
    if chance > 0.6:
        if chance > 0.86:
            return 9 if chance > 0.96 else 8
        return 7 if chance > 0.76 else 6 if chance > 0.67 else 5
    if chance > 0.45:
        return 4 if chance > 0.52 else 3
    return 2 if chance > 0.3 else 1


def case_of(s: Cells, p: int, figure: int) -> int:
    """What is asked: to bid, to raise, to answer."""
    status = s[STATUS + figure]
    if s[PHASE] != ANSWERING:
        return 1 if status == HELD2 else 0
    if status == RAISED:
        return 5 if s[BIDDER + figure] == p else 6
    if status == HELD2:
        return 4
    return 2 if s[ANSWERED] + 1 == s[QUEUED] else 3


def stage_of(s: Cells, p: int) -> int:
    """How far the deal is: the trick, one's place in it, and whether one has laid to it."""
    laid = 1 if s[ROW + 3 * p + s[TRICK]] >= 0 else 0
    last = (p + 1) % s[PLAYERS] == s[LEADER]
    place = 2 if s[LEADER] == p else 0 if last else 1
    return 6 * s[TRICK] + 2 * place + laid


def need(points: int) -> int:
    """What somebody lacks, in three steps."""
    return 0 if points <= 2 else 1 if points <= 4 else 2


def slate_of(s: Cells, p: int) -> int:
    """How the slate stands: what one lacks, and the foremost of the others."""
    if s[CUSTOMS] & COARSE:
        return 0
    least = 99
    for other in range(s[PLAYERS]):
        if other != p and missing(s, other) > 0:
            least = min(least, missing(s, other))
    return 3 * need(missing(s, p)) + need(least)


def sight_of(s: Cells, p: int, figure: int) -> int:
    """How good one's figure is, how much of it is shown, whether others show one."""
    if figure == SPIEL:
        return spiel_sight(s, p)
    value = value_of(s, p, figure)
    own = made_of(figure, laid_natural(s, p), laid_weli(s, p))
    shown = 0 if own == 0 else 2 if own >= value else 1
    seen = 1 if shown_best(s, p, figure) else 0
    return (level(chance_of(s, p, figure, value)) * 3 + shown) * 2 + seen


def spiel_sight(s: Cells, p: int) -> int:
    """The last trick: its chance once it has begun; before that one's surest cards and the lead."""
    if s[TRICK] == 2:
        return level(last_trick_chance(s, p))
    unseen, hand = unseen_by(s, p), s[HAND + p]
    best, second, suits, alike = 0.0, 0.0, 0, 0
    for card in range(33):
        if (hand >> card) & 1 == 0:
            continue
        sure = 0.9
        if card < WELI:
            sure = none_higher(s, p, unseen, card >> 3, (card & 7) + 1)
            alike |= suits & (1 << (card >> 3))
            suits |= 1 << (card >> 3)
        if sure > best:
            best, second = sure, best
        elif sure > second:
            second = sure
    if s[ROW + 3 * p + s[TRICK]] >= 0 and s[TRICK] == 1:
        # One card is left: what counts besides is whether one will lead it.
        second = lead_chance(s, p)
    elif s[LED] >= 0:
        alike = 1 if can_win(s, p) else 0
    return (five(best) * 5 + five(second)) * 2 + (1 if alike else 0)


def lead_chance(s: Cells, p: int) -> float:
    """The chance that one's card wins the trick it lies in: sure where all have laid."""
    if winner_of(s, s[TRICK]) != p:
        return 0.0
    if s[LAID] == s[PLAYERS]:
        return 1.0
    card = face(s, s[ROW + 3 * p + s[TRICK]])
    return none_higher(s, p, unseen_by(s, p), card >> 3, (card & 7) + 1)


def can_win(s: Cells, p: int) -> bool:
    """Has one laid, or can one lay, the best card of the trick so far?"""
    winner = winner_of(s, s[TRICK])
    if winner == p or s[ROW + 3 * p + s[TRICK]] >= 0:
        return winner == p
    best = face(s, s[ROW + 3 * winner + s[TRICK]])
    return suit_cards(s[HAND + p], s[LED]) >> ((best & 7) + 1) != 0


def five(chance: float) -> int:
    """A chance in five steps."""
    if chance > 0.8:
        return 4 if chance > 0.96 else 3
    return 2 if chance > 0.6 else 1 if chance > 0.45 else 0


def word_sign(s: Cells) -> int:
    """The sign of a choice of words."""
    p = actor(s)
    figure = s[FIGURE] if s[PHASE] == ANSWERING else s[CURSOR]
    kind = HERZ if figure == LAUB else figure - 1 if figure > LAUB else HERZ
    sign = kind * CASES + case_of(s, p, figure)
    sign = sign * STAGES + stage_of(s, p)
    sign = sign * SIGHTS + sight_of(s, p, figure)
    return sign * SLATES + slate_of(s, p)


def class_of(card: int) -> int:
    """A card's suit and rough height."""
    return 16 if card == WELI else (card >> 3) * 4 + ((card & 7) >> 1)


def dispute(status: int) -> int:
    """Nothing to win with it, one point, or more."""
    if status in (GOOD1, GOOD2):
        return 0
    return 1 if status == UNBID else 2


def to_beat(s: Cells) -> int:
    """The card to beat: the suit led and the rough height of the best in it."""
    best = face(s, s[ROW + 3 * winner_of(s, s[TRICK]) + s[TRICK]])
    return class_of(best)


def card_sign(s: Cells) -> int:
    """The sign of a choice of cards; at the third trick there is none."""
    p = actor(s)
    hand, sign = s[HAND + p], 0
    for card in range(33):
        if (hand >> card) & 1:
            sign = sign * CLASSES + class_of(card)
    if s[TRICK] == 0:
        place = 0 if s[LED] < 0 else 1 + to_beat(s)
        return WORDS + place * CLASSES**3 + sign
    spiel = dispute(s[STATUS + SPIEL])
    if s[LED] >= 0:
        place = 12 + 3 * to_beat(s) + spiel
    else:
        herz = 1 if dispute(s[STATUS + HERZ]) else 0
        laub = 1 if dispute(s[STATUS + LAUB]) else 0
        place = 4 * spiel + 2 * herz + laub
    return WORDS + FIRST_CARDS + place * CLASSES**2 + sign
