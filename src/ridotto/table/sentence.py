"""A sentence is an id and facts. Its words are in the templates beside it, one file a language.

A package that speaks has a package ``sentences`` with ``en.ftl``, ``de.ftl`` and ``it.ftl``
(Project Fluent) and ``say = Sentences(__name__, ...)`` in its ``__init__``. ``say("follow-suit",
cards=mates)`` makes a sentence; ``ridotto.table.rendering`` puts it into words.
"""

from typing import TypeAlias, Union

import msgspec

from ridotto.cards import Card
from ridotto.cards.pack_names import PackNames
from ridotto.table.seat import Seat


class SeatFact(msgspec.Struct, frozen=True, tag_field="fact", tag="seat"):
    """A person, by seat."""

    seat: Seat


class SuitFact(msgspec.Struct, frozen=True, tag_field="fact", tag="suit"):
    """A suit, by the letter it has in card codes."""

    letter: str


Fact: TypeAlias = Union[int, str, tuple[Card, ...], SeatFact, SuitFact, "Sentence"]
"""A number, a word of a closed list, cards, a person, a suit, or a sentence within the sentence.

A word is never shown: templates choose by it.
"""


class Sentence(msgspec.Struct, frozen=True, tag_field="fact", tag="sentence"):
    """Something to be said in the reader's language."""

    package: str
    """Where its templates are."""
    id: str
    facts: tuple[tuple[str, Fact], ...] = ()
    """Each with its name in the templates."""

    def __str__(self) -> str:
        """In English, cards by their codes: for records, the library and logs."""
        # Loaded with the first words: most verdicts are never read.
        from ridotto.table.rendering import render

        return render(self)


class Sentences:
    """The sentences of a package. Its cards are called as in ``names``, for their articles."""

    def __init__(self, package: str, names: PackNames | None = None) -> None:
        self.package = package
        self.names = names

    def __call__(self, ident: str, /, **facts: Fact) -> Sentence:
        """A sentence by its id. Ids are written out, so that the tests find them."""
        return Sentence(self.package, ident, tuple(facts.items()))
