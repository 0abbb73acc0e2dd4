"""An imitation of the book's novice: a net trained on the novice's decisions.

The novice itself is too slow to play at thousands of tables at once. Its imitation is quick enough,
and plays there as a guest (``learn.guests``).
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from ridotto.arena.bot_table import play_out
from ridotto.bots import make_player
from ridotto.bots.learned.net_player import Position, tables_of
from ridotto.games import GAMES
from ridotto.kernel.contract import observe, turn
from ridotto.kernel.editions import edition
from ridotto.kernel.specialise import kernel_of
from ridotto.learn.nets import Net, Unpacker
from ridotto.table import Action, RuleSet, View

UNLAWFUL: Final = -1e9
PORTION: Final = 2048
HELD_OUT: Final = 10
"""One decision in this number is held out: it tests how good the imitation is."""
DEALS_A_TASK: Final = 20


class Decisions(NamedTuple):
    """What a player saw, could do and did; one row for each decision."""

    seen: NDArray[np.int64]
    masks: NDArray[np.int64]
    acts: NDArray[np.int64]


class Watched:
    """A novice whose decisions are recorded in the kernel's terms."""

    def __init__(self, game: str, seed: int, rows: list[tuple[Any, Any, int]]) -> None:
        self.game, self.rows = GAMES[game], rows
        self.novice = make_player(game, level="novice", seed=seed)
        self.edition = edition(game, compiled=False)

    def act(self, view: View[Any]) -> Action:
        """Return the novice's act."""
        action = self.novice.act(view)
        # The kernel does not know a draw for seats, or a claim.
        with suppress(ValueError, LookupError):
            self._write_down(view, action)
        return action

    def _write_down(self, view: View[Any], action: Action) -> None:
        tables = tables_of(self.game.name, view.table.rules)
        position = Position(self.game, self.edition, tables, view)
        for number in self.edition.kernel.acts_of(view.table, action):
            lawful = position.lawful()
            if not lawful[number]:
                return
            if lawful.sum() > 1:
                self.rows.append((self._seen(position), self._mask(position), number))
            position.after(number)

    def _seen(self, position: Position) -> NDArray[np.int64]:
        words = self.edition.room(self.edition.kernel.OBSERVATION.words)
        seat = self.edition.run(turn)(position.t, position.deal)
        self.edition.run(observe)(position.t, position.deal, seat, words)
        return self.edition.words(words)

    def _mask(self, position: Position) -> NDArray[np.int64]:
        return self.edition.lawful_acts(position.t, position.deal)


def watch_deals(game: str, rules: RuleSet, first: int) -> Decisions:
    """Record some deals in which novices play every seat.

    ``first`` is the number of the first deal.
    """
    rows: list[tuple[Any, Any, int]] = []
    table = GAMES[game]
    seats = table.seats(table.open(rules))
    for deal in range(first, first + DEALS_A_TASK):
        players = [Watched(game, deal * 16 + seat, rows) for seat in range(seats)]
        play_out(table, rules, players, partial(_dice, deal), until=table.settled)
    seen, masks, acts = zip(*rows, strict=True)
    return Decisions(np.array(seen), np.array(masks), np.array(acts))


def _dice(deal: int, thrown: int) -> Random:
    return Random(f"watched/{deal}/{thrown}")


def watch(game: str, rules: Sequence[RuleSet], deals: int, jobs: int) -> Decisions:
    """Record this number of deals on several processes; the rule sets take turns."""
    firsts = range(0, deals, DEALS_A_TASK)
    books = [rules[n % len(rules)] for n in range(len(firsts))]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(partial(watch_deals, game), books, firsts))
    return Decisions(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def imitate(
    game: str, decisions: Decisions, width: int, *, device: str, passes: int = 6
) -> tuple[Net, float]:
    """Train a net on the decisions.

    Return it, and its share of right answers on held-out decisions.
    """
    kernel = kernel_of(game)
    positions = torch.as_tensor(kernel.OBSERVATION.positions, device=device)
    bits, lawful = Unpacker(positions), Unpacker(torch.arange(kernel.ACTS, device=device))
    seen, masks, acts = (torch.as_tensor(part, device=device) for part in decisions)
    net = Net(len(kernel.OBSERVATION.positions), kernel.ACTS, width).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-2)
    tested = torch.arange(len(acts), device=device) % HELD_OUT == 0
    learnt = torch.nonzero(~tested).flatten()

    def logits(rows: torch.Tensor) -> torch.Tensor:
        out = net(bits(seen[rows]).float())
        return out.masked_fill(lawful(masks[rows]) == 0, UNLAWFUL)

    for number in range(passes):
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 - number / passes)
        for rows in learnt[torch.randperm(len(learnt), device=device)].split(PORTION):
            optimizer.zero_grad(set_to_none=True)
            functional.cross_entropy(logits(rows), acts[rows]).backward()
            optimizer.step()
    with torch.no_grad():
        rows = torch.nonzero(tested).flatten()
        right = (logits(rows).argmax(1) == acts[rows]).float().mean().item()
    return net, right
