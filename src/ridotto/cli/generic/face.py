"""The face of any game: its table from the places of its cards, its questions from its offers."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from ridotto.cards import BACK, Card, Pack
from ridotto.cli.canvas import Canvas, wrap_items
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import FOUR_INKS, LABEL, CardText, Look, inline_card, look_of
from ridotto.cli.card_words import suit_name
from ridotto.cli.generic import deal_pages
from ridotto.cli.generic.event_words import EventWords
from ridotto.cli.generic.offer_question import OfferQuestion
from ridotto.cli.generic.sentences import say
from ridotto.cli.language import to_text
from ridotto.cli.palette import HEADING, INK, ON_BAIZE, QUIET
from ridotto.cli.people import Persons
from ridotto.cli.question import Question
from ridotto.cli.table_face import Found, TableFace
from ridotto.table import LETTERS, Action, Event, Game, Offer, RuleSet, Seat, View
from ridotto.table.acts import Play, Shuffle
from ridotto.table.record_words import WordError
from ridotto.table.tricks import Played


class CodeCardText(CardText):
    """Cards by their codes, in an ink for each suit; a row for the cards outside the suits."""

    def __init__(self, pack: Pack, *, mono: bool) -> None:
        letters = [suit.letter for suit in pack.suits]
        inks = dict(zip(letters, (*FOUR_INKS.values(), *[INK] * len(letters)), strict=False))
        super().__init__(pack, signs={}, inks=inks, mono=mono)

    def ink(self, card: Card) -> str:
        """The ink of the suit, if the card has one."""
        suit = self.pack.suit_of.get(card)
        return self.inks[suit.letter] if suit else INK

    def hand(
        self, cards: Collection[Card], lawful: Collection[Card] | None, width: int
    ) -> list[Text]:
        """A hand in rows by suit, then the other cards, then those whose faces are not known."""
        rows: list[Text] = []
        groups = [(f"{suit.letter}  {suit_name(suit)}", suit.cards) for suit in self.pack.suits]
        for head, group in (*groups, (to_text(say("others")), (*self.pack.extras, BACK))):
            held = [card for card in self.pack.sort(cards) if card in group]
            chips = [self.chip(card, look_of(card, lawful)) for card in held]
            for place, line in enumerate(wrap_items(chips, width - LABEL)):
                rows.append(Text(f" {'' if place else head:<{LABEL - 1}}").append_text(line))
        return rows


class GenericFace(TableFace[Any]):
    """One person's table of any game."""

    def __init__(
        self,
        game: Game[Any],
        console: Console,
        rules: RuleSet,
        seat: Seat,
        pace: float,
        *,
        plain: bool,
    ) -> None:
        self.game = game
        self.pack = game.pack(game.open(rules))
        self.words = EventWords(game, self.pack, Persons(seat, LETTERS))
        self.settled = False
        super().__init__(console, rules, seat, pace, plain=plain)

    def make_card_text(self) -> CardText:
        """Cards by their codes."""
        return CodeCardText(self.pack, mono=self.mono)

    def question(self, view: View[Any], offers: tuple[Offer, ...]) -> Question:
        """What the table waits for."""
        return OfferQuestion(self.game, view, offers).ask()

    def story(self, view: View[Any], event: Event) -> str:
        """An event in a sentence; a new shuffle clears the news."""
        if isinstance(event, Shuffle):
            self.news.clear()
        return self.words.at(view.table).tell(event)

    def progress(self, view: View[Any]) -> str:
        """How many deals are done, where the game counts them."""
        return progress(view)

    def board(self, view: View[Any], width: int) -> list[Text]:
        """A row for everybody: the card in the trick, what is in the hand, the account."""
        seats = self.game.seats(view.table)
        canvas = Canvas(width, seats + 2, ON_BAIZE)
        for seat in range(seats):
            canvas.put(seat + 1, 2, self._person(view, seat))
            played = self._played(view, seat)
            if played is not None:
                canvas.centre(seat + 1, self.card_text.chip(played, self._look(view, seat)))
            canvas.right(seat + 1, Text(f"{self.game.accounts(view.table)[seat]:+d}", ON_BAIZE))
        return canvas.lines()

    def _person(self, view: View[Any], seat: Seat) -> Text:
        mark = "▸ " if seat in self.game.awaited(view.table) else "  "
        text = Text(f"{mark}{self.words.person(seat)}", f"bold {ON_BAIZE}")
        return text.append(f"  {', '.join(self._notes(view, seat))}", QUIET)

    def _notes(self, view: View[Any], seat: Seat) -> Iterator[str]:
        places = self.game.places(view.table)
        if held := places.get(f"hand {seat}"):
            yield to_text(say("in-hand", n=len(held)))
        if won := places.get(f"tricks {seat}"):
            yield to_text(say("won", n=len(won)))

    def _look(self, view: View[Any], seat: Seat) -> Look:
        return Look.WINNING if self.game.winning(view.table) == seat else Look.PLAIN

    def _played(self, view: View[Any], seat: Seat) -> Card | None:
        return next((card for who, card in self._trick(view) if who == seat), None)

    def _trick(self, view: View[Any]) -> list[tuple[Seat, Card]]:
        """Who has played what to the trick on the table, where the game keeps that by custom."""
        trick = getattr(getattr(view.table, "deal", None), "trick", ())
        return [(one.seat, one.card) for one in trick if isinstance(one, Played)]

    def side(self, view: View[Any]) -> Iterable[Text]:
        """The lines of the deal beside a wide table."""
        sheet = deal_pages.sheet_of(self.game, view)
        yield Text(to_text(say("heading-deal")), HEADING)
        for line in sheet.lines[-12:]:
            yield self.card_text.sentence(self.words.at(view.table).line(line))
        yield Text()
        yield Text(to_text(say("heading-accounts")), HEADING)
        yield Text(deal_pages.account_words(self.game, self.words, view))

    def lines(self, view: View[Any]) -> Iterable[str]:
        """The table in sentences."""
        trick, winning = self._trick(view), self.game.winning(view.table)
        if trick:
            mark = f" {to_text(say('winning'))}"
            plays = (
                f"{self.words.person(seat)} {inline_card(card)}{mark if seat == winning else ''}"
                for seat, card in trick
            )
            yield to_text(say("in-the-trick", plays=", ".join(plays)))
        accounts = deal_pages.account_words(self.game, self.words, view)
        yield to_text(say("accounts", accounts=accounts))

    def hand(self, view: View[Any]) -> Sequence[Card]:
        """The person's cards."""
        return self.game.places(view.table).get(f"hand {self.seat}", ())

    def answers(self) -> Mapping[str, Callable[[View[Any]], Found]]:
        """What may be asked by a word."""
        game, words = self.game, self.words
        example = " ".join(suit.cards[0] for suit in self.pack.suits)
        return {
            "help": lambda _: deal_pages.help_page(example),
            "last": lambda view: deal_pages.last_trick(game, words, view),
            "sheet": lambda view: deal_pages.sheet_page(game, words, self.card_text, view),
            "table": lambda view: list(words.at(view.table).describe(view.table)),
            "hint": lambda view: deal_pages.hint(game, view),
        }

    def speak(
        self, view: View[Any], offers: tuple[Offer, ...], word: str, rest: str
    ) -> Action | None:
        """``do`` and a statement of the game's notation, with or without the seat's letter."""
        del offers
        if word != "do":
            return None
        return self._state(view, rest)

    def _state(self, view: View[Any], text: str) -> Action:
        mine = LETTERS[self.seat]
        words = self._with_codes(text)
        said = words if words[:1] == [mine] or words[:1] == [mine.lower()] else [mine, *words]
        try:
            acts = self.game.read(view.table, [mine, *said[1:]])
        except WordError as error:
            raise NotUnderstood(to_text(say("not-a-statement", why=str(error)))) from error
        if len(acts) != 1 or acts[0].seat != self.seat:
            raise NotUnderstood(to_text(say("one-act")))
        return acts[0]

    def _with_codes(self, text: str) -> list[str]:
        """The words, cards and seats as they are written: what is typed has lost its capitals."""
        codes = {card.casefold(): str(card) for card in self.pack.cards}
        seats = {letter.casefold(): letter for letter in LETTERS[: self.game.seats(self._opened())]}
        return [codes.get(word) or seats.get(word) or word for word in text.split()]

    def _opened(self) -> Any:
        return self.game.open(self.rules)

    def stop(self, view: View[Any]) -> str:
        """Between two deals, so that the sheet can be read."""
        if self.game.settled(view.table) and not self.game.over(view.table):
            return to_text(say("next-deal"))
        return ""

    def page(self, view: View[Any], event: Event) -> RenderableType | None:
        """The sheet after a deal, the accounts at the end."""
        before, self.settled = self.settled, self.game.settled(view.table)
        if self.game.over(view.table):
            return deal_pages.end_page(self.game, self.words, view)
        if self.settled and not before and not isinstance(event, Play):
            return deal_pages.sheet_page(self.game, self.words, self.card_text, view)
        return None


def progress(view: View[Any]) -> str:
    """How many deals are done, where the game counts them by custom; else how much has happened."""
    deals = getattr(getattr(view.table, "party", None), "deals", None)
    happened = say("events-seen", n=len(view.seen))
    return to_text(happened if deals is None else say("deals-done", n=deals))
