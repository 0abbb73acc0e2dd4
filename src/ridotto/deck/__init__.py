"""The printed pack: sheets to print, cut and play with, of the same faces as on the page."""

from ridotto.deck.book_faces import maids_by
from ridotto.deck.pack_customs import CUSTOMS, TONGUES, Custom
from ridotto.deck.plates import NoPlates, Shop
from ridotto.deck.print_job import PrintRequest
from ridotto.deck.print_pack import print_pack
from ridotto.deck.sheet_layout import PAPERS, Paper, Sheet, Size, TooLarge, lay_out

__all__ = [
    "CUSTOMS",
    "PAPERS",
    "TONGUES",
    "Custom",
    "NoPlates",
    "Paper",
    "PrintRequest",
    "Sheet",
    "Shop",
    "Size",
    "TooLarge",
    "lay_out",
    "maids_by",
    "print_pack",
]
