"""Laying the cards: who wins a trick, and what the Weli is in it (§ Das Bieten, § Weli)."""

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.acts import Baptise, Play
from ridotto.games.bieten.bids import after_card, moment_of, next_to_lay
from ridotto.games.bieten.duty import judge_card, judge_name
from ridotto.games.bieten.events import TrickTaken
from ridotto.games.bieten.pack import HEIGHT, WELI, suit_of
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.state import (
    TRICKS,
    Answering,
    Before,
    Bieten,
    Counting,
    Deal,
    Verb,
)
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.hands import put, without
from ridotto.table.tricks import Played, Trick, highest


def strength(deal: Deal, led: str, card: Card) -> tuple[int, ...]:
    """The highest card of the suit led wins; the natural card beats the Weli of its name."""
    face = deal.face(card)
    return (suit_of(face) == led, HEIGHT[face], card != WELI)


def winner_of(deal: Deal) -> Seat:
    """Who wins the trick on the table."""
    led = deal.led
    return highest(deal.trick, lambda card: strength(deal, led, card)).seat


def _judge_turn(state: Bieten, seat: Seat) -> Verdict:
    if isinstance(state.phase, Answering):
        return impossible("answer.first", say("answer-first"))
    if not isinstance(state.phase, Before) or next_to_lay(state) != seat:
        return impossible("play.turn", say("not-your-card"))
    return lawful("play.turn")


def judge_play(state: Bieten, action: Play) -> Verdict:
    """A natural card of one's own hand, in turn."""
    verdict = _judge_turn(state, action.seat)
    if not verdict.lawful:
        return verdict
    return judge_card(holding_of(state, action.seat), action.card, moment_of(state))


def judge_baptise(state: Bieten, action: Baptise) -> Verdict:
    """The Weli, in turn, under a name."""
    verdict = _judge_turn(state, action.seat)
    if not verdict.lawful:
        return verdict
    return judge_name(holding_of(state, action.seat), action.name, moment_of(state))


def fold_play(state: Bieten, action: Play) -> Bieten:
    """Face up before its player, where it stays."""
    return _lay(state.say(action.seat, Verb.PLAY, card=action.card), action.seat, action.card)


def fold_baptise(state: Bieten, action: Baptise) -> Bieten:
    """The name stays for the deal (D 22)."""
    state = state.say(action.seat, Verb.PLAY, card=WELI, name=action.name)
    return _lay(state.with_deal(name=action.name), action.seat, WELI)


def _lay(state: Bieten, seat: Seat, card: Card) -> Bieten:
    deal = state.deal
    state = state.with_deal(
        hands=put(deal.hands, seat, without(deal.hands[seat], (card,))),
        rows=put(deal.rows, seat, (*deal.rows[seat], card)),
        trick=(*deal.trick, Played(seat, card, seat)),
    )
    # With its first card the deal has begun: claims about the one before it end (D 33).
    state = msgspec.structs.replace(state, last=None)
    return state.in_phase(after_card(state, seat))


def follow_taking(state: Bieten) -> TrickTaken:
    """Its winner leads next."""
    return TrickTaken(winner=winner_of(state.deal))


def fold_taken(state: Bieten, event: TrickTaken) -> Bieten:
    """Tricks are not gathered; the third ends the play."""
    deal = state.deal
    tricks = (*deal.tricks, Trick(deal.leader, deal.trick, event.winner))
    phase = Counting() if len(tricks) == TRICKS else Before()
    return state.with_deal(tricks=tricks, trick=(), leader=event.winner, phase=phase)
