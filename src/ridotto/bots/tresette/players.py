"""The computer players of Tresette."""

from typing import Final

from ridotto.bots.game_players import GamePlayers
from ridotto.bots.tresette.announcement_choice import find_challenge
from ridotto.bots.tresette.novice import TresettePlayer

PLAYERS: Final = GamePlayers(
    novice=TresettePlayer,
    find_claim=find_challenge,
)
