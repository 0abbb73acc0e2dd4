"""The computer players of Kaiserspiel."""

from typing import Final

from ridotto.bots.game_players import GamePlayers
from ridotto.bots.kaiserspiel.novice import KaiserspielPlayer, find_challenge

PLAYERS: Final = GamePlayers(
    novice=KaiserspielPlayer,
    find_claim=find_challenge,
)
