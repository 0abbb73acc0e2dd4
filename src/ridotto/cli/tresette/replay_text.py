"""A record's steps in words, for a reader who sees every hand."""

from rich.console import RenderableType

from ridotto.cli.card_text import CardText
from ridotto.cli.table_replay_text import TableReplayText
from ridotto.cli.tresette.event_words import tell
from ridotto.cli.tresette.sheet import line_table
from ridotto.cli.tresette.table_words import EventContext, people_of
from ridotto.games.tresette import TRESETTE, acts, events
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.state import Tresette
from ridotto.table import Event


class TresetteReplayText(TableReplayText):
    """A deal ends with its marks, line by line."""

    game = TRESETTE
    ends = (events.TrickTaken, events.DealEnded)
    said_by_the_line = (acts.Play, acts.Cut, acts.Sign, acts.Challenge)

    def __init__(self, opening: Tresette, *, mono: bool) -> None:
        del opening
        super().__init__(CardText(PACK, mono=mono))
        self.people = people_of(None)

    def sentence(self, state: Tresette, event: Event) -> str:
        """An event in words."""
        return tell(EventContext(self.people, state), event)

    def sheet(self, state: Tresette, event: Event) -> RenderableType | None:
        """The lines of the deal."""
        if not isinstance(event, events.DealEnded):
            return None
        return line_table(self.card_text, EventContext(self.people, state), state.ledger.lines)
