"""What a person may do now, computed from that person's view alone."""

from collections.abc import Iterator

import msgspec

from ridotto.games.bieten import acts
from ridotto.games.bieten.bid_answers import (
    asked,
    judge_good,
    judge_groschen,
    judge_hold,
    judge_silent,
)
from ridotto.games.bieten.bids import judge_bid, moment_of, next_to_lay, speaker
from ridotto.games.bieten.deal_end import judge_accept
from ridotto.games.bieten.deal_start import cutting_now
from ridotto.games.bieten.duty import judge_card, names_for
from ridotto.games.bieten.faults import judge_challenge, unpunished
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.late_claims import about
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.state import (
    CLAIMS,
    TRICKS,
    After,
    Answering,
    Before,
    Bieten,
    Cutting,
    Drawing,
    Robbing,
    Said,
    Settled,
    Verb,
)
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Ask, Do, Offer, PickNumber, Seat, View


def make_offers(view: View[Bieten]) -> tuple[Offer, ...]:
    """Everything the rules let the view's seat do now."""
    if view.seat is None:
        return ()
    return (*_in_turn(view.table, view.seat), *_claims(view.table, view.seat))


def _in_turn(table: Bieten, seat: Seat) -> Iterator[Offer]:
    match table.phase:
        case Drawing(lots=lots) if cutting_now(table)[:1] == (seat,):
            yield PickNumber("draw", lots.places())
        case Cutting() if seat == table.cutter:
            yield PickNumber("cut", tuple(range(1, len(table.rules.pack))))
        case Robbing() if seat == table.cutter:
            if table.deal.pack[-1] == WELI:
                yield Do(acts.Rob(seat))
            yield Do(acts.Leave(seat))
        case Before() | After() if seat == speaker(table):
            yield from _turn(table, seat)
        case Before() | After() if judge_bid(table, acts.Bid(seat, Figure.SPIEL)).lawful:
            yield Do(acts.Bid(seat, Figure.SPIEL))
        case Answering() if seat == asked(table):
            yield from _answers(table, seat)
        case Settled() if judge_accept(table, acts.Accept(seat)).lawful:
            yield Do(acts.Accept(seat))


def _turn(table: Bieten, seat: Seat) -> Iterator[Offer]:
    """Bids and Groschen, then a card, or silence once it is laid."""
    for figure in Figure:
        bid, raised = acts.Bid(seat, figure), acts.Groschen(seat, figure)
        if judge_bid(table, bid).lawful:
            yield Do(bid)
        if judge_groschen(table, raised).lawful:
            yield Do(raised)
    if isinstance(table.phase, After):
        yield Do(acts.Done(seat))
    elif seat == next_to_lay(table):
        yield from _cards(table, seat)


def _cards(table: Bieten, seat: Seat) -> Iterator[Offer]:
    holding, moment = holding_of(table, seat), moment_of(table)
    for card in table.rules.pack.sort(table.deal.hands[seat]):
        if card == WELI:
            yield from (Do(acts.Baptise(seat, name)) for name in names_for(holding, moment))
        elif judge_card(holding, card, moment).lawful:
            yield Do(acts.Play(seat, card))


def _answers(table: Bieten, seat: Seat) -> Iterator[Offer]:
    assert isinstance(table.phase, Answering)
    good, hold, silent = acts.Good(seat), acts.Hold(seat), acts.Silent(seat)
    raised = acts.Groschen(seat, table.phase.figure)
    if judge_good(table, good).lawful:
        yield Do(good)
    if judge_silent(table, silent).lawful:
        yield Do(silent)
    if judge_hold(table, hold).lawful:
        yield Do(hold)
    if judge_groschen(table, raised).lawful:
        yield Do(raised)


def _claims(table: Bieten, seat: Seat) -> Iterator[Offer]:
    """What an attentive person could claim, from what everybody saw."""
    if not table.strict:
        return
    found = dict.fromkeys(_suspicions(table, seat))
    if table.last is not None:
        late = _suspicions(table.last, seat)
        found |= dict.fromkeys(msgspec.structs.replace(action, late=True) for action in late)
    yield from (Ask(action) for action in found if _claimable(table, action))


def _claimable(table: Bieten, action: acts.Challenge) -> bool:
    """May it be claimed, and is there an act in it for which nobody was punished yet?"""
    dealt = about(table, action)
    lawful = judge_challenge(table, action).lawful
    return lawful and dealt is not None and bool(unpunished(dealt, action))


def _suspicions(table: Bieten, seat: Seat) -> Iterator[acts.Challenge]:
    for said in table.deal.talk:
        yield from _odd(table, seat, said)


def _odd(table: Bieten, seat: Seat, said: Said) -> Iterator[acts.Challenge]:
    """What may have been wrong with one line of the conversation.

    The same is offered whether it was wrong or not: who claims must have counted for himself.
    """
    who, claim = said.seat, acts.Challenge
    if said.verb is Verb.BID:
        yield claim(seat, who, acts.Ground.OVERBID, said.figure)
    if said.verb in CLAIMS and said.figure is Figure.SPIEL:
        if (said.trick == TRICKS and said.led) or table.deal.rows[who][-1:] == (WELI,):
            yield claim(seat, who, acts.Ground.SPIEL)
    elif said.verb in CLAIMS:
        yield claim(seat, who, acts.Ground.POSSESSION, said.figure)
    if said.verb is Verb.PLAY and said.card == WELI:
        yield claim(seat, who, acts.Ground.NAME)
    elif said.verb is Verb.PLAY and said.led and suit_of(said.card) != said.led:
        yield claim(seat, who, acts.Ground.REVOKE, None, said.trick)
