"""Six card games from old books, each rule with its source: as a library, in the terminal, online.

The public names are those of ``ridotto.api``, described in docs/api.md, which also lists the
further packages that programs may import, and what is promised of them; everything else is private.
They are loaded when first used, so that ``import ridotto`` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ridotto.api import GAMES as GAMES
    from ridotto.api import LEVELS as LEVELS
    from ridotto.api import Advice as Advice
    from ridotto.api import BadRecord as BadRecord
    from ridotto.api import BadSetup as BadSetup
    from ridotto.api import LawfulActs as LawfulActs
    from ridotto.api import MalformedAct as MalformedAct
    from ridotto.api import OutOfTurn as OutOfTurn
    from ridotto.api import Player as Player
    from ridotto.api import Ruling as Ruling
    from ridotto.api import ScoreSheet as ScoreSheet
    from ridotto.api import SeatView as SeatView
    from ridotto.api import SheetEntry as SheetEntry
    from ridotto.api import Table as Table
    from ridotto.api import TableError as TableError
    from ridotto.api import UnlawfulAct as UnlawfulAct
    from ridotto.api import open_table as open_table
    from ridotto.api import read_record as read_record

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    if not name.startswith("_"):
        api = import_module("ridotto.api")
        if name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module 'ridotto' has no attribute {name!r}")


def __dir__() -> list[str]:
    return ["__version__", *import_module("ridotto.api").__all__]
