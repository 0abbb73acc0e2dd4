"""The play of the cards: what one may play, who plays, who takes (Dr. 5, 10, 13, 16)."""

from collections.abc import Container, Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Gather, Play, PlayFallen
from ridotto.games.minchiate.discards import unshown
from ridotto.games.minchiate.events import TrickGathered
from ridotto.games.minchiate.pack import (
    KING_OF,
    MATTO,
    NUMBER,
    STRENGTH,
    SUIT_LETTER,
    has_tarocco,
    mates_in,
)
from ridotto.games.minchiate.rules import Chooser, LastTrick, Rules, ShowingMoment
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    PLAYING,
    SEATS,
    TRICKS,
    Complete,
    Declaring,
    Leading,
    Minchiate,
    Phase,
    Playing,
    Showing,
    Turning,
    led_suit,
)
from ridotto.table import Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import drop
from ridotto.table.last_answer import remembered
from ridotto.table.sentences import say as shared
from ridotto.table.tricks import Played

LED: Final = lawful("play.lead")
MATTO_FREE: Final = lawful("matto.free")
TAROCCO: Final = lawful("follow.tarocco")
FOLLOWED: Final = lawful("follow.suit")
TRUMPED: Final = lawful("follow.trump")
MATTO_LATE: Final = faulty("matto.late", say("matto-not-kept"))
TAROCCO_DUE: Final = (
    faulty("follow.tarocco", say("tarocco-due", matto="elsewhere")),
    faulty("follow.tarocco", say("tarocco-due", matto="held")),
)
"""Without the Matto in the hand, and with it, which is always lawful (Dr. 5)."""
TRUMP_DUE: Final = (
    faulty("follow.trump", say("trump-due", matto="elsewhere")),
    faulty("follow.trump", say("trump-due", matto="held")),
)

PLAYED_IN: Final = (Leading, Playing)
"""The phases in which cards are played."""


class Duty(msgspec.Struct, frozen=True, dict=True):
    """What binds a player at his turn: the hand, the cards before him, and which trick it is."""

    rules: Rules
    hand: tuple[Card, ...]
    before: tuple[Played, ...]
    number: int
    suits_led: frozenset[str]

    @cached_property
    def law(self) -> "Law":
        """The verdicts, computed once for all cards of the hand."""
        return law_of(self)


class Law(NamedTuple):
    """Everything the judgement of a card depends on, except the card."""

    suit: str | None
    """The suit led."""
    king: Card | None
    """The king that must fall."""
    matto_due: bool
    """The Matto must be played now."""
    matto_excuses: bool
    """It may be played instead of the king."""
    mates: tuple[Card, ...]
    """The cards of a plain suit that was led."""
    tarocco: bool
    """There is a tarocco in the hand."""
    matto: bool
    """So is the Matto."""


def law_of(duty: Duty) -> Law:
    """The verdict on each card, by the duty."""
    hand, suit = duty.hand, led_suit(duty.before)
    due = matto_must_go(duty)
    excuses = due or duty.rules.king.matto_saves
    if suit is None or suit == "T":
        return Law(suit, None, due, excuses, (), has_tarocco(hand), MATTO in hand)
    king, mates = fallen_king(duty, suit), mates_in(hand, suit)
    return Law(suit, king, due, excuses, mates, has_tarocco(hand), MATTO in hand)


def judge_card(duty: Duty, card: Card) -> Verdict:
    """May this card of the hand be played?"""
    return judge_by(duty.law, card)


def judge_by(law: Law, card: Card) -> Verdict:
    """May this card be played by that law? The one place where that is decided."""
    if law.matto_due and card != MATTO:
        return MATTO_LATE
    if law.suit is None:
        return LED
    if law.king is not None and card != law.king and not (card == MATTO and law.matto_excuses):
        return king_must_fall(law.king, matto=law.matto and law.matto_excuses)
    if card == MATTO:
        return MATTO_FREE
    return _follow(law, card)


def _word(*, matto: bool) -> str:
    """The Matto is named where it is held, and may be played instead."""
    return "held" if matto else "elsewhere"


@lru_cache
def king_must_fall(king: Card, *, matto: bool = False) -> Verdict:
    """Any other card is wrong (Dr. 16), but for a Matto that excuses him."""
    return faulty("king.fall", say("king-must-fall", card=(king,), matto=_word(matto=matto)))


@lru_cache(maxsize=4096)
def must_follow(lawful_cards: tuple[Card, ...]) -> Verdict:
    """Any other card is wrong (Dr. 10); the Matto is named where it is held."""
    matto = lawful_cards[-1] == MATTO
    mates = lawful_cards[:-1] if matto else lawful_cards
    return faulty("follow.suit", say("follow-suit", cards=mates, matto=_word(matto=matto)))


def matto_must_go(duty: Duty) -> bool:
    """Dresden: played in the last trick but one at the latest (Dr. 5)."""
    forbidden = duty.rules.matto.last_trick is LastTrick.FORBIDDEN
    return forbidden and duty.number == TRICKS - 1 and MATTO in duty.hand


def fallen_king(duty: Duty, suit: str) -> Card | None:
    """The king that must fall: first round of his suit, trumped before him (Dr. 16)."""
    if suit in duty.suits_led:
        return None
    king = KING_OF[suit]
    if king not in duty.hand:
        return None
    return king if any(played.card in NUMBER for played in duty.before) else None


def _follow(law: Law, card: Card) -> Verdict:
    """Follow suit; without it a tarocco; without both, anything (Dr. 10)."""
    if law.suit == "T":
        return TAROCCO_DUE[law.matto] if law.tarocco and card not in NUMBER else TAROCCO
    if law.mates:
        matto = (MATTO,) if law.matto else ()
        return FOLLOWED if card in law.mates else must_follow((*law.mates, *matto))
    return TRUMP_DUE[law.matto] if law.tarocco and card not in NUMBER else TRUMPED


def winner_of(trick: Sequence[Played]) -> Played:
    """The highest tarocco, else the highest card of the suit led; never the Matto (Dr. 5, 10)."""
    rivals = [played for played in trick if played.card in NUMBER]
    if not rivals:
        suit = led_suit(trick)
        rivals = [p for p in trick if suit is not None and SUIT_LETTER.get(p.card) == suit]
    return max(rivals, key=_strength) if rivals else trick[0]


def _strength(played: Played) -> int:
    return STRENGTH[played.card]


class Turn(msgspec.Struct, frozen=True):
    """Whose card is next, and who chooses it."""

    seat: Seat
    by: Seat


OWN_TURNS: Final = tuple(Turn(seat, seat) for seat in SEATS)
"""Everybody's turn with a hand of one's own."""


@lru_cache
def turns_after(order: tuple[Seat, ...]) -> tuple[Turn, ...]:
    """Whose turn it is after each seat, while everybody plays a hand of his own."""
    places = [(order.index(seat) + 1) % len(order) for seat in SEATS]
    return tuple(OWN_TURNS[order[place]] for place in places)


def next_turn(state: Minchiate) -> Turn | None:
    """The next to play to this trick, or None when it is complete (Dr. 13, Fi. 10).

    Open hands: in Dresden they come last, and whoever makes the trick chooses; in Florence
    they keep their turn, and the leader chooses. A fallen player on lead plays for himself.
    """
    deal, trick = state.deal, state.deal.trick
    if len(trick) == len(SEATS):
        return None
    if not deal.fallen:
        # By far the most common: everybody holds a hand, and the next in order plays.
        turn = turns_after(state.party.order)[trick[-1].seat] if trick else OWN_TURNS[deal.leader]
        if deal.hands[turn.seat]:
            return turn
    played = [p.seat for p in deal.trick]
    waiting = [s for s in trick_order(state) if deal.hands[s] and s not in played]
    return turn_among(state.rules, waiting, deal.trick, deal.fallen)


def turn_among(
    rules: Rules, waiting: Sequence[Seat], trick: Sequence[Played], fallen: Container[Seat]
) -> Turn | None:
    """Of those who are still to play, in order: whose card is next, and who chooses it."""
    if not waiting:
        return None
    first = waiting[0]
    if not trick:
        return Turn(first, first)
    if rules.fallen.chooser is Chooser.LEADER:
        return Turn(first, trick[0].seat if first in fallen else first)
    live = next((seat for seat in waiting if seat not in fallen), None)
    if live is not None:
        return Turn(live, live)
    return Turn(first, winner_of([p for p in trick if p.by == p.seat]).seat)


def trick_order(state: Minchiate) -> tuple[Seat, ...]:
    """Everybody from the leader on."""
    return state.party.round_from(state.deal.leader)


def duty_of(state: Minchiate, seat: Seat) -> Duty:
    """What binds this seat now."""
    deal = state.deal
    return Duty(state.rules, deal.hands[seat], deal.trick, deal.trick_number, deal.suits_led)


@remembered
def law_at(state: Minchiate, seat: Seat) -> Law:
    """The law of this seat now: asked for what is offered, and again for what is done."""
    return law_of(duty_of(state, seat))


def judge_play(state: Minchiate, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    return _judge_turn(state, action.seat, action.seat, action.card)


def judge_play_fallen(state: Minchiate, action: PlayFallen) -> Verdict:
    """A card of another's open hand, chosen by whom the book names (Dr. 13, Fi. 10)."""
    if action.fallen == action.seat:
        return impossible("cascare.choose", say("own-card-is-played"))
    return _judge_turn(state, action.fallen, action.seat, action.card)


def _judge_turn(state: Minchiate, seat: Seat, by: Seat, card: Card) -> Verdict:
    if not isinstance(state.phase, PLAYED_IN):
        return impossible("play.turn", shared("no-card-now"))
    turn = next_turn(state)
    if turn is None or turn.by != by or turn.seat != seat:
        open_hand = turn is not None and turn.seat in state.deal.fallen
        rule = "cascare.choose" if open_hand and turn and turn.seat == seat else "play.turn"
        return impossible(rule, say("not-your-hand-to-play"))
    if card not in state.deal.hands[seat]:
        return impossible("play.held", shared("not-in-the-hand", card=(card,)))
    return judge_by(law_at(state, seat), card)


def judge_hand(
    state: Minchiate, seat: Seat, but: Container[Card] = ()
) -> Sequence[tuple[Card, Verdict]]:
    """The cards of a hand at its turn, and whether each may be played; the law is found once."""
    judged = _judge_whole(state, seat)
    return judged if but == () else [one for one in judged if one[0] not in but]


@remembered
def _judge_whole(state: Minchiate, seat: Seat) -> tuple[tuple[Card, Verdict], ...]:
    """Asked twice at every turn: for what is offered, and for why the rest is not."""
    law = law_at(state, seat)
    return tuple([(card, judge_by(law, card)) for card in state.deal.hands[seat]])


def fold_play(state: Minchiate, action: Play) -> Minchiate:
    """A card from the hand to the table."""
    return _fold_card(state, action.seat, action.seat, action.card)


def fold_play_fallen(state: Minchiate, action: PlayFallen) -> Minchiate:
    """A card from an open hand to the table."""
    return _fold_card(state, action.fallen, action.seat, action.card)


def _fold_card(state: Minchiate, seat: Seat, by: Seat, card: Card) -> Minchiate:
    deal = state.deal
    deal = msgspec.structs.replace(
        deal,
        hands=drop(deal.hands, seat, card),
        trick=(*deal.trick, Played(seat, card, by)),
    )
    state = msgspec.structs.replace(state, deal=deal)
    phase = _after_card(state)
    return state if phase is state.phase else state.in_phase(phase)


def _after_card(state: Minchiate) -> Phase:
    if isinstance(state.phase, Leading):
        at_lead = state.rules.discards.shown is ShowingMoment.AT_LEAD
        return Showing() if at_lead and unshown(state) else Declaring()
    if next_turn(state) is not None:
        return PLAYING
    return Complete() if state.strict else Turning()


def judge_gather(state: Minchiate, action: Gather) -> Verdict:
    """Whoever took the trick turns it."""
    if not isinstance(state.phase, Complete):
        return impossible("trick.gather", say("no-whole-trick"))
    if action.seat != winner_of(state.deal.trick).seat:
        return impossible("trick.gather", say("winner-turns-trick"))
    return lawful("trick.gather")


def fold_gather(state: Minchiate, action: Gather) -> Minchiate:
    """From now on a revoke stands."""
    del action
    return state.in_phase(Turning())


def follow_turning(state: Minchiate) -> TrickGathered:
    """The trick goes to its winner's side."""
    return TrickGathered(winner=winner_of(state.deal.trick).seat)
