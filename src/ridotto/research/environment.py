"""What an environment is made of: a game, its rules, and what an episode is."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
import numpy as np

from ridotto.games import GAMES
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import games as compiled_games
from ridotto.kernel.contract import Deal, Kernel, Tables
from ridotto.kernel.specialise import kernel_of
from ridotto.kernel.splitmix import dice_from
from ridotto.notation.replay import parse_options
from ridotto.table import RuleSet, RuleSetError
from ridotto.table.game import Game

VERSION: Final = "1.0.0"
"""Of all environments. The first number rises when the same acts from the same seed no longer give
the same observations or returns, the second when something is added, the third for the rest."""

GAME_NAMES: Final = tuple(game for game in GAMES if game in compiled_games())
"""The games that can be studied: those with compiled rules."""

Payoff: TypeAlias = Literal["score", "gain", "points"]
PAYOFFS: Final[tuple[Payoff, ...]] = get_args(Payoff)

MOST_DEALS: Final = 100
"""A party that is not decided after this number of deals ends there."""

BOTTOMS_TRIED: Final = 8_000
"""Shuffles by which the possible bottom cards are found; a pack has fewer than a hundred cards."""


class Environment(msgspec.Struct, frozen=True, dict=True):
    """The settings all episodes share. Equal settings and seeds give equal episodes."""

    game: str
    rules: str = ""
    """A book of the game; its first if none is named."""
    options: str = ""
    """What is agreed otherwise: ``players:2;games:1`` (OpenSpiel keeps ``=`` for itself)."""
    deals: int = 1
    """Deals in an episode; 0 plays a whole party."""
    payoff: str = ""
    """What returns are counted in, one of ``PAYOFFS``; see ``default_payoff``."""
    shuffles: int = 0
    """0: the pack may be in any order. Otherwise only this number of shuffles, from seeds 0, 1, …
    """

    def check(self) -> "Environment":
        """Itself, or a ``ValueError`` that says what is wrong."""
        if self.game not in GAME_NAMES:
            known = ", ".join(GAME_NAMES)
            raise ValueError(f"no compiled rules for {self.game!r}; there are: {known}")
        if self.payoff and self.payoff not in PAYOFFS:
            raise ValueError(f"no payoff {self.payoff!r}; there are: {', '.join(PAYOFFS)}")
        if self.deals < 0 or self.shuffles < 0:
            raise ValueError("deals and shuffles are 0 or more")
        _ = self.tables
        return self

    @cached_property
    def readable(self) -> Game[Any]:
        """The readable game."""
        return GAMES[self.game]

    @cached_property
    def kernel(self) -> Kernel:
        """Its compiled rules."""
        return kernel_of(self.game)

    @cached_property
    def rule_set(self) -> RuleSet:
        """The book with the options."""
        books: Mapping[str, RuleSet] = self.readable.rule_sets
        name = self.rules or next(iter(books))
        if name not in books:
            raise ValueError(f"{self.game} has no rules {name!r}; there are: {', '.join(books)}")
        words = [word.replace(":", "=", 1) for word in self.options.split(";") if word]
        try:
            agreed = books[name].with_options(parse_options(books[name], words))
            self.readable.open(agreed)
        except RuleSetError as error:
            raise ValueError(str(error)) from error
        return agreed

    @cached_property
    def tables(self) -> Tables:
        """The compiled rules' tables."""
        return self.kernel.make_tables(self.rule_set)

    @cached_property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.kernel.players(self.tables))

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: partners share one."""
        # Asked of a table that is set up: before, some games have no partners yet.
        game, empty = self.readable, np.zeros(self.kernel.SIZE, dtype=np.int64)
        opened = game.open(self.rule_set)
        return game.sides(game.fold(opened, self.kernel.set_up(self.tables, empty)))

    @cached_property
    def counted_in(self) -> str:
        """The payoff, chosen or by default."""
        return self.payoff or default_payoff(self)

    @cached_property
    def most_deals(self) -> int:
        """Where an episode ends at the latest."""
        return self.deals or MOST_DEALS

    @cached_property
    def pack(self) -> tuple[int, ...]:
        """The numbers of the cards that are played with."""
        return tuple(sorted(self.kernel.new_pack(self.tables).tolist()))

    @cached_property
    def bottoms(self) -> frozenset[int]:
        """Cards that can lie at the bottom, found by shuffling; above it any order can come."""
        pack, dice = self.kernel.new_pack(self.tables), dice_from(1)
        found = set()
        for _ in range(BOTTOMS_TRIED):
            self.kernel.shuffle(self.tables, pack, dice)
            found.add(int(pack[-1]))
        return frozenset(found)

    @cached_property
    def act_words(self) -> int:
        """Words in a set of acts."""
        return -(-self.kernel.ACTS // WORD)

    def payoffs(self, deal: Deal, tables: Tables | None = None) -> tuple[float, ...]:
        """What a finished deal has brought each seat, by these tables or its own.

        Scores and points are given relative to the mean of all seats, so they add up to zero: what
        is left in a pot is shared.
        """
        t = self.tables if tables is None else tables
        kernel, seats = self.kernel, range(self.players)
        if self.counted_in == "gain":
            return tuple(float(kernel.gain(t, deal, seat)) for seat in seats)
        made = [kernel.score(t, deal, seat) for seat in seats]
        if self.counted_in == "points":
            made = self._points(deal, t)
        mean = sum(made) / self.players
        return tuple(float(value - mean) for value in made)

    def _points(self, deal: Deal, tables: Tables) -> list[int]:
        sides = dict.fromkeys(self.sides, 0)
        for (side, _), points in self.kernel.lines_of(tables, deal).items():
            sides[side] += points
        return [sides[side] for side in self.sides]

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Unpickling returns the instance that already exists."""
        return _read_back, msgspec.structs.astuple(self)


def default_payoff(environment: Environment) -> Payoff:
    """The score; but a single deal of a game that pays only whole parties is worth its points."""
    single = environment.deals == 1 and not environment.kernel.PAID_BY_DEAL
    return "points" if single else "score"


@cache
def make_environment(environment: Environment) -> Environment:
    """One object for all equal environments, so that nothing is computed twice."""
    return environment.check()


def _read_back(*fields: Any) -> Environment:
    return make_environment(Environment(*fields))
