"""A duplicate deal: the same cards, the same players, and where those who played it parted."""

import pytest

from ridotto.duplicate.computer_field import FieldPlay, FieldPlayer, field_of, play_field
from ridotto.duplicate.deal_seeds import seal_of, seed_of
from ridotto.duplicate.key_moments import Trace, TracedAct, TracedPlay, key_moment, trace_of
from ridotto.duplicate.same_deal import BY_THE_HOUSE, SameDeal
from ridotto.games import GAMES
from ridotto.server import ledger_entries as e
from ridotto.server.duplicate_play import PACE
from ridotto.server.duplicate_store import ResultRow
from ridotto.server.standings import standing_rows, strongest_level
from ridotto.table import Action, apply
from ridotto.table.acts import Play, Shuffle


def a_deal(game: str, number: int = 0, seed: str = "1" * 64) -> SameDeal:
    """By the game's first book."""
    rules = next(iter(GAMES[game].rule_sets))
    return SameDeal(game=game, rules=rules, number=number, seed=seed)


def played(deal: SameDeal, opponents: str, player: FieldPlayer, seconds: float) -> FieldPlay:
    """To the end, in portions."""
    play = FieldPlay(())
    while not play.scores:
        play = play_field(deal, opponents, player, play.actions, seconds)
    return play


def by_chance(play: FieldPlay) -> list[Action]:
    """What the house decided."""
    return [act for act in play.actions if isinstance(act, (Shuffle, *BY_THE_HOUSE))]


@pytest.mark.parametrize("game", ["bieten", "guimbarde"])
@pytest.mark.parametrize("level", ["player", "master"])
def test_players_who_learnt_do_the_same_every_time(game: str, level: str) -> None:
    """However often they are broken off, and whoever plays the deal before."""
    deal, player = a_deal(game), FieldPlayer(level, 0)
    whole = played(deal, "player", player, 60.0)
    assert played(deal, "player", player, 0.0) == whole


@pytest.mark.parametrize("game", list(GAMES))
def test_cards_hang_on_the_seed_alone(game: str) -> None:
    """Whoever plays: the same shuffles, cuts and lots. With another seed, others."""
    novice = played(a_deal(game), "novice", FieldPlayer("novice", 0), 60.0)
    chance = played(a_deal(game), "novice", FieldPlayer("random", 1), 60.0)
    assert by_chance(novice) == by_chance(chance)
    other = played(a_deal(game, seed="2" * 64), "novice", FieldPlayer("novice", 0), 60.0)
    assert by_chance(novice) != by_chance(other)


LONGEST_DEAL, OTHER_DEALS = 12 * 60.0, 3 * 60.0
"""Seconds that a day's deal may take: in Minchiate, and in all others."""
TRICK_IS_SHOWN = 1.3
"""Seconds for which the page leaves a trick on the table (`LINGER` in settings.svelte.ts)."""


def seconds_of(play: FieldPlay, decision: float) -> float:
    """How long a deal takes at the table, if a person takes so long for a decision."""
    acts = [act for act in play.actions if act.seat >= 0 and not isinstance(act, BY_THE_HOUSE)]
    own = sum(act.seat == 0 for act in acts)
    tricks = sum(act.seat == 0 and isinstance(act, Play) for act in acts)
    return own * decision + (len(acts) - own) * PACE / 1000 + tricks * TRICK_IS_SHOWN


@pytest.mark.parametrize("game", list(GAMES))
def test_a_days_deal_takes_twelve_minutes_in_minchiate_and_three_in_the_others(game: str) -> None:
    """Also with four and a half seconds for every decision, and with twenty-five in Minchiate."""
    decision, longest = (25.0, LONGEST_DEAL) if game == "minchiate" else (4.5, OTHER_DEALS)
    for number in range(4):
        deal = a_deal(game, number=number, seed=f"{number:064}")
        play = played(deal, "novice", FieldPlayer("novice", 0), 60.0)
        assert seconds_of(play, decision) <= longest


@pytest.mark.parametrize("game", list(GAMES))
def test_a_deal_is_short_enough_for_a_day(game: str) -> None:
    """Some 25 decisions at most in the longest, and it is decided after one deal."""
    play = played(a_deal(game), "novice", FieldPlayer("novice", 0), 60.0)
    own = [act for act in play.actions if act.seat == 0 and not isinstance(act, BY_THE_HOUSE)]
    assert 5 <= len(own) <= 30
    assert len([act for act in play.actions if isinstance(act, Shuffle)]) <= 1
    assert len(play.scores) == GAMES[game].seats(GAMES[game].open(a_deal(game).rule_set))


def test_the_field_has_every_level_that_may_play() -> None:
    field = field_of("bieten", ("novice", "player", "master"))
    assert [one.level for one in field] == ["novice", *["player"] * 8, "master"]
    assert len({one.name for one in field}) == len(field)


def test_a_seal_is_the_hash_of_name_and_secret() -> None:
    """As the protocol says it; computed with sha256sum."""
    digest = "6130e0749b70dcb8d8ef903aae8615b6ae5c6697a16610db0abc60191e3796dc"
    assert seal_of("2026-11-18", "0" * 64) == digest
    assert seed_of("00", "a") != seed_of("00", "b")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_seed_is_masked_for_everybody(seat: int | None) -> None:
    """Two tables that differ in nothing but the seed look the same, byte for byte."""
    seen = [e.masked(e.Duplicate("day", 1, seed * 64), seat) for seed in "12"]
    assert e.encode_page((seen[0],)) == e.encode_page((seen[1],))


# Where they parted


def step(before: str, card: str) -> TracedAct:
    return TracedAct(before, {"type": "play", "card": card}, f"A plays {card}")


def test_the_key_moment_is_where_those_in_the_same_place_parted_most() -> None:
    """Of four, three play h1 first and one h2; of the three, one plays s1 then, two s2.

    One of three is more even than one of four, but four are more than three: apart are two of four
    with 6/16, times four 1.5; two of three with 4/9, times three 1.33.
    """
    mine = TracedPlay((step("0", "h1"), step("1", "s1")), 5.0)
    others = [
        TracedPlay((step("0", "h1"), step("1", "s2")), 1.0),
        TracedPlay((step("0", "h1"), step("1", "s2")), 3.0, "novice"),
        TracedPlay((step("0", "h2"), step("9", "s1")), 7.0, "master"),
    ]
    found = key_moment(mine, others)
    assert found is not None
    assert found.decision == 1
    first, second = found.choices
    assert (first.action["card"], first.persons, first.computers) == ("h1", 2, ("novice",))
    assert (first.mean, first.mine) == (3.0, True)
    assert (second.action["card"], second.persons, second.computers) == ("h2", 0, ("master",))
    assert (second.mean, second.mine) == (7.0, False)


def test_where_all_did_the_same_there_is_no_moment() -> None:
    mine = TracedPlay((step("0", "h1"),), 5.0)
    assert key_moment(mine, [TracedPlay((step("0", "h1"),), 1.0)]) is None
    assert key_moment(mine, []) is None


def test_a_trace_tells_two_places_apart_by_what_the_seat_saw() -> None:
    """The first decision of the same deal is in the same place; of another deal it is not."""
    traces: list[Trace] = []
    for seed in ("1", "1", "2"):
        deal = a_deal("kaiserspiel", seed=seed * 64)
        play = played(deal, "novice", FieldPlayer("random", len(traces)), 60.0)
        state, acts = deal.the_game.open(deal.rule_set), []
        opening = state
        for action in play.actions:
            state, events = apply(deal.the_game, state, action)
            acts.append(events)
        traces.append(trace_of(deal.the_game, opening, acts, 0))
    assert traces[0][0].before == traces[1][0].before
    assert traces[0][0].before != traces[2][0].before


def test_the_strongest_computer_player_is_so_by_its_level_and_not_by_its_luck() -> None:
    """Whoever missed the deal is told by this whose play can be gone through."""
    made = [
        ResultRow("deal", f"{level}-0", 0, "bieten", "", "", level, points, points, True, 0, b"")
        for level, points in (("novice", 2.0), ("player", 9.0), ("master", -3.0))
    ]
    assert strongest_level(made) == "master"
    assert [row.level for row in standing_rows(made, None)] == ["player", "novice", "master"]


def test_nobody_is_taken_for_another_in_a_ranking() -> None:
    """Who was done first keeps the name; one that only looks alike is told apart."""
    made = [
        ResultRow("deal", f"t{at}", 0, "bieten", f"p{at}", name, "", points, points, True, at, b"")
        for at, name, points in ((2, "N\u043era", 9.0), (1, "Nora", 2.0), (3, "Otto", 1.0))
    ]
    names = [row.name for row in standing_rows(made, None)]
    assert names[1:] == ["Nora", "Otto"]
    assert names[0] not in ("Nora", "N\u043era")
