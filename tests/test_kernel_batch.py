"""Games side by side are the games one by one; templates are copies for a game."""

import re
from typing import Any

import numpy as np
import pytest

from ridotto.games import GAMES
from ridotto.kernel import contract, rollout
from ridotto.kernel.batch import Batch, begin_many, observe_many, step_many, step_one
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import games
from ridotto.kernel.precompile import precompile
from ridotto.kernel.specialise import kernel_of, specialise

BOOKS = [(game, book) for game in GAMES for book in GAMES[game].rule_sets]
each_book = pytest.mark.parametrize(("game", "book"), BOOKS)

ARRAYS = ("deals", "turns", "masks", "observations", "standings", "secrets", "scores", "ended")


def played(game: str, book: str, games: int, steps: int, threads: int = 1) -> Batch:
    batch = Batch(game, GAMES[game].rule_sets[book], games, seed=7, threads=threads)
    batch.reset()
    for _ in range(steps):
        batch.observe(secrets=True)
        batch.choose_randomly()
        batch.step()
    batch.observe(secrets=True)
    return batch


@each_book
def test_threads_change_nothing(game: str, book: str) -> None:
    one, three = played(game, book, 24, 60), played(game, book, 24, 60, threads=3)
    for name in ARRAYS:
        assert getattr(one, name).tolist() == getattr(three, name).tolist(), name


@each_book
def test_a_game_of_a_batch_is_that_game_alone(game: str, book: str) -> None:
    """The same acts, done one by one with the contract's functions, end in the same slots."""
    batch = Batch(game, GAMES[game].rule_sets[book], 3, seed=3)
    batch.reset()
    kernel, step = kernel_of(game), specialise(game, step_one)
    deal, pack, dice = batch.deals[1].copy(), batch.packs[1].copy(), batch.dice[1].copy()
    acts, won = np.zeros_like(batch.masks[1]), np.zeros(kernel.SEATS, dtype=np.int64)
    ended = 0
    for _ in range(250):
        batch.observe()
        batch.choose_randomly()
        dice[0] = batch.dice[1][0]
        done = step(batch.t, deal, pack, acts, dice, int(batch.chosen[1]), won)
        batch.step()
        assert deal.tolist() == batch.deals[1].tolist()
        assert done == batch.ended[1]
        if done:
            assert won.tolist() == batch.scores[1].tolist()
            ended += 1
    assert ended


@each_book
def test_what_one_may_do_is_lawful_and_seen(game: str, book: str) -> None:
    """In every game somebody has to act and may; nobody sits where no seat is."""
    batch = played(game, book, 64, 80)
    seats = batch.kernel.players(batch.t)
    assert ((batch.turns >= 0) & (batch.turns < seats)).all()
    assert (batch.masks != 0).any(axis=1).all()
    assert not batch.scores[:, seats:].any()
    bits = batch.kernel.OBSERVATION.unpack(batch.observations)
    assert bits.shape == (64, len(batch.kernel.OBSERVATION.names()))
    assert bits.any(axis=1).all()


def test_every_game_has_compiled_rules() -> None:
    assert games() == set(GAMES)
    for game in GAMES:
        kernel = kernel_of(game)
        for function in contract.FUNCTIONS:
            assert callable(getattr(kernel, function.__name__)), (game, function.__name__)
        planes = (*kernel.OBSERVATION.planes, *kernel.SECRETS.planes)
        assert all(plane.about and plane.used for plane in planes)


def test_a_game_without_compiled_rules_is_told() -> None:
    with pytest.raises(LookupError, match=r"no compiled rules for 'whist'; there are: bieten, "):
        kernel_of("whist")


def test_a_template_is_compiled_once_a_game() -> None:
    reset = specialise("tresette", rollout.reset)
    assert reset is specialise("tresette", rollout.reset)
    assert reset is not specialise("taroc", rollout.reset)


def symbol(function: Any) -> str:
    """Under which name the linker finds it, without the count that begins anew in every process."""
    (overload,) = function.overloads.values()
    return re.sub(r"B\d+v\d+", "", overload.fndesc.mangled_name)


def test_copies_for_two_games_never_share_a_symbol() -> None:
    """Else code that two processes kept is linked crosswise, and one game runs the other's."""
    for game in games():
        precompile(game)
    for template in (begin_many, observe_many, step_many, rollout.play_many):
        assert len({symbol(specialise(game, template)) for game in games()}) == len(games())


def test_a_stand_in_does_nothing_by_itself() -> None:
    nothing = np.zeros(1, dtype=np.int64)
    with pytest.raises(RuntimeError, match="a stand-in"):
        contract.turn(nothing, nothing)


def test_words_of_acts_are_enough() -> None:
    for game, book in BOOKS:
        batch = Batch(game, GAMES[game].rule_sets[book], 1)
        assert WORD * batch.masks.shape[1] >= batch.kernel.ACTS


def forms(game: str) -> dict[str, int]:
    """In how many forms each function of a game has been compiled so far."""
    own: list[Any] = [getattr(kernel_of(game), each.__name__) for each in contract.FUNCTIONS]
    templates: tuple[Any, ...] = (begin_many, observe_many, step_many, rollout.play_many)
    own += [specialise(game, each) for each in templates]
    return {function.__name__: len(function.signatures) for function in own}


@pytest.mark.parametrize("game", sorted(games()))
def test_everything_is_compiled_beforehand(game: str) -> None:
    """Nothing is compiled anew when a batch runs in threads."""
    precompile(game)
    before = forms(game)
    assert all(before.values()), before
    played(game, next(iter(GAMES[game].rule_sets)), 4, 3, threads=2)
    assert forms(game) == before
