"""What a person may do now, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.deal_start import opener, showable
from ridotto.games.guimbarde.faults import BREACHES, judge_challenge, judge_take_back, plays_of
from ridotto.games.guimbarde.pack import PERMANENT, mate_of, point_of, sort
from ridotto.games.guimbarde.point import judge_lay, namer, true_number
from ridotto.games.guimbarde.state import (
    Comparing,
    Cutting,
    Drawing,
    Guimbarde,
    Laying,
    Naming,
    Opening,
    Playing,
)
from ridotto.games.guimbarde.tricks import duty_of, judge_card, judge_marry, next_player
from ridotto.games.guimbarde.trumps import suit_in_play, winning
from ridotto.table import Ask, Do, Offer, PickNumber, PickSets, Seat, View
from ridotto.table.tricks import Played


def make_offers(view: View[Guimbarde]) -> tuple[Offer, ...]:
    """Everything the rules let the view's seat do now."""
    if view.seat is None:
        return ()
    return (*_in_turn(view.table, view.seat), *_out_of_turn(view.table, view.seat))


def _in_turn(table: Guimbarde, seat: Seat) -> Iterator[Offer]:
    """What the table waits for."""
    match table.phase:
        case Drawing(lots=lots) if seat in lots.needing():
            yield PickNumber("draw", lots.places())
        case Cutting() if seat == table.cutter:
            yield PickNumber("cut", tuple(range(1, len(table.rules.the_pack))))
        case Opening() if seat == opener(table):
            yield PickSets("take", showable(table, seat))
        case Naming() | Comparing() if seat == namer(table):
            number = true_number(table, seat)
            if number:
                yield Do(acts.Name(seat, number))
            yield Do(acts.Silent(seat))
        case Laying(seat=winner) if seat == winner:
            lay = acts.Lay(seat, point_of(table.deal.hands[seat]))
            if judge_lay(table, lay).lawful:
                yield Do(lay)
            yield Do(acts.Leave(seat))
        case Playing() if seat == next_player(table):
            yield from _plays(table, seat)


def _plays(table: Guimbarde, seat: Seat) -> Iterator[Offer]:
    """Every lawful card, and with a marriage in hand the same card shown with its mate."""
    duty = duty_of(table, seat)
    for card in sort(duty.hand):
        if judge_card(duty, card).lawful:
            yield Do(acts.Play(seat, card))
            marry = acts.Marry(seat, card)
            if mate_of(card) in duty.hand and judge_marry(table, marry).lawful:
                yield Do(marry)


def _out_of_turn(table: Guimbarde, seat: Seat) -> Iterator[Offer]:
    """On a strict table: putting one's own card right, and claiming the faults of others."""
    if not table.strict:
        return
    for played in table.deal.trick:
        back = acts.TakeBack(seat, played.card)
        if played.seat == seat and judge_take_back(table, back).lawful:
            yield Do(back)
    for other in table.speakers:
        false = acts.Challenge(seat, other, acts.Ground.FALSE_POINT)
        if judge_challenge(table, false).lawful:
            yield Ask(false)
    for number in range(table.deal.skipped + 1, table.deal.trick_number + 1):
        for place, played in enumerate(plays_of(table, number)):
            yield from _challenges(table, seat, number, place, played)


def _challenges(
    table: Guimbarde, seat: Seat, number: int, place: int, played: Played
) -> Iterator[Offer]:
    """What an attentive person could claim, from what everybody saw."""
    before = plays_of(table, number)[:place]
    for ground in BREACHES:
        action = acts.Challenge(seat, played.seat, ground, number)
        if judge_challenge(table, action).lawful and _odd(table, before, played, ground):
            yield Ask(action)


def _odd(table: Guimbarde, before: tuple[Played, ...], played: Played, ground: acts.Ground) -> bool:
    if not before:
        return False
    trumps, card = table.deal.trumps, played.card
    match ground:
        case acts.Ground.REVOKE:
            return suit_in_play(card, trumps) != suit_in_play(before[0].card, trumps)
        case acts.Ground.NOT_BEATING:
            return winning((*before, played), trumps) != played
        case acts.Ground.KEPT_QUEEN:
            led = before[0].card
            return len(before) == 1 and led[1:] == "K" and card != mate_of(led)
    return card in PERMANENT and len(before) > 1
