"""Computer players who play a deal in a person's chair, so that the person can be compared.

A play can be interrupted and resumed: it is given with all acts that were done so far.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.bots import make_player, nearest_level
from ridotto.duplicate.deal_seeds import player_seed, seed_of
from ridotto.duplicate.same_deal import SameDeal, Score, deciding_seat
from ridotto.table import HOUSE, Action, Event, Seat, View, apply

CHAIR: Final[Seat] = 0
"""The seat of a person who plays alone among computer players."""


class FieldPlayer(msgspec.Struct, frozen=True):
    """A computer player of a level.

    A level may have several, who differ in their random choices.
    """

    level: str
    number: int

    @property
    def name(self) -> str:
        """The name of this player, unique in the field."""
        return f"{self.level}-{self.number}"


class FieldPlay(msgspec.Struct, frozen=True):
    """A deal as a computer player has played it so far."""

    actions: tuple[Action, ...]
    scores: tuple[Score, ...] = ()
    """The score of each seat, once the deal is done."""


def field_of(game: str, levels: tuple[str, ...]) -> tuple[FieldPlayer, ...]:
    """Return the players who play in the chair, the strongest last."""
    known = dict.fromkeys(nearest_level(game, level) for level in levels)
    return tuple(FieldPlayer(level, n) for level in known for n in range(SIZES.get(level, 4)))


SIZES: Final = {"novice": 1, "player": 8, "master": 1, "random": 4}
"""How many players of each level play a deal. Several novices, or masters, would all play alike."""


def play_field(
    deal: SameDeal, opponents: str, player: FieldPlayer, done: tuple[Action, ...], seconds: float
) -> FieldPlay:
    """Play on in the person's chair for this number of seconds, but at least one act."""
    chance = int(seed_of(deal.seed, "field", player.name)[:8], 16)
    return play_computers(deal, (opponents,), {CHAIR: (player.level, chance)}, done, seconds)


def play_computers(
    deal: SameDeal,
    levels: Sequence[str],
    others: Mapping[Seat, tuple[str, int]],
    done: tuple[Action, ...],
    seconds: float,
) -> FieldPlay:
    """Play on at a table of computer players; seats in ``others`` have their own level and seed.

    If only one level is named, all seats have it.
    """
    game, end = deal.the_game, time.monotonic() + seconds
    state = game.open(deal.rule_set)
    views = [View(seat, state) for seat in range(game.seats(state))]
    events: list[Event] = []
    actions, played = list(done or deal.first_acts()), 0
    before = len(actions)
    while not deal.is_done(state):
        if played == len(actions):
            if played > before and time.monotonic() > end:
                break
            actions.append(_next_act(deal, levels, others, views, events, state))
        state, news = apply(game, state, actions[played])
        views = [view.watch(game.fold, news) for view in views]
        events += news
        played += 1
    scores = deal.scores(state) if deal.is_done(state) else ()
    return FieldPlay(tuple(actions), scores)


def _next_act(
    deal: SameDeal,
    levels: Sequence[str],
    others: Mapping[Seat, tuple[str, int]],
    views: list[View[Any]],
    events: list[Event],
    state: Any,
) -> Action:
    seat = deciding_seat(deal.the_game, state)
    if seat == HOUSE:
        action = deal.house_act(state, events)
        assert action is not None
        return action
    given = deal.given_act(views[seat], events)
    if given is not None:
        return given
    usual = levels[seat % len(levels)], player_seed(deal.seed, seat)
    level, chance = others.get(seat, usual)
    return decide(deal.game, level, chance, views[seat])


def decide(game: str, level: str, seed: int, view: View[Any]) -> Action:
    """Return a computer player's act; the same view, level and seed always give the same act."""
    level = nearest_level(game, level)
    return make_player(game, level=level, seed=seed, repeatable=True).act(view)
