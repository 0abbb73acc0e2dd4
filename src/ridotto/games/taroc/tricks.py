"""The play of the cards: what one may play, who plays, who takes (r. 4, 6, 15-18)."""

from collections.abc import Sequence

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.acts import PassLead, Play
from ridotto.games.taroc.pack import NUMBER, SKIS, TAROC, of_suit, suit_of, tarocs_in
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import Leading, Playing, Taroc, Turning, led_suit
from ridotto.table import Seat, Verdict, faulty, impossible, lawful, one_of
from ridotto.table.hands import put, without
from ridotto.table.tricks import Played, highest


class Duty(msgspec.Struct, frozen=True):
    """What binds a player at his turn: the hand he plays from, and the cards before him."""

    rules: Rules
    hand: tuple[Card, ...]
    before: tuple[Played, ...]

    @property
    def skis_is_due(self) -> bool:
        """So few cards left that the Skis must be laid off now (r. 18)."""
        return SKIS in self.hand and len(self.hand) <= self.rules.skis_deadline


def judge_card(duty: Duty, card: Card) -> Verdict:
    """May this card of the hand be played? The one place where that is decided."""
    if card == SKIS and not duty.before and not duty.rules.skis_may_be_led:
        return impossible("skis.lead", "The Skis cannot be led.")
    kept = judge_keeping(duty, card)
    return kept if kept is not None else judge_following(duty, card)


def judge_keeping(duty: Duty, card: Card) -> Verdict | None:
    """Is the Skis kept longer than it may be (r. 17, 18)?"""
    if card == SKIS or SKIS not in duty.hand:
        return None
    if duty.skis_is_due:
        return faulty("skis.deadline", "The Skis may not be kept any longer: lay it off now.")
    suit = led_suit(duty.before)
    if suit is not None and not of_suit(duty.hand, suit) and not tarocs_in(duty.hand):
        return faulty("skis.no-tarocs", "Without the suit led and without tarocs the Skis must go.")
    return None


def judge_following(duty: Duty, card: Card) -> Verdict:
    """Follow suit; without it a taroc; without both, anything; the Skis is free (r. 4, 6, 15)."""
    hand, suit = duty.hand, led_suit(duty.before)
    if card == SKIS:
        return lawful("skis.free")
    if suit is None:
        return lawful("play.lead")
    mates = of_suit(hand, suit)
    if mates and card not in mates:
        rule = "follow.taroc" if suit == TAROC else "follow.suit"
        return faulty(rule, f"Follow suit with {one_of(mates)}{_or_the_skis(hand)}.")
    if not mates and tarocs_in(hand) and card not in NUMBER:
        reason = f"Without the suit led one must take with a taroc{_or_the_skis(hand)}."
        return faulty("follow.trump", reason)
    if card in NUMBER:
        return _judge_taroc(duty, card, suit)
    return lawful("follow.suit" if mates else "follow.free")


def _or_the_skis(hand: tuple[Card, ...]) -> str:
    """The Skis is always lawful instead (r. 6): a refusal names it too."""
    return ", or lay off the Skis" if SKIS in hand else ""


def _judge_taroc(duty: Duty, card: Card, suit: str) -> Verdict:
    """Where it is agreed, a taroc must beat the tarocs before it if one can (D 13)."""
    rule = "follow.taroc" if suit == TAROC else "follow.trump"
    before = max((NUMBER.get(played.card, 0) for played in duty.before), default=0)
    able = any(NUMBER[taroc] > before for taroc in tarocs_in(duty.hand))
    if duty.rules.must_overtrump and before and able and NUMBER[card] < before:
        return faulty("follow.overtrump", "At this table a taroc must beat the one before it.")
    return lawful(rule)


def winner_of(rules: Rules, trick: Sequence[Played]) -> Played:
    """The highest taroc, else the highest card of the suit led; never the Skis (r. 6)."""
    suit = led_suit(tuple(trick))

    def strength(card: Card) -> tuple[int, ...]:
        if card == SKIS:
            return (-1,)
        followed = suit_of(card) == suit
        return (2 if card in NUMBER else int(followed), rules.strength[card])

    return highest(trick, strength)


def turn_of(state: Taroc) -> Seat | None:
    """The next to play to this trick, or None when it is complete."""
    deal = state.deal
    played = [p.seat for p in deal.trick]
    waiting = [s for s in state.round_from(deal.leader) if deal.hands[s] and s not in played]
    return waiting[0] if waiting else None


def duty_of(state: Taroc, seat: Seat) -> Duty:
    """What binds this seat now."""
    return Duty(state.rules, state.deal.hands[seat], state.deal.trick)


def judge_play(state: Taroc, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    if not isinstance(state.phase, Leading | Playing):
        return impossible("play.turn", "No card is to be played now.")
    if turn_of(state) != action.seat:
        return impossible("play.turn", "It is not your turn to play.")
    if action.card not in state.deal.hands[action.seat]:
        return impossible("play.held", f"{action.card} is not in the hand.")
    return judge_card(duty_of(state, action.seat), action.card)


def fold_play(state: Taroc, action: Play) -> Taroc:
    """A card from the hand to the table."""
    deal, seat, card = state.deal, action.seat, action.card
    state = state.with_deal(
        hands=put(deal.hands, seat, without(deal.hands[seat], (card,))),
        trick=(*deal.trick, Played(seat, card, seat)),
    )
    return state.in_phase(Turning() if turn_of(state) is None else Playing())


def judge_pass_lead(state: Taroc, action: PassLead) -> Verdict:
    """On lead with the Skis at its deadline one does not lead; one's neighbour does (r. 18)."""
    if not isinstance(state.phase, Leading | Playing) or turn_of(state) != action.seat:
        return impossible("skis.pass-lead", "It is not your turn to lead.")
    if state.deal.trick:
        return impossible("skis.pass-lead", "The trick has been led.")
    if state.rules.skis_may_be_led or not duty_of(state, action.seat).skis_is_due:
        return impossible("skis.pass-lead", "You must lead: no Skis forbids it.")
    return lawful("skis.pass-lead")


def fold_pass_lead(state: Taroc, action: PassLead) -> Taroc:
    """His right-hand neighbour leads (r. 18): the player before him where play goes left."""
    others = state.round_from(action.seat)[1:]
    return state.with_deal(leader=others[-1] if state.rules.right_hand_leads else others[0])
