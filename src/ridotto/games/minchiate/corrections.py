"""Putting things right: a wrong card, a wrong number of cards; and warning of it (Dr. 14, 20)."""

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Ground, Mend, TakeBack, Warn
from ridotto.games.minchiate.discards import unshown, worthless
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    SEATS,
    Complete,
    Discarding,
    FillingUp,
    Leading,
    Minchiate,
    Playing,
)
from ridotto.games.minchiate.tricks import Duty, judge_card
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.hands import put, without
from ridotto.table.tricks import Played


def judge_take_back(state: Minchiate, action: TakeBack) -> Verdict:
    """A revoke can be put right before the trick is turned, where the book allows (Dr. 14)."""
    trick = state.deal.trick
    place = place_in(trick, action.card)
    if not isinstance(state.phase, Playing | Complete) or place is None:
        return impossible("fault.revoke-mended", say("card-not-in-trick"))
    if trick[place].by != action.seat:
        return impossible("fault.revoke-mended", say("take-back-own"))
    if not state.rules.faults.revoke_mended:
        return impossible("fault.revoke-mended", say("revoke-not-mended"))
    if judge_card(_duty_then(state, place), action.card).lawful:
        return impossible("fault.revoke-mended", say("card-was-lawful"))
    return lawful("fault.revoke-mended")


def place_in(trick: tuple[Played, ...], card: Card) -> int | None:
    """Where in the trick a card lies."""
    return next((place for place, played in enumerate(trick) if played.card == card), None)


def _duty_then(state: Minchiate, place: int) -> Duty:
    """What bound the player of a card that lies in the trick on the table."""
    deal = state.deal
    played = deal.trick[place]
    hand = (*deal.hands[played.seat], played.card)
    return Duty(state.rules, hand, deal.trick[:place], deal.trick_number, deal.suits_led)


def fold_take_back(state: Minchiate, action: TakeBack) -> Minchiate:
    """The card and all played after it go back to their hands."""
    deal = state.deal
    place = place_in(deal.trick, action.card)
    hands = deal.hands
    for played in deal.trick[place:]:
        hands = put(hands, played.seat, (*hands[played.seat], played.card))
    return state.with_deal(hands=hands, trick=deal.trick[:place], phase=Playing())


# A wrong number of cards ------------------------------------------------------------------------


def surplus(state: Minchiate, seat: Seat) -> int:
    """How many cards too many this person has, by what he laid away; less than 0: too few."""
    deal = state.deal
    made = deal.discards[seat]
    return deal.owed[seat] - len(made) if made is not None else 0


def judge_mend(state: Minchiate, action: Mend) -> Verdict:
    """Between two tricks, as long as no enemy has noticed it (Dr. 20)."""
    rule, seat, deal = "fault.number-mended", action.seat, state.deal
    if not state.strict or not state.rules.faults.number_mended:
        return impossible(rule, say("number-mended-before-lead"))
    if not isinstance(state.phase, Playing) or deal.trick or unshown(state):
        return impossible(rule, say("number-mended-between-tricks"))
    if seat not in SEATS or seat in deal.fallen or not surplus(state, seat):
        return impossible(rule, say("number-is-right"))
    if _noticed(state, seat):
        return impossible(rule, say("enemy-has-noticed"))
    if action.card not in mendable(state, seat):
        return impossible(rule, say("card-cannot-mend", card=(action.card,)))
    return lawful(rule)


def _noticed(state: Minchiate, seat: Seat) -> bool:
    """Has an enemy challenged what this person laid away?"""
    wrong = (seat, Ground.WRONG_DISCARD)
    standing = any((c.against, c.ground) == wrong for c in state.deal.challenges)
    return standing or (seat, Ground.WRONG_DISCARD.value, 0) in state.deal.decided


def mendable(state: Minchiate, seat: Seat) -> tuple[Card, ...]:
    """Worthless cards of the hand, if there are any; or what was laid away too much."""
    deal = state.deal
    if surplus(state, seat) < 0:
        return deal.discards[seat] or ()
    return worthless(state.rules, deal.hands[seat]) or deal.hands[seat]


def fold_mend(state: Minchiate, action: Mend) -> Minchiate:
    """Onto what was laid away, openly, or back from it; the folla has it, or lacks it."""
    deal, seat, card = state.deal, action.seat, (action.card,)
    hand, made, exposed = deal.hands[seat], deal.discards[seat] or (), deal.exposed[seat]
    if surplus(state, seat) < 0:
        hand, folla = (*hand, *card), without(deal.folla, card)
        made, exposed = without(made, card), without(exposed, card)
    else:
        hand, folla = without(hand, card), (*deal.folla, *card)
        made, exposed = (*made, *card), (*exposed, *card)
    return state.with_deal(
        hands=put(deal.hands, seat, hand),
        discards=(*deal.discards[:seat], made, *deal.discards[seat + 1 :]),
        exposed=put(deal.exposed, seat, exposed),
        folla=folla,
    )


def judge_warn(state: Minchiate, action: Warn) -> Verdict:
    """Until the first lead partners may warn each other of anything (Dr. 14)."""
    if not state.strict:
        return impossible("warn", say("nothing-goes-wrong"))
    if not isinstance(state.phase, Discarding | FillingUp | Leading) or action.seat not in SEATS:
        return impossible("warn", say("warn-before-lead"))
    if action.seat in state.deal.warned:
        return impossible("warn", say("partner-warned"))
    return lawful("warn")


def fold_warn(state: Minchiate, action: Warn) -> Minchiate:
    """Everybody hears it."""
    return state.with_deal(warned=(*state.deal.warned, action.seat))
