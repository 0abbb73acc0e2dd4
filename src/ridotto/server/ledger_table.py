"""A table as the fold of its ledger: the company, the game, and each seat's view of it."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, cast

import msgspec

from ridotto.duplicate.same_deal import cuts_or_draws
from ridotto.server import ledger_entries as e
from ridotto.server.company import Company, fold, opening_company
from ridotto.table import (
    HOUSE,
    Event,
    Game,
    Seat,
    State,
    View,
    audiences,
    fold_all,
    fold_in_steps,
    project,
)
from ridotto.table.acts import Cut, Draw


class GrowingView:
    """The game as one seat sees it, extended as events happen.

    A ``View`` would copy everything seen before at every act. This object grows in place, and a
    view is made from it when needed.
    """

    __slots__ = ("seen", "table")

    def __init__(self, opening: State) -> None:
        self.table = opening
        self.seen: list[Event] = []

    def take(self, game: Game[Any], masked: tuple[Event, ...]) -> None:
        """Add events, which are already masked."""
        self.table = fold_all(game, self.table, masked)
        self.seen += masked


def mask(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events as this seat (None: an onlooker) sees them."""
    return tuple(project(event, seat) for event in events)


class LedgerTable:
    """The state of a table, computed from its pages. It decides nothing."""

    def __init__(self, ident: str, opened: e.Opened) -> None:
        self.ident = ident
        self.company: Company = opening_company(opened.charter, opened.before, opened.origin)
        self.game = opened.charter.the_game
        self.rules = opened.charter.rule_set
        self.opening: State = self.game.open(self.rules, strict=opened.charter.strict)
        self.state: State = self.opening
        self.seq = -1
        self.moved = -1
        """The last page on which something happened in the game."""
        self.moved_at = 0
        """When that was, or the party began, or somebody came back, in milliseconds.

        By correspondence the clock runs from then on.
        """
        self.warned_at: dict[Seat, int] = {}
        """When each person was last warned."""
        self.waited_since: dict[Seat, int] = {}
        """For each awaited person, the page since which the table waits, whatever they did
        meanwhile."""
        self.happened: list[tuple[int, tuple[Event, ...]]] = []
        self.over = False
        """Whether the party has ended."""
        self.between = False
        """Whether a deal has been settled, and the next not begun."""
        self.deals = 0
        """How many deals are over, and can be replayed."""
        self.ended_at: list[int] = []
        """When each of them ended, in milliseconds."""
        self._at = 0
        self.sides: tuple[int, ...] = self.game.sides(self.opening)
        """The side of each seat; partners share a side."""
        self.awaited: frozenset[Seat] = frozenset()
        """The seats that the game waits for, once it has begun."""
        self._decisions: dict[Seat, int] = {}
        """For each seat the page before its last act that can be taken back."""
        self._all_here = False
        """Whether a person sits and plays in every chair."""
        self._acts_of_people: list[tuple[int, Seat]] = []
        """The pages on which persons acted themselves, and which seat it was."""
        self.open_until = -1
        """The last page after which no deal was being played: later ones have hidden cards."""
        self._views: dict[Seat | None, GrowingView] = {}

    def take(
        self,
        seq: int,
        page: e.Page,
        state: State | None = None,
        steps: Sequence[State] = (),
        at: int = 0,
    ) -> None:
        """Add the next page. The state after it may be known already, or each step to it.

        ``at`` is when it was written. The clock of a table by correspondence needs it, and the
        delay for onlookers.
        """
        assert seq == self.seq + 1, f"page {seq} after page {self.seq}"
        self.seq, self._at = seq, at
        moved = self.moved
        for entry in page:
            self.company = fold(self.company, entry)
            if isinstance(entry, e.Warned):
                self.warned_at[entry.seat] = at
            if isinstance(entry, e.Acted):
                self._act(entry.events, state, steps)
                if entry.by == "person":
                    self._acts_of_people.append((seq, entry.events[0].seat))
                if seq == 0:
                    # The deals of a record are on one page, and each must be counted.
                    self._update()
            elif isinstance(entry, e.Undone):
                self._undo(entry.to)
        self._update()
        if self.moved != moved or any(isinstance(x, e.Started | e.Returned) for x in page):
            self.moved_at = at
        if self.company.charter.slow:
            self._note_waiting(page)

    @property
    def waited_for(self) -> frozenset[Seat]:
        """The persons for whom the table waits: to act, or to be ready for the next deal."""
        company = self.company
        if not company.started or self.over or company.after:
            return frozenset()
        persons = company.persons
        if self.between:
            return frozenset(seat for seat in persons if not company.chairs[seat].ready)
        return self.awaited.intersection(persons)

    def _note_waiting(self, page: e.Page) -> None:
        """Note since which page each person is awaited.

        Whoever acts and must act again knows it.
        """
        waited = self.waited_for
        acted = {x.events[0].seat for x in page if isinstance(x, e.Acted) and x.by == "person"}
        kept = {seat: since for seat, since in self.waited_since.items() if seat in waited}
        for seat in waited.difference(kept):
            kept[seat] = -1 if seat in acted else self.seq
        self.waited_since = kept

    def _act(self, events: tuple[Event, ...], state: State | None, steps: Sequence[State]) -> None:
        if not steps and (state is None or self._views):
            steps = fold_in_steps(self.game, self.state, events)
        self.state = steps[-1] if steps else cast(State, state)
        self._note(self.seq, events)
        self.moved = self.seq
        self._fold_views(events, steps)

    def _fold_views(self, events: tuple[Event, ...], steps: Sequence[State]) -> None:
        """Add the events to every view, masked for its seat."""
        game, views = self.game, self._views
        if any(map(audiences, map(type, events))):
            for seat, view in views.items():
                view.take(game, mask(events, seat))
            return
        # Every field is public, so masking changes nothing.
        for event, before, after in zip(events, steps, steps[1:], strict=False):
            for view in views.values():
                view.table = game.fold_alike(view.table, event, before, after)
        for view in views.values():
            view.seen += events

    def _undo(self, to: int) -> None:
        kept = [(seq, events) for seq, events in self.happened if seq <= to]
        self.state, self.happened = self.opening, []
        self._acts_of_people = [(seq, seat) for seq, seat in self._acts_of_people if seq <= to]
        self._decisions.clear()
        for seq, events in kept:
            self.state = fold_all(self.game, self.state, events)
            self._note(seq, events)
        self.moved = self.seq
        self._views.clear()

    def _note(self, seq: int, events: tuple[Event, ...]) -> None:
        self.happened.append((seq, events))
        if _shows_cards(events):
            self._decisions.clear()
        elif seq > 0:  # Acts that came with a record were decided by nobody here.
            self._decisions[getattr(events[0], "seat", HOUSE)] = seq - 1

    def last_decision(self, seat: Seat) -> int | None:
        """Return the page before this seat's last decision; None if it cannot be taken back.

        A settled deal cannot be taken back, because its cards are known. Nor can a duplicate deal,
        which is played once.
        """
        final = self.between or self.over or self.company.duplicate is not None
        return None if final else self._decisions.get(seat)

    def decided_alone(self, seat: Seat) -> bool:
        """Return whether the person in this seat made all of its decisions."""
        own = {seq for seq, actor in self._acts_of_people if actor == seat}
        return all(
            seq in own
            for seq, events in self.happened
            if getattr(events[0], "seat", HOUSE) == seat and not isinstance(events[0], Cut | Draw)
        )

    def asked_for_undo(self, seat: Seat, to: int) -> frozenset[Seat]:
        """Return the seats that must agree before this seat takes back everything after that page.

        These are all other persons who play, and everybody whose own act would be undone, even if
        they are away. A computer player who sits in for somebody agrees only to undo its own acts.
        """
        return frozenset(self._actors_after(to).union(self.company.persons)) - {seat}

    def _actors_after(self, to: int) -> set[Seat]:
        """Return who acted themselves after that page; a party has thousands of acts before."""
        return {
            actor for _, actor in takewhile(lambda a: a[0] > to, reversed(self._acts_of_people))
        }

    def may_undo(self, seat: Seat) -> bool:
        """Return whether there is something to take back, and nobody who must agree is away."""
        to = self.last_decision(seat)
        return to is not None and (
            self._all_here or self._actors_after(to) <= {seat, *self.company.persons}
        )

    def may_return(self, seat: Seat) -> bool:
        """Return whether a person may return: after a vote, only once the computer has acted."""
        return self.over or not self.company.chairs[seat].voted_out

    def growing_view(self, seat: Seat | None) -> GrowingView:
        """Return the game as a seat, or an onlooker, sees it now."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = GrowingView(self.opening)
            for _, events in self.happened:
                view.take(self.game, mask(events, seat))
        return view

    def view(self, seat: Seat | None) -> View[Any]:
        """Return the full view of a seat with everything it has ever seen, for computer players."""
        view = self.growing_view(seat)
        return View(seat, view.table, tuple(view.seen))

    def _update(self) -> None:
        """Compute once for each page what is often asked of the state."""
        game, state, before = self.game, self.state, self.between or self.over
        self.over = game.over(state)
        self.between = game.settled(state)
        if (self.between or self.over) and not before:
            self.deals += 1
            self.ended_at.append(self._at)
        if self.between or self.over or not self.happened:
            self.open_until = self.seq
        sides = game.sides(state)
        if sides != self.sides:
            # If nothing changed the same object stays, so that no difference is computed.
            self.sides = sides
        self.awaited = self._awaited() if self.company.started else frozenset()
        self._all_here = all(chair.person for chair in self.company.chairs)

    def _awaited(self) -> frozenset[Seat]:
        """Return the seats that the game waits for.

        In a duplicate deal the house cuts and draws.
        """
        awaited = self.game.awaited(self.state)
        if self.company.duplicate is None or HOUSE in awaited or not awaited:
            return awaited
        seat = min(awaited)
        view: View[Any] = View(seat, self.growing_view(seat).table)
        return frozenset({HOUSE}) if cuts_or_draws(self.game, view) else awaited


def _shows_cards(events: tuple[Event, ...]) -> bool:
    """Return whether somebody got or saw cards by these events that others did not see.

    After a shuffle, a cut or a drawn lot nobody may choose again.
    """
    by_house = getattr(events[0], "seat", HOUSE) == HOUSE
    return by_house or isinstance(events[0], Draw) or any(map(audiences, map(type, events[1:])))


def read_ledger(ident: str, pages: list[tuple[int, int, bytes]]) -> LedgerTable:
    """Return a table from all its pages: number, time and body of each."""
    game = _game_of(pages[0][2])
    table: LedgerTable | None = None
    for seq, at, body in pages:
        page = e.decode_page(game, body)
        if table is None:
            assert isinstance(page[0], e.Opened)
            table = LedgerTable(ident, page[0])
        table.take(seq, page, at=at)
    assert table is not None
    return table


def _game_of(first: bytes) -> str:
    opened = msgspec.json.decode(first, type=tuple[e.AnyEntry, ...])[0]
    assert isinstance(opened, e.Opened)
    return opened.charter.game
