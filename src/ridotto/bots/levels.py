"""The levels of every game: *novice* follows the book's advice, *player* and *master* their nets.

A game without players has one level, *random*: any lawful act, at random.
"""

from collections.abc import Sequence
from typing import Any, Final

from ridotto.bots.game_players import players_of
from ridotto.bots.learned.net_files import net_file
from ridotto.bots.player import Player
from ridotto.bots.random_player import RandomPlayer
from ridotto.games import GAMES

MASTER: Final = "master"

LEVELS: Final = ("novice", "player", MASTER)
"""For people to sit opposite, where a game has them."""

RANDOM: Final = "random"
"""Random lawful acts. Every game has it: as its only level, or as a baseline for the others."""

NET: Final = "net"
"""A master that looks at no worlds."""

BASELINES: Final = (RANDOM, NET)
"""To measure the others by: chance, and the net alone."""

KINDS: Final = (*LEVELS, *BASELINES)

LEARNED: Final = ("player", MASTER, NET)
"""Those who play by a game's nets."""

WORLDS: Final = 16
"""What stands in for a master's time where the same seed must always give the same act."""


def kinds_of(game: str) -> tuple[str, ...]:
    """Every kind of player that plays this game."""
    brought = players_of(_known(game))
    learned = LEARNED if has_nets(game) else ()
    return (*(("novice",) if brought else ()), *learned, RANDOM)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that people may sit opposite in this game, the weakest first."""
    kinds = kinds_of(game)
    return tuple(level for level in LEVELS if level in kinds) or (RANDOM,)


def nearest_level(game: str, wanted: str) -> str:
    """The level wanted; where the game lacks it, the next lower one it has, else its lowest."""
    kinds = kinds_of(game)
    if wanted in kinds:
        return wanted
    _check(wanted, KINDS, "")
    levels = levels_of(game)
    below = [level for level in levels if _rank(level) < _rank(wanted)]
    return below[-1] if below else levels[0]


def _rank(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def make_player(
    game: str,
    *,
    level: str = "novice",
    seed: int,
    budget: int | None = None,
    repeatable: bool = False,
) -> Player[Any]:
    """A player of this game and level; ``budget`` are milliseconds of one core for a decision.

    With time the act may depend on how quick the machine is. ``repeatable`` counts worlds instead:
    then the same seed and view always give the same act.
    """
    _check(level, kinds_of(game), f"in {GAMES[game].title}")
    if level == RANDOM:
        return RandomPlayer(GAMES[game], seed=seed)
    brought = players_of(game)
    novice = brought.novice(seed=seed) if brought else RandomPlayer(GAMES[game], seed=seed)
    if level == "novice":
        return novice
    # Nets need NumPy and the kernel, which most of what the house does has no use for.
    from ridotto.bots.learned.net_player import NetPlayer

    worlds = WORLDS if repeatable and level == MASTER else None
    time = 0 if level == NET else budget
    kind = MASTER if level == NET else level
    return NetPlayer(GAMES[game], novice, seed=seed, level=kind, budget_ms=time, worlds=worlds)


def by_the_book(game: str, level: str) -> str:
    """The level that plays where nets are not wanted: the novice sits in for those who learnt."""
    return "novice" if level in LEARNED and "novice" in kinds_of(game) else level


def as_wanted(game: str, level: str) -> str:
    """The level that plays otherwise."""
    del game
    return level


def has_nets(game: str) -> bool:
    """Has a player taught itself this game?"""
    return net_file(game).exists()


def _known(game: str) -> str:
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there are: {', '.join(GAMES)}")
    return game


def _check(level: str, kinds: Sequence[str], where: str) -> None:
    if level not in KINDS:
        raise ValueError(f"no level {level!r}; there are: {', '.join(KINDS)}")
    if level not in kinds:
        raise ValueError(f"no level {level!r} {where}; there are: {', '.join(kinds)}")
