"""What the marks of Kaiserspiel are about."""

from typing import Final

from ridotto.bots.explanations.subjects import Sheet, Subject

SHEET: Final = Sheet(
    subjects={
        "tourne": Subject("tourne"),
        "imperial.fall": Subject("fall"),
        "imperial": Subject("imperial"),
        "rummel": Subject("rummel"),
        "honour": Subject("honour", of_cards=True),
        "cards": Subject("cards", plain=True),
        "capot": Subject("capot"),
    },
)
