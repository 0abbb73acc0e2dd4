"""Facts about a state by name, as the expectations of records use them, for all games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from ridotto.table.record_words import WordError, malformed
from ridotto.table.score import ScoreLine

S = TypeVar("S")


def look_up_fact(
    facts: Mapping[str, Callable[[S, Sequence[str]], str]], state: S, words: Sequence[str]
) -> str:
    """The fact that the first word names, of what the other words say.

    Each fact gets only the words after its name, so places in its errors are moved by one.
    """
    name = words[0]
    if name not in facts:
        raise malformed(f"{name!r} is no fact; there are: {', '.join(sorted(facts))}")
    try:
        return facts[name](state, words[1:])
    except WordError as error:
        raise WordError(error.kind, str(error), error.word + 1) from error


def lines_text(lines: Iterable[ScoreLine]) -> str:
    """Score lines as a fact: the points of each with its cards."""
    return ", ".join(" ".join([str(line.points), *line.cards]) for line in lines) or "none"
