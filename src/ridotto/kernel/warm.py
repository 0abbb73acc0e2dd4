"""Compile the kernel ahead: ``python -m ridotto.kernel.warm``.

Every function is called once, so that what was compiled is kept for the next process.
"""

import time
from typing import Final

import numpy as np

from ridotto.games.minchiate import MINCHIATE
from ridotto.kernel.chance import dice_from
from ridotto.kernel.filling import new_scratch
from ridotto.kernel.minchiate import deal_random, empty_deal, layout, make_tables, new_pack
from ridotto.kernel.minchiate.layout import Deal
from ridotto.kernel.minchiate.minds import make_mind
from ridotto.kernel.minchiate.playout import play_many, playout_random
from ridotto.kernel.minchiate.reading import Past
from ridotto.kernel.minchiate.search import look_at_stakes, try_cards, try_discards
from ridotto.kernel.minchiate.stakes import ENDS
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.worlds import Hidden

HEAPS: Final = 2


def warm() -> float:
    """Compile what is not compiled yet; how many seconds that took."""
    begun = time.perf_counter()
    t = make_tables(next(iter(MINCHIATE.rule_sets.values())))
    dice, deal, pack = dice_from(1), empty_deal(), new_pack(t)
    play_many(t, 1, dice, deal, pack, empty_deal())
    deal_random(t, deal, pack, 0, dice)
    _search(t, deal)
    playout_random(t, deal, dice)
    return time.perf_counter() - begun


def _search(t: Tables, deal: Deal) -> None:
    """A search in which the first card of two hands is hidden."""
    hidden = _hidden(deal)
    mind, world, room, dice = make_mind(), empty_deal(), empty_deal(), dice_from(2)
    look_at_stakes(t, mind, hidden, world, np.zeros(ENDS, dtype=np.int64), 1, dice)
    seat = int(deal[layout.TURN])
    past = Past(deal.copy(), np.zeros(0, dtype=np.int64), seat, np.zeros(5), empty_deal())
    values, again = np.zeros((1, 2)), dice_from(3)
    card = np.array([_first_card(deal, seat)])
    try_cards(
        t, mind, mind.copy(), hidden, past, world, room, card, 0, 0, 1, 1, 0.5, False, values, dice,
        again,
    )  # fmt: skip
    owed, way, running = (
        np.zeros(4, dtype=np.int64),
        np.zeros(2, dtype=np.int64),
        np.ones(1, bool),
    )
    try_discards(
        t, mind, hidden, seat, owed, world, room, way, running, 0, 1, 0.5, values, dice, again
    )


def _hidden(deal: Deal) -> Hidden:
    known, seat = deal.copy(), int(deal[layout.TURN])
    others = [(seat + 1) % layout.SEATS, (seat + 2) % layout.SEATS]
    cards = [_first_card(deal, other) for other in others]
    for other, card in zip(others, cards, strict=True):
        known[layout.HANDS + 2 * other + card // 64] ^= 1 << card % 64
    return Hidden(
        known=known,
        cards=np.array(cards),
        options=np.full(HEAPS, 0b11, dtype=np.int64),
        room=np.ones(HEAPS, dtype=np.int64),
        places=np.array([layout.HANDS + 2 * other for other in others]),
        where=np.zeros(HEAPS, dtype=np.int64),
        scratch=new_scratch(HEAPS),
        leaning=np.zeros(0),
    )


def _first_card(deal: Deal, seat: int) -> int:
    words = [int(deal[layout.HANDS + 2 * seat + word]) for word in range(2)]
    bits = words[0] | words[1] << 64
    return (bits & -bits).bit_length() - 1


if __name__ == "__main__":
    warm()
