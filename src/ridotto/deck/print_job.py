"""A printing job: what was asked for, and everything it is made from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ridotto.deck.pack_customs import CUSTOMS, Custom, words
from ridotto.deck.plate_strokes import Pen
from ridotto.deck.plates import Plate, Plates, Shop
from ridotto.deck.sheet_layout import PAPERS, Sheet, Size, lay_out

WHITE: Final = {"card": "#ffffff", "card-aria": "#ffffff"}


@dataclass(frozen=True)
class PrintRequest:
    """How somebody would have a pack printed."""

    pack: str
    paper: str = "a4"
    tongue: str = "en"
    four_colours: bool = False
    backs: bool = True
    white: bool = False
    """Leave the paper as it is, without the cards' own tone."""
    size: Size | None = None
    """Otherwise the size by custom."""
    maids: frozenset[str] = frozenset()
    """The knaves that are maids by the book one plays by."""


@dataclass(frozen=True)
class Job:
    """A wish, and the shop it is printed in."""

    shop: Shop
    wish: PrintRequest

    @property
    def custom(self) -> Custom:
        """The pack's customs."""
        return CUSTOMS[self.wish.pack]

    @property
    def words(self) -> Mapping[str, str]:
        """The words of the title sheet."""
        return words(self.wish.tongue)

    @cached_property
    def plates(self) -> Plates:
        """The plates of the pack."""
        return self.shop.plates(self.wish.pack)

    @cached_property
    def cards(self) -> tuple[Plate, ...]:
        """Every face once, in the customary order."""
        return self.plates.faces(self.wish.maids)

    @cached_property
    def sheet(self) -> Sheet:
        """How the cards lie."""
        return lay_out(PAPERS[self.wish.paper], self.wish.size or self.custom.cut)

    @cached_property
    def pen(self) -> Pen:
        """The inks and the type."""
        inks = self.shop.inks
        chosen = {**inks.two, **(inks.four if self.wish.four_colours else {})}
        chosen |= WHITE if self.wish.white else {}
        # On a card, paper is the card's own and not the page's.
        return Pen({**chosen, "paper": chosen["card"]}, self.shop.measures)

    def name(self, card: Plate) -> str:
        """A card's name in the reader's tongue."""
        return card.names[self.wish.tongue]
