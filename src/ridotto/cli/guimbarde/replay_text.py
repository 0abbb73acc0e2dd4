"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.cli.guimbarde.event_words import tell
from ridotto.cli.guimbarde.pages import sheet_page
from ridotto.cli.guimbarde.table_words import EventContext, people_of
from ridotto.games.guimbarde import GUIMBARDE, acts, events
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Event

SAID_BY_THE_LINE = (acts.Play, acts.Cut, acts.Take, acts.Name, acts.Silent, acts.Lay, acts.Marry)


class GuimbardeReplayText:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends: tuple[type[Event], ...] = (events.TrickGathered, events.DealEnded, events.BoxesShared)

    def __init__(self, opening: Guimbarde, *, mono: bool) -> None:
        self.card_text = CardText(opening.rules.the_pack, mono=mono)
        self.people = people_of(None)

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        return Text(" ").join(self._word(word) for word in words)

    def _word(self, word: str) -> Text:
        """``hK+hQ`` is two cards."""
        parts = word.split("+")
        if self.card_text.mono or not all(part in self.card_text.pack for part in parts):
            return Text(word)
        return self.card_text.sentence("+".join(f"{{{part}}}" for part in parts))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line, one sentence an event; a deal's end as its sheet."""
        for event in happened:
            state = GUIMBARDE.fold(state, event)
            at = EventContext(self.people, state)
            text = "" if isinstance(event, SAID_BY_THE_LINE) else tell(at, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            if isinstance(event, events.DealEnded):
                yield sheet_page(at)
