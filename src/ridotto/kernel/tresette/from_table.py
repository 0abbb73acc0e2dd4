"""A readable table in the kernel's form."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

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
from ridotto.kernel.tresette.score_lines import booked
from ridotto.table import Seat, View
from ridotto.table.tricks import Played

Slots: TypeAlias = list[int]
"""The slots of a deal while it is entered."""

PHASES: Final[dict[type[Phase], int]] = {Cutting: layout.CUTTING, Playing: layout.PLAYING}
WINDOWS: Final = (0, layout.FIRST_WINDOW, layout.SECOND_WINDOW)
BITS: Final = {card: 1 << number for card, number in NUMBER.items()}
SUIT_WORDS: Final = {
    suit_of(CARD[LANE * lane]): WHOLE_SUIT << LANE * lane for lane in range(SUIT_COUNT)
}
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
    # A list until all is entered: single numbers go into an array slowly.
    deal = [0] * layout.SIZE
    _enter_party(deal, table)
    _enter_cards(deal, table)
    _enter_plays(t, deal, table)
    _enter_trick(deal, table)
    _enter_words(t, deal, table)
    _enter_score(deal, table)
    return np.array(deal, dtype=np.int64)


def _place(table: Tresette, seat: Seat) -> int:
    return table.party.order.index(seat)


def _enter_party(deal: Slots, table: Tresette) -> None:
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


def _enter_cards(deal: Slots, table: Tresette) -> None:
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


def _enter_heaps(deal: Slots, table: Tresette, place: int, seat: Seat) -> None:
    """The four heaps of one of two players; before the cut there are none."""
    slot = layout.HEAPS + layout.HEAPS_EACH * place
    for number, heap in enumerate(table.deal.heaps[seat]):
        deal[slot + number] = _row([0 if c == BACK else NUMBER[c] + 1 for c in heap])
        deal[layout.COVERED + place] |= len(heap) << layout.COUNT_BITS * number
    tops = [0 if top == NO_CARD else NUMBER[top] + 1 for top in table.deal.tops[seat]]
    deal[layout.TOPS + place] = _row(tops)


def _enter_plays(t: Tables, deal: Slots, table: Tresette) -> None:
    """What each has played, led and thrown; which suits he has not followed; what was won."""
    rules, now = table.rules, table.deal
    places = {seat: place for place, seat in enumerate(table.party.order)}
    for number, trick in enumerate(now.tricks):
        if rules.packets and number == now.fresh:
            _forget(deal)
        cards = _enter_cards_of(deal, places, trick.plays)
        winner = places[trick.winner]
        _enter_won(deal, winner, int(t[tables.SIDE + winner]), cards, number + 1)
    if rules.packets and len(now.tricks) == now.fresh:
        _forget(deal)
    deal[layout.TABLE] = _enter_cards_of(deal, places, now.trick)
    if rules.heaps:
        deal[layout.VOIDS : layout.TABLE] = [0] * layout.SEATS


def _enter_cards_of(deal: Slots, places: Mapping[Seat, int], plays: tuple[Played, ...]) -> int:
    """The cards of one trick, by whom they were played and how; all of them together."""
    word, suit = 0, plays[0].card[0] if plays else ""
    for nth, play in enumerate(plays):
        place, bit = places[play.seat], BITS[play.card]
        deal[layout.PLAYED + place] |= bit
        word |= bit
        if nth == 0:
            deal[layout.LEADS] |= bit
        elif play.card[0] != suit:
            deal[layout.THROWN] |= bit
            deal[layout.VOIDS + place] |= SUIT_WORDS[suit]
    return word


def _forget(deal: Slots) -> None:
    """New packets are taken up: nothing is known of the cards in hand."""
    for place in range(layout.SEATS):
        deal[layout.EARLIER] |= deal[layout.PLAYED + place]
        deal[layout.VOIDS + place] = 0


def _enter_won(deal: Slots, winner: int, side: int, cards: int, number: int) -> None:
    """A trick lies with its side; what points it has now, and with which trick each came."""
    pile, had = deal[layout.PILES + side] | cards, deal[layout.POINTS + side]
    figures, aces = pile & FIGURE_WORD, pile & ACE_WORD
    points = figures.bit_count() // FIGURES_A_POINT + aces.bit_count()
    deal[layout.PILES + side] = pile
    deal[layout.POINTS + side] = points
    for point in range(had, points):
        deal[layout.MOMENTS + side] |= number << layout.MOMENT_BITS * point
    deal[layout.TAKEN] += 1 << layout.TRICK_BITS * winner


def _enter_trick(deal: Slots, table: Tresette) -> None:
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
        deal[layout.LED] = SUIT_WORDS[suit_of(now.trick[0].card)]
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


def _enter_words(t: Tables, deal: Slots, table: Tresette) -> None:
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


def _enter_score(deal: Slots, table: Tresette) -> None:
    """What was laid and written in this deal."""
    ledger, begun = table.ledger, table.deal.start.slate
    deal[layout.OUT] = layout.NOBODY if ledger.out is None else ledger.out
    if not table.deal.story:
        return
    for side, row in enumerate(ledger.slate):
        for other, partien in enumerate(row):
            won = partien - begun[side][other]
            deal[layout.WON + side] += won
            deal[layout.WON + other] -= won
    for (side, line), number in booked(table).items():
        deal[layout.SHEET + layout.LINES * side + line] += number
