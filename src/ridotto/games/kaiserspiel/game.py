"""Kaiserspiel as a game: which function handles which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.kaiserspiel import (
    acts,
    deal_end,
    deal_start,
    events,
    faults,
    fines,
    imperials,
    position,
    rummel,
    state,
    tricks,
)
from ridotto.games.kaiserspiel.attempts import make_attempts
from ridotto.games.kaiserspiel.marks import clear
from ridotto.games.kaiserspiel.offers import make_offers
from ridotto.games.kaiserspiel.record_notation import fact, read, write
from ridotto.games.kaiserspiel.rules import RULE_BOOK, RULE_SETS, Direction, Rules
from ridotto.games.kaiserspiel.state import Deal, Kaiserspiel, Phase, won_by
from ridotto.games.kaiserspiel.worlds import world_guesses
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

Judge = Callable[[Kaiserspiel, Any], Verdict]
Fold = Callable[[Kaiserspiel, Any], Kaiserspiel]
Follow = Callable[[Kaiserspiel], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Shuffle: deal_start.judge_shuffle,
    acts.Draw: deal_start.DRAW.judge,
    acts.Cut: deal_start.judge_cut,
    acts.Show: imperials.judge_show,
    acts.Tell: rummel.judge_tell,
    acts.Withhold: rummel.judge_withhold,
    acts.Good: rummel.judge_good,
    acts.Equal: rummel.judge_equal,
    acts.Name: rummel.judge_name,
    acts.Demand: rummel.judge_demand,
    acts.Play: tricks.judge_play,
    acts.Challenge: faults.judge_challenge,
    acts.Grant: deal_end.judge_grant,
    acts.EraseFiche: fines.judge_erase_fiche,
    acts.GiveFiche: fines.judge_give_fiche,
    acts.Leave: faults.judge_leave,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: deal_end.judge_rise,
    acts.SetUp: position.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: deal_start.fold_shuffle,
    acts.Draw: deal_start.DRAW.fold_draw,
    acts.Cut: deal_start.fold_cut,
    acts.Show: imperials.fold_show,
    acts.Tell: rummel.fold_tell,
    acts.Withhold: rummel.fold_silence,
    acts.Good: rummel.fold_silence,
    acts.Equal: rummel.fold_equal,
    acts.Name: rummel.fold_name,
    acts.Demand: rummel.fold_demand,
    acts.Play: tricks.fold_play,
    acts.Challenge: faults.fold_challenge,
    acts.Grant: deal_end.fold_grant,
    acts.EraseFiche: fines.fold_erase_fiche,
    acts.GiveFiche: fines.fold_give_fiche,
    acts.Leave: faults.fold_leave,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: deal_end.fold_rise,
    acts.SetUp: position.fold_set_up,
    events.Drew: deal_start.DRAW.fold_drew,
    events.DealerDrawn: deal_start.fold_dealer_drawn,
    events.Dealt: deal_start.fold_dealt,
    events.Turned: deal_start.fold_turned,
    events.Marked: deal_end.fold_marked,
    events.NotCounted: rummel.fold_not_counted,
    events.RummelShown: rummel.fold_rummel_shown,
    events.TrickGathered: tricks.fold_gathered,
    events.Counted: deal_end.fold_counted,
    events.DealEnded: deal_end.fold_deal_ended,
    events.DealVoid: faults.fold_void,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.PartieEnded: deal_end.fold_partie_ended,
    events.SittingEnded: deal_end.fold_ended,
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Drawing: deal_start.DRAW.follow,
    state.Dealing: deal_start.follow_dealing,
    state.Turning: deal_start.follow_turning,
    state.Gathering: tricks.follow_gathering,
    state.Counting: deal_end.follow_counting,
    state.Closing: deal_end.follow_closing,
    state.Rising: deal_end.follow_rising,
}


def awaited(table: Kaiserspiel) -> frozenset[Seat]:
    """The seats the table waits for: one person, several who draw or grant, or the house."""
    if table.choosing is not None:
        return frozenset({table.choosing})
    if table.granting:
        return frozenset(table.granting)
    match table.phase:
        case state.Drawing(lots=lots):
            return frozenset(lots.needing())
        case state.Cutting():
            return frozenset({table.cutter})
        case state.Ended():
            return frozenset()
    best = table.deal.best
    naming = best.seat if isinstance(table.phase, state.Naming) and best else None
    turns = (imperials.shower(table), rummel.teller(table), naming, tricks.next_player(table))
    seat = next((turn for turn in turns if turn is not None), HOUSE)
    return frozenset({seat})


class KaiserspielGame(Machine[Kaiserspiel]):
    """The game of Kaiserspiel, or Impérial."""

    name: Final = "kaiserspiel"
    title: Final = "Kaiserspiel"
    judges = JUDGES
    folds = FOLDS
    follows = FOLLOWS
    house_acts = HOUSE_ACTS
    turn_rule = "play.turn"
    rule_sets: Final[Mapping[str, RuleSet]] = MappingProxyType(RULE_SETS)
    rule_book: Final[RuleBook] = RULE_BOOK
    ended = (state.Ended,)
    between = (state.Settled, state.Won)
    results = ("tricks {seat}", "score")
    awaited = staticmethod(awaited)
    offers = staticmethod(make_offers)
    attempts = staticmethod(make_attempts)
    fact = staticmethod(fact)
    read = staticmethod(read)
    write = staticmethod(write)
    world_guesses = world_guesses

    def open(self, rules: RuleSet, *, strict: bool = False) -> Kaiserspiel:
        """A new table: two or three people, nobody has drawn yet."""
        read_rules = rules.read(Rules)
        players = read_rules.players
        seats = tuple(range(players))
        right = read_rules.direction is Direction.RIGHT
        order = seats if right else (seats[0], *reversed(seats[1:]))
        board = clear(players)
        return Kaiserspiel(
            strict=strict,
            rules=read_rules,
            party=Party(order=order, dealer=0, accounts=(0,) * players),
            board=board,
            deal=Deal(dealer=0, before=board, hands=((),) * players),
            phase=state.Spreading(),
        )

    def pack(self, table: Kaiserspiel) -> Pack:
        """32 cards, or 36."""
        return table.rules.the_pack

    def seats(self, table: Kaiserspiel) -> int:
        """Two or three."""
        return table.rules.players

    def follow(self, table: Kaiserspiel) -> Event | None:
        """The next automatic event: referee, what is shown, marks, ends, then the phase."""
        deal = table.deal
        decided = faults.follow_challenges(table)
        if decided is not None:
            return decided
        steps: tuple[tuple[object, Follow], ...] = (
            (deal.demanded, rummel.follow_demand),
            (deal.late, rummel.follow_late),
            (deal.forfeit, deal_end.follow_forfeit),
            (deal.void, faults.follow_void),
            (table.choosing is not None, _wait),
            (deal.fined, deal_end.follow_fined),
            (table.granting, _wait),
            (deal.winner is not None, deal_end.follow_won),
            (deal.due, deal_end.follow_due),
        )
        for due, step in steps:
            if due:
                return step(table)
        return super().follow(table)

    def shuffle(self, table: Kaiserspiel, dice: Dice) -> Action:
        """The house shuffles."""
        order = list(table.rules.the_pack.cards)
        dice.shuffle(order)
        return acts.Shuffle(HOUSE, tuple(order))

    def places(self, table: Kaiserspiel) -> Mapping[str, Sequence[Card]]:
        """Where every card lies."""
        if isinstance(table.phase, state.Drawing):
            return {"spread": table.phase.lots.spread}
        deal = table.deal
        heaps = {"pack": deal.pack, "trick": tuple(played.card for played in deal.trick)}
        for seat in table.seats:
            heaps[f"hand {seat}"] = deal.hands[seat]
            heaps[f"tricks {seat}"] = won_by(table, seat)
        return heaps

    def winning(self, table: Kaiserspiel) -> Seat | None:
        """Whose card is winning the trick on the table."""
        deal = table.deal
        return tricks.winner_of(deal.trick, deal.trumps).seat if deal.trick else None


def _wait(table: Kaiserspiel) -> None:
    """Somebody is to choose about a fine; or a Partie is to be granted before it is paid."""
    del table


KAISERSPIEL: Final = KaiserspielGame()
