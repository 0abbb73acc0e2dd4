"""Explanations in every game: what is advised is what the master does, and the words are there."""

import re
from random import Random
from typing import Any

import pytest

from ridotto.bots import advise, make_player
from ridotto.bots.explanations import book_advice
from ridotto.bots.explanations.reason import CHANCE, GENERAL, LATER, LOT
from ridotto.bots.explanations.reason_words import POINTS, worth
from ridotto.bots.levels import has_nets
from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.server.hint_words import as_advice
from ridotto.server.thinking import advise as hint
from ridotto.server.wire import encode
from ridotto.table import HOUSE, Action, View, apply
from ridotto.table.acts import Cut, Draw
from ridotto.table.rendering import render
from ridotto.table.sentence import SuitFact

ACTS = 120
"""So many acts of one sitting are looked through: some deals of every game."""
ASKED = 2
"""In so many of them the master is asked."""


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


@pytest.mark.parametrize("game", sorted(filter(has_nets, GAMES)))
def test_the_hint_is_what_the_master_does(game: str) -> None:
    """And everything it says can be said in every language."""
    found = acts_of(game, 3)
    player = make_player(game, level="master", seed=0, repeatable=True)
    for state, view, _ in found[8 :: len(found) // ASKED]:
        told = advise(game, view, player)
        assert told.action == player.act(view)
        assert GAMES[game].judge(state, told.action).lawful
        assert told.said or told.reason.kind not in GENERAL
        assert [one.loss for one in told.alternatives] == sorted(
            one.loss for one in told.alternatives
        )
        assert all(one.action != told.action for one in told.alternatives)
        for one in (*told.said, *(other.worth for other in told.alternatives)):
            assert len({render(one.said, language) for language in LANGUAGES}) == len(LANGUAGES)
            assert not re.search(r"\([+-]?\d", one.words), "no bare numbers in parentheses"
            assert not one.rule or one.rule in GAMES[game].rule_book.rules


def test_a_player_of_chance_says_so() -> None:
    view = acts_of("tresette", 1, 14)[-1][1]
    told = advise("tresette", view, make_player("tresette", level="random", seed=1))
    assert told.reason.kind == CHANCE


def test_laying_the_skar_says_which_suit_is_gone() -> None:
    """Taroc: the suits named are those that the dealer held and holds no more."""
    told = 0
    for state, view, action in (one for seed in range(20) for one in acts_of("taroc", seed, 4)):
        if type(action).__name__ != "LaySkar":
            continue
        left = set(state.deal.hands[action.seat]) - set(getattr(action, "cards", ()))
        for one in book_advice("taroc", view, action):
            for name, fact in one.said.facts:
                assert name == "suit"
                assert isinstance(fact, SuitFact)
                told += 1
                assert not any(card.startswith(fact.letter) for card in left)
    assert told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_server_sends_the_whole_explanation(game: str) -> None:
    """A hint is an answer that goes over the wire: act, words, worths."""
    level = "master" if game == "minchiate" else "novice"
    state, view, _ = acts_of(game, 1, 14)[-1]
    found = hint(level, game, view)
    for language in LANGUAGES:
        advice = as_advice(found, level, game, language)
        assert advice.action.seat == view.seat
        assert GAMES[game].judge(state, advice.action).lawful
        assert b'"type":"advice"' in encode(advice)


@pytest.mark.parametrize("unit", [POINTS, "marks"])
def test_what_came_out_better_is_never_called_worse(unit: str) -> None:
    """The player does something else all the same: few cases are no proof."""
    said = worth(-24.0, 100.0, unit, alike=False)
    assert render(said, "en") == "better in the few cases that were tried"
    assert render(worth(2.0, 100.0, unit, alike=False), "en") != render(said, "en")


def test_a_draw_and_a_cut_are_called_mere_luck() -> None:
    """Nothing one knows bears on them, so nothing is promised, whoever is asked."""
    for _, view, action in acts_of("tresette", 1, 5):
        for level in ("novice", "master"):
            player = make_player("tresette", level=level, seed=0, repeatable=True)
            told = advise("tresette", view, player)
            assert (told.reason.kind == LOT) == isinstance(action, Draw | Cut), told.why


@pytest.mark.parametrize("game", sorted(filter(has_nets, GAMES)))
def test_a_hint_always_tells_something_to_go_by(game: str) -> None:
    """A vague reason is never all: the book, the worth of other cards, or the player's habit."""
    player = make_player(game, level="master", seed=0, repeatable=True)
    for _, view, _ in acts_of(game, 5)[6::23]:
        told = advise(game, view, player)
        if told.reason.kind == LATER and any(one.worse for one in told.alternatives):
            assert len(told.said) > 1 or not hasattr(told.action, "card"), told.why
        if told.reason.leading:
            assert not told.reason.sure
            assert len(told.said) > 1, "how likely it is, or that it need not decide"
