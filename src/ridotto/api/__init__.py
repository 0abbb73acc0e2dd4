"""The public interface of the library: everything ``import ridotto`` offers is defined here.

It adds no rule. A table asks the game's judge what is lawful, the rule book for titles and sources,
the notation for records, and the computer players for acts and advice.
"""

from ridotto.api.advice import Advice
from ridotto.api.game_table import Table, open_table, read_record
from ridotto.api.lawful_acts import LawfulActs
from ridotto.api.score_sheet import ScoreSheet, SheetEntry
from ridotto.api.seat_view import SeatView
from ridotto.api.table_errors import (
    BadRecord,
    BadSetup,
    MalformedAct,
    OutOfTurn,
    Ruling,
    TableError,
    UnlawfulAct,
)
from ridotto.bots import LEVELS, Player
from ridotto.games import GAMES

__all__ = [
    "GAMES",
    "LEVELS",
    "Advice",
    "BadRecord",
    "BadSetup",
    "LawfulActs",
    "MalformedAct",
    "OutOfTurn",
    "Player",
    "Ruling",
    "ScoreSheet",
    "SeatView",
    "SheetEntry",
    "Table",
    "TableError",
    "UnlawfulAct",
    "open_table",
    "read_record",
]
