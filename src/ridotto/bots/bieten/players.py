"""The computer players of Bieten."""

from typing import Final

from ridotto.bots.bieten.novice import BietenPlayer, find_claim
from ridotto.bots.game_players import GamePlayers

PLAYERS: Final = GamePlayers(
    novice=BietenPlayer,
    find_claim=find_claim,
)
