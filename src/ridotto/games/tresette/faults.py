"""Faults and their price: challenged on a strict table, or entered by a scorer.

A challenge is spoken at once and stands. It is decided as soon as cards that all have seen prove
it, or can prove it no more (Decision).
"""

import msgspec

from ridotto.games.tresette.acts import Challenge, EnterFault, Ground
from ridotto.games.tresette.deal_end import make_tally
from ridotto.games.tresette.events import ChallengeDecided, Rescored
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.ledger import Due, Ledger, close, fresh_page, reckon
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.public_knowledge import (
    all_seen,
    is_true,
    may_be_true,
    must_show,
    revoked,
    shown_for,
)
from ridotto.games.tresette.sentences import say
from ridotto.games.tresette.state import (
    ON_THE_TABLE,
    Announced,
    Announcing,
    Cards,
    Phase,
    Playing,
    Settled,
    Shuffling,
    Standing,
    Tresette,
    empty_deal,
)
from ridotto.table import Seat, Verdict, impossible, lawful, noted_line, said_remark
from ridotto.table.hands import put, reveal
from ridotto.table.sentence import Sentence
from ridotto.table.sentences import say as shared


def judge_challenge(state: Tresette, action: Challenge) -> Verdict:
    """An enemy may challenge until the next deal or the end of the sitting; each thing once."""
    rule = "fault.challenge"
    if not state.strict:
        return impossible(rule, shared("courteous-no-fault"))
    if not isinstance(state.phase, (*ON_THE_TABLE, Settled)):
        return impossible(rule, say("challenges-closed"))
    if action.against not in state.seats or action.seat not in state.seats:
        return impossible(rule, shared("challenge-at-table"))
    if state.side(action.seat) == state.side(action.against):
        return impossible(rule, shared("challenge-an-enemy"))
    if action.ground is Ground.REVOKE:
        return _judge_revoke(state, action)
    if action.trick or announced_by(state, action.against, action.item) is None:
        return impossible(rule, say("nothing-such-announced"))
    return lawful(rule)


def _judge_revoke(state: Tresette, action: Challenge) -> Verdict:
    if action.item or not 1 <= action.trick <= len(state.deal.tricks):
        return impossible("fault.challenge", say("revoke-in-turned-trick"))
    key = key_of(Standing(action))
    if key in state.deal.decided:
        return impossible("fault.challenge", shared("decided-already"))
    if key in map(key_of, state.deal.challenges):
        return impossible("fault.challenge", shared("challenged-already"))
    return lawful("fault.challenge")


def announced_by(state: Tresette, seat: Seat, item: str) -> Announced | None:
    """What this person last announced so, if it is not decided; too early or too late as well.

    Among two the same item may be told of one packet after another: each is a thing of its own.
    """
    found = (a for a in reversed(state.deal.announced) if a.seat == seat and a.item == item)
    closed = {*state.deal.decided, *map(key_of, state.deal.challenges)}
    return next((a for a in found if _word_key(a) not in closed), None)


def key_of(standing: Standing) -> tuple[Seat, str, int, str]:
    """What a challenge is about: by whomever it is brought, it is decided once."""
    challenge = standing.challenge
    number = challenge.trick or standing.since
    return challenge.against, challenge.ground.value, number, challenge.item


def _word_key(told: Announced) -> tuple[Seat, str, int, str]:
    """By what a decided announcement is remembered: whose, and of which cards."""
    return told.seat, Ground.FALSE_ANNOUNCEMENT.value, told.since, told.item


def fold_challenge(state: Tresette, action: Challenge) -> Tresette:
    """It stands until the cards decide it."""
    told = announced_by(state, action.against, action.item) if action.item else None
    standing = Standing(action, told.since if told is not None else 0)
    return state.with_deal(challenges=(*state.deal.challenges, standing))


def follow_challenges(state: Tresette) -> ChallengeDecided | None:
    """The first that the cards seen prove, or that nothing unseen can prove any more."""
    if not isinstance(state.phase, Announcing | Playing | Settled):
        return None
    decisions = (_decision(state, standing) for standing in state.deal.challenges)
    return next((event for event in decisions if event is not None), None)


def _decision(state: Tresette, standing: Standing) -> ChallengeDecided | None:
    """What is decided now, if anything is."""
    challenge = standing.challenge
    shown: Cards = ()
    if challenge.ground is Ground.REVOKE:
        upheld = revoked(state, challenge.against, challenge.trick)
        closed = upheld or all_seen(state, standing)
    else:
        told, item = _told(state, standing), read_item(challenge.item)
        assert item is not None
        upheld = not may_be_true(state, told, item)
        closed = upheld or all_seen(state, standing)
        if not closed and must_show(state, challenge.against):
            upheld, closed = not is_true(state, told, item), True
            shown = PACK.sort(shown_for(state, told, item))
    if not closed:
        return None
    return ChallengeDecided(
        against=challenge.against,
        ground=challenge.ground.value,
        trick=challenge.trick,
        item=challenge.item,
        upheld=upheld,
        since=standing.since,
        shown=shown,
    )


def _told(state: Tresette, standing: Standing) -> Announced:
    """The announcement a challenge is about."""
    key = key_of(standing)
    return next(a for a in state.deal.announced if _word_key(a) == key)


def fold_challenge_decided(state: Tresette, event: ChallengeDecided) -> Tresette:
    """A revoke tells at the count, a false announcement at once."""
    deal, seat = state.deal, event.against
    key = (seat, event.ground, event.trick or event.since, event.item)
    state = state.with_deal(
        challenges=tuple(one for one in deal.challenges if key_of(one) != key),
        decided=(*deal.decided, key),
        opened=(*deal.opened, *event.shown),
        hands=put(deal.hands, seat, reveal(deal.hands[seat], event.shown)),
    )
    if not event.upheld:
        return state
    if event.item:
        return _strike(state, next(a for a in deal.announced if _word_key(a) == key))
    counted = any(due.tally is not None for due in deal.story)
    revoked = tuple(sorted({*deal.revoked, state.side(seat)}))
    return state.with_deal(revoked=revoked, rescore=counted)


def _strike(state: Tresette, told: Announced) -> Tresette:
    """Its marks, if any were laid, are removed; the opponents are to lay as many (Decision)."""
    deal, seat, item = state.deal, told.seat, told.item
    announced = tuple(
        msgspec.structs.replace(a, struck=True) if a == told else a for a in deal.announced
    )
    false = _laid_for(state, told)
    amends = _amends(state, told)
    said = say("note-false", item=_named(item))
    remark = said_remark("fault.false-announcement", said, state.side(seat))
    return state.with_deal(
        announced=announced,
        story=(*(due for due in deal.story if due not in false), *amends),
        deferred=tuple(due for due in deal.deferred if due not in false),
        remarks=(*deal.remarks, remark),
        rescore=True,
    )


def _named(code: str) -> Sentence:
    """An item that was announced, as one says it."""
    item = read_item(code)
    assert item is not None
    return item.said


def _laid_for(state: Tresette, told: Announced) -> list[Due]:
    """What was laid, or waits, for this announcement and for no like one."""
    deal = state.deal
    laid = (*deal.story, *deal.deferred)
    return [d for d in laid if (d.seat, d.item, d.since) == (told.seat, told.item, told.since)]


def _amends(state: Tresette, told: Announced) -> tuple[Due, ...]:
    """As many marks as were claimed for every other side, in order of speaking."""
    item, own = _named(told.item), state.side(told.seat)
    others = [side for side in state.sides_from(state.deal.forehand) if side != own]
    rule = "fault.false-announcement"
    return tuple(Due(line=noted_line(side, rule, told.marks, (), item)) for side in others)


def follow_rescore(state: Tresette) -> Rescored | None:
    """The deal is scored over again from its beginning, with what the referee found."""
    if not state.deal.rescore:
        return None
    ledger = rescored(state)
    resumes = state.deal.halted is not None and not ledger.over
    ends = isinstance(state.phase, Settled) and not resumes
    return Rescored(ledger=close(ledger) if ends else ledger, resumes=resumes)


def rescored(state: Tresette) -> Ledger:
    """The ledger from the deal's beginning on, revokes and struck announcements considered."""
    deal = state.deal
    story = [Due(tally=make_tally(state)) if due.tally is not None else due for due in deal.story]
    return reckon(state.rules, deal.start, story)


def fold_rescored(state: Tresette, event: Rescored) -> Tresette:
    """The score as it should have been; a deal that a false word had ended goes on."""
    halted = state.deal.halted
    state = state.with_deal(rescore=False, ledger=event.ledger)
    return state if halted is None or not event.resumes else resume(state, halted)


def resume(state: Tresette, halted: Phase) -> Tresette:
    """Nobody was out after all: the same deal is played on from where it stood (Decision)."""
    dealer = state.deal.dealer
    party = msgspec.structs.replace(state.party, deals=state.party.deals - 1, dealer=dealer)
    state = msgspec.structs.replace(state, party=party)
    return state.with_deal(halted=None, out=None, phase=halted)


def judge_enter_fault(state: Tresette, action: EnterFault) -> Verdict:
    """A misdeal is reported while the cards are on the table."""
    if action.by not in state.seats or action.by != state.deal.dealer:
        return impossible("fault.misdeal", shared("misdeal-of-dealer"))
    if not isinstance(state.phase, ON_THE_TABLE):
        return impossible("fault.misdeal", say("misdeal-while-playing"))
    return lawful("fault.misdeal")


def fold_enter_fault(state: Tresette, action: EnterFault) -> Tresette:
    """The dealer deals again, and nothing of this deal counts (Decision)."""
    del action
    start = state.deal.start
    deal = empty_deal(state.rules, state.deal.dealer, start)
    ledger = fresh_page(start)
    return msgspec.structs.replace(state, deal=deal, ledger=ledger, phase=Shuffling())


def stopped(state: Tresette) -> bool:
    """Is a side out, so that the deal on the table is played no further (intro)?"""
    return state.ledger.over and isinstance(state.phase, ON_THE_TABLE)
