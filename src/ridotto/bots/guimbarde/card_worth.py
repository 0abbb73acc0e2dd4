"""What a card is worth, in jettons: the fonds, the weddings, and the Fou (text, r. 1-5)."""

from functools import cached_property
from typing import Final

from ridotto.bots.guimbarde.memory import Memory
from ridotto.bots.player import Choice
from ridotto.cards import Card
from ridotto.games.guimbarde.deal_end import prize
from ridotto.games.guimbarde.marriages import plain_king, table_marriages
from ridotto.games.guimbarde.pack import FOU, GUIMBARDE, KOENIG, mate_of
from ridotto.games.guimbarde.rules import AWARD, BreakMarriage, FouPay
from ridotto.games.guimbarde.state import tricks_won
from ridotto.games.guimbarde.tricks import due_queen, duty_of, judge_card

FIRST: Final = 0.25
SECOND: Final = 0.55
FURTHER: Final = 0.15
BEHIND: Final = 0.12
"""The share of the fonds that a trick is worth.

A seat's first, second and further trick, and one when somebody else already has two.
"""

KEEP: Final = 0.7
"""How much of a card's power is lost by spending it now."""

DRAGGED: Final = 0.45
"""The part of the Fou's pay that one may still hope for if he is kept."""

BRIDE_WAITS: Final = 0.25
"""The chance that the Guimbarde kept back meets the King later, if he is out."""


class CardWeigher:
    """Weighs every lawful card of one decision."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.duty = duty_of(memory.table, memory.seat)
        self.before = self.duty.before
        self.each = memory.rules.players - 1

    @cached_property
    def lawful(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        return tuple(card for card in self.duty.hand if judge_card(self.duty, card).lawful)

    @cached_property
    def trick(self) -> float:
        """What the next trick is worth to me: two are needed, the first to have them wins."""
        won = tricks_won(self.memory.table)
        mine = won[self.memory.seat]
        best = max((n for s, n in enumerate(won) if s != self.memory.seat), default=0)
        part = FURTHER if mine >= AWARD else SECOND if mine else FIRST
        if best >= AWARD and mine < best:
            part = BEHIND
        return part * max(1, prize(self.memory.table))

    def power(self, card: Card) -> float:
        """The chance that the card would win if it were led later."""
        return self.memory.wins(card, ())

    def weigh(self) -> tuple[Choice, ...]:
        """Every lawful card with its worth and why, best first."""
        return tuple(sorted(map(self._choice, self.lawful), key=lambda choice: -choice.value))

    def _choice(self, card: Card) -> Choice:
        chance = self.memory.wins(card, self.before)
        last = len(self.duty.hand) == 1
        spent = 0.0 if last else KEEP * self.power(card) * self.trick
        reasons = {
            "takes the trick": chance * self.trick,
            "is spent": -spent,
            "wedding": self._wedding(card, chance),
            "the Fou": self._fou(card, chance),
            "King and bride": self._great(card, chance),
            "breaks the marriage": self._broken(card),
        }
        told = [f"{why} {points:+.1f}" for why, points in reasons.items() if abs(points) >= 0.05]
        return Choice(card, sum(reasons.values()), ", ".join(told) or "costs nothing")

    def _wedding(self, card: Card, chance: float) -> float:
        """A king led may find his queen; a marriage on the table is worth taking, or not."""
        if not self.before and plain_king(card):
            queen = mate_of(card)
            assert queen is not None
            met = self.memory.holds(self.memory.others[0], queen)
            return met * (chance * (self.each - 1) - (1 - chance))
        if table_marriages(self.memory.rules, self.before):
            return 2 * chance
        return 0.0

    def _fou(self, card: Card, chance: float) -> float:
        """Lead him when neither King nor Guimbarde is to be feared, not as a last trump."""
        if card != FOU or self.memory.rules.fou_pay is FouPay.NONE:
            return 0.0
        if table_marriages(self.memory.rules, self.before):
            return -DRAGGED * self.each
        now = chance * self.each - (1 - chance)
        later = DRAGGED * self.power(FOU) * self.each if len(self.duty.hand) > 1 else 0.0
        return now - later

    def _great(self, card: Card, chance: float) -> float:
        """With the Guimbarde wait behind the King; with him beware of her (r. 4)."""
        lying = {played.card for played in self.before}
        if card == GUIMBARDE and KOENIG in lying:
            return float(self.each)
        if card == GUIMBARDE and KOENIG not in self.duty.hand:
            out = 1.0
            for seat in self.memory.others:
                out *= self.memory.none_of(seat, (KOENIG,))
            return -BRIDE_WAITS * (1 - out) * self.each
        taken = FOU in lying and card in (KOENIG, GUIMBARDE)
        return chance if taken else chance - 1.0 if card == KOENIG else 0.0

    def _broken(self, card: Card) -> float:
        """Where the queen may be kept back it costs a jetton to each."""
        free = self.memory.rules.break_marriage is BreakMarriage.ALLOWED_FOR_FINE
        queen = due_queen(self.duty) if free else None
        return -float(self.each) if queen is not None and card != queen else 0.0
