"""Cards of the Taroc pack: four inks, tarocs by their number, counters with their worth."""

from collections.abc import Collection
from typing import Final

from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.card_input import NotUnderstood, find_suited
from ridotto.cli.card_text import CARD_WIDTH, CardText, Look
from ridotto.cli.language import to_text
from ridotto.cli.palette import BRONZE, INK, OXBLOOD
from ridotto.cli.taroc.sentences import say
from ridotto.games.taroc.pack import MONGUE, NUMBER, PACK, SKIS
from ridotto.games.taroc.rules import Rules

SMALL_DIGITS: Final = {2: "²", 3: "³", 4: "⁴", 5: "⁵"}


class TarocCardText(CardText):
    """Slips for tarocs and Skis too; small digits tell what a counter counts."""

    def __init__(self, rules: Rules, *, mono: bool) -> None:
        super().__init__(PACK, mono=mono)
        self.worth = rules.worth
        self.pagat = rules.pagat

    def label(self, card: Card) -> str:
        """``♠K⁵``, ``21⁵``, ``7``."""
        special = card in NUMBER or card == SKIS
        bare = ("Skis" if card == SKIS else card) if special else super().label(card)
        return bare + SMALL_DIGITS.get(self.worth.get(card, 0), "")

    def ink(self, card: Card) -> str:
        """The matadors in oxblood, other tarocs in bronze."""
        if card in NUMBER or card == SKIS:
            return OXBLOOD if card in self.worth else BRONZE
        return super().ink(card) if card != BACK else INK

    def card(self, card: Card, look: Look = Look.PLAIN) -> list[Text]:
        """A taroc's number and its name below; which is the Pagat has been agreed (D 1)."""
        rows = super().card(card, look)
        if card not in NUMBER:
            return rows
        titles = {MONGUE: say("the-mongue"), self.pagat: say("the-pagat")}
        lines = (to_text(say("taroc-card", number=NUMBER[card])), to_text(titles.get(card, "")))
        edge, style = ("│", "") if self.mono else (" ", self.style(card, look))
        words = (f"{edge}{row:<{CARD_WIDTH - 2}}{edge}" for row in lines)
        return [rows[0], *(Text(row, style) for row in words)]

    def hand(
        self, cards: Collection[Card], lawful: Collection[Card] | None, width: int
    ) -> list[Text]:
        """The suits in rows, then the tarocs with the Skis."""
        rows = super().hand([c for c in cards if c not in NUMBER and c != SKIS], lawful, width)
        held = [card for card in PACK.sort(cards) if card in NUMBER or card == SKIS]
        return rows + self.rows(f"   {to_text(say('tarocs'))}", held, lawful, width)


def find_card(text: str, cards: Collection[Card], likely: Collection[Card] = ()) -> Card:
    """The card meant: a number is a taroc if one holds it; else as in any suited pack."""
    word = text.strip()
    if Card(word) in NUMBER and Card(word) in cards:
        return Card(word)
    suited = [card for card in cards if card not in NUMBER]
    is_taroc = Card(word) in NUMBER and all(card[1:] != word for card in suited)
    if is_taroc or not suited:
        raise NotUnderstood(to_text(say("not-among-cards", text=text, held=" ".join(cards))))
    return find_suited(text, PACK, suited, [card for card in likely if card in suited])


def find_cards(text: str, cards: Collection[Card]) -> tuple[Card, ...]:
    """Several cards, with spaces or commas between."""
    found = tuple(find_card(word, cards) for word in text.replace(",", " ").split())
    if len(set(found)) != len(found):
        raise NotUnderstood(to_text(say("named-twice")))
    return found
