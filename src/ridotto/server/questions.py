"""What the rules let a person ask at the table. Answers come from the person's own view."""

from typing import Any

from ridotto.table import Game, View


def answer_question(
    game: Game[Any], view: View[Any], about: str
) -> tuple[tuple[str, ...], Any | None]:
    """What may be asked in this game, and the answer; None where there is no such question."""
    known = game.questions
    return tuple(known), known[about](view) if about in known else None
