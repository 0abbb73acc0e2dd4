"""One deal, played twice by two entrants, who change seats in between."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ridotto.arena.bot_table import Clock, play_out
from ridotto.arena.entrants import Entrant
from ridotto.arena.units import UNITS
from ridotto.games import GAMES
from ridotto.table import Game, RuleSet, Seat, replay
from ridotto.table.match_unit import Paid

if TYPE_CHECKING:
    from ridotto.arena.known_chances import LuckWitness

FIRST, SECOND = 0, 1
MILLISECONDS: Final = 1000


class Bout(msgspec.Struct, frozen=True):
    """What the first of a pair won more than the second on the same cards in the same seats."""

    pair: tuple[int, int]
    """Their places among the entrants."""
    deal: int
    paid: float
    """What the first wins in a deal, a seat and both ways round averaged."""
    points: float | None = None
    thought: tuple[float, float] = (0.0, 0.0)
    """Milliseconds each took for a decision."""
    luck: float | None = None
    """What known chances brought the first, in the game's finest unit: nothing in expectation."""


class Arena(msgspec.Struct, frozen=True):
    """Everything that determines a bout; two that are equal play the same deals."""

    game: str
    rules: RuleSet
    entrants: tuple[Entrant, ...]
    budget: int | None
    seed: int
    adjusting: bool = False
    """Is the luck of players whose chances are known written down with every bout?"""

    @property
    def table(self) -> RuleSet:
        """The rules, shortened to the smallest unit that is scored by itself."""
        return self.rules.with_options(UNITS[self.game].options)


def play_bout(arena: Arena, pair: tuple[int, int], deal: int) -> Bout:
    """Both ways round."""
    one, other = _halves(arena, pair, deal)
    points = None
    if one.points is not None and other.points is not None:
        points = _margin(one.chairs, one.points, other.points)
    return Bout(
        pair=pair,
        deal=deal,
        paid=_margin(one.chairs, one.paid, other.paid),
        points=points,
        thought=_thought((one, other)),
        luck=_luck(one, other),
    )


def _luck(one: "_Half", other: "_Half") -> float | None:
    if one.luck is None or other.luck is None:
        return None
    return _margin(one.chairs, one.luck, other.luck)


class _Half(msgspec.Struct, frozen=True):
    """One of the two games: which of the pair sat where, and how it ended."""

    chairs: tuple[int, ...]
    paid: Paid
    points: Paid | None
    clock: Clock
    luck: tuple[float, ...] | None = None


def _halves(arena: Arena, pair: tuple[int, int], deal: int) -> tuple[_Half, _Half]:
    chairs = seating(GAMES[arena.game], arena.table, deal)
    changed = tuple(1 - who for who in chairs)
    return _play(arena, pair, deal, chairs), _play(arena, pair, deal, changed)


def seating(game: Game[Any], rules: RuleSet, deal: int) -> tuple[int, ...]:
    """Which of the pair sits where: partners are of one kind, others alternate.

    Where the seats cannot be shared evenly, it is another's turn every deal to be the more.
    """
    state = game.open(rules)
    seats = game.seats(state)
    state, _ = replay(game, state, UNITS[game.name].opening(seats, deal))
    sides = game.sides(state)
    return tuple((side + deal) % len(set(sides)) % 2 for side in sides)


def _play(arena: Arena, pair: tuple[int, int], deal: int, chairs: Sequence[int]) -> _Half:
    game, unit = GAMES[arena.game], UNITS[arena.game]
    witness = _witness(arena, len(chairs))
    state, clock = play_out(
        game,
        arena.table,
        [_player(arena, pair[who], deal, seat) for seat, who in enumerate(chairs)],
        _dice(arena, deal),
        first=unit.opening(len(chairs), deal),
        until=unit.until,
        witness=witness,
    )
    points = unit.points(state) if unit.points else None
    luck = None if witness is None else witness.luck()
    return _Half(tuple(chairs), unit.paid(state), points, clock, luck)


def _witness(arena: Arena, seats: int) -> "LuckWitness | None":
    if not arena.adjusting:
        return None
    # Only who adjusts waits for numba and the nets.
    from ridotto.arena.known_chances import LuckWitness, valuer_for

    valuer = valuer_for(arena.game, arena.table)
    return None if valuer is None else LuckWitness(valuer, seats)


def _player(arena: Arena, entrant: int, deal: int, seat: Seat) -> Any:
    chance = Random(f"{arena.seed}/{deal}/{seat}").getrandbits(32)
    return arena.entrants[entrant].seated(arena.game, chance, arena.budget)


def _dice(arena: Arena, deal: int) -> Callable[[int], Random]:
    return lambda thrown: Random(f"{arena.seed}/{deal}/house/{thrown}")


def _margin(chairs: Sequence[int], one: Sequence[float], other: Sequence[float]) -> float:
    """In each chair sat now the first, now the second, with the same cards.

    Half of what it made there more is its winning, the other half the other's loss.
    """
    gains = [
        (a - b) if who == FIRST else (b - a) for who, a, b in zip(chairs, one, other, strict=True)
    ]
    return sum(gains) / len(gains) / 2


def _thought(halves: Sequence[_Half]) -> tuple[float, float]:
    return _pace(halves, FIRST), _pace(halves, SECOND)


def _pace(halves: Sequence[_Half], who: int) -> float:
    seats = [(half.clock, s) for half in halves for s, w in enumerate(half.chairs) if w == who]
    seconds = sum(clock.seconds.get(seat, 0.0) for clock, seat in seats)
    acts = sum(clock.acts.get(seat, 0) for clock, seat in seats)
    return MILLISECONDS * seconds / acts if acts else 0.0
