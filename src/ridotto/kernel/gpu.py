"""The batch interface on a GPU: the same functions, compiled by numba-cuda (``ridotto[gpu]``).

Each thread plays one game. In the card's memory a game is a column, so that neighbouring threads
read neighbouring words; a thread works on a copy in its own local memory. All arrays can be taken
by torch, JAX or CuPy without a copy (``__cuda_array_interface__``): they have a row for each slot
or word and a column for each game.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from ridotto.kernel.batch import begin_deal, find_lawful, go_on, step_one
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import (
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    finish,
    observe,
    reveal,
    score,
    turn,
)
from ridotto.kernel.rollout import pick_act, play_out, reset
from ridotto.kernel.specialise import kernel_of, specialise, template
from ridotto.kernel.splitmix import Dice, dice_from
from ridotto.table import RuleSet

# numba-cuda still uses names that NumPy has dropped.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))
try:
    import numba_cuda
    from numba import cuda
except ImportError as missing:
    raise ImportError("a GPU needs numba-cuda: pip install 'ridotto[gpu]'") from missing

VERSION: Final[str] = numba_cuda.__version__

THREADS: Final = 128
"""In a block."""


def card_name() -> str:
    """What the card calls itself."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def wait() -> None:
    """Until the card has done all it was asked to."""
    cuda.synchronize()


def taken_as_it_is(array: Any) -> Any:
    """An array of torch, JAX or CuPy for the kernels, without a copy."""
    return cuda.as_cuda_array(array)


# What a thread does with the game in its column --------------------------------------------------


@template
def load(column: int, source: Any, target: Any) -> None:
    """A column into local memory."""
    for place in range(len(target)):
        target[place] = source[place, column]


@template
def store(column: int, source: Any, target: Any) -> None:
    """And back."""
    for place in range(len(source)):
        target[place, column] = source[place]


@template
def begin_column(
    t: Tables, deals: Numbers, packs: Any, dice: Any, game: int, deal: Deal, pack: Pack,
    die: Dice, acts: Words, won: Numbers,
) -> None:  # fmt: skip
    """A new deal."""
    load(game, deals, deal)
    load(game, packs, pack)
    die[0] = dice[game]
    begin_deal(t, deal, pack, acts, die)
    go_on(t, deal, pack, acts, die, won)
    store(game, deal, deals)
    store(game, pack, packs)
    dice[game] = die[0]


@template
def observe_column(
    t: Tables, deals: Numbers, turns: Numbers, masks: Numbers, seen: Numbers, standings: Numbers,
    secrets: Numbers, whole: bool, game: int, deal: Deal, acts: Words, mine: Words, others: Words,
) -> None:  # fmt: skip
    """Whose turn it is, what that seat may do and observe, how all stand, and what is hidden."""
    load(game, deals, deal)
    seat = turn(t, deal)
    turns[game] = seat
    find_lawful(t, deal, acts)
    store(game, acts, masks)
    observe(t, deal, seat, mine)
    store(game, mine, seen)
    for place in range(len(standings)):
        standings[place, game] = score(t, deal, place)
    if whole:
        reveal(t, deal, seat, others)
        store(game, others, secrets)


@template
def choose_column(
    masks: Numbers, dice: Any, chosen: Numbers, game: int, die: Dice, acts: Words
) -> None:
    """Any lawful act."""
    load(game, masks, acts)
    die[0] = dice[game]
    chosen[game] = pick_act(acts, die)
    dice[game] = die[0]


@template
def step_column(
    t: Tables, deals: Numbers, packs: Any, dice: Any, chosen: Numbers, scores: Numbers,
    ended: Numbers, game: int, deal: Deal, pack: Pack, die: Dice, acts: Words, won: Numbers,
) -> None:  # fmt: skip
    """One act."""
    load(game, deals, deal)
    load(game, packs, pack)
    die[0] = dice[game]
    ended[game] = step_one(t, deal, pack, acts, die, chosen[game], won)
    if ended[game]:
        store(game, won, scores)
        store(game, pack, packs)
    store(game, deal, deals)
    dice[game] = die[0]


@template
def play_column(
    t: Tables, deals: Numbers, packs: Any, dice: Any, times: int, chosen: Numbers, game: int,
    deal: Deal, pack: Pack, die: Dice, acts: Words,
) -> None:  # fmt: skip
    """Play a number of whole deals, every act by chance."""
    load(game, deals, deal)
    load(game, packs, pack)
    die[0] = dice[game]
    done = 0
    for _ in range(times):
        reset(t, deal, pack, die)
        done += play_out(t, deal, acts, die)
        finish(t, deal)
    store(game, deal, deals)
    chosen[game] = done
    dice[game] = die[0]


# The batch ---------------------------------------------------------------------------------------


class GpuBatch:
    """Games side by side on a GPU; see ``kernel.batch`` for what the arrays mean."""

    def __init__(self, game: str, rules: RuleSet, games: int, *, seed: int = 1) -> None:
        self.game, self.games = game, games
        self.kernel: Final = kernel_of(game)
        self.tables = self.kernel.make_tables(rules)
        pack = self.kernel.new_pack(self.tables)
        words = -(-self.kernel.ACTS // WORD)
        put, room = cuda.to_device, cuda.device_array
        self.t = put(self.tables)
        self.deals = put(np.zeros((self.kernel.SIZE, games), dtype=np.int64))
        self.packs = put(np.tile(pack[:, None], (1, games)))
        self.dice = put(np.array([dice_from(seed + 0x9E3779B9 * n)[0] for n in range(games)]))
        self.turns = room(games, dtype=np.int64)
        self.masks = room((words, games), dtype=np.int64)
        self.observations = room((self.kernel.OBSERVATION.words, games), dtype=np.int64)
        self.secrets = room((self.kernel.SECRETS.words, games), dtype=np.int64)
        self.chosen = put(np.zeros(games, dtype=np.int64))
        self.standings = room((self.kernel.SEATS, games), dtype=np.int64)
        self.scores = put(np.zeros((self.kernel.SEATS, games), dtype=np.int64))
        self.ended = put(np.zeros(games, dtype=np.int64))
        self._programs = programs(game, len(pack))
        self._grid = (games + THREADS - 1) // THREADS, THREADS

    def reset(self) -> None:
        """A new deal in every game."""
        self._programs["begin"][self._grid](self.t, self.deals, self.packs, self.dice)

    def observe(self, *, secrets: bool = False) -> None:
        """Fill ``turns``, ``masks`` and ``observations``, and ``secrets`` where asked."""
        self._programs["observe"][self._grid](
            self.t, self.deals, self.turns, self.masks, self.observations, self.standings,
            self.secrets, secrets,
        )  # fmt: skip

    def choose_randomly(self) -> None:
        """Any of the lawful acts into ``chosen``."""
        self._programs["choose"][self._grid](self.masks, self.dice, self.chosen)

    def step(self, acts: Any = None) -> None:
        """Do these acts, or those in ``chosen``; then see ``scores`` where ``ended`` is not 0."""
        self._programs["step"][self._grid](
            self.t, self.deals, self.packs, self.dice, self.chosen if acts is None else acts,
            self.scores, self.ended,
        )  # fmt: skip

    def play_deals(self, deals: int) -> int:
        """Play whole deals in each game, every act by chance; returns the number of acts."""
        self._programs["play"][self._grid](
            self.t, self.deals, self.packs, self.dice, deals, self.chosen
        )
        return int(self.chosen.copy_to_host().sum())


@cache
def programs(game: str, cards: int) -> dict[str, Any]:
    """The kernels of a game: what one thread does with the game of its column."""
    own = kernel_of(game)
    size, words, seats = own.SIZE, -(-own.ACTS // WORD), own.SEATS
    planes, secret = own.OBSERVATION.words, own.SECRETS.words
    int64, uint64, uint8 = np.int64, np.uint64, np.uint8
    run_begin, run_observe = specialise(game, begin_column), specialise(game, observe_column)
    run_choose, run_step = specialise(game, choose_column), specialise(game, step_column)
    run_play = specialise(game, play_column)

    @cuda.jit
    def begin(t, deals, packs, dice):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            deal, pack = cuda.local.array(size, int64), cuda.local.array(cards, uint8)
            die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
            won = cuda.local.array(seats, int64)
            run_begin(t, deals, packs, dice, game, deal, pack, die, acts, won)

    @cuda.jit
    def observe(t, deals, turns, masks, seen, standings, secrets, whole):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            deal, acts = cuda.local.array(size, int64), cuda.local.array(words, int64)
            mine, others = cuda.local.array(planes, int64), cuda.local.array(secret, int64)
            run_observe(
                t, deals, turns, masks, seen, standings, secrets, whole, game, deal, acts, mine,
                others,
            )  # fmt: skip

    @cuda.jit
    def choose(masks, dice, chosen):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < masks.shape[1]:
            die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
            run_choose(masks, dice, chosen, game, die, acts)

    @cuda.jit
    def step(t, deals, packs, dice, chosen, scores, ended):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            deal, pack = cuda.local.array(size, int64), cuda.local.array(cards, uint8)
            die, acts, won = (
                cuda.local.array(1, uint64),
                cuda.local.array(words, int64),
                cuda.local.array(seats, int64),
            )
            run_step(t, deals, packs, dice, chosen, scores, ended, game, deal, pack, die, acts, won)

    @cuda.jit
    def play(t, deals, packs, dice, times, chosen):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            deal, pack = cuda.local.array(size, int64), cuda.local.array(cards, uint8)
            die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
            run_play(t, deals, packs, dice, times, chosen, game, deal, pack, die, acts)

    return {"begin": begin, "observe": observe, "choose": choose, "step": step, "play": play}
