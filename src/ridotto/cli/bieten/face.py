"""Bieten's face: what its table looks like, what may be asked and said at it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.bieten import pages
from ridotto.cli.bieten.board import Board
from ridotto.cli.bieten.event_words import challenge_words, tell
from ridotto.cli.bieten.prompts import ask_out_of_turn, question_for
from ridotto.cli.bieten.sentences import say
from ridotto.cli.bieten.table_words import (
    EventContext,
    TyroleanCardText,
    account_words,
    laid_words,
    people_of,
    progress,
    slate_rows,
)
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.face import Answer, Request
from ridotto.cli.language import to_text
from ridotto.cli.palette import BRONZE, HEADING
from ridotto.cli.question import Question
from ridotto.cli.table_face import Found, TableFace
from ridotto.games.bieten import BIETEN, acts, events
from ridotto.games.bieten.bids import judge_bid, may_call_out
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.rules import Rules
from ridotto.games.bieten.slate import strokes, totals_now
from ridotto.games.bieten.state import Bieten, Drawing, Settled
from ridotto.games.bieten.weli import still_open
from ridotto.table import Action, Ask, Do, Event, Offer, View


class BietenFace(TableFace[Bieten]):
    """One person's table of Bieten."""

    game = BIETEN
    beats: ClassVar[Mapping[type[Event], float]] = {
        events.Drew: 1,
        acts.Rob: 1.5,
        acts.Bid: 1.2,
        acts.Hold: 1,
        acts.Good: 0.7,
        acts.Groschen: 1.5,
        acts.Play: 1,
        acts.Baptise: 1.5,
        events.LetGood: 0.7,
    }
    drawn = (acts.Cut, events.TrickTaken)
    full = (events.TrickTaken,)

    def prepare(self) -> None:
        """The rules in force, and the people round the table."""
        self.values = self.rules.read(Rules)
        self.people = people_of(self.seat)
        self._let_pass: tuple[int, int, int] | None = None

    def make_card_text(self) -> TyroleanCardText:
        """German suits."""
        return TyroleanCardText(self.values, mono=self.mono)

    def at(self, view: View[Bieten]) -> EventContext:
        """The people and the table."""
        return EventContext(self.people, view.table)

    def ask(self, view: View[Bieten], offers: tuple[Offer, ...]) -> Answer:
        """Ask this person; a cut that hit nothing is laid down automatically."""
        match [offer for offer in offers if not isinstance(offer, Ask)]:
            case [Do(action=acts.Leave() as leave)]:
                return leave
        return super().ask(view, offers)

    def question(self, view: View[Bieten], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        return question_for(self.at(view), self.seat, offers)

    def story(self, view: View[Bieten], event: Event) -> str:
        """An event in a sentence; a new shuffle clears the news."""
        if isinstance(event, acts.Shuffle):
            self.news.clear()
        return tell(self.at(view), event)

    def progress(self, view: View[Bieten]) -> str:
        """Game, target and trick."""
        return progress(view.table)

    def board(self, view: View[Bieten], width: int) -> list[Text]:
        """The table on baize."""
        return Board(self.card_text, self.at(view), width).draw(view)

    def side(self, view: View[Bieten]) -> Iterable[Text]:
        """The slate, the last trick and the wine beside a wide table."""
        at, table = self.at(view), view.table
        yield Text(to_text(say("heading-slate", goal=table.rules.goal)), HEADING)
        totals, struck, rows = totals_now(table), strokes(table), slate_rows(at)
        for seat in table.seats:
            stroke = "│" if seat in struck else " "
            row = Text(f"{self.people.name(seat):<9}{totals[seat]:>3}{stroke} ")
            yield row.append(rows[seat], f"bold {BRONZE}")
        yield Text()
        if table.deal.tricks:
            yield Text(to_text(say("heading-last")), HEADING)
            yield self.card_text.sentence(pages.last_trick(at)[0])
            yield Text()
        names = still_open(table, self.seat) if table.deal.hands else ()
        if names:
            yield Text(to_text(say("heading-weli")), HEADING)
            for suit in "hlse":
                codes = [self.card_text.label(name) for name in names if name[0] == suit]
                if codes:
                    yield Text(" ".join(codes))
            yield Text()
        yield Text(to_text(say("heading-quarters")), HEADING)
        yield Text(account_words(at))

    def lines(self, view: View[Bieten]) -> Iterable[str]:
        """The table in sentences."""
        at, deal = self.at(view), view.table.deal
        if isinstance(view.table.phase, Drawing):
            return
        for seat in deal.players:
            if deal.rows and deal.rows[seat]:
                row = " ".join(laid_words(at, card) for card in deal.rows[seat])
                yield to_text(say("laid-before", who=at.who(seat), row=row))
        if deal.robber is not None and WELI in deal.hands[deal.robber]:
            yield to_text(say("holds-weli", who=at.who(deal.robber)))
        if deal.players:
            yield " ".join(pages.figures(at))
        names = still_open(view.table, self.seat) if deal.hands else ()
        if names:
            yield to_text(say("weli-one-of", n=len(names)))
        yield pages.score(at)[0]
        for seat in strokes(view.table):
            yield to_text(say("lacks-one", who=at.who(seat)))

    def hand(self, view: View[Bieten]) -> Sequence[Card]:
        """The person's cards."""
        hands = view.table.deal.hands
        return hands[self.seat] if hands else ()

    def answers(self) -> Mapping[str, Callable[[View[Bieten]], Found]]:
        """What may be asked by a word."""
        return {
            "help": lambda view: pages.help_page(self.at(view)),
            "last": lambda view: pages.last_trick(self.at(view)),
            "figures": lambda view: pages.figures(self.at(view)),
            "score": lambda view: pages.score(self.at(view)),
            "slate": lambda view: pages.slate_page(self.at(view)),
            "sheet": self._sheet,
            "open": lambda view: pages.open_names(self.at(view)),
            "hint": lambda view: pages.hint(view),
        }

    def _sheet(self, view: View[Bieten]) -> Found:
        """The last count, of whichever deal it was."""
        counts = (event for event in reversed(view.seen) if isinstance(event, events.Counted))
        counted = next(counts, None)
        if counted is None:
            raise NotUnderstood(to_text(say("no-deal-counted")))
        if view.table.deal.count is not None:
            return pages.count_page(self.card_text, self.at(view), counted.count)
        return [pages.line_words(self.at(view), line) for line in counted.count.lines]

    def speak(
        self, view: View[Bieten], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """Claim a fault."""
        if word not in ("claim", "challenge"):
            return None
        asks = (offer.action for offer in offers if isinstance(offer, Ask))
        possible = [action for action in asks if isinstance(action, acts.Challenge)]
        others = [action for action in possible if action.against != self.seat]
        if not others:
            raise NotUnderstood(to_text(say("nothing-to-claim")))
        if rest.isdecimal() and 1 <= int(rest) <= len(others):
            return others[int(rest) - 1]
        at = self.at(view)
        listed = (f"{n} = {challenge_words(at, c)}" for n, c in enumerate(others, start=1))
        raise NotUnderstood(to_text(say("type-claim", listed="; ".join(listed))))

    def pause(self, view: View[Bieten], offers: tuple[Offer, ...]) -> Answer | None:
        """Where it is agreed, a moment before each card to bid the Spiel out of turn."""
        moment = self._moment_to_call_out(view)
        if moment is None or moment == self._let_pass:
            return super().pause(view, offers)
        answer = self._ask_until_answered(view, offers, ask_out_of_turn(self.at(view), self.seat))
        if answer is not Request.GO_ON:
            return answer
        self._let_pass = moment
        return None

    def _moment_to_call_out(self, view: View[Bieten]) -> tuple[int, int, int] | None:
        """Deal, trick and cards in it, if this person could bid the Spiel now."""
        table, bid = view.table, acts.Bid(self.seat, Figure.SPIEL)
        if not may_call_out(table, Figure.SPIEL):
            return None
        if not judge_bid(table, bid).admitted(strict=table.strict):
            return None
        return table.party.deals, table.deal.trick_number, len(table.deal.trick)

    def stop(self, view: View[Bieten]) -> str:
        """Between two deals the slate is read; a strict table may still claim."""
        if not isinstance(view.table.phase, Settled):
            return ""
        if view.table.strict:
            return to_text(say("stop-after-deal"))
        return ""

    def page(self, view: View[Bieten], event: Event) -> RenderableType | None:
        """The count after a deal, the accounts at the end."""
        if isinstance(event, events.Counted):
            return pages.count_page(self.card_text, self.at(view), event.count)
        if isinstance(event, events.MatchEnded):
            return pages.end_page(self.at(view))
        return None
