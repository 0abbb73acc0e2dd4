"""Offers: bids and Groschen in one's own turn, and how many one may bid (§ Das Bieten, § 3)."""

from itertools import chain

import msgspec

from ridotto.games.bieten.acts import Bid, Done, Groschen
from ridotto.games.bieten.duty import Moment, judge_bid_claim, judge_claim
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.rules import AnswerOrder, PostPlay
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.state import (
    TRICKS,
    After,
    Answering,
    Before,
    Bieten,
    Phase,
    Said,
    Status,
    Taking,
    Verb,
    Wager,
    effective,
    missing,
    standing,
)
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Seat, Verdict, faulty, impossible, lawful
from ridotto.table.last_answer import remembered


def next_to_lay(state: Bieten) -> Seat | None:
    """Whose card is next in this trick, None when it is complete."""
    deal = state.deal
    laid = [played.seat for played in deal.trick]
    ring = [seat for seat in state.party.round_from(deal.leader) if seat in deal.players]
    return next((seat for seat in ring if seat not in laid), None)


def speaker(state: Bieten) -> Seat | None:
    """Who may make offers now: only the player whose turn it is (D 3)."""
    if isinstance(state.phase, After):
        return state.phase.seat
    return next_to_lay(state) if isinstance(state.phase, Before) else None


def may_call_out(state: Bieten, figure: Figure) -> bool:
    """Where it is agreed, anybody bids the Spiel while the first two tricks are laid (D 3).

    Not before the first card: to bid first is the forehand's right.
    """
    deal = state.deal
    begun = bool(deal.tricks or deal.trick) and deal.trick_number < TRICKS
    open_to_all = state.rules.spiel_out_of_turn and figure is Figure.SPIEL
    return open_to_all and begun and isinstance(state.phase, Before | After)


def moment_of(state: Bieten) -> Moment:
    """The suit led and the trick."""
    return Moment(state.deal.led, state.deal.trick_number)


@remembered
def to_be_asked(state: Bieten, by: Seat) -> tuple[Seat, ...]:
    """Who answers an offer: leftward from the leader, who comes last himself (D 1a)."""
    first = state.deal.leader if state.rules.answer_order is AnswerOrder.LEADER else by
    ring = state.party.round_from(first)
    playing = standing(state)
    return tuple(seat for seat in (*ring[1:], ring[0]) if seat in playing and seat != by)


def lost_or_held(seat: Seat, talk: tuple[Said, ...]) -> int:
    """How many figures a player has bid in the deal that were not let good to him (D 11)."""
    return _lost_or_held(talk, seat)


@remembered
def _lost_or_held(talk: tuple[Said, ...], seat: Seat) -> int:
    own = [said for said in effective(talk) if said.seat == seat]
    bids = {said.figure for said in own if said.verb is Verb.BID}
    return len(bids - {said.figure for said in own if said.verb is Verb.SETTLED})


def judge_limit(lacks: int, bids: int) -> Verdict:
    """Nobody may bid himself out: fewer figures than points are missing (§ Das Ausgehen)."""
    if lacks <= 1:
        return faulty("bid.one-missing", say("one-missing-no-bid"))
    if bids + 1 > lacks - 1:
        return faulty("bid.limit", say("would-overbid", lacks=lacks))
    return lawful("bid.offer")


def limit_now(state: Bieten, seat: Seat) -> Verdict:
    """May this player bid one more figure?"""
    return judge_limit(missing(state, seat), lost_or_held(seat, state.deal.talk))


def overbid(talk: tuple[Said, ...], bid: Said) -> bool:
    """Was this bid beyond the limit, by what its bidder lacked when he made it?"""
    place = next(n for n, other in enumerate(talk) if other is bid)
    return not judge_limit(bid.points, lost_or_held(bid.seat, talk[:place])).lawful


def _judge_speaker(state: Bieten, seat: Seat) -> Verdict:
    """Offers are made in one's turn, and to somebody."""
    if isinstance(state.phase, Answering):
        return impossible("answer.first", say("answer-first"))
    if speaker(state) != seat:
        return impossible("bid.turn", say("not-out-of-turn"))
    return _judge_stake(state, seat)


def _judge_stake(state: Bieten, seat: Seat) -> Verdict:
    """Who makes offers has something to win, and somebody to ask."""
    if seat not in standing(state):
        return impossible("out.provisional", say("target-reached"))
    if not to_be_asked(state, seat):
        return impossible("bid.nobody", say("nobody-to-ask"))
    return lawful("bid.turn")


def judge_bid_openly(state: Bieten, action: Bid) -> Verdict:
    """What everybody can judge of a bid, without seeing a card."""
    called_out = may_call_out(state, action.figure)
    verdict = (_judge_stake if called_out else _judge_speaker)(state, action.seat)
    return _judge_bid_terms(state, action) if verdict.lawful else verdict


def _judge_bid_terms(state: Bieten, action: Bid) -> Verdict:
    if state.deal.wager(action.figure).status is not Status.UNBID:
        return impossible("bid.once", say("bid-once"))
    return limit_now(state, action.seat)


def judge_bid(state: Bieten, action: Bid) -> Verdict:
    """A figure nobody has bid, within one's limit, that one has."""
    verdict = judge_bid_openly(state, action)
    if not verdict.lawful:
        return verdict
    claim = judge_bid_claim(holding_of(state, action.seat), action.figure, moment_of(state))
    return lawful("bid.offer") if claim.lawful else claim


def fold_bid(state: Bieten, action: Bid) -> Bieten:
    """The others are asked."""
    number = sum(said.verb is Verb.BID for said in state.deal.talk) + 1
    wager = Wager(Status.ASKED, bidder=action.seat, number=number)
    queue = to_be_asked(state, action.seat)
    lacks, turn = missing(state, action.seat), speaker(state)
    assert turn is not None
    called_out = turn != action.seat
    state = state.say(
        action.seat, Verb.BID, figure=action.figure, points=lacks, called_out=called_out
    )
    phase = Answering(action.figure, turn, queue, after=isinstance(state.phase, After))
    return state.set_wager(action.figure, wager).in_phase(phase)


def said_good(state: Bieten, seat: Seat, figure: Figure) -> bool:
    """Has he let this figure good?"""
    said = effective(state.deal.talk)
    return any(s.seat == seat and s.figure is figure and s.verb is Verb.GOOD for s in said)


def judge_raise_openly(state: Bieten, seat: Seat, figure: Figure) -> Verdict:
    """What everybody can judge of a Groschen: whose it is to give (D 4, D 6, D 12)."""
    wager = state.deal.wager(figure)
    if wager.bidder == seat and not state.rules.bidder_may_raise:
        return impossible("raise.own", say("no-groschen-on-own"))
    if said_good(state, seat, figure):
        return impossible("raise.good", say("said-good-already"))
    if missing(state, seat) <= 1 and not state.rules.raise_when_one_missing:
        return impossible("raise.one-missing", say("one-missing-no-groschen"))
    return lawful("raise.groschen")


def judge_groschen_openly(state: Bieten, action: Groschen) -> Verdict:
    """A Groschen in one's own turn, on a figure that is held, as everybody can judge it."""
    verdict = _judge_speaker(state, action.seat)
    return _judge_groschen_terms(state, action) if verdict.lawful else verdict


def _judge_groschen_terms(state: Bieten, action: Groschen) -> Verdict:
    if state.deal.wager(action.figure).status is not Status.HELD2:
        return impossible("raise.held", say("groschen-once"))
    return judge_raise_openly(state, action.seat, action.figure)


def judge_late_groschen(state: Bieten, action: Groschen) -> Verdict:
    """A Groschen at the suitable moment: in one's own turn, on what is held (D 3)."""
    verdict = judge_groschen_openly(state, action)
    if not verdict.lawful:
        return verdict
    claim = judge_claim(holding_of(state, action.seat), action.figure, moment_of(state))
    return verdict if claim.lawful else claim


def fold_groschen(state: Bieten, action: Groschen) -> Bieten:
    """The bidder answers first, then all others (D 5); the round before it is over."""
    figure, giver = action.figure, action.seat
    wager = state.deal.wager(figure)
    raised = msgspec.structs.replace(wager, status=Status.RAISED, giver=giver)
    others = to_be_asked(state, giver)
    queue = tuple(sorted(others, key=lambda seat: seat != wager.bidder))
    old = state.phase
    by = old.by if isinstance(old, Answering) else giver
    after = old.after if isinstance(old, Answering) else isinstance(old, After)
    state = state.say(giver, Verb.GROSCHEN, figure=figure)
    return state.set_wager(figure, raised).in_phase(Answering(figure, by, queue, after))


def may_speak_on(state: Bieten, seat: Seat) -> bool:
    """Is there anything a player might offer now, for all that everybody can see?

    His cards are not asked: else the table would tell by waiting, or not, what he has.
    """
    if not _judge_speaker(state, seat).lawful:
        return False
    bids = (_judge_bid_terms(state, Bid(seat, figure)) for figure in Figure)
    raises = (_judge_groschen_terms(state, Groschen(seat, figure)) for figure in Figure)
    return any(v.admitted(strict=state.strict) for v in chain(bids, raises))


def after_card(state: Bieten, seat: Seat) -> Phase:
    """After his card a player may speak on; not after the last of the deal (D 2a)."""
    last = state.deal.trick_number == 3 and next_to_lay(state) is None
    leads = seat == state.deal.leader
    allowed = leads or state.rules.post_play is PostPlay.ALL
    if not last and allowed and may_speak_on(state.in_phase(After(seat)), seat):
        return After(seat)
    return onward(state)


def onward(state: Bieten) -> Phase:
    """The next turn, or the end of the trick."""
    return Before() if next_to_lay(state) is not None else Taking()


def judge_done(state: Bieten, action: Done) -> Verdict:
    """He has said what he wanted to."""
    if not isinstance(state.phase, After) or state.phase.seat != action.seat:
        return impossible("bid.turn", say("not-your-word"))
    return lawful("play.done")


def fold_done(state: Bieten, action: Done) -> Bieten:
    """The next turn."""
    del action
    return state.in_phase(onward(state))
