"""The play of the cards: each for himself, following and forcing as in Triomphe (r. 3, 6-9)."""

from functools import lru_cache

import msgspec

from ridotto.cards import Card
from ridotto.games.guimbarde.acts import Marry, Play
from ridotto.games.guimbarde.boxes import GREAT
from ridotto.games.guimbarde.events import Paid, TrickGathered
from ridotto.games.guimbarde.marriages import (
    fou_played_pay,
    hand_marriage_pay,
    plain_king,
    table_marriages,
    trick_pay,
)
from ridotto.games.guimbarde.pack import PERMANENT, mate_of, sort
from ridotto.games.guimbarde.payments import book, to_each
from ridotto.games.guimbarde.rules import HAND, BreakMarriage, HandMarriage, Rules
from ridotto.games.guimbarde.sentences import say
from ridotto.games.guimbarde.state import Awarding, Gathering, Guimbarde, Playing
from ridotto.games.guimbarde.trumps import TRUMPS, of_suit, strength, suit_in_play, winning
from ridotto.table import Payment, Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import Hand, put, reveal, without
from ridotto.table.sentences import say as shared
from ridotto.table.tricks import Played, Trick


class Duty(msgspec.Struct, frozen=True):
    """What binds a player at his turn: rules, trumps, the hand, the cards before him."""

    rules: Rules
    trumps: str
    hand: Hand
    before: tuple[Played, ...]


def judge_card(duty: Duty, card: Card) -> Verdict:
    """May this card of the hand be played? The one place where that is decided."""
    if not duty.before:
        return lawful("play.lead")
    queen = due_queen(duty)
    if queen is not None and duty.rules.break_marriage is BreakMarriage.FORBIDDEN:
        if card != queen:
            return faulty("marriage.queen", say("queen-must-follow", card=(queen,)))
        return lawful("marriage.queen")
    return lawful("marriage.queen") if card == queen else _judge_permanent(duty, card)


def due_queen(duty: Duty) -> Card | None:
    """The queen of the king that was just led, in the very next hand (r. 7)."""
    if len(duty.before) != 1 or not plain_king(duty.before[0].card):
        return None
    queen = mate_of(duty.before[0].card)
    return queen if queen in duty.hand else None


def _judge_permanent(duty: Duty, card: Card) -> Verdict:
    """Bride, King and fool may not take a marriage while there is any other card (r. 3)."""
    if not table_marriages(duty.rules, duty.before):
        return _judge_suit(duty, duty.hand, card)
    free = tuple(c for c in duty.hand if c not in PERMANENT)
    if not free:
        verdict = _judge_suit(duty, duty.hand, card)
        return lawful("marriage.forced") if verdict.lawful else verdict
    if card in PERMANENT:
        return faulty("marriage.ban", say("may-not-take-marriage", card=(card,), cards=free))
    return _judge_suit(duty, free, card)


def _judge_suit(duty: Duty, hand: Hand, card: Card) -> Verdict:
    """Follow suit, and beat if able; without the suit, trump if that beats (r. 8, 9)."""
    mates, takers = _bound(hand, duty.before, duty.trumps)
    if mates and card not in mates:
        return faulty("follow.suit", shared("follow-suit", cards=mates))
    if not takers or not duty.rules.must_overtake:
        return lawful("follow.suit" if mates else "follow.free")
    rule = "follow.beat" if mates else "follow.trump"
    if card in takers:
        return lawful(rule)
    if mates:
        return faulty(rule, say("can-beat-must", cards=takers))
    return faulty(rule, say("without-suit-must-trump", cards=takers))


@lru_cache(maxsize=64)
def _bound(hand: Hand, before: tuple[Played, ...], trumps: str) -> tuple[Hand, Hand]:
    """The cards that follow, and those of them, or else of the trumps, that beat what lies there.

    Asked of every card of one hand.
    """
    led = suit_in_play(before[0].card, trumps)
    mates = of_suit(hand, led, trumps)
    level = strength(winning(before, trumps).card, led, trumps)
    able = mates or of_suit(hand, TRUMPS, trumps)
    return mates, tuple([card for card in able if strength(card, led, trumps) > level])


def next_player(state: Guimbarde) -> Seat | None:
    """Who plays next, while cards are played."""
    if not isinstance(state.phase, Playing):
        return None
    return state.party.round_from(state.deal.leader)[len(state.deal.trick)]


def duty_of(state: Guimbarde, seat: Seat) -> Duty:
    """What binds this seat now."""
    deal = state.deal
    return Duty(state.rules, deal.trumps, deal.hands[seat], deal.trick)


def judge_play(state: Guimbarde, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    if action.seat != next_player(state):
        return impossible("play.turn", shared("not-your-play"))
    if action.card not in state.deal.hands[action.seat]:
        return impossible("play.held", shared("not-in-your-hand", card=(action.card,)))
    return judge_card(duty_of(state, action.seat), action.card)


def judge_marry(state: Guimbarde, action: Marry) -> Verdict:
    """A marriage in hand is claimed with its first card, by showing the other (r. 1, 4)."""
    rule = "marriage.grand-hand" if action.card in GREAT else "marriage.hand"
    if state.rules.hand_marriage_time is not HandMarriage.WHEN_PLAYED:
        return impossible(rule, say("marriages-with-boxes"))
    verdict = judge_play(state, Play(action.seat, action.card))
    if not verdict.admitted(strict=True):
        return verdict
    if mate_of(action.card) not in state.deal.hands[action.seat]:
        return impossible(rule, say("no-mate-in-hand", card=(action.card,)))
    return lawful(rule) if verdict.lawful else verdict


def fold_play(state: Guimbarde, action: Play) -> Guimbarde:
    """A card from the hand to the table."""
    return play_card(state, action.seat, action.card, ())


def fold_marry(state: Guimbarde, action: Marry) -> Guimbarde:
    """The mate is seen by all and stays in the hand."""
    deal, seat, mate = state.deal, action.seat, mate_of(action.card)
    assert mate is not None
    shown = sort({*deal.shown[seat], mate})
    state = state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], (action.card, mate))),
        shown=put(deal.shown, seat, shown),
    )
    return play_card(state, seat, action.card, hand_marriage_pay(state, seat, action.card))


def play_card(state: Guimbarde, seat: Seat, card: Card, payments: tuple[Payment, ...]) -> Guimbarde:
    """The card lies; what is paid for it at once is due."""
    deal = state.deal
    trick = (*deal.trick, Played(seat, card, seat))
    payments = (*payments, *fou_played_pay(state, trick))
    full = len(trick) == state.rules.players
    return state.with_deal(
        hands=put(deal.hands, seat, without(deal.hands[seat], (card,))),
        trick=trick,
        fresh=True,
        due=(Paid(payments),) if payments else (),
        phase=Gathering() if full else Playing(),
    )


def follow_fresh(state: Guimbarde) -> Paid | None:
    """Where the marriage may be broken, who keeps back the queen pays each a jetton (r. 7)."""
    deal = state.deal
    if state.rules.break_marriage is BreakMarriage.FORBIDDEN or len(deal.trick) != 2:
        return None
    played = deal.trick[1]
    duty = Duty(state.rules, deal.trumps, deal.hands[played.seat], deal.trick[:1])
    if due_queen(duty) is None:
        return None
    return Paid(to_each(state, played.seat, "marriage.broken"))


def follow_gathering(state: Guimbarde) -> TrickGathered:
    """The trick goes to its winner, and what it brings is paid."""
    winner = winning(state.deal.trick, state.deal.trumps)
    return TrickGathered(winner.seat, trick_pay(state, state.deal.trick, winner))


def fold_gathered(state: Guimbarde, event: TrickGathered) -> Guimbarde:
    """Its winner leads to the next."""
    deal = state.deal
    tricks = (*deal.tricks, Trick(deal.leader, deal.trick, event.winner))
    state = state.with_deal(
        tricks=tricks,
        trick=(),
        leader=event.winner,
        fresh=False,
        paid_now=(),
        phase=Playing() if deal.skipped + len(tricks) < HAND else Awarding(),
    )
    return book(state, event.payments)
