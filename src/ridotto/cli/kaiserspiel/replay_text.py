"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.cli.kaiserspiel.event_words import tell
from ridotto.cli.kaiserspiel.pages import sheet_page
from ridotto.cli.kaiserspiel.table_words import EventContext, people_of
from ridotto.games.kaiserspiel import KAISERSPIEL, acts, events
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import Event

SAID_BY_THE_LINE = (
    acts.Play,
    acts.Cut,
    acts.Show,
    acts.Tell,
    acts.Name,
    acts.Good,
    acts.Equal,
    acts.Grant,
)


class KaiserspielReplayText:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends: tuple[type[Event], ...] = (events.TrickGathered, events.DealEnded, events.PartieEnded)

    def __init__(self, opening: Kaiserspiel, *, mono: bool) -> None:
        self.card_text = CardText(opening.rules.the_pack, mono=mono)
        self.people = people_of(None)

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        if self.card_text.mono:
            return Text(" ".join(words))
        pack = self.card_text.pack
        painted = (f"{{{word}}}" if word in pack else word for word in words)
        return self.card_text.sentence(" ".join(painted))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line, one sentence an event; a deal's end as its sheet."""
        for event in happened:
            state = KAISERSPIEL.fold(state, event)
            at = EventContext(self.people, state)
            text = "" if isinstance(event, SAID_BY_THE_LINE) else tell(at, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            if isinstance(event, events.DealEnded | events.PartieEnded):
                yield sheet_page(self.card_text, at)
