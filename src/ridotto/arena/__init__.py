"""Computer players against each other, on duplicate deals."""

from ridotto.arena.bouts import Arena, Bout, play_bout
from ridotto.arena.contest import compete, pairs, still_to_play
from ridotto.arena.entrants import Entrant, read_entrant
from ridotto.arena.figures import Estimate, Standing, elo, estimate, standings
from ridotto.arena.ledger import Ledger, LedgerError
from ridotto.arena.units import UNITS, Unit

__all__ = [
    "UNITS",
    "Arena",
    "Bout",
    "Entrant",
    "Estimate",
    "Ledger",
    "LedgerError",
    "Standing",
    "Unit",
    "compete",
    "elo",
    "estimate",
    "pairs",
    "play_bout",
    "read_entrant",
    "standings",
    "still_to_play",
]
