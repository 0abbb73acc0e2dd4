"""Bieten as a game of the house: which rule answers for which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.bieten import (
    acts,
    answers,
    bidding,
    events,
    faults,
    late_claims,
    opening,
    settling,
    slate,
    state,
    tricks,
)
from ridotto.games.bieten.attempts import make_attempts
from ridotto.games.bieten.language import fact, read, write
from ridotto.games.bieten.offers import make_offers
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
    acts.Shuffle: opening.judge_shuffle,
    acts.Draw: opening.DRAW.judge,
    acts.Cut: opening.judge_cut,
    acts.Rob: opening.judge_rob,
    acts.Leave: opening.judge_leave,
    acts.Bid: bidding.judge_bid,
    acts.Groschen: answers.judge_groschen,
    acts.Hold: answers.judge_hold,
    acts.Good: answers.judge_good,
    acts.Silent: answers.judge_silent,
    acts.Play: tricks.judge_play,
    acts.Baptise: tricks.judge_baptise,
    acts.Done: bidding.judge_done,
    acts.Challenge: faults.judge_challenge,
    acts.Accept: settling.judge_accept,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: settling.judge_rise,
    acts.SetUp: opening.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: opening.fold_shuffle,
    acts.Draw: opening.DRAW.fold_draw,
    acts.Cut: opening.fold_cut,
    acts.Rob: opening.fold_rob,
    acts.Leave: opening.fold_leave,
    acts.Bid: bidding.fold_bid,
    acts.Groschen: bidding.fold_groschen,
    acts.Hold: answers.fold_hold,
    acts.Good: answers.fold_good,
    acts.Silent: answers.fold_silent,
    acts.Play: tricks.fold_play,
    acts.Baptise: tricks.fold_baptise,
    acts.Done: bidding.fold_done,
    acts.Challenge: faults.fold_challenge,
    acts.Accept: settling.fold_accept,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: settling.fold_rise,
    acts.SetUp: opening.fold_set_up,
    events.Drew: opening.DRAW.fold_drew,
    events.DealerFound: opening.fold_dealer,
    events.CutSeen: opening.fold_cut_seen,
    events.Dealt: opening.fold_dealt,
    events.LetGood: answers.fold_let_good,
    events.TrickTaken: tricks.fold_taken,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.Resumed: late_claims.fold_resumed,
    events.Counted: settling.fold_counted,
    events.MatchEnded: settling.fold_ended,
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Drawing: opening.DRAW.follow,
    state.Looking: opening.follow_looking,
    state.Dealing: opening.follow_dealing,
    state.Answering: answers.follow_answering,
    state.Taking: tricks.follow_taking,
    state.Counting: settling.follow_counting,
    state.Settled: late_claims.follow_settled,
    state.Ending: settling.follow_ending,
}


def awaited(table: Bieten) -> frozenset[Seat]:
    """For whom the table waits: one person, the house, or all who have not accepted."""
    match table.phase:
        case state.Drawing():
            return frozenset(opening.cutting_now(table)[:1])
        case state.Cutting() | state.Robbing():
            return frozenset({table.cutter})
        case state.Before() | state.After():
            speaker = bidding.speaker(table)
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
        """A claim first; then what the phase brings of itself."""
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
