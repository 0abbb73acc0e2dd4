"""A record's steps in words, for a reader who sees every hand."""

from rich.console import RenderableType

from ridotto.cli.minchiate.card_text import MinchiateCardText
from ridotto.cli.minchiate.event_words import tell
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.sheet import make_sheet
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.cli.table_replay_text import TableReplayText
from ridotto.games.minchiate import MINCHIATE, acts, events
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Event


class MinchiateReplayText(TableReplayText):
    """A deal ends with its count."""

    game = MINCHIATE
    ends = (events.TrickGathered, events.Counted)
    said_by_the_line = (
        acts.Play,
        acts.Cut,
        acts.Rob,
        acts.Discard,
        acts.Declare,
        acts.Exchange,
    )
    numbered = ("cuts", "draws", "fills", "challenges", "fault")

    def __init__(self, opening: Minchiate, *, mono: bool) -> None:
        self.minchiate_cards = MinchiateCardText(opening.rules.worth, mono=mono)
        super().__init__(self.minchiate_cards)
        self.people = People.letters()

    def sentence(self, state: Minchiate, event: Event) -> str:
        """An event in words."""
        return tell(EventContext(self.people, state), event)

    def sheet(self, state: Minchiate, event: Event) -> RenderableType | None:
        """The count of both sides."""
        if not isinstance(event, events.Counted):
            return None
        at = EventContext(self.people, state)
        names = (at.side(0), at.side(1))
        return make_sheet(self.minchiate_cards, state.rules, event.account, state.deal.piles, names)
