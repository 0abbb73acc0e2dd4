"""What the points of Bieten are about: the figures."""

from typing import Final

from ridotto.bots.explanations.subjects import Sheet, Subject
from ridotto.games.bieten.figures import Figure
from ridotto.table import ScoreLine


def _figure(line: ScoreLine) -> str:
    """The note of a line is its figure."""
    return line.note or line.rule.rpartition(" ")[2]


SHEET: Final = Sheet(
    name=_figure, subjects={figure.value: Subject(figure.value) for figure in Figure}
)
