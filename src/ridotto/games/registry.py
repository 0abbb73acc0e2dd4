"""Finds every game and the parts it brings. Nothing here knows any game by name.

A game is a package with a constant ``REGISTRATION``. It is found in one of two ways:

- as a folder beside this file;
- as an entry point of the group ``ridotto.games`` of any installed distribution, whose value is
  the name of the package.

The other parts of a game are optional. A game of this package has them in folders of its name
on other floors, such as ``ridotto/bots/NAME``; a game from outside has them in its own package,
as ``PACKAGE/bots``. Where a part is missing, the generic one is used.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards.pack_names import PackNames, plain_names
from ridotto.table import Game
from ridotto.table.match_unit import MatchUnit, plain_unit
from ridotto.table.registration import Registration
from ridotto.table.roles import RoleActs

GROUP: Final = "ridotto.games"
"""The group of entry points, and the package that holds the built-in games."""


class RegistrationError(ImportError):
    """A package that does not register a game as it must."""


def _packages() -> Iterator[str]:
    """The names of the packages that say they hold a game."""
    for module in iter_modules(import_module(GROUP).__path__, f"{GROUP}."):
        if module.ispkg:
            yield module.name
    for entry in entry_points(group=GROUP):
        yield entry.value


def _registration(package: str) -> Registration:
    found = getattr(import_module(package), "REGISTRATION", None)
    if not isinstance(found, Registration):
        wanted = "REGISTRATION = Registration(game)"
        raise RegistrationError(f"{package} registers no game; its __init__ must have {wanted}")
    return found


def _find_all() -> dict[str, tuple[Registration, str]]:
    """Every registration with its package, by the game's name, in the order of lists."""
    found: dict[str, tuple[Registration, str]] = {}
    for package in dict.fromkeys(_packages()):
        registration = _registration(package)
        name = registration.game.name
        if name in found:
            raise RegistrationError(f"{package} and {found[name][1]} both register {name!r}")
        found[name] = registration, package
    return dict(sorted(found.items(), key=lambda item: (item[1][0].position, item[0])))


_FOUND: Final = _find_all()

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType(
    {name: registration.game for name, (registration, _) in _FOUND.items()}
)
"""Every game, by its name."""


def folder_of(game: str) -> Traversable:
    """The folder of a game's package, with its book, records, rule sets and lesson."""
    return files(_FOUND[game][1])


@cache
def find_part(game: str, floor: str, module: str, name: str) -> Any:
    """What a game brings to a floor: the constant ``name`` of a module there, or None.

    For example ``find_part("NAME", "bots", "players", "PLAYERS")``.
    """
    path = f"{_part_package(game, floor)}.{module}"
    if not _exists(path):
        return None
    found = getattr(import_module(path), name, None)
    if found is None:
        raise RegistrationError(f"{path} has no {name}")
    return found


def _part_package(game: str, floor: str) -> str:
    package = _FOUND[game][1]
    if floor == "games":
        return package
    parent, _, folder = package.rpartition(".")
    return f"ridotto.{floor}.{folder}" if parent == GROUP else f"{package}.{floor}"


def _exists(module: str) -> bool:
    parent, _, _ = module.rpartition(".")
    try:
        return find_spec(parent) is not None and find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def match_unit_of(game: str) -> MatchUnit:
    """What a game is measured by: its own unit, or what it pays."""
    own: MatchUnit | None = find_part(game, "games", "match_unit", "UNIT")
    return own or plain_unit(GAMES[game])


def role_acts_of(game: str) -> RoleActs:
    """The roles that a game gives for certain acts, besides the dealer's."""
    own: RoleActs | None = find_part(game, "games", "roles", "ROLES")
    return own or {}


def deal_unit_of(game: str) -> MatchUnit:
    """What a single deal of a game is compared by, where several tables play it."""
    unit = match_unit_of(game)
    return unit.deal or unit


def packs_of(game: str) -> Mapping[str, PackNames]:
    """The packs a game can be played with, and what their cards are called.

    The game's own name is that of its usual pack. A game that brings no names in ``card_names.py``
    is told by its pack.
    """
    found: Mapping[str, PackNames] | None = find_part(game, "games", "card_names", "PACKS")
    return found if found is not None else {game: _plain_names(GAMES[game])}


def _plain_names(game: Game[Any]) -> PackNames:
    return plain_names(game.pack(game.open(next(iter(game.rule_sets.values())))))


def card_names_of(game: str) -> PackNames:
    """What the cards of the game's usual pack are called."""
    return packs_of(game)[game]
