"""Taroc's face: draws the table, tells what happens, asks what the person will do."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.face import Answer
from ridotto.cli.language import to_text
from ridotto.cli.people import Persons
from ridotto.cli.question import Question
from ridotto.cli.table_face import Found, TableFace
from ridotto.cli.taroc import answers, event_words
from ridotto.cli.taroc.board import draw_board, side_sheet
from ridotto.cli.taroc.card_text import TarocCardText
from ridotto.cli.taroc.extra_acts import speak
from ridotto.cli.taroc.prompts import question_for
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.sheet import last_page, make_sheet
from ridotto.cli.taroc.table_words import NAMES, progress
from ridotto.games.taroc import TAROC, acts, events
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import Announcing, Settled, Taroc
from ridotto.table import Action, Do, Event, Game, Offer, View


class TarocFace(TableFace[Taroc]):
    """One person's table of Taroc."""

    game: Game[Taroc] = TAROC
    beats: ClassVar[Mapping[type[Event], float]] = {
        acts.LaySkar: 0.7,
        acts.Announce: 1,
        acts.Play: 1,
        acts.PassLead: 1,
        events.EmptyGiven: 1,
    }
    drawn: ClassVar[tuple[type[Event], ...]] = (acts.Play,)
    full: ClassVar[tuple[type[Event], ...]] = (events.TrickTaken,)

    def prepare(self) -> None:
        """The rules in force, and the people round the table."""
        self.values = self.rules.read(Rules)
        self.people = Persons(self.seat, NAMES)

    def make_card_text(self) -> TarocCardText:
        """How its cards are drawn."""
        return TarocCardText(self.values, mono=self.mono)

    def ask(self, view: View[Taroc], offers: tuple[Offer, ...]) -> Answer:
        """The table waits; who has nothing to announce at a courteous table is not asked."""
        match offers:
            case (Do(action=acts.Pass() as nothing),) if not view.table.strict:
                return nothing
        return super().ask(view, offers)

    def question(self, view: View[Taroc], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        del offers
        return question_for(view.table, self.people, self.seat)

    def story(self, view: View[Taroc], event: Event) -> str:
        """An event in a sentence, or nothing."""
        return event_words.tell(self.people, view.table, event)

    def progress(self, view: View[Taroc]) -> str:
        """Where the sitting stands."""
        return progress(view.table)

    def board(self, view: View[Taroc], width: int) -> list[Text]:
        """The table drawn."""
        return draw_board(self.card_text, self.people, view.table, self.seat, width)

    def side(self, view: View[Taroc]) -> Iterable[Text]:
        """A sheet beside a wide table."""
        return side_sheet(self.card_text, self.people, view.table)

    def lines(self, view: View[Taroc]) -> Iterable[str]:
        """The table in sentences."""
        return answers.table_lines(self.people, view)

    def hand(self, view: View[Taroc]) -> Sequence[Card]:
        """The person's cards."""
        return view.table.deal.hands[self.seat]

    def answers(self) -> Mapping[str, Callable[[View[Taroc]], Found]]:
        """What may be asked by a word."""
        people = self.people
        return {
            "help": lambda view: answers.help_page(strict=view.table.strict),
            "last": lambda view: answers.last_trick(people, view),
            "tricks": lambda view: answers.own_tricks(people, view),
            "honours": lambda view: answers.honours(people, view),
            "marks": lambda view: answers.marks(people, view),
            "tarocs": lambda view: answers.tarocs(people, view),
            "sheet": self._sheet,
            "hint": lambda view: answers.hint(people, view),
        }

    def speak(
        self, view: View[Taroc], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """Announcing, challenging, laying the Skar otherwise."""
        return speak(view.table, self.people, self.seat, offers, word, rest)

    def stop(self, view: View[Taroc]) -> str:
        """A strict table leaves time to challenge before the next deal."""
        if not view.table.strict or self.seat not in view.table.deal.players:
            return ""
        if isinstance(view.table.phase, Settled):
            return to_text(say("stop-count"))
        passed = isinstance(view.table.phase, Announcing) and view.table.dealer == self.seat
        return to_text(say("stop-skar")) if passed else ""

    def page(self, view: View[Taroc], event: Event) -> RenderableType | None:
        """The sheet after a count, and everybody's account at the end."""
        names = [self.people.name(seat) for seat in range(view.table.rules.players)]
        if isinstance(event, events.Counted):
            return make_sheet(self.card_text, event.account, view.table.deal.ledger, names)
        return last_page(event.accounts, names) if isinstance(event, events.SittingEnded) else None

    def _sheet(self, view: View[Taroc]) -> Found:
        """The count of this deal, or of the one before."""
        seen, table = view.seen, View(view.seat, TAROC.open(self.rules, strict=view.table.strict))
        counts = [n for n, event in enumerate(seen) if isinstance(event, events.Counted)]
        if not counts:
            return [to_text(say("not-counted"))]
        then = table.watch(TAROC.fold, seen[: counts[-1] + 1])
        return self.page(then, seen[counts[-1]]) or []
