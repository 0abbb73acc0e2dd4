"""Explanations in every game: something is said or weighed, and what can be checked is so."""

import math
import re
from random import Random
from typing import Any

import pytest

from ridotto.bots import explain, make_player
from ridotto.games import GAMES
from ridotto.server.thinking import advise
from ridotto.server.wire import Advice, encode
from ridotto.table import HOUSE, Action, View, apply
from ridotto.table.acts import Play

ACTS = 120
"""So many acts of one sitting are explained: some deals of every game."""

BIDDING = {"bieten"}
"""Games in which the weighing is of figures, said in the words, not of cards."""


def acts_of(game: str, seed: int, most: int = ACTS) -> list[tuple[Any, View[Any], Action]]:
    """What four players by the book do from the start, each with the view it was done from."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    state = GAMES[game].open(rules)
    views = {seat: View(seat, state) for seat in range(GAMES[game].seats(state))}
    player, dice = make_player(game, seed=seed), Random(seed)
    found: list[tuple[Any, View[Any], Action]] = []
    while len(found) < most and not GAMES[game].over(state):
        seat = min(GAMES[game].awaited(state))
        if seat == HOUSE:
            action = GAMES[game].shuffle(state, dice)
        else:
            action = player.act(views[seat])
            found.append((state, views[seat], action))
        state, events = apply(GAMES[game], state, action)
        views = {n: view.watch(GAMES[game].fold, events) for n, view in views.items()}
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_card_is_weighed_and_explained(game: str) -> None:
    player, cards, words = make_player(game, seed=3), 0, 0
    for _, view, action in acts_of(game, 3):
        told = explain(game, view, action, player=player)
        words += bool(told.why)
        assert told.action == action
        for one in told.said:
            assert one.words
            assert "  " not in one.words
        if not isinstance(action, Play) or game in BIDDING:
            continue
        cards += 1
        assert told.why
        assert told.value is not None
        assert math.isfinite(told.value)
        values = [other.value for other in told.alternatives]
        assert values == sorted(values, reverse=True)
        assert all(told.value >= value for value in values)
        assert all(other.action != action for other in told.alternatives)
    assert words
    assert cards or game in BIDDING


def test_a_word_in_bieten_carries_its_chance() -> None:
    """Bids and answers say how often the figure is there; a chance is a share."""
    shares = [
        int(share)
        for _, view, action in acts_of("bieten", 5)
        for share in re.findall(r"in (\d+)% of the ways", explain("bieten", view, action).why)
    ]
    assert shares
    assert all(0 <= share <= 100 for share in shares)


def test_laying_the_skar_says_which_suit_is_gone() -> None:
    """Taroc: the suits named are those that the dealer held and holds no more."""
    told = 0
    for state, view, action in (one for seed in range(20) for one in acts_of("taroc", seed, 4)):
        if type(action).__name__ != "LaySkar":
            continue
        said = explain("taroc", view, action).why
        left = set(state.deal.hands[action.seat]) - set(getattr(action, "cards", ()))
        letters = {"Spades": "s", "Hearts": "h", "Diamonds": "d", "Clubs": "c"}
        for name in re.findall(r"no card of ([\w ]+)", said):
            for suit in name.split(" and "):
                told += 1
                assert not any(card.startswith(letters[suit]) for card in left)
    assert told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_server_sends_the_whole_explanation(game: str) -> None:
    """A hint is an answer that goes over the wire: act, words, values."""
    level = "master" if game == "minchiate" else "novice"
    for state, view, _ in acts_of(game, 1, 14)[10:]:
        advice = advise(level, game, view)
        assert isinstance(advice, Advice)
        assert advice.action.seat == view.seat
        assert GAMES[game].judge(state, advice.action).lawful
        if advice.unit == "points" and advice.value is not None and advice.alternatives:
            assert advice.value >= advice.alternatives[0].value
        assert b'"type":"advice"' in encode(advice)


def test_in_bieten_a_master_says_how_often() -> None:
    """He mixes: each act comes with its share, and shares are parts of a hundred."""
    player, told = make_player("bieten", level="master", seed=1, repeatable=True), 0
    for _, view, action in acts_of("bieten", 2, 40):
        shares = explain("bieten", view, action, player=player)
        values = [one.value for one in shares.alternatives]
        told += bool(values)
        assert all(-1e-9 <= value <= 100 + 1e-9 for value in values)
        assert sum(values) + (shares.value or 0.0) <= 100 + 1e-6
        assert shares.unit == "% of the time"
    assert told
