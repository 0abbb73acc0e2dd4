"""What the judge and the sheet of Taroc say, in every language."""

from typing import Final

from ridotto.games.taroc.card_names import PACKS
from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__, PACKS["taroc"])
