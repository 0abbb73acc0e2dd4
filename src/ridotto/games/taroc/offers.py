"""What a person may do now, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.taroc import acts
from ridotto.games.taroc.announcements import announcer, judge_announce, may_speak
from ridotto.games.taroc.faults import judge_challenge
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import NUMBER, PACK, SKIS, suit_of
from ridotto.games.taroc.skar import (
    dealt_to_dealer,
    free_cards,
    grade_skar_of,
    pagat_may_go,
    special_skars,
)
from ridotto.games.taroc.state import (
    SKAR,
    TRICKS,
    Announcing,
    Cutting,
    Laying,
    Leading,
    Playing,
    Taroc,
    led_suit,
)
from ridotto.games.taroc.tricks import duty_of, judge_card, judge_pass_lead, turn_of
from ridotto.table import Ask, Do, Offer, PickCards, PickNumber, Seat, View
from ridotto.table.tricks import Trick


def make_offers(view: View[Taroc]) -> tuple[Offer, ...]:
    """Everything the rules let the view's seat do now."""
    seat, table = view.seat, view.table
    if seat is None or seat not in table.deal.players:
        return ()
    return (*_in_turn(table, seat), *_at_any_time(table, seat))


def _in_turn(table: Taroc, seat: Seat) -> Iterator[Offer]:
    """What the table waits for."""
    match table.phase:
        case Cutting() if seat == table.cutter:
            yield PickNumber("cut", tuple(range(1, len(PACK))))
        case Laying() if seat == table.dealer:
            yield from _skars(table, seat)
        case Announcing() if seat == announcer(table):
            yield Do(acts.Pass(seat))
        case Leading() | Playing() if seat == turn_of(table):
            yield from _plays(table, seat)


def _skars(table: Taroc, seat: Seat) -> Iterator[Offer]:
    """Three free cards, the tarocs that may go together, or the Pagat where it may."""
    rules, dealt = table.rules, dealt_to_dealer(table)
    free = PACK.sort(free_cards(rules, dealt))
    if len(free) >= SKAR:
        yield PickCards("lay-skar", free, SKAR, SKAR)
    for cards in special_skars(rules, dealt):
        yield Do(acts.LaySkar(seat, PACK.sort(cards)))
    if pagat_may_go(rules, dealt):
        yield Do(acts.LaySkar(seat, (*free[-2:], rules.pagat)))


def _plays(table: Taroc, seat: Seat) -> Iterator[Offer]:
    duty = duty_of(table, seat)
    for card in PACK.sort(duty.hand):
        if judge_card(duty, card).lawful:
            yield Do(acts.Play(seat, card))
    yield_lead = acts.PassLead(seat)
    if judge_pass_lead(table, yield_lead).lawful:
        yield Do(yield_lead)


def _at_any_time(table: Taroc, seat: Seat) -> Iterator[Offer]:
    """What may be done out of turn: announcing before the lead, putting a Skar right."""
    if may_speak(table, seat):
        for honour in held(table.rules, table.deal.hands[seat]):
            action = acts.Announce(seat, honour.name)
            if judge_announce(table, action).lawful:
                yield Do(action)
    if not table.strict:
        return
    before_lead = isinstance(table.phase, Announcing | Leading)
    if before_lead and seat == table.dealer and not grade_skar_of(table).lawful:
        yield from _skars(table, seat)
    yield from _challenges(table, seat)


def _challenges(table: Taroc, seat: Seat) -> Iterator[Offer]:
    """What an attentive person could challenge, from what everybody saw."""
    for other in table.deal.players:
        for ground, trick, honour in _odd_things(table, other):
            action = acts.Challenge(seat, other, ground, trick, honour)
            if judge_challenge(table, action).lawful:
                yield Ask(action)


def _odd_things(table: Taroc, other: Seat) -> Iterator[tuple[acts.Ground, int, str]]:
    deal = table.deal
    for announced in deal.announced:
        if announced.seat == other:
            yield acts.Ground.FALSE_HONOUR, 0, announced.name
    if other == deal.dealer:
        yield acts.Ground.SKAR, 0, ""
    for number, trick in enumerate(deal.tricks, start=deal.skipped + 1):
        if _off_suit(trick, other) or _below(table, trick, other):
            yield acts.Ground.REVOKE, number, ""
    for number in _skis_kept(table, other):
        yield acts.Ground.SKIS_KEPT, number, ""


def _off_suit(trick: Trick, other: Seat) -> bool:
    """Did that person not follow the suit led?"""
    card = next(played.card for played in trick.plays if played.seat == other)
    return card != SKIS and suit_of(card) != led_suit(trick.plays)


def _below(table: Taroc, trick: Trick, other: Seat) -> bool:
    """Where overtrumping is agreed: did that person play under a taroc (D 13)?"""
    if not table.rules.must_overtrump:
        return False
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == other)
    before = max((NUMBER.get(played.card, 0) for played in trick.plays[:turn]), default=0)
    return 0 < NUMBER.get(trick.plays[turn].card, 0) < before


def _skis_kept(table: Taroc, other: Seat) -> Iterator[int]:
    """Tricks in which that person, who had the Skis or may have it, ought to have laid it off.

    As long as nobody has shown the Skis everybody may be asked, so that the choices tell nothing.
    """
    deal = table.deal
    tricks = list(enumerate(deal.tricks, start=deal.skipped + 1))
    shown = next(((n, p.seat) for n, t in tricks for p in t.plays if p.card == SKIS), None)
    end = deal.trick_number if shown is None else shown[0]
    if shown is not None and shown[1] != other:
        return
    for number, trick in tricks:
        late = number > TRICKS - table.rules.skis_deadline
        if number < end and (late or _off_suit(trick, other)):
            yield number
