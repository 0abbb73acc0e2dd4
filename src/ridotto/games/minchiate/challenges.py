"""Challenges at a strict table: spoken at once, decided by cards that everybody has seen.

A challenge asks what an enemy held. If the referee looked into the hand for it, to challenge would
be a way of asking. So he goes by what lies open: a challenge that the open cards prove is upheld
at once, any other stands until they do, and when all cards are played it is decided (Decision).
"""

from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Challenge, Ground
from ridotto.games.minchiate.discards import laid_away_wrongly
from ridotto.games.minchiate.events import ChallengeDecided
from ridotto.games.minchiate.faults import bar, revoke_fine
from ridotto.games.minchiate.late_versicole import late_declarations, strike, without_late
from ridotto.games.minchiate.marks import pay
from ridotto.games.minchiate.odd_plays import odd_on_the_table
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    SEATS,
    Complete,
    Counting,
    Declaring,
    Exchanging,
    Minchiate,
    Playing,
    Reckoning,
    Settled,
    SuitTrick,
    led_suit,
)
from ridotto.games.minchiate.tricks import Duty, judge_card
from ridotto.table import Payment, Seat, Verdict, impossible, lawful
from ridotto.table.sentences import say as shared
from ridotto.table.tricks import Played

REVOKES: Final = ("follow.suit", "follow.tarocco", "follow.trump", "king.fall")
"""The rules whose breach is a revoke; a Matto kept too long is not one, it is only lost."""

PLAYED_OUT: Final = (Counting, Reckoning, Settled)
"""The phases in which all cards have been played or laid open."""


def judge_challenge(state: Minchiate, action: Challenge) -> Verdict:
    """An enemy may challenge while it can still be paid; each thing once."""
    if not state.strict:
        return impossible("fault.challenge", shared("courteous-no-fault"))
    if action.seat not in SEATS or action.against not in SEATS:
        return impossible("fault.challenge", shared("challenge-at-table"))
    if state.side(action.seat) == state.side(action.against):
        return impossible("fault.challenge", shared("challenge-an-enemy"))
    if (action.trick != 0) != (action.ground is Ground.REVOKE):
        return impossible("fault.challenge", shared("trick-of-a-revoke"))
    if key_of(action) in state.deal.decided:
        return impossible("fault.challenge", shared("decided-already"))
    if key_of(action) in map(key_of, state.deal.challenges):
        return impossible("fault.challenge", shared("challenged-already"))
    return JUDGES[action.ground](state, action)


def key_of(action: Challenge) -> tuple[Seat, str, int]:
    """What a challenge is about: by whomever it is brought, it is decided once."""
    return action.against, action.ground.value, action.trick


def _judge_revoke(state: Minchiate, action: Challenge) -> Verdict:
    """Dresden: once the trick is turned. Florence: when it is noticed (Dr. 14, Fi. 13)."""
    deal = state.deal
    if not isinstance(state.phase, Playing | Complete | Exchanging | Settled):
        return impossible("fault.challenge", say("revoke-in-play-or-after"))
    place = action.trick - deal.skipped - 1
    if 0 <= place < len(deal.tricks):
        return lawful("fault.challenge")
    if place != len(deal.tricks) or all(p.by != action.against for p in deal.trick):
        return impossible("fault.challenge", say("no-such-trick"))
    if state.rules.faults.revoke_mended:
        return impossible("fault.challenge", say("revoke-may-be-mended"))
    if not odd_on_the_table(state, action.against):
        # He may still choose for an open hand: nobody is challenged for what he has yet to do.
        return impossible("fault.challenge", say("no-revoke-yet"))
    return lawful("fault.challenge")


def _judge_discard(state: Minchiate, action: Challenge) -> Verdict:
    """A wrong discard bars the count, so it is challenged before it."""
    if not isinstance(state.phase, Declaring | Playing | Complete | Exchanging):
        return impossible("fault.challenge", say("challenge-only-in-play"))
    if not state.deal.owed[action.against]:
        return impossible("fault.challenge", say("nothing-was-owed"))
    return lawful("fault.challenge")


def _judge_late(state: Minchiate, action: Challenge) -> Verdict:
    if not isinstance(state.phase, Playing | Complete | Exchanging):
        return impossible("fault.challenge", say("challenge-only-in-play"))
    if not late_declarations(state, action.against):
        return impossible("fault.challenge", say("nothing-declared-late"))
    return lawful("fault.challenge")


JUDGES: Final = {
    Ground.REVOKE: _judge_revoke,
    Ground.WRONG_DISCARD: _judge_discard,
    Ground.LATE_DECLARATION: _judge_late,
}


def fold_challenge(state: Minchiate, action: Challenge) -> Minchiate:
    """It stands until the cards decide it."""
    return state.with_deal(challenges=(*state.deal.challenges, action))


def follow_challenges(state: Minchiate) -> ChallengeDecided | None:
    """The first that the open cards prove; once all are played, the first that stands."""
    over = isinstance(state.phase, PLAYED_OUT)
    for challenge in state.deal.challenges:
        upheld = proved(state, challenge)
        if upheld or over:
            return ChallengeDecided(
                against=challenge.against,
                ground=challenge.ground.value,
                trick=challenge.trick,
                upheld=upheld,
                payments=_price(state, challenge) if upheld else (),
            )
    return None


def _price(state: Minchiate, challenge: Challenge) -> tuple[Payment, ...]:
    """A revoke's fine, or the resti that a late declaration called for, given back."""
    if challenge.ground is Ground.REVOKE:
        return revoke_fine(state, challenge.against)
    if challenge.ground is Ground.LATE_DECLARATION:
        return without_late(state, challenge.against).payments
    return ()


def proved(state: Minchiate, challenge: Challenge) -> bool:
    """Do cards that everybody has seen prove it?"""
    seat = challenge.against
    if challenge.ground is Ground.REVOKE:
        return revoked(state, seat, challenge.trick)
    if challenge.ground is Ground.WRONG_DISCARD:
        tricks = (*(trick.plays for trick in state.deal.tricks), state.deal.trick)
        played = (p.card for plays in tricks for p in plays if p.seat == seat)
        return laid_away_wrongly(state, seat, (*open_cards(state, seat), *played))
    return bool(late_declarations(state, seat))


def open_cards(state: Minchiate, seat: Seat) -> tuple[Card, ...]:
    """What everybody knows of the cards a person has not played."""
    deal = state.deal
    hand = deal.hands[seat]
    if seat in deal.fallen or seat in deal.left_over:
        return (*hand, *deal.claimed[seat])
    known = {card for declared in deal.declared if declared.seat == seat for card in declared.cards}
    if not deal.owed[seat] or deal.exposed[seat]:
        known.update(deal.shown[seat])
    return (*(card for card in hand if card in known), *deal.claimed[seat])


def revoked(state: Minchiate, seat: Seat, number: int) -> bool:
    """Did this person, as all can see, choose a card in that trick that was a revoke?"""
    deal = state.deal
    place = number - deal.skipped - 1
    plays = deal.tricks[place].plays if place < len(deal.tricks) else deal.trick
    chosen = [turn for turn, played in enumerate(plays) if played.by == seat]
    return any(_wrong(state, place, plays, turn) for turn in chosen)


def _wrong(state: Minchiate, place: int, plays: tuple[Played, ...], turn: int) -> bool:
    deal, played = state.deal, plays[turn]
    tricks = (*(trick.plays for trick in deal.tricks), deal.trick)
    later = [p.card for trick in tricks[place:] for p in trick if p.seat == played.seat]
    hand = (*open_cards(state, played.seat), *later)
    duty = Duty(
        state.rules, hand, plays[:turn], deal.skipped + place + 1, _led_before(state, place)
    )
    verdict = judge_card(duty, played.card)
    return not verdict.lawful and verdict.rule in REVOKES


def _led_before(state: Minchiate, place: int) -> frozenset[str]:
    """What matters of the suits led before that trick: was its own among them?"""
    deal = state.deal
    if place >= len(deal.tricks):
        return deal.suits_led
    trick: SuitTrick = deal.tricks[place]
    suit = led_suit(trick.plays)
    return frozenset() if trick.first_round or suit is None else frozenset({suit})


def fold_decided(state: Minchiate, event: ChallengeDecided) -> Minchiate:
    """A revoke costs its person resti, a wrong discard its side the count, lateness the mark."""
    deal = state.deal
    key = event.against, event.ground, event.trick
    standing = tuple(c for c in deal.challenges if key_of(c) != key)
    if event.ground == Ground.LATE_DECLARATION.value:
        # He may declare another too late: that is another act.
        return strike(state.with_deal(challenges=standing), event.against, event.payments)
    state = state.with_deal(challenges=standing, decided=(*deal.decided, key))
    if not event.upheld:
        return state
    if event.ground == Ground.REVOKE.value:
        state = state.with_deal(fines=(*deal.fines, *event.payments))
        return pay(state, event.payments)
    return bar(state, event.against)
