"""The rules in force as bits, so that whoever reads an observation knows what is being played.

Only what bears on play or payment is told: not how long a sitting is, and no fines.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

from ridotto.games.taroc.rules import Rules
from ridotto.kernel.planes import facts

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "players": (3, 4),
    "king_pays": (False, True),
    "pagat_card": (1, 2),
    "black_ace": ("low", "high"),
    "matador_run": ("top", "none", "both"),
    "ten_tarocs_condition": ("over_26", "none"),
    "ten_tarocs_count_skis": (False, True),
    "skar_taroc_rule": ("three_together", "pagat_if_fewer_than_four"),
    "skar_t21": (False, True),
    "skis_may_be_led": (False, True),
    "skis_deadline": (1, 2, 3),
    "must_overtrump": (False, True),
    "yielded_lead": ("right_hand", "next"),
    "pagat_lost_by": ("taken", "overtrumped"),
    "pagat_last_by": ("anyhow", "trumping"),
}
"""A bit for each value that a rule may have."""

PRICES: Final = (
    "matadors", "further_matador", "ten_tarocs", "extra_taroc", "cavalerie", "half_cavalerie",
    "kings", "kings_with_skis", "queens", "queens_with_skis", "four_knights", "four_valets",
    "single_matador_honour", "pagat_lost", "pagat_lost_last", "pagat_last",
)  # fmt: skip
STEPS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)
"""A bit for each of these that a price reaches."""

BITS: Final = sum(map(len, CHOICES.values())) + len(PRICES) * len(STEPS)
PLANE: Final = facts(
    "rules",
    BITS,
    f"the rules in force: a bit for each value of {', '.join(CHOICES)}; then for each price of"
    f" {', '.join(PRICES)} whether it reaches {', '.join(map(str, STEPS))}",
)
WORDS: Final = len(PLANE.used)


def bits(rules: Rules) -> list[int]:
    """The words of the plane."""
    told, words = list(_told(rules)), []
    for used in PLANE.used:
        size = used.bit_count()
        words.append(sum(fact << n for n, fact in enumerate(told[:size])))
        told = told[size:]
    return words


def _told(rules: Rules) -> Iterator[bool]:
    for name, values in CHOICES.items():
        value = getattr(rules, name)
        value = value.value if isinstance(value, Enum) else value
        yield from (value == each for each in values)
    for name in PRICES:
        yield from (getattr(rules, name) >= step for step in STEPS)
