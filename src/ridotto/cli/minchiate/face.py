"""Minchiate's face: its table, its stories, its questions."""

import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.face import Answer
from ridotto.cli.language import to_text
from ridotto.cli.minchiate import answers
from ridotto.cli.minchiate.board import Board
from ridotto.cli.minchiate.card_text import LARGE, SMALL, MinchiateCardText
from ridotto.cli.minchiate.event_words import tell
from ridotto.cli.minchiate.extra_acts import speak
from ridotto.cli.minchiate.help_page import help_page
from ridotto.cli.minchiate.hint_text import hint
from ridotto.cli.minchiate.mark import mark_counters, mark_words
from ridotto.cli.minchiate.pages import counted_scene, deal_page, giro_page, party_page
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.plain_table import progress, table_lines, unseated
from ridotto.cli.minchiate.prompts import question_for
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.side_panel import side_sheet
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.cli.minchiate.turn_words import cited
from ridotto.cli.palette import GOLD, ON_BAIZE, QUIET
from ridotto.cli.question import Question
from ridotto.cli.screen import TALL, WIDE
from ridotto.cli.table_face import Found, TableFace
from ridotto.games.minchiate import MINCHIATE, acts, events
from ridotto.games.minchiate.discards import holding
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Complete, Leading, Minchiate, Settled
from ridotto.table import Action, Event, Offer, Verdict, View

CORNER = 28


class MinchiateFace(TableFace[Minchiate]):
    """One person's table."""

    game = MINCHIATE
    full = (events.TrickGathered,)
    drawn = (acts.Play, acts.PlayFallen)
    beats: ClassVar[Mapping[type[Event], float]] = {
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

    def prepare(self) -> None:
        """The rules in force, and the people round the table."""
        self.values = self.rules.read(Rules)
        self.minchiate_cards = MinchiateCardText(self.values.worth, mono=self.mono)
        self.people = People(self.seat)

    def make_card_text(self) -> MinchiateCardText:
        """Suits in four inks, carte di conto with their worth."""
        return self.minchiate_cards

    def at(self, view: View[Minchiate]) -> EventContext:
        """The table and its people, as event sentences need them."""
        return EventContext(self.people, view.table)

    def question(self, view: View[Minchiate], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        return question_for(self.at(view), self.seat, offers)

    def story(self, view: View[Minchiate], event: Event) -> str:
        """An event in a sentence."""
        return tell(self.at(view), event)

    def progress(self, view: View[Minchiate]) -> str:
        """Giro, deal and trick."""
        return progress(view.table)

    def board(self, view: View[Minchiate], width: int) -> list[Text]:
        """Cards as large as the terminal allows; mark and folla where no sheet tells them."""
        full_width, height = self.output.size
        size = LARGE if height >= TALL else SMALL
        board = Board(self.minchiate_cards, self.people, self.seat, width, size)
        if full_width < WIDE and not unseated(view.table):
            at, text = self.at(view), view.table.deal.announcement
            folla = textwrap.wrap(to_text(say("folla-corner", text=text)), CORNER) if text else []
            left = [Text(mark_words(at), ON_BAIZE), Text(mark_counters(at), GOLD)]
            board.note(left, [Text(line, QUIET) for line in folla])
        return board.draw(view)

    def side(self, view: View[Minchiate]) -> Iterable[Text]:
        """The mark, the folla, the last trick, the accounts, what is within reach."""
        return side_sheet(self.minchiate_cards, self.at(view), self.output.size[1])

    def lines(self, view: View[Minchiate]) -> Iterable[str]:
        """The table in sentences."""
        return table_lines(self.at(view))

    def hand(self, view: View[Minchiate]) -> Sequence[Card]:
        """Hand and cards laid open."""
        return holding(view.table, self.seat)

    def answers(self) -> Mapping[str, Callable[[View[Minchiate]], Found]]:
        """What may be asked by a word."""
        short = {
            "folla": answers.folla,
            "last": answers.last_trick,
            "tricks": answers.own_tricks,
            "shown": answers.shown,
            "mark": answers.the_mark,
            "reach": answers.reach,
        }
        return {
            **{word: self._sentences(answer) for word, answer in short.items()},
            "help": lambda view: help_page(strict=view.table.strict),
            "sheet": self._sheet,
            "hint": hint,
        }

    def _sentences(
        self, answer: Callable[[EventContext], Iterable[str]]
    ) -> Callable[[View[Minchiate]], Found]:
        return lambda view: list(answer(self.at(view)))

    def _sheet(self, view: View[Minchiate]) -> RenderableType:
        """The last count, with the table as it was then."""
        opening = MINCHIATE.open(self.rules, strict=view.table.strict)
        found = counted_scene(self.people, opening, view)
        if found is None:
            raise NotUnderstood(to_text(say("not-counted")))
        return deal_page(self.minchiate_cards, *found)

    def speak(
        self, view: View[Minchiate], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """Claim, fall, challenge, correct."""
        return speak(self.at(view), self.seat, offers, word, rest)

    def stop(self, view: View[Minchiate]) -> str:
        """After a count the sheet is read; a strict table leaves time to put things right."""
        table = view.table
        if isinstance(table.phase, Settled):
            return to_text(say("stop-count-strict" if table.strict else "stop-count"))
        if not table.strict:
            return ""
        if isinstance(table.phase, Complete):
            return to_text(say("stop-trick"))
        if isinstance(table.phase, Leading) and table.deal.owed[self.seat]:
            return to_text(say("stop-discard"))
        return ""

    def page(self, view: View[Minchiate], event: Event) -> RenderableType | None:
        """New partners, and the end."""
        if isinstance(event, events.GiroBegun) and self.output.live:
            return giro_page(self.at(view), event)
        if isinstance(event, events.PartyEnded):
            return party_page(self.at(view))
        return None

    def refuse(self, verdict: Verdict) -> None:
        """Why it was not allowed, and where this table's own book says so."""
        self.notice(cited(self.values, verdict))

    def pause(self, view: View[Minchiate], offers: tuple[Offer, ...]) -> Answer | None:
        """A sheet that is not drawn is printed once."""
        if isinstance(view.table.phase, Settled) and not self.output.live:
            self.output.page(self._sheet(view))
        return super().pause(view, offers)

    def _remember(self, text: str, event: Event) -> None:
        """With the shuffle the last deal's news are old."""
        if isinstance(event, acts.Shuffle):
            self.news.clear()
        super()._remember(text, event)

    def _draw(self, view: View[Minchiate], question: Question) -> None:
        """After the count the sheet lies where the table was."""
        if not (self.output.live and isinstance(view.table.phase, Settled)):
            super()._draw(view, question)
            return
        self.output.page(self._sheet(view))
        self.output.lines(map(self.card_text.sentence, (*self.aside, question.sentence)))
