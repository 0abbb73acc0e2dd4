"""Events and values of any game in words, cards written as ``{sK}``."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

import msgspec

from ridotto.cards import BACK, Card, Pack
from ridotto.cli.card_text import inline_card, inline_cards
from ridotto.cli.people import Persons
from ridotto.table import HOUSE, Event, Game, Payment, Remark, ScoreLine, Seat, tag_of
from ridotto.table.acts import Cut, Draw, Gather, Play, Rise, Shuffle, TakeBack
from ridotto.table.event import kebab
from ridotto.table.record_words import side_name

SEAT_FIELDS: Final = frozenset(
    {"against", "by", "dealer", "leader", "payee", "payer", "person", "seat", "taker", "winner"}
)
"""Fields of events that by custom hold a seat: a seat is a number, and only its name tells."""

NOTHING: Final = "nothing"


class EventWords:
    """Tells the events of one game to one chair."""

    def __init__(self, game: Game[Any], pack: Pack, people: Persons) -> None:
        self.game, self.pack, self.people = game, pack, people
        self.sides: tuple[int, ...] = ()

    def at(self, table: Any) -> "EventWords":
        """The words for this table: who plays with whom may change."""
        self.sides = self.game.sides(table)
        return self

    def tell(self, event: Event) -> str:
        """The event in a sentence; a shuffle is no news."""
        match event:
            case Shuffle():
                return ""
            case Play(seat=seat, card=card):
                return f"{self.people.does(seat, 'play')} {inline_card(card)}."
            case TakeBack(seat=seat, card=card):
                return f"{self.people.does(seat, 'take')} {inline_card(card)} back."
            case Draw(seat=seat):
                return f"{self.people.does(seat, 'draw')} a card."
            case Cut(seat=seat, lifted=lifted):
                return f"{self.people.does(seat, 'cut')}: {lifted} cards lifted."
            case Gather(seat=seat):
                return f"{self.people.does(seat, 'turn')} the trick."
            case Rise():
                return "The company rises."
        return self._tell_fields(event)

    def _tell_fields(self, event: Event) -> str:
        """``B: call, tricks 2.``, from the kind of event and its fields."""
        seat = getattr(event, "seat", None)
        subject = f"{self.person(seat)}: " if isinstance(seat, int) else ""
        kind = tag_of(type(event)).replace("-", " ")
        head = kind if subject else kind.capitalize()
        fields = [
            self.field(name, getattr(event, name))
            for name in event.__struct_fields__
            if name != "seat"
        ]
        return f"{subject}{', '.join([head, *filter(None, fields)])}."

    def field(self, name: str, value: Any) -> str:
        """A field with its value; nothing where there is none."""
        if value is None or value == ():
            return ""
        shown = self.person(value) if name in SEAT_FIELDS else self.value(value)
        return f"{name.replace('_', ' ')} {shown}"

    def value(self, value: Any) -> str:
        """A value in words."""
        match value:
            case bool():
                return "yes" if value else "no"
            case Enum():
                return str(value.value)
            case ScoreLine():
                return self.line(value)
            case Payment():
                return self.payment(value)
            case Remark():
                return value.text
            case str() if value in self.pack or value == BACK:
                return inline_card(Card(value))
            case tuple() | list() | frozenset():
                return self._row(tuple(value))
            case msgspec.Struct():
                return self._struct(value)
        return str(value)

    def _row(self, row: tuple[Any, ...]) -> str:
        if len(row) > 1 and all(one == BACK for one in row):
            return f"{len(row)} covered cards"
        if all(isinstance(one, str) and (one in self.pack or one == BACK) for one in row):
            return inline_cards(row)
        nested = any(isinstance(one, tuple | msgspec.Struct) for one in row)
        return ("; " if nested else " ").join(map(self.value, row)) or NOTHING

    def _struct(self, value: msgspec.Struct) -> str:
        fields = (self.field(name, getattr(value, name)) for name in value.__struct_fields__)
        return ", ".join(filter(None, fields)) or type(value).__name__.lower()

    def line(self, line: ScoreLine) -> str:
        """``B +2: The last trick {mK}``."""
        cards = f" {inline_cards(line.cards)}" if line.cards else ""
        note = f", {line.note}" if line.note else ""
        return f"{self.side(line.side)} {line.points:+d}: {self.rule(line.rule)}{note}{cards}"

    def side(self, side: int) -> str:
        """A side by its persons; ``A+C`` where they are several."""
        members = [seat for seat, of in enumerate(self.sides) if of == side]
        return self.person(members[0]) if len(members) == 1 else side_name(members)

    def payment(self, payment: Payment) -> str:
        """``A pays B 3: The stake``."""
        payer = "the pot pays" if payment.payer == HOUSE else self.people.does(payment.payer, "pay")
        payee = "the pot" if payment.payee == HOUSE else self.people.object(payment.payee)
        return f"{payer} {payee} {payment.amount}: {self.rule(payment.rule)}"

    def rule(self, rule: str) -> str:
        """A rule's title, and where it stands."""
        book = self.game.rule_book
        return f"{book.title(rule)} ({book.source(rule)})" if rule in book else rule

    def person(self, seat: Seat) -> str:
        """Who sits there."""
        return "the house" if seat == HOUSE else self.people.name(seat)

    def describe(self, value: msgspec.Struct, indent: str = "") -> Iterator[str]:
        """Every field of a struct that holds something, one a line; structs inside it below."""
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if held is None or held == ():
                continue
            if isinstance(held, msgspec.Struct) and not isinstance(held, ScoreLine | Payment):
                yield f"{indent}{name.replace('_', ' ')}: {kebab(type(held).__name__)}"
                yield from self.describe(held, f"{indent}  ")
            else:
                yield f"{indent}{self.field(name, held)}"
