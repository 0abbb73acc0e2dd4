"""Worlds that a seat cannot tell from the one it sits in: the second law of views.

All that is said and laid is public; hidden are only the order of the pack and the hands. So a
world is a guess at the hands that makes lawful what each player did, and a pack that deals them.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from ridotto.cards import Card
from ridotto.games.bieten.acts import Shuffle
from ridotto.games.bieten.events import CutSeen, Dealt, Drew, Resumed
from ridotto.games.bieten.guessing import guess_hands
from ridotto.games.bieten.opening import packets
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import Bieten, Spreading
from ridotto.table import Action, Dice, Event, Game, Refused, Seat, View, project, replay

ATTEMPTS: Final = 30


class NoWorld(ValueError):
    """No world was found that looks like this view."""


def sample_world(
    game: Game[Bieten], opening: Bieten, view: View[Bieten], dice: Dice
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw."""
    state, seen_state, world = opening, opening, list[Action]()
    for number, seen in enumerate(_deals(view.seen)):
        before = seen_state
        seen_state, lying = _watched(game, before, seen)
        sight = Sight(view.seat, before, lying, seen)
        for actions in _guesses(sight, dice):
            after = _reproduced(game, state, actions, sight)
            if after is not None:
                state = after
                world += actions
                break
        else:
            raise NoWorld(f"no cards found behind what was seen after shuffle {number}")
    return tuple(world)


def _watched(game: Game[Bieten], table: Bieten, seen: Sequence[Event]) -> tuple[Bieten, Bieten]:
    """The table after what was seen, and as it was last with the cards of this shuffle on it."""
    lying = table
    void = False
    for event in seen:
        table = game.fold(table, event)
        void = void or (isinstance(event, Resumed) and event.void)
        lying = lying if void or table.begun is not None else table
    return table, lying


def _deals(seen: Sequence[Event]) -> list[tuple[Event, ...]]:
    """What was seen, cut before every shuffle: no card keeps its place across one."""
    cuts = [n for n, event in enumerate(seen) if n and isinstance(event, Shuffle)]
    bounds = [0, *cuts, len(seen)]
    return [tuple(seen[a:b]) for a, b in pairwise(bounds) if a < b]


class Sight:
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


def _reproduced(
    game: Game[Bieten], state: Bieten, actions: Sequence[Action], sight: Sight
) -> Bieten | None:
    """The state after the actions, if the seat sees the same happen again."""
    try:
        after, log = replay(game, state, actions)
    except Refused:
        return None
    again = tuple(project(event, sight.seat) for event in log)
    return after if again == sight.seen else None


def _guesses(sight: Sight, dice: Dice) -> Iterator[list[Action]]:
    """Ways the deal may have been, in one attempt after another."""
    actions = [event for event in sight.seen if isinstance(event, Action)]
    for attempt in range(ATTEMPTS):
        order = _order(sight, dice, heedless=attempt > ATTEMPTS // 2)
        if order is not None:
            yield [Shuffle(a.seat, order) if isinstance(a, Shuffle) else a for a in actions]


def _order(sight: Sight, dice: Dice, *, heedless: bool) -> tuple[Card, ...] | None:
    """A pack as it may have come from the shuffle."""
    if sight.spread:
        return _spread_order(sight, dice)
    deal = sight.after.deal
    if not deal.lifted:
        return _mixed(sight.after.rules.pack.cards, dice)
    hands = guess_hands(sight.after, sight.weli_cut, dice, heedless=heedless)
    if hands is None:
        return None
    row = [card for packet in _packets(sight, hands, dice) for card in packet]
    row += _rest(sight, row, dice)
    # The lifted packet came to lie below: put it back on top.
    return (*row[-deal.lifted :], *row[: -deal.lifted])


def _mixed(cards: Sequence[Card], dice: Dice) -> tuple[Card, ...]:
    row = list(cards)
    dice.shuffle(row)
    return tuple(row)


def _spread_order(sight: Sight, dice: Dice) -> tuple[Card, ...]:
    """The pack laid out for the cut: what was shown lies in its places."""
    actions = [event for event in sight.seen if isinstance(event, Action)]
    places = [action.place for action in actions if hasattr(action, "place")]
    shown = [event.card for event in sight.seen if isinstance(event, Drew)]
    lying = dict(zip(places, shown, strict=True))
    others = iter(_mixed([c for c in sight.after.rules.pack.cards if c not in shown], dice))
    size = len(sight.after.rules.pack)
    return tuple(lying[n] if n in lying else next(others) for n in range(size))


def _packets(
    sight: Sight, hands: dict[Seat, tuple[Card, ...]], dice: Dice
) -> Iterator[tuple[Card, ...]]:
    """The packets in the order of the deal; how others got their cards is anybody's guess."""
    if not any(isinstance(event, Dealt) for event in sight.seen):
        return
    robber = sight.after.deal.robber
    left = {
        seat: list(_mixed([c for c in hand if seat != robber or c != WELI], dice))
        for seat, hand in hands.items()
    }
    own = iter(sight.own_packets())
    for seat, size in packets(sight.after):
        if seat == sight.seat:
            yield next(own)
        else:
            yield tuple(left[seat].pop() for _ in range(size))


def _rest(sight: Sight, row: list[Card], dice: Dice) -> list[Card]:
    """What was not dealt, the card cut to at the bottom."""
    cards = sight.after.rules.pack.cards
    rest = list(_mixed([card for card in cards if card not in row], dice))
    bottom = sight.weli_cut or sight.after.deal.robber is not None
    if WELI in rest and bottom:
        rest.remove(WELI)
        rest.append(WELI)
    elif sight.weli_cut is False and rest[-1] == WELI:
        rest[0], rest[-1] = rest[-1], rest[0]
    return rest
