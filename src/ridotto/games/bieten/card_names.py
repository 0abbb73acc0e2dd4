"""What the cards of Bieten are called; sentences use the book's German words everywhere."""

from typing import Final

from ridotto.cards.pack_names import GERMAN, CardNames, in_every_language, suited_names
from ridotto.games.bieten.pack import WELI, WELI_PACK

NAME: Final = WELI_PACK.names[WELI]

PACKS: Final = {
    "bieten": suited_names(
        WELI_PACK,
        GERMAN,
        {WELI: CardNames(in_every_language(NAME), in_every_language(NAME), NAME)},
        language="de",
        translate_suits=False,
        printed_ranks=("K", "O", "U"),
        genders={NAME: {"de": "m", "it": "m"}},
    )
}
