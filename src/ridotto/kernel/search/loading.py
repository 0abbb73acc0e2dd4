"""Loads the compiled code that a search needs, by running each of its parts once."""

from typing import Any

import numpy as np

from ridotto.games import GAMES
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import act, observe
from ridotto.kernel.editions import edition
from ridotto.kernel.search.actor_critic import Bits, Nets, Reals
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.endgame import room_for, take_first
from ridotto.kernel.search.trial_rows import TrialRows
from ridotto.kernel.search.worlds import World, follow_acts
from ridotto.kernel.specialise import kernel_of


def load_search(game: str) -> None:
    """What a search needs: acts followed, tried, played on and solved in a fresh deal."""
    here, kernel = edition(game, compiled=True), kernel_of(game)
    t = kernel.make_tables(next(iter(GAMES[game].rule_sets.values())))
    pack, deal = kernel.new_pack(t), np.zeros(kernel.SIZE, dtype=np.int64)
    kernel.begin(t, deal, pack, 1)
    words, seat = -(-kernel.ACTS // WORD), kernel.turn(t, deal)
    number = here.run(take_first)(here.lawful_acts(t, deal))
    seen, masks, chosen = here.room(1, kernel.OBSERVATION.words), here.room(1, words), here.room(1)
    here.run(observe)(t, deal, seat, seen[0])
    here.run(follow_acts)(
        t, deal.copy(), np.array([number]), np.array([1]), seat, 0, 0, seen, masks, chosen,
        here.room(words),
    )  # fmt: skip
    here.run(act)(t, deal.copy(), number)
    unseen: Any = None
    history = History(
        game=GAMES[game], edition=here, tables=t, t=t, entered=deal, seat=seat, stretch=unseen,
        before=(), numbers=(), in_turn=(), opening=unseen,
    )  # fmt: skip
    rows = TrialRows(history, [World((), deal, seen, masks, chosen)], [number], 1)
    rows.solve(room_for(here))
    rows.judge(_indifferent_nets(kernel.ACTS, kernel.SEATS), 1)


def _indifferent_nets(acts: int, seats: int) -> Nets:
    """Nets that have learnt nothing."""

    def actor(bits: Bits) -> Reals:
        return np.zeros((len(bits), acts), dtype=np.float32)

    def critic(bits: Bits) -> Reals:
        return np.zeros((len(bits), seats), dtype=np.float32)

    return Nets(actor, critic, 1.0)
