"""What the terminal says when real tables are counted, in every language."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
