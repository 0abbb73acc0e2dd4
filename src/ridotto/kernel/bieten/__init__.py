"""Bieten compiled: the whole conversation of a deal, from the cut to the wine.

Every readable act is one act of the kernel (``numbering``): the cut, to rob the Weli or to leave
it, a bid or a Groschen with its figure, the answers, a card, a name for the Weli, and to say
nothing more after one's card. Where the readable game waits for somebody who has only one thing
to do (silence, no Weli under the cut), the kernel does too. The slate is in the party's slots.

Left out, because nobody at a courteous table decides them inside a deal: cutting for the first
deal and rising; claims, faults and their penalties; accepting the result of a strict table's
match. So the options ``penalty``, ``penalty_floor`` and ``revoke_card_void`` have no effect. Nor
has ``spiel_out_of_turn``: one seat is asked at a time, since everybody would be silent at nearly
every act. A bid out of turn is refused, and so is a table that has one.
``advance`` begins a new match as it begins a new game, the loser's neighbour dealing, where
people at a table would cut for the deal.
"""

from ridotto.kernel.bieten.act_numbers import (
    action_of,
    acts_of,
    judged,
    lines_at,
    lines_of,
    set_up,
    shuffled,
)
from ridotto.kernel.bieten.count import finish, gain, players
from ridotto.kernel.bieten.count import gain as score
from ridotto.kernel.bieten.deal_start import begin, shuffle
from ridotto.kernel.bieten.from_table import enter
from ridotto.kernel.bieten.layout import PAID_BY_DEAL, PARTY, SEATS, SIZE
from ridotto.kernel.bieten.numbering import ACTS
from ridotto.kernel.bieten.observation import observe, reveal
from ridotto.kernel.bieten.plane_names import OBSERVATION, SECRETS
from ridotto.kernel.bieten.slate import advance
from ridotto.kernel.bieten.tables import make_tables, new_pack
from ridotto.kernel.bieten.turns import act, blind, lawful, turn
