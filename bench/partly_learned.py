"""Players of whom only a part has learnt: what is that part worth? For ``bench.strength``.

The net plays cards where the book does everything else, or sits in one chair of a side where a
novice has the other.
"""

from typing import Any, Final

from ridotto.bots import make_player
from ridotto.table import Action
from ridotto.table.acts import Play

LEARNED_CHAIRS: Final = (0, 1)
"""One of each side, where partners sit opposite."""


class CardsLearned:
    """The net plays the cards; the book discards, declares, announces, bids and holds back."""

    def __init__(self, game: str, seed: int) -> None:
        self.net = make_player(game, level="net", seed=seed)
        self.novice = make_player(game, level="novice", seed=seed)

    def act(self, view: Any) -> Action:
        """Whether a card is played at all is the book's to say; which one, the net's."""
        by_the_book = self.novice.act(view)
        if not isinstance(by_the_book, Play):
            return by_the_book
        learned = self.net.act(view)
        return learned if isinstance(learned, Play) else by_the_book


class NetWithNovice:
    """The net with a novice as partner."""

    def __init__(self, game: str, seed: int) -> None:
        self.net = make_player(game, level="net", seed=seed)
        self.novice = make_player(game, level="novice", seed=seed)

    def act(self, view: Any) -> Action:
        """As whoever sits in this chair."""
        player = self.net if view.seat in LEARNED_CHAIRS else self.novice
        return player.act(view)
