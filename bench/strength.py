"""The ladder of every game: ``python -m bench.strength [RUNG …] --minutes 9 --jobs 16``.

Duplicate deals in the arena, on cards that nobody tuned on. A rung is named by its game, its pair
or both; without names all are played. The time is shared among them by their weights. What was
played is kept in ``build/strength``, so a run that was broken off goes on; delete the folder to
begin anew. ``--warm`` compiles what both editions need, so that no rung waits for it;
``--pack FILE`` puts all that is kept into one file after every rung.
"""

import argparse
import math
import tarfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from bench.earlier import master20
from bench.results import keep
from ridotto.arena import UNITS, Arena, Ledger, Standing, compete, read_entrant, spread, standings
from ridotto.games import GAMES
from ridotto.kernel.precompile import precompile
from ridotto.table import HOUSE, View, apply

KEPT: Final = Path("build/strength")
SEED: Final = 17
"""Tuning used other deals."""
WARM_ACTS: Final = 60
"""In some games the first acts need no search."""
SPARE: Final = 3.0
"""Seconds that the last deals of a rung may take when its time is up."""


class Rung(NamedTuple):
    """Two players, the rules they play by, how many deals, and the rung's share of the time."""

    game: str
    first: str
    second: str
    deals: int = 1000
    rules: str = ""
    """A book of the game; its first one, if none is named."""
    options: Mapping[str, Any] = {}
    weight: float = 1.0

    @property
    def name(self) -> str:
        """Such as ``bieten-5-weli:master-earlier50``."""
        chosen = "".join(f"-{value}" for value in self.options.values())
        book = f"-{self.rules}" if self.rules else ""
        return f"{self.game}{book}{chosen}:{_short(self.first)}-{_short(self.second)}"

    @property
    def arena(self) -> Arena:
        """Everything that decides what is played."""
        books = GAMES[self.game].rule_sets
        rules = books[self.rules] if self.rules else next(iter(books.values()))
        pair = (read_entrant(self.first), read_entrant(self.second))
        return Arena(self.game, rules.with_options(self.options), pair, 50, SEED)


def _short(player: str) -> str:
    return SHORT.get(player, player.replace("bench.earlier:master", "earlier"))


EARLIER: Final = "bench.earlier:master50"
CARDS_LEARNED: Final = "bench.partly_learned:CardsLearned"
NET_WITH_NOVICE: Final = "bench.partly_learned:NetWithNovice"
SHORT: Final = {CARDS_LEARNED: "cards_learned", NET_WITH_NOVICE: "net_with_novice"}
FLORENCE, WELI = "firenze-2008", "innsbruck-1926-weli"

RUNGS: Final = (
    Rung("minchiate", "net", "bench.earlier:master20", weight=2),
    Rung("minchiate", "net", "bench.earlier:master20", rules=FLORENCE, weight=2),
    Rung("minchiate", "net", "bench.earlier:master200", 400, weight=3),
    Rung("minchiate", "master", "net", 4000, weight=4),
    Rung("minchiate", "master", "net", 4000, FLORENCE, weight=2),
    Rung("taroc", "master", EARLIER),
    Rung("tresette", "master", EARLIER, weight=2),
    Rung("guimbarde", "master", EARLIER, weight=2),
    Rung("kaiserspiel", "master", EARLIER, weight=3),
    *(
        Rung("bieten", "master", EARLIER, 1000, book, {"players": people}, 2)
        for people in (2, 3, 5)
        for book in ("", WELI)
    ),
    *(
        Rung(game, "master", "net", 4000)
        for game in ("taroc", "tresette", "guimbarde", "kaiserspiel", "bieten")
    ),
    *(Rung(game, "net", CARDS_LEARNED) for game in GAMES),
    *(
        Rung(game, side, "novice")
        for game in ("minchiate", "tresette")
        for side in ("net", NET_WITH_NOVICE)
    ),
    *(Rung(game, "player", "novice", 400, weight=0.3) for game in GAMES),
    *(Rung(game, "master", "player", 400, weight=0.6) for game in GAMES),
)


def climb(rung: Rung, until: float, jobs: int) -> dict[str, Any] | None:
    """Play what is left of a rung, as long as there is time; then tell how it stands."""
    KEPT.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(rung.arena, KEPT / f"{rung.name.replace(':', '_')}.bouts")
    if time.monotonic() < until:
        for _ in compete(rung.arena, ledger, rung.deals, jobs):
            if time.monotonic() > until:
                break
    bouts = [bout for bout in ledger.bouts if bout.deal < rung.deals]
    if not bouts:
        return None
    (found,) = standings(bouts)
    tell(rung, found)
    return {"rung": rung.name, **msgspec.to_builtins(found)}


def tell(rung: Rung, found: Standing) -> None:
    """A line, as one reads it."""
    points = f", {found.points} points" if found.points else ""
    left = "" if found.deals == rung.deals else f" (of {rung.deals} to play)"
    unit = UNITS[rung.game]
    print(
        f"{rung.name}: {found.paid} {unit.currency}{points} a {unit.name}, {found.won} : "
        f"{found.lost} of {found.deals}{left}, ahead {found.ahead}, "
        f"{found.thought[0]:.1f} and {found.thought[1]:.1f} ms a decision",
        flush=True,
    )


def warm(games: Sequence[str], jobs: int) -> None:
    """Compile both editions, every game in a process of its own."""
    for game, seconds in spread(_warmed, games, jobs=jobs):
        print(f"{game}: compiled in {seconds:.0f} s", flush=True)


def _warmed(game: str) -> tuple[str, float]:
    """One after the other: the earlier master acts a few times, which compiles what it needs."""
    begun, play = time.monotonic(), GAMES[game]
    precompile(game)
    state = play.open(next(iter(play.rule_sets.values())))
    views = [View(seat, state) for seat in range(play.seats(state))]
    master, chance, acts = master20(game, 1), Random(1), 0
    while acts < WARM_ACTS and not play.over(state):
        seat = min(play.awaited(state), default=HOUSE)
        if seat == HOUSE:
            action = play.shuffle(state, chance)
        else:
            action, acts = master.act(views[seat]), acts + 1
        state, events = apply(play, state, action)
        views = [view.watch(play.fold, events) for view in views]
    return game, time.monotonic() - begun


def pack(file: Path) -> None:
    """All that is kept, in one file."""
    with tarfile.open(file, "w:gz") as archive:
        archive.add(KEPT, arcname=KEPT.name)


def is_wanted(rung: Rung, names: Sequence[str]) -> bool:
    """Is this rung, its game or its pair among the names?"""
    return not names or not {rung.name, rung.game, rung.name.partition(":")[2]}.isdisjoint(names)


def main() -> None:
    """All rungs, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="rungs, games or pairs such as master-net")
    parser.add_argument("--minutes", type=float, default=math.inf, help="for all rungs together")
    parser.add_argument("--jobs", type=int, default=1, help="deals played side by side")
    parser.add_argument("--so-far", action="store_true", help="play nothing, keep the figures")
    parser.add_argument("--warm", action="store_true", help="play nothing, compile")
    parser.add_argument("--pack", type=Path, help="a file for all that was played")
    parser.add_argument("--list", action="store_true", help="name the rungs")
    given = parser.parse_args()
    rungs = [rung for rung in RUNGS if is_wanted(rung, given.names)]
    if given.list:
        print("\n".join(rung.name for rung in rungs))
    elif given.warm:
        warm(sorted({rung.game for rung in rungs}), given.jobs)
    else:
        play(rungs, given)


def play(rungs: Sequence[Rung], given: argparse.Namespace) -> None:
    """Every rung for its share of the time."""
    end, found = time.monotonic() + 60 * given.minutes, list[dict[str, Any]]()
    for place, rung in enumerate(rungs):
        left = max(0.0, end - time.monotonic() - SPARE * (len(rungs) - place))
        share = left * rung.weight / sum(one.weight for one in rungs[place:])
        until = -math.inf if given.so_far else time.monotonic() + share
        found += filter(None, [climb(rung, until, given.jobs)])
        if given.pack and KEPT.exists():
            pack(given.pack)
    if given.so_far:
        keep("strength", {"rungs": found}, ("numba", "numpy"))


if __name__ == "__main__":
    main()
