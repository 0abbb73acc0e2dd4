"""The computer players of Minchiate."""

from typing import Final

from ridotto.bots.game_players import GamePlayers
from ridotto.bots.minchiate.challenge_choice import find_challenge
from ridotto.bots.minchiate.novice import MinchiatePlayer

PLAYERS: Final = GamePlayers(
    novice=MinchiatePlayer,
    find_claim=find_challenge,
)
