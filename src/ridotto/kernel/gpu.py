"""The batch interface on a GPU: the same functions, compiled by numba-cuda (``ridotto[gpu]``).

Each thread plays one game. In the card's memory a game is a column, so that neighbouring threads
read neighbouring words. All arrays can be taken
by torch, JAX or CuPy without a copy (``__cuda_array_interface__``): they have a row for each slot
or word and a column for each game.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from ridotto.kernel.batch import begin_deal, find_lawful, go_on, step_one
from ridotto.kernel.bits import kept_apart
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import (
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    observe,
    reveal,
    score,
    turn,
)
from ridotto.kernel.rollout import pick_act, play_deal
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

THREADS: Final = 384
"""In a block."""
REGISTERS: Final = 80
"""For a thread at most: the fewer, the more threads wait for memory side by side."""


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
    """A column into a thread's own memory."""
    kept_apart()
    for place in range(len(target)):
        target[place] = source[place, column]


@template
def store(column: int, source: Any, target: Any) -> None:
    """And back."""
    kept_apart()
    for place in range(len(source)):
        target[place, column] = source[place]


@template
def begin_column(
    t: Tables, deal: Deal, pack: Pack, dice: Any, game: int, die: Dice, acts: Words, won: Numbers
) -> None:
    """A new deal."""
    die[0] = dice[game]
    begin_deal(t, deal, pack, acts, die)
    go_on(t, deal, pack, acts, die, won)
    dice[game] = die[0]


@template
def observe_column(
    t: Tables, deal: Deal, turns: Numbers, acts: Words, mine: Words, standings: Numbers,
    others: Words, whole: bool, game: int,
) -> None:  # fmt: skip
    """Whose turn it is, what that seat may do and observe, how all stand, and what is hidden."""
    seat = turn(t, deal)
    turns[game] = seat
    find_lawful(t, deal, acts)
    observe(t, deal, seat, mine)
    for place in range(len(standings)):
        standings[place] = score(t, deal, place)
    if whole:
        reveal(t, deal, seat, others)


@template
def choose_column(
    masks: Numbers, dice: Any, chosen: Numbers, game: int, die: Dice, acts: Words
) -> None:
    """Any lawful act."""
    for word in range(len(acts)):
        acts[word] = masks[word, game]
    die[0] = dice[game]
    chosen[game] = pick_act(acts, die)
    dice[game] = die[0]


@template
def step_column(
    t: Tables, deal: Deal, pack: Pack, dice: Any, chosen: Numbers, won: Numbers, ended: Numbers,
    game: int, die: Dice, acts: Words,
) -> None:  # fmt: skip
    """One act."""
    die[0] = dice[game]
    ended[game] = step_one(t, deal, pack, acts, die, chosen[game], won)
    dice[game] = die[0]


# The batch ---------------------------------------------------------------------------------------


class GpuBatch:
    """Games side by side on a GPU; see ``kernel.batch`` for what the arrays mean."""

    def __init__(
        self, game: str, rules: RuleSet, games: int, *, seed: int = 1, threads: int = THREADS,
        registers: int = REGISTERS,
    ) -> None:  # fmt: skip
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
        self._programs = programs(game, len(pack), threads, registers)
        self._grid = (games + threads - 1) // threads, threads

    def reset(self) -> None:
        """A new deal in every game."""
        self._programs["begin"][self._grid](
            self.t, self.deals, self.packs, self.dice, self.scores
        )  # fmt: skip

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

    def play_deals(self, deals: int, *, quickly: bool = False) -> int:
        """Play whole deals in each game, every act by chance; returns the number of acts.

        Quickly means by the game's own ``play_deal``, where it has one.
        """
        self._programs["play quickly" if quickly else "play"][self._grid](
            self.t, self.deals, self.packs, self.dice, deals, self.chosen
        )
        return int(self.chosen.copy_to_host().sum())


@cache
def programs(game: str, cards: int, threads: int, registers: int) -> dict[str, Any]:
    """The kernels of a game: what one thread does with the game of its column.

    Single acts touch a few slots of a deal, so they work where the deal lies. Whole deals touch all
    of them often: they are played in a thread's local memory, the pack in the block's shared
    memory, where a shuffle's leaps cost least.
    """
    own = kernel_of(game)
    size, words = own.SIZE, -(-own.ACTS // WORD)
    int64, uint64, uint8 = np.int64, np.uint64, np.uint8
    run_begin, run_observe = specialise(game, begin_column), specialise(game, observe_column)
    run_choose, run_step = specialise(game, choose_column), specialise(game, step_column)
    get, put = specialise(game, load), specialise(game, store)
    play_one, play_quick = specialise(game, play_deal), getattr(own, "play_deal", None)
    compile_kernel = cuda.jit(max_registers=registers, lto=False)

    @compile_kernel
    def begin(t, deals, packs, dice, scores):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
            run_begin(
                t, deals[:, game], packs[:, game], dice, game, die, acts, scores[:, game]
            )  # fmt: skip

    @compile_kernel
    def observe(t, deals, turns, masks, seen, standings, secrets, whole):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            run_observe(
                t, deals[:, game], turns, masks[:, game], seen[:, game], standings[:, game],
                secrets[:, game], whole, game,
            )  # fmt: skip

    @compile_kernel
    def choose(masks, dice, chosen):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < masks.shape[1]:
            die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
            run_choose(masks, dice, chosen, game, die, acts)

    @compile_kernel
    def step(t, deals, packs, dice, chosen, scores, ended):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < deals.shape[1]:
            die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
            run_step(
                t, deals[:, game], packs[:, game], dice, chosen, scores[:, game], ended, game, die,
                acts,
            )  # fmt: skip

    def playing(play_one):  # type: ignore[no-untyped-def]
        @compile_kernel
        def play(t, deals, packs, dice, times, chosen):  # type: ignore[no-untyped-def]
            packs_here = cuda.shared.array((threads, cards), uint8)
            game = cuda.grid(1)
            if game < deals.shape[1]:
                deal, pack = cuda.local.array(size, int64), packs_here[cuda.threadIdx.x]
                die, acts = cuda.local.array(1, uint64), cuda.local.array(words, int64)
                get(game, deals, deal)
                get(game, packs, pack)
                die[0] = dice[game]
                done = 0
                for _ in range(times):
                    done += play_one(t, deal, pack, acts, die)
                put(game, deal, deals)
                put(game, pack, packs)
                chosen[game] = done
                dice[game] = die[0]

        return play

    return {
        "begin": begin, "observe": observe, "choose": choose, "step": step,
        "play": playing(play_one), "play quickly": playing(play_quick or play_one),
    }  # fmt: skip
