"""Thousands of games in one array: ``reset``, ``observe`` and ``step`` for all of them at once.

``Batch(game, rules, games)`` holds as many games as one likes, each going from deal to deal. After
``observe`` the seat in turn, its lawful acts and what it observes stand in arrays with a row for
each game; ``step`` does one act in each. Where that ends a deal, its result stands in ``scores``
and the next deal has begun. Choices that are mere lotteries are made by chance on the way.

Here it runs on a processor's cores; ``kernel.gpu`` has the same on a GPU.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np

from ridotto.kernel.bits import kept_apart
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    act,
    advance,
    blind,
    lawful,
    observe,
    reveal,
    score,
    turn,
)
from ridotto.kernel.rollout import count_up, pick_act, reset
from ridotto.kernel.specialise import kernel_of, specialise, template
from ridotto.kernel.splitmix import Dice, dice_from
from ridotto.table import RuleSet

# One game ----------------------------------------------------------------------------------------


@template
def do_act(t: Tables, deal: Deal, number: int) -> None:
    """The game's ``act``, compiled once instead of wherever it is called."""
    kept_apart()
    act(t, deal, number)


@template
def find_lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """The game's ``lawful``, compiled once instead of wherever it is called."""
    kept_apart()
    lawful(t, deal, acts)


@template
def draw_lots(t: Tables, deal: Deal, acts: Words, dice: Dice) -> None:
    """Go past every choice that is a mere lottery."""
    kept_apart()
    while turn(t, deal) != NOBODY and blind(t, deal):
        find_lawful(t, deal, acts)
        do_act(t, deal, pick_act(acts, dice))


@template
def begin_deal(t: Tables, deal: Deal, pack: Pack, acts: Words, dice: Dice) -> None:
    """Shuffle and deal, to the first choice that is one."""
    kept_apart()
    reset(t, deal, pack, dice)
    draw_lots(t, deal, acts, dice)


@template
def step_one(
    t: Tables, deal: Deal, pack: Pack, acts: Words, dice: Dice, number: int, scores: Numbers
) -> int:
    """Do an act. If it ends the deal, leave the scores and begin the next: 1, and 2 for a party."""
    do_act(t, deal, number)
    draw_lots(t, deal, acts, dice)
    return go_on(t, deal, pack, acts, dice, scores)


@template
def go_on(t: Tables, deal: Deal, pack: Pack, acts: Words, dice: Dice, scores: Numbers) -> int:
    """Where nobody has anything to do any more, finish the deal and begin the next.

    A turned-up card alone can end a party, so that may happen several times; the scores add up.
    """
    ended = 0
    while turn(t, deal) == NOBODY:
        count_up(t, deal)
        for seat in range(len(scores)):
            scores[seat] = score(t, deal, seat) + (scores[seat] if ended else 0)
        over = advance(t, deal)
        ended = 2 if over or ended == 2 else 1
        begin_deal(t, deal, pack, acts, dice)
    return ended


# Many --------------------------------------------------------------------------------------------


@template
def begin_many(
    t: Tables, deals: Numbers, packs: Any, masks: Numbers, dice: Any, scores: Numbers,
    start: int, stop: int,
) -> None:  # fmt: skip
    """A new deal in each of these games."""
    for game in range(start, stop):
        begin_deal(t, deals[game], packs[game], masks[game], dice[game])
        go_on(t, deals[game], packs[game], masks[game], dice[game], scores[game])


@template
def observe_many(
    t: Tables, deals: Numbers, turns: Numbers, masks: Numbers, seen: Numbers, standings: Numbers,
    start: int, stop: int,
) -> None:  # fmt: skip
    """Whose turn it is in each game, what that seat may do and observe, and how all stand."""
    for game in range(start, stop):
        seat = turn(t, deals[game])
        turns[game] = seat
        find_lawful(t, deals[game], masks[game])
        observe(t, deals[game], seat, seen[game])
        for place in range(len(standings[game])):
            standings[game, place] = score(t, deals[game], place)


@template
def reveal_many(t: Tables, deals: Numbers, secrets: Numbers, start: int, stop: int) -> None:
    """What the seat in turn may not know."""
    for game in range(start, stop):
        reveal(t, deals[game], turn(t, deals[game]), secrets[game])


@template
def step_many(
    t: Tables, deals: Numbers, packs: Any, masks: Numbers, dice: Any, chosen: Numbers,
    scores: Numbers, ended: Numbers, start: int, stop: int,
) -> None:  # fmt: skip
    """One act in each game."""
    for game in range(start, stop):
        ended[game] = step_one(
            t, deals[game], packs[game], masks[game], dice[game], chosen[game], scores[game]
        )


@template
def choose_many(masks: Numbers, dice: Any, chosen: Numbers, start: int, stop: int) -> None:
    """Any lawful act in each game, each as likely as the next."""
    for game in range(start, stop):
        chosen[game] = pick_act(masks[game], dice[game])


class Batch:
    """Games side by side on a processor's cores."""

    def __init__(
        self, game: str, rules: RuleSet, games: int, *, seed: int = 1, threads: int = 1
    ) -> None:
        self.game, self.games = game, games
        self.kernel: Final = kernel_of(game)
        self.t = self.tables = self.kernel.make_tables(rules)
        words = -(-self.kernel.ACTS // WORD)
        pack = self.kernel.new_pack(self.t)
        self.deals = np.zeros((games, self.kernel.SIZE), dtype=np.int64)
        self.packs = np.tile(pack, (games, 1))
        self.dice = np.array([dice_from(seed + 0x9E3779B9 * n) for n in range(games)])
        self.turns = np.zeros(games, dtype=np.int64)
        self.masks = np.zeros((games, words), dtype=np.int64)
        self.observations = np.zeros((games, self.kernel.OBSERVATION.words), dtype=np.int64)
        self.secrets = np.zeros((games, self.kernel.SECRETS.words), dtype=np.int64)
        self.chosen = np.zeros(games, dtype=np.int64)
        self.standings = np.zeros((games, self.kernel.SEATS), dtype=np.int64)
        """The scores of the running deals."""
        self.scores = np.zeros((games, self.kernel.SEATS), dtype=np.int64)
        """Those of the deals that have just ended."""
        self.ended = np.zeros(games, dtype=np.int64)
        bounds = np.linspace(0, games, threads + 1).astype(int).tolist()
        self._parts = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _all(self, template: Callable[..., None], *arrays: Any) -> None:
        """Run a template over all games, each thread a part of them."""
        run = specialise(self.game, template)
        if self._pool is None:
            run(*arrays, 0, self.games)
            return
        for done in [self._pool.submit(run, *arrays, *part) for part in self._parts]:
            done.result()

    def reset(self) -> None:
        """A new deal in every game."""
        self._all(
            begin_many, self.t, self.deals, self.packs, self.masks, self.dice, self.scores
        )  # fmt: skip

    def observe(self, *, secrets: bool = False) -> None:
        """Fill ``turns``, ``masks``, ``observations``, ``standings``, and ``secrets`` if asked."""
        self._all(
            observe_many, self.t, self.deals, self.turns, self.masks, self.observations,
            self.standings,
        )  # fmt: skip
        if secrets:
            self._all(reveal_many, self.t, self.deals, self.secrets)

    def choose_randomly(self) -> None:
        """Any of the lawful acts into ``chosen``."""
        self._all(choose_many, self.masks, self.dice, self.chosen)

    def step(self, acts: Numbers | None = None) -> None:
        """Do these acts, or those in ``chosen``; then see ``scores`` where ``ended`` is not 0."""
        if acts is not None:
            self.chosen[:] = acts
        self._all(
            step_many, self.t, self.deals, self.packs, self.masks, self.dice, self.chosen,
            self.scores, self.ended,
        )  # fmt: skip
