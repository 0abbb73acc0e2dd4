"""A table of any game: open it, look at it, act, let players play, and write it down."""

from collections.abc import Callable, Iterable, Mapping
from random import Random, SystemRandom
from typing import Any, TypeAlias

from ridotto.api.act_text import explain_refusal, read_acts, ruling_on
from ridotto.api.advice import Advice, make_advice
from ridotto.api.lawful_acts import LawfulActs
from ridotto.api.score_sheet import ScoreSheet, make_sheet
from ridotto.api.seat_view import SeatView
from ridotto.api.seated_players import Players, Someone, seat_player, seat_players
from ridotto.api.table_errors import BadRecord, BadSetup, OutOfTurn, Ruling, seat_names
from ridotto.games import GAMES
from ridotto.notation import NotationError, parse, run, write_record
from ridotto.table import (
    HOUSE,
    LETTERS,
    Action,
    Event,
    Game,
    Refused,
    RuleSet,
    RuleSetError,
    Seat,
    State,
    View,
    apply,
    letter,
)

AnySeat: TypeAlias = Seat | str
"""A seat by its number, from 0, or by its letter, from A."""


class Table:
    """A table at which one game is played; ``open_table`` and ``read_record`` make one.

    Seats have numbers from 0 and letters from A; every method takes either. The house shuffles
    and deals by itself. Between two deals it waits for ``next_deal``: the sheet can be read then.
    """

    def __init__(self, game: Game[Any], rules: RuleSet, *, strict: bool, seed: int) -> None:
        self.game = game
        """The game's own rules as functions."""
        self.rules = rules
        """The rule set, with what was agreed otherwise at this table."""
        self.seed = seed
        """What the shuffles depend on."""
        self._state: Any = game.open(rules, strict=strict)
        self._views = {seat: View(seat, self._state) for seat in (*range(self.seats), None)}
        self._actions: list[Action] = []
        self._events: list[Event] = []

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.game.seats(self._state)

    @property
    def state(self) -> State:
        """The whole state, with every card. Players get a view instead."""
        state: State = self._state
        return state

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action so far, those of the house included."""
        return tuple(self._actions)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats the table waits for; none between two deals and after the last."""
        return tuple(sorted(seat for seat in self.game.awaited(self._state) if seat != HOUSE))

    @property
    def settled(self) -> bool:
        """Is a deal finished and paid, and the next one not yet started?"""
        return self.game.settled(self._state)

    @property
    def over(self) -> bool:
        """Is the whole party over?"""
        return self.game.over(self._state)

    @property
    def accounts(self) -> tuple[int, ...]:
        """What each seat has won or lost so far; last a pot, where the game has one."""
        return self.game.accounts(self._state)

    def view(self, seat: AnySeat | None) -> SeatView:
        """What a seat sees; None is an onlooker."""
        place = None if seat is None else self._seat(seat)
        view = self._views[place]
        view = view.watch(self.game.fold, self._events[len(view.seen) :])
        self._views[place] = view
        return SeatView(view.seat, view.table, view.seen, game=self.game)

    def lawful(self, seat: AnySeat | None = None) -> LawfulActs:
        """What a seat may do now; without a seat, the first one the table waits for."""
        return self.view(self._waited_for() if seat is None else seat).lawful()

    def why_not(self, act: Action | str) -> Ruling | None:
        """Why an act is not lawful, with the rule and its source; None if it is lawful."""
        return ruling_on(self, act)

    def act(self, act: Action | str) -> tuple[Event, ...]:
        """Do something, and get everything that happened.

        A text is a statement of a record, such as ``A plays s3``. It raises ``MalformedAct``,
        ``UnlawfulAct`` or ``OutOfTurn``, and then nothing has happened.
        """
        state, done, happened = self._state, list[Action](), list[Event]()
        for action in read_acts(self, act):
            try:
                state, events = apply(self.game, state, action)
            except Refused as refused:
                raise explain_refusal(self, action, refused.verdict) from refused
            done.append(action)
            happened += events
        self._book(state, done, happened)
        return (*happened, *self._house_acts())

    def next_deal(self) -> tuple[Event, ...]:
        """Let the house shuffle for the next deal, or end the party when it is time."""
        if self.over or self.awaited:
            raise self._not_now("The party is over." if self.over else "A deal is being played.")
        return (*self._house_act(), *self._house_acts())

    def play_until(self, done: Callable[["Table"], bool], players: Players | None = None) -> None:
        """Let players act until ``done(table)`` is true or the party is over.

        ``players`` are a level of ``LEVELS``, ``random``, or an object with ``act(view)``: the same
        for every seat, or a list with one for each. By default they are novices, or in a game
        without novices the nearest level that it has.
        """
        seated = seat_players(self.game, players, self.seats, self.seed)
        while not self.over and not done(self):
            if self.awaited:
                seat = self.awaited[0]
                self.act(seated[seat].act(self.view(seat)))
            else:
                self.next_deal()

    def play_deal(self, players: Players | None = None) -> ScoreSheet:
        """Let players play this deal, or the next if none is running, to its end. Returns its
        sheet.
        """
        if self.settled:
            self.next_deal()
        self.play_until(lambda table: table.settled, players)
        return self.sheet()

    def play_to_end(self, players: Players | None = None) -> tuple[int, ...]:
        """Let players play all deals of the party; gives what each seat has won or lost."""
        self.play_until(lambda table: table.over, players)
        return self.accounts

    def sheet(self) -> ScoreSheet:
        """What has been written and paid in this deal, every line with its rule and source."""
        return make_sheet(self.game, self.view(None))

    def advise(self, seat: AnySeat | None = None, player: Someone | None = None) -> Advice:
        """What a player would do in a seat, and why; without a seat, the first one awaited. The
        player is by default as in ``play_until``.
        """
        place = self._waited_for() if seat is None else self._seat(seat)
        if place not in self.awaited:
            raise self._not_now(f"There is nothing to advise {letter(place)} on.")
        adviser = seat_player(self.game, player, seed=self.seed)
        return make_advice(self.game, self.view(place), adviser)

    def write(self, action: Action) -> str:
        """An act as a statement of a record; ``act`` reads it."""
        return self.game.write(self._state, action)

    def record(self, headers: Mapping[str, str] | None = None) -> str:
        """All that was done as the text of a record; ``headers`` such as ``Title`` go on top."""
        return write_record(
            self.game,
            self.rules,
            strict=self.state.strict,
            actions=self._actions,
            headers=headers,
        )

    def __repr__(self) -> str:
        if self.over:
            stands = "the party is over"
        elif self.settled:
            stands = "between two deals"
        else:
            stands = f"{seat_names(self.awaited)} to act"
        return f"<Table {self.game.name} {self.rules.name}, {self.seats} seats: {stands}>"

    def _seat(self, seat: AnySeat) -> Seat:
        known = LETTERS[: self.seats]
        place = known.find(seat) if isinstance(seat, str) and seat else seat
        if not isinstance(place, int) or not 0 <= place < self.seats:
            raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(known)}")
        return place

    def _waited_for(self) -> Seat:
        if not self.awaited:
            raise self._not_now("The party is over." if self.over else "No deal is begun.")
        return self.awaited[0]

    def _not_now(self, reason: str) -> OutOfTurn:
        waits = seat_names(self.awaited) if self.awaited or self.over else "next_deal()"
        message = f"{reason} The table waits for {waits}."
        return OutOfTurn(message, Ruling(grade="impossible", reason=reason), self.awaited)

    def _house_acts(self) -> Iterable[Event]:
        """The actions the house takes automatically inside a deal, and before the first."""
        happened: list[Event] = []
        while not (self.over or self.settled or self.awaited):
            happened += self._house_act()
        return happened

    def _house_act(self) -> tuple[Event, ...]:
        dice = Random(f"{self.seed}/{len(self._actions)}")
        action = self.game.shuffle(self._state, dice)
        state, events = apply(self.game, self._state, action)
        self._book(state, [action], events)
        return events

    def _book(self, state: Any, actions: Iterable[Action], events: Iterable[Event]) -> None:
        self._state = state
        self._actions += actions
        self._events += events

    def _replay(self, actions: Iterable[Action]) -> None:
        """Apply the actions of a record; meanwhile the house does nothing automatically."""
        for action in actions:
            state, events = apply(self.game, self._state, action)
            self._book(state, [action], events)


def open_table(
    game: str,
    *,
    rules: str | None = None,
    options: Mapping[str, Any] | None = None,
    strict: bool = False,
    seed: int | None = None,
) -> Table:
    """Open a table of a game of ``GAMES``; the house shuffles, and somebody is to act.

    ``rules`` names the rule set, the game's first if it is not given; ``options`` is what the table
    agrees otherwise. A strict table lets faults happen, and they may be challenged. The same
    ``seed`` gives the same shuffles; without one they differ every time.
    """
    known = _find(GAMES, game, "game")
    book = _find(known.rule_sets, rules or next(iter(known.rule_sets)), f"rule set of {game}")
    try:
        table = Table(known, book.with_options(options or {}), strict=strict, seed=_number(seed))
    except RuleSetError as error:
        raise BadSetup(str(error)) from error
    table._house_acts()
    return table


def read_record(text: str, *, seed: int | None = None) -> Table:
    """The table as a record leaves it; the game can go on from there, with shuffles by ``seed``.

    It raises ``BadRecord`` if the text is no record, or if a result that it states is wrong.
    """
    try:
        replay = run(parse(text))
    except NotationError as error:
        raise BadRecord(str(error), error.line) from error
    for check in replay.checks:
        if not check.ok:
            stated = f"{check.fact} = {check.expected}"
            raise BadRecord(
                f"line {check.line}: {stated} is stated, {check.found} found", check.line
            )
    table = Table(replay.game, replay.rules, strict=replay.opening.strict, seed=_number(seed))
    table._replay(replay.actions)
    return table


def _number(seed: int | None) -> int:
    return SystemRandom().getrandbits(63) if seed is None else seed


def _find(known: Mapping[str, Any], name: str, what: str) -> Any:
    if name not in known:
        raise BadSetup(f"no {what} {name!r}; there are: {', '.join(known)}")
    return known[name]
