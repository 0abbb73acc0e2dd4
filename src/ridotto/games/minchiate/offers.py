"""What a person may do now, computed from that person's view alone."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.challenges import judge_challenge
from ridotto.games.minchiate.corrections import (
    judge_mend,
    judge_take_back,
    judge_warn,
    mendable,
    surplus,
)
from ridotto.games.minchiate.cut_and_robbery import cut_limits, judge_rob
from ridotto.games.minchiate.declare import declarable, declarer
from ridotto.games.minchiate.discards import (
    filler,
    grade_discard,
    holding,
    shortage,
    worthless,
)
from ridotto.games.minchiate.draw import to_draw
from ridotto.games.minchiate.late_versicole import late_declarations
from ridotto.games.minchiate.odd_plays import odd_tricks
from ridotto.games.minchiate.pack import MATTO, PACK, has_tarocco
from ridotto.games.minchiate.state import (
    SEATS,
    Complete,
    Cutting,
    Declaring,
    Discarding,
    Drawing,
    Exchanging,
    FillingUp,
    Leading,
    Minchiate,
    Phase,
    Playing,
    Robbing,
)
from ridotto.games.minchiate.taken_trick import exchangeable
from ridotto.games.minchiate.tricks import judge_hand, next_turn, winner_of
from ridotto.table import (
    Ask,
    Do,
    Grade,
    Offer,
    PickCards,
    PickNumber,
    PickPlaces,
    PickSets,
    Seat,
    View,
)


def make_offers(view: View[Minchiate]) -> tuple[Offer, ...]:
    """Everything the rules let the view's seat do now."""
    if view.seat is None:
        return ()
    table, seat = view.table, view.seat
    in_turn = IN_TURN.get(type(table.phase))
    awaited = in_turn(table, seat) if in_turn is not None else ()
    anyhow = _at_any_time(table, seat)
    return (*awaited, *anyhow) if awaited or anyhow else ()


# What the table waits for, by its phase


def _draw(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    assert isinstance(table.phase, Drawing)
    if seat in to_draw(table.phase.lots.ranks):
        yield PickNumber("draw", table.phase.lots.places())


def _cut(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if seat == table.cutter:
        least, most = cut_limits(table)
        yield PickNumber("cut", tuple(range(least, most + 1)))


def _rob(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if seat == table.cutter:
        rob = acts.Rob(seat, table.deal.lifted[-1])
        if judge_rob(table, rob).lawful:
            yield Do(rob)
        yield Do(acts.Leave(seat))


def _discard(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if _owes_discard(table, seat):
        yield _discard_offer(table, seat)


def _lead(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    yield from _discard(table, seat)
    yield from _plays(table, seat)


def _fill_up(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if seat == filler(table):
        short, heap = shortage(table)
        yield PickPlaces("take-blind", tuple(range(heap)), short)


def _declare(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if seat == declarer(table):
        keep = table.rules.declare.keep_back
        yield from _declarations(table, seat, 0 if keep else len(declarable(table, seat)))


def _gather(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if seat == winner_of(table.deal.trick).seat:
        yield Do(acts.Gather(seat))


def _exchange(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    if seat == table.deal.waiting:
        for card in PACK.sort(exchangeable(table)):
            yield Do(acts.Exchange(seat, card))


def _owes_discard(table: Minchiate, seat: Seat) -> bool:
    """Not discarded yet, or wrongly and not yet too late to put it right."""
    deal = table.deal
    made = deal.discards[seat]
    return bool(deal.owed[seat]) and (made is None or not grade_discard(table, seat, made).lawful)


def _discard_offer(table: Minchiate, seat: Seat) -> PickCards:
    """Worthless cards; where they do not suffice all of them go, and carte di conto with them."""
    owed = table.deal.owed[seat]
    held = (*holding(table, seat), *(table.deal.discards[seat] or ()))
    poor = PACK.sort(worthless(table.rules, held))
    if len(poor) >= owed:
        return PickCards("discard", poor, owed, owed)
    rich = PACK.sort(card for card in held if card not in poor)
    return PickCards("discard", rich, owed - len(poor), owed - len(poor), always=poor)


def _declarations(table: Minchiate, seat: Seat, least: int = 0) -> Iterator[Offer]:
    sets = tuple(versicola.cards for versicola in declarable(table, seat))
    held = any(MATTO in cards for cards in sets)
    yield PickSets("declare", sets, (MATTO,) if held else (), least)


@cache
def _play(seat: Seat, card: Card) -> Do:
    """Offers are values: one is made for every card and seat, and kept."""
    return Do(acts.Play(seat, card))


def _plays(table: Minchiate, seat: Seat) -> Iterable[Offer]:
    turn = next_turn(table)
    if turn is None or turn.by != seat:
        return ()
    judged = judge_hand(table, turn.seat)
    free = PACK.sort([card for card, verdict in judged if verdict.grade is Grade.LAWFUL])
    if turn.seat == seat:
        return [_play(seat, card) for card in free]
    return [Do(acts.PlayFallen(seat, turn.seat, card)) for card in free]


IN_TURN: Final[Mapping[type[Phase], Callable[[Minchiate, Seat], Iterable[Offer]]]] = {
    Drawing: _draw,
    Cutting: _cut,
    Robbing: _rob,
    Discarding: _discard,
    FillingUp: _fill_up,
    Leading: _lead,
    Declaring: _declare,
    Playing: _plays,
    Complete: _gather,
    Exchanging: _exchange,
}


def _at_any_time(table: Minchiate, seat: Seat) -> list[Offer]:
    """What may be done out of turn."""
    deal, kind = table.deal, type(table.phase)
    offers: list[Offer] = []
    if kind is Playing:
        hand = deal.hands[seat]
        if hand and not has_tarocco(hand) and seat not in deal.fallen:
            offers.append(Do(acts.LayOpen(seat, PACK.sort(hand))))
        if not deal.trick and _may_claim(table, table.side(seat)):
            offers.append(Ask(acts.Claim(seat)))
    # Most of the time a glance at the tricks shows that it is not the first.
    first_trick = kind in IN_PLAY and not deal.tricks and deal.trick_number == 1
    if first_trick and declarable(table, seat):
        offers += _declarations(table, seat, least=1)
    if table.strict:
        offers += _mending(table, seat)
        offers += _challenges(table, seat)
    return offers


def _may_claim(table: Minchiate, side: int) -> bool:
    """The side on lead, unless the referee has refused it already."""
    return side == table.side(table.deal.leader) and side not in table.deal.refused


IN_PLAY: Final = (Playing, Complete)
"""The phases of a trick."""


def _mending(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    for played in table.deal.trick:
        action = acts.TakeBack(seat, played.card)
        if played.by == seat and judge_take_back(table, action).lawful:
            yield Do(action)
    if surplus(table, seat):
        for card in PACK.sort(mendable(table, seat)):
            mend = acts.Mend(seat, card)
            if judge_mend(table, mend).lawful:
                yield Do(mend)
    warn = acts.Warn(seat)
    if judge_warn(table, warn).lawful:
        yield Do(warn)


def _challenges(table: Minchiate, seat: Seat) -> Iterator[Offer]:
    """What an attentive person could challenge, from what everybody saw."""
    for enemy in SEATS:
        for ground, trick in _odd_acts(table, enemy):
            action = acts.Challenge(seat, enemy, ground, trick)
            if judge_challenge(table, action).lawful:
                yield Ask(action)


def _odd_acts(table: Minchiate, enemy: Seat) -> Iterator[tuple[acts.Ground, int]]:
    for trick in odd_tricks(table, enemy):
        yield acts.Ground.REVOKE, trick
    if table.deal.discards[enemy] is not None:
        yield acts.Ground.WRONG_DISCARD, 0
    if late_declarations(table, enemy):
        yield acts.Ground.LATE_DECLARATION, 0
