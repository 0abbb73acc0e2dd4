"""What a computer player would do in one's place, and why, where it can say."""

from typing import Any

from ridotto.bots import make_player
from ridotto.table import Action, View
from ridotto.table.acts import Play


def advise(game: str, view: View[Any]) -> tuple[Action, str]:
    """The act, and the reason in the game's words; a thread's work."""
    player = make_player(game, seed=0)
    action = player.act(view)
    choices = getattr(player, "choices", None)
    if choices is None or not isinstance(action, Play):
        return action, ""
    ranked = choices(view)
    return action, next((choice.why for choice in ranked if choice.card == action.card), "")
