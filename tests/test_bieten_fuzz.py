"""Strict tables of Bieten where people do and claim whatever comes to their minds.

An act is punished once. What is decided cannot be claimed again, in any wording. A claim that is
upheld touches nobody but the offender. Nothing ends in an exception, and what was done can be
written down and replayed.
"""

from itertools import product
from random import Random
from typing import Any, Final

import pytest

from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.events import ChallengeDecided
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.late_claims import about
from ridotto.games.bieten.pack import PLAIN_PACK
from ridotto.games.bieten.remedies import still_stands
from ridotto.games.bieten.state import After, Answering, Before, Bieten, Settled, Verb
from ridotto.notation import parse, run, write_record
from ridotto.table import HOUSE, Action, Refused, RuleSet, Seat, apply

DEALS: Final = 60
"""In each of the tests below."""

TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"target": 3},
    {"players": 2, "target": 4, "good_forfeits": "all"},
    {"players": 4, "penalty_floor": "zero", "revoke_card_void": True},
    {"players": 3, "target": 3, "games": 1, "bidder_may_raise": True},
    {"players": 5, "answer_order": "bidder", "stand_cancels_good": False},
    {"stand_by_best": True, "weli_equal_stands": True, "spiel_bid_from_hand": True},
    {"players": 4, "spiel_out_of_turn": True},
)
"""Low targets: there people overbid."""

PLAYING: Final = (Before, After, Answering)
FIGURES: Final = (None, *Figure)


class Fuzz:
    """One table, played and claimed at without sense."""

    def __init__(self, rules: RuleSet, seed: int) -> None:
        self.rules, self.dice = rules, Random(seed)
        self.state = BIETEN.open(rules, strict=True)
        self.actions: list[Action] = []
        self.deals = self.upheld = self.dismissed = self.standing = 0

    def play(self, deals: int) -> None:
        """So many deals, or the match."""
        while self.deals < deals and not BIETEN.over(self.state):
            self.claim()
            self.do(self.next_act())

    def do(self, action: Action) -> tuple[Any, ...]:
        """Let it happen; a shuffle begins a deal."""
        self.state, events = apply(BIETEN, self.state, action)
        self.actions.append(action)
        self.deals += isinstance(action, acts.Shuffle)
        decided = [event for event in events if isinstance(event, ChallengeDecided)]
        self.upheld += sum(event.upheld for event in decided)
        self.dismissed += sum(not event.upheld for event in decided)
        return events

    def next_act(self) -> Action:
        """Whatever a strict table lets the awaited one do, faults and all."""
        seat = self.dice.choice(sorted(BIETEN.awaited(self.state)))
        if seat == HOUSE:
            return BIETEN.shuffle(self.state, self.dice)
        called_out = acts.Bid(self.dice.choice(self.state.seats), Figure.SPIEL)
        calls = self.state.rules.spiel_out_of_turn and self.dice.random() < 0.5
        if calls and BIETEN.judge(self.state, called_out).admitted(strict=True):
            return called_out
        tries = self.tries(seat)
        self.dice.shuffle(tries)
        return next(a for a in tries if BIETEN.judge(self.state, a).admitted(strict=True))

    def tries(self, seat: Seat) -> list[Action]:
        """All that anybody might try."""
        hands = self.state.deal.hands
        tries: list[Action] = [kind(seat) for kind in (acts.Hold, acts.Good, acts.Silent)]
        tries += [kind(seat) for kind in (acts.Done, acts.Rob, acts.Leave, acts.Accept)]
        tries += [kind(seat, f) for kind in (acts.Bid, acts.Groschen) for f in Figure]
        tries += [acts.Play(seat, card) for card in (hands[seat] if hands else ())] * 3
        tries += [acts.Baptise(seat, name) for name in PLAIN_PACK.cards]
        return tries + [kind(seat, n) for kind in (acts.Cut, acts.Draw) for n in range(1, 32)]

    # Claims

    def claim(self) -> None:
        """Somebody claims something; oftener what may be claimed than what may not."""
        claims = [self.any_claim() for _ in range(8)]
        fitting = [c for c in claims if BIETEN.judge(self.state, c).lawful]
        for claim in (*claims[:1], *fitting[:1]):
            self.try_claim(claim)

    def any_claim(self) -> acts.Challenge:
        """Against anybody, also oneself; fields that do not belong to the ground as well."""
        dice, seats = self.dice, len(self.state.seats)
        ground = dice.choice(list(acts.Ground))
        figured = ground in (acts.Ground.OVERBID, acts.Ground.POSSESSION) or dice.random() < 0.1
        tricked = ground is acts.Ground.REVOKE or dice.random() < 0.1
        return acts.Challenge(
            dice.randrange(seats),
            dice.randrange(seats),
            ground,
            dice.choice(FIGURES) if figured else None,
            dice.randrange(4) if tricked else 0,
            late=dice.random() < 0.3,
        )

    def try_claim(self, claim: acts.Challenge) -> None:
        """Refused without harm; else it stands until the cards decide it for good."""
        before = self.state
        if not BIETEN.judge(before, claim).lawful:
            with pytest.raises(Refused):
                apply(BIETEN, before, claim)
            return
        decided = next((e for e in self.do(claim) if isinstance(e, ChallengeDecided)), None)
        self.check_closed(claim)
        if decided is None:
            self.standing += 1
            return
        then = about(before, claim)
        assert then is not None
        self.check_others(then, decided)

    def check_closed(self, claim: acts.Challenge) -> None:
        """Nobody can claim it again, whatever else he says with it."""
        for seat, late in product(self.state.seats, (False, True)):
            table = about(self.state, acts.Challenge(seat, claim.against, claim.ground, late=late))
            if table is None or late is not claim.late:
                continue
            for figure, trick in product(FIGURES, range(4)):
                again = acts.Challenge(seat, claim.against, claim.ground, figure, trick, late)
                if (figure, trick) == (claim.figure, claim.trick) or not self.meant(again):
                    assert not BIETEN.judge(self.state, again).lawful

    def meant(self, claim: acts.Challenge) -> bool:
        """Are figure and trick what its ground asks for?"""
        figured = claim.ground in (acts.Ground.OVERBID, acts.Ground.POSSESSION)
        tricked = claim.ground is acts.Ground.REVOKE
        return (claim.figure is not None) == figured and (claim.trick > 0) == tricked

    def check_others(self, before: Bieten, decided: ChallengeDecided) -> None:
        """No act twice; other figures stand as they stood, and so does a figure bid anew."""
        table = self.table_of(before)
        if table is None:
            return
        places = [place for upheld in table.deal.upheld for place in upheld.places]
        assert len(places) == len(set(places))
        fines = sum(said.verb is Verb.FINED for said in table.deal.talk)
        assert fines == len(table.deal.upheld)
        standing = any(still_stands(before, place) for place in decided.places)
        for figure in Figure:
            if figure is not decided.figure or not standing:
                assert table.deal.wager(figure) == before.deal.wager(figure)

    def table_of(self, before: Bieten) -> Bieten | None:
        """The deal a claim was about, as it lies now; None where a new deal was made void."""
        tables = (self.state, self.state.last, self.state.begun)
        talk = before.deal.talk
        return next((t for t in tables if t and t.deal.talk[: len(talk)] == talk), None)


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("book", list(BIETEN.rule_sets))
def test_senseless_tables_keep_the_law(book: str, number: int) -> None:
    upheld = dismissed = standing = deals = 0
    seed = 0
    while deals < DEALS:
        seed += 1
        fuzz = Fuzz(BIETEN.rule_sets[book].with_options(TABLES[number]), seed)
        fuzz.play(DEALS - deals)
        assert not sum(fuzz.state.party.accounts)
        text = write_record(BIETEN, fuzz.rules, strict=True, actions=tuple(fuzz.actions))
        assert run(parse(text)).state == fuzz.state
        upheld, dismissed = upheld + fuzz.upheld, dismissed + fuzz.dismissed
        standing += fuzz.standing
        deals += fuzz.deals
    assert upheld > 10
    assert dismissed > 10
    assert standing


def test_a_settled_slate_is_the_sum_of_its_lines() -> None:
    """After claims and recounts too: totals are what stood before, and the lines."""
    fuzz, settled = Fuzz(BIETEN.rule_sets["innsbruck-1926-weli"], 5), 0
    while settled < 40 and not BIETEN.over(fuzz.state):
        fuzz.claim()
        count = fuzz.state.deal.count
        if isinstance(fuzz.state.phase, Settled) and count is not None:
            settled += 1
            for seat in fuzz.state.seats:
                own = sum(line.points for line in count.lines if line.side == seat)
                assert count.totals[seat] == fuzz.state.scores[seat] + own
        fuzz.do(fuzz.next_act())
    assert settled > 3
