"""What hints say of Guimbarde, in every language."""

from typing import Final

from ridotto.games.guimbarde.card_names import PACKS
from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__, PACKS["guimbarde"])
