"""How acts in Minchiate are explained."""

from typing import Final

from ridotto.bots.explaining.game_reasons import GameReasons
from ridotto.bots.minchiate.explaining import say_of
from ridotto.bots.minchiate.sheet_subjects import SHEET
from ridotto.bots.minchiate.wording import word_reason

REASONS: Final = GameReasons(sheet=SHEET, word=word_reason, advice=say_of)
