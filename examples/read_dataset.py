"""Write a small data set, read it with polars, and ask it something.

    python examples/read_dataset.py [GAME [DEALS [FOLDER]]]

The question: does it matter who plays the last card of a deal, when chance plays?
"""

import sys
import tempfile
from pathlib import Path

import polars

from ridotto.games import GAMES
from ridotto.research.dataset import Head, write_dataset


def main(game: str = "kaiserspiel", deals: int = 2_000, folder: str = "") -> polars.DataFrame:
    """Write, read, and tell."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    head = Head(
        game=game, rules=rules.name, rules_version=rules.version, options="", players="random",
        seed=1, views=False, format="parquet",
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as made:
        place = Path(folder or made) / game
        list(write_dataset(place, head, deals))
        told = ask(place)
    print(told)
    return told


def ask(place: Path) -> polars.DataFrame:
    """One query over all parts: by who acted last, what seat 0 had won."""
    return (
        polars.scan_parquet(place / "*.parquet")
        .select(
            last=polars.col("seats").list.last(),
            acts=polars.col("acts").list.len(),
            won=polars.col("scores").list.get(0),
        )
        .group_by("last")
        .agg(
            deals=polars.len(),
            acts=polars.col("acts").mean(),
            won=polars.col("won").mean(),
            error=polars.col("won").std() / polars.len().sqrt(),
        )
        .sort("last")
        .collect()
    )


if __name__ == "__main__":
    words = sys.argv[1:]
    main(*words[:1], *map(int, words[1:2]), *words[2:3])
