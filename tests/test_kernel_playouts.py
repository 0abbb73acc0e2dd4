"""Minchiate's quick way to play deals by chance ends where the contract's acts end (decision 0010).

The contract is asked act by act with the same dice: what the quick way is said to choose must be
lawful there, and every slot of the finished deal must be the same.
"""

from collections import Counter
from random import Random
from typing import Final

import numpy as np
import pytest

from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, PACK, SUITS
from ridotto.games.minchiate.rules import Rules
from ridotto.kernel.card_sets import WORD, pick
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.minchiate import (
    act,
    begin,
    cards_in,
    empty_deal,
    finish,
    lawful,
    layout,
    make_tables,
    new_pack,
    play_deal,
    playout_random,
    shuffle,
    turn,
    words,
)
from ridotto.kernel.minchiate.numbering import (
    ACTS,
    DRAW,
    HOLD_BACK,
    LEAVE,
    ROB,
    SHOW,
    SHOW_WITH_MATTO,
)
from ridotto.kernel.splitmix import Dice, below, dice_from
from ridotto.testing.agreement import bits_of
from tests.minchiate_deals import AGREEMENTS, BOOKS, agreed, each_book

pytestmark = pytest.mark.xdist_group("kernel-small")
"""The process that has compiled these functions for another file need not do so again."""

DEALS: Final = 3
"""Under every option of either book."""

CARDS_CHOSEN: Final = (layout.LEADING, layout.PLAYING, layout.EXCHANGING)
"""The phases whose acts the quick way counts."""

MEMORY: Final = {*range(layout.PLAYED, layout.LAST_PLAYED), layout.VOIDS}
"""Who played what, and what he showed to lack: in tricks played at once nobody remembers it."""

MUCH_COUNTS: Final = [
    card for card in PACK.cards if card != "M" and (card in KINGS or card not in SUITS[0].cards)
]
"""With so many carte di conto a robbery is often so long that the dealer comes short."""


def lawful_acts(t: Tables, deal: Deal) -> list[int]:
    found = np.zeros(-(-ACTS // WORD), dtype=np.int64)
    lawful(t, deal, found)
    return bits_of(found)


def chosen_act(rules: Rules, t: Tables, deal: Deal, dice: Dice) -> int:
    """What the quick way says it does: cut anywhere, rob all, show all, play any lawful card."""
    acts = lawful_acts(t, deal)
    phase = deal[layout.PHASE]
    if phase == layout.CUTTING:
        return acts[below(dice, len(acts))]
    if phase == layout.ROBBING:
        return ROB if ROB in acts else LEAVE
    if phase == layout.DECLARING:
        return next(a for a in (SHOW_WITH_MATTO, SHOW, HOLD_BACK) if a in acts)
    if phase == layout.FILLING:
        places = sum(1 << number - DRAW for number in acts)
        return DRAW + int(pick(places, 0, dice))
    if phase == layout.DISCARDING:
        lo, hi = words(laid_away_first(rules, hand_of(deal)))
        return int(pick(lo, hi, dice))
    low, high = (sum(1 << n % WORD for n in acts if n // WORD == word) for word in (0, 1))
    return int(pick(low, high, dice))


def hand_of(deal: Deal) -> tuple[Card, ...]:
    place = layout.HANDS + 2 * int(deal[layout.TURN])
    return cards_in(deal[place], deal[place + 1])


def laid_away_first(rules: Rules, hand: tuple[Card, ...]) -> list[Card]:
    """Cartiglie of the shortest suit, then tarocchi that count nothing, then anything (Dr. 8)."""
    poor = [card for card in hand if card not in rules.worth]
    suits = [[card for card in poor if card in suit.cards] for suit in SUITS]
    found = min((cards for cards in suits if cards), key=len, default=poor)
    return found or list(hand)


def play_by_the_contract(rules: Rules, t: Tables, deal: Deal, dice: Dice) -> Counter[int]:
    """To the payment; how many acts were chosen in each phase."""
    phases = Counter[int]()
    while turn(t, deal) != NOBODY:
        number = chosen_act(rules, t, deal, dice)
        assert number in lawful_acts(t, deal)
        phases[int(deal[layout.PHASE])] += 1
        act(t, deal, number)
    finish(t, deal)
    return phases


def differing(quick: Deal, whole: Deal) -> dict[int, tuple[int, int]]:
    """Where the arrays differ; of what is merely remembered, where the quick way made it up."""
    return {
        slot: (int(quick[slot]), int(whole[slot]))
        for slot in np.flatnonzero(quick != whole).tolist()
        if slot not in MEMORY or quick[slot] & ~whole[slot]
    }


def check_deal(rules: Rules, t: Tables, seed: int) -> set[int]:
    """A whole deal both ways; in which phases there was something to choose."""
    dice, packs = dice_from(seed), np.tile(new_pack(t), (2, 1))
    quick, whole = empty_deal(), empty_deal()
    quick[layout.DEALER] = whole[layout.DEALER] = seed % layout.SEATS
    chosen = play_deal(t, quick, packs[0], np.zeros(1, dtype=np.int64), dice)
    again = dice_from(seed)
    whole[layout.DEALER] = (seed + 1) % layout.SEATS
    shuffle(t, packs[1], again)
    begin(t, whole, packs[1], 0)
    phases = play_by_the_contract(rules, t, whole, again)
    assert differing(quick, whole) == {}
    assert chosen == sum(phases[phase] for phase in CARDS_CHOSEN)
    assert dice.tolist() == again.tolist()
    return set(phases)


@pytest.mark.parametrize("number", range(AGREEMENTS))
def test_whole_deals_end_in_the_same_array(number: int) -> None:
    rules, t = agreed(number)
    for seed in range(DEALS):
        check_deal(rules.read(Rules), t, DEALS * number + seed)


@each_book
def test_short_dealers_end_in_the_same_array(book: str) -> None:
    many = {"values.three": MUCH_COUNTS, "values.five": ["M"], "values.ten": []}
    rules = BOOKS[book].with_options({**many, "shuffle.bottom": "cartiglia"})
    t, met = make_tables(rules), set[int]()
    for seed in range(40):
        met |= check_deal(rules.read(Rules), t, seed)
    assert met == set(range(layout.COUNTING))


@pytest.mark.parametrize("number", range(0, AGREEMENTS, 3))
def test_positions_played_out_end_in_the_same_array(number: int) -> None:
    """From anywhere after the deal, within a trick or between two declarations too."""
    agreement, t = agreed(number)
    rules, chance, deal = agreement.read(Rules), Random(number), empty_deal()
    pack, dice = new_pack(t), dice_from(number)
    shuffle(t, pack, dice)
    begin(t, deal, pack, 0)
    while turn(t, deal) != NOBODY:
        if deal[layout.PHASE] >= layout.LEADING and chance.random() < 0.3:
            check_position(rules, t, deal, chance.randrange(1000))
        act(t, deal, chance.choice(lawful_acts(t, deal)))


def check_position(rules: Rules, t: Tables, position: Deal, seed: int) -> None:
    """Played on both ways."""
    quick, whole, dice, again = position.copy(), position.copy(), dice_from(seed), dice_from(seed)
    chosen = playout_random(t, quick, dice)
    finish(t, quick)
    phases = play_by_the_contract(rules, t, whole, again)
    assert differing(quick, whole) == {}
    assert chosen == sum(phases[phase] for phase in CARDS_CHOSEN)
    assert dice.tolist() == again.tolist()
