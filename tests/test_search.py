"""Players who search: lawful everywhere, steady, and their light tables true to the rules."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from bench.kaiserspiel_promise import deals, promises
from bench.search_agreement import VARIANTS, Divergence, agree, compare_deal
from bench.search_manners import gather
from ridotto.bots.guimbarde.searching import GuimbardeSearcher
from ridotto.bots.kaiserspiel.promise import promise as board_promise
from ridotto.bots.kaiserspiel.searching import KaiserspielSearcher
from ridotto.bots.search import LEVELS, Searcher, pace_of
from ridotto.bots.search.light.duty import lawful, turn
from ridotto.bots.search.light.ending import DEEPEST, solve
from ridotto.bots.search.light.layout import DONE, SIZE, SUITS, TRICKS
from ridotto.bots.search.light.manner import choose
from ridotto.bots.search.light.playing import finish, going_on, play
from ridotto.bots.search.light.tree import VISITS, grow, new_trees
from ridotto.bots.taroc.searching import TarocSearcher
from ridotto.bots.tresette.promise import promise as marks_promise
from ridotto.bots.tresette.searching import TresetteSearcher
from ridotto.games import GAMES
from ridotto.kernel.chance import dice_from
from ridotto.notation import parse, run
from ridotto.table import HOUSE, ScoreLine, View, apply

SEARCHERS: dict[str, type[Searcher[Any]]] = {
    "tresette": TresetteSearcher,
    "taroc": TarocSearcher,
    "kaiserspiel": KaiserspielSearcher,
    "guimbarde": GuimbardeSearcher,
}

SHORT: dict[str, dict[str, Any]] = {
    "tresette": {"deals": 1},
    "taroc": {"deals": 1, "deals_with_four": 4},
    "kaiserspiel": {"target": 1},
    "guimbarde": {"deals": 1},
}
"""Sittings of a deal or little more."""


DEALS = {"tresette": 6, "taroc": 2, "kaiserspiel": 12, "guimbarde": 12}
"""Under every house rule; the bench does thousands."""


@pytest.mark.parametrize("name", SEARCHERS)
def test_light_tables_agree_with_the_rules(name: str) -> None:
    """Lawful cards at every turn, and what is made and paid at the end."""
    game = GAMES[name]
    for options in VARIANTS[name]:
        for rules in game.rule_sets.values():
            for seed in range(DEALS[name]):
                compare_deal(game, rules.with_options(options), 1_000 + seed)


def test_a_difference_is_noticed() -> None:
    """The comparison itself can fail."""
    with pytest.raises(Divergence, match="points: light table 4, rules 5"):
        agree("points", 4, 5)


FORMS = [
    ("tresette", {}, True),
    ("tresette", {"continuation": True, "signals": True, "target": 9}, False),
    ("tresette", {"players": 3, "three_player_talon": "to_last_trick"}, True),
    ("tresette", {"players": 2, "two_player": "packets"}, False),
    ("tresette", {"players": 2}, True),
    ("taroc", {}, False),
    ("taroc", {"skis_may_be_led": True, "must_overtrump": True}, True),
    ("kaiserspiel", {}, True),
    ("kaiserspiel", {"players": 3, "unrestricted": True}, False),
    ("guimbarde", {}, False),
    ("guimbarde", {"players": 3, "break_marriage": "allowed_for_fine"}, True),
    ("guimbarde", {"players": 9}, False),
]


@pytest.mark.parametrize(("name", "options", "strict"), FORMS, ids=str)
def test_they_play_lawfully_to_the_end(name: str, options: dict[str, Any], strict: bool) -> None:
    """Every act is lawful, and the same from a player who sits down afresh; three deals at most."""
    game = GAMES[name]
    rules = next(iter(game.rule_sets.values())).with_options({**SHORT[name], **options})
    state = game.open(rules, strict=strict)
    dice, levels = Random(str(options)), ("player", "master")
    views = [View(seat, state) for seat in range(game.seats(state))]
    while not game.over(state) and state.party.deals < 3:
        seat = min(game.awaited(state))
        if seat == HOUSE:
            action = game.shuffle(state, dice)
        else:
            level = levels[seat % 2]
            action = SEARCHERS[name](seed=seat, level=level, worlds=4).act(views[seat])
            again = SEARCHERS[name](seed=seat, level=level, worlds=4)
            assert dice.random() < 0.8 or again.act(views[seat]) == action
            assert game.judge(state, action).lawful
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    assert sum(game.accounts(state)) == 0


@pytest.mark.parametrize("name", ["tresette", "kaiserspiel"])
def test_the_last_tricks_are_solved_as_by_looking_at_everything(name: str) -> None:
    """Cutting off what cannot matter, and taking like cards for one, changes no value."""
    rules, tables, manners, equity = gather(name, 10, {})
    left = {"tresette": 2, "kaiserspiel": 3}[name]
    row = np.zeros((DEEPEST, SIZE), dtype=np.int64)
    may = np.zeros((DEEPEST, SUITS + 1), dtype=np.int64)
    bounds = np.zeros((DEEPEST, 2))
    for r, table, w in zip(rules, tables, manners, strict=True):
        while r[TRICKS] - table[DONE] > left:
            seat = turn(r, table)
            play(r, table, seat, choose(r, table, w, seat, may[0], dice_from(1)))
        row[0] = table
        assert solve(r, row, may, bounds, 0, equity) == _everything(r, table, equity)


def test_a_tree_learns_what_the_last_tricks_are_worth() -> None:
    """With all cards open, the card that made most in its tree is one that solving names best."""
    rules, tables, manners, equity = gather("kaiserspiel", 10, {})
    tries = 1500
    for r, table, w in zip(rules, tables, manners, strict=True):
        room = np.zeros((2, 256), dtype=np.int64)
        while r[TRICKS] - table[DONE] > 3:
            seat = turn(r, table)
            play(r, table, seat, choose(r, table, w, seat, room[0], dice_from(1)))
        seat = turn(r, table)
        lawful(r, table, seat, room[0])
        first = np.array(_cards(room[0]))
        values, alive = np.zeros((len(first), tries)), np.ones(len(first), dtype=np.int64)
        nodes, totals, notes, reals = new_trees(first, seat, len(first) * tries)
        grow(
            r, w, equity, np.array([table] * len(first)), first, alive, seat,
            np.zeros((tries, SIZE), dtype=np.int64), 0, tries, values, nodes, totals, notes,
            np.zeros((2, SIZE), dtype=np.int64), room, reals, 1, dice_from(1),
        )  # fmt: skip
        assert (nodes[: len(first), VISITS] == tries).all()
        solved = []
        for card in first:
            after = table.copy()
            play(r, after, seat, card)
            solved.append(_everything(r, after, equity) * (1 if seat == 0 else -1))
        learnt = values[:, tries // 2 :].mean(axis=1)
        assert solved[int(learnt.argmax())] == max(solved)


def _cards(may: Any) -> list[int]:
    return [card for card in range(6 * 32) if int(may[card >> 5]) >> (card & 31) & 1]


def _everything(r: Any, table: Any, equity: Any) -> float:
    """The first side's best against the other's best, every lawful card of everybody tried."""
    if not going_on(r, table):
        return finish(r, table.copy(), 0, equity)
    seat, may = turn(r, table), np.zeros(6, dtype=np.int64)
    lawful(r, table, seat, may)
    values = []
    for card in _cards(may):
        after = table.copy()
        play(r, after, seat, card)
        values.append(_everything(r, after, equity))
    return max(values) if seat % 2 == 0 else min(values)


def test_the_pace_is_the_levels_or_what_is_asked() -> None:
    """A number of worlds frees it from the clock; a budget is in milliseconds."""
    assert pace_of("player", None, None) == LEVELS["player"]
    assert pace_of("master", 50, None).seconds == 0.05
    assert pace_of("master", 50, 10).worlds == 10
    with pytest.raises(ValueError, match="no level 'novice' of search"):
        pace_of("novice", None, None)


def test_marks_promise_what_the_next_deal_must_bring() -> None:
    """Even marks promise nothing, more marks more; with no deal to come nothing is promised."""
    endless, row = marks_promise(21, 10, -1), 22
    assert abs(endless[0]) < 1e-9
    assert abs(endless[15 * row + 15]) < 1e-9
    assert endless[18 * row + 5] > endless[12 * row + 5] > 0 > endless[5 * row + 12]
    assert not marks_promise(21, 10, 0).any()


def test_a_board_promises_more_to_whoever_is_nearer() -> None:
    """A fiche counts more than five loose jettons, and those more than one."""
    board, row = board_promise(5), 31
    assert board[30 * row + 30] == 0
    assert board[24 * row + 30] > board[25 * row + 30] > board[29 * row + 30] > 0
    assert board[6 * row + 30] == -board[30 * row + 6] > 0.8


def test_a_long_partie_is_read_from_its_distance() -> None:
    """The file knows eight imperials; with ten each to make, two fewer each promise the same."""
    board, row = board_promise(10), 61
    assert board[59 * row + 60] == board_promise(8)[47 * 49 + 48]
    assert board[60 * row + 1] < -0.9


def test_promises_are_reckoned_back_from_deals() -> None:
    """If every deal brings elder an imperial and nothing else, whoever is elder first wins.

    With one imperial left to both, elder makes it: +1. With two against one, elder has one left
    after the deal, but then the other is elder and makes his: -1. With one against two: +1. With
    two each, elder comes to one against two, with the other elder, who comes to one each, with the
    first elder again: +1.
    """
    rules, _ = deals(0)
    worth = promises(rules, [(ScoreLine(0, "imperial.four", 24),)])
    found = [worth[here - 1, there - 1] for here, there in ((6, 6), (12, 6), (6, 12), (12, 12))]
    assert found == [1, -1, 1, 1]


def test_importing_the_players_compiles_nothing() -> None:
    """Numba is fetched only when a player first looks ahead."""
    code = "import sys, " + ", ".join(f"ridotto.bots.{name}.searching" for name in SEARCHERS)
    code += "; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


LAST_TRICKS = """\
Game: taroc
Rules: taroc-spiel-1750

position dealer B leader B hand A 5 cK hand B 21 1 hand C s3 s2 tricks A rest skar h2 h3 h4
"""


@pytest.mark.parametrize("level", LEVELS)
def test_the_pagat_is_kept_for_the_last_trick_when_only_one_taroc_is_out(level: str) -> None:
    """B leads, with Mongue and Pagat; of tarocs only the 5 is out, wherever it lies (r. 12-14).

    The Mongue draws it, then the Pagat takes the last trick: 10 from each. Both tricks together
    count 10 for B's cards and 8 for the others', less 4: 34 in all. Led at once the Pagat falls to
    the 5, which costs 5 to each, and the Mongue's trick counts at most 5 + 5 + 1 - 2 = 9: -1.
    """
    player = TarocSearcher(seed=1, level=level, worlds=64)
    view = _view_of(LAST_TRICKS, 1)
    assert getattr(player.act(view), "card", None) == "21"
    best, other = player.choices(view)
    assert (best.card, other.card) == ("21", "1")
    # The rest of the count is the same either way.
    assert best.value - other.value >= 34 - -1


def _view_of(record: str, seat: int) -> View[Any]:
    """The view of a seat after a record."""
    done = run(parse(record))
    state: Any = done.opening
    view = View(seat, state)
    for action in done.actions:
        state, events = apply(done.game, state, action)
        view = view.watch(done.game.fold, events)
    return view
