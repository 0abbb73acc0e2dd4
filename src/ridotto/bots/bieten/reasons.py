"""What can be said of acts in Bieten."""

from typing import Final

from ridotto.bots.bieten.sentences import say
from ridotto.bots.bieten.sheet_subjects import SHEET
from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.explanations.reason import Reason
from ridotto.games.bieten.figures import Figure
from ridotto.table.sentence import Sentence

NAMES: Final = {figure.value: figure.value.capitalize() for figure in Figure}
LET_GOOD: Final = "score.good"
HELD: Final = ("score.held", "score.groschen", "score.groschen-good")


def word_reason(reason: Reason) -> Sentence | None:
    """Which figure it is about, and how it is written."""
    figure = NAMES.get(reason.kind)
    if figure is None:
        return None
    if not reason.gain:
        return say("figure-cheaper", figure=figure)
    if reason.rule == LET_GOOD:
        return say("figure-good", figure=figure)
    return say("figure-dearer" if reason.rule in HELD else "figure-won", figure=figure)


REASONS: Final = GameReasons(sheet=SHEET, word=word_reason)
