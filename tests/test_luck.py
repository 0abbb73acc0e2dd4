"""A result taken apart: the terms add up in every deal, and the fair ones are fair."""

from typing import Any

import numpy as np
import pytest

from bench.luck import fresh_deal, play_deals, take_apart
from ridotto.analysis import luck
from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.games import GAMES
from ridotto.kernel.compiled import games
from ridotto.kernel.contract import NOBODY, finish, score
from ridotto.kernel.editions import edition
from ridotto.kernel.search.actor_critic import Nets
from ridotto.kernel.search.open_values import Valuer

DEALS = 200
every_game = pytest.mark.parametrize("name", sorted(games()))


class Scribble:
    """A net of one random layer: a judge that knows nothing, but always says the same."""

    def __init__(self, outputs: int, seed: int) -> None:
        self.outputs, self.seed = outputs, seed
        self.weights: Any = None

    def __call__(self, bits: Any) -> Any:
        if self.weights is None:
            dice = np.random.default_rng(self.seed)
            shape = (bits.shape[1], self.outputs)
            self.weights = dice.normal(0, 0.3, shape).astype(np.float32)
        return bits.astype(np.float32) @ self.weights


def valuer_of(name: str) -> Valuer:
    """The rules of a game's first book, and nets that know nothing."""
    here = edition(name, compiled=True)
    kernel, rules = here.kernel, next(iter(GAMES[name].rule_sets.values()))
    nets = Nets(Scribble(kernel.ACTS, 1), Scribble(kernel.SEATS, 2), scale=3.0)
    tables = kernel.make_tables(rules)
    return Valuer(here, tables, nets, np.arange(kernel.players(tables), dtype=np.float64))


@every_game
def test_the_terms_add_up_to_the_result_whatever_the_critic_says(name: str) -> None:
    """In 200 deals, to the last point; of games paid by the deal the result is the score."""
    valuer = valuer_of(name)
    before, ended = np.arange(valuer.people, dtype=np.float64), 0
    for number, steps in enumerate(play_deals(valuer, DEALS, seed=5)):
        terms = take_apart(valuer, steps, before, number)
        if terms is None:
            continue
        ended += 1
        parts = terms.before + terms.cards + terms.play.sum(axis=0) + terms.chance.sum(axis=0)
        last = luck.deal_after(valuer, steps[-1])
        assert valuer.turn(last) == NOBODY
        valuer.edition.run(finish)(valuer.t, last)
        run = valuer.edition.run(score)
        scored = [run(valuer.t, last, place) for place in range(valuer.people)]
        wanted = scored if valuer.edition.kernel.PAID_BY_DEAL else terms.result
        assert np.allclose(parts, wanted, atol=1e-6)
        assert np.abs(terms.play).sum() > 0
    assert ended > 0.9 * DEALS


@every_game
def test_the_play_of_the_reference_player_has_the_mean_nothing(name: str) -> None:
    """Over the choices of one step it is nothing exactly; a wrong sign or weight would show.

    In the last tricks, which are played out, two cards may truly come to the same.
    """
    valuer = valuer_of(name)
    (steps, *_) = play_deals(valuer, 1, seed=9)
    tried = apart = 0
    for step in steps[::7]:
        deal = valuer.edition.numbers(step.deal)
        acts = valuer.lawful(deal)
        if len(acts) < 2:
            continue
        tried += 1
        likely = valuer.likely(deal, step.place)
        others = [step._replace(numbers=(number,)) for number in acts]
        play = np.array([luck.play_with_open_cards(valuer, [other])[0] for other in others])
        assert np.allclose(likely @ play, 0, atol=1e-6)
        apart += np.abs(play).max() > 1e-3
    assert tried
    assert apart > tried / 2


@every_game
def test_the_cards_of_fresh_deals_have_the_mean_nothing(name: str) -> None:
    """What is expected before is the mean over deals drawn alike."""
    valuer = valuer_of(name)
    played = play_deals(valuer, 60, seed=3)
    fresh = [fresh_deal(valuer, seed) for seed in range(1000, 1200)]
    before = luck.expected_before(valuer, fresh, played[0])
    values = []
    for steps in played:
        dealing = luck.steps_of_dealing(valuer, steps)
        values.append(luck.value_when_dealt(valuer, steps[dealing]))
    apart = np.mean(values, axis=0) - before
    error = np.std(values, axis=0) * np.sqrt(1 / len(values) + 1 / len(fresh))
    assert (np.abs(apart) < 4 * error + 1e-6).all()


@pytest.mark.parametrize("name", sorted(games()))
def test_where_nobody_had_a_choice_nothing_was_played(name: str) -> None:
    """A deal may reach its hands by forced acts alone; the shipped nets are not asked then."""
    here = edition(name, compiled=True)
    rules = next(iter(GAMES[name].rule_sets.values()))
    valuer = Valuer(here, here.kernel.make_tables(rules), read_nets(net_file(name)))
    assert luck.play_with_open_cards(valuer, []).shape == (0, valuer.people)
