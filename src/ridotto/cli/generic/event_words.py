"""Events and values of any game in words, cards written as ``{sK}``.

What has no sentence of its own is told by the names of its struct and fields.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

import msgspec

from ridotto.cards import BACK, Card, Pack
from ridotto.cli.card_text import inline_card, inline_cards
from ridotto.cli.generic.sentences import say
from ridotto.cli.generic.struct_names import struct_name
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.people import Persons
from ridotto.games.translations import rule_book_in
from ridotto.table import (
    HOUSE,
    Event,
    Game,
    Payment,
    Remark,
    RuleBook,
    ScoreLine,
    Seat,
    tag_of,
)
from ridotto.table.acts import Cut, Draw, Gather, Play, Rise, Shuffle, TakeBack
from ridotto.table.event import kebab
from ridotto.table.record_words import side_name
from ridotto.table.sentence import Sentence

SEAT_FIELDS: Final = frozenset(
    {"against", "by", "dealer", "leader", "payee", "payer", "person", "seat", "taker", "winner"}
)
"""Fields of events that by custom hold a seat: a seat is a number, and only its name tells."""

POT: Final = "pot"
"""Whom a payment names that is a pot's, for a template to choose by."""


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
        if isinstance(event, Shuffle):
            return ""
        said = self._sentence(event)
        return self._tell_fields(event) if said is None else to_text(said)

    def _sentence(self, event: Event) -> Sentence | None:
        """What every game has, as a sentence of its own."""
        match event:
            case Play(seat=seat, card=card):
                return say("plays", who=self.people.who(seat), shown=inline_card(card))
            case TakeBack(seat=seat, card=card):
                return say("takes-back", who=self.people.who(seat), shown=inline_card(card))
            case Draw(seat=seat):
                return say("draws", who=self.people.who(seat))
            case Cut(seat=seat, lifted=lifted):
                return say("cuts", who=self.people.who(seat), lifted=lifted)
            case Gather(seat=seat):
                return say("turns-trick", who=self.people.who(seat))
            case Rise():
                return say("company-rises")
        return None

    def _tell_fields(self, event: Event) -> str:
        """``B: call, tricks 2.``, from the kind of event and its fields."""
        seat = getattr(event, "seat", None)
        subject = f"{self.person(seat)}: " if isinstance(seat, int) else ""
        kind = self.called(tag_of(type(event)))
        head = kind if subject else f"{kind[:1].upper()}{kind[1:]}"
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
        return f"{self.called(name)} {shown}"

    def called(self, name: str) -> str:
        """What the code calls something, in words."""
        return struct_name(self.game.name, name)

    def value(self, value: Any) -> str:
        """A value in words."""
        match value:
            case bool():
                return to_text(say("yes-or-no", holds="yes" if value else "no"))
            case Enum():
                return self.called(str(value.value))
            case ScoreLine():
                return self.line(value)
            case Payment():
                return self.payment(value)
            case Remark():
                return to_text(value.said or value.text)
            case str() if value in self.pack or value == BACK:
                return inline_card(Card(value))
            case tuple() | list() | frozenset():
                return self._row(tuple(value))
            case msgspec.Struct():
                return self._struct(value)
        return str(value)

    def _row(self, row: tuple[Any, ...]) -> str:
        if len(row) > 1 and all(one == BACK for one in row):
            return to_text(say("covered-cards", n=len(row)))
        if all(isinstance(one, str) and (one in self.pack or one == BACK) for one in row):
            return inline_cards(row)
        nested = any(isinstance(one, tuple | msgspec.Struct) for one in row)
        return ("; " if nested else " ").join(map(self.value, row)) or to_text(say("nothing"))

    def _struct(self, value: msgspec.Struct) -> str:
        fields = (self.field(name, getattr(value, name)) for name in value.__struct_fields__)
        return ", ".join(filter(None, fields)) or self.called(kebab(type(value).__name__))

    def line(self, line: ScoreLine) -> str:
        """``B +2: The last trick {mK}``."""
        cards = f" {inline_cards(line.cards)}" if line.cards else ""
        what = f"{self.rule(line.rule)}{note_of(line)}{cards}"
        return f"{self.side(line.side)} {line.points:+d}: {what}"

    def side(self, side: int) -> str:
        """A side by its persons; ``A+C`` where they are several."""
        members = [seat for seat, of in enumerate(self.sides) if of == side]
        return self.person(members[0]) if len(members) == 1 else side_name(members)

    def payment(self, payment: Payment) -> str:
        """``A pays B 3: The stake``."""
        payer, payee = self._purse(payment.payer), self._purse(payment.payee)
        rule = self.rule(payment.rule)
        return to_text(say("pays", payer=payer, payee=payee, amount=payment.amount, rule=rule))

    def _purse(self, seat: Seat) -> str:
        return POT if seat == HOUSE else self.people.who(seat)

    @property
    def rule_book(self) -> RuleBook:
        """The rules' names in the terminal's language."""
        return rule_book_in(self.game.name, terminal_language())

    def rule(self, rule: str) -> str:
        """A rule's title, and where it stands."""
        book = self.rule_book
        return f"{book.title(rule)} ({book.source(rule)})" if rule in book else rule

    def person(self, seat: Seat) -> str:
        """Who sits there."""
        return to_text(say("the-house")) if seat == HOUSE else self.people.name(seat)

    def describe(self, value: msgspec.Struct, indent: str = "") -> Iterator[str]:
        """Every field of a struct that holds something, one a line; structs inside it below."""
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if held is None or held == ():
                continue
            if isinstance(held, msgspec.Struct) and not isinstance(held, ScoreLine | Payment):
                yield f"{indent}{self.called(name)}: {self.called(kebab(type(held).__name__))}"
                yield from self.describe(held, f"{indent}  ")
            else:
                yield f"{indent}{self.field(name, held)}"


def note_of(line: ScoreLine) -> str:
    """What the line says besides its rule."""
    said = to_text(line.said or line.note)
    return f", {said}" if said else ""
