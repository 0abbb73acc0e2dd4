"""Minchiate as a game: which function handles which action, event and phase."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.minchiate import (
    acts,
    cascare,
    challenges,
    claim,
    corrections,
    cut_and_robbery,
    deal_end,
    deal_start,
    declare,
    discards,
    draw,
    events,
    faults,
    marks,
    state,
    taken_trick,
    tricks,
)
from ridotto.games.minchiate.attempts import make_attempts
from ridotto.games.minchiate.awaited import awaited
from ridotto.games.minchiate.offers import make_offers
from ridotto.games.minchiate.pack import PACK, pack_with
from ridotto.games.minchiate.questions import QUESTIONS
from ridotto.games.minchiate.record_notation import fact, read, write
from ridotto.games.minchiate.rules import RULE_BOOK, RULE_SETS, Rules
from ridotto.games.minchiate.shared_fold import ALIKE
from ridotto.games.minchiate.state import SEATS, Deal, Minchiate, Phase
from ridotto.games.minchiate.worlds import world_guesses
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

Judge = Callable[[Minchiate, Any], Verdict]
Fold = Callable[[Minchiate, Any], Minchiate]
Follow = Callable[[Minchiate], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Shuffle: draw.judge_shuffle,
    acts.Draw: draw.DRAW.judge,
    acts.Cut: cut_and_robbery.judge_cut,
    acts.Rob: cut_and_robbery.judge_rob,
    acts.Leave: cut_and_robbery.judge_leave,
    acts.Discard: discards.judge_discard,
    acts.TakeBlind: discards.judge_take_blind,
    acts.Declare: declare.judge_declare,
    acts.Play: tricks.judge_play,
    acts.PlayFallen: tricks.judge_play_fallen,
    acts.LayOpen: cascare.judge_lay_open,
    acts.Gather: tricks.judge_gather,
    acts.TakeBack: corrections.judge_take_back,
    acts.Mend: corrections.judge_mend,
    acts.Warn: corrections.judge_warn,
    acts.Exchange: taken_trick.judge_exchange,
    acts.Claim: claim.judge_claim,
    acts.Challenge: challenges.judge_challenge,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: deal_end.judge_rise,
    acts.SetUp: draw.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: draw.fold_shuffle,
    acts.Draw: draw.DRAW.fold_draw,
    acts.Cut: cut_and_robbery.fold_cut,
    acts.Rob: cut_and_robbery.fold_rob,
    acts.Leave: cut_and_robbery.fold_leave,
    acts.Discard: discards.fold_discard,
    acts.TakeBlind: discards.fold_take_blind,
    acts.Declare: declare.fold_declare,
    acts.Play: tricks.fold_play,
    acts.PlayFallen: tricks.fold_play_fallen,
    acts.LayOpen: cascare.fold_lay_open,
    acts.Gather: tricks.fold_gather,
    acts.TakeBack: corrections.fold_take_back,
    acts.Mend: corrections.fold_mend,
    acts.Warn: corrections.fold_warn,
    acts.Exchange: taken_trick.fold_exchange,
    acts.Claim: claim.fold_claim,
    acts.Challenge: challenges.fold_challenge,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: deal_end.fold_rise,
    acts.SetUp: draw.fold_set_up,
    events.Drew: draw.DRAW.fold_drew,
    events.Seated: draw.fold_seated,
    events.GiroBegun: draw.fold_giro,
    events.BottomSeen: cut_and_robbery.fold_bottom,
    events.BottomLifted: cut_and_robbery.fold_lifted,
    events.Looked: cut_and_robbery.fold_looked,
    events.Dealt: deal_start.fold_dealt,
    events.TurnedUp: deal_start.fold_turned_up,
    events.Scoperta: deal_start.fold_scoperta,
    events.Stopped: deal_start.fold_stopped,
    events.Took: deal_start.fold_took,
    events.FollaSeen: deal_start.fold_folla_seen,
    events.FollaSpread: deal_start.fold_folla_spread,
    events.Announced: discards.fold_announced,
    events.FilledUp: discards.fold_filled,
    events.DiscardsShown: discards.fold_shown,
    events.Marked: marks.fold_marked,
    events.RestoPaid: marks.fold_resto,
    events.FineDue: marks.fold_fine,
    events.TrickGathered: taken_trick.fold_gathered,
    events.LeftOver: deal_end.fold_left_over,
    events.MattoLost: taken_trick.fold_matto_lost,
    events.ClaimGranted: claim.fold_granted,
    events.ClaimRefused: claim.fold_refused,
    events.ChallengeDecided: challenges.fold_decided,
    events.Counted: deal_end.fold_counted,
    events.PartyEnded: deal_end.fold_ended,
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Drawing: draw.DRAW.follow,
    state.GiroOpening: draw.follow_giro,
    state.Bottom: cut_and_robbery.follow_bottom,
    state.Lifting: cut_and_robbery.follow_lifting,
    state.Looking: cut_and_robbery.follow_looking,
    state.Dealing: deal_start.follow_dealing,
    state.Scoprire: deal_start.follow_scoprire,
    state.Pigliare: deal_start.follow_pigliare,
    state.FollaTold: deal_start.follow_folla,
    state.FillingUp: discards.follow_filling,
    state.Showing: discards.follow_showing,
    state.Turning: tricks.follow_turning,
    state.Claimed: claim.follow_claimed,
    state.Counting: deal_end.follow_counting,
    state.Reckoning: deal_end.follow_reckoning,
    state.Rising: deal_end.follow_rising,
}


class MinchiateGame(Machine[Minchiate]):
    """The game of Minchiate."""

    name: Final = "minchiate"
    title: Final = "Minchiate"
    judges = JUDGES
    folds = FOLDS
    follows = FOLLOWS
    house_acts = HOUSE_ACTS
    turn_rule = "play.turn"
    rule_sets: Final[Mapping[str, RuleSet]] = MappingProxyType(RULE_SETS)
    rule_book: Final[RuleBook] = RULE_BOOK
    questions = QUESTIONS
    ended = (state.Ended,)
    between = (state.Settled,)
    results = ("total {side}", "difference", "pays", "accounts")
    awaited = staticmethod(awaited)
    offers = staticmethod(make_offers)
    attempts = staticmethod(make_attempts)
    fact = staticmethod(fact)
    read = staticmethod(read)
    write = staticmethod(write)
    world_guesses = world_guesses

    def open(self, rules: RuleSet, *, strict: bool = False) -> Minchiate:
        """A new table: four people, nobody seated yet."""
        return Minchiate(
            strict=strict,
            rules=rules.read(Rules),
            party=Party(order=SEATS, dealer=0, accounts=(0, 0, 0, 0)),
            deal=Deal(dealer=0),
            phase=state.Spreading(),
        )

    def pack(self, table: Minchiate) -> Pack:
        """All 97 cards."""
        return pack_with(table.rules.names.fantine)

    def seats(self, table: Minchiate) -> int:
        """Four."""
        del table
        return len(SEATS)

    def judge_hand(
        self, table: Minchiate, seat: Seat, but: Container[Card] = ()
    ) -> Iterable[tuple[Card, Verdict]]:
        """At its turn a hand is judged by one look at the trick."""
        turn = tricks.next_turn(table) if isinstance(table.phase, tricks.PLAYED_IN) else None
        if turn is None or turn.seat != seat or turn.by != seat:
            return super().judge_hand(table, seat, but)
        return tricks.judge_hand(table, seat, but)

    def fold_alike(
        self, table: Minchiate, event: Event, before: Minchiate, after: Minchiate
    ) -> Minchiate:
        """The state after an event, with what another chair sees of it."""
        rule = ALIKE.get(type(event))
        return self.fold(table, event) if rule is None else rule(table, event, before, after)

    def follow(self, table: Minchiate) -> Event | None:
        """The next automatic event: referee, fines, marks, then what the phase brings."""
        deal = table.deal
        left = deal_end.follow_left_over(table)
        if left is not None:
            return left
        decided = challenges.follow_challenges(table) if deal.challenges else None
        if decided is not None:
            return decided
        if deal.unpaid:
            return faults.follow_unpaid(table)
        event = marks.follow_marks(table)
        if event is not None:
            return event
        return super().follow(table)

    def shuffle(self, table: Minchiate, dice: Dice) -> Action:
        """The house shuffles, or after the last deal all rise."""
        if isinstance(table.phase, state.Settled) and not draw.deals_left(table):
            return acts.Rise(HOUSE)
        order = list(PACK.cards)
        dice.shuffle(order)
        return acts.Shuffle(HOUSE, tuple(order))

    def places(self, table: Minchiate) -> Mapping[str, Sequence[Card]]:
        """Where every card of the pack lies."""
        if isinstance(table.phase, state.Drawing):
            return {"spread": table.phase.lots.spread}
        deal = table.deal
        heaps = {"pack": deal.pack, "lifted": deal.lifted, "folla": deal.folla}
        for seat in SEATS:
            heaps[f"hand {seat}"] = deal.hands[seat]
            heaps[f"laid {seat}"] = deal.laid[seat]
            covered = deal.discards[seat] if not deal.exposed[seat] else None
            heaps[f"discard {seat}"] = covered or ()
        heaps["trick"] = tuple(played.card for played in deal.trick)
        heaps["first tricks"], heaps["second tricks"] = deal.piles
        if deal.waiting is not None:
            heaps["waiting"] = (Card("M"),)
        return heaps

    def winning(self, table: Minchiate) -> Seat | None:
        """Whose card is winning the trick on the table."""
        return tricks.winner_of(table.deal.trick).seat if table.deal.trick else None

    def sides(self, table: Minchiate) -> tuple[int, ...]:
        """Who plays with whom."""
        return sides_in(table.party.order)


@lru_cache
def sides_in(order: tuple[Seat, ...]) -> tuple[int, ...]:
    """The side of each seat in this order at the table; it changes once in a giro."""
    return tuple(order.index(seat) % 2 for seat in SEATS)


MINCHIATE: Final = MinchiateGame()
