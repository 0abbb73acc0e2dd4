"""What the marks and Partien of Tresette are about."""

from typing import Final

from ridotto.bots.explanations.subjects import IGNORED, Sheet, Subject

PARTIE: Final = 10.0
"""A Partie beside a mark: twenty-one are a Partie, but those on the way count too."""

SHEET: Final = Sheet(
    subjects={
        "announce": Subject("announce"),
        "count.figures": Subject("points", plain=True),
        "count.aces": Subject("points", plain=True),
        "count.last-trick": Subject("last-trick"),
        "sevens": Subject("sevens"),
        "slate great": Subject("great", PARTIE),
        "slate partie": Subject("partie", PARTIE),
        "slate continuation": Subject("partie", PARTIE),
        "slate sevens": Subject("sevens", PARTIE),
        "marks": IGNORED,
    },
)
