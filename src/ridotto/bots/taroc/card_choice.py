"""The card to play: what the trick is worth, who may still take it, what the hand loses by it."""

from functools import cached_property

from ridotto.bots.player import Choice
from ridotto.bots.taroc.card_worth import higher_out, in_hand
from ridotto.bots.taroc.memory import KIND, Memory
from ridotto.bots.taroc.weights import Weights
from ridotto.cards import Card
from ridotto.games.taroc.pack import NUMBER, SKIS, TAROC
from ridotto.games.taroc.rules import EMPTY
from ridotto.games.taroc.state import led_suit
from ridotto.games.taroc.tricks import duty_of, judge_card, winner_of
from ridotto.table import Seat
from ridotto.table.tricks import Played

THREE_CARDS = 2.0
"""What every three cards cost in the count (r. 20)."""


class TrickContext:
    """One decision: the lawful cards, the trick so far, and who plays after."""

    def __init__(self, memory: Memory, weights: Weights) -> None:
        self.memory, self.weights = memory, weights
        self.trick = memory.deal.trick
        duty = duty_of(memory.table, memory.me)
        self.lawful = tuple(card for card in memory.hand if judge_card(duty, card).lawful)
        played = {memory.me, *(p.seat for p in self.trick)}
        order = memory.table.round_from(memory.deal.leader)
        self.later: tuple[Seat, ...] = tuple(seat for seat in order if seat not in played)
        self.last_trick = memory.left == 1

    @cached_property
    def led(self) -> str | None:
        """The suit led."""
        return led_suit(self.trick)

    @cached_property
    def loot(self) -> float:
        """What lies in the trick already."""
        worth = self.memory.rules.worth
        return float(sum(worth.get(p.card, EMPTY) for p in self.trick if p.card != SKIS))

    def takes(self, card: Card) -> bool:
        """Would this card have the trick now?"""
        if card == SKIS:
            return False
        mine = Played(self.memory.me, card, self.memory.me)
        return winner_of(self.memory.rules, (*self.trick, mine)).seat == self.memory.me

    def chance(self, card: Card) -> float:
        """How likely this card takes the trick in the end."""
        if not self.takes(card):
            return 0.0
        kind = KIND[card]
        led = kind if self.led is None else self.led
        lacking = {seat: self.memory.lacks(seat, led) for seat in self.later}
        if led == TAROC:
            return 1.0 - self._beaten(card, dict.fromkeys(self.later, 1.0))
        if kind == TAROC:
            return 1.0 - self._beaten(card, lacking)
        held = 1.0 - self._beaten(card, dict.fromkeys(self.later, 1.0))
        for seat, void in lacking.items():
            held *= 1.0 - void * (1.0 - self.memory.lacks(seat, TAROC))
        return held

    def _beaten(self, card: Card, able: dict[Seat, float]) -> float:
        """How likely a later player has a higher card, may play it, and does."""
        none = 1.0
        for other in higher_out(self.memory, card):
            somewhere = sum(self.memory.holds(seat, other) * may for seat, may in able.items())
            none *= 1.0 - min(1.0, somewhere / self.not_with_leader(other))
        return (1.0 - none) * self.weights.will

    def not_with_leader(self, other: Card) -> float:
        """A player who leads low in a suit rarely has its highest card."""
        leader = self.trick[0].seat if self.trick else self.memory.me
        if leader == self.memory.me or KIND[other] != self.led:
            return 1.0
        return 1.0 - self.weights.low_lead * self.memory.holds(leader, other)


def weigh(memory: Memory, weights: Weights) -> tuple[Choice, ...]:
    """Every lawful card with what it is worth and why, best first."""
    context = TrickContext(memory, weights)
    choices = [_choice(context, card) for card in context.lawful]
    return tuple(sorted(choices, key=lambda choice: -choice.value))


def _choice(context: TrickContext, card: Card) -> Choice:
    memory, weights = context.memory, context.weights
    chance = context.chance(card)
    own = 0 if card == SKIS else memory.rules.worth.get(card, EMPTY)
    total = context.loot + own + weights.joins * len(context.later) - THREE_CARDS
    kept = 0.0 if context.last_trick else in_hand(memory, card, weights)
    parts = [
        (chance * total, f"takes {total:.0f} points in {chance:.0%}"),
        (-kept, "what it could do later"),
        (_pagat_at_stake(context, card, chance), "the Pagat"),
        (_void(context, card), "leaves a suit void"),
        (_force(context, card), "draws tarocs"),
        (_saved_queen(context, card), "saves the Queen from the King"),
    ]
    told = sorted((part for part in parts if abs(part[0]) >= 0.05), key=lambda p: -abs(p[0]))
    why = "; ".join(f"{words} ({points:+.1f})" for points, words in told[:3])
    return Choice(card, sum(points for points, _ in parts), why)


def _pagat_at_stake(context: TrickContext, card: Card, chance: float) -> float:
    """One's own is not to be lost, another's to be caught; the last trick pays (r. 12, 13)."""
    rules, pagat = context.memory.rules, context.memory.rules.pagat
    if card == pagat:
        won = 2.0 * rules.pagat_last if context.last_trick else 0.0
        lost = 2.0 * (rules.pagat_lost_last if context.last_trick else rules.pagat_lost)
        return chance * won - (1.0 - chance) * lost
    if any(played.card == pagat for played in context.trick) and context.takes(card):
        return float(rules.pagat_lost_last if context.last_trick else rules.pagat_lost)
    return 0.0


def _saved_queen(context: TrickContext, card: Card) -> float:
    """Let the King behind fall on something else, with the Skis if need be (r. 6)."""
    memory, led = context.memory, context.led
    if led in (None, TAROC):
        return 0.0
    king, queen = Card(f"{led}K"), Card(f"{led}Q")
    if queen not in memory.hand or card == queen or king in memory.seen:
        return 0.0
    behind = sum(memory.holds(seat, king) for seat in context.later) / context.not_with_leader(king)
    return context.weights.queen_saved * min(1.0, behind) * context.weights.will


def _void(context: TrickContext, card: Card) -> float:
    """A hand with tarocs likes to get rid of the last card of a suit."""
    kind = KIND[card]
    if kind in (TAROC, SKIS) or context.last_trick:
        return 0.0
    mates = sum(KIND[other] == kind for other in context.memory.hand)
    tarocs = sum(other in NUMBER for other in context.memory.hand)
    alone = mates == 1 and any(KIND[other] == kind for other in context.memory.unseen)
    return context.weights.void if alone and tarocs > 1 else 0.0


def _force(context: TrickContext, card: Card) -> float:
    """Lead tarocs while the Pagat is out, or to guard one's own, if one has more (r. 12)."""
    memory = context.memory
    if context.trick or card not in NUMBER or not memory.unseen_tarocs:
        return 0.0
    mine = sum(other in NUMBER for other in memory.hand)
    more = mine - max(memory.tarocs(seat) for seat in memory.others)
    own = memory.rules.pagat in memory.hand
    if not (own or memory.pagat_is_out) or card == memory.rules.pagat:
        return 0.0
    return context.weights.force * max(-6.0, min(6.0, more))
