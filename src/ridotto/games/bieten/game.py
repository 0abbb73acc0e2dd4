"""Bieten as a game: which function handles which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.bieten import (
    acts,
    bid_answers,
    bids,
    deal_end,
    deal_start,
    events,
    faults,
    late_claims,
    slate,
    state,
    tricks,
)
from ridotto.games.bieten.attempts import make_attempts
from ridotto.games.bieten.offers import make_offers
from ridotto.games.bieten.questions import QUESTIONS
from ridotto.games.bieten.record_notation import fact, read, write
from ridotto.games.bieten.rules import RULE_BOOK, RULE_SETS, Rules
from ridotto.games.bieten.slate import totals_now
from ridotto.games.bieten.state import Bieten, Deal, Phase
from ridotto.games.bieten.worlds import world_guesses
from ridotto.table import (
    HOUSE,
    Action,
    Dice,
    Event,
    Party,
    RuleBook,
    RuleSet,
    Seat,
    Verdict,
)
from ridotto.table.machine import Machine

Judge = Callable[[Bieten, Any], Verdict]
Fold = Callable[[Bieten, Any], Bieten]
Follow = Callable[[Bieten], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Shuffle: deal_start.judge_shuffle,
    acts.Draw: deal_start.DRAW.judge,
    acts.Cut: deal_start.judge_cut,
    acts.Rob: deal_start.judge_rob,
    acts.Leave: deal_start.judge_leave,
    acts.Bid: bids.judge_bid,
    acts.Groschen: bid_answers.judge_groschen,
    acts.Hold: bid_answers.judge_hold,
    acts.Good: bid_answers.judge_good,
    acts.Silent: bid_answers.judge_silent,
    acts.Play: tricks.judge_play,
    acts.Baptise: tricks.judge_baptise,
    acts.Done: bids.judge_done,
    acts.Challenge: faults.judge_challenge,
    acts.Accept: deal_end.judge_accept,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: deal_end.judge_rise,
    acts.SetUp: deal_start.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: deal_start.fold_shuffle,
    acts.Draw: deal_start.DRAW.fold_draw,
    acts.Cut: deal_start.fold_cut,
    acts.Rob: deal_start.fold_rob,
    acts.Leave: deal_start.fold_leave,
    acts.Bid: bids.fold_bid,
    acts.Groschen: bids.fold_groschen,
    acts.Hold: bid_answers.fold_hold,
    acts.Good: bid_answers.fold_good,
    acts.Silent: bid_answers.fold_silent,
    acts.Play: tricks.fold_play,
    acts.Baptise: tricks.fold_baptise,
    acts.Done: bids.fold_done,
    acts.Challenge: faults.fold_challenge,
    acts.Accept: deal_end.fold_accept,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: deal_end.fold_rise,
    acts.SetUp: deal_start.fold_set_up,
    events.Drew: deal_start.DRAW.fold_drew,
    events.DealerFound: deal_start.fold_dealer,
    events.CutSeen: deal_start.fold_cut_seen,
    events.Dealt: deal_start.fold_dealt,
    events.LetGood: bid_answers.fold_let_good,
    events.TrickTaken: tricks.fold_taken,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.Resumed: late_claims.fold_resumed,
    events.Counted: deal_end.fold_counted,
    events.MatchEnded: deal_end.fold_ended,
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Drawing: deal_start.DRAW.follow,
    state.Looking: deal_start.follow_looking,
    state.Dealing: deal_start.follow_dealing,
    state.Answering: bid_answers.follow_answering,
    state.Taking: tricks.follow_taking,
    state.Counting: deal_end.follow_counting,
    state.Settled: late_claims.follow_settled,
    state.Ending: deal_end.follow_ending,
}


def awaited(table: Bieten) -> frozenset[Seat]:
    """The seats the table waits for: one person, the house, or all who have not accepted."""
    match table.phase:
        case state.Drawing():
            return frozenset(deal_start.cutting_now(table)[:1])
        case state.Cutting() | state.Robbing():
            return frozenset({table.cutter})
        case state.Before() | state.After():
            speaker = bids.speaker(table)
            return frozenset() if speaker is None else frozenset({speaker})
        case state.Answering(queue=queue):
            return frozenset(queue[:1])
        case state.Settled(accepted=accepted) if table.strict and slate.match_done(table):
            return frozenset(table.seats) - frozenset(accepted)
        case state.Ended():
            return frozenset()
        case _:
            return frozenset({HOUSE})


class BietenGame(Machine[Bieten]):
    """Das Bieten, with and without the Weli."""

    name: Final = "bieten"
    title: Final = "Bieten"
    rule_sets: Final[Mapping[str, RuleSet]] = MappingProxyType(RULE_SETS)
    rule_book: Final[RuleBook] = RULE_BOOK
    judges = JUDGES
    folds = FOLDS
    follows = FOLLOWS
    house_acts = HOUSE_ACTS
    turn_rule = "play.turn"
    ended = (state.Ended,)
    between = (state.Settled,)
    questions = QUESTIONS
    results = (
        *(f"result {figure}" for figure in ("herz", "laub", "gleich", "hanger", "spiel")),
        "totals",
    )
    awaited = staticmethod(awaited)
    offers = staticmethod(make_offers)
    attempts = staticmethod(make_attempts)
    fact = staticmethod(fact)
    read = staticmethod(read)
    write = staticmethod(write)
    world_guesses = world_guesses

    def open(self, rules: RuleSet, *, strict: bool = False) -> Bieten:
        """A new table: a clean slate, nobody has cut."""
        values = rules.read(Rules)
        seats = tuple(range(values.players))
        nothing = tuple(0 for _ in seats)
        return Bieten(
            strict=strict,
            rules=values,
            party=Party(order=seats, dealer=0, accounts=nothing),
            scores=nothing,
            columns=tuple(() for _ in seats),
            bummerl=nothing,
            deal=Deal(dealer=0),
            phase=state.Spreading(),
        )

    def pack(self, table: Bieten) -> Pack:
        """32 cards, or 33 with the Weli."""
        return table.rules.pack

    def seats(self, table: Bieten) -> int:
        """Two to ten."""
        return len(table.seats)

    def follow(self, table: Bieten) -> Event | None:
        """A claim first; then the event the phase brings automatically."""
        return faults.follow_challenges(table) or super().follow(table)

    def shuffle(self, table: Bieten, dice: Dice) -> Action:
        """The house shuffles, or after the last game all rise."""
        if isinstance(table.phase, state.Settled) and slate.match_done(table):
            return acts.Rise(HOUSE)
        order = list(table.rules.pack.cards)
        dice.shuffle(order)
        return acts.Shuffle(HOUSE, tuple(order))

    def places(self, table: Bieten) -> Mapping[str, Sequence[Card]]:
        """Where every card of the pack lies."""
        if isinstance(table.phase, state.Drawing):
            return {"spread": table.phase.lots.spread}
        heaps = {"pack": table.deal.pack}
        for seat, (hand, row) in enumerate(zip(table.deal.hands, table.deal.rows, strict=True)):
            heaps[f"hand {seat}"] = hand
            heaps[f"row {seat}"] = row
        return heaps

    def winning(self, table: Bieten) -> Seat | None:
        """Whose card is winning the trick on the table."""
        return tricks.winner_of(table.deal) if table.deal.trick else None

    def tally(self, table: Bieten) -> tuple[int, ...]:
        """What the slate's columns add up to."""
        return totals_now(table)


BIETEN: Final = BietenGame()
