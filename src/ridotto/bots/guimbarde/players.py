"""The computer players of Guimbarde."""

from typing import Final

from ridotto.bots.game_players import GamePlayers
from ridotto.bots.guimbarde.novice import GuimbardePlayer, find_challenge

PLAYERS: Final = GamePlayers(
    novice=GuimbardePlayer,
    find_claim=find_challenge,
)
