"""The page draws a face for each card in web/src/cards/packs.json: those are the games' cards."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from ridotto.cards.genders import nouns_in
from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES, card_names_of

ROOT: Final = Path(__file__).parents[1]
LISTED: Final = ROOT / "web/src/cards/packs.json"

SIZES: Final = {
    "minchiate": 97,
    "taroc": 78,
    "tresette": 40,
    "kaiserspiel": 36,
    "guimbarde": 52,
    "bieten": 33,
}
"""How many cards the books give each pack, at its largest."""


def test_list_is_up_to_date(tmp_path: Path) -> None:
    """``scripts/packs`` would write the very same file."""
    fresh = tmp_path / "packs.json"
    subprocess.run([sys.executable, "scripts/packs", str(fresh)], cwd=ROOT, check=True)
    assert fresh.read_text("utf-8") == LISTED.read_text("utf-8"), "run scripts/packs"


@pytest.mark.parametrize(("game", "size"), SIZES.items())
def test_list_is_whole(game: str, size: int) -> None:
    """Every card of the largest pack, each once."""
    pack = json.loads(LISTED.read_text("utf-8"))[game]
    suits = [card for suit in pack["suits"].values() for card in suit["cards"]]
    cards = [*suits, *pack["extras"]]
    assert len(cards) == len(set(cards)) == size
    assert sorted(pack["cards"]) == sorted(cards)


@pytest.mark.parametrize("pack", [*SIZES, "tresette-latin"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(pack: str, language: str) -> None:
    cards = json.loads(LISTED.read_text("utf-8"))[pack]["cards"].values()
    for kind in ("names", "called"):
        names = [card[kind][language] for card in cards]
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", SIZES)
def test_the_terminal_calls_cards_by_the_same_names(game: str) -> None:
    """In the language of its book: the terminal is English but for the books' own words."""
    the_game = GAMES[game]
    pack = the_game.pack(the_game.open(next(iter(the_game.rule_sets.values()))))
    listed = card_names_of(game)
    renamed = {card: names for others in listed.variants.values() for card, names in others.items()}
    for card, name in pack.names.items():
        known = [listed.cards[card], *filter(None, [renamed.get(card)])]
        # Beside a tarocco of Minchiate its number stands anyway.
        assert name in [one.called["en"].removeprefix(f"{card} ") for one in known]


def test_worth_is_the_books() -> None:
    """Twenty-five carte di conto, 142 points: 4 of 3, 16 of 5 (kings and Matto too), 5 of 10."""
    worth = json.loads(LISTED.read_text("utf-8"))["minchiate"]["worth"]
    assert [list(worth.values()).count(points) for points in (3, 5, 10)] == [4, 16, 5]
    assert sum(worth.values()) == 4 * 3 + 16 * 5 + 5 * 10 == 142


@pytest.mark.parametrize("pack", [*SIZES, "tresette-latin"])
def test_every_noun_with_a_gender_is_in_a_name_of_its_pack(pack: str) -> None:
    """And every card that is not called by a number has one, by which its article is chosen."""
    listed = json.loads(LISTED.read_text("utf-8"))[pack]
    every = [
        *listed["cards"].values(),
        *(c for v in listed["variants"].values() for c in v.values()),
    ]
    called = {language: [card["called"][language] for card in every] for language in ("de", "it")}
    for noun, genders in listed["genders"].items():
        for language, gender in genders.items():
            assert gender in ("m", "f", "n")
            assert any(noun in nouns_in(name) for name in called[language]), (noun, language)
    for language, names in called.items():
        known = {noun for noun, genders in listed["genders"].items() if language in genders}
        bare = [name for name in names if not known & set(nouns_in(name))]
        assert all(re.search(r"\d", name) for name in bare), bare
