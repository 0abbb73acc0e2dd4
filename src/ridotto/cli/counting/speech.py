"""Sentences of the count in the terminal's language. Cards are codes, as one types them."""

from collections.abc import Sequence
from functools import reduce

from ridotto.cli.counting.sentences import say
from ridotto.cli.language import terminal_language
from ridotto.counting.evening_count import CountProblem
from ridotto.table.rendering import render
from ridotto.table.sentence import Sentence


def tell(said: Sentence | str) -> str:
    """The sentence in words."""
    return render(said, terminal_language())


def tell_problem(problem: CountProblem) -> str:
    """What cannot be counted, and what would be right."""
    return tell(problem.said or problem.message)


def together(words: Sequence[str]) -> str:
    """One and another."""
    return reduce(lambda one, other: tell(say("and", one=one, other=other)), words)
