"""Kaiserspiel's face: what its table looks like, what may be asked and said at it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import CardText
from ridotto.cli.challenge_choice import choose_challenge
from ridotto.cli.kaiserspiel import pages
from ridotto.cli.kaiserspiel.board import Board
from ridotto.cli.kaiserspiel.event_words import challenge_words, reason, tell
from ridotto.cli.kaiserspiel.prompts import question_for
from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.kaiserspiel.table_words import (
    EventContext,
    account_words,
    counters,
    people_of,
    progress,
    score,
    suit_words,
)
from ridotto.cli.language import to_text
from ridotto.cli.palette import BRONZE, HEADING
from ridotto.cli.question import Question
from ridotto.cli.table_face import Found, TableFace
from ridotto.games.kaiserspiel import KAISERSPIEL, acts, events
from ridotto.games.kaiserspiel.rules import Rules
from ridotto.games.kaiserspiel.state import Drawing, Kaiserspiel, Settled
from ridotto.games.kaiserspiel.tricks import winner_of
from ridotto.table import Action, Do, Event, Offer, View


class KaiserspielFace(TableFace[Kaiserspiel]):
    """One person's table of Kaiserspiel."""

    game = KAISERSPIEL
    beats: ClassVar[Mapping[type[Event], float]] = {
        events.Drew: 1,
        events.Turned: 1,
        acts.Show: 1,
        acts.Tell: 1,
        acts.Good: 1,
        acts.Equal: 1,
        acts.Name: 0.7,
        acts.Play: 1,
        events.Marked: 0.7,
        events.PartieEnded: 1.5,
    }
    drawn = (acts.Play, acts.Cut)
    full = (events.TrickGathered,)

    def prepare(self) -> None:
        """The rules in force, and the people round the table."""
        self.values = self.rules.read(Rules)
        self.people = people_of(self.seat)

    def make_card_text(self) -> CardText:
        """French suits."""
        return CardText(self.values.the_pack, mono=self.mono)

    def at(self, view: View[Kaiserspiel]) -> EventContext:
        """The people and the table."""
        return EventContext(self.people, view.table)

    def question(self, view: View[Kaiserspiel], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        return question_for(self.at(view), self.seat, offers)

    def story(self, view: View[Kaiserspiel], event: Event) -> str:
        """An event in a sentence; a new shuffle clears the news."""
        if isinstance(event, acts.Shuffle):
            self.news.clear()
        return tell(self.at(view), event)

    def progress(self, view: View[Kaiserspiel]) -> str:
        """Partie, deal and trick."""
        return progress(view.table)

    def board(self, view: View[Kaiserspiel], width: int) -> list[Text]:
        """The table on baize."""
        return Board(self.card_text, self.at(view), width).draw(view)

    def side(self, view: View[Kaiserspiel]) -> Iterable[Text]:
        """Marks, trumps, the last trick and the accounts beside a wide table."""
        table = view.table
        yield Text(to_text(say("head-fiches")), HEADING)
        for seat in table.seats:
            row = Text(f"{self.people.name(seat):<10}{score(table.board, seat):<6}")
            yield row.append(counters(table.board, seat), f"bold {BRONZE}")
        yield Text()
        yield Text(to_text(say("head-marks")), HEADING)
        for line in table.deal.lines[-9:]:
            codes = " ".join(self.card_text.label(card) for card in line.cards[:1])
            words = reason(line).split("{")[0].rstrip(" ,")
            yield Text(f"{self.people.name(line.side)} {line.points:+d} {words} {codes}")
        yield Text()
        if table.deal.tricks:
            yield Text(to_text(say("head-trick")), HEADING)
            yield self.card_text.sentence(pages.last_trick(self.at(view))[0])
            yield Text()
        yield Text(to_text(say("head-accounts")), HEADING)
        yield Text(account_words(self.at(view)))

    def lines(self, view: View[Kaiserspiel]) -> Iterable[str]:
        """The table in sentences."""
        at, deal = self.at(view), view.table.deal
        if isinstance(view.table.phase, Drawing):
            return
        if deal.turned is not None:
            trumps = suit_words(deal.trumps)
            yield to_text(say("turned-trumps", card=(deal.turned,), trumps=trumps))
        if deal.trick:
            best = winner_of(deal.trick, deal.trumps)
            plays = (
                say(
                    "in-trick-winning" if p is best else "in-trick-one",
                    name=at.people.name(p.seat),
                    card=(p.card,),
                )
                for p in deal.trick
            )
            yield to_text(say("in-trick", each=", ".join(map(to_text, plays))))
        yield pages.scores(at)

    def hand(self, view: View[Kaiserspiel]) -> Sequence[Card]:
        """The person's cards."""
        return view.table.deal.hands[self.seat]

    def answers(self) -> Mapping[str, Callable[[View[Kaiserspiel]], Found]]:
        """What may be asked by a word."""
        return {
            "help": lambda view: pages.help_page(self.at(view)),
            "last": lambda view: pages.last_trick(self.at(view)),
            "tricks": lambda view: pages.own_tricks(self.at(view)),
            "score": lambda view: pages.the_score(self.at(view)),
            "mark": lambda view: pages.the_score(self.at(view)),
            "sheet": lambda view: pages.sheet_page(self.card_text, self.at(view)),
            "shown": lambda view: pages.shown(self.at(view)),
            "hint": pages.hint,
        }

    def speak(
        self, view: View[Kaiserspiel], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """Ask to see the Rummel, challenge, tell it late, walk away."""
        match word:
            case "show" | "demand":
                return _demand(offers)
            case "challenge":
                return self._challenge(view, offers, rest)
            case "tell" if rest.isdecimal():
                return acts.Tell(self.seat, int(rest))
            case "walk" if rest == "away":
                return acts.Leave(self.seat)
        return None

    def _challenge(self, view: View[Kaiserspiel], offers: tuple[Offer, ...], rest: str) -> Action:
        return choose_challenge(
            offers,
            rest,
            acts.Challenge,
            words=lambda one: challenge_words(self.at(view), one),
            none=to_text(say("nothing-to-challenge")),
            listed=lambda each: to_text(say("challenge-number", each=each)),
        )

    def stop(self, view: View[Kaiserspiel]) -> str:
        """Between two deals of a strict table faults can still be challenged."""
        if view.table.strict and isinstance(view.table.phase, Settled):
            return to_text(say("stop-strict"))
        return ""

    def page(self, view: View[Kaiserspiel], event: Event) -> RenderableType | None:
        """The sheet after a deal, the accounts at the end."""
        if isinstance(event, events.DealEnded | events.PartieEnded):
            told = self.card_text.sentence(self.story(view, event) if self.output.live else "")
            return Group(told, pages.sheet_page(self.card_text, self.at(view)))
        if isinstance(event, events.SittingEnded):
            return pages.end_page(self.at(view))
        return None


def _demand(offers: tuple[Offer, ...]) -> Action:
    for offer in offers:
        if isinstance(offer, Do) and isinstance(offer.action, acts.Demand):
            return offer.action
    raise NotUnderstood(to_text(say("shown-in-first-trick")))
