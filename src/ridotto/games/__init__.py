"""The games, by name: one folder each. How they are found is told in ``registry``."""

from ridotto.games.registry import (
    GAMES,
    card_names_of,
    deal_unit_of,
    find_part,
    folder_of,
    match_unit_of,
    packs_of,
)

__all__ = [
    "GAMES",
    "card_names_of",
    "deal_unit_of",
    "find_part",
    "folder_of",
    "match_unit_of",
    "packs_of",
]
