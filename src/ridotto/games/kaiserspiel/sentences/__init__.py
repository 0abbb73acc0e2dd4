"""What the judge and the sheet of Kaiserspiel say, in every language."""

from typing import Final

from ridotto.games.kaiserspiel.card_names import PACKS
from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__, PACKS["kaiserspiel"])
