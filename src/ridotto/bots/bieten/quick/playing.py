"""Deals played out by a strategy: three numbers for every sign, one for each thing to do."""

from ridotto.bots.bieten.quick.bonds import lawful_names, natural_of
from ridotto.bots.bieten.quick.cards import made_of
from ridotto.bots.bieten.quick.chances import beaten, chance_of, none_higher, unseen_by
from ridotto.bots.bieten.quick.count import count_deal
from ridotto.bots.bieten.quick.dice import throw
from ridotto.bots.bieten.quick.layout import (
    BEFORE,
    CURSOR,
    FIGURES,
    GAIN,
    GOOD1,
    GOOD2,
    HAND,
    HELD2,
    HELD3,
    LACK,
    LED,
    LET_GOOD,
    NAMED,
    OVER,
    PHASE,
    PLACE,
    PLAYERS,
    SIZE,
    SPIEL,
    STATUS,
    TAKEN,
    TRICK,
    TURN,
    WELI,
    Cells,
    Reals,
)
from ridotto.bots.bieten.quick.moves import act_on, to_word, words
from ridotto.bots.bieten.quick.rights import may_lay
from ridotto.bots.bieten.quick.signs import card_sign, word_sign

# What may be done


def stake_of(s: Cells, figure: int) -> int:
    """What is still to be won with a figure."""
    status = s[STATUS + figure]
    if status in (GOOD1, GOOD2):
        return 0
    return 2 if status == HELD2 else 3 if status == HELD3 else 1


def name_worth(s: Cells, p: int, name: int) -> float:
    """What a name promises: the figures it makes by their stakes, and the trick it is laid to."""
    natural, worth = natural_of(s, p), 0.0
    for figure in range(FIGURES - 1):
        stake = stake_of(s, figure)
        if stake:
            own = -1 if (s[LET_GOOD] >> figure) & 1 else name
            worth += stake * chance_of(s, p, figure, made_of(figure, natural, own))
    if s[TRICK] == 2 and not (s[LET_GOOD] >> SPIEL) & 1:
        sure = 1.0
        if s[LED] >= 0:
            sure = 1.0 if name >> 3 == s[LED] and not beaten(s, p, name) else 0.0
        sure *= none_higher(s, p, unseen_by(s, p), name >> 3, max(0, name & 7))
        worth += stake_of(s, SPIEL) * sure
    return worth


def best_name(s: Cells, p: int) -> int:
    """The name that promises most."""
    names, best, found = lawful_names(s, p), -1.0, -1
    for name in range(32):
        if (names >> name) & 1:
            worth = name_worth(s, p, name)
            if worth > best:
                best, found = worth, name
    return found


def cards(s: Cells, acts: Cells, tags: Cells) -> int:
    """The cards that may be laid, each with its place in the hand; how many."""
    p = s[TURN]
    allowed, hand, place, count = may_lay(s, p), s[HAND + p], 0, 0
    for card in range(33):
        if (hand >> card) & 1:
            if (allowed >> card) & 1:
                acts[count] = card if card < WELI else NAMED + best_name(s, p)
                tags[count] = place
                count += 1
            place += 1
    return count


def choices(s: Cells, acts: Cells, tags: Cells) -> int:
    """Move on to the next choice; fill in what may be done and its tags; 0 at the end."""
    if to_word(s):
        for n in range(3):
            tags[n] = n
        return words(s, acts)
    return 0 if s[PHASE] == OVER else cards(s, acts, tags)


def sign_of(s: Cells) -> int:
    """The sign of the choice at hand."""
    if s[PHASE] == BEFORE and s[CURSOR] == FIGURES:
        return card_sign(s)
    return word_sign(s)


# Playing by a strategy


def pick(book: Reals, sign: int, tags: Cells, count: int, dice: Cells) -> int:
    """One of the things to do, as the strategy mixes them."""
    total = 0.0
    for n in range(count):
        total += book[3 * sign + tags[n]]
    left = throw(dice) * (total if total > 0.0 else count)
    for n in range(count - 1):
        left -= book[3 * sign + tags[n]] if total > 0.0 else 1.0
        if left < 0.0:
            return n
    return count - 1


def share(book: Reals, sign: int, tags: Cells, count: int, which: int) -> float:
    """How often the strategy does this of what may be done."""
    total = 0.0
    for n in range(count):
        total += book[3 * sign + tags[n]]
    return book[3 * sign + tags[which]] / total if total > 0.0 else 1.0 / count


def play_out(s: Cells, book: Reals, dice: Cells, acts: Cells, tags: Cells) -> None:
    """To the end of the deal, all by the strategy; then count."""
    while True:
        count = choices(s, acts, tags)
        if count == 0:
            break
        which = pick(book, sign_of(s), tags, count, dice) if count > 1 else 0
        act_on(s, acts[which])
    count_deal(s)


def copy_to(a: Cells, b: Cells) -> None:
    """The same deal once more."""
    for n in range(SIZE):
        b[n] = a[n]


# What a deal is worth


def prospects(s: Cells, p: int, worths: Reals) -> float:
    """What a player may hope for after a counted deal: +1 for winning the game, -1 for losing."""
    place = s[PLACE + p]
    if place > 0:
        return 1.0 if place == 1 and not s[TAKEN] else 0.0
    if place < 0:
        return -1.0
    return hope(s, p, worths)


def hope(s: Cells, p: int, worths: Reals) -> float:
    """By the slate: what p lacks and what the others still in the game lack, sorted."""
    left, taken, low, high = 1, s[TAKEN], 9, 1
    for other in range(s[PLAYERS]):
        taken = 1 if s[PLACE + other] > 0 else taken
        if other == p or s[PLACE + other] > 0:
            continue
        left += 1
        lack = clipped(s[LACK + other] - s[GAIN + other])
        low, high = min(low, lack), max(high, lack)
    return worths[slate_key(left, taken, clipped(s[LACK + p] - s[GAIN + p]), low, high)]


def clipped(lack: int) -> int:
    """What is lacking, nine at the most."""
    return min(9, max(1, lack))


def slate_key(left: int, taken: int, own: int, low: int, high: int) -> int:
    """The place of a slate among the worths: how many are left, is the win taken, who lacks what.

    Of the others only the foremost and the hindmost are heeded.
    """
    return (((min(left, 5) - 2) * 2 + taken) * 9 + own - 1) * 81 + (low - 1) * 9 + high - 1


SLATE_KEYS = 4 * 2 * 9 * 81
