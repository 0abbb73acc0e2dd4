"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.cli.tresette.event_words import tell
from ridotto.cli.tresette.sheet import line_table
from ridotto.cli.tresette.table_words import EventContext, people_of
from ridotto.games.tresette import TRESETTE, acts, events
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.state import Tresette
from ridotto.table import Event

SAID_BY_THE_LINE = (acts.Play, acts.Cut, acts.Sign, acts.Challenge)


class TresetteReplayText:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends: tuple[type[Event], ...] = (events.TrickTaken, events.DealEnded)

    def __init__(self, opening: Tresette, *, mono: bool) -> None:
        del opening
        self.card_text = CardText(PACK, mono=mono)
        self.people = people_of(None)

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        if self.card_text.mono:
            return Text(" ".join(words))
        painted = (f"{{{word}}}" if word in PACK else word for word in words)
        return self.card_text.sentence(" ".join(painted))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line, one sentence an event; a deal's end as its sheet."""
        for event in happened:
            state = TRESETTE.fold(state, event)
            at = EventContext(self.people, state)
            text = "" if isinstance(event, SAID_BY_THE_LINE) else tell(at, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            if isinstance(event, events.DealEnded):
                yield line_table(self.card_text, at, state.ledger.lines)
