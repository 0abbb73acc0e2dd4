"""The cards of the irregular versicole (Dr. 3)."""

from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO

PAPA_UNO: Final = Card("1")
TROMBA: Final = Card("40")
DEL_MATTO: Final = (PAPA_UNO, TROMBA, MATTO)
DEL_TREDICI: Final = (PAPA_UNO, Card("13"), Card("28"))
DIECINE: Final = (Card("10"), Card("20"), Card("30"), TROMBA)
DEMONIO: Final = (Card("14"), Card("35"), Card("39"))
