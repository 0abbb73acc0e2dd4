"""Records of a game without its own replay text: its lines, what followed, and the sheets."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.generic.deal_pages import sheet_page
from ridotto.cli.generic.event_words import EventWords
from ridotto.cli.generic.face import CodeCardText
from ridotto.cli.people import Persons
from ridotto.table import LETTERS, Action, Event, Game, View


class GenericReplayText:
    """Tells events with seats as letters; the record's own line has said the acts."""

    ends: tuple[type[Event], ...] = ()

    def __init__(self, game: Game[Any], opening: Any, *, mono: bool) -> None:
        self.game, pack = game, game.pack(opening)
        self.card_text = CodeCardText(pack, mono=mono)
        self.words = EventWords(game, pack, Persons(None, LETTERS))

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        if self.card_text.mono:
            return Text(" ".join(words))
        painted = (f"{{{word}}}" if word in self.card_text.pack else word for word in words)
        return self.card_text.sentence(" ".join(painted))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line, one sentence an event; a deal's end as its sheet."""
        for event in happened:
            settled = self.game.settled(state)
            state = self.game.fold(state, event)
            if not isinstance(event, Action):
                yield self.card_text.sentence(f"    {self.words.at(state).tell(event)}")
            if self.game.settled(state) and not settled:
                yield sheet_page(self.game, self.words, self.card_text, View(None, state))
