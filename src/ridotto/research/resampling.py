"""Another deal that looks the same to a seat, drawn by the readable game.

The deal is followed at a readable table, the seat's view is taken there, and the game draws a world
that fits it (``Game.world``). Its acts in the kernel's numbers are the choices of the other deal.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import numpy as np

from ridotto.kernel.contract import Deal
from ridotto.research.environment import Environment
from ridotto.research.episode import Episode
from ridotto.table import Action, View, apply
from ridotto.table.worlds import NoWorld

TRIES: Final = 50


class ReadableTable:
    """The running deal at a readable table, with the views of all seats.

    ``begun`` are acts that do not yet make a whole readable act.
    """

    def __init__(self, episode: Episode) -> None:
        environment = episode.environment
        self.environment = environment
        self.opening: Any = environment.readable.open(environment.rule_set)
        self.table = self.opening
        self.views = [View(seat, self.table) for seat in range(environment.players)]
        self.followed = 0
        self.begun: tuple[int, ...] = ()
        self._act(environment.kernel.set_up(environment.tables, _party_of(episode)))
        self._act(environment.kernel.shuffled(environment.tables, _pack_of(episode)))

    def follow(self, episode: Episode) -> None:
        """Do what was done since."""
        for number in episode.acts[self.followed :]:
            self.begun += (number,)
            action = self.environment.kernel.action_of(self.table, self.begun)
            if action is not None:
                self._act(action)
                self.begun = ()
        self.followed = len(episode.acts)

    def _act(self, action: Action) -> None:
        game = self.environment.readable
        self.table, events = apply(game, self.table, action)
        self.views = [view.watch(game.fold, events) for view in self.views]


def _party_of(episode: Episode) -> Deal:
    deal = np.zeros_like(episode.deal)
    deal[: len(episode.party)] = episode.party
    return deal


def _pack_of(episode: Episode) -> Any:
    """The pack as it lay when the deal began."""
    return np.array(episode.order, dtype=np.uint8)


def resample(episode: Episode, seat: int, dice: Random) -> Episode:
    """Another episode that the seat cannot tell from this one; earlier deals stay as they were."""
    if not episode.running or episode.over:
        return episode.copy()
    candidates = _shuffles if episode.environment.shuffles else _worlds
    for attempt in candidates(episode, seat, dice):
        if attempt.knowledge[seat] == episode.knowledge[seat]:
            return attempt
    raise NoWorld(f"no deal found that seat {seat} cannot tell from this one")


def _start(episode: Episode) -> Episode:
    """The episode as this deal began."""
    made = Episode(episode.environment)
    made.deal, made.party = _party_of(episode), episode.party
    made.played, made.totals = episode.played, episode.totals
    made.chosen_before = episode.chosen_before
    made.seen, made.knowledge = episode.seen_before, episode.known_before
    return made


def _shuffles(episode: Episode, _seat: int, dice: Random) -> Iterator[Episode]:
    """The shuffles after which the same could have been done, in any order."""
    count = episode.environment.shuffles
    for shuffle in dice.sample(range(count), count):
        made = _replayed(episode, (shuffle, *episode.chosen[1:]))
        if made is not None:
            yield made


def _replayed(episode: Episode, numbers: tuple[int, ...]) -> Episode | None:
    made = _start(episode)
    for number in numbers:
        if number not in made.choices():
            return None
        made.choose(number)
    return made


def _worlds(episode: Episode, seat: int, dice: Random) -> Iterator[Episode]:
    """Worlds as the readable game draws them."""
    readable = readable_table(episode)
    begun = len(readable.begun)
    _complete(readable, episode.copy(), dice)
    for _ in range(TRIES):
        view = readable.views[seat]
        actions = episode.environment.readable.world(readable.opening, view, dice)
        *whole, last = _numbers(episode.environment, readable.opening, actions)
        # An act that is being done is left unfinished; how far it is only its own seat knows.
        rows = [*whole, last[: min(begun, len(last) - 1)] if begun else last]
        made = _replayed(episode, tuple(number for row in rows for number in row))
        if made is not None and made.turn() == episode.turn():
            yield made


def _complete(readable: ReadableTable, episode: Episode, dice: Random) -> None:
    """An act that is done in parts is brought to any end: only whole acts are in a view."""
    while readable.begun:
        episode.choose(dice.choice(episode.choices()))
        readable.follow(episode)


def _numbers(
    environment: Environment, opening: Any, actions: tuple[Action, ...]
) -> list[tuple[int, ...]]:
    """A readable deal as choices: the pack from the bottom up, then a row for each act."""
    kernel, game = environment.kernel, environment.readable
    # The first act sets the party up: it is no choice.
    table, _ = apply(game, opening, actions[0])
    number_of = card_numbers(environment)
    rows: list[tuple[int, ...]] = []
    shuffled = type(kernel.shuffled(environment.tables, kernel.new_pack(environment.tables)))
    for action in actions[1:]:
        if isinstance(action, shuffled):
            laid: Any = action
            rows.append(tuple(number_of[card] for card in reversed(laid.order)))
        else:
            rows.append(kernel.acts_of(table, action))
        table, _ = apply(game, table, action)
    return rows


def card_numbers(environment: Environment) -> Mapping[str, int]:
    """The kernel's number of every card."""
    pack = environment.kernel.new_pack(environment.tables)
    laid: Any = environment.kernel.shuffled(environment.tables, pack)
    return dict(zip(laid.order, pack.tolist(), strict=True))


def readable_table(episode: Episode) -> ReadableTable:
    """The running deal at a readable table."""
    table = ReadableTable(episode)
    table.follow(episode)
    return table
