"""What the terminal says at the table of a game that brings no words of its own."""

from typing import Final

from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__)
