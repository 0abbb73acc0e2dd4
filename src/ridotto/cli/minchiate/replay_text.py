"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ridotto.cli.minchiate.card_text import MinchiateCardText
from ridotto.cli.minchiate.event_words import tell
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.sheet import make_sheet
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate import MINCHIATE, acts, events
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Event

NUMBERED = ("cuts", "draws", "fills", "challenges")
SAID_BY_THE_LINE = (acts.Play, acts.Cut, acts.Rob, acts.Discard, acts.Declare, acts.Exchange)


class MinchiateReplayText:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends = (events.TrickGathered, events.Counted)

    def __init__(self, opening: Minchiate, *, mono: bool) -> None:
        self.card_text = MinchiateCardText(opening.rules.worth, mono=mono)
        self.people = People.letters()

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted; numbers of tricks and places are no cards."""
        if self.card_text.mono or words[0] == "fault" or any(word in NUMBERED for word in words):
            return Text(" ".join(words))
        painted = (f"{{{word}}}" if word in PACK else word for word in words[1:])
        return self.card_text.sentence(" ".join((words[0], *painted)))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[Any]:
        """What followed from a line, one sentence an event; a count as its sheet."""
        for event in happened:
            state = MINCHIATE.fold(state, event)
            at = EventContext(self.people, state)
            text = "" if isinstance(event, SAID_BY_THE_LINE) else tell(at, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            if isinstance(event, events.Counted):
                names = (at.side(0), at.side(1))
                yield make_sheet(
                    self.card_text, state.rules, event.account, state.deal.piles, names
                )
