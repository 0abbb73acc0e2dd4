"""The conversation: offers, answers, what is written at once (§ Das Bieten, §§ 1-3)."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import (
    AFTER,
    ASKED,
    BEFORE,
    BID,
    BID_ORDER,
    BIDDERS,
    BIDS,
    BY_GOOD,
    BY_GROSCHEN_GOOD,
    ENTRY_BITS,
    ENTRY_MARK,
    ENTRY_SEAT,
    FIGURE,
    FIGURE_BITS,
    GOOD,
    GOOD_GROSCHEN,
    GROSCHEN,
    GROSCHEN_GOOD,
    GROSCHEN_HELD,
    HELD,
    HELD_ASKED,
    HOLD,
    HOLD_GROSCHEN,
    HOLDER,
    IN_A_TRICK,
    LACKS,
    LEADER,
    LED,
    LET_GOOD,
    MOMENT_BITS,
    MOMENTS,
    NOTHING,
    ORIGIN,
    PHASE,
    QUEUE,
    RAISED,
    SAID,
    SEAT_BITS,
    SILENT,
    SPEAKER,
    STANDING,
    TRICK,
    TURN,
    UNBID,
    WINDOW,
    WRITTEN,
)
from ridotto.kernel.bieten.layout import BOUND as WELI_BOUND
from ridotto.kernel.bieten.seat_order import after_card, next_of
from ridotto.kernel.bieten.weli import bind, release
from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables


@inlined
def say(deal: Deal, seat: int, word: int, figure: int) -> None:
    """One more word of the conversation."""
    deal[SAID + seat] |= 1 << word + figure


@inlined
def claim(t: Tables, deal: Deal, seat: int, word: int, figure: int) -> None:
    """A word that claims a figure for oneself; it may bind the Weli."""
    if deal[HOLDER] == seat + 1:
        bind(t, deal, seat, figure)
    say(deal, seat, word, figure)


@inlined
def note_moment(deal: Deal, raised: int, figure: int) -> None:
    """When a figure was bid, or raised."""
    within = 2 if deal[WINDOW] else (1 if deal[LED] != NOTHING else 0)
    moment = IN_A_TRICK * (deal[TRICK] - 1) + within + 1
    deal[MOMENTS + raised] |= moment << MOMENT_BITS * figure


@inlined
def ask(t: Tables, deal: Deal, by: int, figure: int, first: int) -> None:
    """All others who have a stake are asked (D 1a); ``first`` before them if he is one (D 5)."""
    queue = deal[STANDING] & ~(1 << by)
    origin = deal[LEADER] if t[tables.FROM_LEADER] else by
    deal[FIGURE] = figure
    deal[QUEUE] = queue
    deal[ORIGIN] = origin
    deal[TURN] = first if queue >> first & 1 else next_of(queue, origin)


@inlined
def open_turn(deal: Deal, seat: int) -> None:
    """An offer in one's own turn: one goes on with it after the answers."""
    deal[SPEAKER] = seat
    deal[WINDOW] = 1 if deal[PHASE] == AFTER else 0


@inlined
def bid(t: Tables, deal: Deal, figure: int) -> None:
    """A figure nobody has bid is offered."""
    seat = deal[TURN]
    open_turn(deal, seat)
    claim(t, deal, seat, BID, figure)
    note_moment(deal, 0, figure)
    deal[UNBID] ^= 1 << figure
    deal[BIDDERS] |= seat << SEAT_BITS * figure
    deal[BID_ORDER] |= figure << FIGURE_BITS * deal[BIDS]
    deal[BIDS] += 1
    deal[PHASE] = ASKED
    ask(t, deal, seat, figure, seat)


@inlined
def give_groschen(t: Tables, deal: Deal, figure: int) -> None:
    """Three: the bidder answers first, then all others (D 5); the round before it is over."""
    seat = deal[TURN]
    if deal[PHASE] == BEFORE or deal[PHASE] == AFTER:
        open_turn(deal, seat)
    claim(t, deal, seat, GROSCHEN, figure)
    note_moment(deal, 1, figure)
    deal[HELD] &= ~(1 << figure)
    deal[PHASE] = RAISED
    bidder = deal[BIDDERS] >> SEAT_BITS * figure & (1 << SEAT_BITS) - 1
    ask(t, deal, seat, figure, bidder)


@inlined
def hold(t: Tables, deal: Deal) -> None:
    """Held: the cards decide, for two or, with a Groschen, for three."""
    seat, figure = deal[TURN], deal[FIGURE]
    if deal[PHASE] == RAISED:
        claim(t, deal, seat, HOLD_GROSCHEN, figure)
        deal[GROSCHEN_HELD] |= 1 << figure
        go_back(t, deal)
        return
    claim(t, deal, seat, HOLD, figure)
    deal[HELD] |= 1 << figure
    deal[PHASE] = HELD_ASKED
    ask_next(t, deal, seat)


@inlined
def keep_silent(t: Tables, deal: Deal) -> None:
    """Another has held: one need not answer (§ 2)."""
    seat = deal[TURN]
    say(deal, seat, SILENT, deal[FIGURE])
    ask_next(t, deal, seat)


@inlined
def say_good(t: Tables, deal: Deal) -> None:
    """One concedes; after the last good the figure is written."""
    seat, figure = deal[TURN], deal[FIGURE]
    say(deal, seat, GOOD_GROSCHEN if deal[PHASE] == RAISED else GOOD, figure)
    if deal[HOLDER] == seat + 1:
        deal[WELI_BOUND] &= ~(1 << figure)
    if deal[QUEUE] == 1 << seat:
        write_good(t, deal, figure)
    ask_next(t, deal, seat)


@inlined
def write_good(t: Tables, deal: Deal, figure: int) -> None:
    """All said good: points for the bidder, or for who gave the Groschen (§§ 1, 3)."""
    seat, points = deal[BIDDERS] >> SEAT_BITS * figure & (1 << SEAT_BITS) - 1, 0
    if deal[PHASE] == RAISED:
        seat = giver_of(deal, figure)
        deal[GROSCHEN_GOOD] |= 1 << figure
        points = t[tables.POINTS + BY_GROSCHEN_GOOD]
    else:
        deal[LET_GOOD] |= 1 << figure
        points = t[tables.POINTS + BY_GOOD]
    release(t, deal, seat, figure)
    place = 0
    while deal[WRITTEN] >> place:
        place += ENTRY_BITS
    deal[WRITTEN] |= (ENTRY_MARK | figure | seat << ENTRY_SEAT) << place
    deal[LACKS + seat] -= points
    if deal[LACKS + seat] <= 0:
        deal[STANDING] &= ~(1 << seat)


@inlined
def giver_of(deal: Deal, figure: int) -> int:
    """Who gave the Groschen on a figure."""
    seat = 0
    while not deal[SAID + seat] >> GROSCHEN + figure & 1:
        seat += 1
    return seat


@inlined
def ask_next(t: Tables, deal: Deal, seat: int) -> None:
    """The next answers; after the last one, whoever made the offer goes on."""
    queue = deal[QUEUE] & ~(1 << seat)
    if queue:
        deal[QUEUE] = queue
        deal[TURN] = next_of(queue, deal[ORIGIN])
    else:
        go_back(t, deal)


@inlined
def go_back(t: Tables, deal: Deal) -> None:
    """The round of answers is over: the speaker's turn goes on where it was."""
    seat, window = deal[SPEAKER], deal[WINDOW]
    deal[FIGURE] = 0
    deal[SPEAKER] = 0
    deal[WINDOW] = 0
    deal[QUEUE] = 0
    deal[ORIGIN] = 0
    if window:
        after_card(t, deal, seat)
    else:
        deal[PHASE] = BEFORE
        deal[TURN] = seat
