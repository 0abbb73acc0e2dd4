"""The play of the cards: following, taking, honours, the imperial made to fall (Begriff)."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Play
from ridotto.games.kaiserspiel.deal_start import is_honour
from ridotto.games.kaiserspiel.events import TrickGathered
from ridotto.games.kaiserspiel.pack import COURTS, height, of_suit, suit_of
from ridotto.games.kaiserspiel.rules import FOUR, HAND, IMPERIAL
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import (
    Counting,
    Gathering,
    Kaiserspiel,
    Playing,
    won_by,
)
from ridotto.table import ScoreLine, Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import Hand, put, without
from ridotto.table.sentences import say as shared
from ridotto.table.tricks import Played, Trick, highest


class Duty(msgspec.Struct, frozen=True):
    """What binds a player at his turn: trumps, the hand, the cards before him, a bound lead."""

    trumps: str
    hand: tuple[Card, ...]
    before: tuple[Played, ...]
    trump_lead: bool = False


def strength(card: Card, led: str, trumps: str) -> tuple[int, ...]:
    """Trumps before the suit led; other cards take nothing."""
    suit = suit_of(card)
    if suit not in (led, trumps):
        return (0, 0)
    return (2 if suit == trumps else 1, height(card))


def winner_of(trick: Sequence[Played], trumps: str) -> Played:
    """The highest trump, else the highest card of the suit led (Begriff)."""
    led = suit_of(trick[0].card)
    return highest(trick, lambda card: strength(card, led, trumps))


def judge_card(duty: Duty, card: Card) -> Verdict:
    """May this card of the hand be played? The one place where that is decided."""
    if not duty.before:
        return _judge_lead(duty, card)
    led = suit_of(duty.before[0].card)
    mates = of_suit(duty.hand, led)
    if mates and card not in mates:
        return faulty("follow.suit", shared("follow-suit", cards=mates))
    takers = taking(duty)
    if card in takers or not takers:
        return lawful("follow.suit" if mates else "follow.trump" if takers else "follow.free")
    if mates:
        return faulty("follow.beat", say("can-take-must", cards=takers))
    return faulty("follow.trump", say("without-suit-must-trump", cards=takers))


def _judge_lead(duty: Duty, card: Card) -> Verdict:
    """Elder of three leads a trump to the first trick, if he has one (Begriff)."""
    if not duty.trump_lead:
        return lawful("play.lead")
    own = of_suit(duty.hand, duty.trumps)
    if own and card not in own:
        return faulty("play.first-trump", say("elder-leads-trump-first", cards=own))
    return lawful("play.first-trump")


def taking(duty: Duty) -> tuple[Card, ...]:
    """The cards that must be played because they take: of the suit led, else trumps (r. X)."""
    return _taking(duty.hand, duty.before, duty.trumps)


@lru_cache(maxsize=64)
def _taking(hand: Hand, before: tuple[Played, ...], trumps: str) -> Hand:
    """Asked of every card of one hand."""
    led = suit_of(before[0].card)
    level = strength(winner_of(before, trumps).card, led, trumps)
    suit = of_suit(hand, led) or of_suit(hand, trumps)
    return tuple([card for card in suit if strength(card, led, trumps) > level])


def next_player(state: Kaiserspiel) -> Seat | None:
    """Who plays next, while cards are played."""
    if not isinstance(state.phase, Playing) or state.halted:
        return None
    return state.party.round_from(state.deal.leader)[len(state.deal.trick)]


def trump_lead(state: Kaiserspiel) -> bool:
    """Is this the lead that elder of three must make in trumps?"""
    return state.rules.players == 3 and not state.deal.tricks and not state.deal.trick


def duty_of(state: Kaiserspiel, seat: Seat) -> Duty:
    """What binds this seat now."""
    deal = state.deal
    return Duty(deal.trumps, deal.hands[seat], deal.trick, trump_lead(state))


def judge_play(state: Kaiserspiel, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    if action.seat != next_player(state):
        return impossible("play.turn", say("turn-play-card"))
    if action.card not in state.deal.hands[action.seat]:
        return impossible("play.held", shared("not-in-your-hand", card=(action.card,)))
    return judge_card(duty_of(state, action.seat), action.card)


def fold_play(state: Kaiserspiel, action: Play) -> Kaiserspiel:
    """A card from the hand to the table."""
    deal, seat = state.deal, action.seat
    trick = (*deal.trick, Played(seat, action.card, seat))
    full = len(trick) == state.rules.players
    return state.with_deal(
        hands=put(deal.hands, seat, without(deal.hands[seat], (action.card,))),
        trick=trick,
        phase=Gathering() if full else Playing(),
    )


def follow_gathering(state: Kaiserspiel) -> TrickGathered:
    """The trick goes to its winner."""
    return TrickGathered(winner=winner_of(state.deal.trick, state.deal.trumps).seat)


def fold_gathered(state: Kaiserspiel, event: TrickGathered) -> Kaiserspiel:
    """Its winner marks at once, first an imperial made to fall, then honours (r. XV)."""
    deal = state.deal
    trick = Trick(deal.leader, deal.trick, event.winner)
    tricks = (*deal.tricks, trick)
    state = state.with_deal(
        tricks=tricks,
        trick=(),
        leader=event.winner,
        phase=Playing() if len(tricks) < HAND else Counting(),
    )
    return state.with_deal(due=(*made_to_fall(state, trick), *honours(state, trick)))


def made_to_fall(state: Kaiserspiel, trick: Trick) -> tuple[ScoreLine, ...]:
    """Who held some of the four high trumps and has now won all: an imperial (r. XVI, XVII).

    Who held all four has had his imperials in hand.
    """
    four = tuple(Card(state.deal.trumps + rank) for rank in COURTS)
    if not state.rules.unrestricted or not set(four).intersection(trick.cards):
        return ()
    if not set(four).issubset(won_by(state, trick.winner)):
        return ()
    plays = [played for old in state.deal.tricks for played in old.plays]
    if all(played.seat == trick.winner for played in plays if played.card in four):
        return ()
    return (ScoreLine(trick.winner, "imperial.fall", IMPERIAL, four),)


def honours(state: Kaiserspiel, trick: Trick) -> tuple[ScoreLine, ...]:
    """Four for each honour in the trick, one's own and captured ones alike (r. IX)."""
    rules, trumps = state.rules, state.deal.trumps
    return tuple(
        ScoreLine(trick.winner, "honour", FOUR, (card,))
        for card in trick.cards
        if is_honour(rules, trumps, card)
    )
