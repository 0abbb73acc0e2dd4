"""Bieten's compiled rules against its readable ones."""

import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.bidding import moment_of
from ridotto.games.bieten.duty import judge_claim
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.game import BietenGame, awaited
from ridotto.games.bieten.offers import make_offers
from ridotto.games.bieten.slate import match_done
from ridotto.games.bieten.state import FIGURES, Bieten, Cutting, Robbing
from ridotto.games.bieten.weli import holding_of
from ridotto.games.bieten.worlds import NoWorld
from ridotto.kernel import bieten as kernel
from ridotto.kernel.bieten import bridge, layout, numbering, tables
from ridotto.kernel.bieten.numbering import NUMBER, WELI_BIT
from ridotto.kernel.contract import NOBODY, Pack, Tables
from ridotto.notation import parse, run
from ridotto.table import HOUSE, RuleSet, View, apply, replay
from ridotto.testing.agreement import Divergence, Pair, any_act, bits_of

BOOKS: Final = BIETEN.rule_sets
WITHOUT, WITH = BOOKS["innsbruck-1926"], BOOKS["innsbruck-1926-weli"]

DEALS: Final = 20_000
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""

PLAYERS: Final = (3, 2, 4, 3, 5, 2, 3, 6, 4, 3, 2, 3, 7, 4, 3, 2, 8, 3, 4, 2, 9, 3, 2, 10, 3)
"""Small companies oftener: they cost less, and play is the same."""

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"out_rank": "laub_first", "target": 3},
    {"held_order": "bid_order", "target": 4, "games": 1},
    {"answer_order": "bidder"},
    {"post_play": "leader_only", "bidder_may_raise": True},
    {"possession": "free"},
    {"good_forfeits": "all", "target": 6},
    {"stand_cancels_good": False},
    {"raise_when_one_missing": False, "target": 3},
    {"bidder_may_raise": True, "answer_order": "bidder", "target": 12},
    {"weli_freed_by_good": True},
    {"possession": "free", "good_forfeits": "all", "weli_freed_by_good": True},
    {"penalty": 5, "penalty_floor": "zero", "revoke_card_void": False, "target": 99, "games": 3},
)
"""Every option; those of faults must change nothing."""


class CountedMatch(BietenGame):
    """The match is over once its last game is counted: rising is no act of the kernel."""

    def over(self, table: Bieten) -> bool:
        return super().over(table) or (self.settled(table) and match_done(table))


GAME: Final = CountedMatch()


@cache
def rules_for(book: str, number: int) -> tuple[RuleSet, Tables]:
    """A book with options and a number of players that vary with the number given."""
    options = OPTIONS[number % len(OPTIONS)] | {"players": PLAYERS[number % len(PLAYERS)]}
    rules = BOOKS[book].with_options(options)
    return rules, kernel.make_tables(rules)


def any_slate(chance: Random, t: Tables, deal: Any) -> None:
    """Scores near the target, some out already, any dealer."""
    players, goal = int(t[tables.PLAYERS]), int(t[tables.GOAL])
    out = [seat for seat in range(players) if chance.random() < 0.15][: players - 2]
    near = [goal - 1, goal - 2, goal - 3, chance.randrange(goal), 0]
    for seat in range(players):
        deal[layout.SCORES + seat] = goal + 1 if seat in out else chance.choice(near)
    deal[layout.OUT] = sum(1 << seat for seat in out)
    deal[layout.FIRST_OUT] = chance.choice(out) if out else 0
    deal[layout.DEALER] = chance.choice([seat for seat in range(players) if seat not in out])
    deal[layout.GAMES] = chance.randrange(int(t[tables.GAMES]))


# Random deals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        rules, t = rules_for(list(BOOKS)[seed % 2], seed // 2)
        observing = 0.05 if seed % 20 < 2 else 0.0
        Pair(GAME, rules, seed, tables=t, party=any_slate, observing=observing).play()


@pytest.mark.parametrize("book", list(BOOKS))
def test_whole_matches_agree(book: str) -> None:
    """From a clean slate over all games: who deals, who is out, who owes."""
    ended = 0
    for seed in range(2 * len(OPTIONS)):
        rules, t = rules_for(book, seed)
        pair = Pair(GAME, rules, seed, tables=t, observing=0.0).play(60)
        ended += GAME.over(pair.table)
    # Only to a target of 99 sixty deals are too few.
    assert ended == 2 * (len(OPTIONS) - 1)


# Rare deals ------------------------------------------------------------------------------------


def by_rank(chance: Random, t: Tables, pack: Pack) -> None:
    """Cards of a rank together: many a Gleich, and equals."""
    del t
    arranged(chance, pack, lambda card: card % numbering.LANE)


def by_suit(chance: Random, t: Tables, pack: Pack) -> None:
    """Cards of a suit together: many a Hanger, and suits followed."""
    del t
    arranged(chance, pack, lambda card: card // numbering.LANE)


def weli_on_top(chance: Random, t: Tables, pack: Pack) -> None:
    """Who lifts one card cuts to it; who lifts more, deals it."""
    by_rank(chance, t, pack)
    weli = np.flatnonzero(pack == numbering.WELI_NUMBER)
    for place in weli:
        other = chance.choice((0, 0, *range(8)))
        pack[place], pack[other] = pack[other], pack[place]


def arranged(chance: Random, pack: Pack, key: Callable[[int], int]) -> None:
    """Sorted, but for a few cards; the sorts of cards come in any order."""
    order = [chance.random() for _ in range(numbering.CARDS)]
    row = sorted((int(card) for card in pack), key=lambda card: (order[key(card)], order[card]))
    for _ in range(chance.randrange(6)):
        one, other = chance.randrange(len(row)), chance.randrange(len(row))
        row[one], row[other] = row[other], row[one]
    pack[:] = row


SPIEL: Final = FIGURES.index(Figure.SPIEL)
TALK: Final = range(numbering.BID, numbering.SILENT)
YIELDING: Final = (numbering.GOOD, numbering.SILENT, *range(numbering.BID, numbering.GROSCHEN))
RAISING: Final = (*range(numbering.GROSCHEN, numbering.HOLD + 1), numbering.CUT, numbering.ROB)
WAITING: Final = (
    *range(numbering.PLAY, numbering.CUT), numbering.DONE, numbering.HOLD, numbering.BID + SPIEL,
)  # fmt: skip
"""The Spiel, cards, few other words: the Weli is kept to the end."""


class Watcher:
    """Chooses acts with a bias; the game's own judge is asked about every act there is."""

    def __init__(self, favoured: tuple[int, ...], thorough: float) -> None:
        self.favoured, self.thorough = favoured, thorough
        self.met: set[str] = set()

    def __call__(self, chance: Random, table: Bieten, numbers: list[int]) -> int:
        if chance.random() < self.thorough:
            self.judge_all(table, numbers)
        favoured = [number for number in numbers if number in self.favoured]
        return chance.choice(favoured if favoured and chance.random() < 0.7 else numbers)

    def judge_all(self, table: Bieten, numbers: list[int]) -> None:
        """Lawful is what is offered, and nothing else."""
        lawful = set()
        (seat,) = awaited(table)
        if not isinstance(table.phase, Cutting | Robbing):
            holding, moment = holding_of(table, seat), moment_of(table)
            self.met |= {judge_claim(holding, figure, moment).rule for figure in FIGURES}
        for number in range(numbering.ACTS):
            if number != numbering.UNUSED:
                verdict = GAME.judge(table, bridge.action_of(table, (number,)))
                self.met.add(verdict.rule)
                lawful |= {number} if verdict.lawful else set()
        assert lawful == set(numbers)


RARE: Final = [
    (arrange, favoured)
    for arrange in (by_rank, by_suit, weli_on_top)
    for favoured in (tuple(TALK), YIELDING, RAISING, WAITING)
]


def play_rare(
    rules: RuleSet, t: Tables, seed: int, thorough: float = 0.0, deals: int = 1
) -> set[str]:
    """Deals in which rare things happen; the rules that were met."""
    arrange, favoured = RARE[seed % len(RARE)]
    watcher = Watcher(favoured, thorough)
    pair = Pair(
        GAME, rules, seed, tables=t, party=any_slate, arrange=arrange, choose=watcher, observing=0.0
    ).play(deals)
    count = pair.table.deal.count
    assert count is not None
    cited = (*count.lines, *count.results, *count.remarks, *pair.table.deal.paid)
    return watcher.met | {part.rule for part in cited}


NOT_INSIDE_A_DEAL: Final = {
    "cut.deal", "cut.again", "shuffle.pack", "set-up", "match.broken-off", "match.accept",
    "match.end", "fault.challenge",
}  # fmt: skip
"""Rules of acts that the kernel does not know."""
NEVER_CITED: Final = {
    "weli.natural", "slate.bankl", "slate.stroke", "match.deal", "match.next-game",
}  # fmt: skip
"""Rules that no verdict and no line names; what they say is compared all the same."""


def test_every_rule_is_met() -> None:
    met: set[str] = set()
    for seed in range(600):
        rules, t = rules_for(list(BOOKS)[seed % 4 > 0], seed)
        met |= play_rare(rules, t, seed, thorough=0.2)
    assert met == set(BIETEN.rule_book.rules) - NOT_INSIDE_A_DEAL - NEVER_CITED


@pytest.mark.parametrize("number", range(len(OPTIONS)), ids=lambda n: str(OPTIONS[n]))
def test_rare_deals_agree_under_every_option(number: int) -> None:
    for seed in range(number, 60 * len(OPTIONS), len(OPTIONS)):
        for book in BOOKS:
            play_rare(*rules_for(book, seed), seed)


def test_the_judge_offers_what_the_game_offers() -> None:
    """``judged`` asks fewer questions than ``make_offers``, to the same end."""

    def compare(chance: Random, table: Bieten, numbers: list[int]) -> int:
        (seat,) = awaited(table)
        offers = make_offers(View(seat, table))
        offered = {n for offer in offers for n in bridge.numbers_of(table, offer)}
        assert offered == set(numbers)
        return any_act(chance, table, numbers)

    for seed in range(100):
        rules, t = rules_for(list(BOOKS)[seed % 2], seed)
        Pair(GAME, rules, seed, tables=t, party=any_slate, choose=compare, observing=0.0).play()


def test_strict_tables_can_be_entered() -> None:
    """Until a fault is punished; who acts lawfully finds the same acts there."""
    words = np.zeros(2, dtype=np.int64)
    for seed in range(40):
        rules, t = rules_for(list(BOOKS)[seed % 2], seed)
        chance, table = Random(seed), BIETEN.open(rules, strict=True)
        table, _ = apply(BIETEN, table, kernel.set_up(t, np.zeros(kernel.SIZE, dtype=np.int64)))
        table, _ = apply(BIETEN, table, BIETEN.shuffle(table, chance))
        while not BIETEN.settled(table):
            (seat,) = awaited(table)
            kernel.lawful(t, kernel.enter(t, View(None, table)), words)
            offers = make_offers(View(seat, table))
            numbers = sorted({n for offer in offers for n in bridge.numbers_of(table, offer)})
            assert list(bits_of(words)) == numbers
            action = kernel.action_of(table, (chance.choice(numbers),))
            table, _ = apply(BIETEN, table, action)


# Mistakes --------------------------------------------------------------------------------------

LANE_SETS: Final = tables.LANE_SETS

WRONG: Final[dict[str, tuple[dict[str, Any], int, int]]] = {
    "one point more to reach": ({}, tables.GOAL, 8),
    "one game more": ({"games": 1}, tables.GAMES, 2),
    "two tricks": ({}, tables.TRICKS_PLAYED, 2),
    "no Weli": ({}, tables.WELI, 0),
    "held figures in the order of bids": ({}, tables.BY_BID_ORDER, 1),
    "answers from the bidder's left": ({}, tables.FROM_LEADER, 0),
    "only the leader speaks on": ({}, tables.ALL_SPEAK_ON, 0),
    "bluffs are free": ({}, tables.FREE, 1),
    "good forfeits": ({}, tables.FORFEITS, 1),
    "a good is kept though it stands": ({}, tables.STANDS, 0),
    "no Groschen with one missing": ({}, tables.RAISE_AT_ONE, 0),
    "the bidder raises": ({}, tables.BIDDER_RAISES, 1),
    "a good frees the Weli": ({}, tables.FREED, 1),
    "half a litre": ({}, tables.QUARTER, 2),
    **{
        f"another price of {rule}": ({}, tables.POINTS + n, 4)
        for n, rule in enumerate(layout.LINE_RULES)
    },
    "Laub first": ({}, tables.RANK, 1),
    "one bid with one missing": ({}, tables.MOST_BIDS + 1, 1),
    "two bids with two missing": ({}, tables.MOST_BIDS + 2, 2),
    "hearts need not be followed": ({}, tables.LANES, 0),
    "no leaf completes the Weli's Laub": ({}, tables.LANES + 1, 0),
    "a suit renounced stays open": ({}, tables.SUITS_OF + 4, 0),
    "no neighbours": ({}, tables.LINKED, 0),
    "the ace below the seven": ({}, tables.LINKED, 2**32 - 1),
    "a seven is no Herz": ({}, tables.OF_SUIT + 1, 0),
    "two sevens beat three": ({}, tables.TWO_ALIKE + 1, 120),
    "three kings are nothing": ({}, tables.THREE_ALIKE + 64, 0),
    "nine and eight are nothing": ({}, tables.TWO_LINKED + 4, 0),
    "a run to the nine is nothing": ({}, tables.THREE_LINKED + 4, 0),
}
"""Mistakes in the tables: under which options, where, and what stands there wrongly."""


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    options, place, value = WRONG[mistake]
    rules = WITH.with_options(options)
    wrong = kernel.make_tables(rules)
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        play_until_found(rules, wrong)


def play_until_found(rules: RuleSet, t: Tables) -> None:
    """Rare deals, as many as it takes within reason."""
    for seed in range(2000):
        play_rare(rules, t, seed, deals=2)


# What is seen ----------------------------------------------------------------------------------


def moments(book: str, seeds: range, often: float) -> Iterator[Pair]:
    """Parties stopped now and then, where somebody has to act."""
    for seed in seeds:
        rules, t = rules_for(book, seed)
        arrange, favoured = RARE[seed % len(RARE)]
        watcher = Watcher(favoured, 0.0)
        pair = Pair(
            GAME, rules, seed, tables=t, party=any_slate, arrange=arrange, choose=watcher,
            observing=1e-9,
        )  # fmt: skip
        pair._deal()
        while kernel.turn(t, pair.deal) != NOBODY:
            if pair.chance.random() < often:
                yield pair
            pair._decide()


def observed(t: Tables, deal: Any, seat: int) -> bytes:
    planes = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    kernel.observe(t, deal, seat, planes)
    return planes.tobytes()


@pytest.mark.parametrize("book", list(BOOKS))
def test_worlds_that_look_the_same_are_observed_alike(book: str) -> None:
    """Other cards behind the same acts: the same bits."""
    tried = 0
    for pair in moments(book, range(60), 0.05):
        opening = GAME.open(pair.rules)
        for view in pair.views:
            try:
                world = GAME.world(opening, view, pair.chance)
            except NoWorld:
                continue
            table, log = replay(GAME, opening, world)
            there = kernel.enter(pair.t, View(None, table, log))
            assert observed(pair.t, there, view.seat or 0) == observed(
                pair.t, pair.deal, view.seat or 0
            )
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("book", list(BOOKS))
def test_hidden_cards_leave_no_bit(book: str) -> None:
    """What the others hold, the pack, their Weli and its bonds: all changed, nothing seen."""
    for pair in moments(book, range(40), 0.2):
        deal, players = pair.deal, int(pair.t[tables.PLAYERS])
        for seat in range(players):
            other = deal.copy()
            for slot in range(layout.PACK, layout.PACK + layout.PACK_WORDS):
                other[slot] = pair.chance.randrange(1 << 60)
            for neighbour in set(range(players)) - {seat}:
                other[layout.HANDS + neighbour] = pair.chance.randrange(2 * WELI_BIT)
                other[layout.MADE + neighbour] = pair.chance.randrange(1 << 32)
            if not deal[layout.ROWS + seat] & WELI_BIT:
                other[layout.HELPED] = pair.chance.randrange(1 << 32)
            if not deal[layout.HANDS + seat] & WELI_BIT:
                other[layout.HOLDER] = pair.chance.randrange(players + 1)
                other[layout.BOUND] = pair.chance.randrange(32)
            if deal[layout.CUTTER] != seat:
                other[layout.BELOW] = pair.chance.randrange(2)
            assert observed(pair.t, other, seat) == observed(pair.t, deal, seat)


@pytest.mark.parametrize("book", list(BOOKS))
def test_the_hidden_cards_are_the_others(book: str) -> None:
    """Own hand, rows and what is revealed are the pack, each card once."""
    planes = np.zeros(kernel.SECRETS.words, dtype=np.int64)
    talon = kernel.SECRETS.at("talon")
    for pair in moments(book, range(40), 0.2):
        for seat in range(int(pair.t[tables.PLAYERS])):
            kernel.reveal(pair.t, pair.deal, seat, planes)
            rows = pair.deal[layout.ROWS : layout.ROWS + layout.SEATS] & numbering.EVERY_CARD
            heaps = [*planes[: talon + 1], *rows, pair.deal[layout.HANDS + seat]]
            found = sorted(n for heap in heaps for n in bits_of([heap]))
            assert found == sorted(NUMBER[card] for card in pair.table.rules.pack.cards)


def test_every_plane_is_told() -> None:
    for planes in (kernel.OBSERVATION, kernel.SECRETS):
        assert all(plane.about.endswith(".") for plane in planes.planes)
        assert all(0 < word < 1 << 63 for plane in planes.planes for word in plane.used)


# Records ---------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, str]]:
    """Those of courteous tables: the kernel knows no faults."""
    folder = files("ridotto.games.bieten") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if "Table: courteous" in text:
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(records())


@pytest.mark.parametrize("name", RECORDS)
def test_records_are_played_the_same_way(name: str) -> None:
    """Every act was lawful and leads to the same place; every deal is counted alike."""
    replayed = run(parse(RECORDS[name]))
    t, table = kernel.make_tables(replayed.rules), BIETEN.open(replayed.rules)
    words = np.zeros(2, dtype=np.int64)
    for action in replayed.actions:
        after, _ = apply(BIETEN, table, action)
        if action.seat != HOUSE and not isinstance(action, acts.Draw):
            deal = kernel.enter(t, View(None, table))
            kernel.lawful(t, deal, words)
            (number,) = kernel.acts_of(table, action)
            assert number in bits_of(words)
            kernel.act(t, deal, number)
            compare_after(t, deal, after)
        table = after


def compare_after(t: Tables, deal: Any, after: Bieten) -> None:
    """The kernel's deal after an act, against the readable table."""
    if kernel.turn(t, deal) != NOBODY:
        assert deal.tolist() == kernel.enter(t, View(None, after)).tolist()
        return
    kernel.finish(t, deal)
    assert kernel.lines_of(t, deal) == kernel.lines_at(after)
    count = after.deal.count
    assert count is not None
    lacks = [after.rules.goal - total for total in count.totals]
    assert deal[layout.LACKS : layout.LACKS + len(lacks)].tolist() == lacks
    assert deal[layout.LOSER] == (0 if count.loser is None else count.loser + 1)
