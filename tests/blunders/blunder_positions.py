"""Positions in which a player can go wrong, read from the records beside this file.

Each is a record that ends where somebody is to act, with a few headers more:

``Theme``  which piece of advice it belongs to.
``Seat``   who is to act.
``Good``   the acts a player who knows the book would choose from, or
``Bad``    those that he would not; cards, or acts as records write them, apart by semicolons.
``Lays``   cards that must be laid away, ``Keeps`` cards that must not.
``Why``    the advice, in a sentence.
``Clear``  what leaves no doubt about it here.
"""

from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.tricks import duty_of, judge_card, next_turn
from ridotto.notation import Record, Replay, parse, run
from ridotto.table import LETTERS, Action, Seat, View

FOLDER: Final = Path(__file__).parent
HEADERS: Final = frozenset(
    {"Game", "Rules", "Options", "Table", "Title", "Authority", "Emended", "Theme", "Seat"}
    | {"Good", "Bad", "Lays", "Keeps", "Why", "Clear"}
)


class Blunder(msgspec.Struct, frozen=True, dict=True):
    """A position with the acts that are right in it, or those that are wrong."""

    name: str
    record: Record

    @cached_property
    def replay(self) -> Replay:
        """The record, run."""
        return run(self.record)

    @property
    def state(self) -> Minchiate:
        """The table when the seat is to act."""
        state = self.replay.state
        assert isinstance(state, Minchiate)
        return state

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return LETTERS.index(self.record.header("Seat"))

    @cached_property
    def view(self) -> View[Minchiate]:
        """What that person has seen."""
        opening = self.replay.opening
        assert isinstance(opening, Minchiate)
        view = View(self.seat, opening)
        for step in self.replay.steps:
            view = view.watch(MINCHIATE.fold, step.events)
        return view

    @property
    def good(self) -> tuple[str, ...]:
        """The acts that are right; none where the wrong ones are named."""
        return acts_named(self.record.header("Good"))

    @property
    def bad(self) -> tuple[str, ...]:
        """The acts that are wrong; none where the right ones are named."""
        return acts_named(self.record.header("Bad"))

    @property
    def lays(self) -> tuple[Card, ...]:
        """What must be laid away."""
        return PACK.parse(self.record.header("Lays"))

    @property
    def keeps(self) -> tuple[Card, ...]:
        """What must not be laid away."""
        return PACK.parse(self.record.header("Keeps"))

    @property
    def lawful(self) -> tuple[Card, ...]:
        """The cards that may be played, if one is to be played."""
        turn = next_turn(self.state)
        if turn is None or turn.by != self.seat or not MINCHIATE.awaited(self.state):
            return ()
        duty = duty_of(self.state, turn.seat)
        return tuple(card for card in duty.hand if judge_card(duty, card).lawful)

    def wrong(self, action: Action) -> bool:
        """Is this act a blunder here?"""
        if isinstance(action, acts.Discard):
            laid = set(action.cards)
            return not laid.issuperset(self.lays) or bool(laid.intersection(self.keeps))
        words = written(self.state, action)
        return words not in self.good if self.good else words in self.bad


def acts_named(text: str) -> tuple[str, ...]:
    """Cards, or acts as records write them, the latter apart by semicolons."""
    found: list[str] = []
    for part in filter(None, map(str.strip, text.split(";"))):
        first, *_ = part.split()
        found += part.split() if first in PACK else [part]
    return tuple(found)


def written(state: Minchiate, action: Action) -> str:
    """An act as a record has it, without who does it; of a card played the card alone."""
    if isinstance(action, acts.Play | acts.PlayFallen):
        return action.card
    return MINCHIATE.write(state, action).partition(" ")[2]


def read(path: Path) -> Blunder:
    """One position."""
    return Blunder(path.stem, parse(path.read_text(encoding="utf-8")))


BLUNDERS: Final = tuple(map(read, sorted(FOLDER.glob("*.rec"))))
