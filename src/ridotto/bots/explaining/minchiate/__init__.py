"""Minchiate explained in the books' words: tenuta, girare, fumata, what dies and what is saved."""

from collections.abc import Iterator

from ridotto.bots.explaining.minchiate.before import say
from ridotto.bots.explaining.minchiate.following import FOLLOWING
from ridotto.bots.explaining.minchiate.leading import LEADING
from ridotto.bots.explaining.minchiate.naming import called
from ridotto.bots.explaining.minchiate.sight import Sight
from ridotto.bots.explaining.told import Sentence
from ridotto.cards import Card
from ridotto.games.minchiate.acts import Play, PlayFallen
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Action, Seat, View

__all__ = ["say_of"]


def say_of(view: View[Minchiate], action: Action) -> tuple[Sentence, ...]:
    """Everything that can truly be said of this act, the most important first."""
    match action:
        case Play(seat=seat, card=card):
            return tuple(_of_card(view, seat, card))
        case PlayFallen(fallen=seat, card=card):
            return tuple(_of_card(view, seat, card))
    return tuple(say(view, action))


def _of_card(view: View[Minchiate], turn: Seat, card: Card) -> Iterator[Sentence]:
    sight = Sight(view, turn)
    said = [sentence(sight, card) for sentence in (FOLLOWING if sight.trick else LEADING)]
    told = [each for each in said if each is not None]
    yield from told or [Sentence(f"nothing hangs on {called(card)} yet")]
