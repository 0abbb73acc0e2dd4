"""Minchiate in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.minchiate.face import MinchiateFace
from ridotto.cli.minchiate.plain_table import progress
from ridotto.cli.minchiate.replay_text import MinchiateReplayText

TERMINAL: Final = GameTerminal(
    face=MinchiateFace,
    replay_text=MinchiateReplayText,
    progress=lambda view: progress(view.table),
    examples=(("--rules firenze-2008 --giri 1", "by Florence's book, four deals"),),
    looked_up="matto",
    card_codes=(
        "In Minchiate cards are written c d s b (Coppe, Denari, Spade, Bastoni) and",
        "R Q C F 1 to 10, tarocchi by their number, 1 to 40; M is the Matto.",
    ),
)
