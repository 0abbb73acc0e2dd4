"""From the readable table to the kernel's array, seen whole or from one chair."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from ridotto.cards import BACK
from ridotto.games.kaiserspiel import state
from ridotto.games.kaiserspiel.game import awaited
from ridotto.games.kaiserspiel.pack import SUIT_LETTERS
from ridotto.games.kaiserspiel.rummel import worth
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.games.kaiserspiel.tricks import winner_of
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.kaiserspiel import layout, tables
from ridotto.kernel.kaiserspiel.numbering import (
    EQUAL,
    GOOD,
    IMPERIAL_OF,
    LANE,
    NUMBER,
    SUITS,
    TELLING,
    WITHHOLD,
    word,
)
from ridotto.table import Seat, View
from ridotto.table.tricks import Played

PHASE_OF: Final = {
    state.Cutting: layout.CUTTING,
    state.Imperials: layout.IMPERIALS,
    state.Tournee: layout.TOURNEE,
    state.Rummel: layout.RUMMEL_TOLD,
    state.Naming: layout.NAMING,
    state.Playing: layout.PLAYING,
}
"""The phases in which somebody has to act."""


def enter(t: Tables, view: View[Kaiserspiel]) -> Deal:
    """A readable table at which somebody has to act, as the kernel has it.

    All of it follows from the view's table. What it does not show is left out.
    """
    table = view.table
    phase = PHASE_OF.get(type(table.phase))
    if phase is None or table.strict:
        raise ValueError("the kernel knows courteous tables at which somebody has to act")
    deal = np.zeros(layout.SIZE, dtype=np.int64)
    (deal[layout.TURN],) = awaited(table)
    deal[layout.PHASE] = phase
    deal[layout.WINNER] = NOBODY
    _enter_board(deal, table)
    _enter_cards(t, deal, table)
    _enter_shown(deal, table)
    _enter_rummel(deal, table)
    _enter_play(t, deal, table)
    _enter_knowledge(t, deal, table)
    return deal


def _enter_board(deal: Deal, table: Kaiserspiel) -> None:
    now = table.deal
    deal[layout.DEALER] = now.dealer
    deal[layout.PARTIEN] = table.partien
    for seat in table.seats:
        deal[layout.FICHES_BEFORE + seat] = now.before.fiches[seat]
        deal[layout.LOOSE_BEFORE + seat] = now.before.loose[seat]
        deal[layout.FICHES + seat] = table.board.fiches[seat]
        deal[layout.LOOSE + seat] = table.board.loose[seat]
    for line in now.lines:
        deal[layout.SHEET + line.side] += 1 << layout.FIELD * layout.LINE_RULES.index(line.rule)


def _enter_cards(t: Tables, deal: Deal, table: Kaiserspiel) -> None:
    now = table.deal
    if isinstance(table.phase, state.Cutting):
        for place, card in enumerate(now.pack):
            slot, byte = divmod(place, layout.CARDS_IN_WORD)
            deal[layout.PACK + slot] |= 0 if card == BACK else NUMBER[card] << 8 * byte
        return
    assert now.turned is not None
    suit = SUIT_LETTERS.index(now.trumps)
    for seat, hand in enumerate(now.hands):
        deal[layout.HANDS + seat] = word(hand)
    deal[layout.TALON] = word(now.pack)
    deal[layout.TURNED] = word((now.turned,))
    deal[layout.TRUMP_SUIT] = suit
    deal[layout.TRUMPS] = t[tables.LANES + suit]


def _enter_shown(deal: Deal, table: Kaiserspiel) -> None:
    """What is shown with a turned card that lies on the talon is a tournée."""
    now, apart = table.deal, table.rules.turned_apart
    for shown in now.shown:
        tournee = apart and now.turned in shown.cards
        slot = layout.TOURNEES if tournee else layout.SHOWN
        deal[slot + shown.seat] |= 1 << IMPERIAL_OF[frozenset(shown.cards)]


def _enter_rummel(deal: Deal, table: Kaiserspiel) -> None:
    now = table.deal
    told = {one.seat: (one.pips, one.cards) for one in now.told}
    best: tuple[int, int] | None = None
    for seat in _spoken(table):
        if seat not in told:
            deal[layout.SAID + seat] = WITHHOLD if best is None else GOOD
            continue
        point = TELLING[told[seat]]
        higher = best is None or worth(told[seat]) > worth(best)
        deal[layout.SAID + seat] = point if higher else EQUAL
        deal[layout.TOLD + seat] = point
        best = max(best or told[seat], told[seat], key=worth)
    deal[layout.BEST] = 0 if best is None else TELLING[best]
    deal[layout.BEST_BY] = NOBODY if now.best is None else now.best.seat
    named = now.named
    deal[layout.NAMED] = layout.NOTHING if named is None else SUIT_LETTERS.index(named.suit)
    deal[layout.NAMED_CARDS] = 0 if named is None else named.cards
    seen = named is None or now.rummel is not None or bool(now.tricks)
    deal[layout.DEMANDABLE] = NOBODY if seen or named is None else named.seat
    deal[layout.RUMMEL] = word(now.rummel or ())


def _spoken(table: Kaiserspiel) -> tuple[Seat, ...]:
    """Who has spoken of the Rummel, in order."""
    match table.phase:
        case state.Rummel(turn=turn):
            return table.speakers[:turn]
        case state.Naming() | state.Playing():
            return table.speakers
    return ()


def _enter_play(t: Tables, deal: Deal, table: Kaiserspiel) -> None:
    now = table.deal
    leader = table.elder if isinstance(table.phase, state.Cutting) else now.leader
    deal[layout.TRICK] = len(now.tricks)
    deal[layout.LYING] = len(now.trick)
    deal[layout.LEADER] = leader
    deal[layout.WINNING] = winner_of(now.trick, now.trumps).seat if now.trick else leader
    for trick in now.tricks:
        deal[layout.PILES + trick.winner] |= word(trick.cards)
        deal[layout.TRICKS + trick.winner] += 1
    for played in now.trick:
        deal[layout.TABLE + played.seat] = 1 << NUMBER[played.card]
    if isinstance(table.phase, state.Playing):
        _enter_plays(t, deal, table)


def _enter_plays(t: Tables, deal: Deal, table: Kaiserspiel) -> None:
    """Every trick by itself: what was played, what it shows of hands, what is to be beaten."""
    now = table.deal
    lanes = tuple(int(lane) for lane in t[tables.LANES : tables.LANES + SUITS])
    trumps = lanes[SUIT_LETTERS.index(now.trumps)]
    bound = trumps if t[tables.TRUMP_LEAD] else 0
    for plays in (*(trick.plays for trick in now.tricks), now.trick):
        reading = read_trick(plays, lanes, trumps, bound)
        for seat, card, lacking in reading.plays:
            deal[layout.PLAYED + seat] |= card
            deal[layout.LACKING + seat] |= lacking
        deal[layout.DUE_SUIT], deal[layout.BEATING] = reading.due, reading.beating
        bound = 0


class Reading(NamedTuple):
    """What a trick tells: cards played and lacking by seat, the suit due, the cards that beat it."""

    plays: tuple[tuple[Seat, int, int], ...]
    due: int
    beating: int


@lru_cache(maxsize=4096)
def read_trick(
    plays: tuple[Played, ...], lanes: tuple[int, ...], trumps: int, bound: int
) -> Reading:
    """Who does not follow lacks the suit; who does not take lacks what would have taken."""
    found = []
    due, beating = bound, 0
    for place, played in enumerate(plays):
        number = NUMBER[played.card]
        card = 1 << number
        takers = beating & due if card & due else beating
        lacking = (0 if card & due else due) | (0 if card & beating else takers)
        found.append((played.seat, card, lacking))
        due = due if place else lanes[number // LANE]
        if not place or card & beating:
            higher = lanes[number // LANE] & -(card << 1)
            beating = higher if card & trumps else higher | trumps
    return Reading(tuple(found), due, beating)


def _enter_knowledge(t: Tables, deal: Deal, table: Kaiserspiel) -> None:
    """Cards laid open that are still in a hand; a Rummel shown is all there was of its suit."""
    now = table.deal
    for shown in now.shown:
        deal[layout.KNOWN + shown.seat] |= word(shown.cards)
    if now.turned is not None and not table.rules.turned_apart:
        deal[layout.KNOWN + now.dealer] |= deal[layout.TURNED]
    if now.rummel is not None and now.named is not None:
        rummel, seat = deal[layout.RUMMEL], now.named.seat
        deal[layout.KNOWN + seat] |= rummel
        deal[layout.LACKING + seat] |= t[tables.LANES + deal[layout.NAMED]] & ~rummel
    for seat in table.seats:
        deal[layout.KNOWN + seat] &= ~(deal[layout.PLAYED + seat] | deal[layout.TALON])
