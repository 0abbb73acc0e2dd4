"""The computer players of Taroc."""

from typing import Final

from ridotto.bots.game_players import GamePlayers
from ridotto.bots.taroc.challenge_choice import sure_challenge
from ridotto.bots.taroc.novice import TarocPlayer

PLAYERS: Final = GamePlayers(
    novice=TarocPlayer,
    find_claim=sure_challenge,
)
