"""A readable table as the kernel has it."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ridotto.cards import BACK
from ridotto.games.tresette.count import FIGURES_A_POINT
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.pack import aces_in, figures_in, suit_of
from ridotto.games.tresette.state import (
    NO_CARD,
    Announcing,
    Cutting,
    Phase,
    Playing,
    Tresette,
)
from ridotto.games.tresette.tricks import next_to_play, winner_of
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import layout, tables
from ridotto.kernel.tresette.numbering import (
    CARD,
    LANE,
    NUMBER,
    SIGNS,
    SUIT_COUNT,
    WHOLE_SUIT,
    item_number,
    word_of,
)
from ridotto.kernel.tresette.sheet import booked
from ridotto.table import Seat, View
from ridotto.table.tricks import Played

PHASES: Final[dict[type[Phase], int]] = {Cutting: layout.CUTTING, Playing: layout.PLAYING}
WINDOWS: Final = (0, layout.FIRST_WINDOW, layout.SECOND_WINDOW)
FIGURE_WORD: Final = word_of(figures_in(NUMBER))
ACE_WORD: Final = word_of(aces_in(NUMBER))


def enter(t: Tables, view: View[Tresette]) -> Deal:
    """Any moment of a deal at which somebody is to act, at a courteous table.

    Everything public is in the table that was folded from what the view has seen; backs are left
    out.
    """
    table = view.table
    if not isinstance(table.phase, Cutting | Announcing | Playing):
        raise ValueError("nobody is to act in a deal")
    if table.deal.revoked or table.deal.deferred:
        raise ValueError("the kernel knows no faults")
    deal: Deal = np.zeros(layout.SIZE, dtype=np.int64)
    _enter_party(deal, table)
    _enter_cards(deal, table)
    _enter_plays(t, deal, table)
    _enter_trick(deal, table)
    _enter_words(t, deal, table)
    _enter_score(deal, table)
    return deal


def _place(table: Tresette, seat: Seat) -> int:
    return table.party.order.index(seat)


def _enter_party(deal: Deal, table: Tresette) -> None:
    ledger, sides = table.ledger, table.rules.sides
    deal[layout.DEALER] = _place(table, table.deal.dealer)
    deal[layout.DEALS] = table.party.deals
    deal[layout.OPENED] = ledger.opened
    deal[layout.FINISHED] = ledger.played
    deal[layout.MARKS : layout.MARKS + sides] = ledger.marks
    for side, row in enumerate(ledger.slate):
        slot = layout.SLATE + layout.SIDES * side
        deal[slot : slot + sides] = row
    for place, seat in enumerate(table.party.order):
        deal[layout.PAST + place] = table.past[seat]


def _enter_cards(deal: Deal, table: Tresette) -> None:
    now, rules = table.deal, table.rules
    for word in range(layout.PACK_WORDS if now.pack else 0):
        begun = word * layout.CARDS_A_WORD
        numbers = [0 if c == BACK else NUMBER[c] for c in now.pack[begun:][: layout.CARDS_A_WORD]]
        deal[layout.PACK + word] = _row(numbers)
    deal[layout.TALON] = word_of(now.talon)
    for place, seat in enumerate(table.party.order):
        deal[layout.HANDS + place] = word_of(now.hands[seat])
        if rules.heaps:
            _enter_heaps(deal, table, place, seat)
        elif rules.packets:
            first = layout.HEAPS + layout.HEAPS_EACH * (place + 1) - len(now.heaps[seat])
            for number, packet in enumerate(now.heaps[seat]):
                deal[first + number] = word_of(packet)


def _row(numbers: Sequence[int]) -> int:
    """Numbers of cards in a word, the first lowest."""
    return sum(number << layout.CARD_BITS * place for place, number in enumerate(numbers))


def _enter_heaps(deal: Deal, table: Tresette, place: int, seat: Seat) -> None:
    """The four heaps of one of two players; before the cut there are none."""
    slot = layout.HEAPS + layout.HEAPS_EACH * place
    for number, heap in enumerate(table.deal.heaps[seat]):
        deal[slot + number] = _row([0 if c == BACK else NUMBER[c] + 1 for c in heap])
        deal[layout.COVERED + place] |= len(heap) << layout.COUNT_BITS * number
    tops = [0 if top == NO_CARD else NUMBER[top] + 1 for top in table.deal.tops[seat]]
    deal[layout.TOPS + place] = _row(tops)


def _tricks(table: Tresette) -> Iterator[tuple[Played, ...]]:
    yield from (trick.plays for trick in table.deal.tricks)
    yield table.deal.trick


def _enter_plays(t: Tables, deal: Deal, table: Tresette) -> None:
    """What each has played, led and thrown; which suits he has not followed."""
    order, rules, fresh = table.party.order, table.rules, table.deal.fresh
    played, voids, leads, thrown = [0] * len(order), [0] * len(order), 0, 0
    for number, plays in enumerate(_tricks(table)):
        if rules.packets and number == fresh:
            deal[layout.EARLIER] = sum(played)
            voids = [0] * len(order)
        for nth, play in enumerate(plays):
            place, bit = order.index(play.seat), 1 << NUMBER[play.card]
            played[place] |= bit
            if nth == 0:
                leads |= bit
            elif play.card[0] != plays[0].card[0]:
                thrown |= bit
                voids[place] |= 0 if rules.heaps else suit_word(plays[0].card[0])
    deal[layout.LEADS], deal[layout.THROWN] = leads, thrown
    for place in range(len(order)):
        deal[layout.PLAYED + place] = played[place]
        deal[layout.VOIDS + place] = voids[place]
    _enter_piles(t, deal, table)


def suit_word(letter: str) -> int:
    """All cards of a suit."""
    return SUIT_WORDS[letter]


SUIT_WORDS: Final = {
    suit_of(CARD[LANE * lane]): WHOLE_SUIT << LANE * lane for lane in range(SUIT_COUNT)
}


def _enter_piles(t: Tables, deal: Deal, table: Tresette) -> None:
    """Tricks and points of each side, and with which trick each point came."""
    order = table.party.order
    piles, moments = [0] * layout.SIDES, [0] * layout.SIDES
    points = [0] * layout.SIDES
    for number, trick in enumerate(table.deal.tricks, start=1):
        place = order.index(trick.winner)
        side = int(t[tables.SIDE + place])
        piles[side] |= sum(1 << NUMBER[play.card] for play in trick.plays)
        deal[layout.TAKEN] += 1 << layout.TRICK_BITS * place
        figures, aces = piles[side] & FIGURE_WORD, piles[side] & ACE_WORD
        now = figures.bit_count() // FIGURES_A_POINT + aces.bit_count()
        for point in range(points[side], now):
            moments[side] |= number << layout.MOMENT_BITS * point
        points[side] = now
    deal[layout.PILES : layout.PILES + layout.SIDES] = piles
    deal[layout.POINTS : layout.POINTS + layout.SIDES] = points
    deal[layout.MOMENTS : layout.MOMENTS + layout.SIDES] = moments


def _enter_trick(deal: Deal, table: Tresette) -> None:
    """The trick on the table, and whose turn it is."""
    now, phase = table.deal, table.phase
    leader = _place(table, now.leader)
    if isinstance(phase, Cutting):
        leader = _place(table, table.party.after(now.dealer))
    deal[layout.LEADER] = deal[layout.WINNING] = leader
    deal[layout.TRICK] = len(now.tricks)
    deal[layout.LYING] = len(now.trick)
    if now.trick:
        winner = winner_of(now.trick)
        best = next(play.card for play in now.trick if play.seat == winner)
        deal[layout.TABLE] = word_of(play.card for play in now.trick)
        deal[layout.LED] = suit_word(suit_of(now.trick[0].card))
        deal[layout.BEST] = word_of((best,))
        deal[layout.WINNING] = _place(table, winner)
    deal[layout.PHASE], seat = _turn(table)
    deal[layout.TURN] = _place(table, seat)


def _turn(table: Tresette) -> tuple[int, Seat]:
    phase = table.phase
    if isinstance(phase, Announcing):
        return WINDOWS[phase.window], phase.seat
    cutting = isinstance(phase, Cutting)
    return PHASES[type(phase)], table.cutter if cutting else next_to_play(table)


def _enter_words(t: Tables, deal: Deal, table: Tresette) -> None:
    """What was announced of the cards in hand, and the signs that were made."""
    now, phase = table.deal, table.phase
    forehand = table.party.after(now.dealer) if isinstance(phase, Cutting) else now.forehand
    deal[layout.FOREHAND] = _place(table, forehand)
    second = int(t[tables.SECOND_WINDOW])
    deal[layout.WINDOW_TRICK] = second if second == layout.NOBODY else now.fresh + second
    deal[layout.SPOKEN] = len(now.spoken) % table.rules.seats
    for told in now.announced:
        item = read_item(told.item)
        if item is not None and told.since == now.fresh:
            shift = layout.ITEM_BITS * item_number(item)
            deal[layout.TOLD + _place(table, told.seat)] |= item.number << shift
    for trick, signal in now.signs:
        sign = SIGNS.index(signal)
        if trick == now.trick_number:
            deal[layout.SIGN] = sign + 1
        plays = now.tricks[trick - 1].plays if trick <= len(now.tricks) else now.trick
        if plays:
            suit = NUMBER[plays[0].card] // LANE
            place = _place(table, plays[0].seat)
            deal[layout.SIGNED + place] |= 1 << SUIT_COUNT * sign + suit


def _enter_score(deal: Deal, table: Tresette) -> None:
    """What was laid and written in this deal."""
    ledger, begun = table.ledger, table.deal.start.slate
    deal[layout.OUT] = layout.NOBODY if ledger.out is None else ledger.out
    for side, row in enumerate(ledger.slate):
        for other, partien in enumerate(row):
            won = partien - begun[side][other]
            deal[layout.WON + side] += won
            deal[layout.WON + other] -= won
    for (side, line), number in booked(table).items():
        deal[layout.SHEET + layout.LINES * side + line] += number
