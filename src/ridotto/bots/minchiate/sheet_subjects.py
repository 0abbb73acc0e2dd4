"""What the score lines of Minchiate are about."""

from typing import Final

from ridotto.bots.explanations.subjects import IGNORED, Sheet, Subject
from ridotto.games.minchiate.pack import KINGS
from ridotto.table import ScoreLine

KING: Final = "king"


def _name(line: ScoreLine) -> str:
    """A king that dies is told by himself."""
    return KING if line.rule == "death" and line.cards and line.cards[0] in KINGS else line.rule


SHEET: Final = Sheet(
    name=_name,
    subjects={
        KING: Subject(KING, of_cards=True, brings="conto"),
        "death": Subject("death", of_cards=True, brings="conto"),
        "matto": Subject("matto"),
        "versicola": Subject("versicola", of_cards=True, together=True),
        "declare": Subject("declare"),
        "rob": Subject("rob"),
        "deal": Subject("rob"),
        "count.ultima": Subject("ultima"),
        "count.cappotto": Subject("cappotto"),
        "count.cards": Subject("cards", plain=True),
        "count.papi": Subject("conto", plain=True),
        "count.re": Subject("conto", plain=True),
        "count.cinque": Subject("conto", plain=True),
        "count.arie": Subject("conto", plain=True),
        "count.marked": IGNORED,
        "count": IGNORED,
    },
)
