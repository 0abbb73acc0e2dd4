"""What comes of what is said and laid (sections 3 and 4 of the rules)."""

from ridotto.bots.bieten.quick.bonds import bind, free_settled, let_good, renounce
from ridotto.bots.bieten.quick.layout import (
    AFTER,
    AFTERWARDS,
    ANSWERED,
    ANSWERING,
    ASKED,
    BEFORE,
    BIDDER,
    BIDS,
    CLAIM,
    CURSOR,
    CUSTOMS,
    FIGURE,
    FIGURES,
    FROM_BIDDER,
    GIVER,
    GOOD1,
    GOOD2,
    GOODS,
    GROSCHEN,
    HAND,
    HELD2,
    HELD3,
    LAID,
    LAST_GOOD,
    LEADER,
    LEADER_ONLY,
    LED,
    LEDS,
    NAME,
    NAMED,
    NUMBER,
    ORDER,
    OVER,
    PASS,
    PHASE,
    PLAYERS,
    QUEUE,
    QUEUED,
    RAISED,
    ROW,
    SAID_GOOD,
    STATUS,
    TRICK,
    TURN,
    WELI,
    WRITTEN,
    Cells,
)
from ridotto.bots.bieten.quick.rights import may_claim, may_give, may_offer, standing

# Offers and answers


def ask(s: Cells, by: int, first: int) -> None:
    """All others are asked, leftward from the leader (D 1a); this one before them."""
    start = by if s[CUSTOMS] & FROM_BIDDER else s[LEADER]
    players, queued = s[PLAYERS], 0
    if first >= 0 and first != by and standing(s, first):
        s[QUEUE] = first
        queued = 1
    for step in range(1, players + 1):
        seat = (start + step) % players
        if seat != by and seat != first and standing(s, seat):
            s[QUEUE + queued] = seat
            queued += 1
    s[QUEUED] = queued
    s[ANSWERED] = 0


def offer(s: Cells, p: int, figure: int) -> None:
    """A bid, or a Groschen in one's own turn."""
    s[AFTERWARDS] = 1 if s[PHASE] == AFTER else 0
    s[FIGURE] = figure
    s[PHASE] = ANSWERING
    if s[STATUS + figure] == HELD2:
        give(s, p, figure)
        return
    s[STATUS + figure] = ASKED
    s[BIDDER + figure] = p
    s[BIDS] += 1
    s[NUMBER + figure] = s[BIDS]
    claim(s, p, figure)
    ask(s, p, -1)


def give(s: Cells, p: int, figure: int) -> None:
    """The Groschen: the bidder answers first, then all others (D 5)."""
    s[STATUS + figure] = RAISED
    s[GIVER + figure] = p
    claim(s, p, figure)
    ask(s, p, s[BIDDER + figure])


def claim(s: Cells, p: int, figure: int) -> None:
    """To claim a figure may bind the Weli, and takes a good back."""
    s[LAST_GOOD + figure] &= ~(1 << p)
    bind(s, p, figure)


def answer(s: Cells, act: int) -> None:
    """Good or silence, hold, or Groschen, of the player asked."""
    p, figure = s[QUEUE + s[ANSWERED]], s[FIGURE]
    s[ANSWERED] += 1
    raised = s[STATUS + figure] == RAISED
    if act == GROSCHEN:
        give(s, p, figure)
    elif act == CLAIM:
        claim(s, p, figure)
        s[STATUS + figure] = HELD3 if raised else HELD2
    elif s[STATUS + figure] != HELD2:
        s[SAID_GOOD + figure] |= 1 << p
        s[LAST_GOOD + figure] |= 1 << p
        let_good(s, p, figure)
    if s[ANSWERED] == s[QUEUED] or s[STATUS + figure] == HELD3:
        conclude(s, figure)


def conclude(s: Cells, figure: int) -> None:
    """All have answered: what all let good is written; whoever offered goes on."""
    if s[STATUS + figure] == ASKED:
        write_good(s, s[BIDDER + figure], figure, 1)
    elif s[STATUS + figure] == RAISED:
        write_good(s, s[GIVER + figure], figure, 2)
    s[PHASE] = AFTER if s[AFTERWARDS] else BEFORE
    s[CURSOR] = figure + 1


def write_good(s: Cells, p: int, figure: int, points: int) -> None:
    """Written at once; the figure is closed."""
    s[STATUS + figure] = GOOD1 if points == 1 else GOOD2
    s[GOODS + p] += points
    s[ORDER + s[WRITTEN]] = figure
    s[WRITTEN] += 1
    free_settled(s, p, figure)


# Cards


def face(s: Cells, card: int) -> int:
    """What a card laid counts as: the Weli as its name."""
    return s[NAME] if card == WELI else card


def lay(s: Cells, p: int, act: int) -> None:
    """A card, or the Weli under a name; then he may speak on."""
    card = WELI if act >= NAMED else act
    if card == WELI:
        s[NAME] = act - NAMED
    else:
        renounce(s, p, card)
    s[HAND + p] &= ~(1 << card)
    s[ROW + 3 * p + s[TRICK]] = card
    if s[LAID] == 0:
        s[LED] = face(s, card) >> 3
        s[LEDS + s[TRICK]] = s[LED]
    s[LAID] += 1
    s[PHASE] = AFTER
    s[CURSOR] = 0
    if s[CUSTOMS] & LEADER_ONLY and p != s[LEADER]:
        s[CURSOR] = FIGURES
    if s[TRICK] == 2 and s[LAID] == s[PLAYERS]:
        onward(s)


def winner_of(s: Cells, trick: int) -> int:
    """Who has the best card of the suit led to a trick, as far as it is laid."""
    best, winner = -1, -1
    for p in range(s[PLAYERS]):
        card = s[ROW + 3 * p + trick]
        if card >= 0 and face(s, card) >> 3 == s[LEDS + trick]:
            strength = 2 * face(s, card) + (0 if card == WELI else 1)
            if strength > best:
                best, winner = strength, p
    return winner


def onward(s: Cells) -> None:
    """The next turn, the next trick, or the end of the play."""
    s[PHASE] = BEFORE
    s[CURSOR] = 0
    if s[LAID] < s[PLAYERS]:
        s[TURN] = (s[TURN] + 1) % s[PLAYERS]
        return
    s[LEADER] = winner_of(s, s[TRICK])
    s[TURN] = s[LEADER]
    s[TRICK] += 1
    s[LAID] = 0
    s[LED] = -1
    if s[TRICK] == 3:
        s[PHASE] = OVER


# Choices


def actor(s: Cells) -> int:
    """Whose choice it is."""
    return s[QUEUE + s[ANSWERED]] if s[PHASE] == ANSWERING else s[TURN]


def act_on(s: Cells, act: int) -> None:
    """Do it: at a word in one's own turn the cursor stands on the figure in question."""
    if s[PHASE] == ANSWERING:
        answer(s, act)
    elif s[CURSOR] < FIGURES:
        if act == PASS:
            s[CURSOR] += 1
        else:
            offer(s, s[TURN], s[CURSOR])
    else:
        lay(s, s[TURN], act)


def to_word(s: Cells) -> bool:
    """Move on to the next thing that can be done: a word (true), or a card or the end."""
    while s[PHASE] != OVER:
        if s[PHASE] == ANSWERING:
            return True
        while s[CURSOR] < FIGURES:
            if may_offer(s, s[TURN], s[CURSOR]):
                return True
            s[CURSOR] += 1
        if s[PHASE] == BEFORE:
            return False
        onward(s)
    return False


def words(s: Cells, acts: Cells) -> int:
    """What may be said at a word; how many things."""
    acts[0] = PASS
    acts[1] = CLAIM
    if s[PHASE] != ANSWERING:
        return 2
    p, figure = actor(s), s[FIGURE]
    if not may_claim(s, p, figure):
        return 1
    if s[STATUS + figure] == RAISED:
        return 2
    acts[2] = GROSCHEN
    return 3 if may_give(s, p, figure) else 2
