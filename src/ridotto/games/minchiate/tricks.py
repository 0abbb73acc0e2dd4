"""The play of the cards: what one may play, who plays, who takes (Dr. 5, 10, 13, 16)."""

from collections.abc import Sequence

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Gather, LayOpen, Play, PlayFallen, TakeBack
from ridotto.games.minchiate.discards import unshown
from ridotto.games.minchiate.events import TrickGathered
from ridotto.games.minchiate.pack import (
    KING_OF,
    MATTO,
    NUMBER,
    STRENGTH,
    has_tarocco,
    mates_in,
    of_suit,
)
from ridotto.games.minchiate.rules import Chooser, DiscardsShown, LastTrick, Rules
from ridotto.games.minchiate.state import (
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
from ridotto.table import Seat, Verdict, faulty, impossible, lawful, one_of
from ridotto.table.hands import put, reveal, without
from ridotto.table.tricks import Played


class Duty(msgspec.Struct, frozen=True):
    """What binds a player at his turn: the hand, the cards before him, and which trick it is."""

    rules: Rules
    hand: tuple[Card, ...]
    before: tuple[Played, ...]
    number: int
    suits_led: frozenset[str]


def judge_card(duty: Duty, card: Card) -> Verdict:
    """May this card of the hand be played? The one place where that is decided."""
    hand, suit = duty.hand, led_suit(duty.before)
    if matto_must_go(duty) and card != MATTO:
        return faulty("matto.late", "The Matto may not be kept for the last trick: play it now.")
    if suit is None:
        return lawful("play.lead")
    king = fallen_king(duty, suit)
    if king is not None and card != king and not matto_excuses(duty, card):
        return faulty("king.fall", f"The suit's first round, and trumped: {king} must fall.")
    if card == MATTO:
        return lawful("matto.free")
    return _follow(hand, suit, card)


def matto_must_go(duty: Duty) -> bool:
    """Dresden: played in the last trick but one at the latest (Dr. 5)."""
    forbidden = duty.rules.matto.last_trick is LastTrick.FORBIDDEN
    return forbidden and duty.number == TRICKS - 1 and MATTO in duty.hand


def matto_excuses(duty: Duty, card: Card) -> bool:
    """The Matto instead of the king: by its last-trick duty, or where that is agreed (Dr. 16)."""
    return card == MATTO and (duty.rules.king.matto_saves or matto_must_go(duty))


def fallen_king(duty: Duty, suit: str) -> Card | None:
    """The king that must fall: first round of his suit, trumped before him (Dr. 16)."""
    if suit == "T" or suit in duty.suits_led:
        return None
    trumped = any(played.card in NUMBER for played in duty.before)
    king = KING_OF[suit]
    return king if trumped and king in duty.hand else None


def _follow(hand: tuple[Card, ...], suit: str, card: Card) -> Verdict:
    """Follow suit; without it a tarocco; without both, anything (Dr. 10)."""
    if suit == "T":
        if card not in NUMBER and has_tarocco(hand):
            return faulty("follow.tarocco", "A tarocco is led: play one.")
        return lawful("follow.tarocco")
    mates = mates_in(hand, suit)
    if mates:
        if card not in mates:
            return faulty("follow.suit", f"Follow suit with {one_of(mates)}.")
        return lawful("follow.suit")
    if card not in NUMBER and has_tarocco(hand):
        return faulty("follow.trump", "Without the suit led one plays a tarocco.")
    return lawful("follow.trump")


def winner_of(trick: Sequence[Played]) -> Played:
    """The highest tarocco, else the highest card of the suit led; never the Matto (Dr. 5, 10)."""
    tarocchi = [played for played in trick if played.card in NUMBER]
    suit = led_suit(tuple(trick))
    rivals = tarocchi or [p for p in trick if suit is not None and of_suit((p.card,), suit)]
    return max(rivals, key=lambda played: STRENGTH[played.card]) if rivals else trick[0]


class Turn(msgspec.Struct, frozen=True):
    """Whose card is next, and who chooses it."""

    seat: Seat
    by: Seat


def next_turn(state: Minchiate) -> Turn | None:
    """The next to play to this trick, or None when it is complete.

    Open hands: in Dresden they come last, and whoever makes the trick chooses; in Florence
    they keep their turn, and the leader chooses. A fallen player on lead plays for himself.
    """
    deal = state.deal
    if not deal.fallen and len(deal.trick) < len(SEATS):
        # By far the most common: everybody holds a hand, and the next in order plays.
        seat = state.party.after(deal.trick[-1].seat) if deal.trick else deal.leader
        if deal.hands[seat]:
            return Turn(seat, seat)
    played = [p.seat for p in deal.trick]
    waiting = [s for s in trick_order(state) if deal.hands[s] and s not in played]
    if not waiting:
        return None
    if not deal.trick:
        return Turn(waiting[0], waiting[0])
    if state.rules.fallen.chooser is Chooser.LEADER:
        seat = waiting[0]
        return Turn(seat, deal.trick[0].seat if seat in deal.fallen else seat)
    live = [seat for seat in waiting if seat not in deal.fallen]
    if live:
        return Turn(live[0], live[0])
    played_out = [p for p in deal.trick if p.by == p.seat]
    return Turn(waiting[0], winner_of(played_out).seat)


def trick_order(state: Minchiate) -> tuple[Seat, ...]:
    """Everybody from the leader on."""
    return state.party.round_from(state.deal.leader)


def duty_of(state: Minchiate, seat: Seat) -> Duty:
    """What binds this seat now."""
    deal = state.deal
    return Duty(state.rules, deal.hands[seat], deal.trick, deal.trick_number, deal.suits_led)


def judge_play(state: Minchiate, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    return _judge_turn(state, action.seat, action.seat, action.card)


def judge_play_fallen(state: Minchiate, action: PlayFallen) -> Verdict:
    """A card of an open hand, chosen by whom the book names (Dr. 13, Fi. 10)."""
    return _judge_turn(state, action.fallen, action.seat, action.card)


def _judge_turn(state: Minchiate, seat: Seat, by: Seat, card: Card) -> Verdict:
    if not isinstance(state.phase, Leading | Playing):
        return impossible("play.turn", "No card is to be played now.")
    turn = next_turn(state)
    if turn is None or turn.by != by or turn.seat != seat:
        open_hand = turn is not None and turn.seat in state.deal.fallen
        rule = "cascare.choose" if open_hand and turn and turn.seat == seat else "play.turn"
        return impossible(rule, "It is not your turn to play that hand's card.")
    if card not in state.deal.hands[seat]:
        return impossible("play.held", f"{card} is not in the hand.")
    return judge_card(duty_of(state, seat), card)


def fold_play(state: Minchiate, action: Play) -> Minchiate:
    """A card from the hand to the table."""
    return _fold_card(state, action.seat, action.seat, action.card)


def fold_play_fallen(state: Minchiate, action: PlayFallen) -> Minchiate:
    """A card from an open hand to the table."""
    return _fold_card(state, action.fallen, action.seat, action.card)


def _fold_card(state: Minchiate, seat: Seat, by: Seat, card: Card) -> Minchiate:
    deal = state.deal
    state = state.with_deal(
        hands=put(deal.hands, seat, without(deal.hands[seat], (card,))),
        trick=(*deal.trick, Played(seat, card, by)),
    )
    return state.in_phase(_after_card(state))


def _after_card(state: Minchiate) -> Phase:
    if isinstance(state.phase, Leading):
        at_lead = state.rules.discards.shown is DiscardsShown.AT_LEAD
        return Showing() if at_lead and unshown(state) else Declaring()
    if next_turn(state) is not None:
        return Playing()
    return Complete() if state.strict else Turning()


def judge_gather(state: Minchiate, action: Gather) -> Verdict:
    """Whoever took the trick turns it."""
    if not isinstance(state.phase, Complete):
        return impossible("trick.gather", "No complete trick lies on the table.")
    if action.seat != winner_of(state.deal.trick).seat:
        return impossible("trick.gather", "Whoever took the trick turns it.")
    return lawful("trick.gather")


def fold_gather(state: Minchiate, action: Gather) -> Minchiate:
    """From now on a revoke stands."""
    del action
    return state.in_phase(Turning())


def follow_turning(state: Minchiate) -> TrickGathered:
    """The trick goes to its winner's side."""
    return TrickGathered(winner=winner_of(state.deal.trick).seat)


def judge_take_back(state: Minchiate, action: TakeBack) -> Verdict:
    """A revoke can be put right before the trick is turned, where the book allows (Dr. 14)."""
    trick = state.deal.trick
    place = place_in(trick, action.card)
    if not isinstance(state.phase, Playing | Complete) or place is None:
        return impossible("fault.revoke-mended", "That card does not lie in the trick.")
    if trick[place].by != action.seat:
        return impossible("fault.revoke-mended", "One takes back one's own card.")
    if not state.rules.faults.revoke_mended:
        return impossible("fault.revoke-mended", "By this book a revoke cannot be put right.")
    if judge_card(_duty_then(state, place), action.card).lawful:
        return impossible("fault.revoke-mended", "That card was lawful: it stays.")
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


def judge_lay_open(state: Minchiate, action: LayOpen) -> Verdict:
    """Without a tarocco one may lay one's hand open (Dr. 13)."""
    deal, seat = state.deal, action.seat
    hand = deal.hands[seat]
    if not isinstance(state.phase, Playing) or not hand or seat in deal.fallen:
        return impossible("cascare", "There is no hand to lay open.")
    if sorted(action.cards) != sorted(hand):
        return impossible("cascare", "One lays open the whole hand.")
    if has_tarocco(hand):
        return impossible("cascare", "One falls only when the last tarocco is gone.")
    return lawful("cascare")


def fold_lay_open(state: Minchiate, action: LayOpen) -> Minchiate:
    """Everybody sees the hand from now on."""
    deal, seat = state.deal, action.seat
    return state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], action.cards)),
        fallen=(*deal.fallen, seat),
    )
