"""What the replay texts of all games share: painting a record's line, and telling its events."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.table import Event, Game


class TableReplayText(ABC):
    """Tells events with seats as letters; acts that the record's own line says are not repeated."""

    game: Game[Any]
    ends: tuple[type[Event], ...] = ()
    """The events after which a reader stops to look."""
    said_by_the_line: ClassVar[tuple[type[Event], ...]] = ()
    """The acts that need no sentence besides the record's own line."""
    numbered: ClassVar[tuple[str, ...]] = ()
    """Words of lines that hold numbers, which are not to be painted as cards."""

    def __init__(self, card_text: CardText) -> None:
        self.card_text = card_text

    @abstractmethod
    def sentence(self, state: Any, event: Event) -> str:
        """An event in words, or nothing; the state is the one just after it."""

    @abstractmethod
    def sheet(self, state: Any, event: Event) -> RenderableType | None:
        """The sheet of a deal, after the event that ends it."""

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        if self.card_text.mono or any(word in self.numbered for word in words):
            return Text(" ".join(words))
        pack = self.card_text.pack
        painted = (f"{{{word}}}" if word in pack else word for word in words[1:])
        return self.card_text.sentence(" ".join((*words[:1], *painted)))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line: a sentence for each event, and a sheet at a deal's end."""
        for event in happened:
            state = self.game.fold(state, event)
            said = isinstance(event, self.said_by_the_line)
            text = "" if said else self.sentence(state, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            sheet = self.sheet(state, event)
            if sheet is not None:
                yield sheet
