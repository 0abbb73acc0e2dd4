"""Matches of two policies on duplicate deals, for a quick check while learning."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

import torch
from torch import Tensor

from ridotto.learn.torch_games import Tables
from ridotto.table import RuleSet

Policy: TypeAlias = Callable[[Tensor, Tensor], Tensor]
"""A policy: takes observations and masks, returns acts."""

MOST_ACTS = 400


def ahead(tables: Tables, parity: int) -> Tensor:
    """Return the mean winnings of the seats of one parity, less those of the other seats."""
    scores = tables.rows("scores").float()
    places = torch.arange(scores.shape[1], device=scores.device)
    sits = places < tables.people()[:, None]
    mine, theirs = sits & (places % 2 == parity), sits & (places % 2 != parity)
    return (scores * mine).sum(1) / mine.sum(1) - (scores * theirs).sum(1) / theirs.sum(1)


@torch.no_grad()
def duel(
    game: str, rules: Sequence[RuleSet], deals: int, one: Policy, other: Policy, *,
    seed: int, device: str,
) -> tuple[float, float]:  # fmt: skip
    """Return how far ``one`` is ahead of ``other`` after a deal, and the 95 % interval around it.

    Each deal is played twice: ``one`` has the even seats, then the odd seats.
    """
    scored = []
    for parity in (0, 1):
        tables = Tables(game, rules, deals, seed=seed, device=device)
        tables.reset()
        open_deals = torch.ones(tables.games, dtype=torch.bool, device=device)
        result = torch.zeros(tables.games, device=device)
        for _ in range(MOST_ACTS):
            tables.observe(secrets=False)
            seen, masks, turns = (tables.rows(n) for n in ("observations", "masks", "turns"))
            mine = turns % 2 == parity
            tables.step(torch.where(mine, one(seen, masks), other(seen, masks)))
            ended = (tables.rows("ended") > 0) & open_deals
            result = torch.where(ended, ahead(tables, parity), result)
            open_deals &= ~ended
            if not open_deals.any():
                break
        scored.append(result)
    means = (scored[0] + scored[1]) / 2
    return means.mean().item(), 1.96 * means.std().item() / math.sqrt(len(means))
