"""What one seat sees of the table."""

from collections.abc import Mapping
from typing import Any

from ridotto.api.lawful_acts import LawfulActs
from ridotto.cards import BACK, Card
from ridotto.table import Game, View, letter


class SeatView(View[Any], frozen=True, kw_only=True, repr_omit_defaults=True):
    """What one seat sees: its own cards, backs of the others', and what has happened so far.

    Players get it as it is. ``seat`` is None for an onlooker, ``table`` is the game's own state as
    this seat knows it, ``seen`` are the events. Print it to see where the cards lie.
    """

    game: Game[Any]
    """The game that is played."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards this seat holds, in the pack's order."""
        return self.game.pack(self.table).sort(self.places.get(f"hand {self.seat}", ()))

    @property
    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where cards lie, as the seat sees them; a card seen from behind is ``?``."""
        heaps = self.game.places(self.table)
        return {name: tuple(cards) for name, cards in heaps.items() if cards}

    def lawful(self) -> LawfulActs:
        """What this seat may do now."""
        return LawfulActs(self.game, self)

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat is None else letter(self.seat)
        return f"<SeatView of {who}, {self.game.name}: hand {' '.join(self.hand) or 'empty'}>"

    def __str__(self) -> str:
        order = self.game.pack(self.table)
        return "\n".join(
            f"{_place_name(name):<10} {_cards(order.sort(cards))}"
            for name, cards in self.places.items()
        )


def _place_name(name: str) -> str:
    """``hand 0`` is ``hand A`` to people."""
    kind, _, rest = name.partition(" ")
    if kind == "hand" and rest.isdecimal():
        return f"hand {letter(int(rest))}"
    return name


def _cards(cards: tuple[Card, ...]) -> str:
    covered = cards.count(BACK)
    known = " ".join(card for card in cards if card != BACK)
    backs = f"({covered} covered)" if covered else ""
    return " ".join(part for part in (known, backs) if part)
