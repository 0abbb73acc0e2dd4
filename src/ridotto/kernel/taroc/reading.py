"""What a played card tells everybody of the hand it came from, by the readable game's judge."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
import numpy as np

from ridotto.cards import Card
from ridotto.games.taroc.pack import NUMBER as TAROC_NUMBER
from ridotto.games.taroc.pack import PACK, SKIS, SUITS, TAROCS
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.tricks import Duty, judge_card
from ridotto.kernel.contract import Numbers
from ridotto.kernel.taroc import layout
from ridotto.kernel.taroc.numbering import words
from ridotto.table import Seat
from ridotto.table.tricks import Played

FIRST_TOLD: Final = layout.PLAYED
"""The slots that follow from the cards played begin here."""
TOLD: Final = layout.KNOWN - layout.PLAYED
"""So many of them stand together: ``PLAYED``, ``ABSENT`` and ``SUITS_LED``."""
KEPT: Final = 10_000
"""Tricks that are read once only."""


def _kind(card: Card) -> int:
    if card == SKIS:
        return layout.NOTHING
    return next((n for n, suit in enumerate(SUITS) if card in suit.cards), layout.TAROC)


KIND: Final = {card: _kind(card) for card in PACK.cards}
"""The suit of each card as ``layout.LED`` has it."""


def led_kind(plays: Sequence[Played]) -> int:
    """What was led: the first card that is not the Skis tells (D 14)."""
    return next((KIND[p.card] for p in plays if p.card != SKIS), layout.NOTHING)


def disproved(rules: Rules, led: int, kind: int) -> Iterator[Card]:
    """Whoever held one of these could not have played a card of this kind: the judge is asked.

    When the Skis is due and which taroc must be beaten depends on more than the kind.
    """
    if layout.NOTHING in (led, kind):
        return
    plain = msgspec.structs.replace(rules, skis_deadline=1, must_overtrump=False)
    lead, card = (next(c for c in PACK.cards if KIND[c] == each) for each in (led, kind))
    for other in PACK.cards:
        duty = Duty(plain, (card, other), (Played(0, lead, 0),))
        if not judge_card(duty, card).lawful:
            yield other


class Reading:
    """The same for whole tricks, under one rule set; a trick is read once."""

    def __init__(self, rules: Rules) -> None:
        self.overtrump = rules.must_overtrump
        kinds = range(layout.LEADS)
        self.proof = [[words(disproved(rules, led, kind)) for kind in kinds] for led in kinds]
        self._tricks: dict[tuple[tuple[Seat, ...], tuple[Played, ...]], Numbers] = {}

    def told_by(self, players: tuple[Seat, ...], plays: tuple[Played, ...]) -> Numbers:
        """What a trick adds to the slots from ``FIRST_TOLD`` on."""
        key = players, plays
        if key not in self._tricks:
            if len(self._tricks) > KEPT:
                self._tricks.clear()
            self._tricks[key] = self._read(players, plays)
        return self._tricks[key]

    def _read(self, players: tuple[Seat, ...], plays: tuple[Played, ...]) -> Numbers:
        told = np.zeros(TOLD, dtype=np.int64)
        for turn, played in enumerate(plays):
            place, kind = players.index(played.seat), KIND[played.card]
            self._add(told, layout.PLAYED + 2 * place, words((played.card,)))
            self._add(told, layout.ABSENT + 2 * place, self._absent(plays[:turn], played.card))
            if not turn and kind != layout.NOTHING:
                told[layout.SUITS_LED + place - FIRST_TOLD] |= 1 << kind
        return told

    @staticmethod
    def _add(told: Numbers, slot: int, pair: tuple[int, int]) -> None:
        for word in range(2):
            told[slot + word - FIRST_TOLD] |= pair[word]

    def _absent(self, before: tuple[Played, ...], card: Card) -> tuple[int, int]:
        """Where it is agreed, a taroc below another says more than its kind (D 13)."""
        lo, hi = self.proof[led_kind(before)][KIND[card]]
        highest = max((TAROC_NUMBER.get(played.card, 0) for played in before), default=0)
        if self.overtrump and 0 < TAROC_NUMBER.get(card, 0) < highest:
            hi |= words(TAROCS[highest:])[1]
        return lo, hi


@cache
def reading_of(rules: Rules) -> Reading:
    """One for each rule set."""
    return Reading(rules)
