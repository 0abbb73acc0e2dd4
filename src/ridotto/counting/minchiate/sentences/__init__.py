"""What the count of Minchiate says of an entry, in every language."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
