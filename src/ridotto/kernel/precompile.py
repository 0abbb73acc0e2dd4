"""Compile beforehand: ``python -m ridotto.kernel.precompile [GAME …]``.

Compiled code is kept on disk (``kernel.compiled``), so that whatever runs afterwards only reads it.
Every function is compiled by being called once with what it is always called with.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from ridotto.games import GAMES
from ridotto.kernel.batch import Batch
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import games
from ridotto.kernel.contract import NOBODY, act, observe
from ridotto.kernel.editions import edition
from ridotto.kernel.readiness import mark_compiled
from ridotto.kernel.rollout import play_many
from ridotto.kernel.search.actor_critic import Bits, Nets, Reals
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.endgame import room_for
from ridotto.kernel.search.trial_rows import TrialRows
from ridotto.kernel.search.worlds import World, follow_acts
from ridotto.kernel.specialise import kernel_of, specialise
from ridotto.kernel.splitmix import dice_from
from ridotto.table import RuleSet


def precompile(game: str) -> None:
    """A game's functions one by one, its batch, deals played by chance, and its search."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    _call_each(game, rules)
    _run_batch(game, rules)
    _play_out(game, rules)
    load_search(game)
    mark_compiled(game)


def load_search(game: str) -> None:
    """What a search needs: acts followed, tried, played on and solved in a fresh deal."""
    here, kernel = edition(game, compiled=True), kernel_of(game)
    t = kernel.make_tables(next(iter(GAMES[game].rule_sets.values())))
    pack, deal = kernel.new_pack(t), np.zeros(kernel.SIZE, dtype=np.int64)
    kernel.begin(t, deal, pack, 1)
    words, seat = -(-kernel.ACTS // WORD), kernel.turn(t, deal)
    number = _first(here.lawful_acts(t, deal).tolist())
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
    rows = TrialRows(history, [World(deal, seen, masks, chosen)], [number], 1)
    rows.solve(room_for(here))
    rows.judge(_indifferent_nets(kernel.ACTS, kernel.SEATS), 1)


def _indifferent_nets(acts: int, seats: int) -> Nets:
    """Nets that have learnt nothing."""

    def actor(bits: Bits) -> Reals:
        return np.zeros((len(bits), acts), dtype=np.float32)

    def critic(bits: Bits) -> Reals:
        return np.zeros((len(bits), seats), dtype=np.float32)

    return Nets(actor, critic, 1.0)


def _call_each(game: str, rules: RuleSet) -> None:
    """The functions of the contract, as plain Python calls them: one deal, first act first."""
    kernel = kernel_of(game)
    t = kernel.make_tables(rules)
    deal, pack, dice = np.zeros(kernel.SIZE, dtype=np.int64), kernel.new_pack(t), dice_from(1)
    acts = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    seen = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    secrets = np.zeros(kernel.SECRETS.words, dtype=np.int64)
    kernel.players(t)
    kernel.shuffle(t, pack, dice)
    kernel.begin(t, deal, pack, 1)
    while (seat := kernel.turn(t, deal)) != NOBODY:
        kernel.blind(t, deal)
        kernel.observe(t, deal, seat, seen)
        kernel.reveal(t, deal, seat, secrets)
        acts[:] = 0
        kernel.lawful(t, deal, acts)
        kernel.act(t, deal, _first(acts.tolist()))
    kernel.finish(t, deal)
    kernel.gain(t, deal, 0)
    kernel.score(t, deal, 0)
    kernel.advance(t, deal)


def _first(words: list[int]) -> int:
    """The lowest number in a set of acts."""
    place = next(place for place, word in enumerate(words) if word)
    return WORD * place + (words[place] & -words[place]).bit_length() - 1


def _run_batch(game: str, rules: RuleSet) -> None:
    batch = Batch(game, rules, 1)
    batch.reset()
    batch.observe(secrets=True)
    batch.choose_randomly()
    batch.step()


def _play_out(game: str, rules: RuleSet) -> None:
    kernel = kernel_of(game)
    t = kernel.make_tables(rules)
    deal, tally = np.zeros((2, kernel.SIZE), dtype=np.int64)
    acts = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    specialise(game, play_many)(t, 1, deal, kernel.new_pack(t), acts, dice_from(1), tally)


def main(names: list[str]) -> None:
    """Those named, or all that have compiled rules; as many at once as there are cores."""
    wanted = names or sorted(games())
    with ProcessPoolExecutor(min(len(wanted), os.cpu_count() or 1)) as pool:
        for game, seconds in zip(wanted, pool.map(_timed, wanted), strict=True):
            sys.stdout.write(f"{game}: compiled in {seconds:.0f} s\n")
            sys.stdout.flush()


def _timed(game: str) -> float:
    begun = time.perf_counter()
    precompile(game)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main(sys.argv[1:])
