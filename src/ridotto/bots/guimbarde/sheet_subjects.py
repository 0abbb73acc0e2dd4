"""What the jettons of Guimbarde are about."""

from typing import Final

from ridotto.bots.explanations.subjects import IGNORED, Sheet, Subject

SHEET: Final = Sheet(
    payments=True,
    subjects={
        "boxes.take": Subject("boxes"),
        "boxes.mariage": Subject("boxes"),
        "point": Subject("point"),
        "marriage": Subject("marriage"),
        "fou": Subject("fou"),
        "fonds.award": Subject("fonds", plain=True),
        "fonds.first": Subject("fonds", plain=True),
        "fonds.laid": IGNORED,
        "stake": IGNORED,
        "sitting": IGNORED,
    },
)
