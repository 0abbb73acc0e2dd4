"""A record's steps in words, for a reader who sees every hand."""

from rich.console import RenderableType

from ridotto.cli.card_text import CardText
from ridotto.cli.kaiserspiel.event_words import tell
from ridotto.cli.kaiserspiel.pages import sheet_page
from ridotto.cli.kaiserspiel.table_words import EventContext, people_of
from ridotto.cli.table_replay_text import TableReplayText
from ridotto.games.kaiserspiel import KAISERSPIEL, acts, events
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import Event


class KaiserspielReplayText(TableReplayText):
    """A deal ends with its sheet, a Partie too."""

    game = KAISERSPIEL
    ends = (events.TrickGathered, events.DealEnded, events.PartieEnded)
    said_by_the_line = (
        acts.Play,
        acts.Cut,
        acts.Show,
        acts.Tell,
        acts.Name,
        acts.Good,
        acts.Equal,
        acts.Grant,
    )

    def __init__(self, opening: Kaiserspiel, *, mono: bool) -> None:
        super().__init__(CardText(opening.rules.the_pack, mono=mono))
        self.people = people_of(None)

    def sentence(self, state: Kaiserspiel, event: Event) -> str:
        """An event in words."""
        return tell(EventContext(self.people, state), event)

    def sheet(self, state: Kaiserspiel, event: Event) -> RenderableType | None:
        """The marks of the deal."""
        if not isinstance(event, events.DealEnded | events.PartieEnded):
            return None
        return sheet_page(self.card_text, EventContext(self.people, state))
