"""What the rules of every game say alike, in every language."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
