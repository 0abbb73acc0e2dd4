"""Guimbarde's face: what its table looks like, what may be asked and said at it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood, find_suited
from ridotto.cli.card_text import CardText, inline_card
from ridotto.cli.challenge_choice import choose_challenge
from ridotto.cli.face import Answer
from ridotto.cli.guimbarde import pages
from ridotto.cli.guimbarde.board import Board
from ridotto.cli.guimbarde.event_words import challenge_words, tell
from ridotto.cli.guimbarde.prompts import question_for
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.guimbarde.table_words import (
    BOX_NAMES,
    EventContext,
    account_words,
    box_words,
    people_of,
    progress,
    suit_words,
)
from ridotto.cli.language import signed, to_text
from ridotto.cli.palette import BRONZE, HEADING
from ridotto.cli.question import Question
from ridotto.cli.table_face import Found, TableFace
from ridotto.games.guimbarde import GUIMBARDE, acts, events
from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.rules import Rules
from ridotto.games.guimbarde.state import Drawing, Guimbarde, Settled, tricks_won
from ridotto.games.guimbarde.trumps import winning
from ridotto.table import Action, Do, Event, Offer, View

LAST_ROWS: Final = 5


class GuimbardeFace(TableFace[Guimbarde]):
    """One person's table of Guimbarde."""

    game = GUIMBARDE
    beats: ClassVar[Mapping[type[Event], float]] = {
        events.Drew: 0.7,
        events.Turned: 1,
        events.BoxTaken: 0.7,
        acts.Name: 0.7,
        acts.Lay: 1,
        acts.Play: 0.8,
        acts.Marry: 1,
        events.Paid: 0.8,
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

    def at(self, view: View[Guimbarde]) -> EventContext:
        """The people and the table."""
        return EventContext(self.people, view.table)

    def ask(self, view: View[Guimbarde], offers: tuple[Offer, ...]) -> Answer:
        """Who has no Point is not asked for one: at a courteous table he can only keep still."""
        match offers:
            case (Do(action=acts.Silent() as silent),) if not view.table.strict:
                return silent
        return super().ask(view, offers)

    def question(self, view: View[Guimbarde], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        return question_for(self.at(view), self.seat, offers)

    def story(self, view: View[Guimbarde], event: Event) -> str:
        """An event in a sentence; a new shuffle clears the news."""
        if isinstance(event, acts.Shuffle):
            self.news.clear()
        return tell(self.at(view), event)

    def progress(self, view: View[Guimbarde]) -> str:
        """Deal and trick."""
        return progress(view.table)

    def board(self, view: View[Guimbarde], width: int) -> list[Text]:
        """The table on baize."""
        return Board(self.card_text, self.at(view), width).draw(view)

    def side(self, view: View[Guimbarde]) -> Iterable[Text]:
        """Boxes, jettons, what was paid, and the last trick beside a wide table."""
        at, table = self.at(view), view.table
        yield Text(to_text(say("heading-boxes")), HEADING)
        for box in ALL:
            yield Text(f"{BOX_NAMES[box]:<11}").append(f"{at.box(box):>4}", f"bold {BRONZE}")
        yield Text()
        yield Text(
            f"{to_text(say('heading-jettons')):<19}{to_text(say('heading-tricks'))}", HEADING
        )
        for seat in table.seats:
            account, tricks = signed(table.party.accounts[seat]), "▮" * tricks_won(table)[seat]
            yield Text(f"{self.people.name(seat):<11}{account:>4}    {tricks}")
        yield Text()
        if table.deal.tricks:
            trick = table.deal.tricks[-1]
            winner = self.people.name(trick.winner)
            yield Text(to_text(say("heading-last", name=winner)), HEADING)
            yield Text(" ").join(self.card_text.chip(card) for card in trick.cards[:LAST_ROWS])
            yield Text(" ").join(self.card_text.chip(card) for card in trick.cards[LAST_ROWS:])

    def lines(self, view: View[Guimbarde]) -> Iterable[str]:
        """The table in sentences."""
        at, deal = self.at(view), view.table.deal
        if isinstance(view.table.phase, Drawing):
            return
        if deal.turned is not None:
            yield to_text(say("lies-turned", card=(deal.turned,), trumps=suit_words(deal.trumps)))
        yield to_text(say("in-the-boxes", boxes=box_words(at)))
        if deal.trick:
            best = winning(deal.trick, deal.trumps)
            wins = f" ({to_text(say('winning'))})"
            plays = (
                f"{at.people.name(p.seat)} {inline_card(p.card)}{wins if p == best else ''}"
                for p in deal.trick
            )
            yield to_text(say("in-the-trick", plays=", ".join(plays)))
        yield to_text(say("won-lost", accounts=account_words(at)))

    def hand(self, view: View[Guimbarde]) -> Sequence[Card]:
        """The person's cards."""
        return view.table.deal.hands[self.seat]

    def answers(self) -> Mapping[str, Callable[[View[Guimbarde]], Found]]:
        """What may be asked by a word."""
        return {
            "help": lambda view: pages.help_page(self.at(view)),
            "last": lambda view: pages.last_trick(self.at(view)),
            "tricks": lambda view: pages.own_tricks(self.at(view)),
            "boxes": lambda view: pages.the_boxes(self.at(view)),
            "score": lambda view: pages.the_score(self.at(view)),
            "sheet": lambda view: pages.sheet_page(self.at(view)),
            "shown": lambda view: pages.shown(self.at(view)),
            "hint": pages.hint,
        }

    def speak(
        self, view: View[Guimbarde], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """Correct one's own card, or challenge a fault."""
        match word:
            case "back":
                own = [p.card for p in view.table.deal.trick if p.seat == self.seat]
                if not own:
                    raise NotUnderstood(to_text(say("nothing-to-put-right")))
                card = find_suited(rest, self.values.the_pack, own) if rest else own[0]
                return acts.TakeBack(self.seat, card)
            case "challenge":
                return self._challenge(view, offers, rest)
        return None

    def _challenge(self, view: View[Guimbarde], offers: tuple[Offer, ...], rest: str) -> Action:
        return choose_challenge(
            offers,
            rest,
            acts.Challenge,
            words=lambda one: challenge_words(self.at(view), one),
            none=to_text(say("nothing-to-challenge")),
            listed=lambda each: to_text(say("type-challenge", listed=each)),
        )

    def stop(self, view: View[Guimbarde]) -> str:
        """Between two deals of a strict table faults can be challenged, and one's own corrected."""
        if not view.table.strict:
            return ""
        if isinstance(view.table.phase, Settled):
            return to_text(say("stop-after-deal"))
        trick = view.table.deal.trick
        if not trick or trick[-1].seat != self.seat:
            return ""
        offered = (o.action for o in GUIMBARDE.offers(view) if isinstance(o, Do))
        if any(isinstance(action, acts.TakeBack) for action in offered):
            return to_text(say("stop-own-fault"))
        return ""

    def page(self, view: View[Guimbarde], event: Event) -> RenderableType | None:
        """The sheet after a deal, the accounts at the end."""
        if isinstance(event, events.DealEnded):
            story = self.card_text.sentence(self.story(view, event) if self.output.live else "")
            return Group(story, pages.sheet_page(self.at(view)))
        if isinstance(event, events.BoxesShared):
            story = self.card_text.sentence(self.story(view, event) if self.output.live else "")
            return Group(story, pages.end_page(self.at(view)))
        return None
