"""The words of these reports, in every language."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
