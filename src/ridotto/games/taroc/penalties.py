"""What a fault costs, found by asking the one judge again about what was done (r. 4, 5, 11)."""

from typing import Final

import msgspec

from ridotto.cards import BACK, Card, hide
from ridotto.games.taroc.acts import Challenge
from ridotto.games.taroc.announcements import UNDERSTATED
from ridotto.games.taroc.events import Move
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import SKIS
from ridotto.games.taroc.payments import fine, net, returned
from ridotto.games.taroc.public_knowledge import grade_seen_honour
from ridotto.games.taroc.state import Given, Taroc
from ridotto.games.taroc.tricks import Duty, judge_following, judge_keeping
from ridotto.table import Payment, Seat
from ridotto.table.tricks import Trick

PAGAT_RULES: Final = ("pagat.lost", "pagat.lost-last")


class Penalty(msgspec.Struct, frozen=True):
    """The fault (none: nothing is proved), what is paid, and which cards change places."""

    rule: str = ""
    payments: tuple[Payment, ...] = ()
    moves: tuple[Move, ...] = ()
    recount: bool = False


NONE: Final = Penalty()
FREE: Final = Penalty("fault.skar-mended")


def duty_then(state: Taroc, seat: Seat, number: int) -> tuple[Duty, Trick, int]:
    """What is known to have bound a player in an earlier trick, the trick, and where he played.

    What he played later he had then. More cards could only bind him more, so that what nobody has
    seen convicts nobody.
    """
    deal = state.deal
    place = number - deal.skipped - 1
    trick = deal.tricks[place]
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == seat)
    later = [p.card for t in deal.tricks[place:] for p in t.plays if p.seat == seat]
    later += [p.card for p in deal.trick if p.seat == seat]
    hand = (*hide(deal.hands[seat]), *later)
    return Duty(state.rules, hand, trick.plays[:turn]), trick, turn


def trick_penalty(state: Taroc, challenge: Challenge) -> Penalty:
    """Not following, or trumping wrongly: 5; a Pagat so taken: 10, and it goes back (r. 4)."""
    seat = challenge.against
    duty, trick, turn = duty_then(state, seat, challenge.trick)
    if judge_following(duty, trick.plays[turn].card).lawful:
        return NONE
    rules, pagat = state.rules, state.rules.pagat
    owner = next((p.seat for p in trick.plays if p.card == pagat), seat)
    if trick.winner != seat or owner == seat:
        return Penalty("fault.revoke", fine(state, challenge, rules.fine, "fault.revoke"))
    lost = returned(net(p for p in state.deal.ledger if p.rule in PAGAT_RULES))
    owed = fine(state, challenge, rules.fine_pagat, "fault.revoke-pagat")
    moves = (Move(pagat, seat, owner),)
    return Penalty("fault.revoke-pagat", (*lost, *owed), moves, recount=True)


def skis_penalty(state: Taroc, challenge: Challenge) -> Penalty:
    """Kept too long: 5, and the Skis goes to the winner of the trick it appears in (D 17).

    By r. 18 the number of cards proves it, by r. 17 only a hand that all have seen.
    """
    duty, trick, turn = duty_then(state, challenge.against, challenge.trick)
    verdict = judge_keeping(duty, trick.plays[turn].card)
    if verdict is None or (verdict.rule != "skis.deadline" and BACK in duty.hand):
        return NONE
    owed = fine(state, challenge, state.rules.fine, "fault.skis-kept")
    return Penalty("fault.skis-kept", owed, _skis_moves(state, challenge.against), recount=True)


def _skis_moves(state: Taroc, seat: Seat) -> tuple[Move, ...]:
    """A Skis already laid off goes over, and the card given for it comes back."""
    taker = next((t.winner for t in state.deal.tricks if SKIS in t.cards), None)
    if taker is None:
        return ()
    given = [g for g in state.deal.given if g.debt.card == SKIS]
    back = tuple(Move(_back(state, g), g.debt.to, g.debt.seat) for g in given)
    return (Move(SKIS, seat, taker), *back)


def _back(state: Taroc, given: Given) -> Card:
    """The card given, or, should it have gone on to somebody else, another empty one."""
    pile = state.deal.piles[given.debt.to]
    others = (card for card in pile if state.rules.is_empty(card))
    return given.card if given.card in pile else next(others, pile[0])


def honour_penalty(state: Taroc, challenge: Challenge) -> Penalty:
    """Too much announced, in time or late: 5, and a payment goes back (r. 5).

    For a card in the Skar there is no fine (r. 11).
    """
    seat, honour = challenge.against, catalogue(state.rules)[challenge.honour]
    verdict = grade_seen_honour(state, seat, honour)
    if verdict.lawful or verdict.rule == UNDERSTATED:
        return NONE
    announced = next(a for a in state.deal.announced if (a.seat, a.name) == (seat, honour.name))
    back = returned(announced.payments)
    fraud = verdict.rule == "fault.false-honour"
    owed = fine(state, challenge, state.rules.fine, verdict.rule) if fraud else ()
    recount = honour.conditional and not announced.late
    return Penalty(verdict.rule, (*back, *owed), recount=recount)
