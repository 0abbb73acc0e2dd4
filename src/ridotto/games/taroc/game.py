"""Taroc as a game: which function handles which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.taroc import (
    acts,
    announcements,
    deal_end,
    deal_start,
    events,
    faults,
    position,
    skar,
    state,
    taken_trick,
    tricks,
)
from ridotto.games.taroc.attempts import make_attempts
from ridotto.games.taroc.offers import make_offers
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.record_notation import fact, read, write
from ridotto.games.taroc.rules import RULE_BOOK, RULE_SETS, Rules
from ridotto.games.taroc.state import Deal, Phase, Taroc, nothing_held
from ridotto.games.taroc.worlds import world_guesses
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

Judge = Callable[[Taroc, Any], Verdict]
Fold = Callable[[Taroc, Any], Taroc]
Follow = Callable[[Taroc], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Lot: deal_start.judge_lot,
    acts.Shuffle: deal_start.judge_shuffle,
    acts.Cut: deal_start.judge_cut,
    acts.LaySkar: skar.judge_skar,
    acts.Announce: announcements.judge_announce,
    acts.Pass: announcements.judge_pass,
    acts.Play: tricks.judge_play,
    acts.PassLead: tricks.judge_pass_lead,
    acts.Challenge: faults.judge_challenge,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: deal_end.judge_rise,
    acts.SetUp: position.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Lot, acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Lot: deal_start.fold_lot,
    acts.Shuffle: deal_start.fold_shuffle,
    acts.Cut: deal_start.fold_cut,
    acts.LaySkar: skar.fold_skar,
    acts.Announce: announcements.fold_announce,
    acts.Pass: announcements.fold_pass,
    acts.Play: tricks.fold_play,
    acts.PassLead: tricks.fold_pass_lead,
    acts.Challenge: faults.fold_challenge,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: deal_end.fold_rise,
    acts.SetUp: position.fold_set_up,
    events.Dealt: deal_start.fold_dealt,
    events.HonourPaid: announcements.fold_honour_paid,
    events.TrickTaken: taken_trick.fold_taken,
    events.EmptyGiven: taken_trick.fold_empty_given,
    events.SkarShown: deal_end.fold_skar_shown,
    events.Counted: deal_end.fold_counted,
    events.DealVoided: deal_end.fold_voided,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.SittingEnded: deal_end.fold_ended,
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Dealing: deal_start.follow_dealing,
    state.Laying: skar.follow_laying,
    state.Playing: taken_trick.follow_debts,
    state.Turning: taken_trick.follow_turning,
    state.Counting: deal_end.follow_counting,
    state.Rising: deal_end.follow_rising,
}


class TarocGame(Machine[Taroc]):
    """Three players, 78 cards, each for himself; or four, of whom one is king and idle."""

    name: Final = "taroc"
    title: Final = "Taroc"
    judges = JUDGES
    folds = FOLDS
    follows = FOLLOWS
    house_acts = HOUSE_ACTS
    turn_rule = "play.turn"
    rule_sets: Final[Mapping[str, RuleSet]] = MappingProxyType(RULE_SETS)
    rule_book: Final[RuleBook] = RULE_BOOK
    ended = (state.Ended,)
    between = (state.Settled,)
    results = ("points {seat}", "paid")
    offers = staticmethod(make_offers)
    attempts = staticmethod(make_attempts)
    fact = staticmethod(fact)
    read = staticmethod(read)
    write = staticmethod(write)
    world_guesses = world_guesses

    def open(self, rules: RuleSet, *, strict: bool = False) -> Taroc:
        """A new table: three or four people, no dealer yet."""
        values = rules.read(Rules)
        nothing = nothing_held(values.players)
        accounts = (0,) * values.players
        return Taroc(
            strict=strict,
            rules=values,
            party=Party(order=deal_start.table_order(values), dealer=0, accounts=accounts),
            deal=Deal(dealer=0, hands=nothing, piles=nothing),
            phase=state.Allotting(),
        )

    def pack(self, table: Taroc) -> Pack:
        """All 78 cards."""
        del table
        return PACK

    def seats(self, table: Taroc) -> int:
        """Three or four."""
        return table.rules.players

    def follow(self, table: Taroc) -> Event | None:
        """The next automatic event: the referee, honours to be paid, then what the phase brings."""
        event = (
            faults.follow_challenges(table)
            or faults.follow_misdeal(table)
            or announcements.follow_announced(table)
        )
        return event or super().follow(table)

    def awaited(self, table: Taroc) -> frozenset[Seat]:
        """The seats the table waits for: one person, or the house."""
        match table.phase:
            case state.Cutting():
                return frozenset({table.cutter})
            case state.Laying():
                return frozenset({table.dealer})
            case state.Announcing():
                return frozenset({announcements.announcer(table)})
            case state.Leading() | state.Playing():
                turn = tricks.turn_of(table)
                return frozenset() if turn is None else frozenset({turn})
            case state.Ended():
                return frozenset()
            case _:
                return frozenset({HOUSE})

    def shuffle(self, table: Taroc, dice: Dice) -> Action:
        """The house draws the lot, shuffles, or after the last deal lets all rise."""
        if isinstance(table.phase, state.Allotting):
            return acts.Lot(HOUSE, dice.choice(table.party.order))
        if isinstance(table.phase, state.Settled) and not deal_start.deals_left(table):
            return acts.Rise(HOUSE)
        order = list(PACK.cards)
        dice.shuffle(order)
        return acts.Shuffle(HOUSE, tuple(order))

    def places(self, table: Taroc) -> Mapping[str, Sequence[Card]]:
        """Where every card of the pack lies."""
        deal = table.deal
        heaps = {"pack": deal.pack, "skar": deal.skar or ()}
        for seat in range(table.rules.players):
            heaps[f"hand {seat}"] = deal.hands[seat]
            heaps[f"tricks {seat}"] = deal.piles[seat]
        heaps["trick"] = tuple(played.card for played in deal.trick)
        return heaps

    def winning(self, table: Taroc) -> Seat | None:
        """Whose card is winning the trick on the table."""
        return tricks.winner_of(table.rules, table.deal.trick).seat if table.deal.trick else None


TAROC: Final = TarocGame()
