"""Cards tried in worlds: which of them are alike, and what each is worth."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.racing import Row
from ridotto.bots.minchiate.settings import Settings
from ridotto.bots.minchiate.sight import Look
from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO
from ridotto.games.minchiate.state import Minchiate
from ridotto.kernel.chance import dice_from
from ridotto.kernel.minchiate.layout import FOLLA, HANDS, SEATS, empty_deal
from ridotto.kernel.minchiate.minds import GAP, NONE, make_mind
from ridotto.kernel.minchiate.numbering import CARD, NUMBER, cards_in, words
from ridotto.kernel.minchiate.search import look_at_stakes, try_cards, try_discards
from ridotto.kernel.minchiate.stakes import ENDS
from ridotto.kernel.minchiate.tables import Tables
from ridotto.table import View

OUT: Final = -1
STAKES: Final = 8
"""Worlds from which it is gathered what each card means."""
READER: Final = 2.0
"""How much noise others' plays are thought to have, in points."""


def alike(view: View[Minchiate], seen: Look, lawful: list[Card]) -> list[list[Card]]:
    """The cards that may be played, those together that come to the same.

    Worthless cards of one suit do, when nobody else can have a card between them.
    """
    inside, others = view.table.rules.worth_inside, _with_others(view, seen)
    groups: list[list[Card]] = []
    for card in sorted(lawful, key=NUMBER.__getitem__):
        last = groups[-1][-1] if groups else MATTO
        same = KIND[last] == KIND[card] and not {card, last} & inside.keys()
        between = range(NUMBER[last] + 1, NUMBER[card])
        if same and not any(CARD.get(number) in others for number in between):
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def _with_others(view: View[Minchiate], seen: Look) -> set[Card]:
    """Cards that others may play or have played to this trick."""
    assert view.seat is not None
    deal, me = seen.hidden.known, view.table.party.order.index(view.seat)
    cards = {CARD[number] for number in seen.hidden.cards.tolist() if number in CARD}
    cards.update(played.card for played in view.table.deal.trick)
    for seat in range(SEATS):
        if seat != me:
            cards.update(cards_in(deal[HANDS + 2 * seat], deal[HANDS + 2 * seat + 1]))
    return cards - set(cards_in(deal[FOLLA], deal[FOLLA + 1]))


class Bench:
    """What every trial needs to play worlds out: tables, minds, dice and room."""

    def __init__(self, t: Tables, seen: Look, settings: Settings, seed: int) -> None:
        self.t, self.seen, self.settings = t, seen, settings
        self.dice, self.again = dice_from(seed), dice_from(0)
        self.world, self.deal = empty_deal(), empty_deal()
        self.mind, self.reader = make_mind(), make_mind(noise=READER)
        ends = np.zeros(ENDS, dtype=np.int64)
        look_at_stakes(t, self.mind, seen.hidden, self.world, ends, STAKES, self.dice)
        self.reader[GAP:NONE] = self.mind[GAP:NONE]


class CardTrial:
    """Cards, one of each kind, tried in worlds."""

    def __init__(self, bench: Bench, cards: list[Card]) -> None:
        self.bench = bench
        self.cards = np.array([NUMBER[card] for card in cards], dtype=np.int64)

    def __call__(self, running: NDArray[np.bool_], begun: int, worlds: int, values: Row) -> None:
        """Try the cards still running in so many more worlds."""
        on, seen, settings = self.bench, self.bench.seen, self.bench.settings
        swaps = settings.swaps if len(seen.past.plays) and len(seen.hidden.cards) else 0
        try_cards(
            on.t, on.mind, on.reader, seen.hidden, seen.past, on.world, on.deal,
            np.where(running, self.cards, OUT), seen.voids, begun, worlds, swaps, settings.paid,
            settings.plain, values, on.dice, on.again,
        )  # fmt: skip


class DiscardTrial:
    """Ways to lay away, tried in worlds."""

    def __init__(self, bench: Bench, ways: list[tuple[Card, ...]], owed: list[int]) -> None:
        """``owed`` is what each of the others still has to lay away, by their order of play."""
        self.bench = bench
        self.ways = np.array([word for way in ways for word in words(way)], dtype=np.int64)
        self.owed = np.array(owed, dtype=np.int64)

    def __call__(self, running: NDArray[np.bool_], begun: int, worlds: int, values: Row) -> None:
        """Try the ways still running in so many more worlds."""
        on, seen = self.bench, self.bench.seen
        try_discards(
            on.t, on.mind, seen.hidden, seen.past.reader, self.owed, on.world, on.deal, self.ways,
            running, begun, worlds, on.settings.paid, values, on.dice, on.again,
        )  # fmt: skip
