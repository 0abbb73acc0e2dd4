"""Guimbarde compiled: one deal from the shuffle to the fonds, for three to nine players.

The kernel plays what the readable game plays at a courteous table, and asks in its order: the cut;
in turn from the forehand the sets laid open for the boxes; the Points named by cards, by pips where
those decide; the Point laid open or left; five tricks, in which a king or queen may be shown with
its mate. Sets for boxes are laid open one act each, in the order of ``numbering.SHOWABLE``, and one
more act ends it, so that each choice can be made in one way only. All other acts are single. The
number of a Point is no choice, since at a courteous table only the true one may be named.

``finish`` pays the fonds, and after the last deal of a sitting shares the boxes, which the readable
game does when the house lets the company rise.

Left out, because nobody decides on it in the course of a courteous deal: drawing for the first deal
(``DEALER`` says who it is), faults and their fines, cards taken back, challenges, void deals and
the stakes that lie on after them, and rising before the agreed deals are played.
"""

from ridotto.kernel.guimbarde.act_numbers import (
    action_of,
    acts_of,
    judged,
    lines_at,
    lines_of,
    set_up,
    shuffled,
)
from ridotto.kernel.guimbarde.deal_end import advance, finish, gain, players
from ridotto.kernel.guimbarde.deal_end import gain as score
from ridotto.kernel.guimbarde.deal_start import begin, shuffle
from ridotto.kernel.guimbarde.from_table import enter
from ridotto.kernel.guimbarde.layout import PAID_BY_DEAL, PARTY, SEATS, SIZE
from ridotto.kernel.guimbarde.numbering import ACTS
from ridotto.kernel.guimbarde.observation import observe, reveal
from ridotto.kernel.guimbarde.plane_names import OBSERVATION, SECRETS
from ridotto.kernel.guimbarde.tables import make_tables, new_pack
from ridotto.kernel.guimbarde.turns import act, blind, lawful, turn
