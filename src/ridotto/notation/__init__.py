"""Records as text, in and out."""

from ridotto.notation.record import Line, NotationError, Record, format_record, parse
from ridotto.notation.replay import Check, Replay, Step, run
from ridotto.notation.variations import (
    Variation,
    VariationError,
    read_variations,
    with_variations,
)
from ridotto.notation.write_record import write_record

__all__ = [
    "Check",
    "Line",
    "NotationError",
    "Record",
    "Replay",
    "Step",
    "Variation",
    "VariationError",
    "format_record",
    "parse",
    "read_variations",
    "run",
    "with_variations",
    "write_record",
]
