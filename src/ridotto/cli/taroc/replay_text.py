"""A record's steps in words, for a reader who sees every hand."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ridotto.cli.taroc.card_text import TarocCardText
from ridotto.cli.taroc.event_words import tell
from ridotto.cli.taroc.sheet import make_sheet
from ridotto.cli.taroc.table_words import letters
from ridotto.games.taroc import TAROC, acts, events
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.state import Taroc
from ridotto.table import LETTERS, Event

NUMBERED = ("cuts", "challenges", "lot", "deals")
SAID_BY_THE_LINE = (acts.Play, acts.Cut, acts.LaySkar, acts.Announce, acts.Pass, acts.Challenge)


class TarocReplayText:
    """Tells events with seats as letters; the record's own line has said the rest."""

    ends: tuple[type[Event], ...] = (events.TrickTaken, events.Counted)

    def __init__(self, opening: Taroc, *, mono: bool) -> None:
        self.card_text = TarocCardText(opening.rules, mono=mono)
        self.people = letters()

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted; numbers of tricks and places are no cards."""
        if self.card_text.mono or any(word in NUMBERED for word in words):
            return Text(" ".join(words))
        painted = (f"{{{word}}}" if word in PACK else word for word in words[1:])
        return self.card_text.sentence(" ".join((words[0], *painted)))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> Iterator[Any]:
        """What followed from a line, one sentence an event; a count as its sheet."""
        for event in happened:
            state = TAROC.fold(state, event)
            said = isinstance(event, SAID_BY_THE_LINE)
            text = "" if said else tell(self.people, state, event)
            if text:
                yield self.card_text.sentence(f"    {text}")
            if isinstance(event, events.Counted):
                names = LETTERS[: state.rules.players]
                yield make_sheet(self.card_text, event.account, state.deal.ledger, names)
