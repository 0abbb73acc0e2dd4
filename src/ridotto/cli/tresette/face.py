"""Tresette's face: what its table looks like, what may be asked and said at it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import CardText
from ridotto.cli.challenge_choice import choose_challenge
from ridotto.cli.language import signed, to_text
from ridotto.cli.palette import BRONZE, HEADING
from ridotto.cli.question import Question
from ridotto.cli.table_face import Found, TableFace
from ridotto.cli.tresette import pages
from ridotto.cli.tresette.board import Board
from ridotto.cli.tresette.event_words import challenge_words, tell
from ridotto.cli.tresette.prompts import question_for, read_code
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.sheet import deal_page, end_page, last_deal, what
from ridotto.cli.tresette.table_words import (
    EventContext,
    counters,
    people_of,
    progress,
    slate_of,
    unseated,
)
from ridotto.games.tresette import TRESETTE, acts, events, ledger
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.state import Settled, Tresette
from ridotto.table import Action, Event, Offer, Seat, View


class TresetteFace(TableFace[Tresette]):
    """One person's table of Tresette."""

    game = TRESETTE
    beats: ClassVar[Mapping[type[Event], float]] = {
        events.Drew: 1,
        events.Heard: 1,
        events.TurnedUp: 0.5,
        acts.Sign: 0.7,
        acts.Play: 1,
        ledger.GreatMade: 1.5,
        ledger.PartieWon: 1.5,
    }
    drawn = (acts.Play, acts.Cut)
    full = (events.TrickTaken,)

    def prepare(self) -> None:
        """The rules in force, and the people round the table."""
        self.people = people_of(self.seat)

    def make_card_text(self) -> CardText:
        """French suits."""
        return CardText(PACK, mono=self.mono)

    def at(self, view: View[Tresette]) -> EventContext:
        """The people and the table."""
        return EventContext(self.people, view.table)

    def question(self, view: View[Tresette], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        return question_for(self.at(view), self.seat, offers)

    def story(self, view: View[Tresette], event: Event) -> str:
        """An event in a sentence; a new shuffle clears the news."""
        if isinstance(event, acts.Shuffle):
            self.news.clear()
        return tell(self.at(view), event)

    def progress(self, view: View[Tresette]) -> str:
        """Deal and trick."""
        return progress(view.table)

    def board(self, view: View[Tresette], width: int) -> list[Text]:
        """The table on baize."""
        return Board(self.card_text, self.at(view), width).draw(view)

    def side(self, view: View[Tresette]) -> Iterable[Text]:
        """Marks, slate, this deal's lines, the last trick and the accounts."""
        at, table = self.at(view), view.table
        if unseated(table):
            return
        yield Text(to_text(say("heading-marks")), HEADING)
        for side in at.sides():
            marks = table.ledger.marks[side]
            yield Text(
                f"{at.side(side)}  {marks}, {to_text(say('slate', partien=slate_of(table, side)))}"
            )
            yield Text(counters(marks) or "–", f"bold {BRONZE}")
        yield Text()
        yield Text(to_text(say("heading-laid")), HEADING)
        for line in table.ledger.lines[-8:]:
            ours = to_text(say("we" if line.side == at.own_side else "they"))
            yield Text(f"{ours} {line.points:+d} ").append_text(what(self.card_text, line))
        yield Text()
        if table.deal.tricks:
            yield Text(to_text(say("heading-last")), HEADING)
            plays = table.deal.tricks[-1].plays
            row = Text()
            for played in plays:
                row.append(f"{at.people.name(played.seat)[0]} ")
                row.append_text(self.card_text.chip(played.card)).append(" ")
            yield row
            yield Text(to_text(say("trick-to", who=at.who(table.deal.tricks[-1].winner))))
            yield Text()
        yield Text(to_text(say("heading-accounts")), HEADING)
        for seat in table.seats:
            yield Text(f"{at.people.name(seat):<12}{signed(table.party.accounts[seat]):>4}")

    def lines(self, view: View[Tresette]) -> Iterable[str]:
        """The table in sentences."""
        return () if unseated(view.table) else pages.table_lines(self.at(view))

    def hand(self, view: View[Tresette]) -> Sequence[Card]:
        """The person's cards."""
        return view.table.deal.hands[self.seat]

    def answers(self) -> Mapping[str, Callable[[View[Tresette]], Found]]:
        """What may be asked by a word."""
        return {
            "help": lambda view: pages.help_page(self.at(view)),
            "last": lambda view: pages.last_trick(self.at(view)),
            "tricks": lambda view: pages.own_tricks(self.at(view)),
            "score": lambda view: pages.the_score(self.at(view)),
            "marks": lambda view: pages.the_score(self.at(view)),
            "announced": lambda view: pages.announced(self.at(view)),
            "sheet": self._sheet,
            "hint": pages.hint,
        }

    def _sheet(self, view: View[Tresette]) -> Found:
        deal = last_deal(view.seen)
        if deal is None:
            raise NotUnderstood(to_text(say("no-deal-scored")))
        return deal_page(self.card_text, self.at(view), deal)

    def speak(
        self, view: View[Tresette], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """Make a sign, announce by code, challenge."""
        match word:
            case "say" | "sign":
                return _sign(self.seat, rest)
            case "announce" if rest:
                return acts.Announce(self.seat, tuple(map(read_code, rest.split())))
            case "challenge":
                return self._challenge(view, offers, rest)
        return None

    def _challenge(self, view: View[Tresette], offers: tuple[Offer, ...], rest: str) -> Action:
        nothing = say("nothing-odd" if view.table.strict else "courteous-no-challenge")
        return choose_challenge(
            offers,
            rest,
            acts.Challenge,
            words=lambda one: challenge_words(self.at(view), one),
            none=to_text(nothing),
            listed=lambda each: to_text(say("type-challenge", listed=each)),
        )

    def stop(self, view: View[Tresette]) -> str:
        """After a deal a strict table waits for claims, which close with the next one."""
        if isinstance(view.table.phase, Settled) and view.table.strict:
            return to_text(say("accept-deal"))
        return ""

    def page(self, view: View[Tresette], event: Event) -> RenderableType | None:
        """The sheet after a deal, the accounts at the end."""
        if isinstance(event, events.DealEnded):
            deal = last_deal(view.seen)
            return None if deal is None else deal_page(self.card_text, self.at(view), deal)
        if isinstance(event, events.SittingEnded):
            return end_page(self.at(view))
        return None


def _sign(seat: Seat, word: str) -> Action:
    signals = {signal.value: signal for signal in acts.Signal}
    if word not in signals:
        raise NotUnderstood(to_text(say("signs-to-say", signs=", ".join(signals))))
    return acts.Sign(seat, signals[word])
