"""The play of the cards: what one may play, who plays, who takes (r. 4, 6, 15-18)."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.acts import PassLead, Play
from ridotto.games.taroc.pack import NUMBER, SKIS, TAROC, of_suit, suit_of, tarocs_in
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.state import Leading, Playing, Taroc, Turning, led_suit
from ridotto.table import Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import drop
from ridotto.table.last_answer import remembered
from ridotto.table.sentence import Sentence
from ridotto.table.sentences import say as shared
from ridotto.table.tricks import Played, highest

LED: Final = lawful("play.lead")
SKIS_FREE: Final = lawful("skis.free")
FOLLOWED: Final = lawful("follow.suit")
FREE: Final = lawful("follow.free")
TAROC_LED: Final = lawful("follow.taroc")
TRUMPED: Final = lawful("follow.trump")
PLAYED_IN: Final = (Leading, Playing)
"""The phases in which cards are played."""


class Duty(msgspec.Struct, frozen=True, dict=True):
    """What binds a player at his turn: the hand he plays from, and the cards before him."""

    rules: Rules
    hand: tuple[Card, ...]
    before: tuple[Played, ...]

    @cached_property
    def suit(self) -> str | None:
        """The suit led."""
        return led_suit(self.before)

    @cached_property
    def mates(self) -> tuple[Card, ...]:
        """His cards of that suit."""
        return () if self.suit is None else of_suit(self.hand, self.suit)

    @cached_property
    def tarocs(self) -> tuple[Card, ...]:
        """His tarocs."""
        return tarocs_in(self.hand)

    @property
    def skis_is_due(self) -> bool:
        """So few cards left that the Skis must be laid off now (r. 18)."""
        return SKIS in self.hand and len(self.hand) <= self.rules.skis_deadline


def judge_card(duty: Duty, card: Card) -> Verdict:
    """May this card of the hand be played? The one place where that is decided."""
    if card == SKIS and not duty.before and not duty.rules.skis_may_be_led:
        return impossible("skis.lead", say("skis-not-led"))
    kept = judge_keeping(duty, card)
    return kept if kept is not None else judge_following(duty, card)


def judge_keeping(duty: Duty, card: Card) -> Verdict | None:
    """Is the Skis kept longer than it may be (r. 17, 18)?"""
    if card == SKIS or SKIS not in duty.hand:
        return None
    if duty.skis_is_due:
        return faulty("skis.deadline", say("skis-due"))
    if duty.suit is not None and not duty.mates and not duty.tarocs:
        return faulty("skis.no-tarocs", say("skis-must-go"))
    return None


def judge_following(duty: Duty, card: Card) -> Verdict:
    """Follow suit; without it a taroc; without both, anything; the Skis is free (r. 4, 6, 15)."""
    hand, suit, mates = duty.hand, duty.suit, duty.mates
    if card == SKIS:
        return SKIS_FREE
    if suit is None:
        return LED
    if mates and card not in mates:
        rule = "follow.taroc" if suit == TAROC else "follow.suit"
        return faulty(rule, _follow(hand, mates))
    if not mates and duty.tarocs and card not in NUMBER:
        return faulty("follow.trump", say("take-with-taroc", skis=_held_skis(hand)))
    if card in NUMBER:
        return _judge_taroc(duty, card, suit)
    return FOLLOWED if mates else FREE


def _follow(hand: tuple[Card, ...], mates: tuple[Card, ...]) -> Sentence:
    return say("follow-suit", cards=mates, skis=_held_skis(hand))


def _held_skis(hand: tuple[Card, ...]) -> str:
    """The Skis is always lawful instead (r. 6): a refusal names it too."""
    return "held" if SKIS in hand else "elsewhere"


def _judge_taroc(duty: Duty, card: Card, suit: str) -> Verdict:
    """Where it is agreed, a taroc must beat the tarocs before it if one can (D 13)."""
    good = TAROC_LED if suit == TAROC else TRUMPED
    if not duty.rules.must_overtrump:
        return good
    before = max((NUMBER.get(played.card, 0) for played in duty.before), default=0)
    able = any(NUMBER[taroc] > before for taroc in duty.tarocs)
    if before and able and NUMBER[card] < before:
        return faulty("follow.overtrump", say("overtrump"))
    return good


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
    deal, trick = state.deal, state.deal.trick
    if len(trick) == len(deal.players):
        return None
    if not trick and deal.hands[deal.leader]:
        return deal.leader
    played = [p.seat for p in trick]
    for seat in state.round_from(deal.leader):
        if deal.hands[seat] and seat not in played:
            return seat
    return None


@remembered
def duty_of(state: Taroc, seat: Seat) -> Duty:
    """What binds this seat now: asked for what is offered, and again for what is done."""
    return Duty(state.rules, state.deal.hands[seat], state.deal.trick)


def judge_play(state: Taroc, action: Play) -> Verdict:
    """A card of one's own hand, in turn."""
    if not isinstance(state.phase, PLAYED_IN):
        return impossible("play.turn", shared("no-card-now"))
    if turn_of(state) != action.seat:
        return impossible("play.turn", shared("not-your-play"))
    if action.card not in state.deal.hands[action.seat]:
        return impossible("play.held", shared("not-in-the-hand", card=(action.card,)))
    return judge_card(duty_of(state, action.seat), action.card)


def fold_play(state: Taroc, action: Play) -> Taroc:
    """A card from the hand to the table."""
    deal, seat, card = state.deal, action.seat, action.card
    deal = msgspec.structs.replace(
        deal,
        hands=drop(deal.hands, seat, card),
        trick=(*deal.trick, Played(seat, card, seat)),
    )
    state = msgspec.structs.replace(state, deal=deal)
    if turn_of(state) is None:
        return state.in_phase(Turning())
    return state if isinstance(state.phase, Playing) else state.in_phase(Playing())


def judge_pass_lead(state: Taroc, action: PassLead) -> Verdict:
    """On lead with the Skis at its deadline one does not lead; one's neighbour does (r. 18)."""
    if not isinstance(state.phase, PLAYED_IN) or turn_of(state) != action.seat:
        return impossible("skis.pass-lead", say("not-your-lead"))
    if state.deal.trick:
        return impossible("skis.pass-lead", say("trick-led"))
    if state.rules.skis_may_be_led or not duty_of(state, action.seat).skis_is_due:
        return impossible("skis.pass-lead", say("must-lead"))
    return lawful("skis.pass-lead")


def fold_pass_lead(state: Taroc, action: PassLead) -> Taroc:
    """His right-hand neighbour leads (r. 18): the player before him where play goes left."""
    others = state.round_from(action.seat)[1:]
    return state.with_deal(leader=others[-1] if state.rules.right_hand_leads else others[0])
