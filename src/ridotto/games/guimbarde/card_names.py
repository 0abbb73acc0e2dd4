"""What the cards of Guimbarde are called; the pack is told at its largest."""

from typing import Final

from ridotto.cards.pack_names import FRENCH, suited_names
from ridotto.games.guimbarde.pack import FULL

PACKS: Final = {"guimbarde": suited_names(FULL, FRENCH)}
