"""The play of the cards: what one may play, who takes, signs to one's partner (intro)."""

from functools import lru_cache
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.acts import Play, Sign
from ridotto.games.tresette.announcements import after_card
from ridotto.games.tresette.deal_start import to_turn_up
from ridotto.games.tresette.events import TrickTaken
from ridotto.games.tresette.pack import STRENGTH, of_suit, suit_of
from ridotto.games.tresette.rules import Players
from ridotto.games.tresette.sentences import say
from ridotto.games.tresette.state import (
    NO_CARD,
    Counting,
    Phase,
    Playing,
    TakingUp,
    Tresette,
    Turning,
    TurningUp,
)
from ridotto.table import Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import Hands, put, without
from ridotto.table.sentences import say as shared
from ridotto.table.tricks import Played, Trick, highest


class Duty(msgspec.Struct, frozen=True):
    """What binds a player at his turn: the hand, and the cards before him."""

    hand: tuple[Card, ...]
    before: tuple[Played, ...]


LED: Final = lawful("play.lead")
FOLLOWED: Final = lawful("follow.suit")
FREE: Final = lawful("follow.free")


@lru_cache(maxsize=64)
def _mates(hand: tuple[Card, ...], led: Card) -> tuple[Card, ...]:
    """The cards that follow: asked of every card of one hand."""
    return of_suit(hand, suit_of(led))


def judge_card(duty: Duty, card: Card) -> Verdict:
    """Follow suit if able, otherwise any card; nobody has to beat (intro)."""
    if not duty.before:
        return LED
    mates = _mates(duty.hand, duty.before[0].card)
    if not mates:
        return FREE
    if card not in mates:
        return faulty("follow.suit", shared("follow-suit", cards=mates))
    return FOLLOWED


def winner_of(trick: tuple[Played, ...]) -> Seat:
    """The highest card of the suit led takes the trick; there are no trumps (intro)."""
    suit = suit_of(trick[0].card)
    return highest(trick, lambda c: (1, STRENGTH[c]) if suit_of(c) == suit else (0, 0)).seat


def next_to_play(state: Tresette) -> Seat:
    """Play goes round to the right from the leader."""
    return state.party.after(state.deal.leader, len(state.deal.trick))


def duty_of(state: Tresette, seat: Seat) -> Duty:
    """What binds this seat now."""
    return Duty(state.deal.hands[seat], state.deal.trick)


def judge_play(state: Tresette, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    if not isinstance(state.phase, Playing):
        return impossible("play.turn", shared("no-card-now"))
    if action.seat != next_to_play(state):
        return impossible("play.turn", shared("not-your-play"))
    if action.card not in state.deal.hands[action.seat]:
        return impossible("play.held", shared("not-in-the-hand", card=(action.card,)))
    return judge_card(duty_of(state, action.seat), action.card)


def fold_play(state: Tresette, action: Play) -> Tresette:
    """A card from the hand to the table."""
    deal, seat, card = state.deal, action.seat, action.card
    tops = deal.tops[seat]
    if card in tops:
        tops = tuple(NO_CARD if top == card else top for top in tops)
    state = state.with_deal(
        hands=put(deal.hands, seat, without(deal.hands[seat], (card,))),
        tops=put(deal.tops, seat, tops),
        trick=(*deal.trick, Played(seat, card, seat)),
    )
    return state.in_phase(_after_card(state))


def _after_card(state: Tresette) -> Phase:
    if len(state.deal.trick) == len(state.seats):
        return Turning()
    return after_card(state) or Playing()


def follow_turning(state: Tresette) -> TrickTaken:
    """The trick goes to its winner's side."""
    return TrickTaken(winner=winner_of(state.deal.trick))


def fold_taken(state: Tresette, event: TrickTaken) -> Tresette:
    """It lies with its side, and its winner leads (intro)."""
    deal, side = state.deal, state.side(event.winner)
    cards = tuple(played.card for played in deal.trick)
    state = state.with_deal(
        piles=pile_up(deal.piles, side, cards),
        tricks=(*deal.tricks, Trick(deal.trick[0].seat, deal.trick, event.winner)),
        trick=(),
        leader=event.winner,
    )
    return state.in_phase(_after_trick(state))


def pile_up(piles: Hands, side: int, cards: tuple[Card, ...]) -> Hands:
    """The sides' tricks with these cards added to one of them."""
    return put(piles, side, (*piles[side], *cards))


def _after_trick(state: Tresette) -> Phase:
    """The next trick, the next packet, the next cards of the heaps, or the count."""
    deal = state.deal
    if len(deal.tricks) == state.rules.tricks:
        return Counting()
    if state.rules.heaps:
        return TurningUp() if to_turn_up(state) else Playing()
    return Playing() if any(deal.hands) else TakingUp()


def judge_sign(state: Tresette, action: Sign) -> Verdict:
    """Partners speak by their cards only, unless signs are agreed at the start (intro)."""
    if state.rules.players is not Players.FOUR:
        return impossible("signals", say("no-partner-for-signs"))
    leads = isinstance(state.phase, Playing) and not state.deal.trick
    if not leads or action.seat != state.deal.leader:
        return impossible("signals", say("signs-before-lead"))
    if any(trick == state.deal.trick_number for trick, _ in state.deal.signs):
        return impossible("signals", say("one-sign-a-lead"))
    if not state.rules.signals:
        return faulty("fault.signal", say("partners-speak-by-cards"))
    return lawful("signals")


def fold_sign(state: Tresette, action: Sign) -> Tresette:
    """Everybody has seen it."""
    sign = (state.deal.trick_number, action.signal)
    return state.with_deal(signs=(*state.deal.signs, sign))
