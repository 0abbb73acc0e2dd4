"""Is the adjusted result unbiased, and how much less does it vary?

The nets play by the actor's chances, so that everybody's policy is known; every deal is taken apart
with open cards (docs/review.md). ``python -m bench.luck GAME [DEALS [PROCESSES]]``.
"""

import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np

from bench.results import keep
from ridotto.analysis import luck
from ridotto.analysis.critic_offsets import offsets_of
from ridotto.analysis.findings import ReviewError
from ridotto.analysis.record_steps import Step
from ridotto.arena import spread
from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.games import GAMES
from ridotto.kernel.batch import begin_deal
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import NOBODY
from ridotto.kernel.editions import edition
from ridotto.kernel.search.open_values import Reals, Valuer
from ridotto.kernel.splitmix import dice_from

SIDE_BY_SIDE = 32
ADJUSTED = "without cards and chance (what a review calls adjusted)"
FRESH_SEEDS = 1 << 40
"""From here on seeds are those of fresh deals."""


def play_deals(valuer: Valuer, count: int, seed: int) -> list[list[Step]]:
    """Deals by the actor's chances, each as its steps."""
    dice = Random(seed)
    deals = [fresh_deal(valuer, dice.getrandbits(61)) for _ in range(count)]
    played: list[list[Step]] = [[] for _ in deals]
    while going := [n for n, deal in enumerate(deals) if valuer.turn(deal) != NOBODY]:
        places = [valuer.turn(deals[n]) for n in going]
        likely = valuer.likely_in([deals[n] for n in going], places)
        for n, place, shares in zip(going, places, likely, strict=True):
            number = dice.choices(valuer.lawful(deals[n]), shares.tolist())[0]
            step = Step(valuer.edition.words(deals[n]), place, (number,))
            if not luck.is_lottery(valuer, step):
                played[n].append(step)
            deals[n] = valuer.done(deals[n], number)
    return [steps for steps in played if steps]


def fresh_deal(valuer: Valuer, seed: int) -> Any:
    """A deal of a new party, to the first choice."""
    kernel, numbers, room = valuer.edition.kernel, valuer.edition.numbers, valuer.edition.room
    deal, acts = room(kernel.SIZE), room(-(-kernel.ACTS // WORD))
    pack = numbers(kernel.new_pack(valuer.tables))
    valuer.edition.run(begin_deal)(valuer.t, deal, pack, acts, dice_from(seed))
    return deal


def take_apart(valuer: Valuer, steps: list[Step], before: Reals, seed: int) -> luck.Terms | None:
    """The terms of a deal; None where it did not end."""
    dice = Random(seed)
    try:
        result, _ = luck.ended(valuer, steps[-1], [dice.getrandbits(61) for _ in range(8)])
    except ReviewError:
        return None
    play = luck.play_with_open_cards(valuer, steps)
    # With open cards an act that leads to the dealing is judged with the cards dealt.
    play[: luck.steps_of_dealing(valuer, steps)] = 0
    return luck.split(valuer, steps, play, before, result)


@cache
def valuer_of(game: str) -> Valuer:
    """What the shipped nets say, by the game's first book; made once in each process."""
    here = edition(game, compiled=True)
    rules = next(iter(GAMES[game].rule_sets.values()))
    tables = here.kernel.make_tables(rules)
    offsets = offsets_of(game, rules, here.kernel.players(tables))
    return Valuer(here, tables, read_nets(net_file(game)), offsets)


Task = tuple[str, int, int]
"""A game, the number of the first deal, and how many there are."""


def take_many_apart(task: Task) -> list[dict[str, float]]:
    """Of each deal: the result of the first place, and what is left without some terms.

    As in a review, what could be expected before a deal is the mean of fresh deals of its own. So
    every deal is independent of the others, and intervals hold the fresh deals' luck, too.
    """
    game, first, count = task
    valuer, rows = valuer_of(game), []
    for n, steps in enumerate(play_deals(valuer, count, first), first):
        before = luck.expected_before(valuer, fresh_deals(valuer, n), steps)
        terms = take_apart(valuer, steps, before, n)
        if terms:
            rows.append(left(terms, steps))
    return rows


def measure(game: str, count: int, jobs: int = 1) -> Iterator[dict[str, Reals]]:
    """The terms of all deals so far, a column for each of ``left``."""
    tasks = [
        (game, first, min(SIDE_BY_SIDE, count - first)) for first in range(0, count, SIDE_BY_SIDE)
    ]
    rows: list[dict[str, float]] = []
    for found in spread(take_many_apart, tasks, jobs=jobs):
        rows += found
        yield {name: np.array([row[name] for row in rows]) for name in (rows[0] if rows else ())}


def fresh_deals(valuer: Valuer, number: int) -> list[Any]:
    """As many fresh deals as a review looks at, others for every deal."""
    first = FRESH_SEEDS + number * luck.FRESH_DEALS
    return [fresh_deal(valuer, seed) for seed in range(first, first + luck.FRESH_DEALS)]


def left(terms: luck.Terms, steps: list[Step]) -> dict[str, float]:
    """A result, and what is left of it without terms whose mean is nothing."""
    mine = np.array([step.place == 0 for step in steps])
    result, play = float(terms.result[0]), terms.play[:, 0]
    cards = float(terms.cards[0])
    return {
        "result": result,
        "without cards": result - cards,
        "without cards and the others' play (provably fair)": result - cards - play[~mine].sum(),
        "without all play too (provably fair)": result - cards - play.sum(),
        ADJUSTED: result - cards - float(terms.chance[:, 0].sum()),
    }


def print_table(title: str, found: dict[str, Reals]) -> None:
    """Means, deviations, and biases with their intervals."""
    plain = found["result"]
    print(f"{title}: {len(plain)} deals, the first place")
    for name, values in found.items():
        apart = values - plain
        error = apart.std() / np.sqrt(len(apart))
        print(
            f"{name:58} mean {values.mean():8.3f}  sd {values.std():8.3f}"
            f"  ratio {values.std() / plain.std():5.2f}"
            f"  bias {apart.mean():7.3f} ± {1.96 * error:.3f}",
            flush=True,
        )
    # Cards are fair by construction, so what the judge shifts is the mean of chance alone.
    chance = found["without cards"] - found[ADJUSTED]
    error = chance.std() / np.sqrt(len(chance))
    print(f"{'chance alone':58} mean {chance.mean():8.3f} ± {1.96 * error:.3f}", flush=True)


def figures(found: dict[str, Reals]) -> dict[str, Any]:
    """What is kept: deviations as parts of the result's, biases with half their intervals."""
    plain = found["result"]
    chance = found["without cards"] - found[ADJUSTED]

    def mean(values: Reals) -> list[float]:
        half = 1.96 * values.std() / np.sqrt(len(values))
        return [round(float(values.mean()), 3), round(float(half), 3)]

    return {
        "deals": len(plain),
        "deviation": round(float(plain.std()), 3),
        "ratio": {name: round(float(one.std() / plain.std()), 2) for name, one in found.items()},
        "bias": {name: mean(one - plain) for name, one in found.items() if name != "result"},
        "chance alone": mean(chance),
    }


def main() -> None:
    """Print a table, and on the way one whenever there are twice as many deals; all are kept."""
    game, numbers = sys.argv[1], [int(word) for word in sys.argv[2:]]
    count, jobs = (*numbers, *(10_000, 1)[len(numbers) :])
    told, found = 64, dict[str, Reals]()
    for found in measure(game, count, jobs):
        if found and len(found["result"]) >= 2 * told:
            told = len(found["result"])
            print_table(game, found)
            keep(f"luck {game}", figures(found), ("numpy",))
    keep(f"luck {game}", figures(found), ("numpy",))
    print_table(game, found)


if __name__ == "__main__":
    main()
