"""Faults and their price: challenged on a strict table, or entered by a scorer."""

import msgspec

from ridotto.games.tresette.acts import Challenge, EnterFault, Ground
from ridotto.games.tresette.events import ChallengeDecided, Rescored
from ridotto.games.tresette.items import Item, items_in, read_item
from ridotto.games.tresette.ledger import Due, Ledger, close, reckon
from ridotto.games.tresette.settling import make_tally
from ridotto.games.tresette.state import (
    ON_THE_TABLE,
    Announced,
    Phase,
    Settled,
    Shuffling,
    Tresette,
    empty_deal,
)
from ridotto.games.tresette.tricks import Duty, judge_card
from ridotto.table import Remark, ScoreLine, Seat, Verdict, impossible, lawful


def judge_challenge(state: Tresette, action: Challenge) -> Verdict:
    """An enemy may challenge until the next deal or the end of the sitting; each thing once."""
    rule = "fault.challenge"
    if not state.strict:
        return impossible(rule, "At a courteous table no fault can have happened.")
    if not isinstance(state.phase, (*ON_THE_TABLE, Settled)):
        return impossible(rule, "Claims close with the next deal.")
    if action.against not in state.seats or action.seat not in state.seats:
        return impossible(rule, "A challenge is between people at the table.")
    if state.side(action.seat) == state.side(action.against):
        return impossible(rule, "One challenges an enemy.")
    if action.ground is Ground.REVOKE:
        return _judge_revoke(state, action)
    if action.trick or announced_by(state, action.against, action.item) is None:
        return impossible(rule, "Nothing of the kind was announced, or it is decided.")
    return lawful(rule)


def _judge_revoke(state: Tresette, action: Challenge) -> Verdict:
    if action.item or not 1 <= action.trick <= len(state.deal.tricks):
        return impossible("fault.challenge", "A revoke is challenged in a trick that is turned.")
    if (action.against, action.ground.value, action.trick, "") in state.deal.decided:
        return impossible("fault.challenge", "That has been decided.")
    return lawful("fault.challenge")


def announced_by(state: Tresette, seat: Seat, item: str) -> Announced | None:
    """What this person last announced so, if it is not decided; too early or too late as well.

    Among two the same item may be told of one packet after another: each is a thing of its own.
    """
    found = (a for a in reversed(state.deal.announced) if a.seat == seat and a.item == item)
    open_yet = (a for a in found if _word_key(a) not in state.deal.decided)
    return next(open_yet, None)


def _word_key(told: Announced) -> tuple[Seat, str, int, str]:
    """By what a decided announcement is remembered: whose, and of which cards."""
    return told.seat, Ground.FALSE_ANNOUNCEMENT.value, told.since, told.item


def fold_challenge(state: Tresette, action: Challenge) -> Tresette:
    """The referee looks into it."""
    return state.with_deal(challenge=action)


def follow_challenge(state: Tresette) -> ChallengeDecided | None:
    """The referee, who sees everything, decides at once."""
    challenge = state.deal.challenge
    if challenge is None:
        return None
    upheld = _upheld(state, challenge)
    hidden = bool(state.deal.hands[challenge.against]) and not state.rules.heaps
    return ChallengeDecided(
        against=challenge.against,
        ground=challenge.ground.value,
        trick=challenge.trick,
        item=challenge.item,
        upheld=upheld,
        amends=state.rules.wrong_challenge if hidden and not upheld else 0,
    )


def _upheld(state: Tresette, challenge: Challenge) -> bool:
    if challenge.ground is Ground.REVOKE:
        return revoked(state, challenge.against, challenge.trick)
    told = announced_by(state, challenge.against, challenge.item)
    item = read_item(challenge.item)
    return told is not None and item is not None and not _true(state, told, item)


def _true(state: Tresette, told: Announced, item: Item) -> bool:
    """Did the cards as dealt hold what was announced?"""
    return item in items_in(state.rules, state.deal.judged_cards(told.seat, told.since))


def revoked(state: Tresette, seat: Seat, number: int) -> bool:
    """Did this person, able to follow, play another suit in that trick?"""
    tricks = state.deal.tricks
    trick = tricks[number - 1]
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == seat)
    before = {p.card for t in tricks[: number - 1] for p in t.plays if p.seat == seat}
    came = (got for got in state.deal.got[seat] if got.since < number)
    hand = tuple(got.card for got in came if got.card not in before)
    return not judge_card(Duty(hand, trick.plays[:turn]), trick.plays[turn].card).lawful


def fold_challenge_decided(state: Tresette, event: ChallengeDecided) -> Tresette:
    """A revoke tells at the count, a false announcement at once."""
    deal = state.deal
    told = announced_by(state, event.against, event.item)
    revoke = (event.against, event.ground, event.trick, event.item)
    key = revoke if told is None else _word_key(told)
    state = state.with_deal(challenge=None, decided=(*deal.decided, key))
    if not event.upheld:
        return _wrong_challenge(state, event) if event.amends else state
    if told is not None:
        return _strike(state, told)
    side = state.side(event.against)
    counted = any(due.tally is not None for due in deal.story)
    return state.with_deal(revoked=tuple(sorted({*deal.revoked, side})), rescore=counted)


def _wrong_challenge(state: Tresette, event: ChallengeDecided) -> Tresette:
    """Asked in vain about hidden cards: the side that was challenged lays marks (Decision)."""
    side, rule = state.side(event.against), "fault.wrong-challenge"
    due = Due(line=ScoreLine(side, rule, event.amends))
    return state.with_deal(story=(*state.deal.story, due), rescore=True)


def _strike(state: Tresette, told: Announced) -> Tresette:
    """Its marks, if any were laid, are removed; the opponents are to lay as many (Decision)."""
    deal, seat, item = state.deal, told.seat, told.item
    announced = tuple(
        msgspec.structs.replace(a, struck=True) if a == told else a for a in deal.announced
    )
    false = _laid_for(state, told)
    amends = _amends(state, told)
    remark = Remark("fault.false-announcement", f"{item} was false", state.side(seat))
    return state.with_deal(
        announced=announced,
        story=(*(due for due in deal.story if due not in false), *amends),
        deferred=tuple(due for due in deal.deferred if due not in false),
        remarks=(*deal.remarks, remark),
        rescore=True,
    )


def _laid_for(state: Tresette, told: Announced) -> list[Due]:
    """What was laid, or waits, for this announcement and for no like one."""
    deal = state.deal
    laid = (*deal.story, *deal.deferred)
    return [d for d in laid if (d.seat, d.item, d.since) == (told.seat, told.item, told.since)]


def _amends(state: Tresette, told: Announced) -> tuple[Due, ...]:
    """As many marks as were claimed for every other side, in order of speaking."""
    item, own = read_item(told.item), state.side(told.seat)
    words = item.words if item is not None else told.item
    others = [side for side in state.sides_from(state.deal.forehand) if side != own]
    rule = "fault.false-announcement"
    return tuple(Due(line=ScoreLine(side, rule, told.marks, (), words)) for side in others)


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
    return state.with_deal(halted=None, phase=halted)


def judge_enter_fault(state: Tresette, action: EnterFault) -> Verdict:
    """A misdeal is reported while the cards are on the table."""
    if action.by not in state.seats or action.by != state.deal.dealer:
        return impossible("fault.misdeal", "A misdeal is the dealer's.")
    if not isinstance(state.phase, ON_THE_TABLE):
        return impossible("fault.misdeal", "A misdeal is reported while its cards are played.")
    return lawful("fault.misdeal")


def fold_enter_fault(state: Tresette, action: EnterFault) -> Tresette:
    """The same dealer deals again, and nothing of this deal counts (Decision)."""
    del action
    start = state.deal.start
    deal = empty_deal(state.rules, state.deal.dealer, start)
    ledger = msgspec.structs.replace(start, lines=())
    return msgspec.structs.replace(state, deal=deal, ledger=ledger, phase=Shuffling())


def stopped(state: Tresette) -> bool:
    """Is a side out, so that the deal on the table is played no further (intro)?"""
    return state.ledger.over and isinstance(state.phase, ON_THE_TABLE)
