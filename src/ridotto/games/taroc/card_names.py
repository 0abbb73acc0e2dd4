"""What the cards of Taroc are called in every language."""

from typing import Final

from ridotto.cards import Card
from ridotto.cards.pack_names import FRENCH, CardNames, suited_names
from ridotto.games.taroc.pack import MONGUE, PACK, SKIS, TAROCS

TITLES: Final = {TAROCS[0]: "Pagat", MONGUE: "Mongue", SKIS: "Skis"}


def _taroc(card: Card) -> CardNames:
    title = TITLES.get(card, "")
    names = {
        "en": PACK.names[card],
        "de": f"Taroc {card}" + (f", der {title}" if title else ""),
        "it": f"tarocco {card}" + (f", il {title}" if title else ""),
    }
    return CardNames(names, names, title)


def _skis() -> CardNames:
    names = {"en": PACK.names[SKIS], "de": TITLES[SKIS], "it": TITLES[SKIS]}
    return CardNames(names, names, TITLES[SKIS])


GENDERS: Final = {
    "Taroc": {"de": "m"},
    "tarocco": {"it": "m"},
    TITLES[SKIS]: {"de": "m", "it": "m"},
}

PACKS: Final = {
    "taroc": suited_names(
        PACK,
        FRENCH,
        {**{card: _taroc(card) for card in TAROCS}, SKIS: _skis()},
        genders=GENDERS,
    )
}
