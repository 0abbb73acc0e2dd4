"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: what this chair knows of every packet, then the cards
it does not know, put where they may lie, and from them the pack as it was shuffled. All other
actions are public.
"""

from collections.abc import Iterator
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.tresette.acts import SetUp, Shuffle
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.seat_knowledge import SeatKnowledge, see
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, Dice, Game
from ridotto.table.heaps import fill
from ridotto.table.worlds import SeenDeal, WorldGuesses

ATTEMPTS: Final = 200


def world_guesses(game: Game[Tresette], opening: Tresette, dice: Dice) -> WorldGuesses[Tresette]:
    """Ways in which what a seat saw between two shuffles may have been."""
    del game

    def guesses(stretch: SeenDeal[Tresette]) -> Iterator[list[Action]]:
        first, *others = stretch.actions
        if not isinstance(first, Shuffle):
            yield [first, *others]
            return
        knows = see(stretch.world, stretch.seen)
        for attempt in range(ATTEMPTS):
            strictly = attempt < ATTEMPTS // 2 or not opening.strict
            order = guess_pack(knows, dice, strictly=strictly)
            if order is not None:
                yield [Shuffle(first.seat, order), *others]

    return WorldGuesses(guesses, cut_before=(Shuffle, SetUp))


def guess_pack(
    knows: SeatKnowledge, dice: Dice, *, strictly: bool = True
) -> tuple[Card, ...] | None:
    """A pack as it may have come from the shuffle, or None if this attempt failed.

    ``strictly`` everybody is held to have followed suit and announced the truth.
    """
    options = knows.options(dice, strictly=strictly)
    heaps = fill(knows.room(), options, dice) if options is not None else None
    if heaps is None:
        return None
    row = list(knows.row)
    for heap, places in knows.places.items():
        cards = heaps[heap]
        dice.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            row[place] = card
    lifted = len(PACK) - knows.lifted if knows.lifted else 0
    assert BACK not in row
    return (*row[lifted:], *row[:lifted])
