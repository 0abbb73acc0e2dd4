"""What the faces of all games share: draw, tell, ask, read input, answer.

A game's own face says what its table looks like, how its events are told, and what its questions
are. It is given views, never a state.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.canvas import fit
from ridotto.cli.card_input import NotUnderstood, plain
from ridotto.cli.card_text import CardText
from ridotto.cli.errors import Leave
from ridotto.cli.face import Answer, Request
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.palette import ON_PAPER, monochrome
from ridotto.cli.question import Question
from ridotto.cli.rules_lookup import look_up
from ridotto.cli.screen import NARROW, SIDE, WIDE, Composer, Screen, main_width
from ridotto.cli.sentences import say
from ridotto.cli.table_settings import short_title
from ridotto.cli.terminal_output import LEAVING, TerminalOutput
from ridotto.games.translations import rule_book_in
from ridotto.table import Action, Event, Game, Offer, RuleSet, Seat, State, Verdict, View
from ridotto.table.rendering import render

S = TypeVar("S", bound=State)

Found: TypeAlias = list[str] | RenderableType
"""What a person asked for: sentences, or a page where it is much."""

NEWS: Final = 40


class TableFace(ABC, Generic[S]):
    """One person's table. All it knows comes in views."""

    game: Game[S]
    beats: ClassVar[Mapping[type[Event], float]] = {}
    """How long a person would look at an event of somebody else's, in paces."""
    drawn: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are visible in the drawn table: they are not listed as news."""
    full: ClassVar[tuple[type[Event], ...]] = ()
    """Events before which a full trick is shown a moment longer."""

    def __init__(
        self, console: Console, rules: RuleSet, seat: Seat, pace: float, *, plain: bool
    ) -> None:
        self.output = TerminalOutput(console, pace=pace, plain=plain)
        self.console, self.rules, self.seat = console, rules, seat
        self.mono = monochrome(console)
        self.prepare()
        self.card_text = self.make_card_text()
        self.news: deque[str] = deque(maxlen=NEWS)
        self.aside: list[str] = []

    # What each game says

    def prepare(self) -> None:
        """What the game's own face keeps, before anything is drawn: its rules, its people."""

    @abstractmethod
    def make_card_text(self) -> CardText:
        """How its cards are drawn."""

    @abstractmethod
    def question(self, view: View[S], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""

    @abstractmethod
    def story(self, view: View[S], event: Event) -> str:
        """An event in a sentence, or nothing; the view is the one just after it."""

    @abstractmethod
    def progress(self, view: View[S]) -> str:
        """Where the party stands, in a few words."""

    @abstractmethod
    def board(self, view: View[S], width: int) -> list[Text]:
        """The table drawn, for a terminal of this width."""

    @abstractmethod
    def side(self, view: View[S]) -> Iterable[Text]:
        """A sheet beside a wide table."""

    @abstractmethod
    def lines(self, view: View[S]) -> Iterable[str]:
        """The table in sentences, for narrow terminals, pipes and screen readers."""

    @abstractmethod
    def hand(self, view: View[S]) -> Sequence[Card]:
        """The person's cards."""

    @abstractmethod
    def answers(self) -> Mapping[str, Callable[[View[S]], Found]]:
        """What may be asked by a word."""

    def speak(
        self, view: View[S], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """What may be done by a word, besides what the table waits for."""
        del view, offers, word, rest
        return None

    def stop(self, view: View[S]) -> str:
        """Why the others should wait a moment; nothing if they need not."""
        del view
        return ""

    def page(self, view: View[S], event: Event) -> RenderableType | None:
        """Something to read after an event."""
        del view, event
        return None

    # The face

    def ask(self, view: View[S], offers: tuple[Offer, ...]) -> Answer:
        """The table waits for this person."""
        return self._ask_until_answered(view, offers, self.question(view, offers))

    def pause(self, view: View[S], offers: tuple[Offer, ...]) -> Answer | None:
        """Before the others go on, where there is a reason to stop."""
        sentence = self.stop(view)
        if not sentence:
            return None
        answer = self._ask_until_answered(view, offers, Question(sentence, go_on))
        return None if answer is Request.GO_ON else answer

    def tell(self, before: View[S], events: Sequence[Event]) -> None:
        """Tell each event in its sentence, and draw the table where the eye sees a change."""
        view = before
        for event in events:
            if isinstance(event, self.full) and self.output.pace:
                self._draw(view, Question("", go_on))
                self.output.pause_for(2)
            view = view.watch(self.game.fold, (event,))
            self._tell_one(view, event)

    def recall(self, before: View[S], events: Sequence[Event]) -> None:
        """Remember what happened without telling it again; a new player is greeted."""
        if not events:
            self.notice(to_text(say("greeting")))
        view = before
        for event in events:
            view = view.watch(self.game.fold, (event,))
            self._remember(self.story(view, event), event)

    def refuse(self, verdict: Verdict) -> None:
        """Why it was not allowed, by which rule, and where that stands."""
        book = rule_book_in(self.game.name, terminal_language())
        rule = f"{book.title(verdict.rule)}, {book.source(verdict.rule)}"
        self._notify([f"{render(verdict.said, terminal_language())} ({rule})"])

    def notice(self, text: str) -> None:
        """Something about the table itself, beside what was said since somebody typed."""
        said = self.aside
        self._notify([text])
        self.aside = [*said, text]

    # Talking

    def _ask_until_answered(
        self, view: View[S], offers: tuple[Offer, ...], question: Question
    ) -> Answer:
        self.output.keyboard.forget()
        if not self.output.live:
            self.output.lines(self._plain(view, question))
        while True:
            self._draw(view, question)
            text = self.output.keyboard.read()
            self.aside = []
            try:
                answer = self._understand(view, offers, question, text)
            except NotUnderstood as error:
                self._notify([str(error)])
                continue
            if answer is not None:
                return answer

    def _understand(
        self, view: View[S], offers: tuple[Offer, ...], question: Question, text: str
    ) -> Answer | None:
        word, _, rest = plain(text).partition(" ")
        # No short forms: q is a queen, h a suit, u an Unter.
        if word in LEAVING:
            raise Leave
        if word == "undo":
            return Request.UNDO
        if (found := self._find(view, word, rest)) is not None:
            self._answer(view, question, found)
            return None
        return self.speak(view, offers, word, rest) or question.read(text)

    def _find(self, view: View[S], word: str, rest: str) -> Found | None:
        if word == "rules":
            return self._look_up(rest)
        answer = self.answers().get("help" if word == "?" else word)
        return answer(view) if answer and not rest else None

    def _look_up(self, word: str) -> list[str]:
        if not word:
            raise NotUnderstood(to_text(say("name-a-word")))
        found = [f"• {line}" for line in look_up(self.game, self.rules, word)]
        if not found:
            raise NotUnderstood(to_text(say("no-rule-speaks", word=word, game=self.game.name)))
        return found

    def _answer(self, view: View[S], question: Question, found: Found) -> None:
        """Short answers in the place of the news, long ones on their own page."""
        if isinstance(found, list) and self._fits(view, question, found):
            self._notify(found)
            return
        page = Group(*map(self.card_text.sentence, found)) if isinstance(found, list) else found
        self.output.page(page)
        if self.output.live:
            self.output.wait(to_text(say("enter-back")))

    def _fits(self, view: View[S], question: Question, lines: list[str]) -> bool:
        width, height = self.output.size
        if not self.output.live or width < NARROW:
            return True
        composer = Composer(self.console, self.card_text, main_width(width), height)
        return composer.fits(self._screen(view, question, composer.width), lines)

    def _notify(self, lines: list[str]) -> None:
        self.aside = lines
        if not self.output.live:
            self.output.lines(map(self.card_text.sentence, lines))

    # Telling

    def _tell_one(self, view: View[S], event: Event) -> None:
        text = self.story(view, event)
        self._remember(text, event)
        if text and not self.output.live:
            self.output.lines([self.card_text.sentence(text)])
        page = self.page(view, event)
        if page is not None:
            self.output.page(page)
            if self.output.live:
                over = self.game.over(view.table)
                self.output.wait(to_text(say("enter-leave" if over else "enter-on")))
        beats = self.beats.get(type(event), 0)
        if beats and text and self.output.pace and getattr(event, "seat", None) != self.seat:
            self._draw(view, Question(text, go_on))
            self.output.pause_for(beats)

    def _remember(self, text: str, event: Event) -> None:
        if text and not isinstance(event, self.drawn):
            self.news.append(text)

    # Drawing

    def _draw(self, view: View[S], question: Question) -> None:
        if self.output.live:
            self.output.screen(self.drawing(view, question, *self.output.size))

    def drawing(self, view: View[S], question: Question, width: int, height: int) -> Sequence[Text]:
        """The whole screen for a terminal of this size; the prompt comes below it."""
        if width < NARROW:
            news = (self.aside or [*self.news])[-6:]
            return [*map(self.card_text.sentence, news), *self._plain(view, question)]
        composer = Composer(self.console, self.card_text, main_width(width), height)
        rows = composer.rows(self._screen(view, question, composer.width))
        if width >= WIDE:
            sheet = self._side(view, len(rows))
            rows = [Text().append_text(r).append_text(s) for r, s in zip(rows, sheet, strict=True)]
        return rows

    def _screen(self, view: View[S], question: Question, width: int) -> Screen:
        return Screen(
            title=f"{self.game.title} · {short_title(self.rules)}",
            progress=self.progress(view),
            board=self.board(view, width),
            hand=self.card_text.hand(self.hand(view), question.lawful, width),
            sentence=question.sentence,
            news=self.aside or [*self.news],
            loud=bool(self.aside),
        )

    def _plain(self, view: View[S], question: Question) -> list[Text]:
        hand = self.card_text.hand(self.hand(view), question.lawful, self.output.size[0])
        lines = [self.card_text.sentence(line) for line in self.lines(view)]
        return [
            Text(self._title(view), "bold"),
            *lines,
            *hand,
            self.card_text.sentence(question.sentence),
        ]

    def _title(self, view: View[S]) -> str:
        return f"{self.game.title} · {short_title(self.rules)} · {self.progress(view)}"

    def _side(self, view: View[S], height: int) -> list[Text]:
        rows = [*self.side(view), *([Text()] * height)][:height]
        return [fit(Text("  ").append_text(row), SIDE, ON_PAPER) for row in rows]


def go_on(text: str) -> Any:
    """Enter, and nothing else."""
    if text:
        raise NotUnderstood(to_text(say("no-word", word=text)))
    return Request.GO_ON
