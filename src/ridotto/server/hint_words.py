"""Turns a hint into the language of the client."""

from ridotto.bots.explanations import Explanation
from ridotto.games.translations import cite_in
from ridotto.server.languages import tell
from ridotto.server.wire import Advice, OtherAct, ReasonTold


def as_advice(found: Explanation, level: str, game: str, language: str) -> Advice:
    """Return the hint as it is sent over the wire."""
    cite = cite_in(game, language)
    return Advice(
        action=found.action,
        kind=found.reason.kind,
        sure=found.reason.sure,
        said=tuple(
            ReasonTold(tell(one.said, language), one.rule, cite(one.source)) for one in found.said
        ),
        value=found.value,
        unit=found.unit,
        alternatives=tuple(
            OtherAct(one.action, tell(one.worth.said, language)) for one in found.alternatives
        ),
        level=level,
    )
