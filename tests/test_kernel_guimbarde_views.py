"""What Guimbarde's compiled rules let a seat observe."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from ridotto.games.guimbarde import GUIMBARDE, acts
from ridotto.games.guimbarde.seat_knowledge import SeatKnowledge
from ridotto.kernel import guimbarde as kernel
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.guimbarde import layout, tables
from ridotto.kernel.guimbarde.numbering import (
    cards_of,
)
from ridotto.kernel.splitmix import dice_from
from ridotto.table import RuleSet, View, replay
from ridotto.table.worlds import NoWorld
from ridotto.testing.agreement import Pair
from tests.guimbarde_deals import BOOK, OPTIONS, any_party, court_cards_dealt, in_court, rules_for

# What a seat knows -------------------------------------------------------------------------------


class Interrupted(Pair):
    """A deal that stops after so many acts, at a moment when somebody has to act."""

    def __init__(self, rules: RuleSet, seed: int, stop: int, **how: Any) -> None:
        super().__init__(GUIMBARDE, rules, seed, observing=1.0, party=any_party, **how)
        self._deal()
        while self.done < stop and not self.ended:
            self._decide()

    @property
    def ended(self) -> bool:
        """Has the last card been played?"""
        return kernel.turn(self.t, self.deal) == NOBODY


def interrupted(seeds: range) -> Iterator[Interrupted]:
    """Moments of all phases, with all options."""
    for seed in seeds:
        chance = Random(seed)
        rare = {"arrange": court_cards_dealt, "choose": in_court} if seed % 2 else {}
        pair = Interrupted(rules_for(seed // 2), seed, chance.randrange(50), **rare)
        if not pair.ended:
            yield pair


def observed(t: Tables, deal: Deal, seat: int) -> bytes:
    """What a seat observes."""
    planes = np.full(kernel.OBSERVATION.words, -1, dtype=np.int64)
    kernel.observe(t, deal, seat, planes)
    return planes.tobytes()


def test_worlds_that_look_alike_are_observed_alike() -> None:
    """In a world that a seat cannot tell from its own, the whole table gives the same bits."""
    met = Counter[int]()
    for pair in interrupted(range(140)):
        seat = pair.seed % pair.table.rules.players
        opening = GUIMBARDE.open(pair.rules)
        try:
            actions = GUIMBARDE.world(opening, pair.views[seat], Random(pair.seed))
        except NoWorld:
            continue
        table, seen = replay(GUIMBARDE, opening, actions)
        other = kernel.enter(pair.t, View(None, table, seen))
        assert observed(pair.t, other, seat) == observed(pair.t, pair.deal, seat)
        met[int(pair.deal[layout.PHASE])] += 1
    assert met.total() > 80
    assert set(met) == set(range(layout.PLAYED_OUT))


def test_no_hidden_card_is_observed() -> None:
    """Other hands and the pack may be anything."""
    for pair in interrupted(range(200, 260)):
        for seat in range(pair.table.rules.players):
            changed = pair.deal.copy()
            changed[layout.PACK : layout.PACK + layout.PACK_WORDS] = 0
            for other in range(layout.SEATS):
                if other != seat:
                    changed[layout.HANDS + other] = 0
            assert observed(pair.t, changed, seat) == observed(pair.t, pair.deal, seat)


def check_inference(pair: Pair) -> tuple[int, int]:
    """Known and absent cards against the game's own reading of what a spectator saw.

    How many cards were found to be absent, and how many queens kept back.
    """
    start = max(n for n, event in enumerate(pair.seen) if isinstance(event, acts.Shuffle))
    watching = View(None, GUIMBARDE.open(pair.rules)).watch(GUIMBARDE.fold, pair.seen)
    sight = SeatKnowledge(watching.table, None, watching.seen[start:])
    options = sight.options()
    unknown = {card for card in options if card not in sight.held}
    queens = [(seat, card) for seat, cards in sight.witnesses() for card in cards]
    absences = 0
    for seat in pair.table.seats:
        inferred = {card for card in unknown if seat not in options[card]}
        assert set(cards_of(pair.deal[layout.ABSENT + seat])) & unknown == inferred
        held = {card for card, heap in sight.held.items() if heap == seat}
        held |= {card for owner, card in queens if owner == seat}
        played = set(cards_of(pair.deal[layout.PLAYED + seat]))
        assert set(cards_of(pair.deal[layout.KNOWN + seat])) == held - played
        absences += len(inferred)
    return absences, len(queens)


def test_what_is_known_of_hands_is_what_the_game_would_infer() -> None:
    dealt = (pair for pair in interrupted(range(300, 450)) if pair.table.deal.turned)
    assert sum(check_inference(pair)[0] for pair in dealt) > 500


def test_a_queen_kept_back_is_known() -> None:
    rules = BOOK.with_options({"players": 3, "break_marriage": "allowed_for_fine"})
    kept_back = 0
    for seed in range(240):
        pair = Interrupted(rules, seed, 10 + seed % 15, arrange=court_cards_dealt, choose=in_court)
        kept_back += 0 if pair.ended else check_inference(pair)[1]
    assert kept_back > 5


def test_every_card_is_somewhere() -> None:
    """Own hand, hidden hands and talon, the turned card and those played make up the pack."""
    for pair in interrupted(range(500, 540)):
        if pair.table.deal.turned is None:
            continue
        t, deal = pair.t, pair.deal
        seen, hidden = np.zeros(kernel.OBSERVATION.words, np.int64), np.full(9, -1, np.int64)
        kernel.observe(t, deal, 0, seen)
        kernel.reveal(t, deal, 0, hidden)
        at = kernel.OBSERVATION.at
        played = [int(seen[at(f"played {place}")]) for place in range(layout.SEATS)]
        heaps = [int(seen[at("hand")]), int(seen[at("turned")]), *played, *hidden.tolist()]
        assert sum(heaps) == t[tables.CARDS] == np.bitwise_or.reduce(heaps)
        assert len(hidden) == kernel.SECRETS.words


def test_planes_are_documented() -> None:
    for planes in (kernel.OBSERVATION, kernel.SECRETS):
        for plane in planes.planes:
            assert plane.about.endswith(".")
            assert all(0 < word < 1 << 63 for word in plane.used)
    names = [plane.name for plane in kernel.OBSERVATION.planes]
    assert sum(name.startswith("table ") for name in names) == kernel.SEATS


def test_the_rules_in_force_are_observed() -> None:
    """No two sets of options look alike."""
    rules = [kernel.make_tables(rules_for(number)) for number in range(len(OPTIONS))]
    deal = np.zeros(kernel.SIZE, np.int64)
    dice = dice_from(1)
    looks = set()
    for t in rules:
        pack = kernel.new_pack(t)
        kernel.shuffle(t, pack, dice)
        kernel.begin(t, deal, pack, 1)
        looks.add(observed(t, deal, 0))
        deal[:] = 0
    assert len(looks) == len(rules)
