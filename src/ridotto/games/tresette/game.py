"""Tresette as a game: which function handles which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.tresette import (
    acts,
    announcements,
    deal_end,
    deal_start,
    draw,
    events,
    faults,
    ledger,
    state,
    tricks,
)
from ridotto.games.tresette.attempts import make_attempts
from ridotto.games.tresette.facts import fact
from ridotto.games.tresette.offers import make_offers
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.record_notation import read, write
from ridotto.games.tresette.rules import RULE_BOOK, RULE_SETS, Rules
from ridotto.games.tresette.state import Phase, Tresette, empty_deal
from ridotto.games.tresette.worlds import world_guesses
from ridotto.table import (
    HOUSE,
    Action,
    Dice,
    Event,
    RuleBook,
    RuleSet,
    Seat,
    Verdict,
)
from ridotto.table.machine import Machine

Judge = Callable[[Tresette, Any], Verdict]
Fold = Callable[[Tresette, Any], Tresette]
Follow = Callable[[Tresette], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Shuffle: draw.judge_shuffle,
    acts.Draw: draw.DRAW.judge,
    acts.SetUp: draw.judge_set_up,
    acts.Cut: deal_start.judge_cut,
    acts.Announce: announcements.judge_announce,
    acts.Play: tricks.judge_play,
    acts.Sign: tricks.judge_sign,
    acts.Challenge: faults.judge_challenge,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: deal_end.judge_rise,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: draw.fold_shuffle,
    acts.Draw: draw.DRAW.fold_draw,
    acts.SetUp: draw.fold_set_up,
    acts.Cut: deal_start.fold_cut,
    acts.Announce: announcements.fold_announce,
    acts.Play: tricks.fold_play,
    acts.Sign: tricks.fold_sign,
    acts.Challenge: faults.fold_challenge,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: deal_end.fold_rise,
    events.Drew: draw.DRAW.fold_drew,
    events.Seated: draw.fold_seated,
    events.Dealt: deal_start.fold_dealt,
    events.PacketLaid: deal_start.fold_packet_laid,
    events.TakenUp: deal_start.fold_taken_up,
    events.TurnedUp: deal_start.fold_turned_up,
    events.Heard: announcements.fold_heard,
    events.TrickTaken: tricks.fold_taken,
    events.TalonTaken: deal_end.fold_talon,
    events.Tallied: deal_end.fold_tallied,
    events.DealEnded: deal_end.fold_deal_ended,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.Rescored: faults.fold_rescored,
    events.SlatePaid: deal_end.fold_slate_paid,
    events.SittingEnded: deal_end.fold_ended,
    **dict.fromkeys(deal_end.LEDGER_EVENTS, deal_end.fold_booked),
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Parting: draw.follow_parting,
    state.Drawing: draw.DRAW.follow,
    state.Dealing: deal_start.follow_dealing,
    state.TakingUp: deal_start.follow_taking_up,
    state.TurningUp: deal_start.follow_turning_up,
    state.Turning: tricks.follow_turning,
    state.Counting: deal_end.follow_counting,
    state.Ending: deal_end.follow_ending,
    state.Rising: deal_end.follow_rising,
}

FIRST: Final[tuple[Follow, ...]] = (
    faults.follow_rescore,
    announcements.follow_hearing,
)
"""What is looked at whatever the phase: a score to make anew, then what has just been announced."""


def awaited(table: Tresette) -> frozenset[Seat]:
    """The seats the table waits for: one person, several, or the house."""
    match table.phase:
        case state.Drawing(lots=lots):
            return frozenset(lots.needing())
        case state.Cutting():
            return frozenset({table.cutter})
        case state.Announcing(seat=seat):
            return frozenset({seat})
        case state.Playing():
            return frozenset({tricks.next_to_play(table)})
        case state.Ended():
            return frozenset()
        case _:
            return frozenset({HOUSE})


class TresetteGame(Machine[Tresette]):
    """The game of Tresette."""

    name: Final = "tresette"
    title: Final = "Tresette"
    judges = JUDGES
    folds = FOLDS
    follows = FOLLOWS
    house_acts = HOUSE_ACTS
    turn_rule = "play.turn"
    rule_sets: Final[Mapping[str, RuleSet]] = MappingProxyType(RULE_SETS)
    rule_book: Final[RuleBook] = RULE_BOOK
    ended = (state.Ended,)
    between = (state.Settled,)
    results = ("points {side}", "marks", "slate {side}")
    awaited = staticmethod(awaited)
    offers = staticmethod(make_offers)
    attempts = staticmethod(make_attempts)
    fact = staticmethod(fact)
    read = staticmethod(read)
    write = staticmethod(write)
    world_guesses = world_guesses

    def open(self, rules: RuleSet, *, strict: bool = False) -> Tresette:
        """A new table: nobody seated yet."""
        agreed = rules.read(Rules)
        blank = ledger.new_ledger(agreed.sides)
        return Tresette(
            strict=strict,
            rules=agreed,
            party=draw.new_party(agreed),
            past=(0,) * agreed.seats,
            ledger=blank,
            deal=empty_deal(agreed, 0, blank),
            phase=state.Spreading(),
        )

    def pack(self, table: Tresette) -> Pack:
        """Forty cards."""
        del table
        return PACK

    def seats(self, table: Tresette) -> int:
        """Four, three or two."""
        return table.rules.seats

    def follow(self, table: Tresette) -> Event | None:
        """The next automatic event: announcements, marks, the phase's own, then challenges."""
        for first in FIRST:
            event = first(table)
            if event is not None:
                return event
        booked = ledger.follow_ledger(table.rules, table.ledger)
        if booked is not None:
            return booked
        if faults.stopped(table):
            return deal_end.follow_ending(table)
        has_its_own = type(table.phase) in self.follows
        return super().follow(table) if has_its_own else faults.follow_challenges(table)

    def shuffle(self, table: Tresette, dice: Dice) -> Action:
        """The house shuffles, or when the sitting is over all rise."""
        if isinstance(table.phase, state.Settled) and deal_end.sitting_over(table):
            return acts.Rise(HOUSE)
        order = list(PACK.cards)
        dice.shuffle(order)
        return acts.Shuffle(HOUSE, tuple(order))

    def places(self, table: Tresette) -> Mapping[str, Sequence[Card]]:
        """Where every card of the pack lies."""
        if isinstance(table.phase, state.Drawing | state.Parting):
            return {"spread": table.phase.lots.spread}
        deal = table.deal
        heaps = {"pack": deal.pack, "talon": deal.talon}
        for seat in table.seats:
            heaps[f"hand {seat}"] = deal.hands[seat]
            for number, heap in enumerate(deal.heaps[seat]):
                heaps[f"heap {seat} {number}"] = heap
        heaps["trick"] = tuple(played.card for played in deal.trick)
        for side, pile in enumerate(deal.piles):
            heaps[f"tricks {side}"] = pile
        return heaps

    def winning(self, table: Tresette) -> Seat | None:
        """Whose card is winning the trick on the table."""
        return tricks.winner_of(table.deal.trick) if table.deal.trick else None

    def sides(self, table: Tresette) -> tuple[int, ...]:
        """Who plays with whom."""
        return tuple(table.side(seat) for seat in range(self.seats(table)))


TRESETTE: Final = TresetteGame()
