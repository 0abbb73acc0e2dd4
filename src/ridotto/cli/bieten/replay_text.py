"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.bieten.event_words import tell
from ridotto.cli.bieten.pages import count_page
from ridotto.cli.bieten.table_words import EventContext, TyroleanCardText, people_of
from ridotto.games.bieten import BIETEN, acts, events
from ridotto.games.bieten.state import Bieten
from ridotto.table import Event

SAID_BY_THE_LINE = (
    acts.Play,
    acts.Baptise,
    acts.Cut,
    acts.Bid,
    acts.Hold,
    acts.Good,
    acts.Groschen,
)


class BietenReplayText:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends: tuple[type[Event], ...] = (events.TrickTaken, events.Counted, events.MatchEnded)

    def __init__(self, opening: Bieten, *, mono: bool) -> None:
        self.card_text = TyroleanCardText(opening.rules, mono=mono)
        self.people = people_of(None)

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        if self.card_text.mono:
            return Text(" ".join(words))
        pack = self.card_text.pack
        painted = (f"{{{word}}}" if word in pack else word for word in words)
        return self.card_text.sentence(" ".join(painted))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line, one sentence an event; a deal's end as its count."""
        for event in happened:
            state = BIETEN.fold(state, event)
            at = EventContext(self.people, state)
            text = "" if isinstance(event, SAID_BY_THE_LINE) else tell(at, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            if isinstance(event, events.Counted):
                yield count_page(self.card_text, at, event.count)
