"""Each place of the books that a historian would contest is an option, with both readings told."""

from importlib.resources import files
from typing import Final

import pytest

from bench.strict import tables_of
from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.games.translations import rule_sets_in, rules_text
from ridotto.notation import parse, run
from ridotto.server.source_pages import SourcePage, load_pages
from ridotto.table.house_rules import shapes

CONTESTED: Final = {
    "minchiate": {
        "king.matto_saves": "king.fall",
        "matto.late_lost": "matto.captured",
        "cappotto.matto_marks": "matto.lost",
        "cappotto.count": "count.cappotto",
        "declare.marking": "declare.mark",
        "matto.cheapest_dies": "matto.cheapest",
        "declare.keep_back": "declare.all",
        "cut.rob_until": "rob.run",
        "deal.filled_by": "deal.short",
        "faults.conto_laid_away": "discard.no-conto",
        "faults.number_mended": "fault.number-mended",
    },
    "taroc": {
        "fines_to": "fault.revoke",
        "skar_fault_returns": "fault.skar-number",
        "yielded_lead": "skis.pass-lead",
        "ten_tarocs_count_skis": "honour.ten-tarocs",
        "pagat_lost_by": "pagat.lost",
        "pagat_last_by": "pagat.last",
    },
    "tresette": {
        "two_player": "deal.heaps",
        "heaps_announced": "announce.heaps",
        "window2_from": "announce.turn",
    },
    "kaiserspiel": {
        "fine_takes": "fine.choice",
        "fine_wins": "fine.wins-not",
        "rummel_of": "rummel",
    },
    "guimbarde": {
        "fonds_always": "fonds.laid",
        "pack": "deal.packets",
        "grand_table_immediate": "marriage.grand-table",
    },
    "bieten": {
        "revoke_card_void": "fault.revoke",
        "spiel_bid_from_hand": "spiel.suit",
        "weli_equal_stands": "weli.natural",
        "stand_by_best": "figure.stands",
        "spiel_out_of_turn": "bid.turn",
        "weli_freed_by_good": "weli.bound",
    },
}
"""Every contested option, and the rule whose page tells of it."""

NO_OTHER: Final = {
    "en": ("No other reading",),
    "de": ("Eine andere Lesart ist",),
    "it": ("Non conosciamo altra", "Non si conosce altra"),
}
"""How a page begins that knows of one reading only."""

each_reading = pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game, keys in CONTESTED.items() for key in keys]
)
each_language = pytest.mark.parametrize("tongue", LANGUAGES)


@each_reading
def test_both_readings_are_told(game: str, key: str) -> None:
    """The note names all other choices, or the other reading."""
    first = next(iter(GAMES[game].rule_sets.values()))
    note, shape, value = first.values[key].note, shapes(GAMES[game])[key], first.values[key].value
    others = [one for one in (*shape.choices, *_opposite(value)) if str(one) != str(value)]
    named = bool(others) and all(str(one).lower() in note.lower() for one in others)
    assert named or "other reading" in note, note
    assert first.values[key].source.strip()


def _opposite(value: object) -> tuple[bool, ...]:
    """The other value of what is so or not."""
    return (not value,) if isinstance(value, bool) else ()


@each_language
@each_reading
def test_every_language_has_the_option_its_note_and_its_page(
    game: str, key: str, tongue: str
) -> None:
    text = rules_text(game, tongue)
    assert text is not None
    assert f"`{key}`" in text
    first = next(iter(GAMES[game].rule_sets.values()))
    note = rule_sets_in(game, tongue)[first.name].values[key].note
    assert note
    assert tongue == "en" or note != first.values[key].note
    other = page_of(game, CONTESTED[game][key], tongue).other
    assert not other.startswith(NO_OTHER[tongue]), other


def page_of(game: str, rule: str, tongue: str) -> SourcePage:
    """The page that tells of a rule."""
    (page,) = [page for page in load_pages(game, tongue).page if rule in page.rules]
    return page


@each_reading
def test_the_other_reading_is_fuzzed_at_some_strict_table(game: str, key: str) -> None:
    """Faults meet it there: see ``tests/test_strict.py``."""
    books = GAMES[game].rule_sets
    assert any(t.values[key].value != books[t.name].values[key].value for t in tables_of(game))


@each_reading
def test_the_other_reading_has_a_record(game: str, key: str) -> None:
    """Counted by hand, as every record is."""
    records = (files(GAMES[game].__module__.rpartition(".")[0]) / "records").iterdir()
    asked = [parse(one.read_text("utf-8")) for one in records]
    agreed = [run(one).rules for one in asked if f"{key}=" in one.header("Options")]
    books = GAMES[game].rule_sets
    assert any(rules.values[key].value != books[rules.name].values[key].value for rules in agreed)
