"""What is said when something asked for cannot be had, and the frame of every help."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
