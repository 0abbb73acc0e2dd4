"""Kernel and readable rules side by side: the same deal in both, compared at every card.

The kernel chooses; the game's own functions say what was lawful, who took the trick, what was
marked, counted and paid. The tests do this some thousands of times, ``bench.kernel`` a million.
"""

from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Final

import numpy as np

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate import acts as do
from ridotto.games.minchiate.cutting import judge_rob
from ridotto.games.minchiate.declare import declarable
from ridotto.games.minchiate.discards import holding, shortage, worthless
from ridotto.games.minchiate.gathering import exchangeable
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import (
    Declaring,
    Discarding,
    Exchanging,
    FillingUp,
    Robbing,
    Settled,
    Turning,
)
from ridotto.games.minchiate.tricks import Duty, judge_by, winner_of
from ridotto.kernel.chance import dice_from
from ridotto.kernel.minchiate import layout
from ridotto.kernel.minchiate.count import finish
from ridotto.kernel.minchiate.discards import fill_up, fill_up_blind, lay_away, lay_away_simply
from ridotto.kernel.minchiate.entry import enter, read_sheet
from ridotto.kernel.minchiate.layout import Deal
from ridotto.kernel.minchiate.numbering import CARD, NUMBER, cards_in, words
from ridotto.kernel.minchiate.opening import deal_cards, start
from ridotto.kernel.minchiate.playout import TRACE, declare, playout_random, playout_traced
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD
from ridotto.notation import write_record
from ridotto.table import HOUSE, Action, Refused, RuleSet, apply, total
from ridotto.table.hands import Hands, put, without
from ridotto.table.tricks import Played
from ridotto.table.verdict import Grade

BIT: Final = {card: 1 << number for card, number in NUMBER.items()}

ORDER: Final = (0, 1, 2, 3)

UNTOLD: Final = (layout.LIFTED, layout.FILLED, layout.FILLED + 1)
"""What the readable table does not keep."""


class Divergence(AssertionError):
    """Kernel and rules differ; the record of the deal lies in a file."""


class Pair:
    """One deal, at a readable table and in the kernel; ``met`` are the rules the judge cited."""

    def __init__(self, rules: RuleSet, tables: Tables, seed: int) -> None:
        self.rules, self.t, self.seed = rules, tables, seed
        self.chance = Random(seed)
        self.by_policy = self.chance.random() < 0.5
        self.deal: Deal = layout.empty_deal()
        self.trace = np.zeros(TRACE, dtype=np.int64)
        self.acts: list[Action] = []
        self.met: set[str] = set()
        self.table = MINCHIATE.open(rules)

    def act(self, action: Action) -> None:
        """Do it at the readable table; what is refused there, the kernel should not have done."""
        try:
            self.table, _ = apply(MINCHIATE, self.table, action)
        except Refused as refused:
            raise Divergence(f"{action}: {refused}; see {self.write_down()}") from refused
        self.acts.append(action)

    def agree(self, what: str, kernel: object, rules: object) -> None:
        """They must say the same, or the deal so far is written down."""
        if kernel != rules:
            raise Divergence(f"{what}: kernel {kernel}, rules {rules}; see {self.write_down()}")

    def write_down(self) -> Path:
        """The record of the deal so far."""
        path = Path(gettempdir()) / f"ridotto-kernel-{self.rules.name}-{self.seed}.rec"
        path.write_text(write_record(MINCHIATE, self.rules, actions=self.acts), "utf-8")
        return path

    # Before the play ---------------------------------------------------------------------------

    def from_pack(self, pack: list[Card], lifted: int, most: int) -> None:
        """From a shuffled pack: cut, robbery, deal, folla; discards by chance."""
        dealer = self.seed % len(ORDER)
        self.act(do.SetUp(HOUSE, order=ORDER, deals=dealer))
        self.act(do.Shuffle(HOUSE, tuple(pack)))
        numbers = np.array([NUMBER[card] for card in pack], dtype=np.int64)
        deal_cards(self.t, self.deal, numbers, dealer, lifted, most)
        self._rob(lifted, most)
        self._lay_away()
        self.compare_tables()

    def _rob(self, lifted: int, most: int) -> None:
        """The table must let as many be robbed as the kernel has, and no more if it stopped."""
        cutter = self.table.cutter
        self.act(do.Cut(cutter, lifted))
        for _ in range(int(self.deal[layout.ROBBED])):
            self.act(do.Rob(cutter, self.table.deal.lifted[-1]))
        if isinstance(self.table.phase, Robbing):
            further = judge_rob(self.table, do.Rob(cutter, self.table.deal.lifted[-1]))
            if self.deal[layout.ROBBED] < most:
                self.agree("end of the robbery", False, further.lawful)
            self.act(do.Leave(cutter))
        self.agree("taken", int(self.deal[layout.TAKEN]), self.table.deal.taken)

    def _lay_away(self) -> None:
        while isinstance(self.table.phase, Discarding):
            seat = min(MINCHIATE.awaited(self.table))
            cards = self._discards(seat)
            lay_away(self.deal, seat, *words(cards))
            self.act(do.Discard(seat, cards))
        if isinstance(self.table.phase, FillingUp):
            short, heap = shortage(self.table)
            places = tuple(self.chance.sample(range(heap), short))
            discards = self.table.deal.discards[self.table.cutter] or ()
            if self.by_policy:
                filled = self.deal.copy()
                fill_up_blind(self.t, filled, dice_from(self.seed))
                drawn = cards_in(filled[layout.FILLED], filled[layout.FILLED + 1])
                places = tuple(discards.index(card) for card in drawn)
            fill_up(self.deal, *words(discards[place] for place in places))
            self.act(do.TakeBlind(self.table.dealer, places))

    def _discards(self, seat: int) -> tuple[Card, ...]:
        """Any lawful discard, or what the kernel's simple policy lays away."""
        held, owed = holding(self.table, seat), self.table.deal.owed[seat]
        if self.by_policy:
            after, away = self.deal.copy(), layout.DISCARDS + 2 * seat
            lay_away_simply(self.t, after, seat, owed, dice_from(self.seed))
            return cards_in(after[away], after[away + 1])
        poor = worthless(self.table.rules, held)
        if len(poor) >= owed:
            return tuple(self.chance.sample(poor, owed))
        rich = [card for card in held if card not in poor]
        return (*poor, *self.chance.sample(rich, owed - len(poor)))

    def from_hands(self, hands: Hands, lead: int) -> None:
        """From a completed deal, with a mark."""
        dealer = self.seed % len(ORDER)
        held = {card for hand in hands for card in hand}
        folla = tuple(card for card in PACK.cards if card not in held)
        position = do.SetUp(
            HOUSE,
            order=ORDER,
            deals=dealer,
            lead=lead,
            leader=(dealer + 1) % len(ORDER),
            hand_a=hands[0],
            hand_b=hands[1],
            hand_c=hands[2],
            hand_d=hands[3],
            folla=folla,
        )
        self.act(position)
        pairs = np.array([word for hand in hands for word in words(hand)], dtype=np.int64)
        start(self.t, self.deal, pairs, dealer, lead)
        self.compare_tables()

    def compare_tables(self) -> None:
        """Every place of the kernel's array, against the readable table."""
        rules = enter(self.t, self.table)
        rules[list(UNTOLD)] = self.deal[list(UNTOLD)]
        differing = np.flatnonzero(rules != self.deal)
        self.agree("places", self.deal[differing].tolist(), rules[differing].tolist())

    # Declarations and play ---------------------------------------------------------------------

    def play(self) -> None:
        """Declarations by chance, then every card, then the count."""
        shown = [
            self._declare(seat) for seat in self.table.party.round_from(self.table.deal.leader)
        ]
        fast = self.deal.copy()
        rows = playout_traced(self.t, self.deal, dice_from(self.seed), self.trace)
        trace = self.trace[:rows].tolist()
        self._lead(trace[0], shown)
        row = self._trick(trace, 1)
        while not isinstance(self.table.phase, Settled):
            exchanging = isinstance(self.table.phase, Exchanging)
            row = self._give(trace, row) if exchanging else self._trick(trace, row)
        self.agree("cards played", rows, row)
        self._count(fast)

    def _declare(self, seat: int) -> tuple[tuple[Card, ...], ...]:
        """Some of what the seat holds, each with the Matto or without; the kernel marks it."""
        found = declarable(self.table, seat)
        shown = self.chance.getrandbits(len(found) + 1)
        along = self.chance.getrandbits(len(found) + 1)
        declare(self.t, self.deal, shown, along)
        return tuple(
            versicola.cards if along >> n & 1 else versicola.own_cards
            for n, versicola in enumerate(found)
            if shown >> n & 1
        )

    def _lead(self, row: list[int], shown: list[tuple[tuple[Card, ...], ...]]) -> None:
        """The first card, and the declarations after it."""
        seat = self.table.deal.leader
        self._lawful(row, seat, ())
        self.act(do.Play(seat, CARD[row[3]]))
        for sets in shown:
            assert isinstance(self.table.phase, Declaring)
            self.act(do.Declare(seat, sets))
            seat = self.table.party.after(seat)

    def _lawful(self, row: list[int], seat: int, before: tuple[Played, ...]) -> None:
        """The judge's word on every card of the hand."""
        deal = self.table.deal
        self.agree("turn", row[0], seat)
        duty = Duty(self.table.rules, deal.hands[seat], before, deal.trick_number, deal.suits_led)
        law, note, lawful = duty.law, self.met.add, 0
        for card in duty.hand:
            verdict = judge_by(law, card)
            note(verdict.rule)
            if verdict.grade is Grade.LAWFUL:
                lawful |= BIT[card]
        self.agree("lawful cards", row[1] | row[2] << WORD, lawful)

    def _trick(self, trace: list[list[int]], row: int) -> int:
        """The rest of a trick; then it is gathered, and what dies is marked."""
        deal = self.table.deal
        plays, hands = deal.trick, deal.hands
        for seat in self.table.party.round_from(deal.leader)[len(plays) :]:
            card = CARD[trace[row][3]]
            self._lawful(trace[row], seat, plays)
            plays = (*plays, Played(seat, card, seat))
            hands = put(hands, seat, without(hands[seat], (card,)))
            self.acts.append(do.Play(seat, card))
            self.agree("winner", trace[row][4], winner_of(plays).seat)
            row += 1
        self.table = self.table.with_deal(trick=plays, hands=hands, phase=Turning())
        self._follow()
        self._compare_marks(trace[row - 1])
        return row

    def _follow(self) -> None:
        """What happens of itself, event by event."""
        event = MINCHIATE.follow(self.table)
        while event is not None:
            self.table = MINCHIATE.fold(self.table, event)
            event = MINCHIATE.follow(self.table)

    def _compare_marks(self, row: list[int]) -> None:
        deal = self.table.deal
        if deal.account is None or not any(line.rule == "matto.lost" for line in deal.lines):
            self.agree("lead and resti", tuple(row[5:]), (deal.lead, *deal.resti))

    def _give(self, trace: list[list[int]], row: int) -> int:
        """A card for the Matto."""
        turn, lo, hi, number = trace[row][:4]
        allowed = sum(BIT[card] for card in exchangeable(self.table))
        self.agree("owner of the Matto", turn, self.table.deal.waiting)
        self.agree("cards to give", lo | hi << WORD, allowed)
        self.act(do.Exchange(turn, CARD[number]))
        return row + 1

    # The end -----------------------------------------------------------------------------------

    def _count(self, fast: Deal) -> None:
        """Every line, the difference, what is paid; and the fast way must end in the same place."""
        resti = finish(self.t, self.deal)
        deal, account = self.table.deal, self.table.deal.account
        assert account is not None
        lines = (*deal.lines, *account.lines)
        sums = {(line.side, line.rule): 0 for line in lines if line.points}
        for line in lines:
            if line.points:
                sums[line.side, line.rule] += line.points
        self.agree("lines", read_sheet(self.deal), {key: n for key, n in sums.items() if n})
        difference = total(account.lines, 0) - total(account.lines, 1)
        self.agree("difference", int(self.deal[layout.DIFFERENCE]), difference)
        self.agree("paid", abs(int(self.deal[layout.PAID])), account.resti)
        self.agree("resti", (resti, -resti, resti, -resti), self.table.party.accounts)
        playout_random(self.t, fast, dice_from(self.seed))
        finish(self.t, fast)
        self.agree("the fast way", fast.tolist(), self.deal.tolist())
