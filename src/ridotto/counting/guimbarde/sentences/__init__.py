"""What the count of Guimbarde says of an entry, in every language."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
