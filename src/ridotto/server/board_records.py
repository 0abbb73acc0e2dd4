"""Makes records of positions laid out by touch: any heaps of cards, or all hands of a new deal.

The ``board.toml`` of a game names the statement for a position. For a game without one, all hands
of a deal are laid out: the house plays the deal with a pack arranged to give these hands.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from ridotto.bots import RandomPlayer
from ridotto.cards import Card
from ridotto.games import GAMES, find_part, folder_of
from ridotto.notation import NotationError, parse, run, write_record
from ridotto.table import HOUSE, LETTERS, Action, Game, Refused, RuleSet, Seat, View, apply, replay
from ridotto.table.acts import Shuffle
from ridotto.table.match_unit import MatchUnit

HAND: Final = "hand"
MOST_ACTS: Final = 60
"""The number of acts after which every game has dealt."""


class BoardError(ValueError):
    """Cards that cannot be laid out like this; the message gives the reason."""


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``board.toml`` of a game: the statement of a position, and the heaps besides the hands."""

    statement: str
    first: str
    """The meaning of the seat in the statement: ``leader`` or ``dealer``."""
    heaps: tuple[str, ...]
    rest: tuple[str, ...] = ()
    """The heaps that take all other cards, in turn; if empty, the game knows where they are."""
    fill: dict[str, int] = {}
    """Heaps that are filled from those cards first."""


class BoardHeap(msgspec.Struct, frozen=True):
    """A place for cards: somebody's hand, or a heap by its name in records."""

    name: str
    seat: Seat | None = None
    cards: int | None = None
    """The number of cards that lie there, if that is fixed."""


class Board(msgspec.Struct, frozen=True):
    """What can be laid out: the cards, the heaps, and the meaning of the seat to be named."""

    game: str
    rules: str
    cards: tuple[Card, ...]
    heaps: tuple[BoardHeap, ...]
    first: str
    """``leader``, ``dealer``, or empty if all hands of a new deal are laid out."""


@cache
def board_file(game: str) -> BoardFile | None:
    """Return the game's own board; None if it has none."""
    entry = folder_of(game) / "board.toml"
    if not entry.is_file():
        return None
    return msgspec.toml.decode(entry.read_bytes(), type=BoardFile)


def board_of(game: str, rules: str) -> Board:
    """Return what can be laid out in a game by a book."""
    rule_set = _rule_set(game, rules)
    opened = GAMES[game].open(rule_set)
    cards = tuple(GAMES[game].pack(opened).cards)
    seats = range(GAMES[game].seats(opened))
    own = board_file(game)
    if own is None:
        dealt = _deal(game, rule_set.name)
        hands = [BoardHeap(f"{HAND} {LETTERS[s]}", s, len(dealt.hands[s])) for s in seats]
        return Board(game, rule_set.name, cards, tuple(hands), "")
    hands = [BoardHeap(f"{HAND} {LETTERS[seat]}", seat) for seat in seats]
    heaps = [BoardHeap(name, None, own.fill.get(name)) for name in own.heaps]
    return Board(game, rule_set.name, cards, (*hands, *heaps), own.first)


def lay_out(game: str, rules: str, laid: Mapping[str, Sequence[Card]], first: Seat) -> str:
    """Return the record of a position; or raise ``BoardError``."""
    board = board_of(game, rules)
    _check(board, laid)
    own = board_file(game)
    text = _laid(board, own, laid, first) if own else _dealt(board, laid)
    try:
        run(parse(text))
    except NotationError as error:
        raise BoardError(error.message) from error
    return text


def _rule_set(game: str, rules: str) -> RuleSet:
    if game not in GAMES:
        raise BoardError(f"no game {game!r}; there are: {', '.join(GAMES)}")
    books = GAMES[game].rule_sets
    if rules and rules not in books:
        raise BoardError(f"no rule set {rules!r}; there are: {', '.join(books)}")
    return books[rules] if rules else next(iter(books.values()))


def _check(board: Board, laid: Mapping[str, Sequence[Card]]) -> None:
    names = [heap.name for heap in board.heaps]
    for name in laid:
        if name not in names:
            raise BoardError(f"no heap {name!r}; there are: {', '.join(names)}")
    cards = [card for heap in laid.values() for card in heap]
    for card in cards:
        if card not in board.cards:
            raise BoardError(f"{card!r} is no card of this pack")
        if cards.count(card) > 1:
            raise BoardError(f"{card} lies in two places")


def _laid(board: Board, own: BoardFile, laid: Mapping[str, Sequence[Card]], first: Seat) -> str:
    """Use the game's own statement; cards that were not laid out fill the heaps, then the rest."""
    heaps = {heap.name: list(laid.get(heap.name, ())) for heap in board.heaps}
    named = {card for cards in heaps.values() for card in cards}
    # Suits before cards outside of them, and the lowest cards first.
    suited = [card for card in board.cards if card[0].islower()]
    others = [card for card in board.cards if not card[0].islower()]
    left = [card for card in (*suited[::-1], *others[::-1]) if card not in named]
    for name, count in own.fill.items():
        missing = max(0, count - len(heaps[name]))
        heaps[name] += left[:missing]
        left = left[missing:]
    seats = sum(heap.seat is not None for heap in board.heaps)
    for place, card in enumerate(left if own.rest else ()):
        # Whole tricks, in turn.
        heaps[own.rest[place // seats % len(own.rest)]].append(card)
    words = [own.statement.format(first=LETTERS[first])]
    words += [" ".join((name, *cards)) for name, cards in heaps.items() if cards]
    return f"Game: {board.game}\nRules: {board.rules}\n\n{' '.join(words)}\n"


class _Dealt(msgspec.Struct, frozen=True):
    """A deal that the house played: its acts, the index of its last shuffle, and the hands."""

    actions: tuple[Action, ...]
    shuffle: int
    hands: tuple[tuple[Card, ...], ...]


@cache
def _deal(name: str, rules: str) -> _Dealt:
    game = GAMES[name]
    state: Any = game.open(game.rule_sets[rules])
    unit: MatchUnit | None = find_part(game.name, "games", "match_unit", "UNIT")
    seats = range(game.seats(state))
    actions = list(unit.opening(len(seats), 0) if unit else ())
    state, _ = replay(game, state, actions)
    views = [View(seat, state) for seat in seats]
    for _ in range(MOST_ACTS):
        hands = _hands(game, state)
        if any(isinstance(action, Shuffle) for action in actions) and all(hands):
            last = max(n for n, action in enumerate(actions) if isinstance(action, Shuffle))
            return _Dealt(tuple(actions), last, hands)
        seat = min(game.awaited(state))
        player = RandomPlayer(game, seed=0)
        action = game.shuffle(state, Random(0)) if seat == HOUSE else player.act(views[seat])
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
        actions.append(action)
    raise BoardError(f"{game.title} cannot be laid out")


def _hands(game: Game[Any], state: Any) -> tuple[tuple[Card, ...], ...]:
    places = game.places(state)
    return tuple(tuple(places.get(f"{HAND} {seat}", ())) for seat in range(game.seats(state)))


def _dealt(board: Board, laid: Mapping[str, Sequence[Card]]) -> str:
    """Use a pack whose order gives each seat its hand in the deal."""
    game, rules = GAMES[board.game], _rule_set(board.game, board.rules)
    dealt = _deal(board.game, board.rules)
    wanted = [list(laid.get(heap.name, ())) for heap in board.heaps]
    for heap, cards in zip(board.heaps, wanted, strict=True):
        if len(cards) != heap.cards:
            raise BoardError(f"{heap.name} has {len(cards)} cards; {heap.cards} are dealt")
    named = {card for cards in wanted for card in cards}
    left = [card for card in board.cards if card not in named]
    old = dealt.actions[dealt.shuffle]
    assert isinstance(old, Shuffle)
    owner = {card: seat for seat, hand in enumerate(dealt.hands) for card in hand}
    order = tuple(
        wanted[owner[card]].pop(0) if card in owner else left.pop(0) for card in old.order
    )
    actions = list(dealt.actions)
    actions[dealt.shuffle] = msgspec.structs.replace(old, order=order)
    try:
        return write_record(game, rules, actions=actions)
    except Refused as refused:
        raise BoardError(str(refused)) from refused
