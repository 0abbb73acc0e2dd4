"""Kaiserspiel compiled: one deal in courteous play, from the cut to the last mark.

Seats are the readable game's own, lettered to the right. With two players, and with three that
play to the right, seat 0 is followed by seat 1; where three play to the left, by seat 2. The tables
say who follows whom, and observations count people in the order of play.

One readable act is one act here, but for showing imperials: each is chosen by an act of its own,
in the order of their numbers, and a last act lays them open. Whoever has none passes by that act
alone. In which order imperials are laid down makes no difference, but for the line that ends
a Partie.

A Rummel may be demanded to be seen at any time in the first trick. Here an opponent is asked when
it is his turn to play: the demand is one of his acts, and he plays his card after it.

Left out is what is no decision of courteous play inside a deal: drawing for the deal, which comes
before the first; faults, false or late claims, challenges, granting a Partie and leaving it, which
only a strict table knows; what a scorer enters, and whose fiche goes for it; and rising by consent.
"""

from ridotto.kernel.kaiserspiel.act_numbers import (
    action_of,
    acts_of,
    judged,
    lines_at,
    lines_of,
    set_up,
    shuffled,
)
from ridotto.kernel.kaiserspiel.deal_end import advance, finish, gain, players
from ridotto.kernel.kaiserspiel.deal_end import gain as score
from ridotto.kernel.kaiserspiel.deal_start import begin, shuffle
from ridotto.kernel.kaiserspiel.from_table import enter
from ridotto.kernel.kaiserspiel.layout import PAID_BY_DEAL, PARTY, SEATS, SIZE
from ridotto.kernel.kaiserspiel.numbering import ACTS
from ridotto.kernel.kaiserspiel.observation import observe, reveal
from ridotto.kernel.kaiserspiel.plane_names import OBSERVATION, SECRETS
from ridotto.kernel.kaiserspiel.tables import make_tables, new_pack
from ridotto.kernel.kaiserspiel.turns import act, blind, lawful, turn
