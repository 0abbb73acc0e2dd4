"""What a GPU does in its own way, or for its sake, as far as a core can tell."""

from typing import Any

import numba
import numpy as np
import pytest
from numba.extending import intrinsic

from ridotto.games.minchiate import MINCHIATE
from ridotto.kernel import bits
from ridotto.kernel.interpreted import nth_bit as plain_nth_bit
from ridotto.kernel.minchiate import deal_random, empty_deal, make_tables, new_pack
from ridotto.kernel.minchiate.declare import asked_about, declare_all, hold_back, show
from ridotto.kernel.minchiate.layout import DECLARING, PHASE
from ridotto.kernel.minchiate.tricks import lawful_cards, play
from ridotto.kernel.splitmix import dice_from


def by_halves(context: Any, word: Any, n: Any) -> Any:
    """The GPU's way to the n-th bit, compiled for a core."""
    del context, word, n

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del target, signature
        return bits._halved(builder, *arguments)

    return numba.int64(numba.int64, numba.int64), generate


def test_the_nth_bit_is_found_by_halves() -> None:
    """The same place as going through the word bit by bit gives."""
    halve: Any = intrinsic(by_halves)
    find: Any = numba.njit(lambda word, n: halve(word, n))
    for word in np.random.default_rng(1).integers(1, 2**63 - 1, 100).tolist():
        for n in range(word.bit_count()):
            assert find(word, n) == plain_nth_bit(word, n)


@pytest.mark.parametrize("book", MINCHIATE.rule_sets)
def test_versicole_shown_at_once_are_those_shown_one_by_one(book: str) -> None:
    """Cards seen, marks and resti come out the same."""
    t = make_tables(MINCHIATE.rule_sets[book])
    deal, pack, dice = empty_deal(), new_pack(t), dice_from(7)
    for number in range(300):
        deal_random(t, deal, pack, number % 4, dice)
        lo, hi = lawful_cards(t, deal)
        play(t, deal, plain_nth_bit(lo, 0) if lo else 64 + plain_nth_bit(hi, 0))
        at_once = deal.copy()
        declare_all(t, at_once)
        while deal[PHASE] == DECLARING:
            _, _, worth, extra = asked_about(t, deal)
            if worth:
                show(t, deal, extra != 0)
            else:
                hold_back(t, deal)
        assert (deal == at_once).all()
