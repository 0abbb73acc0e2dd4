"""What a played card tells everybody of the hand it came from, by the readable game's judge."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

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
from ridotto.table.tricks import Played, Trick

FIRST_TOLD: Final = layout.PLAYED
"""The slots that follow from the cards played begin here."""
TOLD: Final = layout.SKAR - layout.PLAYED
"""How many slots stand together: ``PLAYED``, ``ABSENT``, ``SUITS_LED`` and ``KNOWN``."""
Tricks: TypeAlias = tuple[Trick, ...]


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


class TrickInference:
    """What tricks tell of hands, for whole deals under one rule set; no trick is read twice."""

    def __init__(self, rules: Rules) -> None:
        self.overtrump = rules.must_overtrump
        kinds = range(layout.LEADS)
        self.proof = [[words(disproved(rules, led, kind)) for kind in kinds] for led in kinds]
        nothing = np.zeros(TOLD, dtype=np.int64)
        self._last: tuple[Tricks, tuple[Seat, ...], Seat, Numbers] = ((), (), 0, nothing)

    def told_by(self, players: tuple[Seat, ...], due: Seat, tricks: Tricks) -> Numbers:
        """What the tricks taken so far put into the slots; who was due to lead the first.

        Mostly it is the deal asked about before, and at most a trick longer.
        """
        before, *company, told = self._last
        known = len(before)
        if tricks[:known] != before or company != [players, due]:
            known, told = 0, np.zeros(TOLD, dtype=np.int64)
        for number in range(known, len(tricks)):
            leader = tricks[number - 1].winner if number else due
            told = told | self.told_by_trick(players, leader, tricks[number].plays)
        self._last = tricks, players, due, told
        return told

    def told_by_trick(
        self, players: tuple[Seat, ...], due: Seat, plays: tuple[Played, ...]
    ) -> Numbers:
        """What one trick tells. Who was due to lead and did not had the Skis (r. 18)."""
        told = np.zeros(TOLD, dtype=np.int64)
        for turn, played in enumerate(plays):
            place, kind = players.index(played.seat), KIND[played.card]
            self._add(told, layout.PLAYED + 2 * place, words((played.card,)))
            self._add(told, layout.ABSENT + 2 * place, self._absent(plays[:turn], played.card))
            if not turn and kind != layout.NOTHING:
                told[layout.SUITS_LED + place - FIRST_TOLD] |= 1 << kind
        if plays and plays[0].seat != due:
            self._add(told, layout.KNOWN + 2 * players.index(due), words((SKIS,)))
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


@lru_cache(maxsize=32)
def reading_of(rules: Rules) -> TrickInference:
    """One for each rule set."""
    return TrickInference(rules)
