"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.bieten.pages import count_page
from ridotto.cli.bieten.scene import Scene, TyroleanSlips, people_of
from ridotto.cli.bieten.stories import tell
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


class BietenChronicle:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends: tuple[type[Event], ...] = (events.TrickTaken, events.Counted, events.MatchEnded)

    def __init__(self, opening: Bieten, *, mono: bool) -> None:
        self.slips = TyroleanSlips(opening.rules, mono=mono)
        self.people = people_of(None)

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        if self.slips.mono:
            return Text(" ".join(words))
        pack = self.slips.pack
        painted = (f"{{{word}}}" if word in pack else word for word in words)
        return self.slips.sentence(" ".join(painted))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[RenderableType]:
        """What followed from a line, one sentence an event; a deal's end as its count."""
        for event in happened:
            state = BIETEN.fold(state, event)
            at = Scene(self.people, state)
            text = "" if isinstance(event, SAID_BY_THE_LINE) else tell(at, event)
            if text:
                yield self.slips.sentence(f"    {text}")
            if isinstance(event, events.Counted):
                yield count_page(self.slips, at, event.count)
