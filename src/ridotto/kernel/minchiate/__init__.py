"""Minchiate compiled: the functions and constants of ``kernel.contract``.

In it: cut, robbery, deal, turning up and taking, the folla, discards and a short dealer; the lead,
discards shown, declarations; every duty of the play; the Matto and its exchange; deaths, marks and
resti; the count, the cappotto and what is paid. Robber and dealer lay away one after the other,
which is all the same to them, as neither sees what the other lays.

Left out, because they are no decision of a deal that is played without faults: the draw for seats,
faults and their fines; what is declared after one's turn is taken as declared in it. Left out,
because nobody need do either: open hands (*cascare*), with which seats would act for each other,
and claims, which only shorten what their side could play. ``enter`` refuses a table with an open
hand or a barred side.
"""

from ridotto.kernel.minchiate.act_numbers import (
    NEEDS_WORLD,
    action_of,
    acts_in_world,
    acts_of,
    judged,
    lines_at,
    lines_of,
    set_up,
    shuffled,
    told_in_turn,
)
from ridotto.kernel.minchiate.count import finish, gain, score
from ridotto.kernel.minchiate.deal_start import begin, shuffle
from ridotto.kernel.minchiate.from_table import enter
from ridotto.kernel.minchiate.layout import PAID_BY_DEAL, PARTY, SEATS, SIZE, Deal, empty_deal
from ridotto.kernel.minchiate.numbering import ACTS, CARD, NUMBER, cards_in, words
from ridotto.kernel.minchiate.observation import OBSERVATION, SECRETS, observe, reveal
from ridotto.kernel.minchiate.playout import (
    deal_random,
    play_deal,
    play_many,
    play_out_many,
    playout_random,
)
from ridotto.kernel.minchiate.tables import Tables, make_tables, new_pack
from ridotto.kernel.minchiate.turns import act, advance, blind, lawful, players, turn
