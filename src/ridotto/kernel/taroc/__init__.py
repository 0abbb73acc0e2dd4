"""Taroc compiled: one deal from the shuffle to the payment, in courteous play.

Everybody is asked in the readable game's order: the cutter, the dealer for his Skar, the three for
their honours, then card by card. A Skar is laid card by card, from the highest number down; honours
are named in the order of their numbers, in one's own turn.

Left out is what is no decision inside a courteous deal: the lot for the first dealer, rising and
breaking off, faults and challenges, scorers' entries and positions that are set up (they can be
entered and played on). A forgotten honour cannot be named once one's turn has passed: who wants to
name it does so in his turn. Which empty card is given for the Skis the table chooses, in the
readable game too (r. 6). What was won in earlier deals bears on nothing, and is not kept.

Seats are those of the readable game. At a table where play goes to the left, seat 0 is followed by
the last one (D 3).
"""

from ridotto.kernel.taroc.act_numbers import (
    action_of,
    acts_of,
    judged,
    lines_at,
    lines_of,
    set_up,
    shuffled,
)
from ridotto.kernel.taroc.count import advance, finish, gain, players
from ridotto.kernel.taroc.count import gain as score
from ridotto.kernel.taroc.deal_start import begin, shuffle
from ridotto.kernel.taroc.from_table import enter
from ridotto.kernel.taroc.layout import PAID_BY_DEAL, PARTY, SEATS, SIZE
from ridotto.kernel.taroc.numbering import ACTS
from ridotto.kernel.taroc.observation import OBSERVATION, SECRETS, observe, reveal
from ridotto.kernel.taroc.tables import make_tables, new_pack
from ridotto.kernel.taroc.turns import act, blind, lawful, turn
