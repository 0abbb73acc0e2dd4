"""Strict tables of every game under all laws of challenges, by the hundred thousand.

Seeds are spread over all cores. What has been played is kept in build/strict.json: stopped
at any time, the bench goes on where it was. What breaks a law is written down beside it. Nothing is
needed but what Ridotto needs to run.

    python -m bench.strict                      # a hundred times what the tests play, every game
    python -m bench.strict taroc --times 500
    python -m bench.strict --minutes 8          # as much of it as can be played in that time
    python -m bench.strict --fresh              # from the first seed again
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from bench.strict_parties import FAULT_BOOKS
from ridotto.games import GAMES
from ridotto.table import RuleSet
from ridotto.testing.challenge_laws import StrictTable, check_strict
from ridotto.testing.laws import LawBroken

PARTS: Final = 2
"""Into how many parts the tests divide each game."""

SEATINGS: Final = {
    "minchiate": 180,
    "taroc": 170,
    "tresette": 320,
    "kaiserspiel": 800,
    "guimbarde": 600,
    "bieten": 320,
}
"""Tables of one deal or two that the tests play: some ten seconds a game."""

ROUNDS: Final = 250
"""The games take turns: stopped at any time, the bench has seen something of each."""

STEP: Final = 20
"""Seatings at a time: a process that is told to stop finishes so many first."""

COUNTS: Final = ("deals", "upheld", "dismissed", "refused", "compared", "innocent", "weighed")
KEPT: Final = Path("build") / "strict.json"

TABLES: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "minchiate": (
        {},
        {"declare.marking": "netted", "faults.conto_laid_away": "barred"},
        {
            "deal.filled_by": "robber",
            "cut.rob_until": "cartiglia",
            "declare.keep_back": False,
            "matto.late_lost": False,
        },
        {
            "king.matto_saves": False,
            "matto.cheapest_dies": True,
            "cappotto.matto_marks": 10,
            "cappotto.count": "constant",
            "faults.number_mended": False,
        },
    ),
    "taroc": (
        {},
        {"players": 4, "king_pays": True, "fines_to": "challenger"},
        {"direction": "left", "must_overtrump": True, "ten_tarocs_condition": "none"},
        {"skis_may_be_led": True, "skis_deadline": 1, "queens_with_skis": 5},
        {
            "direction": "left",
            "yielded_lead": "next",
            "skar_fault_returns": "dealers_honours",
            "ten_tarocs_count_skis": False,
            "pagat_lost_by": "overtrumped",
            "pagat_last_by": "trumping",
        },
    ),
    "tresette": (
        {},
        {"continuation": True, "three_sevens": "ends_partie", "signals": True},
        {"players": 3, "window2_from": "forehand", "three_player_talon": "to_last_trick"},
        {"players": 2, "two_player": "packets", "great_results": "bonus"},
        {"players": 2, "heaps_announced": True},
        {"announce_time": "before_play", "target": 11, "redraw_partners_every": 2},
        {"target": 5},
    ),
    "kaiserspiel": (
        {"partien": 50},
        {"players": 3, "partien": 50},
        {"pack": 36, "unrestricted": True, "tournee_for": "both", "target": 2, "partien": 50},
        {"fine_wins": True, "faults.false_claim": 0, "target": 1, "partien": 50},
        {"fine_takes": "offender_chooses", "rummel_of": "any_suit", "target": 4, "partien": 50},
    ),
    "guimbarde": (
        {},
        {"players": 3, "point_by": "pips", "marriage_king_led": False},
        {"players": 4, "hidden_point": "stays", "hand_marriage_time": "at_boxes"},
        {"players": 6, "break_marriage": "allowed_for_fine", "fou_pay": "when_played"},
        {
            "players": 5,
            "pack": "from_sixes",
            "fonds_always": False,
            "grand_table_immediate": True,
        },
    ),
    "bieten": (
        {"target": 3},
        {"players": 2, "target": 4, "good_forfeits": "all"},
        {"players": 4, "penalty_floor": "zero", "revoke_card_void": True},
        {"players": 5, "answer_order": "bidder", "stand_cancels_good": False},
        {
            "players": 3,
            "target": 5,
            "spiel_out_of_turn": True,
            "spiel_bid_from_hand": True,
            "stand_by_best": True,
            "weli_equal_stands": True,
            "weli_freed_by_good": True,
        },
    ),
}
"""What tables agree on: what bears on faults and challenges, and few points to win."""


@cache
def tables_of(name: str) -> list[RuleSet]:
    """Every book of a game, and each with every one of its agreements."""
    books = GAMES[name].rule_sets.values()
    return [book.with_options(options) for options in TABLES[name] for book in books]


def seat(name: str, seed: int) -> StrictTable[Any]:
    """One seating of a game: its table and its deals follow from the seed."""
    tables = tables_of(name)
    rules, deals = tables[seed % len(tables)], 1 + seed // 3 % 2
    return check_strict(GAMES[name], rules, seed, deals=deals, book=FAULT_BOOKS[name])


class Step(NamedTuple):
    """Some seatings of a game, played by one process in one go."""

    game: str
    seeds: range


def play_step(step: Step) -> dict[str, Any]:
    """Some seatings of a game: what was counted, and what broke a law."""
    counted = dict.fromkeys(COUNTS, 0)
    broken: dict[str, str] = {}
    for seed in step.seeds:
        try:
            played = seat(step.game, seed)
        except LawBroken as law:
            broken[str(seed)] = str(law)
            continue
        for count in COUNTS:
            counted[count] += getattr(played, count)
    return {"counted": counted, "broken": broken}


def steps(games: list[str], times: int, kept: dict[str, Any]) -> Iterator[Step]:
    """Everything that is still to be played; the games take turns."""
    done = {name: kept[name]["seatings"] for name in games}
    for number in range(1, ROUNDS + 1):
        for name in games:
            wanted = SEATINGS[name] * times * number // ROUNDS
            for first in range(done[name], wanted, STEP):
                yield Step(name, range(first, min(first + STEP, wanted)))
            done[name] = max(done[name], wanted)


def keep(step: Step, found: dict[str, Any], kept: dict[str, Any]) -> None:
    """Write down what was found."""
    state = kept[step.game]
    state["seatings"] = step.seeds.stop
    for count in COUNTS:
        state[count] += found["counted"][count]
    for seed, told in found["broken"].items():
        state["broken"].append(int(seed))
        KEPT.with_name(f"strict-{step.game}-{seed}.txt").write_text(told, "utf-8")
    KEPT.write_text(json.dumps(kept, indent=1), "utf-8")


def play(due: list[Step], kept: dict[str, Any], cores: int, until: float) -> None:
    """Play what is due, as far as the time goes."""
    with ProcessPoolExecutor(cores) as pool:
        # In their order, so that what is kept of a game is always whole up to its seatings.
        for step, found in zip(due, pool.map(play_step, due), strict=True):
            keep(step, found, kept)
            if monotonic() > until:
                pool.shutdown(cancel_futures=True)
                break


def tell(games: list[str], times: int, kept: dict[str, Any]) -> bool:
    """Print what was played and found. Was no law broken?"""
    for name in games:
        state = kept[name]
        wanted = SEATINGS[name] * times
        counted = ", ".join(f"{state[count]:,} {count}" for count in COUNTS)
        print(f"{name}: {state['seatings']:,} of {wanted:,} seatings: {counted}")
        for seed in state["broken"]:
            print(f"  a law was broken: see {KEPT.with_name(f'strict-{name}-{seed}.txt')}")
    broken = sum(len(kept[name]["broken"]) for name in games)
    print(f"in all {sum(kept[name]['deals'] for name in games):,} deals, laws broken: {broken}")
    return not broken


def main() -> int:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--times", type=int, default=100, help="what the tests play")
    parser.add_argument("--cores", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--minutes", type=float, default=inf, help="stop by itself after these")
    parser.add_argument("--fresh", action="store_true", help="forget what was played")
    asked = parser.parse_args()
    unknown = sorted(set(asked.games) - set(GAMES))
    if unknown:
        parser.error(f"no game {', '.join(unknown)}; there are: {', '.join(GAMES)}")
    KEPT.parent.mkdir(exist_ok=True)
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() and not asked.fresh else {}
    for name in asked.games:
        kept.setdefault(name, {"seatings": 0, "broken": [], **dict.fromkeys(COUNTS, 0)})
    until = monotonic() + 60 * asked.minutes
    play(list(steps(asked.games, asked.times, kept)), kept, asked.cores, until)
    return 0 if tell(asked.games, asked.times, kept) else 1


if __name__ == "__main__":
    raise SystemExit(main())
