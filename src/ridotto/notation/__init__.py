"""Records as text, in and out."""

from ridotto.notation.record import Line, NotationError, Record, format_record, parse
from ridotto.notation.replay import Check, Replay, Step, run
from ridotto.notation.writing import write_record

__all__ = [
    "Check",
    "Line",
    "NotationError",
    "Record",
    "Replay",
    "Step",
    "format_record",
    "parse",
    "run",
    "write_record",
]
