"""The sheet of cells, which all faces share."""

from ridotto.cli.canvas import Canvas as Canvas
from ridotto.cli.canvas import columns_needed as columns_needed
from ridotto.cli.canvas import fit as fit
from ridotto.cli.canvas import wrap_items as wrap_items
