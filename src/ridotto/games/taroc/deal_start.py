"""Lot, shuffle and cut, of which the book is silent (D 4), and the deal (§ I)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.acts import Cut, Lot, Shuffle
from ridotto.games.taroc.events import Dealt
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.rules import Direction, KingSeat, Rules
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.state import (
    SKAR,
    Allotting,
    Cutting,
    Deal,
    Dealing,
    Laying,
    Settled,
    Shuffling,
    Taroc,
    nothing_held,
)
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.hands import known, put
from ridotto.table.sentences import say as shared

FIVE: Final = 5
ROUNDS: Final = 5


def table_order(rules: Rules) -> tuple[Seat, ...]:
    """B sits at A's right, C at B's: deal and play go to the right, or where agreed left (D 3)."""
    seats = tuple(range(rules.players))
    return seats if rules.direction is Direction.RIGHT else (0, *reversed(seats[1:]))


def players_of(rules: Rules, dealer: Seat) -> tuple[Seat, ...]:
    """The three who play this deal, the dealer first (§ I, D 18)."""
    order = table_order(rules)
    start = order.index(dealer)
    king = king_of(rules, dealer)
    return tuple(seat for seat in order[start:] + order[:start] if seat != king)


def king_of(rules: Rules, dealer: Seat) -> Seat | None:
    """Of four, the one opposite the dealer sits out, or the one at his left (D 18)."""
    if rules.players == 3:
        return None
    steps = 2 if rules.king_seat is KingSeat.OPPOSITE else -1
    return (dealer + steps) % rules.players


def judge_lot(state: Taroc, action: Lot) -> Verdict:
    """The first dealer is found by lot (D 4)."""
    if not isinstance(state.phase, Allotting):
        return impossible("deal.lot", say("lot-once"))
    if action.dealer not in state.party.order:
        return impossible("deal.lot", shared("no-seat", seat=action.dealer))
    return lawful("deal.lot")


def fold_lot(state: Taroc, action: Lot) -> Taroc:
    """He deals first; afterwards the deal goes round."""
    party = msgspec.structs.replace(state.party, dealer=action.dealer)
    return msgspec.structs.replace(state, party=party, phase=Shuffling())


def deals_left(state: Taroc) -> bool:
    """Is another deal of the sitting to come?"""
    return state.party.deals < state.rules.sitting


def judge_shuffle(state: Taroc, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack, when it is due."""
    if not isinstance(state.phase, Shuffling | Settled) or not deals_left(state):
        return impossible("deal.shuffle", shared("not-shuffled-now"))
    if sorted(action.order) != sorted(PACK.cards):
        return impossible("deal.shuffle", shared("whole-pack", count=len(PACK)))
    return lawful("deal.shuffle")


def fold_shuffle(state: Taroc, action: Shuffle) -> Taroc:
    """A new pack before the dealer."""
    deal = new_deal(state, state.party.dealer, state.party.deals, action.order)
    return msgspec.structs.replace(state, deal=deal, phase=Cutting())


def new_deal(state: Taroc, dealer: Seat, number: int, pack: tuple[Card, ...] = ()) -> Deal:
    """A deal in which nothing has happened."""
    nothing = nothing_held(state.rules.players)
    players = players_of(state.rules, dealer)
    return Deal(
        dealer=dealer,
        number=number,
        players=players,
        pack=pack,
        hands=nothing,
        piles=nothing,
        leader=players[1],
    )


def judge_cut(state: Taroc, action: Cut) -> Verdict:
    """The dealer's left-hand neighbour cuts (D 4)."""
    if not isinstance(state.phase, Cutting):
        return impossible("deal.cut", shared("nothing-to-cut"))
    if action.seat != state.cutter:
        return impossible("deal.cut", say("cutter-before-dealer"))
    if not 1 <= action.lifted < len(PACK):
        return impossible(
            "deal.cut", shared("lift-from-one", most=len(PACK) - 1, lifted=action.lifted)
        )
    return lawful("deal.cut")


def fold_cut(state: Taroc, action: Cut) -> Taroc:
    """The rest goes on top of what was lifted."""
    pack = state.deal.pack
    return state.with_deal(pack=pack[action.lifted :] + pack[: action.lifted], phase=Dealing())


def follow_dealing(state: Taroc) -> Dealt:
    """Five rounds of five, the dealer last; the three that are left are his (§ I)."""
    deal = state.deal
    receiver = deal.players[(deal.packets + 1) % len(deal.players)]
    if deal.packets == ROUNDS * len(deal.players):
        return Dealt(seat=deal.dealer, cards=deal.pack[:SKAR])
    return Dealt(seat=receiver, cards=deal.pack[:FIVE])


def fold_dealt(state: Taroc, event: Dealt) -> Taroc:
    """A packet into a hand; after the last the dealer lays the Skar."""
    deal, count = state.deal, len(event.cards)
    cards = known(event.cards, deal.pack[:count])
    return state.with_deal(
        pack=deal.pack[count:],
        packets=deal.packets + 1,
        hands=put(deal.hands, event.seat, (*deal.hands[event.seat], *cards)),
        phase=Dealing() if len(deal.pack) > count else Laying(),
    )
