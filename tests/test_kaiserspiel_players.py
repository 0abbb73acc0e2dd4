"""The computer player of Kaiserspiel: lawful, steady, and better than chance."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from ridotto.bots.kaiserspiel import KaiserspielPlayer
from ridotto.bots.kaiserspiel.memory import Memory
from ridotto.bots.player import Player
from ridotto.bots.random_player import RandomPlayer
from ridotto.games.kaiserspiel import KAISERSPIEL, acts
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import HOUSE, View, apply
from ridotto.testing import WatchedParty

BOOK = KAISERSPIEL.rule_sets["nuernberg-1770"]
VARIANTS: dict[str, dict[str, Any]] = {
    "two": {},
    "unrestricted": {"unrestricted": True, "pack": 36, "tournee_for": "both"},
    "cards": {"pack": 36, "point_by": "cards_then_pips"},
    "three": {"players": 3},
}


def play(players: Sequence[Player[Kaiserspiel]], options: dict[str, Any], seed: int) -> Kaiserspiel:
    """A whole sitting."""
    table = KAISERSPIEL.open(BOOK.with_options(options))
    views = [View(seat, table) for seat in range(len(players))]
    dice = random.Random(seed)
    while not KAISERSPIEL.over(table):
        seat = min(KAISERSPIEL.awaited(table))
        house = seat == HOUSE
        action = KAISERSPIEL.shuffle(table, dice) if house else players[seat].act(views[seat])
        assert KAISERSPIEL.judge(table, action).lawful
        table, events = apply(KAISERSPIEL, table, action)
        views = [view.watch(KAISERSPIEL.fold, events) for view in views]
    return table


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_whole_sittings_lawfully_and_the_same_again(variant: str) -> None:
    options = VARIANTS[variant]
    count = options.get("players", 2)
    first = play([KaiserspielPlayer(seed=1) for _ in range(count)], options, 5)
    again = play([KaiserspielPlayer(seed=1) for _ in range(count)], options, 5)
    assert first == again
    assert max(first.party.accounts) > 0


@pytest.mark.parametrize(("options", "games", "least"), [({}, 30, 19), ({"players": 3}, 24, 11)])
def test_it_beats_chance(options: dict[str, Any], games: int, least: int) -> None:
    """With room for bad luck: it wins four of five at two, and more than half at three."""
    count = options.get("players", 2)
    won = 0
    for seed in range(games):
        seat = seed % count
        players: list[Player[Kaiserspiel]] = [
            KaiserspielPlayer(seed=seed) if s == seat else RandomPlayer(KAISERSPIEL, seed=seed)
            for s in range(count)
        ]
        won += play(players, options, seed).party.accounts[seat] > 0
    assert won >= least


K1 = (
    "position dealer B hand A sK sQ sJ s10 s9 s7 h10 h9 dK dQ dA d9 "
    "hand B hK hQ hJ hA h8 h7 dJ d10 d7 cQ cJ c9 turned sA"
)


def course(*statements: str) -> WatchedParty[Kaiserspiel]:
    """A strict table after these statements."""
    table = WatchedParty.open(KAISERSPIEL, BOOK, strict=True)
    for statement in (K1, "A shows nothing", "B shows nothing", *statements):
        for action in KAISERSPIEL.read(table.state, statement.split()):
            table.do(action)
    return table


def test_it_counts_what_is_out() -> None:
    """B throws a heart on a spade: no spade is with him; the club he leads later says nothing."""
    table = course("A tells nothing", "B tells nothing", "1 A sK h7")
    memory = Memory(table.views[0].table, 0)
    assert not any(card[0] == "s" for card in memory.may_hold(1))
    assert memory.none_of(1, ["s8", "sA"]) == 1  # type: ignore[list-item]
    assert 0 < memory.none_of(1, ["cK"]) < 1  # type: ignore[list-item]


def test_it_challenges_what_the_cards_have_proved() -> None:
    """B refuses diamonds, and later shows one."""
    table = course("A tells nothing", "B tells nothing", "1 A d9 h7", "2 A dA")
    player = KaiserspielPlayer(seed=0)
    for card in ("dJ", "cQ"):
        table.do(acts.Play(1, card))  # type: ignore[arg-type]
        if table.state.deal.trick:
            break
    seat = min(KAISERSPIEL.awaited(table.state))
    assert seat == 0
    assert player.act(table.views[0]) == acts.Challenge(0, 1, acts.Ground.REVOKE, 1)


def test_it_asks_to_see_the_rummel() -> None:
    table = course("A tells 56", "B good", "A names s 6", "1 A d9")
    assert KaiserspielPlayer(seed=0).act(table.views[1]) == acts.Demand(1)


def test_it_grants_a_partie_unless_the_cards_prove_a_fault() -> None:
    """Five sets of four that are no imperials win nothing against it; five honest marks do."""
    false = "A shows sK sQ sJ s10 / sK sQ sJ s9 / sK sQ sJ s7 / sK sQ s10 s7 / sK sQ s10 s9"
    table = WatchedParty.open(KAISERSPIEL, BOOK, strict=True)
    for statement in (K1, false):
        for action in KAISERSPIEL.read(table.state, statement.split()):
            table.do(action)
    player = KaiserspielPlayer(seed=0)
    assert player.act(table.views[1]) == acts.Challenge(1, 0, acts.Ground.FALSE_IMPERIAL)
    fair = WatchedParty.open(KAISERSPIEL, BOOK, strict=True)
    score = K1.replace("dealer B", "dealer B score A 4+20 B 0+0")
    for statement in (score, "A shows nothing", "B shows nothing", "A tells 56", "B good"):
        for action in KAISERSPIEL.read(fair.state, statement.split()):
            fair.do(action)
    fair.do(acts.Name(0, "s", 6))
    assert player.act(fair.views[1]) == acts.Demand(1)
    fair.do(acts.Demand(1))
    assert player.act(fair.views[1]) == acts.Grant(1)


@pytest.mark.parametrize(
    ("fiches", "kind"),
    [
        ("A 1+0 B 1+0", acts.EraseFiche),
        ("A 4+0 B 3+0", acts.EraseFiche),
        ("A 4+0 B 2+0", acts.GiveFiche),
        ("A 3+0 B 0+0", acts.GiveFiche),
        ("A 1+0 B 4+0", acts.EraseFiche),
    ],
)
def test_it_keeps_its_fiche_only_when_far_ahead(fiches: str, kind: type[acts.EraseFiche]) -> None:
    """A has dealt wrongly. With a to go and b for B: give if (b - 1)/(a + b - 1) > b/(a + b + 1).

    4 and 3 of 5: a = 1, b = 2: 1/2 against 2/4, nothing gained by giving. 4 and 2: 2/3, 3/5.
    """
    rules = BOOK.with_options({"fine_takes": "offender_chooses"})
    table = WatchedParty.open(KAISERSPIEL, rules)
    position = K1.replace("dealer B", f"dealer A score {fiches}")
    for statement in (position, "fault misdeal A"):
        for action in KAISERSPIEL.read(table.state, statement.split()):
            table.do(action)
    action = KaiserspielPlayer(seed=0).act(table.views[0])
    assert type(action) is kind
    table.do(action)
    assert KAISERSPIEL.awaited(table.state) == {HOUSE}
