"""A table as its ledger tells it: the company, the game, and what each chair sees of it."""

from typing import Any

import msgspec

from ridotto.server import entries as e
from ridotto.server.company import Company, fold, gather
from ridotto.table import HOUSE, Event, Seat, State, View, audiences, fold_all
from ridotto.table.acts import Draw


class Table:
    """Pages in, the state of everything out. It decides nothing."""

    def __init__(self, ident: str, opened: e.Opened) -> None:
        self.ident = ident
        self.company: Company = gather(opened.charter, opened.before)
        self.game = opened.charter.the_game
        self.rules = opened.charter.rule_set
        self.opening: State = self.game.open(self.rules, strict=opened.charter.strict)
        self.state: State = self.opening
        self.seq = -1
        self.moved = -1
        """The last page on which something happened in the game."""
        self.happened: list[tuple[int, tuple[Event, ...]]] = []
        self.over = False
        """Has the party ended?"""
        self.between = False
        """Has a deal been settled, and the next not begun?"""
        self.awaited: frozenset[Seat] = frozenset()
        """For whom the game waits, once it has begun."""
        self._decisions: dict[Seat, int] = {}
        """For each seat the page before its last act that can be taken back."""
        self._views: dict[Seat | None, View[Any]] = {}

    def take(self, seq: int, page: e.Page, state: State | None = None) -> None:
        """Turn to the next page. The state after it may be known already."""
        assert seq == self.seq + 1, f"page {seq} after page {self.seq}"
        self.seq = seq
        for entry in page:
            self.company = fold(self.company, entry)
            if isinstance(entry, e.Acted):
                self._act(entry.events, state)
            elif isinstance(entry, e.Undone):
                self._undo(entry.to)
        self._look()

    def _act(self, events: tuple[Event, ...], state: State | None) -> None:
        self.state = fold_all(self.game, self.state, events) if state is None else state
        self._book(self.seq, events)
        self.moved = self.seq
        watch, fold_one = View.watch, self.game.fold
        self._views = {seat: watch(view, fold_one, events) for seat, view in self._views.items()}

    def _undo(self, to: int) -> None:
        kept = [(seq, events) for seq, events in self.happened if seq <= to]
        self.state, self.happened = self.opening, []
        self._decisions.clear()
        for seq, events in kept:
            self.state = fold_all(self.game, self.state, events)
            self._book(seq, events)
        self.moved = self.seq
        self._views.clear()

    def _book(self, seq: int, events: tuple[Event, ...]) -> None:
        self.happened.append((seq, events))
        if _shows_cards(events):
            self._decisions.clear()
        else:
            self._decisions[getattr(events[0], "seat", HOUSE)] = seq - 1

    def last_decision(self, seat: Seat) -> int | None:
        """The page before this seat's last decision, if it can still be taken back.

        Not once the deal has been settled: then its cards are known.
        """
        return None if self.between or self.over else self._decisions.get(seat)

    def view(self, seat: Seat | None) -> View[Any]:
        """The game from a chair, or from beside the table."""
        if seat not in self._views:
            view: View[Any] = View(seat, self.opening)
            events = [event for _, events in self.happened for event in events]
            self._views[seat] = view.watch(self.game.fold, events)
        return self._views[seat]

    def forget(self, seat: Seat | None) -> None:
        """Nobody looks from there any more."""
        self._views.pop(seat, None)

    def _look(self) -> None:
        """What is asked of the state again and again, found out once a page."""
        game, state = self.game, self.state
        self.over = game.over(state)
        self.between = game.settled(state)
        self.awaited = game.awaited(state) if self.company.started else frozenset()


def _shows_cards(events: tuple[Event, ...]) -> bool:
    """Did somebody get cards by it, or see some, that others did not see?

    A shuffle, a cut, a lot drawn: nobody may choose again after that.
    """
    by_house = getattr(events[0], "seat", HOUSE) == HOUSE
    return by_house or isinstance(events[0], Draw) or any(audiences(type(e)) for e in events[1:])


def read_ledger(ident: str, pages: list[tuple[int, bytes]]) -> Table:
    """A table from all its pages."""
    game = _game_of(pages[0][1])
    table: Table | None = None
    for seq, body in pages:
        page = e.decode_page(game, body)
        if table is None:
            assert isinstance(page[0], e.Opened)
            table = Table(ident, page[0])
        table.take(seq, page)
    assert table is not None
    return table


def _game_of(first: bytes) -> str:
    opened = msgspec.json.decode(first, type=tuple[e.Opened | e.Sat | e.Hired | e.Started, ...])[0]
    assert isinstance(opened, e.Opened)
    return opened.charter.game
