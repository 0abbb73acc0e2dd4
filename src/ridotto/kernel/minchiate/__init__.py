"""Minchiate compiled: tables from a rule set, a deal as one array, functions over both.

``t = make_tables(rule_set)``; then a deal by ``deal_random``, ``start`` or ``enter``; ``declare``
for each seat, ``lawful`` and ``play`` until the phase is ``COUNTING``, and ``finish``.
"""

from ridotto.kernel.minchiate.count import finish
from ridotto.kernel.minchiate.discards import discard_simply, fill_up, lay_away
from ridotto.kernel.minchiate.entry import enter, read_sheet
from ridotto.kernel.minchiate.layout import Deal, empty_deal
from ridotto.kernel.minchiate.numbering import CARD, NUMBER, cards_in, words
from ridotto.kernel.minchiate.opening import deal_cards, deal_random, start
from ridotto.kernel.minchiate.playout import (
    declare,
    play_many,
    play_out_many,
    playout_random,
    playout_traced,
)
from ridotto.kernel.minchiate.tables import Tables, make_tables, new_pack
from ridotto.kernel.minchiate.tricks import lawful, play, winner

__all__ = [
    "CARD",
    "NUMBER",
    "Deal",
    "Tables",
    "cards_in",
    "deal_cards",
    "deal_random",
    "declare",
    "discard_simply",
    "empty_deal",
    "enter",
    "fill_up",
    "finish",
    "lawful",
    "lay_away",
    "make_tables",
    "new_pack",
    "play",
    "play_many",
    "play_out_many",
    "playout_random",
    "playout_traced",
    "read_sheet",
    "start",
    "winner",
    "words",
]
