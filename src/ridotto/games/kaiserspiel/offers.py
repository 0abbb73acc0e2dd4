"""What a person may do now, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.faults import IN_PLAY, claimed, judge_challenge
from ridotto.games.kaiserspiel.imperials import showable, shower
from ridotto.games.kaiserspiel.pack import of_suit, sort, suit_of
from ridotto.games.kaiserspiel.rummel import (
    judge_demand,
    judge_named,
    points_in,
    standing,
    teller,
    worth,
)
from ridotto.games.kaiserspiel.state import (
    Cutting,
    Drawing,
    Imperials,
    Kaiserspiel,
    Named,
    Naming,
    Playing,
    Rummel,
    Tournee,
)
from ridotto.games.kaiserspiel.tricks import duty_of, judge_card, next_player, winner_of
from ridotto.table import Ask, Do, Offer, PickNumber, PickSets, Seat, View
from ridotto.table.tricks import Trick


def make_offers(view: View[Kaiserspiel]) -> tuple[Offer, ...]:
    """Everything the rules let the view's seat do now."""
    if view.seat is None:
        return ()
    return (*_in_turn(view.table, view.seat), *_at_any_time(view.table, view.seat))


def _in_turn(table: Kaiserspiel, seat: Seat) -> Iterator[Offer]:
    """What the table waits for."""
    if table.choosing is not None:
        if seat == table.choosing:
            yield Do(acts.EraseFiche(seat))
            yield Do(acts.GiveFiche(seat))
        return
    if table.granting:
        if seat in table.granting:
            yield Do(acts.Grant(seat))
        return
    match table.phase:
        case Drawing(lots=lots) if seat in lots.needing():
            yield PickNumber("draw", lots.places())
        case Cutting() if seat == table.cutter:
            yield PickNumber("cut", tuple(range(1, table.rules.cards)))
        case Imperials() | Tournee() if seat == shower(table):
            yield PickSets("show", tuple(imp.cards for imp in showable(table, seat)))
        case Rummel() if seat == teller(table):
            yield from _words(table, seat)
        case Naming() if table.deal.best is not None and seat == table.deal.best.seat:
            yield from _names(table, seat)
        case Playing() if seat == next_player(table):
            yield from _plays(table, seat)


def _words(table: Kaiserspiel, seat: Seat) -> Iterator[Offer]:
    """The Rummel one can tell, the highest first; then what else can be said."""
    best = standing(table)
    points = sorted(set(points_in(table.rules, table.deal.hands[seat]).values()), key=worth)
    for pips, cards in reversed(points):
        if best is None or worth((pips, cards)) > worth(best):
            yield Do(acts.Tell(seat, pips, cards))
    if best in points:
        yield Do(acts.Equal(seat))
    yield Do(acts.Withhold(seat) if best is None else acts.Good(seat))


def _names(table: Kaiserspiel, seat: Seat) -> Iterator[Offer]:
    """The suits that are the Rummel told; for a false one any suit, at one's own risk."""
    hand = table.deal.hands[seat]
    suits = dict.fromkeys(suit_of(card) for card in sort(hand))
    named = [Named(seat, suit, len(of_suit(hand, suit))) for suit in suits]
    true = [one for one in named if judge_named(table, one).lawful]
    for one in true or named:
        action = acts.Name(seat, one.suit, one.cards)
        yield Do(action) if true else Ask(action)


def _plays(table: Kaiserspiel, seat: Seat) -> Iterator[Offer]:
    duty = duty_of(table, seat)
    for card in sort(duty.hand):
        if judge_card(duty, card).lawful:
            yield Do(acts.Play(seat, card))


def _at_any_time(table: Kaiserspiel, seat: Seat) -> Iterator[Offer]:
    """What may be done out of turn."""
    demand = acts.Demand(seat)
    if judge_demand(table, demand).lawful:
        yield Do(demand)
    if table.strict:
        yield from _challenges(table, seat)


def _challenges(table: Kaiserspiel, seat: Seat) -> Iterator[Offer]:
    """What an attentive person could challenge, from what everybody saw."""
    for other in table.seats:
        for ground, trick in (*_odd_plays(table, other), *_odd_claims(table, other)):
            action = acts.Challenge(seat, other, ground, trick)
            if judge_challenge(table, action).lawful:
                yield Ask(action)


def _odd_plays(table: Kaiserspiel, seat: Seat) -> Iterator[tuple[acts.Ground, int]]:
    """Tricks in which that person did not follow, did not take, or led no trump at first."""
    for number, trick in enumerate(table.deal.tricks, start=1):
        yield from ((ground, number) for ground in IN_PLAY if _odd(table, seat, trick, ground))


def _odd(table: Kaiserspiel, seat: Seat, trick: Trick, ground: acts.Ground) -> bool:
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == seat)
    card = trick.plays[turn].card
    if ground is acts.Ground.WRONG_LEAD:
        first = turn == 0 and trick is table.deal.tricks[0] and table.rules.players == 3
        return first and suit_of(card) != table.deal.trumps
    if turn == 0:
        return False
    if ground is acts.Ground.REVOKE:
        return suit_of(card) != suit_of(trick.plays[0].card)
    return winner_of(trick.plays[: turn + 1], table.deal.trumps).seat != seat


def _odd_claims(table: Kaiserspiel, seat: Seat) -> Iterator[tuple[acts.Ground, int]]:
    """A Rummel told or an imperial shown may be false: the same is offered where it is true."""
    for ground in (acts.Ground.FALSE_RUMMEL, acts.Ground.FALSE_IMPERIAL):
        if claimed(table, seat, ground):
            yield ground, 0
