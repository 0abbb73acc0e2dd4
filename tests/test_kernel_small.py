"""The kernel's small parts: words, dice, the deal, and what may call it."""

import subprocess
import sys
from collections import Counter
from typing import Any, Final

import numba
import numpy as np
import pytest

from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.pack import KINGS, MATTO, PACK, STRENGTH, TAROCCHI
from ridotto.kernel.card_sets import lowest, nth, pick, popcount
from ridotto.kernel.minchiate import (
    CARD,
    NUMBER,
    Deal,
    cards_in,
    deal_random,
    empty_deal,
    finish,
    gain,
    layout,
    make_tables,
    new_pack,
    play_many,
    play_out_many,
    playout_random,
    tables,
    words,
)
from ridotto.kernel.minchiate.deal_start import shuffle
from ridotto.kernel.splitmix import below, dice_from

pytestmark = pytest.mark.xdist_group("kernel-small")
"""Only here some functions are called from outside: one process compiles them."""

DRESDEN: Final = make_tables(MINCHIATE.rule_sets["dresden-1798"])
FIRENZE: Final = make_tables(MINCHIATE.rule_sets["firenze-2008"])

WORDS: Final = (0b1, 0b1011, 1 << 62, 0x3FFF << 48, (1 << 62) | 5, 0x0123_4567_89AB_CDEF)


def places(word: int) -> list[int]:
    """The set bits, the slow way."""
    return [place for place in range(64) if word >> place & 1]


@pytest.mark.parametrize("word", WORDS)
def test_bits_are_counted_and_found(word: int) -> None:
    assert popcount(word) == len(places(word))
    assert lowest(word) == places(word)[0]
    assert [nth(word, n) for n in range(len(places(word)))] == places(word)


def test_any_card_is_as_likely() -> None:
    """9,000 picks out of nine cards: 1,000 each, and 5 standard deviations are 149."""
    nine = {1, 17, 40, 61, 64, 65, 90, 103, 104}
    lo = sum(1 << place for place in nine if place < 64)
    hi = sum(1 << place - 64 for place in nine if place >= 64)
    dice = dice_from(1)
    picked = Counter(int(pick(lo, hi, dice)) for _ in range(9000))
    assert set(picked) == nine
    assert all(abs(times - 1000) < 149 for times in picked.values())


def test_dice_fall_by_their_seed() -> None:
    """splitmix64 from 0 begins with 0xE220A8397B1DCDAF, as its author gives it."""
    dice = dice_from(0)
    assert below(dice, 2**32) == 0xE220A839
    first, again = dice_from(7), dice_from(7)
    assert [below(first, 97) for _ in range(50)] == [below(again, 97) for _ in range(50)]


def test_cards_have_numbers() -> None:
    """97 numbers; neighbours of a suit and of the tarocchi follow each other."""
    assert len(set(NUMBER.values())) == len(CARD) == 97
    for suit in PACK.suits:
        numbers = sorted(NUMBER[card] for card in suit.cards)
        assert numbers == list(range(numbers[0], numbers[0] + 14))
        assert CARD[numbers[-1]] == max(suit.cards, key=STRENGTH.__getitem__) in KINGS
    assert [NUMBER[card] for card in TAROCCHI] == list(range(64, 104))
    assert cards_in(*words((MATTO, *KINGS))) == (*KINGS, MATTO)


@pytest.mark.parametrize(("t", "poor"), [(DRESDEN, 97 - 25), (FIRENZE, 52)])
def test_every_worthless_card_can_be_the_bottom(t: tables.Tables, poor: int) -> None:
    """Dr. 8: all but the 25 carte di conto. Fi. 8: the 52 cartiglie."""
    pack, dice = new_pack(t), dice_from(3)
    bottoms = Counter[int]()
    for _ in range(100 * poor):
        shuffle(t, pack, dice)
        assert len(set(pack.tolist())) == 97
        bottoms[int(pack[-1])] += 1
    assert len(bottoms) == poor
    # 100 each on average; 5 standard deviations are 50.
    assert max(bottoms.values()) < 150


def heaps(deal: Deal) -> list[int]:
    """Every place of the array that holds cards, as one number each."""
    starts = [*range(layout.HANDS, layout.DISCARDS, 2), layout.FOLLA]
    return [int(deal[place]) | int(deal[place + 1]) << 64 for place in starts]


@pytest.mark.parametrize("t", [DRESDEN, FIRENZE])
def test_the_pack_is_whole(t: tables.Tables) -> None:
    """After the deal four hands of 21 and a folla of 13; after the play 84 cards in the tricks."""
    pack, dice, deal = new_pack(t), dice_from(5), empty_deal()
    for number in range(500):
        deal_random(t, deal, pack, number % 4, dice)
        assert [heap.bit_count() for heap in heaps(deal)[:4]] == [21] * 4
        assert int(deal[layout.FOLLA]).bit_count() + int(deal[layout.FOLLA + 1]).bit_count() == 13
        assert sum(heaps(deal)) == sum(1 << number for number in CARD)
        playout_random(t, deal, dice)
        finish(t, deal)
        piles = heaps(deal)[4:6]
        assert sum(heap.bit_count() for heap in piles) == 84
        assert sum(piles) + heaps(deal)[-1] == sum(1 << number for number in CARD)


def test_many_deals_are_the_deals_one_by_one() -> None:
    t, tally = DRESDEN, np.zeros(layout.SIZE, dtype=np.int64)
    chosen = play_many(t, 50, dice_from(9), empty_deal(), new_pack(t), tally)
    pack, dice, deal = new_pack(t), dice_from(9), empty_deal()
    sums, cards = np.zeros(layout.SIZE, dtype=np.int64), 0
    for number in range(50):
        deal_random(t, deal, pack, number % 4, dice)
        cards += playout_random(t, deal, dice)
        finish(t, deal)
        sums += deal
    assert chosen == cards
    assert tally.tolist() == sums.tolist()


def test_a_position_played_out_stays_as_it_is() -> None:
    t, position = DRESDEN, empty_deal()
    deal_random(t, position, new_pack(t), 2, dice_from(4))
    before, resti = position.tolist(), np.zeros(2, dtype=np.int64)
    chosen = play_out_many(t, position, 100, dice_from(4), empty_deal(), resti)
    assert position.tolist() == before
    # 84 cards a deal, and now and then one given for the Matto.
    assert 8400 <= chosen <= 8500


def test_other_compiled_code_can_call_it() -> None:
    """Also code that counts references and makes arrays of its own."""

    @numba.njit
    def mean(t: Any, position: Any, times: int, dice: Any) -> float:
        total = 0
        for _ in range(times):
            deal = position.copy()
            playout_random(t, deal, dice)
            finish(t, deal)
            total += gain(t, deal, 0)
        return total / times

    t, position = FIRENZE, empty_deal()
    deal_random(t, position, new_pack(t), 0, dice_from(8))
    resti = np.zeros(2, dtype=np.int64)
    play_out_many(t, position, 40, dice_from(2), empty_deal(), resti)
    assert mean(t, position, 40, dice_from(2)) == resti[0] / 40


@pytest.mark.parametrize("module", ["ridotto", "ridotto.games", "ridotto.bots", "ridotto.cli"])
def test_numba_is_not_needed_elsewhere(module: str) -> None:
    code = f"import {module}, sys; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
