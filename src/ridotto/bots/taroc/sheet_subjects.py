"""What the payments of Taroc are about."""

from typing import Final

from ridotto.bots.explanations.subjects import IGNORED, Sheet, Subject

SHEET: Final = Sheet(
    payments=True,
    subjects={
        "pay.points": Subject("points", plain=True),
        "pagat.lost": Subject("pagat-lost"),
        "pagat.lost-last": Subject("pagat-lost"),
        "pagat.last": Subject("pagat-last"),
        "honour": Subject("honour"),
        "count": IGNORED,
    },
)
