"""The arena: what a bout measures, how bouts are counted, and that a contest can be resumed."""

import json
import math
from pathlib import Path

import pytest

from ridotto.arena import (
    UNITS,
    Arena,
    Bout,
    Entrant,
    Ledger,
    LedgerError,
    compete,
    elo,
    estimate,
    play_bout,
    read_entrant,
    standings,
)
from ridotto.arena.bouts import seating
from ridotto.cli.app import run
from ridotto.games import GAMES

NOVICE, CHANCE = Entrant("novice"), Entrant("random")


def arena(game: str, *entrants: Entrant, options: dict[str, object] | None = None) -> Arena:
    rules = next(iter(GAMES[game].rule_sets.values())).with_options(options or {})
    return Arena(game, rules, entrants or (NOVICE, CHANCE), None, 7)


# Bouts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(UNITS))
def test_nobody_wins_from_himself(game: str) -> None:
    """Both ways round the cards, the dealer and all chance are the same."""
    bout = play_bout(arena(game, CHANCE, CHANCE), (0, 1), 3)
    assert bout.paid == 0
    assert not bout.points


def test_every_game_has_a_unit() -> None:
    assert set(UNITS) == set(GAMES)


@pytest.mark.parametrize(
    ("game", "options", "deal", "chairs"),
    [
        ("minchiate", {}, 0, (0, 1, 0, 1)),
        ("minchiate", {}, 1, (0, 1, 0, 1)),
        ("tresette", {}, 0, (0, 1, 0, 1)),
        ("taroc", {}, 0, (0, 1, 0)),
        ("taroc", {}, 1, (1, 0, 0)),
        ("kaiserspiel", {}, 1, (1, 0)),
        ("bieten", {"players": 4}, 0, (0, 1, 0, 1)),
    ],
)
def test_partners_are_of_one_kind_and_others_alternate(
    game: str, options: dict[str, object], deal: int, chairs: tuple[int, ...]
) -> None:
    assert seating(GAMES[game], arena(game, options=options).table, deal) == chairs


@pytest.mark.parametrize(
    ("game", "deals"), [("minchiate", 8), ("taroc", 8), ("tresette", 8), ("kaiserspiel", 8)]
)
def test_advice_beats_chance(game: str, deals: int) -> None:
    contest = arena(game)
    bouts = [play_bout(contest, (0, 1), deal) for deal in range(deals)]
    assert estimate([bout.paid for bout in bouts]).mean > 0
    assert sum(bout.paid > 0 for bout in bouts) > deals / 2


# Figures ---------------------------------------------------------------------------------------


def test_an_estimate_is_the_mean_and_its_interval() -> None:
    """Of 1, 2, 3, 6: mean 3, variance (4 + 1 + 0 + 9) / 3, error its root over two."""
    found = estimate([1, 2, 3, 6])
    assert found.mean == 3
    assert found.width == pytest.approx(1.959964 * math.sqrt(14 / 3) / 2)
    assert found.decided
    assert not estimate([-2, -1, 0, 3]).decided


def test_a_standing_counts_who_came_out_ahead() -> None:
    """Where nothing is paid, the points decide; where these are even too, nobody is ahead."""
    margins = [(2.0, 80.0), (-1.0, 5.0), (0.0, 10.0), (0.0, 0.0)]
    bouts = [Bout((0, 1), n, paid, points) for n, (paid, points) in enumerate(margins)]
    (found,) = standings(bouts)
    assert (found.won, found.lost, found.deals) == (2, 1, 4)
    assert found.paid.mean == found.ahead.mean == 0.25


def test_elo_of_two_is_that_of_their_bouts() -> None:
    """Three won of four, half a bout added each way: 3.5 to 1.5 are 400 log10(7/3) apart."""
    bouts = [Bout((0, 1), n, margin) for n, margin in enumerate([1, 1, -1, 1])]
    first, second = elo(bouts, 2)
    assert first.mean - second.mean == pytest.approx(400 * math.log10(7 / 3), abs=0.1)


def test_elo_orders_three() -> None:
    bouts = [Bout(pair, n, 1.0) for n in range(4) for pair in ((0, 1), (0, 2), (1, 2))]
    first, second, third = (rating.mean for rating in elo(bouts, 3))
    assert first > second > third
    assert first + second + third == pytest.approx(0, abs=0.1)


# Contests --------------------------------------------------------------------------------------


def test_a_contest_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    contest, path = arena("kaiserspiel"), tmp_path / "bouts"
    whole = list(compete(contest, Ledger(contest, None), 3))
    part = Ledger(contest, path)
    next(compete(contest, part, 3))
    with path.open("ab") as file:
        file.write(b'{"pair":[0,')
    again = Ledger(contest, path)
    assert len(again.bouts) == 1
    list(compete(contest, again, 3))
    assert [(b.deal, b.paid) for b in Ledger(contest, path).bouts] == [
        (b.deal, b.paid) for b in whole
    ]


def test_a_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bouts"
    Ledger(arena("kaiserspiel"), path)
    before = path.read_bytes()
    with pytest.raises(LedgerError, match=r"begun with players .*name another file"):
        Ledger(arena("kaiserspiel", CHANCE, NOVICE), path)
    assert path.read_bytes() == before


def test_several_processes_play_the_same_bouts() -> None:
    contest = arena("kaiserspiel")
    abreast = compete(contest, Ledger(contest, None), 2, jobs=2)
    assert {(b.deal, b.paid) for b in abreast} == {
        (b.deal, b.paid) for b in compete(contest, Ledger(contest, None), 2)
    }


def test_entrants_may_have_their_own_time() -> None:
    assert read_entrant("novice:50") == Entrant("novice", 50)
    assert read_entrant("novice:50").name == "novice:50"
    with pytest.raises(ValueError, match="no player 'nobody'; there are: novice"):
        read_entrant("nobody")
    with pytest.raises(ValueError, match="milliseconds"):
        read_entrant("novice:long")


# The command -----------------------------------------------------------------------------------


def test_the_command_tells_a_contest(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "kaiserspiel", "--players", "novice", "random", "--deals", "2", "--json"]
    assert run(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == ["novice", "random"]
    assert told["pairs"][0]["deals"] == 2
    assert run(words[:-1]) == 0
    assert "novice – random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["kaiserspiel", "--players", "novice"], "name two players or more"),
        (["kaiserspiel", "--players", "novice", "novice"], "everybody competes once"),
        (["kaiserspiel", "--players", "novice", "nobody"], "no player 'nobody'"),
        (["whist", "--players", "novice", "random"], "no game 'whist'"),
    ],
)
def test_the_command_says_what_is_wrong(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *words]) == 2
    assert complaint in capsys.readouterr().err
