"""What a game needs to be played in a terminal: a face that shows, tells and asks."""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any, Protocol, TypeAlias

from rich.console import Console, RenderableType
from rich.text import Text

from ridotto.table import Action, Event, Offer, RuleSet, Seat, Verdict, View


class Request(Enum):
    """What a person can request besides acting."""

    UNDO = auto()
    """To take the last decision back."""
    GO_ON = auto()
    """That the others go on."""


Answer: TypeAlias = Action | Request


class Face(Protocol):
    """A game's own way of showing its table. It is given views, never a state."""

    def ask(self, view: View[Any], offers: tuple[Offer, ...]) -> Answer:
        """The table waits for this person."""

    def pause(self, view: View[Any], offers: tuple[Offer, ...]) -> Answer | None:
        """Before the others go on: a moment to look, or to speak up where that is the custom."""

    def tell(self, before: View[Any], events: Sequence[Event]) -> None:
        """Show what has happened since."""

    def recall(self, before: View[Any], events: Sequence[Event]) -> None:
        """Remember what happened before the person came back."""

    def refuse(self, verdict: Verdict) -> None:
        """Say why something was not allowed."""

    def notice(self, text: str) -> None:
        """Say something about the table itself."""


class FaceMaker(Protocol):
    """How a face is made: for a rule set, a chair, a pace in seconds, with a drawing or plain."""

    def __call__(
        self, console: Console, rules: RuleSet, seat: Seat, pace: float, *, plain: bool
    ) -> Face:
        """A face on this console."""


class ReplayText(Protocol):
    """How a game's records are read aloud, with every card open."""

    @property
    def ends(self) -> tuple[type[Event], ...]:
        """The events after which a reader stops to look."""

    def statement(self, words: tuple[str, ...]) -> Text:
        """A line of the record, painted."""

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterable[RenderableType]:
        """What followed from it."""


class ReplayTextMaker(Protocol):
    """How a replay_text is made."""

    def __call__(self, opening: Any, *, mono: bool) -> ReplayText:
        """For a record that begins so, with colour or without."""
