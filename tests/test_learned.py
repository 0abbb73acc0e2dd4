"""A net at the readable table: what it does is lawful, in every phase of a deal."""

from random import Random

from ridotto.bots import make_player
from ridotto.bots.learned.net import FOLDER, load
from ridotto.bots.learned.player import LearnedPlayer
from ridotto.games import GAMES
from ridotto.kernel.specialise import kernel_of
from ridotto.table import HOUSE, View, apply


def test_a_shipped_net_fits_its_game() -> None:
    for path in FOLDER.glob("*.npz"):
        kernel, (actor, critic) = kernel_of(path.stem), load(path)
        seen, hidden = len(kernel.OBSERVATION.positions), len(kernel.SECRETS.positions)
        assert actor.arrays["first.weight"].shape[1] == seen
        assert actor.arrays["last.weight"].shape[0] == kernel.ACTS
        assert critic.arrays["first.weight"].shape[1] == seen + hidden
        assert path.stat().st_size < 8_000_000


def test_the_net_plays_a_deal_lawfully() -> None:
    """Whatever is refused raises; all four seats are the net's, from the cut to the payment."""
    game = GAMES["minchiate"]
    player = LearnedPlayer(game, make_player("minchiate", level="novice", seed=1))
    state, dice = game.open(game.rule_sets["firenze-2008"]), Random(5)
    views = [View(seat, state) for seat in range(4)]
    kinds = set()
    while not game.settled(state):
        seat = min(game.awaited(state), default=HOUSE)
        action = game.shuffle(state, dice) if seat == HOUSE else player.act(views[seat])
        kinds.add(type(action).__name__)
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    assert kinds >= {"Cut", "Leave", "Discard", "Declare", "Play"}
