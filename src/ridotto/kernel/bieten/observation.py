"""Filling the planes of ``observation``."""

from typing import Final

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.figure_claims import laid_to
from ridotto.kernel.bieten.layout import (
    ASKED,
    BELOW,
    BEST,
    BID,
    BID_ORDER,
    BIDS,
    BOUND,
    CARD_ONES,
    CUTTER,
    DEALER,
    ENTRY_BITS,
    ENTRY_MARK,
    EVERY_FIGURE,
    FIGURE,
    FIGURE_BITS,
    FIGURES,
    GROSCHEN,
    GROSCHEN_GOOD,
    GROSCHEN_HELD,
    HANDS,
    HELD,
    HOLD,
    HOLD_GROSCHEN,
    HOLDER,
    IN_CARDS,
    LACKS,
    LEADER,
    LED,
    LET_GOOD,
    LYING,
    MADE,
    MOMENT_BITS,
    MOMENTS,
    NAME,
    NOTHING,
    ORIGIN,
    OVER,
    PHASE,
    PLAYING,
    QUEUE,
    RAISED,
    ROBBED,
    ROWS,
    SAID,
    SPEAKER,
    SPIEL,
    STANDING,
    SUITS,
    TRICK,
    TURN,
    UNBID,
    VOIDS,
    WINNING,
    WRITTEN,
)
from ridotto.kernel.bieten.numbering import EVERY_CARD, NATURAL, WELI_BIT
from ridotto.kernel.bieten.plane_names import (
    FEWEST,
    MOMENTS_SHOWN,
    MOST_SHOWN,
    OBSERVATION,
    SECRETS,
)
from ridotto.kernel.bieten.turns import lawful_words
from ridotto.kernel.bieten.weli import names_now
from ridotto.kernel.bieten.worths import figures_in
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words

at = OBSERVATION.at
HAND, UNSEEN, OWN_FIGURES, LAWFUL = at("hand"), at("unseen"), at("figures"), at("lawful")
LAID, SAID_BY, LACKED = at("laid 0 1"), at("said 0"), at("lacks 0")
PROVED, FOLLOWS, VOID = at("proved"), at("follows"), at("voids")
STATUS, ASKED_ON = at("status"), at("figure")
ORDER, WRITTEN_ORDER = at("bid order"), at("written order")
BID_WHEN, GROSCHEN_WHEN = at("bid when"), at("groschen when")
IN_PHASE, IN_TRICK, LED_SUIT, BEST_CARD = at("phase"), at("trick"), at("led"), at("best")
ONE_SEAT, MANY_SEATS = at("winning"), at("to answer")
LYING_NOW, PLAYING_NOW, STANDING_NOW = at("lying"), at("playing"), at("standing")
ASKED_FROM = at("asked from")
NAMED, ROBBER, BELOW_CUT = at("name"), at("robber"), at("below")
OPEN_NAMES, OWN_BOUND = at("open names"), at("bound")
PLAYERS, TARGET, RULES = at("players"), at("target"), at("rules")
WORDS: Final = OBSERVATION.words

HIDDEN_HANDS, TALON, HIDDEN_NAMES = (
    SECRETS.at("hand 1"), SECRETS.at("talon"), SECRETS.at("open names"),
)  # fmt: skip
SECRET_WORDS: Final = SECRETS.words

LATE: Final = MOMENTS_SHOWN - 1
"""The first moment at which the Spiel needs the suit led: after the lead to the last trick."""


@inlined
def seen_from(seats: int, seat: int, players: int) -> int:
    """A set of seats, counted from one of them."""
    return (seats >> seat | seats << players - seat) & (1 << players) - 1


@inlined
def up_to(points: int) -> int:
    """A bit for each point, as far as they are shown."""
    shown = points if points < MOST_SHOWN else MOST_SHOWN
    return (1 << shown if shown > 0 else 1) - 1


@compiled
def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What a seat may know, as planes of bits, counted from that seat."""
    for plane in range(WORDS):
        planes[plane] = 0
    observe_cards(t, deal, seat, planes)
    observe_seats(t, deal, seat, planes)
    observe_figures(deal, planes)
    observe_moment(t, deal, seat, planes)
    observe_weli(t, deal, seat, planes)
    observe_rules(t, planes)


@compiled
def observe_cards(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """One's own hand, and what one has not seen."""
    hand = deal[HANDS + seat]
    seen = hand
    for other in range(t[tables.PLAYERS]):
        seen |= deal[ROWS + other] & EVERY_CARD
    if deal[ROBBED] or (deal[BELOW] and deal[CUTTER] == seat) or not t[tables.WELI]:
        seen |= WELI_BIT
    planes[HAND] = hand
    planes[UNSEEN] = EVERY_CARD & ~seen
    planes[OWN_FIGURES] = figures_in(deal[MADE + seat])
    if deal[TURN] == seat:
        planes[LAWFUL], planes[LAWFUL + 1] = lawful_words(t, deal)


@compiled
def observe_seats(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What everybody has laid, said, proved, and lacks."""
    players = t[tables.PLAYERS]
    for place in range(players):
        other = (seat + place) % players
        row, said = deal[ROWS + other], deal[SAID + other]
        for trick in range(t[tables.TRICKS_PLAYED]):
            card = laid_to(row, trick + 1)
            planes[LAID + 3 * place + trick] = 1 << card - 1 if card else 0
        planes[SAID_BY + place] = said
        planes[LACKED + place] = up_to(deal[LACKS + other])
        claimed = said >> BID | said >> HOLD | said >> GROSCHEN | said >> HOLD_GROSCHEN
        if not t[tables.FREE]:
            planes[PROVED] |= (claimed & IN_CARDS) << CARD_ONES * place
        planes[FOLLOWS] |= follows(deal, said) << place
        planes[VOID] |= (deal[VOIDS] >> SUITS * other & (1 << SUITS) - 1) << SUITS * place


@inlined
def follows(deal: Deal, said: int) -> int:
    """1 for who has claimed the Spiel after the third lead (D 15, D 16)."""
    shift, moment = MOMENT_BITS * CARD_ONES, (1 << MOMENT_BITS) - 1
    to_a_bid = deal[MOMENTS] >> shift & moment >= LATE
    to_a_groschen = deal[MOMENTS + 1] >> shift & moment >= LATE
    early = said >> BID | said >> HOLD
    late = said >> GROSCHEN | said >> HOLD_GROSCHEN
    return 1 if (to_a_bid and early & SPIEL) or (to_a_groschen and late & SPIEL) else 0


@compiled
def observe_figures(deal: Deal, planes: Words) -> None:
    """How each figure stands, in which order and when they were bid and raised."""
    figure, phase = 1 << deal[FIGURE], deal[PHASE]
    asked, raised = phase == ASKED, phase == RAISED
    planes[STATUS] = (
        deal[UNBID]
        | (figure if asked else 0) << FIGURES
        | deal[LET_GOOD] << 2 * FIGURES
        | deal[HELD] << 3 * FIGURES
        | (figure if raised else 0) << 4 * FIGURES
        | deal[GROSCHEN_GOOD] << 5 * FIGURES
        | deal[GROSCHEN_HELD] << 6 * FIGURES
    )
    for number in range(deal[BIDS]):
        bid = deal[BID_ORDER] >> FIGURE_BITS * number & (1 << FIGURE_BITS) - 1
        planes[ORDER] |= 1 << FIGURES * number + bid
    rest, number = deal[WRITTEN], 0
    while rest:
        planes[WRITTEN_ORDER] |= 1 << FIGURES * number + (rest & ENTRY_MARK - 1)
        rest, number = rest >> ENTRY_BITS, number + 1
    for number in range(FIGURES):
        planes[BID_WHEN] |= moment_bit(deal[MOMENTS], number)
        planes[GROSCHEN_WHEN] |= moment_bit(deal[MOMENTS + 1], number)
    if deal[QUEUE]:
        planes[ASKED_ON] = figure & EVERY_FIGURE


@inlined
def moment_bit(moments: int, figure: int) -> int:
    """A figure's moment as one of its bits; none for never."""
    moment = moments >> MOMENT_BITS * figure & (1 << MOMENT_BITS) - 1
    return 1 << MOMENTS_SHOWN * figure + moment - 1 if moment else 0


@compiled
def observe_moment(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The phase, the trick, and who has which part in them."""
    players = t[tables.PLAYERS]
    if deal[PHASE] == OVER:
        return
    planes[IN_PHASE] = 1 << deal[PHASE]
    planes[IN_TRICK] = 1 << deal[TRICK] - 1
    if deal[LED] != NOTHING:
        planes[LED_SUIT] = 1 << deal[LED]
        planes[BEST_CARD] = 1 << (deal[BEST] >> 1)
    planes[ONE_SEAT] = seen_from(1 << deal[WINNING], seat, players)
    planes[ONE_SEAT + 1] = seen_from(1 << deal[TURN], seat, players)
    planes[ONE_SEAT + 2] = seen_from(1 << deal[DEALER], seat, players)
    planes[ONE_SEAT + 3] = seen_from(1 << deal[LEADER], seat, players)
    if deal[QUEUE]:
        planes[ONE_SEAT + 4] = seen_from(1 << deal[SPEAKER], seat, players)
        planes[MANY_SEATS] = seen_from(deal[QUEUE], seat, players)
        planes[ASKED_FROM] = seen_from(1 << deal[ORIGIN], seat, players)
    planes[LYING_NOW] = seen_from(deal[LYING], seat, players)
    planes[PLAYING_NOW] = seen_from(deal[PLAYING], seat, players)
    planes[STANDING_NOW] = seen_from(deal[STANDING], seat, players)


@compiled
def observe_weli(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What everybody has seen of the Weli, and its owner's bonds for himself."""
    if deal[NAME]:
        planes[NAMED] = 1 << deal[NAME] - 1
    if deal[ROBBED]:
        planes[ROBBER] = seen_from(1 << deal[CUTTER], seat, t[tables.PLAYERS])
    if deal[CUTTER] == seat:
        planes[BELOW_CUT] = deal[BELOW]
    if deal[HANDS + seat] & WELI_BIT:
        planes[OPEN_NAMES] = names_now(t, deal, seat)
        planes[OWN_BOUND] = deal[BOUND]


@compiled
def observe_rules(t: Tables, planes: Words) -> None:
    """What the table has agreed."""
    planes[PLAYERS] = 1 << t[tables.PLAYERS] - FEWEST
    planes[TARGET] = up_to(t[tables.GOAL])
    for option in range(tables.WELI, tables.FREED + 1):
        planes[RULES] |= t[option] << option - tables.WELI


@compiled
def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The other hands, and what is in none."""
    for plane in range(SECRET_WORDS):
        planes[plane] = 0
    players, seen = t[tables.PLAYERS], deal[HANDS + seat] | deal[ROWS + seat]
    for place in range(1, players):
        other = (seat + place) % players
        planes[HIDDEN_HANDS + place - 1] = deal[HANDS + other]
        seen |= deal[HANDS + other] | deal[ROWS + other]
    talon = EVERY_CARD & ~seen
    planes[TALON] = talon if t[tables.WELI] else talon & NATURAL
    if deal[HOLDER] and deal[HOLDER] != seat + 1:
        planes[HIDDEN_NAMES] = names_now(t, deal, deal[HOLDER] - 1)
