"""No record ends in a traceback, whatever stands in it: it runs, or it is said what is wrong."""

from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bench.strict import tables_of
from ridotto.games import GAMES
from ridotto.notation import NotationError, parse, run, write_record
from ridotto.table import Game
from ridotto.testing.challenge_laws import StrictTable

MUTATIONS = 700
"""Of each game; they are quick, since most end at the first line that was changed."""

STRANGE = ("A", "B", "C", "D", "Z", "0", "-1", "99", "?")


def records_of(game: Game[Any]) -> list[str]:
    """The game's records, and some of strict deals at which everything was tried."""
    folder = files(type(game).__module__.rpartition(".")[0]) / "records"
    kept = [one.read_text("utf-8") for one in sorted(folder.iterdir(), key=lambda one: one.name)]
    tables = [StrictTable(game, rules, 9000) for rules in tables_of(game.name)[:4]]
    for table in tables:
        table.play(1)
    written = [
        write_record(game, table.course.rules, strict=True, actions=table.course.actions)
        for table in tables
    ]
    return [*kept, *written]


def mutated(text: str, dice: Random) -> str:
    """The record with lines doubled, lost, exchanged, and words put in the place of others."""
    head, _, body = text.partition("\n\n")
    lines, words = body.split("\n"), body.split()
    for _ in range(dice.choice((1, 1, 2, 3, 6))):
        place, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        match dice.choice(("double", "lose", "exchange", "word", "word", "more")):
            case "double":
                lines.insert(place, lines[other])
            case "lose":
                lines[place] = ""
            case "exchange":
                lines[place], lines[other] = lines[other], lines[place]
            case "word":
                told = lines[place].split() or [""]
                told[dice.randrange(len(told))] = dice.choice((*words, *STRANGE))
                lines[place] = " ".join(told)
            case _:
                lines[place] += f" {dice.choice(words)}"
    if dice.random() < 0.5:
        head = head.replace("Table: courteous", "Table: strict")
    return "\n\n".join((head, "\n".join(lines)))


@pytest.mark.parametrize("name", GAMES)
def test_no_record_ends_in_a_traceback(name: str) -> None:
    dice, refused = Random(f"mutations of {name}"), 0
    records = records_of(GAMES[name])
    for _ in range(MUTATIONS):
        try:
            run(parse(mutated(dice.choice(records), dice)))
        except NotationError:
            refused += 1
    # Some mutations change nothing that matters, and most do.
    assert MUTATIONS / 4 < refused < MUTATIONS


def test_nothing_is_in_a_hand_before_the_deal() -> None:
    text = (
        "Game: bieten\nRules: innsbruck-1926-weli\nTable: strict\n\nslate dealer C scores 0 0 0\n"
    )
    asked = "expect hand A = nothing\nexpect bonds A = free\nexpect names A = nothing\n"
    assert run(parse(text + asked)).ok
