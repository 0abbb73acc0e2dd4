"""Players that taught themselves at the readable table: lawful in every phase of every game."""

from random import Random
from typing import Any

import numpy as np
import pytest

from ridotto.arena.bot_table import play_out
from ridotto.bots import make_player
from ridotto.bots.learned.net import TINY, read_arrays, read_nets
from ridotto.bots.learned.net_files import FOLDER, net_file
from ridotto.bots.learned.net_player import NetPlayer
from ridotto.games import GAMES
from ridotto.kernel.specialise import kernel_of
from ridotto.table import HOUSE, RuleSet, View, apply

LEARNED = sorted(path.stem for path in FOLDER.glob("*.npz"))
BOOKS = [(game, rules) for game in LEARNED for rules in GAMES[game].rule_sets.values()]

every_game = pytest.mark.parametrize("name", LEARNED)
every_book = pytest.mark.parametrize(
    ("name", "rules"), BOOKS, ids=[f"{game}-{rules.name}" for game, rules in BOOKS]
)


@every_game
def test_a_shipped_net_fits_its_game(name: str) -> None:
    kernel, nets = kernel_of(name), read_nets(net_file(name))
    seen, hidden = len(kernel.OBSERVATION.positions), len(kernel.SECRETS.positions)
    assert nets.actor(np.zeros((3, seen), dtype=np.uint8)).shape == (3, kernel.ACTS)
    both = np.zeros((3, seen + hidden), dtype=np.uint8)
    assert nets.critic(both).shape == (3, kernel.SEATS)
    assert net_file(name).stat().st_size < 8_000_000


def dice(thrown: int) -> Random:
    return Random(f"{thrown}")


@every_book
def test_the_net_plays_deals_lawfully(name: str, rules: RuleSet) -> None:
    """Whatever is refused raises; all seats are the net's, from the draw to the payment."""
    game = GAMES[name]
    seats = game.seats(game.open(rules))
    for level in ("net", "player"):
        players = [make_player(name, level=level, seed=seat) for seat in range(seats)]
        state, clock = play_out(game, rules, players, dice, until=game.settled)
        assert game.settled(state)
        assert sum(clock.acts.values()) > seats


@every_game
def test_a_master_over_worlds_plays_a_deal_lawfully(name: str) -> None:
    """A few worlds for each decision; the same seed gives the same deal again."""
    game = GAMES[name]
    rules = next(iter(game.rule_sets.values()))

    def play() -> Any:
        seats = game.seats(game.open(rules))
        novices = [make_player(name, level="novice", seed=seat) for seat in range(seats)]
        masters = [NetPlayer(game, novice, seed=1, worlds=2) for novice in novices]
        players = [masters[0], *novices[1:]]
        return play_out(game, rules, players, dice, until=game.settled)[0]

    assert play() == play()


@every_game
def test_what_is_considered_first_is_what_is_done(name: str) -> None:
    """A hint and the act of the same player with the same worlds are one."""
    game, seen = GAMES[name], 0
    rules = next(iter(game.rule_sets.values()))
    state, chance = game.open(rules), Random(2)
    views = [View(seat, state) for seat in range(game.seats(state))]
    player = make_player(name, level="master", seed=5, repeatable=True)
    assert isinstance(player, NetPlayer)
    while not game.settled(state):
        seat = min(game.awaited(state), default=HOUSE)
        if seat == HOUSE:
            action = game.shuffle(state, chance)
        else:
            action = make_player(name, level="novice", seed=seat).act(views[seat])
            thoughts = player.consider(views[seat]) if chance.random() < 0.3 else None
            if thoughts is not None and len(thoughts.acts) > 1:
                seen += 1
                assert player.act(views[seat]) == thoughts.acts[0].action
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    assert seen


@every_game
def test_a_net_gives_what_its_layers_give_one_by_one(name: str) -> None:
    """Shared bits are added once and zeros skipped; the numbers are those of whole products."""
    arrays, kernel = read_arrays(net_file(name)), kernel_of(name)
    chance = np.random.default_rng(1)
    shared = chance.random(len(kernel.OBSERVATION.positions)) < 0.1
    rows = [shared ^ (chance.random(len(shared)) < share) for share in (0, 0, 0.01, 0.3)]
    bits = np.array(rows).astype(np.uint8)

    def layer(part: str, x: Any) -> Any:
        return x @ arrays[f"actor.{part}.weight"].T + arrays[f"actor.{part}.bias"]

    def norm(number: int, x: Any) -> Any:
        scaled = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + TINY)
        part = f"actor.norms.{number}"
        return scaled * arrays[f"{part}.weight"] + arrays[f"{part}.bias"]

    x, blocks = np.maximum(layer("first", bits), 0), 0
    while f"actor.inner.{blocks}.weight" in arrays:
        x = x + layer(f"outer.{blocks}", np.maximum(layer(f"inner.{blocks}", norm(blocks, x)), 0))
        blocks += 1
    expected = layer("last", np.maximum(norm(blocks, x), 0))
    actor = read_nets(net_file(name)).actor
    assert np.allclose(actor(bits), expected, atol=1e-3)
    assert np.allclose(actor(bits[2:3]), expected[2:3], atol=1e-3)
