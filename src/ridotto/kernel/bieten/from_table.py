"""A readable table, whole or as somebody sees it, as the kernel's array."""

from functools import lru_cache
from typing import Final

import numpy as np

from ridotto.cards import BACK, Card
from ridotto.games.bieten.bids import next_to_lay, speaker
from ridotto.games.bieten.figures import CARD_FIGURES, made, worth
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.rules import AnswerOrder
from ridotto.games.bieten.state import (
    FIGURES,
    After,
    Answering,
    Before,
    Bieten,
    Cutting,
    Robbing,
    Status,
    dealt_cards,
    slate_after,
)
from ridotto.games.bieten.tricks import winner_of
from ridotto.games.bieten.weli import bonds_of, holding_of
from ridotto.kernel.bieten import layout
from ridotto.kernel.bieten.enter_conversation import enter_talk
from ridotto.kernel.bieten.numbering import CARDS, NUMBER, SUIT_LETTERS, word
from ridotto.kernel.bieten.tables import worth_code
from ridotto.kernel.contract import Deal, Tables
from ridotto.table import Seat, View

STATUS_SLOTS: Final = {
    Status.UNBID: layout.UNBID,
    Status.GOOD1: layout.LET_GOOD,
    Status.HELD2: layout.HELD,
    Status.GOOD2: layout.GROSCHEN_GOOD,
    Status.HELD3: layout.GROSCHEN_HELD,
}
ASKED: Final = {
    Status.ASKED: layout.ASKED,
    Status.HELD2: layout.HELD_ASKED,
    Status.RAISED: layout.RAISED,
}
HAND: Final = 3


def enter(t: Tables, view: View[Bieten]) -> Deal:
    """A table at which somebody has to act, with what its view shows.

    The table tells everything: what was seen of this deal is kept there in its conversation. It
    may be a strict one as long as no fault was punished; from then on it is played courteously.
    In the kernel everybody waits for his turn, also where the Spiel may be bid out of it (D 3).
    """
    del t
    table, deal = view.table, [0] * layout.SIZE
    if not table.deal.players:
        raise ValueError("nobody has to act in a deal")
    if table.deal.upheld:
        raise ValueError("the kernel knows no penalties")
    if any(said.called_out for said in table.deal.talk):
        raise ValueError("the kernel knows no bids out of turn")
    _enter_party(deal, table)
    _enter_phase(deal, table)
    _enter_cards(deal, table)
    _enter_trick(deal, table)
    _enter_weli(deal, table)
    enter_talk(deal, table.deal.talk)
    return np.array(deal, dtype=np.int64)


def _seats(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _enter_party(deal: list[int], table: Bieten) -> None:
    deal[layout.DEALER] = table.deal.dealer
    deal[layout.GAMES] = table.games
    deal[layout.OUT] = _seats(table.out)
    deal[layout.FIRST_OUT] = table.out[0] if table.out else 0
    slate, goal = slate_after(table, table.deal.talk), table.rules.goal
    for seat in table.seats:
        deal[layout.SCORES + seat] = table.scores[seat]
        deal[layout.QUARTERS + seat] = table.party.accounts[seat]
        deal[layout.LACKS + seat] = goal - slate[seat]
    deal[layout.PLAYING] = _seats(table.deal.players)
    deal[layout.STANDING] = _seats(tuple(s for s in table.deal.players if slate[s] < goal))
    deal[layout.CUTTER] = table.cutter


def _enter_phase(deal: list[int], table: Bieten) -> None:
    turn: Seat | None
    match table.phase:
        case Cutting():
            phase, turn = layout.CUTTING, table.cutter
        case Robbing():
            phase, turn = layout.ROBBING, table.cutter
        case Before():
            phase, turn = layout.BEFORE, next_to_lay(table)
        case After():
            phase, turn = layout.AFTER, speaker(table)
        case Answering() as answering:
            phase, turn = _enter_round(deal, table, answering), answering.queue[0]
        case _:
            raise ValueError("nobody has to act")
    assert turn is not None
    deal[layout.PHASE], deal[layout.TURN] = phase, turn


def _enter_round(deal: list[int], table: Bieten, phase: Answering) -> int:
    """Answers are awaited: on what, from whom, from whose left."""
    wager = table.deal.wager(phase.figure)
    deal[layout.FIGURE] = FIGURES.index(phase.figure)
    deal[layout.SPEAKER] = phase.by
    deal[layout.WINDOW] = int(phase.after)
    deal[layout.QUEUE] = _seats(phase.queue)
    asking = wager.giver if wager.status is Status.RAISED else wager.bidder
    from_leader = table.rules.answer_order is AnswerOrder.LEADER
    deal[layout.ORIGIN] = table.deal.leader if from_leader or asking is None else asking
    return ASKED[wager.status]


def _enter_cards(deal: list[int], table: Bieten) -> None:
    now = table.deal
    if isinstance(table.phase, Cutting | Robbing):
        _enter_pack(deal, now.pack, now.lifted)
    for seat in now.players:
        deal[layout.HANDS + seat] = word(card for card in now.hands[seat] if card != BACK)
        row = word(now.rows[seat])
        for place, card in enumerate(now.rows[seat]):
            row |= NUMBER[card] + 1 << CARDS + layout.CARD_BITS * place
        deal[layout.ROWS + seat] = row
        cards = dealt_cards(table, seat)
        if len(cards) == HAND and BACK not in cards:
            deal[layout.MADE + seat] = _worths(tuple(card for card in cards if card != WELI))
    for number, wager in enumerate(now.wagers):
        if wager.status in STATUS_SLOTS:
            deal[STATUS_SLOTS[wager.status]] |= 1 << number


def _enter_pack(deal: list[int], pack: tuple[Card, ...], lifted: int) -> None:
    """The pack as it was shuffled; readable packs are rotated when they are cut."""
    deal[layout.LIFTED] = lifted
    if BACK not in pack:
        shuffled = pack[len(pack) - lifted :] + pack[: len(pack) - lifted]
        for place, card in enumerate(shuffled):
            slot, within = divmod(place, layout.PER_WORD)
            deal[layout.PACK + slot] |= NUMBER[card] << layout.CARD_BITS * within


@lru_cache(maxsize=4096)
def _worths(cards: tuple[Card, ...]) -> int:
    """What natural cards make, in the form of ``MADE``."""
    codes = (worth_code(worth(figure, cards), natural=True) for figure in CARD_FIGURES)
    return sum(code << layout.WORTH_BITS * n for n, code in enumerate(codes))


@lru_cache(maxsize=4096)
def _worths_helped(cards: tuple[Card, ...], name: Card, *, equal: bool) -> int:
    found = [made(figure, cards, name, equal_stands=equal) for figure in CARD_FIGURES]
    codes = [worth_code(m[:2], natural=bool(m[2])) if m else 0 for m in found]
    return sum(code << layout.WORTH_BITS * n for n, code in enumerate(codes))


def _enter_trick(deal: list[int], table: Bieten) -> None:
    now = table.deal
    deal[layout.TRICK] = now.trick_number
    deal[layout.LEADER] = now.leader
    deal[layout.LYING] = _seats(tuple(played.seat for played in now.trick))
    deal[layout.WINNING] = winner_of(now) if now.trick else now.leader
    deal[layout.LED] = SUIT_LETTERS.index(now.led) if now.trick else layout.NOTHING
    for played in now.trick:
        if played.seat == deal[layout.WINNING]:
            natural = played.card != WELI
            deal[layout.BEST] = 2 * NUMBER[now.face(played.card)] + natural
    for trick in (*(trick.plays for trick in now.tricks), now.trick):
        for played in trick:
            led = suit_of(now.face(trick[0].card))
            if suit_of(now.face(played.card)) != led:
                suit = layout.SUITS * played.seat + SUIT_LETTERS.index(led)
                deal[layout.VOIDS] |= 1 << suit


def _enter_weli(deal: list[int], table: Bieten) -> None:
    now = table.deal
    if not table.rules.weli:
        return
    deal[layout.BELOW] = int(now.lifted > 0 and now.pack[-1:] == (WELI,) and now.robber is None)
    deal[layout.ROBBED] = int(now.robber is not None)
    deal[layout.NAME] = NUMBER[now.name] + 1 if now.name is not None else 0
    for seat in now.players:
        known = BACK not in now.hands[seat]
        if WELI in now.hands[seat]:
            deal[layout.HOLDER] = seat + 1
            deal[layout.BOUND] = _bound(table, seat) if known else 0
        elif WELI in now.rows[seat] and known and now.name is not None:
            natural = tuple(card for card in dealt_cards(table, seat) if card != WELI)
            deal[layout.HELPED] = _worths_helped(
                natural, now.name, equal=table.rules.weli_equal_stands
            )


def _bound(table: Bieten, seat: Seat) -> int:
    bonds = bonds_of(holding_of(table, seat))
    figures = sum(1 << FIGURES.index(figure) for figure in bonds.bound)
    return figures | (layout.SPIEL if bonds.spiel else 0)
