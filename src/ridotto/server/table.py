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
        self.happened.append((self.seq, events))
        self.moved = self.seq
        watch, fold_one = View.watch, self.game.fold
        self._views = {seat: watch(view, fold_one, events) for seat, view in self._views.items()}

    def _undo(self, to: int) -> None:
        self.happened = [(seq, events) for seq, events in self.happened if seq <= to]
        self.state = self.opening
        for _, events in self.happened:
            self.state = fold_all(self.game, self.state, events)
        self.moved = self.seq
        self._views.clear()

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


def last_decision(table: Table, seat: Seat) -> int | None:
    """The page before this seat's last decision, if it can still be taken back.

    Not beyond anything by which somebody got cards or saw them (a shuffle, a cut, a lot drawn),
    and not once the deal has been settled: then its cards are known.
    """
    if table.between or table.over:
        return None
    for seq, events in reversed(table.happened):
        actor = getattr(events[0], "seat", HOUSE)
        if actor == HOUSE or isinstance(events[0], Draw) or any(map(_is_secret, events[1:])):
            return None
        if actor == seat:
            return seq - 1
    return None


def _is_secret(event: Event) -> bool:
    """Did somebody see more of it than everybody did?"""
    return bool(audiences(type(event)))


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
