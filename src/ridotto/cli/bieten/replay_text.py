"""A record's steps in words, for a reader who sees every hand."""

from rich.console import RenderableType

from ridotto.cli.bieten.event_words import tell
from ridotto.cli.bieten.pages import count_page
from ridotto.cli.bieten.table_words import EventContext, TyroleanCardText, people_of
from ridotto.cli.table_replay_text import TableReplayText
from ridotto.games.bieten import BIETEN, acts, events
from ridotto.games.bieten.state import Bieten
from ridotto.table import Event


class BietenReplayText(TableReplayText):
    """The conversation is in the lines themselves; a deal ends with its count."""

    game = BIETEN
    ends = (events.TrickTaken, events.Counted, events.MatchEnded)
    said_by_the_line = (
        acts.Play,
        acts.Baptise,
        acts.Cut,
        acts.Bid,
        acts.Hold,
        acts.Good,
        acts.Groschen,
    )

    def __init__(self, opening: Bieten, *, mono: bool) -> None:
        super().__init__(TyroleanCardText(opening.rules, mono=mono))
        self.people = people_of(None)

    def sentence(self, state: Bieten, event: Event) -> str:
        """An event in words."""
        return tell(EventContext(self.people, state), event)

    def sheet(self, state: Bieten, event: Event) -> RenderableType | None:
        """The count."""
        if not isinstance(event, events.Counted):
            return None
        return count_page(self.card_text, EventContext(self.people, state), event.count)
