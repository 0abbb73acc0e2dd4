"""A seat of an earlier edition: views as lines of JSON come in, acts go out. See ``earlier.py``.

This runs on the earlier edition's sources, so it keeps to what both editions have.
"""

import sys
from functools import cache
from typing import Any

import msgspec

from ridotto.bots import make_player
from ridotto.games import GAMES
from ridotto.table import View
from ridotto.table.game import event_decoder, fold_all


@cache
def opening(game: str, rules: str, options: bytes) -> Any:
    """The table before anything has happened."""
    book = GAMES[game].rule_sets[rules]
    chosen = {
        key: value
        for key, value in msgspec.json.decode(options).items()
        if key in book.values and book.values[key].value != value
    }
    return GAMES[game].open(book.with_options(chosen) if chosen else book)


def main() -> None:
    """Answer every line."""
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line)
        game = GAMES[asked["game"]]
        decoder = event_decoder(game)
        seen = tuple(decoder.decode(msgspec.json.encode(event)) for event in asked["seen"])
        table = opening(game.name, asked["rules"], msgspec.json.encode(asked["options"]))
        view = View(asked["seat"], fold_all(game, table, seen), seen)
        player = make_player(
            game.name, level=asked["level"], seed=asked["seed"], budget=asked["budget"]
        )
        sys.stdout.buffer.write(msgspec.json.encode(player.act(view)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
