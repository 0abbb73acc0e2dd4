"""Computer players against each other, on duplicate deals."""

from ridotto.arena.bout_file import Ledger, LedgerError
from ridotto.arena.bouts import Arena, Bout, play_bout
from ridotto.arena.distribution import WorkersDied, spread
from ridotto.arena.entrants import Entrant, read_entrant
from ridotto.arena.leaderboard import (
    SEED,
    Entry,
    LeaderboardError,
    entries,
    entries_of_all,
    extend_board,
    opponents,
    ranked,
    read_board,
)
from ridotto.arena.match_statistics import Estimate, Standing, elo, estimate, standings
from ridotto.arena.round_robin import compete, pairs, still_to_play
from ridotto.arena.units import UNITS

__all__ = [
    "SEED",
    "UNITS",
    "Arena",
    "Bout",
    "Entrant",
    "Entry",
    "Estimate",
    "LeaderboardError",
    "Ledger",
    "LedgerError",
    "Standing",
    "WorkersDied",
    "compete",
    "elo",
    "entries",
    "entries_of_all",
    "estimate",
    "extend_board",
    "opponents",
    "pairs",
    "play_bout",
    "ranked",
    "read_board",
    "read_entrant",
    "spread",
    "standings",
    "still_to_play",
]
