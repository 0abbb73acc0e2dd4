"""The critic's usual error when hands are dealt is known, and taken out of what a seat expects."""

from random import Random
from typing import Any

import numpy as np
import pytest

from bench.critic_offsets import errors, rule_sets
from bench.luck import fresh_deal
from ridotto.analysis import luck
from ridotto.analysis.critic_offsets import fingerprint, kept, offsets_of
from ridotto.games import GAMES
from ridotto.kernel.compiled import games
from ridotto.kernel.editions import edition
from ridotto.kernel.search.actor_critic import Nets
from ridotto.kernel.search.open_values import Reals, Valuer


class Silent:
    """A net that says the same of everything: acts are drawn by chance, and nothing is expected."""

    def __init__(self, outputs: int) -> None:
        self.outputs = outputs

    def __call__(self, bits: Any) -> Any:
        return np.zeros((len(bits), self.outputs), dtype=np.float32)


def silent_valuer(name: str, offsets: Reals | None = None) -> Valuer:
    """A judge who knows nothing."""
    here = edition(name, compiled=True)
    nets = Nets(Silent(here.kernel.ACTS), Silent(here.kernel.SEATS), scale=1.0)
    tables = here.kernel.make_tables(next(iter(GAMES[name].rule_sets.values())))
    return Valuer(here, tables, nets, offsets)


@pytest.mark.parametrize("name", sorted(games()))
def test_offsets_belong_to_the_nets_that_are_shipped(name: str) -> None:
    """Whoever changes a net measures its offsets again: ``python -m bench.critic_offsets``."""
    assert kept()[name].nets == fingerprint(name)
    for (book, people), rules in rule_sets(name).items():
        assert len(kept()[name].books[book][str(people)]) == people
        assert len(offsets_of(name, rules, people)) == people


@pytest.mark.parametrize("name", ["guimbarde", "taroc"])
def test_whoever_expects_nothing_is_off_by_the_mean_result(name: str) -> None:
    """Of a silent critic the offset is what chance makes of a deal, and so is then expected."""
    found = np.concatenate([errors(silent_valuer(name), seed) for seed in range(4)])
    valuer = silent_valuer(name, found.mean(axis=0))
    deal = fresh_deal(valuer, 1)
    hands = luck.dealt_hands(valuer, deal, valuer.hidden(deal), Random(1))
    place = valuer.turn(hands)
    assert valuer.correction(hands) == pytest.approx(np.roll(found.mean(axis=0), place))
    again = np.concatenate([errors(valuer, seed) for seed in range(4, 8)])
    half = 4 * again.std(axis=0) / np.sqrt(len(again))
    assert (np.abs(again.mean(axis=0) - found.mean(axis=0)) <= 2 * half).all()
    assert np.abs(found.mean(axis=0)).max() > 0
