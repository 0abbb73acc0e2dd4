"""How acts in Minchiate are explained."""

from typing import Final

from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.minchiate.explanations import say_of
from ridotto.bots.minchiate.reason_words import word_reason
from ridotto.bots.minchiate.sheet_subjects import SHEET

REASONS: Final = GameReasons(sheet=SHEET, word=word_reason, advice=say_of)
