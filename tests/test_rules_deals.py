"""The deals told in the rules of Taroc and Tresette are the records they name, by every figure.

And what the rules tell is told without the numbers of our decisions, which are for notes.
"""

import re
from importlib.resources import files
from typing import Any, Final

import pytest

from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.games.taroc import TAROC
from ridotto.games.translations import rules_text
from ridotto.games.tresette import TRESETTE
from ridotto.notation import Replay, parse, run
from ridotto.table import fold_in_steps

PAID_BY: Final = {
    "Cavalerie": ("honour.cavalerie",),
    "matadors": ("honour.matadors",),
    "the 20, the 19": ("honour.further-matador",),
    "half Cavalerie": ("honour.half-cavalerie",),
    "Pagat takes the last trick": ("pagat.last",),
    "points against 26": ("pay.points",),
    "ten tarocs, for B has more than 26": ("honour.ten-tarocs",),
}


def told(game: str) -> tuple[str, list[list[str]], Replay]:
    """The section, the rows of its table, and the record it names."""
    folder = files(f"ridotto.games.{game}")
    text = (folder / "RULES.md").read_text("utf-8")
    section = text.partition("## A deal, told")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")][1:]
    rows = [[cell.strip(" *") for cell in line.strip("|").split("|")] for line in lines]
    (name,) = re.findall(r"The whole deal is the record `([\w-]+)`", section)
    record = (folder / "records" / f"{name}.rec").read_text("utf-8")
    return section, rows, run(parse(record))


def test_taroc_tells_what_was_paid() -> None:
    _, rows, replay = told("taroc")
    state: Any = replay.state
    assert [row[0] for row in rows] == [*PAID_BY, "together"]
    for name, *figures in rows[:-1]:
        said = " ".join(f"{seat} {n}" for seat, n in zip("ABC", figures, strict=True))
        assert TAROC.fact(state, ["paid", *PAID_BY[name]]) == said
    sums = [sum(int(row[n]) for row in rows[:-1]) for n in (1, 2, 3)]
    assert sums == [int(n) for n in rows[-1][1:]] == list(TAROC.accounts(state))


def test_tresette_tells_how_the_marks_stood() -> None:
    _, rows, replay = told("tresette")
    opening: Any = replay.opening
    events = [event for step in replay.steps for event in step.events]
    ledgers = [state.ledger for state in fold_in_steps(TRESETTE, opening, events)]
    stood = [(*one.marks, one.slate[0][1], one.slate[1][0]) for one in ledgers]
    slate: tuple[int, ...] = (0, 0)
    place = 0
    for _, first, second, written in rows:
        slate = tuple(map(int, written.split(":"))) if written else slate
        place = stood.index((int(first), int(second), *slate), place)


def test_cards_and_tricks_of_the_prose_are_those_of_the_record() -> None:
    """Where the prose names a trick, every card it names there was played to it."""
    for game in ("taroc", "tresette"):
        section, _, replay = told(game)
        state: Any = replay.state
        named = re.findall(r"- \*\*Trick (\d+)\.\*\*(.*?)(?=\n- |\n\n)", section, re.DOTALL)
        assert named
        for number, words in named:
            cards = {played.card for played in state.deal.tricks[int(number) - 1].plays}
            assert set(re.findall(r"`(\w+)`", words)) <= cards, number


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_numbered_in_notes_only(game: str, tongue: str) -> None:
    """The rows of tables are notes; what is told between them can be read without a key."""
    text = rules_text(game, tongue)
    assert text is not None
    telling = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
    assert not re.findall(r"\([^()]*\bD \d+[a-z]?\)", telling)
