"""What a person may do now, computed from that person's view alone."""

from collections.abc import Iterator
from itertools import combinations

from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import announceable
from ridotto.games.tresette.deal_start import cut_limits
from ridotto.games.tresette.faults import judge_challenge
from ridotto.games.tresette.pack import PACK, suit_of
from ridotto.games.tresette.state import Announcing, Cutting, Drawing, Playing, Tresette
from ridotto.games.tresette.tricks import duty_of, judge_card, judge_sign, next_to_play
from ridotto.table import Ask, Do, Offer, PickNumber, Seat, View


def make_offers(view: View[Tresette]) -> tuple[Offer, ...]:
    """Everything the rules let the view's seat do now."""
    if view.seat is None:
        return ()
    return (*_in_turn(view.table, view.seat), *_challenges(view.table, view.seat))


def _in_turn(table: Tresette, seat: Seat) -> Iterator[Offer]:
    """What the table waits for."""
    match table.phase:
        case Drawing(lots=lots) if seat in lots.needing():
            yield PickNumber("draw", lots.places())
        case Cutting() if seat == table.cutter:
            least, most = cut_limits()
            yield PickNumber("cut", tuple(range(least, most + 1)))
        case Announcing(seat=speaker) if seat == speaker:
            yield from _announcements(table, seat)
        case Playing() if seat == next_to_play(table):
            yield from _plays(table, seat)


def _announcements(table: Tresette, seat: Seat) -> Iterator[Offer]:
    """All that is worth saying, then anything less, nothing last."""
    codes = [item.code for item in announceable(table, seat)]
    for count in range(len(codes), -1, -1):
        for some in combinations(codes, count):
            yield Do(acts.Announce(seat, some))


def _plays(table: Tresette, seat: Seat) -> Iterator[Offer]:
    duty = duty_of(table, seat)
    for card in PACK.sort(duty.hand):
        if judge_card(duty, card).lawful:
            yield Do(acts.Play(seat, card))
    for signal in acts.Signal:
        sign = acts.Sign(seat, signal)
        if judge_sign(table, sign).lawful:
            yield Do(sign)


def _challenges(table: Tresette, seat: Seat) -> Iterator[Offer]:
    """What an attentive person could challenge, from what everybody saw."""
    if not table.strict:
        return
    for action in dict.fromkeys((*_odd_plays(table, seat), *_odd_words(table, seat))):
        if judge_challenge(table, action).lawful:
            yield Ask(action)


def _odd_plays(table: Tresette, seat: Seat) -> Iterator[acts.Challenge]:
    """Tricks in which somebody did not follow: perhaps a revoke."""
    for number, trick in enumerate(table.deal.tricks, start=1):
        suit = suit_of(trick.plays[0].card)
        for played in trick.plays:
            if suit_of(played.card) != suit:
                yield acts.Challenge(seat, played.seat, acts.Ground.REVOKE, number)


def _odd_words(table: Tresette, seat: Seat) -> Iterator[acts.Challenge]:
    """Announcements: perhaps false."""
    for told in table.deal.announced:
        ground = acts.Ground.FALSE_ANNOUNCEMENT
        yield acts.Challenge(seat, told.seat, ground, item=told.item)
