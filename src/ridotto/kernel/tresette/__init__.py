"""Tresette compiled: one deal from the shuffle to the last mark, by the rules of 1770.

**Acts.** A card; a cut; one of the signs before one's lead, where they are agreed. An announcement
is done in parts: everybody in turn names one item after another, in the order in which it is to be
laid, and ends with ``SPEAK_NO_MORE``, perhaps at once. Every lawful announcement of the readable
game is one such row of acts, and marks are laid when it is ended. A Napolitana may be named in the
first window by others than the forehand too: it counts, and only gives itself away (r. I).

**Order.** The readable game never waits for more than one person at once. A sign may be made only
before one's own lead, and is offered there.

**Gain.** Money changes hands when the company rises or partners are drawn anew, by the slate alone
(r. VIII). What a deal brings is therefore what the Partien written in it are worth, as if everybody
rose with it. Marks stay with the party.

**Left out**, for they are no choices inside a courteous deal: the draw for seats and partners;
rising before the sitting's end; faults and challenges, and with them announcements out of turn, too
early or too late; misdeals. Where partners are to be drawn anew, ``advance`` says that the party
ends, for nobody keeps his place.
"""

from ridotto.kernel.tresette.act_numbers import action_of, acts_of, judged, set_up, shuffled
from ridotto.kernel.tresette.count import advance, finish, gain, players
from ridotto.kernel.tresette.count import gain as score
from ridotto.kernel.tresette.deal_start import begin, shuffle
from ridotto.kernel.tresette.early_rise import COMPARED_WITH
from ridotto.kernel.tresette.from_table import enter
from ridotto.kernel.tresette.hidden_planes import reveal
from ridotto.kernel.tresette.layout import PAID_BY_DEAL, PARTY, SEATS, SIZE
from ridotto.kernel.tresette.numbering import ACTS
from ridotto.kernel.tresette.observation import observe
from ridotto.kernel.tresette.plane_names import OBSERVATION, SECRETS
from ridotto.kernel.tresette.score_lines import lines_at, lines_of
from ridotto.kernel.tresette.tables import make_tables, new_pack
from ridotto.kernel.tresette.turns import act, blind, lawful, turn
