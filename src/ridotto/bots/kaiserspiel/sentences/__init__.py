"""What hints say of Kaiserspiel, in every language."""

from typing import Final

from ridotto.games.kaiserspiel.card_names import PACKS
from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__, PACKS["kaiserspiel"])
