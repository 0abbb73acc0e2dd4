"""Each place of the books that a historian would contest is an option, with both readings told."""

from importlib.resources import files
from typing import Final

import pytest

from ridotto.games import GAMES
from ridotto.table.house_rules import shapes

CONTESTED: Final = {
    "minchiate": (
        "king.matto_saves",
        "matto.late_lost",
        "cappotto.matto_marks",
        "cappotto.count",
        "declare.marking",
        "matto.cheapest_dies",
        "declare.keep_back",
        "cut.rob_until",
        "deal.filled_by",
        "faults.conto_laid_away",
        "faults.number_mended",
    ),
    "taroc": (
        "fines_to",
        "skar_fault_returns",
        "yielded_lead",
        "ten_tarocs_count_skis",
        "pagat_lost_by",
        "pagat_last_by",
    ),
    "tresette": ("two_player", "heaps_announced", "window2_from"),
    "kaiserspiel": ("fine_takes", "fine_wins", "rummel_of"),
    "guimbarde": ("fonds_always", "pack", "grand_table_immediate"),
    "bieten": (
        "revoke_card_void",
        "spiel_bid_from_hand",
        "weli_equal_stands",
        "stand_by_best",
        "spiel_out_of_turn",
        "weli_freed_by_good",
    ),
}


@pytest.mark.parametrize(
    ("game", "key"), [(g, key) for g, keys in CONTESTED.items() for key in keys]
)
def test_both_readings_are_told(game: str, key: str) -> None:
    """The note names all other choices, or the other reading; the rules name the option."""
    first = next(iter(GAMES[game].rule_sets.values()))
    note, shape, value = first.values[key].note, shapes(GAMES[game])[key], first.values[key].value
    others = [one for one in (*shape.choices, *_opposite(value)) if str(one) != str(value)]
    named = bool(others) and all(str(one).lower() in note.lower() for one in others)
    assert named or "other reading" in note, note
    text = (files(f"ridotto.games.{game}") / "RULES.md").read_text("utf-8")
    assert f"`{key}`" in text
    assert first.values[key].source.strip()


def _opposite(value: object) -> tuple[bool, ...]:
    """The other value of what is so or not."""
    return (not value,) if isinstance(value, bool) else ()
