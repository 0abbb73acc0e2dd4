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
from ridotto.games.tresette.sight import Sight, see
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, Dice, Game, View
from ridotto.table.heaps import fill
from ridotto.table.worlds import Stretch, draw_world

ATTEMPTS: Final = 200


def sample_world(
    game: Game[Tresette], opening: Tresette, view: View[Tresette], dice: Dice
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw."""

    def guesses(stretch: Stretch[Tresette]) -> Iterator[list[Action]]:
        first, *others = stretch.actions
        if not isinstance(first, Shuffle):
            yield [first, *others]
            return
        sight = see(stretch.world, stretch.seen)
        for attempt in range(ATTEMPTS):
            strictly = attempt < ATTEMPTS // 2 or not opening.strict
            order = guess_pack(sight, dice, strictly=strictly)
            if order is not None:
                yield [Shuffle(first.seat, order), *others]

    return draw_world(game, opening, view, guesses, cut_before=(Shuffle, SetUp))


def guess_pack(sight: Sight, dice: Dice, *, strictly: bool = True) -> tuple[Card, ...] | None:
    """A pack as it may have come from the shuffle, or None if this attempt failed.

    ``strictly`` everybody is held to have followed suit and announced the truth.
    """
    options = sight.options(dice, strictly=strictly)
    heaps = fill(sight.room(), options, dice) if options is not None else None
    if heaps is None:
        return None
    row = list(sight.row)
    for heap, places in sight.places.items():
        cards = heaps[heap]
        dice.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            row[place] = card
    lifted = len(PACK) - sight.lifted if sight.lifted else 0
    assert BACK not in row
    return (*row[lifted:], *row[:lifted])
