"""What the cards of Kaiserspiel are called; the pack is told with the sixes."""

from typing import Final

from ridotto.cards.pack_names import FRENCH, suited_names
from ridotto.games.kaiserspiel.pack import PACKS as SIZES

PACKS: Final = {"kaiserspiel": suited_names(SIZES[max(SIZES)], FRENCH)}
