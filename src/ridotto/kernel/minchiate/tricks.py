"""The play of the cards: what one may play, who takes, what dies (Dr. 5, 10, 16)."""

from ridotto.kernel.card_sets import WORD, pick
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.discards import show_discards
from ridotto.kernel.minchiate.layout import (
    BEST,
    CAPTURED,
    COUNTING,
    DEATH,
    DECLARING,
    DUE,
    EVERY_SUIT,
    EXCHANGING,
    HANDS,
    KINDS,
    LAST_PLAYED,
    LAST_SEAT,
    LEADING,
    LED,
    LYING,
    MATTO_BY,
    NOBODY,
    NOTHING,
    PHASE,
    PILES,
    PLAYED,
    PLAYING,
    ROUNDS,
    SEATS,
    TABLE,
    TAROCCHI,
    TRICK,
    TURN,
    VOIDS,
    WAITING,
    WINNING,
    Deal,
)
from ridotto.kernel.minchiate.marks import mark, points
from ridotto.kernel.minchiate.numbering import NUMBERS
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.splitmix import Dice


@inlined
def may_play(t: Tables, lo: int, hi: int, led: int, king: int, late: bool) -> tuple[int, int]:
    """The cards of a hand that may be played.

    ``king`` is the bit of the king that must fall, if he is held; ``late`` says that a Matto has
    to go now. The second word holds tarocchi and Matto only, which is what one plays without the
    suit led.
    """
    matto = hi & t[tables.MATTO]
    if late and matto:
        return 0, matto
    if lo & king:
        return king, matto & t[tables.MATTO_SAVES]
    mates = lo & t[tables.LANES + led]
    ruffs = led != NOTHING and hi & t[tables.TAROCCHI] != 0
    # Written as choices, not as ways to return: what a hand must do cannot be foreseen.
    other = 0 if ruffs else lo
    return (mates if mates else other), (matto if mates else hi)


@inlined
def lawful_cards(t: Tables, deal: Deal) -> tuple[int, int]:
    """The cards the seat in turn may play, or may give for its Matto."""
    if deal[PHASE] == EXCHANGING:
        return exchangeable(t, deal)
    hand = HANDS + 2 * deal[TURN]
    king = deal[DUE] if deal[BEST] >= t[tables.RUFF] else 0
    return may_play(
        t, deal[hand], deal[hand + 1], deal[LED], king, deal[TRICK] == t[tables.MATTO_LAST]
    )


@compiled
def winner(deal: Deal) -> int:
    """Who wins the trick on the table so far; between tricks, who took the last one."""
    seat: int = deal[WINNING]
    return seat


@inlined
def put_down(t: Tables, deal: Deal, seat: int, card: int) -> None:
    """A card from the hand to the table."""
    word, bit = card // WORD, 1 << card % WORD
    deal[HANDS + 2 * seat + word] ^= bit
    deal[TABLE + 2 * (seat & 1) + word] |= bit
    if card == t[tables.MATTO_NUMBER]:
        deal[MATTO_BY] = seat


@inlined
def effect(t: Tables, rounds: int, led: int, due: int, card: int) -> tuple[int, int, int]:
    """What is led once this card lies there, which king is due, and how strong the card is.

    A Matto that is led leaves it to the next card what is led (Decision); the king is due in the
    first round of his suit (Dr. 16).
    """
    leads = led == NOTHING
    led = t[tables.SUIT + card] if leads else led
    first = 0 if rounds >> led & 1 else t[tables.KINGS + led]
    return led, (first if leads else due), t[tables.STRENGTH + NUMBERS * led + card]


@inlined
def play(t: Tables, deal: Deal, card: int) -> None:
    """The seat in turn plays a card, or gives it for its Matto; everything that follows is done."""
    if deal[PHASE] == EXCHANGING:
        give(t, deal, card)
        return
    seat = deal[TURN]
    remember(t, deal, seat, card)
    put_down(t, deal, seat, card)
    deal[LED], deal[DUE], strength = effect(t, deal[ROUNDS], deal[LED], deal[DUE], card)
    if strength > deal[BEST]:
        deal[BEST] = strength
        deal[WINNING] = seat
    deal[LYING] += 1
    if deal[LYING] == SEATS:
        gather(t, deal)
    elif deal[PHASE] == LEADING:
        # Once the first card lies there, discards are shown and versicole declared (Dr. 10).
        if t[tables.SHOWN_AT_LEAD]:
            show_discards(t, deal)
        deal[PHASE] = DECLARING
    else:
        deal[TURN] = (seat + 1) % SEATS


@inlined
def remember(t: Tables, deal: Deal, seat: int, card: int) -> None:
    """What everybody can remember of a play: the card, and what it shows one to be without."""
    deal[PLAYED + 2 * seat + card // WORD] |= 1 << card % WORD
    deal[LAST_PLAYED + seat] = card + 1
    led, kind = deal[LED], t[tables.SUIT + card]
    if led not in (NOTHING, kind) and kind != NOTHING:
        lacking = 1 << led if kind == TAROCCHI else 1 << led | 1 << TAROCCHI
        deal[VOIDS] |= lacking << KINDS * seat


@inlined
def play_trick_random(t: Tables, deal: Deal, dice: Dice) -> None:
    """A whole trick, any lawful card as likely as the next.

    The same as four times ``pick``, ``lawful_cards`` and ``play``, but the trick is held in
    registers, and nobody remembers who played what.
    """
    seat, rounds = deal[TURN] & LAST_SEAT, deal[ROUNDS]
    late = deal[TRICK] == t[tables.MATTO_LAST]
    led, due, best, winning = NOTHING, 0, 0, seat
    all_lo, all_hi, odd_lo, odd_hi = 0, 0, 0, 0
    for _ in range(SEATS):
        hand = HANDS + 2 * seat
        king = due if best >= t[tables.RUFF] else 0
        own_lo, own_hi = deal[hand], deal[hand + 1]
        lo, hi = may_play(t, own_lo, own_hi, led, king, late)
        card = pick(lo, hi, dice)
        bit = 1 << card % WORD
        lo = bit if card < WORD else 0
        hi = bit ^ lo
        deal[hand], deal[hand + 1] = own_lo ^ lo, own_hi ^ hi
        if hi & t[tables.MATTO]:
            deal[MATTO_BY] = seat
        all_lo |= lo
        all_hi |= hi
        odd_lo |= lo if seat & 1 else 0
        odd_hi |= hi if seat & 1 else 0
        led, due, strength = effect(t, rounds, led, due, card)
        winning = seat if strength > best else winning
        best = max(best, strength)
        seat = (seat + 1) & LAST_SEAT
    deal[WINNING] = winning
    lost_lo = all_lo ^ odd_lo if winning & 1 else odd_lo
    lost_hi = all_hi ^ odd_hi if winning & 1 else odd_hi
    take(t, deal, led, all_lo, all_hi, lost_lo, lost_hi)


@inlined
def gather(t: Tables, deal: Deal) -> None:
    """The trick on the table is taken, and nothing lies there any more."""
    lost = TABLE + 2 * (1 - (deal[WINNING] & 1))
    lost_lo, lost_hi = deal[lost], deal[lost + 1]
    all_lo, all_hi = deal[TABLE] | deal[TABLE + 2], deal[TABLE + 1] | deal[TABLE + 3]
    led = deal[LED]
    for place in range(TABLE, TABLE + 4):
        deal[place] = 0
    for place in range(LAST_PLAYED, LAST_PLAYED + SEATS):
        deal[place] = 0
    deal[LED] = NOTHING
    deal[DUE] = 0
    deal[BEST] = 0
    deal[LYING] = 0
    take(t, deal, led, all_lo, all_hi, lost_lo, lost_hi)


@inlined
def take(t: Tables, deal: Deal, led: int, lo: int, hi: int, lost_lo: int, lost_hi: int) -> None:
    """A trick lies with its side; what the enemy lost in it dies and is marked (Dr. 10)."""
    side = deal[WINNING] & 1
    matto = lost_hi & t[tables.MATTO]
    bury(t, deal, side, lost_lo, lost_hi ^ matto)
    if matto and (deal[TRICK] < t[tables.TRICKS] or not t[tables.MATTO_LATE]):
        # Its owner keeps it, for a card of his side's tricks.
        deal[WAITING] = deal[MATTO_BY]
        hi ^= matto
    elif matto:
        mark(t, deal, side, CAPTURED, t[tables.MATTO_KEPT])
    pile = PILES + 2 * side
    deal[pile] |= lo
    deal[pile + 1] |= hi
    if deal[TRICK] == 1 and not t[tables.SHOWN_AT_LEAD]:
        show_discards(t, deal)
    deal[ROUNDS] |= (1 << led) & EVERY_SUIT
    deal[TRICK] += 1
    go_on(t, deal)


@inlined
def bury(t: Tables, deal: Deal, side: int, lo: int, hi: int) -> None:
    """Carte di conto the enemy loses die: the captor marks their value (Dr. 10)."""
    mark(t, deal, side, DEATH, points(t, tables.WORTH, lo, hi))


@inlined
def go_on(t: Tables, deal: Deal) -> None:
    """After a trick: a Matto to be paid for, the next trick, or the count."""
    if deal[WAITING] != NOBODY:
        lo, hi = exchangeable(t, deal)
        if lo | hi:
            deal[PHASE] = EXCHANGING
            deal[TURN] = deal[WAITING]
            return
    deal[PHASE] = PLAYING if deal[TRICK] <= t[tables.TRICKS] else COUNTING
    deal[TURN] = deal[WINNING]


@inlined
def exchangeable(t: Tables, deal: Deal) -> tuple[int, int]:
    """What may be given for a waiting Matto: a worthless card of one's tricks (Dr. 5).

    At the end, when there are only carte di conto, the cheapest of those.
    """
    pile = PILES + 2 * (deal[WAITING] & 1)
    lo, hi = deal[pile], deal[pile + 1]
    poor = lo & ~t[tables.CONTO], hi & ~t[tables.CONTO + 1]
    if poor[0] | poor[1] or deal[TRICK] <= t[tables.TRICKS]:
        return poor
    return cheapest(t, lo, hi)


@inlined
def cheapest(t: Tables, lo: int, hi: int) -> tuple[int, int]:
    """The cards of least worth, narrowed down from the highest binary digit."""
    for digit in range(tables.PLANES - 1, -1, -1):
        less = lo & ~t[tables.WORTH + 2 * digit], hi & ~t[tables.WORTH + 2 * digit + 1]
        if less[0] | less[1]:
            lo, hi = less
    return lo, hi


@inlined
def give(t: Tables, deal: Deal, card: int) -> None:
    """The card goes over, the Matto to its owner's tricks."""
    side = deal[WAITING] & 1
    word, bit = card // WORD, 1 << card % WORD
    deal[PILES + 2 * side + word] ^= bit
    deal[PILES + 2 * (1 - side) + word] |= bit
    deal[PILES + 2 * side + 1] |= t[tables.MATTO]
    if t[tables.CHEAPEST_DIES]:
        bury(t, deal, 1 - side, 0 if word else bit, bit if word else 0)
    deal[WAITING] = NOBODY
    go_on(t, deal)
