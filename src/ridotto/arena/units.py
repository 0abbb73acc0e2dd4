"""What is played for: in each game the smallest unit that is scored by itself."""

from collections.abc import Mapping
from typing import Final

from ridotto.games import GAMES, match_unit_of
from ridotto.table.match_unit import MatchUnit

UNITS: Final[Mapping[str, MatchUnit]] = {name: match_unit_of(name) for name in GAMES}
"""By game."""
