"""The classic blunders, from the books' advice and commentary, and how often a master makes them.

A position states the book's answer, whoever misses it; how a level does on ten seeds is a figure
(``python -m bench.blunders``, docs/strength.md).
"""

import json

import pytest

from bench.blunders import LEVELS, SEEDS, blunders_of
from bench.results import FILE
from ridotto.analysis.critic_offsets import fingerprint
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.acts import Discard
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import Discarding
from ridotto.table import letter
from tests.blunders.blunder_positions import BLUNDERS, HEADERS, Blunder

each = pytest.mark.parametrize("position", BLUNDERS, ids=lambda position: position.name)


def test_the_kept_figures_are_those_of_todays_master() -> None:
    """Each of its errors is looked at in docs/strength.md."""
    kept = json.loads(FILE.read_text("utf-8"))["blunders"]["master"]["missed"]
    made = blunders_of("master", seed=1)
    assert set(made) <= set(kept)
    always = [name for name, times in kept.items() if times == len(SEEDS)]
    assert set(always) <= set(made)


def test_the_figures_are_of_these_positions_and_ten_seeds() -> None:
    """A new position or a new net asks for new ones: ``python -m bench.blunders``."""
    figures = json.loads(FILE.read_text("utf-8"))["blunders"]
    assert (figures["positions"], figures["seeds"]) == (len(BLUNDERS), len(SEEDS))
    assert figures["nets"] == fingerprint("minchiate")
    names = {position.name for position in BLUNDERS}
    for level in LEVELS:
        missed = figures[level]["missed"]
        assert set(missed) <= names
        assert figures[level]["blunders"] == sum(missed.values())


def test_chance_often_makes_one() -> None:
    """The positions leave room to go wrong, and the count notices it."""
    assert len(blunders_of("random", seed=1)) > len(BLUNDERS) // 4


@each
def test_the_position_says_what_it_is_about(position: Blunder) -> None:
    """Headers, a source, a reason, what makes it clear; the good acts or the bad ones."""
    names = {name for name, _ in position.record.headers}
    assert names <= HEADERS
    assert names >= {"Title", "Authority", "Theme", "Seat", "Why", "Clear"}
    assert position.record.header("Authority").startswith(("Dr.", "Fi."))
    assert len({"Good", "Bad", "Lays"} & names) == 1 or names & {"Keeps"}


@each
def test_there_is_a_choice(position: Blunder) -> None:
    """The seat is to act, what is named may be done, and something may be done otherwise."""
    assert position.seat in MINCHIATE.awaited(position.state)
    named = position.good + position.bad
    for words in named:
        text = f"{letter(position.seat)} {words}".split()
        if words in PACK:
            assert words in position.lawful
        else:
            (action,) = MINCHIATE.read(position.state, text)
            assert MINCHIATE.judge(position.state, action).lawful
    if named and named[0] in PACK:
        assert set(position.lawful) - set(named)


def test_laying_away_leaves_a_choice() -> None:
    """What must go and what must stay are in the hand, and more may go than must."""
    found = [position for position in BLUNDERS if position.lays or position.keeps]
    assert found
    for position in found:
        deal, seat = position.state.deal, position.seat
        assert isinstance(position.state.phase, Discarding)
        held = {*deal.hands[seat], *deal.laid[seat]}
        assert held.issuperset(position.lays + position.keeps)
        assert len(position.lays) <= deal.owed[seat]
        others = [card for card in held if card not in position.lays]
        poor = sorted(others, key=lambda card: card in position.state.rules.worth)
        assert position.wrong(
            Discard(seat, (*position.keeps, *poor)[: deal.owed[seat]]),
        )


def test_the_suite_covers_the_advice() -> None:
    themes = {position.record.header("Theme") for position in BLUNDERS}
    assert len(BLUNDERS) >= 40
    assert themes >= {
        "partner's trick", "economy", "arie", "matto", "tenuta", "girare", "fumata", "signals",
        "gelose", "killing", "king", "leads", "prima", "terza", "ultima", "discards", "declaring",
        "robbing", "cascare", "claim", "cappotto",
    }  # fmt: skip
