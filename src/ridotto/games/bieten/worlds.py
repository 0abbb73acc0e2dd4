"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

All that is said and laid is public; hidden are only the order of the pack and the hands. So a
world is a guess at the hands that makes lawful what each player did, and a pack that deals them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.bieten.acts import Shuffle
from ridotto.games.bieten.consistent_hands import guess_hands
from ridotto.games.bieten.deal_start import packets
from ridotto.games.bieten.events import CutSeen, Dealt, Drew, Resumed
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import Bieten, Spreading
from ridotto.table import Action, Dice, Event, Game, Seat
from ridotto.table.pack_orders import spread_order
from ridotto.table.worlds import SeenDeal, WorldGuesses

ATTEMPTS: Final = 30


def world_guesses(game: Game[Bieten], opening: Bieten, dice: Dice) -> WorldGuesses[Bieten]:
    """Ways in which what a seat saw between two shuffles may have been."""
    del opening

    def guesses(stretch: SeenDeal[Bieten]) -> Iterator[list[Action]]:
        lying = _last_lying(game, stretch)
        return _guesses(SeatKnowledge(stretch.seat, stretch.before, lying, stretch.seen), dice)

    return WorldGuesses(guesses, cut_before=(Shuffle,))


def _last_lying(game: Game[Bieten], stretch: SeenDeal[Bieten]) -> Bieten:
    """The table as it was last with the cards of this shuffle on it."""
    table = lying = stretch.before
    void = False
    for event in stretch.seen:
        table = game.fold(table, event)
        void = void or (isinstance(event, Resumed) and event.void)
        lying = lying if void or table.begun is not None else table
    return lying


class SeatKnowledge:
    """One shuffle and what a seat saw after it."""

    def __init__(
        self, seat: Seat | None, before: Bieten, after: Bieten, seen: tuple[Event, ...]
    ) -> None:
        self.seat, self.before, self.after, self.seen = seat, before, after, seen
        self.spread = isinstance(before.phase, Spreading)
        looks = [event.weli for event in seen if isinstance(event, CutSeen)]
        self.weli_cut = looks[0] if looks else None
        """Did this seat cut to the Weli? None if it does not know."""

    def own_packets(self) -> list[tuple[Card, ...]]:
        """What this seat was dealt, packet by packet."""
        dealt = [event for event in self.seen if isinstance(event, Dealt)]
        return [event.cards for event in dealt if event.seat == self.seat]


def _guesses(knows: SeatKnowledge, dice: Dice) -> Iterator[list[Action]]:
    """Ways the deal may have been, in one attempt after another."""
    actions = [event for event in knows.seen if isinstance(event, Action)]
    for attempt in range(ATTEMPTS):
        order = _order(knows, dice, heedless=attempt > ATTEMPTS // 2)
        if order is not None:
            yield [Shuffle(a.seat, order) if isinstance(a, Shuffle) else a for a in actions]


def _order(knows: SeatKnowledge, dice: Dice, *, heedless: bool) -> tuple[Card, ...] | None:
    """A pack as it may have come from the shuffle."""
    if knows.spread:
        return _spread_order(knows, dice)
    deal = knows.after.deal
    if not deal.lifted:
        return _mixed(knows.after.rules.pack.cards, dice)
    hands = guess_hands(knows.after, knows.weli_cut, dice, heedless=heedless)
    if hands is None:
        return None
    row = [card for packet in _packets(knows, hands, dice) for card in packet]
    row += _rest(knows, row, dice)
    # The lifted packet came to lie below: put it back on top.
    return (*row[-deal.lifted :], *row[: -deal.lifted])


def _mixed(cards: Sequence[Card], dice: Dice) -> tuple[Card, ...]:
    row = list(cards)
    dice.shuffle(row)
    return tuple(row)


def _spread_order(knows: SeatKnowledge, dice: Dice) -> tuple[Card, ...]:
    """The pack laid out for the cut: what was shown lies in its places."""
    actions = [event for event in knows.seen if isinstance(event, Action)]
    places = [action.place for action in actions if hasattr(action, "place")]
    shown = [event.card for event in knows.seen if isinstance(event, Drew)]
    return spread_order(knows.after.rules.pack, dict(zip(places, shown, strict=True)), dice)


def _packets(
    knows: SeatKnowledge, hands: dict[Seat, tuple[Card, ...]], dice: Dice
) -> Iterator[tuple[Card, ...]]:
    """The packets in the order of the deal; how others got their cards is anybody's guess."""
    if not any(isinstance(event, Dealt) for event in knows.seen):
        return
    robber = knows.after.deal.robber
    left = {
        seat: list(_mixed([c for c in hand if seat != robber or c != WELI], dice))
        for seat, hand in hands.items()
    }
    own = iter(knows.own_packets())
    for seat, size in packets(knows.after):
        if seat == knows.seat:
            yield next(own)
        else:
            yield tuple(left[seat].pop() for _ in range(size))


def _rest(knows: SeatKnowledge, row: list[Card], dice: Dice) -> list[Card]:
    """What was not dealt, the card cut to at the bottom."""
    cards = knows.after.rules.pack.cards
    rest = list(_mixed([card for card in cards if card not in row], dice))
    bottom = knows.weli_cut or knows.after.deal.robber is not None
    if WELI in rest and bottom:
        rest.remove(WELI)
        rest.append(WELI)
    elif knows.weli_cut is False and rest[-1] == WELI:
        rest[0], rest[-1] = rest[-1], rest[0]
    return rest
