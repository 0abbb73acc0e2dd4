"""From the readable table to the kernel's array, seen whole or from one chair."""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

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

Slots: TypeAlias = list[int]
"""The deal's slots while they are filled."""
Lanes: TypeAlias = tuple[int, ...]
"""The cards of each suit."""

PHASE_OF: Final = {
    state.Cutting: layout.CUTTING,
    state.Imperials: layout.IMPERIALS,
    state.Tournee: layout.TOURNEE,
    state.Rummel: layout.RUMMEL_TOLD,
    state.Naming: layout.NAMING,
    state.Playing: layout.PLAYING,
    state.Settled: layout.SETTLED,
    state.Won: layout.SETTLED,
    state.Ended: layout.SETTLED,
}
"""The phases in which somebody has to act, and those of a deal that is over."""


def enter(t: Tables, view: View[Kaiserspiel]) -> Deal:
    """A readable table at which somebody has to act, in the kernel's form.

    All of it follows from the view's table. What it does not show is left out. Of a deal that is
    over only the marks and the cards left are told.
    """
    table = view.table
    phase = PHASE_OF.get(type(table.phase))
    if phase is None or table.strict:
        raise ValueError("the kernel knows courteous tables at which a deal has begun")
    lanes = tuple(t[tables.LANES : tables.LANES + SUITS].tolist())
    deal = [0] * layout.SIZE
    (deal[layout.TURN],) = awaited(table) if phase != layout.SETTLED else (NOBODY,)
    deal[layout.PHASE] = phase
    _enter_board(deal, table)
    _enter_cards(deal, table, lanes)
    _enter_shown(deal, table)
    _enter_rummel(deal, table)
    bound = deal[layout.TRUMPS] if t[tables.TRUMP_LEAD] else 0
    _enter_play(deal, table, lanes, bound)
    _enter_knowledge(deal, table, lanes)
    return np.array(deal, dtype=np.int64)


def _enter_board(deal: Slots, table: Kaiserspiel) -> None:
    now, target = table.deal, table.rules.target
    won = [seat for seat in table.seats if table.board.fiches[seat] >= target]
    deal[layout.WINNER] = won[0] if won else NOBODY
    deal[layout.DEALER] = now.dealer
    deal[layout.PARTIEN] = table.partien
    for seat in table.seats:
        deal[layout.FICHES_BEFORE + seat] = now.before.fiches[seat]
        deal[layout.LOOSE_BEFORE + seat] = now.before.loose[seat]
        deal[layout.FICHES + seat] = table.board.fiches[seat]
        deal[layout.LOOSE + seat] = table.board.loose[seat]
    for line in now.lines:
        deal[layout.SHEET + line.side] += 1 << layout.FIELD * layout.LINE_RULES.index(line.rule)


def _enter_cards(deal: Slots, table: Kaiserspiel, lanes: Lanes) -> None:
    now = table.deal
    if now.turned is None:
        for place, card in enumerate(now.pack):
            slot, byte = divmod(place, layout.CARDS_IN_WORD)
            deal[layout.PACK + slot] |= 0 if card == BACK else NUMBER[card] << 8 * byte
        return
    suit = SUIT_LETTERS.index(now.trumps)
    for seat, hand in enumerate(now.hands):
        deal[layout.HANDS + seat] = word(hand)
    deal[layout.TALON] = word(now.pack)
    deal[layout.TURNED] = word((now.turned,))
    deal[layout.TRUMP_SUIT] = suit
    deal[layout.TRUMPS] = lanes[suit]


def _enter_shown(deal: Slots, table: Kaiserspiel) -> None:
    """What is shown with a turned card that lies on the talon is a tournée."""
    now, apart = table.deal, table.rules.turned_apart
    for shown in now.shown:
        tournee = apart and now.turned in shown.cards
        slot = layout.TOURNEES if tournee else layout.SHOWN
        deal[slot + shown.seat] |= 1 << IMPERIAL_OF[frozenset(shown.cards)]


def _enter_rummel(deal: Slots, table: Kaiserspiel) -> None:
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


def _enter_play(deal: Slots, table: Kaiserspiel, lanes: Lanes, bound: int) -> None:
    """``bound`` is the suit that must be led to the first trick."""
    now = table.deal
    leader = table.elder if isinstance(table.phase, state.Cutting) else now.leader
    deal[layout.TRICK] = len(now.tricks)
    deal[layout.LYING] = len(now.trick)
    deal[layout.LEADER] = leader
    deal[layout.WINNING] = winner_of(now.trick, now.trumps).seat if now.trick else leader
    if not isinstance(table.phase, state.Playing):
        return
    trumps = deal[layout.TRUMPS]
    for trick in now.tricks:
        reading = _enter_trick(deal, trick.plays, lanes, trumps, bound)
        deal[layout.PILES + trick.winner] |= reading.cards
        deal[layout.TRICKS + trick.winner] += 1
        bound = 0
    reading = _enter_trick(deal, now.trick, lanes, trumps, bound)
    deal[layout.DUE_SUIT], deal[layout.BEATING] = reading.due, reading.beating
    for seat, card, _ in reading.plays:
        deal[layout.TABLE + seat] = card


class TrickInference(NamedTuple):
    """What a trick tells: by seat a card and what is lacking; the suit due, what would take it."""

    plays: tuple[tuple[Seat, int, int], ...]
    cards: int
    due: int
    beating: int


@lru_cache(maxsize=4096)
def read_trick(plays: tuple[Played, ...], lanes: Lanes, trumps: int, bound: int) -> TrickInference:
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
    return TrickInference(tuple(found), sum(card for _, card, _ in found), due, beating)


def _enter_trick(
    deal: Slots, plays: tuple[Played, ...], lanes: Lanes, trumps: int, bound: int
) -> TrickInference:
    """What was played, and what it shows of the hands."""
    reading = read_trick(plays, lanes, trumps, bound)
    for seat, card, lacking in reading.plays:
        deal[layout.PLAYED + seat] |= card
        deal[layout.LACKING + seat] |= lacking
    return reading


def _enter_knowledge(deal: Slots, table: Kaiserspiel, lanes: Lanes) -> None:
    """Cards laid open that are still in a hand; a Rummel shown is all there was of its suit."""
    now = table.deal
    for shown in now.shown:
        deal[layout.KNOWN + shown.seat] |= word(shown.cards)
    if now.turned is not None and not table.rules.turned_apart:
        deal[layout.KNOWN + now.dealer] |= deal[layout.TURNED]
    if now.rummel is not None and now.named is not None:
        rummel, seat = deal[layout.RUMMEL], now.named.seat
        deal[layout.KNOWN + seat] |= rummel
        deal[layout.LACKING + seat] |= lanes[deal[layout.NAMED]] & ~rummel
    for seat in table.seats:
        deal[layout.KNOWN + seat] &= ~(deal[layout.PLAYED + seat] | deal[layout.TALON])
