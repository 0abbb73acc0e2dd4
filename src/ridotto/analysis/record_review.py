"""Reviews a record given as text; a worker calls this with plain data."""

from collections.abc import Callable

from ridotto.analysis.deal_reviewer import Settings
from ridotto.analysis.findings import Decision, Review, ReviewError
from ridotto.analysis.review import whole_review
from ridotto.notation import NotationError, parse, run


def review_record(
    text: str,
    *,
    deal: int | None = None,
    settings: Settings | None = None,
    tell: Callable[[Decision], None] | None = None,
) -> Review:
    """Review a deal of a record, the last by default; ``tell`` is called with every decision.

    Raises ``ReviewError``, also if the record cannot be read or played.
    """
    try:
        played = run(parse(text))
    except NotationError as error:
        raise ReviewError(f"line {error.line}: {error.message}") from error
    strict = played.opening.strict
    return whole_review(
        played.game, played.rules, played.actions,
        deal=deal, settings=settings, strict=strict, tell=tell,
    )  # fmt: skip
