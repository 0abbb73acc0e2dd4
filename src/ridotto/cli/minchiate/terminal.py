"""Minchiate in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.minchiate.face import MinchiateFace
from ridotto.cli.minchiate.hint_text import deed
from ridotto.cli.minchiate.plain_table import progress
from ridotto.cli.minchiate.replay_text import MinchiateReplayText
from ridotto.cli.minchiate.sentences import say

TERMINAL: Final = GameTerminal(
    face=MinchiateFace,
    replay_text=MinchiateReplayText,
    progress=lambda view: progress(view.table),
    deed=deed,
    examples=(("--rules firenze-2008 --giri 1", say("example-florence")),),
    looked_up="matto",
    card_codes=(say("codes-suits"), say("codes-ranks")),
)
