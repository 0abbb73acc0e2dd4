"""Minchiate's face: draws the table, tells what happens, asks what the person will do."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group

from ridotto.cli.errors import Leave
from ridotto.cli.face import Answer, Wish
from ridotto.cli.minchiate.asking import question_for
from ridotto.cli.minchiate.duties import cited
from ridotto.cli.minchiate.frame import Frame, Painter
from ridotto.cli.minchiate.inks import Inks
from ridotto.cli.minchiate.library import Found, Library
from ridotto.cli.minchiate.matching import Puzzled
from ridotto.cli.minchiate.matching import plain as bare
from ridotto.cli.minchiate.pages import deal_page, giro_page, last_count, party_page
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.question import Question
from ridotto.cli.minchiate.scene import Scene
from ridotto.cli.minchiate.speaking import speak
from ridotto.cli.minchiate.stories import tell
from ridotto.cli.palette import monochrome
from ridotto.cli.settings import short_title
from ridotto.cli.stage import Stage
from ridotto.games.minchiate import MINCHIATE, acts, events
from ridotto.games.minchiate.discards import holding
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Complete, Leading, Minchiate, Settled
from ridotto.table import Event, Offer, RuleSet, Seat, Verdict, View

BEATS: Final[Mapping[type[Event], float]] = {
    events.Drew: 1,
    acts.Rob: 1,
    events.TurnedUp: 0.7,
    events.Scoperta: 0.7,
    events.Took: 1,
    events.Announced: 1,
    acts.Declare: 0.7,
    acts.Play: 1,
    acts.PlayFallen: 1,
    acts.LayOpen: 1,
    events.RestoPaid: 1.5,
}
"""How long a person would look at it, in paces."""

NEWS: Final = 40
DRAWN: Final = (acts.Play, acts.PlayFallen)
"""What a drawn table shows of itself."""


class MinchiateFace:
    """One person's table. All it knows comes in views."""

    def __init__(
        self, console: Console, rules: RuleSet, seat: Seat, pace: float, *, plain: bool
    ) -> None:
        self.stage = Stage(console, pace=pace, plain=plain)
        self.people = People(seat)
        self.values = rules.read(Rules)
        self.inks = Inks(self.values.worth, mono=monochrome(console))
        self.painter = Painter(console, self.inks, self.people)
        self.library = Library(self.inks, rules)
        self.title = f"Minchiate · {short_title(rules)}"
        self.seat = seat
        self.news: deque[str] = deque(maxlen=NEWS)
        self.aside: list[str] = []

    def ask(self, view: View[Minchiate], offers: tuple[Offer, ...]) -> Answer:
        """The table waits for this person."""
        question = question_for(self._at(view), self.seat, offers)
        if not self.stage.live:
            frame = self._frame(view, question)
            self.stage.lines(self.painter.plain(frame, self.stage.size[0]))
        while True:
            self._draw(view, question)
            answer = self._listen(view, offers, question)
            if answer is not None:
                return answer

    def pause(self, view: View[Minchiate], offers: tuple[Offer, ...]) -> Answer | None:
        """After a count the sheet is read; a strict table leaves time to put things right."""
        sentence = self._reason_to_stop(view.table)
        if not sentence:
            return None
        question = Question(sentence, go_on)
        if not self.stage.live:
            self._pause_page(view, question)
        while True:
            if self.stage.live:
                self._pause_page(view, question)
            answer = self._listen(view, offers, question)
            if answer is not None:
                return None if answer is Wish.GO_ON else answer

    def tell(self, before: View[Minchiate], news: Sequence[Event]) -> None:
        """Tell each event in its sentence, and draw the table where the eye sees a change."""
        view = before
        for event in news:
            if isinstance(event, events.TrickGathered):
                self._full_trick(view, event)
            view = view.watch(MINCHIATE.fold, (event,))
            self._tell_one(view, event)

    def recall(self, before: View[Minchiate], news: Sequence[Event]) -> None:
        """Remember what happened without telling it again."""
        view = before
        for event in news:
            view = view.watch(MINCHIATE.fold, (event,))
            self._remember(tell(self._at(view), event), event)

    def refuse(self, verdict: Verdict) -> None:
        """Why it was not allowed, by which rule, and where that stands."""
        self._whisper([cited(self.values, verdict)])

    def notice(self, text: str) -> None:
        """Something about the table itself."""
        self._whisper([text])

    def _at(self, view: View[Minchiate]) -> Scene:
        return Scene(self.people, view.table)

    def _listen(
        self, view: View[Minchiate], offers: tuple[Offer, ...], question: Question
    ) -> Answer | None:
        """What was typed, as an answer; None when it was a question or a puzzle."""
        text = self.stage.keyboard.read()
        self.aside = []
        try:
            return self._understand(view, offers, question, text)
        except Puzzled as puzzled:
            self._whisper([str(puzzled)])
            return None

    def _understand(
        self, view: View[Minchiate], offers: tuple[Offer, ...], question: Question, text: str
    ) -> Answer | None:
        at = self._at(view)
        word, _, rest = bare(text).partition(" ")
        if word in ("quit", "q", "exit"):
            raise Leave
        if word in ("undo", "u"):
            return Wish.UNDO
        found = self.library.find(view, at, word, rest)
        if found is not None:
            self._answer(view, question, found)
            return None
        return speak(at, self.seat, offers, word, rest) or question.read(text)

    def _answer(self, view: View[Minchiate], question: Question, found: Found) -> None:
        """Short answers where the news stand, long ones on a page of their own."""
        if isinstance(found, list):
            frame = self._frame(view, question)
            if not self.stage.live or self.painter.has_room(frame, found, *self.stage.size):
                self._whisper(found)
                return
            found = Group(*(self.inks.sentence(line) for line in found))
        self.stage.page(found)
        if self.stage.live:
            self.stage.wait("Enter goes back to the table.")

    def _whisper(self, lines: list[str]) -> None:
        self.aside = lines
        if not self.stage.live:
            self.stage.lines(self.inks.sentence(line) for line in lines)

    def _frame(self, view: View[Minchiate], question: Question) -> Frame:
        return Frame(
            view=view,
            title=self.title,
            sentence=question.sentence,
            news=self.aside or tuple(self.news),
            aside=bool(self.aside),
            hand=holding(view.table, self.seat),
            lawful=question.lawful,
        )

    def _draw(self, view: View[Minchiate], question: Question) -> None:
        if self.stage.live:
            self.stage.screen(self.painter.paint(self._frame(view, question), *self.stage.size))

    def _reason_to_stop(self, table: Minchiate) -> str:
        if isinstance(table.phase, Settled):
            return "Enter goes on; help tells what else you can do here."
        if not table.strict:
            return ""
        if isinstance(table.phase, Complete):
            return "Enter lets the trick be turned; back puts a wrong card of yours right."
        if isinstance(table.phase, Leading) and table.deal.owed[self.seat]:
            return "Enter goes on; discard CODES lays away otherwise, until the lead."
        return ""

    def _pause_page(self, view: View[Minchiate], question: Question) -> None:
        counted = last_count(view) if isinstance(view.table.phase, Settled) else None
        if counted is None:
            self._draw(view, question)
            if not self.stage.live:
                self.stage.lines([self.inks.sentence(question.sentence)])
            return
        self.stage.page(deal_page(self.inks, self._at(view), counted))
        self.stage.lines(self.inks.sentence(line) for line in (*self.aside, question.sentence))

    def _full_trick(self, view: View[Minchiate], event: events.TrickGathered) -> None:
        """The four cards a moment longer."""
        if self.stage.live and self.stage.pace:
            self._draw(view, Question(f"{self.people.does(event.winner, 'take')} it.", go_on))
        self.stage.breathe(2)

    def _tell_one(self, view: View[Minchiate], event: Event) -> None:
        text = tell(self._at(view), event)
        self._remember(text, event)
        if text and not self.stage.live:
            self.stage.lines([self.inks.sentence(text)])
        if isinstance(event, events.GiroBegun) and self.stage.live:
            self.stage.page(giro_page(self._at(view), event))
            self.stage.wait()
        if isinstance(event, events.PartyEnded):
            self.stage.page(party_page(self._at(view)))
        self._linger(view, event, text)

    def _linger(self, view: View[Minchiate], event: Event, text: str) -> None:
        """Draw and breathe, where somebody else did something to look at."""
        beats = BEATS.get(type(event), 0)
        if not (beats and text and self.stage.pace) or getattr(event, "seat", None) == self.seat:
            return
        self._draw(view, Question(text, go_on))
        self.stage.breathe(beats)

    def _remember(self, text: str, event: Event) -> None:
        """What is worth looking back on, until the pack is shuffled again."""
        if isinstance(event, acts.Shuffle):
            self.news.clear()
        if text and not isinstance(event, DRAWN):
            self.news.append(text)


def go_on(text: str) -> Answer:
    """Enter, and nothing else."""
    if text:
        raise Puzzled(f"“{text}” is no word I know here; Enter goes on.")
    return Wish.GO_ON
