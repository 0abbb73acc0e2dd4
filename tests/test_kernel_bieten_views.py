"""What seats observe of Bieten in its kernel, and tables that are entered on the way."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.game import awaited
from ridotto.games.bieten.offers import make_offers
from ridotto.games.bieten.state import Bieten
from ridotto.kernel import bieten as kernel
from ridotto.kernel.bieten import act_numbers, layout, numbering, tables
from ridotto.kernel.bieten.numbering import NUMBER, WELI_BIT
from ridotto.kernel.contract import NOBODY, Tables
from ridotto.notation import parse, run
from ridotto.table import HOUSE, View, apply, replay
from ridotto.table.worlds import NoWorld
from ridotto.testing.agreement import bits_of
from tests.bieten_deals import BOOKS, GAME, moments, rules_for


def observed(t: Tables, deal: Any, seat: int) -> bytes:
    planes = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    kernel.observe(t, deal, seat, planes)
    return planes.tobytes()


ENOUGH: Final = 30
"""So often every phase is looked at."""


@pytest.mark.parametrize("book", list(BOOKS))
def test_worlds_that_look_the_same_are_observed_alike(book: str) -> None:
    """Other cards behind the same acts: the same bits."""
    met = Counter[int]()
    for pair in moments(book, range(60), 0.2):
        phase, opening = int(pair.deal[layout.PHASE]), GAME.open(pair.rules)
        if met[phase] > ENOUGH:
            continue
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
            met[phase] += 1
    assert met.total() > 100
    robbed = set() if BOOKS[book].values["weli"].value else {layout.ROBBING}
    assert set(met) == set(range(layout.OVER)) - robbed


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


# Tables entered --------------------------------------------------------------------------------


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
            numbers = sorted({n for offer in offers for n in act_numbers.numbers_of(table, offer)})
            assert list(bits_of(words)) == numbers
            action = kernel.action_of(table, (chance.choice(numbers),))
            table, _ = apply(BIETEN, table, action)


CALLED_OUT: Final = "spiel-out-of-turn"


def records() -> Iterator[tuple[str, str]]:
    """Those of courteous tables where everybody waits for his turn, as the kernel does."""
    folder = files("ridotto.games.bieten") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if "Table: courteous" in text and entry.name != f"{CALLED_OUT}.rec":
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


def test_bids_out_of_turn_are_refused_by_name() -> None:
    """The kernel waits for turns: it neither does such a bid nor enters a deal that has one."""
    folder = files("ridotto.games.bieten") / "records"
    replayed = run(parse((folder / f"{CALLED_OUT}.rec").read_text("utf-8")))
    t, table = kernel.make_tables(replayed.rules), BIETEN.open(replayed.rules)
    for action in replayed.actions:
        if isinstance(action, acts.Bid):
            kernel.enter(t, View(None, table))
            with pytest.raises(ValueError, match="out of turn"):
                kernel.acts_of(table, action)
        table, _ = apply(BIETEN, table, action)
        if isinstance(action, acts.Bid):
            with pytest.raises(ValueError, match="out of turn"):
                kernel.enter(t, View(None, table))


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
