"""Readable acts in the kernel's numbers and back; what the judge holds lawful; the sheet."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import numpy as np

from ridotto.cards import Card
from ridotto.games.minchiate import acts as do
from ridotto.games.minchiate.cut_and_robbery import cut_limits, judge_leave, judge_rob
from ridotto.games.minchiate.declare import declarable, declarer, judge_declare
from ridotto.games.minchiate.discards import (
    filler,
    grade_discard,
    holding,
    shortage,
    worthless,
)
from ridotto.games.minchiate.state import (
    Cutting,
    Declaring,
    Discarding,
    Exchanging,
    FillingUp,
    Leading,
    Minchiate,
    Playing,
    Robbing,
)
from ridotto.games.minchiate.taken_trick import exchangeable, judge_exchange
from ridotto.games.minchiate.tricks import judge_hand, next_turn
from ridotto.kernel.contract import Pack
from ridotto.kernel.minchiate import layout
from ridotto.kernel.minchiate.layout import Deal
from ridotto.kernel.minchiate.numbering import (
    CARD,
    CUT,
    DRAW,
    HOLD_BACK,
    LEAVE,
    NUMBER,
    ROB,
    SHOW,
    SHOW_WITH_MATTO,
    cards_in,
)
from ridotto.kernel.minchiate.tables import Tables
from ridotto.table import HOUSE, Action, Seat

PLACES = tuple(range(layout.SEATS))


def set_up(t: Tables, deal: Deal) -> Action:
    """Seats are in the order of their numbers; this number of deals makes the dealer deal."""
    del t
    return do.SetUp(HOUSE, order=PLACES, deals=int(deal[layout.DEALER]))


def shuffled(t: Tables, pack: Pack) -> Action:
    """The pack in this order, its top card first."""
    del t
    return do.Shuffle(HOUSE, tuple(CARD[int(number)] for number in pack))


def _discarder(table: Minchiate, acts: tuple[int, ...]) -> Seat:
    """Whose cards these are; before the first, the robber is asked before the dealer."""
    deal = table.deal
    owing = [s for s in (table.cutter, table.dealer) if deal.owed[s] and deal.discards[s] is None]
    holders = (seat for seat in owing if acts and CARD[acts[0]] in holding(table, seat))
    return next(holders, owing[0])


def action_of(table: Minchiate, acts: tuple[int, ...]) -> Action | None:
    """The readable act made of these; None while more of them belong to it."""
    match table.phase:
        case Cutting():
            return do.Cut(table.cutter, acts[0] - CUT)
        case Robbing():
            if acts[0] == LEAVE:
                return do.Leave(table.cutter)
            return do.Rob(table.cutter, table.deal.lifted[-1])
        case Discarding():
            seat = _discarder(table, acts)
            whole = len(acts) == table.deal.owed[seat]
            return do.Discard(seat, tuple(CARD[act] for act in acts)) if whole else None
        case FillingUp():
            whole = len(acts) == shortage(table)[0]
            places = tuple(act - DRAW for act in acts)
            return do.TakeBlind(filler(table), places) if whole else None
        case Declaring():
            return _declaration(table, acts)
        case Exchanging():
            assert table.deal.waiting is not None
            return do.Exchange(table.deal.waiting, CARD[acts[0]])
    turn = next_turn(table)
    assert turn is not None
    return do.Play(turn.seat, CARD[acts[0]])


def _declaration(table: Minchiate, acts: tuple[int, ...]) -> Action | None:
    seat = declarer(table)
    held = declarable(table, seat)
    if len(acts) < len(held):
        return None
    shown = (
        versicola.cards if act == SHOW_WITH_MATTO else versicola.own_cards
        for act, versicola in zip(acts, held, strict=False)
        if act != HOLD_BACK
    )
    return do.Declare(seat, tuple(shown))


def acts_of(table: Minchiate, action: Action) -> tuple[int, ...]:
    """A readable act in the kernel's numbers."""
    match action:
        case do.Cut(lifted=lifted):
            return (CUT + lifted,)
        case do.Rob():
            return (ROB,)
        case do.Leave():
            return (LEAVE,)
        case do.Discard(cards=cards):
            return tuple(NUMBER[card] for card in cards)
        case do.TakeBlind(places=places):
            return tuple(DRAW + place for place in places)
        case do.Declare(seat=seat, versicole=shown) if isinstance(table.phase, Declaring):
            return _declared(table, seat, {frozenset(cards) for cards in shown})
        case do.Declare(versicole=()):
            return ()
        case do.Play(card=card) | do.Exchange(card=card):
            return (NUMBER[card],)
    raise ValueError(f"the kernel does not know {type(action).__name__}")


NEEDS_WORLD: Final = (do.Declare,)
"""What one holds back is told only by one's hand."""


def told_in_turn(actions: Sequence[Action]) -> list[Action]:
    """What a seat declared until the first trick was gathered, declared when it was asked.

    The kernel asks each seat once. For what everybody sees in the end it is the same (Dr. 10).
    """
    told, asked = list(actions), dict[Seat, int]()
    for place, action in enumerate(actions):
        if isinstance(action, do.Declare):
            first = asked.setdefault(action.seat, place)
            if place != first:
                before = told[first]
                assert isinstance(before, do.Declare)
                told[first] = do.Declare(action.seat, (*before.versicole, *action.versicole))
                told[place] = do.Declare(action.seat, ())
    return told


def acts_in_world(deal: Sequence[int], table: Minchiate, action: Action) -> tuple[int, ...]:
    """An act in numbers where the table does not show the hand and the kernel's deal does."""
    place = layout.HANDS + 2 * table.party.order.index(action.seat)
    hands = list(table.deal.hands)
    hands[action.seat] = cards_in(deal[place], deal[place + 1])
    shown = msgspec.structs.replace(table.deal, hands=tuple(hands))
    return acts_of(msgspec.structs.replace(table, deal=shown), action)


def _declared(table: Minchiate, seat: Seat, shown: set[frozenset[str]]) -> tuple[int, ...]:
    acts = []
    for versicola in declarable(table, seat):
        if frozenset(versicola.own_cards) in shown:
            acts.append(SHOW)
        else:
            acts.append(SHOW_WITH_MATTO if frozenset(versicola.cards) in shown else HOLD_BACK)
    return tuple(acts) or (HOLD_BACK,)


def judged(table: Minchiate, begun: tuple[int, ...]) -> set[int]:
    """The acts that may be next, by the game's own judge."""
    match table.phase:
        case Cutting():
            least, most = cut_limits(table)
            return {CUT + lifted for lifted in range(least, most + 1)}
        case Robbing():
            rob, leave = do.Rob(table.cutter, table.deal.lifted[-1]), do.Leave(table.cutter)
            found = {ROB} if judge_rob(table, rob).lawful else set()
            return found | ({LEAVE} if judge_leave(table, leave).lawful else set())
        case Discarding():
            return _discards(table, begun)
        case FillingUp():
            return {DRAW + place for place in range(shortage(table)[1])} - set(begun)
        case Declaring():
            return _declarations(table, begun)
        case Exchanging():
            seat = table.deal.waiting
            assert seat is not None
            gifts = (do.Exchange(seat, card) for card in exchangeable(table))
            return {NUMBER[gift.card] for gift in gifts if judge_exchange(table, gift).lawful}
        case Leading() | Playing():
            turn = next_turn(table)
            assert turn is not None
            hand = judge_hand(table, turn.seat)
            return {NUMBER[card] for card, verdict in hand if verdict.lawful}
    raise ValueError("nobody is about to act")


def _discards(table: Minchiate, begun: tuple[int, ...]) -> set[int]:
    """Cards that, with worthless ones after them as far as there are any, make a right discard."""
    seat = _discarder(table, begun)
    away = [CARD[act] for act in begun]
    left = [card for card in holding(table, seat) if card not in away]
    poor = worthless(table.rules, tuple(left))
    rest = [*poor, *(card for card in left if card not in poor)]
    owed = table.deal.owed[seat]

    def right(card: Card) -> bool:
        after = [other for other in rest if other != card]
        cards = (*away, card, *after)[:owed]
        return grade_discard(table, seat, tuple(cards)).lawful

    # All worthless cards are alike to the judge, and so are all carte di conto.
    kinds = (poor, tuple(card for card in left if card not in poor))
    return {NUMBER[card] for kind in kinds if kind and right(kind[0]) for card in kind}


def _declarations(table: Minchiate, begun: tuple[int, ...]) -> set[int]:
    seat = declarer(table)
    held = declarable(table, seat)
    if not held:
        return {HOLD_BACK}
    versicola = held[len(begun)]
    others = tuple(other.cards for other in held if other is not versicola)
    found = {HOLD_BACK} if judge_declare(table, do.Declare(seat, others)).lawful else set()
    if judge_declare(table, do.Declare(seat, (versicola.own_cards, *others))).lawful:
        found.add(SHOW)
    if versicola.cards != versicola.own_cards:
        found.add(SHOW_WITH_MATTO)
    return found


def lines_of(t: Tables, deal: Deal) -> Mapping[tuple[int, str], int]:
    """The points of each side by the rule of their lines."""
    del t
    sheet = np.asarray(deal[layout.SHEET : layout.SHEET + layout.SIDES * layout.LINES])
    return {
        (side, rule): int(sheet[side * layout.LINES + kind])
        for side in range(layout.SIDES)
        for kind, rule in enumerate(layout.LINE_RULES)
        if sheet[side * layout.LINES + kind]
    }


def lines_at(table: Minchiate) -> Mapping[tuple[int, str], int]:
    """The score lines of the readable table, by side and rule."""
    account = table.deal.account
    assert account is not None
    sums: dict[tuple[int, str], int] = {}
    for line in (*table.deal.lines, *account.lines):
        if line.points:
            sums[line.side, line.rule] = sums.get((line.side, line.rule), 0) + line.points
    return {key: points for key, points in sums.items() if points}
