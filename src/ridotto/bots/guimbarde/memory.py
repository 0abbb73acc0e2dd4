"""What a chair can know: which cards are out, who cannot have them, and how likely the rest is."""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from math import comb
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.guimbarde import boxes
from ridotto.games.guimbarde.boxes import SETS
from ridotto.games.guimbarde.pack import PERMANENT
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.games.guimbarde.trumps import TRUMPS, strength, suit_in_play, winning
from ridotto.table import Seat
from ridotto.table.tricks import Played

HIDDEN: Final = 0.1
"""The chance that somebody kept a card hidden and left its box standing."""


class Memory:
    """All that this chair has seen of the deal, put together once for one decision."""

    def __init__(self, table: Guimbarde, seat: Seat) -> None:
        self.table, self.seat, self.deal = table, seat, table.deal
        self.rules, self.trumps = table.rules, table.deal.trumps
        self.hand = self.deal.hands[seat]
        self.others = table.others(seat)

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """Cards that have shown themselves nowhere: with the others, or asleep in the talon."""
        deal = self.deal
        seen = {card for trick in deal.tricks for card in trick.cards}
        seen |= {played.card for played in deal.trick} | {c for h in deal.hands for c in h}
        seen.add(deal.turned or BACK)
        return frozenset(self.rules.the_pack.cards) - seen

    @cached_property
    def asleep(self) -> frozenset[Card]:
        """Permanent trumps whose box nobody drew: they are in the talon, or somebody hides them."""
        full = [box for box in boxes.ALL if boxes.content(self.table.boxes, box)]
        return frozenset(card for card in PERMANENT if SETS[(card,)] in full) & self.unseen

    @cached_property
    def kinds(self) -> dict[Card, str]:
        """The suit each card is of in the play."""
        return {card: suit_in_play(card, self.trumps) for card in self.rules.the_pack.cards}

    @cached_property
    def possible(self) -> dict[Seat, frozenset[Card]]:
        """The unseen cards each person may have, by what he played."""
        found = {seat: set(self.unseen - self.asleep) for seat in self.others}
        for plays in (*(trick.plays for trick in self.deal.tricks), self.deal.trick):
            for turn in range(1, len(plays)):
                if plays[turn].seat != self.seat:
                    found[plays[turn].seat] -= self._ruled_out(plays[: turn + 1])
        return {seat: frozenset(cards) for seat, cards in found.items()}

    def _ruled_out(self, plays: Sequence[Played]) -> set[Card]:
        """Who follows must beat if able, who is void must trump (r. 8, 9)."""
        card, led = plays[-1].card, self.kinds[plays[0].card]
        follows = self.kinds[card] == led
        out = set() if follows else {c for c in self.unseen if self.kinds[c] == led}
        level = self.rank(winning(plays[:-1], self.trumps).card, led)
        if self.rules.must_overtake and self.rank(card, led) <= level:
            suit = led if follows else TRUMPS
            out |= {c for c in self.unseen if self.kinds[c] == suit and self.rank(c, led) > level}
        # A marriage on the table binds the three, so nothing is said of them there.
        return out - set(PERMANENT)

    def rank(self, card: Card, led: str) -> tuple[int, int]:
        """How strong a card is in a trick of this suit."""
        return strength(card, led, self.trumps)

    def holds(self, seat: Seat, card: Card) -> float:
        """The chance that this person has this card."""
        return 1 - self.none_of(seat, (card,))

    def none_of(self, seat: Seat, cards: Iterable[Card]) -> float:
        """The chance that this person has none of these cards."""
        wanted, hand = frozenset(cards), self.deal.hands[seat]
        if not wanted.isdisjoint(hand):
            return 0.0
        possible = self.possible[seat]
        hidden = min(hand.count(BACK), len(possible))
        sly = HIDDEN * len(wanted & self.asleep) if hidden else 0.0
        wrong = len(wanted & possible)
        return (1 - sly) * comb(len(possible) - wrong, hidden) / comb(len(possible), hidden)

    def out(self, suit: str) -> Collection[Card]:
        """Cards of a suit that others may have."""
        known = [c for seat in self.others for c in self.deal.hands[seat] if c != BACK]
        return [c for c in (*self.unseen, *known) if self.kinds[c] == suit]

    def beats(self, seat: Seat, card: Card, led: str) -> float:
        """The chance that this person takes over from a card that is winning: who can must."""
        level = self.rank(card, led)
        trumps = [c for c in self.out(TRUMPS) if self.rank(c, led) > level]
        if led == TRUMPS:
            return 1 - self.none_of(seat, trumps)
        own = self.out(led)
        higher = 1 - self.none_of(seat, [c for c in own if self.rank(c, led) > level])
        void = self.none_of(seat, own)
        return min(1.0, higher + void * (1 - self.none_of(seat, trumps)))

    def wins(self, card: Card, before: Sequence[Played]) -> float:
        """The chance that a card takes the trick it is played to."""
        led = self.kinds[before[0].card] if before else self.kinds[card]
        if before and self.rank(winning(before, self.trumps).card, led) > self.rank(card, led):
            return 0.0
        chance = float(self.rank(card, led) > (0, 0))
        for seat in self.others[: self.rules.players - 1 - len(before)]:
            chance *= 1 - self.beats(seat, card, led)
        return chance
