"""Guimbarde as a game: which function handles which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.guimbarde import (
    acts,
    deal_end,
    deal_start,
    events,
    faults,
    payments,
    point,
    position,
    state,
    tricks,
)
from ridotto.games.guimbarde.attempts import make_attempts
from ridotto.games.guimbarde.boxes import EMPTY
from ridotto.games.guimbarde.facts import turn_of
from ridotto.games.guimbarde.offers import make_offers
from ridotto.games.guimbarde.record_notation import fact, read, write
from ridotto.games.guimbarde.rules import RULE_BOOK, RULE_SETS, Rules
from ridotto.games.guimbarde.state import Deal, Guimbarde, won_by
from ridotto.games.guimbarde.trumps import winning
from ridotto.games.guimbarde.worlds import world_guesses
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

Judge = Callable[[Guimbarde, Any], Verdict]
Fold = Callable[[Guimbarde, Any], Guimbarde]
Follow = Callable[[Guimbarde], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Shuffle: deal_start.judge_shuffle,
    acts.Draw: deal_start.DRAW.judge,
    acts.Cut: deal_start.judge_cut,
    acts.Take: deal_start.judge_take,
    acts.Name: point.judge_name,
    acts.Silent: point.judge_silent,
    acts.Lay: point.judge_lay,
    acts.Leave: point.judge_leave,
    acts.Play: tricks.judge_play,
    acts.Marry: tricks.judge_marry,
    acts.TakeBack: faults.judge_take_back,
    acts.Challenge: faults.judge_challenge,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: deal_end.judge_rise,
    acts.SetUp: position.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: deal_start.fold_shuffle,
    acts.Draw: deal_start.DRAW.fold_draw,
    acts.Cut: deal_start.fold_cut,
    acts.Take: deal_start.fold_take,
    acts.Name: point.fold_name,
    acts.Silent: point.fold_silent,
    acts.Lay: point.fold_lay,
    acts.Leave: point.fold_leave,
    acts.Play: tricks.fold_play,
    acts.Marry: tricks.fold_marry,
    acts.TakeBack: faults.fold_take_back,
    acts.Challenge: faults.fold_challenge,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: deal_end.fold_rise,
    acts.SetUp: position.fold_set_up,
    events.Drew: deal_start.DRAW.fold_drew,
    events.DealerDrawn: deal_start.fold_dealer_drawn,
    events.Staked: deal_start.fold_stakes,
    events.Dealt: deal_start.fold_dealt,
    events.Turned: deal_start.fold_turned,
    events.BoxTaken: deal_end.fold_taken,
    events.FondsLaid: point.fold_fonds,
    events.Paid: payments.fold_paid,
    events.TrickGathered: tricks.fold_gathered,
    events.FondsStay: deal_end.fold_fonds_stay,
    events.DealEnded: deal_end.fold_deal_ended,
    events.DealVoid: faults.fold_void,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.BoxesShared: deal_end.fold_shared,
}

FOLLOWS: Final[Mapping[type, Follow]] = {
    state.Drawing: deal_start.DRAW.follow,
    state.Staking: deal_start.follow_staking,
    state.Dealing: deal_start.follow_dealing,
    state.Turning: deal_start.follow_turning,
    state.Fonds: point.follow_fonds,
    state.Gathering: tricks.follow_gathering,
    state.Awarding: deal_end.follow_awarding,
    state.Closing: deal_end.follow_closing,
    state.Sharing: deal_end.follow_sharing,
}


class GuimbardeGame(Machine[Guimbarde]):
    """The game of Guimbarde, or the Bride."""

    name: Final = "guimbarde"
    title: Final = "Guimbarde"
    judges = JUDGES
    folds = FOLDS
    follows = FOLLOWS
    house_acts = HOUSE_ACTS
    turn_rule = "play.turn"
    rule_sets: Final[Mapping[str, RuleSet]] = MappingProxyType(RULE_SETS)
    rule_book: Final[RuleBook] = RULE_BOOK
    ended = (state.Ended,)
    between = (state.Settled,)
    results = ("tricks {seat}", "accounts")
    offers = staticmethod(make_offers)
    attempts = staticmethod(make_attempts)
    fact = staticmethod(fact)
    read = staticmethod(read)
    write = staticmethod(write)
    world_guesses = world_guesses

    def open(self, rules: RuleSet, *, strict: bool = False) -> Guimbarde:
        """A new table with empty boxes; nobody has drawn yet. The boxes' account is the last."""
        read_rules = rules.read(Rules)
        seats = tuple(range(read_rules.players))
        accounts = (0,) * (read_rules.players + 1)
        nothing: tuple[tuple[Card, ...], ...] = ((),) * read_rules.players
        deal = Deal(dealer=0, accounts=accounts, boxes=EMPTY, hands=nothing, shown=nothing)
        return Guimbarde(
            strict=strict,
            rules=read_rules,
            party=Party(order=seats, dealer=0, accounts=accounts),
            boxes=EMPTY,
            deal=deal,
            phase=state.Spreading(),
        )

    def pack(self, table: Guimbarde) -> Pack:
        """32 to 52 cards, by the number of players."""
        return table.rules.the_pack

    def seats(self, table: Guimbarde) -> int:
        """Five to nine, or by later custom three and four."""
        return table.rules.players

    def follow(self, table: Guimbarde) -> Event | None:
        """The next automatic event: the referee, a void deal, what is due, then the phase."""
        deal = table.deal
        decided = faults.follow_challenges(table)
        if decided is not None:
            return decided
        if deal.void:
            return faults.follow_void(table)
        if deal.due:
            return deal.due[0]
        broken = tricks.follow_fresh(table) if deal.fresh else None
        if broken is not None:
            return broken
        return super().follow(table)

    def awaited(self, table: Guimbarde) -> frozenset[Seat]:
        """The seats the table waits for: one person, several who draw, or the house."""
        match table.phase:
            case state.Drawing(lots=lots):
                return frozenset(lots.needing())
            case state.Ended():
                return frozenset()
        seat = turn_of(table)
        return frozenset({HOUSE if seat is None else seat})

    def shuffle(self, table: Guimbarde, dice: Dice) -> Action:
        """The house shuffles; after the agreed deals it lets the company rise."""
        if table.party.deals >= table.rules.sitting:
            return acts.Rise(HOUSE)
        order = list(table.rules.the_pack.cards)
        dice.shuffle(order)
        return acts.Shuffle(HOUSE, tuple(order))

    def places(self, table: Guimbarde) -> Mapping[str, Sequence[Card]]:
        """Where every card lies."""
        if isinstance(table.phase, state.Drawing):
            return {"spread": table.phase.lots.spread}
        deal = table.deal
        heaps = {"pack": deal.pack, "trick": tuple(played.card for played in deal.trick)}
        for seat in table.seats:
            heaps[f"hand {seat}"] = deal.hands[seat]
            heaps[f"tricks {seat}"] = won_by(table, seat)
        return heaps

    def winning(self, table: Guimbarde) -> Seat | None:
        """Whose card is winning the trick on the table."""
        deal = table.deal
        return winning(deal.trick, deal.trumps).seat if deal.trick else None


GUIMBARDE: Final = GuimbardeGame()
