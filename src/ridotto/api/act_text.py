"""Reading acts from text, and saying what is wrong with an act that cannot be done."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, Protocol

from ridotto.api.lawful_acts import LawfulActs
from ridotto.api.table_errors import (
    MalformedAct,
    OutOfTurn,
    Ruling,
    TableError,
    UnlawfulAct,
    make_ruling,
    seat_names,
)
from ridotto.cards import CardError
from ridotto.table import LETTERS, Action, Game, Seat, State, Verdict, apply, letter
from ridotto.table.record_words import WordError, malformed

EXAMPLES: Final = 3
"""How many lawful acts an error message names."""


class AtTable(Protocol):
    """What this module asks of a table."""

    @property
    def game(self) -> Game[Any]:
        """The game."""

    @property
    def state(self) -> State:
        """The state."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that may act now."""

    def lawful(self, seat: Seat | str | None = None) -> LawfulActs:
        """What a seat may do."""


def ruling_on(table: AtTable, act: Action | str) -> Ruling | None:
    """Why an act, or the first of several in a text, is not lawful; None if all are."""
    try:
        actions = read_acts(table, act)
    except UnlawfulAct as error:
        return error.ruling
    game, state = table.game, table.state
    for action in actions:
        verdict = game.judge(state, action)
        if not verdict.lawful:
            return make_ruling(game, verdict)
        state, _ = apply(game, state, action)
    return None


def read_acts(table: AtTable, act: Action | str) -> tuple[Action, ...]:
    """The acts a text means; an act means itself."""
    if isinstance(act, Action):
        return (act,)
    words = act.split()
    seat = _named_seat(table, words)
    try:
        if not words:
            raise malformed("the text of an act is empty")
        return table.game.read(table.state, words)
    except WordError as error:
        # A card that is in no pack is a slip of the pen, not an act against the rules.
        if error.kind == "impossible" and not isinstance(error.__cause__, CardError):
            ruling = Ruling(grade="impossible", reason=str(error))
            raise _refusal(table, seat, ruling) from error
        raise MalformedAct(f"{act!r}: {error}{_instead(table, seat)}") from error


def explain_refusal(table: AtTable, action: Action, verdict: Verdict) -> TableError:
    """The error for an act that the judge does not let happen."""
    return _refusal(table, action.seat, make_ruling(table.game, verdict))


def _named_seat(table: AtTable, words: Sequence[str]) -> Seat | None:
    """The seat that a statement names first."""
    names = tuple(LETTERS[: table.seats])
    return next((names.index(word) for word in words if word in names), None)


def _refusal(table: AtTable, seat: Seat | None, ruling: Ruling) -> UnlawfulAct:
    if seat is not None and seat not in table.awaited and ruling.grade == "impossible":
        waits = f"the table waits for {seat_names(table.awaited)}, not for {letter(seat)}"
        return OutOfTurn(f"{ruling}; {waits}", ruling, table.awaited)
    return UnlawfulAct(f"{ruling}{_instead(table, seat)}", ruling)


def _instead(table: AtTable, seat: Seat | None) -> str:
    """A few acts that would be lawful for this seat: no other seat's cards are told."""
    if seat is None or seat not in table.awaited:
        return ""
    texts = list(islice(table.lawful(seat).texts(), EXAMPLES + 1))
    more = ", …" if len(texts) > EXAMPLES else ""
    return f"; lawful now: {', '.join(texts[:EXAMPLES])}{more}" if texts else ""
