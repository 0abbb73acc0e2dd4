"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

From the masked events alone, deal by deal: the cards this chair does not know are put where they
may lie, and from them are built the pack as it was shuffled and the Skar as it was laid. All other
actions are public.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.taroc.acts import LaySkar, SetUp, Shuffle
from ridotto.games.taroc.deal_start import FIVE, ROUNDS
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.seat_knowledge import (
    SKAR_HEAP,
    DealConstraints,
    Heaps,
    SeatKnowledge,
    constraint_sets,
)
from ridotto.games.taroc.state import SKAR, Taroc
from ridotto.table import Action, Dice, Game, Seat
from ridotto.table.heaps import fill
from ridotto.table.worlds import SeenDeal, WorldGuesses

ATTEMPTS: Final = 40


def world_guesses(game: Game[Taroc], opening: Taroc, dice: Dice) -> WorldGuesses[Taroc]:
    """Ways in which what a seat saw between two shuffles may have been."""
    del game, opening

    def guesses(stretch: SeenDeal[Taroc]) -> Iterator[list[Action]]:
        knows = SeatKnowledge(stretch.seat, stretch.after, stretch.seen)
        for _ in range(ATTEMPTS):
            for constraints in constraint_sets(knows, dice):
                heaps = _solve(constraints, dice)
                if heaps is not None:
                    yield [_unmask(knows, heaps, action, dice) for action in stretch.actions]

    return WorldGuesses(guesses, cut_before=(Shuffle, SetUp))


def _solve(constraints: DealConstraints, dice: Dice) -> Heaps | None:
    """Every unknown card in a heap it may lie in."""
    if not all(constraints.options.values()):
        return None
    return fill(constraints.room, constraints.options, dice)


def _unmask(knows: SeatKnowledge, heaps: Heaps, action: Action, dice: Dice) -> Action:
    """The action as it was in this world."""
    match action:
        case Shuffle():
            return Shuffle(action.seat, _pack(knows, heaps, dice))
        case LaySkar(cards=cards) if BACK in cards:
            return LaySkar(action.seat, _skar(knows, heaps)[: len(cards)])
        case SetUp():
            return _position(knows, heaps, action)
    return action


def _skar(knows: SeatKnowledge, heaps: Heaps) -> tuple[Card, ...]:
    """The Skar in this world."""
    known = tuple(card for card in knows.table.deal.skar or () if card != BACK)
    return (*known, *heaps.get(SKAR_HEAP, ()))


def _began_with(knows: SeatKnowledge, heaps: Heaps, seat: Seat) -> list[Card]:
    """All cards a player was dealt."""
    deal = knows.table.deal
    held = [card for card in deal.hands[seat] if card != BACK]
    cards = [*held, *heaps.get(seat, ()), *knows.played(seat)]
    return [*cards, *_skar(knows, heaps)] if seat == deal.dealer else cards


def _pack(knows: SeatKnowledge, heaps: Heaps, dice: Dice) -> tuple[Card, ...]:
    """The pack as it came from the shuffle."""
    deal = knows.table.deal
    if deal.pack:
        order = list(PACK.cards)
        dice.shuffle(order)
        return tuple(order)
    stock: dict[Seat, list[Card]] = {}
    for seat in deal.players:
        stock[seat] = list(knows.dealt) if seat == knows.seat else _began_with(knows, heaps, seat)
        if seat != knows.seat:
            dice.shuffle(stock[seat])
    dealt: list[Card] = []
    for round_ in range(ROUNDS):
        for seat in (*deal.players[1:], deal.dealer):
            dealt += stock[seat][round_ * FIVE : (round_ + 1) * FIVE]
    dealt += stock[deal.dealer][-SKAR:]
    lifted = knows.lifted
    return (*dealt[len(dealt) - lifted :], *dealt[: len(dealt) - lifted])


def _position(knows: SeatKnowledge, heaps: Heaps, action: SetUp) -> SetUp:
    """The position as it was laid: what was hidden of its hands, and of its Skar."""
    deal = knows.table.deal
    changes: dict[str, tuple[Card, ...]] = {}
    for seat, hand in enumerate(action.hands):
        if BACK in hand:
            cards = _began_with(knows, heaps, seat)
            skar = _skar(knows, heaps) if action.skar else ()
            changes[f"hand_{'abcd'[seat]}"] = tuple(c for c in cards if c not in skar)
    if BACK in action.skar and deal.skar is not None:
        changes["skar"] = _skar(knows, heaps)
    return msgspec.structs.replace(action, **changes)
