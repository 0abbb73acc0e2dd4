"""Kaiserspiel as a game of the house: which rule answers for which action, event and phase."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ridotto.cards import Card, Pack
from ridotto.games.kaiserspiel import (
    acts,
    events,
    faults,
    imperials,
    opening,
    position,
    rummel,
    settling,
    state,
    tricks,
)
from ridotto.games.kaiserspiel.attempts import make_attempts
from ridotto.games.kaiserspiel.language import fact, read, write
from ridotto.games.kaiserspiel.marking import clear
from ridotto.games.kaiserspiel.offers import make_offers
from ridotto.games.kaiserspiel.rules import RULE_BOOK, RULE_SETS, Direction, Rules
from ridotto.games.kaiserspiel.state import Deal, Kaiserspiel, Phase, won_by
from ridotto.games.kaiserspiel.worlds import sample_world
from ridotto.table import (
    HOUSE,
    Action,
    Attempt,
    Dice,
    Event,
    Offer,
    Party,
    RuleBook,
    RuleSet,
    Seat,
    Verdict,
    View,
)
from ridotto.table.machine import Machine

Judge = Callable[[Kaiserspiel, Any], Verdict]
Fold = Callable[[Kaiserspiel, Any], Kaiserspiel]
Follow = Callable[[Kaiserspiel], Event | None]

JUDGES: Final[Mapping[type[Action], Judge]] = {
    acts.Shuffle: opening.judge_shuffle,
    acts.Draw: opening.judge_draw,
    acts.Cut: opening.judge_cut,
    acts.Show: imperials.judge_show,
    acts.Tell: rummel.judge_tell,
    acts.Withhold: rummel.judge_withhold,
    acts.Good: rummel.judge_good,
    acts.Equal: rummel.judge_equal,
    acts.Name: rummel.judge_name,
    acts.Demand: rummel.judge_demand,
    acts.Play: tricks.judge_play,
    acts.Challenge: faults.judge_challenge,
    acts.Grant: settling.judge_grant,
    acts.Leave: faults.judge_leave,
    acts.EnterFault: faults.judge_enter_fault,
    acts.Rise: settling.judge_rise,
    acts.SetUp: position.judge_set_up,
}

HOUSE_ACTS: Final = (acts.Shuffle, acts.EnterFault, acts.Rise, acts.SetUp)

FOLDS: Final[Mapping[type[Event], Fold]] = {
    acts.Shuffle: opening.fold_shuffle,
    acts.Draw: opening.fold_draw,
    acts.Cut: opening.fold_cut,
    acts.Show: imperials.fold_show,
    acts.Tell: rummel.fold_tell,
    acts.Withhold: rummel.fold_silence,
    acts.Good: rummel.fold_silence,
    acts.Equal: rummel.fold_equal,
    acts.Name: rummel.fold_name,
    acts.Demand: rummel.fold_demand,
    acts.Play: tricks.fold_play,
    acts.Challenge: faults.fold_challenge,
    acts.Grant: settling.fold_grant,
    acts.Leave: faults.fold_leave,
    acts.EnterFault: faults.fold_enter_fault,
    acts.Rise: settling.fold_rise,
    acts.SetUp: position.fold_set_up,
    events.Drew: opening.fold_drew,
    events.DealerDrawn: opening.fold_dealer_drawn,
    events.Dealt: opening.fold_dealt,
    events.Turned: opening.fold_turned,
    events.Marked: settling.fold_marked,
    events.NotCounted: rummel.fold_not_counted,
    events.RummelShown: rummel.fold_rummel_shown,
    events.TrickGathered: tricks.fold_gathered,
    events.Counted: settling.fold_counted,
    events.DealEnded: settling.fold_deal_ended,
    events.DealVoid: faults.fold_void,
    events.ChallengeDecided: faults.fold_challenge_decided,
    events.PartieEnded: settling.fold_partie_ended,
    events.SittingEnded: settling.fold_ended,
}

FOLLOWS: Final[Mapping[type[Phase], Follow]] = {
    state.Drawing: opening.follow_drawing,
    state.Dealing: opening.follow_dealing,
    state.Turning: opening.follow_turning,
    state.Gathering: tricks.follow_gathering,
    state.Counting: settling.follow_counting,
    state.Closing: settling.follow_closing,
    state.Rising: settling.follow_rising,
}


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
        """What happens of itself: referee, what is shown, marks, ends, then the phase."""
        deal = table.deal
        steps: tuple[tuple[object, Follow], ...] = (
            (deal.challenge, faults.follow_challenge),
            (deal.demanded, rummel.follow_demand),
            (deal.late, rummel.follow_late),
            (deal.forfeit, settling.follow_forfeit),
            (deal.void, faults.follow_void),
            (deal.fined, settling.follow_fined),
            (table.granting, _wait),
            (deal.winner is not None, settling.follow_won),
            (deal.due, settling.follow_due),
        )
        for due, step in steps:
            if due:
                return step(table)
        follow = self.follows.get(type(table.phase))
        return follow(table) if follow else None

    def awaited(self, table: Kaiserspiel) -> frozenset[Seat]:
        """For whom the table waits."""
        return awaited(table)

    def over(self, table: Kaiserspiel) -> bool:
        """Has the sitting ended?"""
        return isinstance(table.phase, state.Ended)

    def settled(self, table: Kaiserspiel) -> bool:
        """Has a deal come to its end, and the next not begun?"""
        return isinstance(table.phase, state.Settled | state.Won)

    def offers(self, view: View[Kaiserspiel]) -> tuple[Offer, ...]:
        """What the view's seat may do now."""
        return make_offers(view)

    def attempts(self, view: View[Kaiserspiel]) -> tuple[Attempt, ...]:
        """What the view's seat could do wrongly now."""
        return make_attempts(view)

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

    def accounts(self, table: Kaiserspiel) -> tuple[int, ...]:
        """What each person has won or lost in stakes."""
        return table.party.accounts

    def fact(self, table: Kaiserspiel, words: Sequence[str]) -> str:
        """A fact of the state, as records name it."""
        return fact(table, words)

    def read(self, table: Kaiserspiel, words: Sequence[str]) -> tuple[Action, ...]:
        """The actions a statement of a record means."""
        return read(table, words)

    def write(self, table: Kaiserspiel, action: Action) -> str:
        """An action as a statement of a record."""
        return write(table, action)

    def world(self, table: Kaiserspiel, view: View[Kaiserspiel], dice: Dice) -> tuple[Action, ...]:
        """Actions that would look to the view's seat as what it saw."""
        return sample_world(self, table, view, dice)


def _wait(table: Kaiserspiel) -> None:
    """At a strict table nothing is paid before every opponent has granted the Partie."""
    del table


def awaited(table: Kaiserspiel) -> frozenset[Seat]:
    """For whom the table waits: one person, several who draw or grant, or the house."""
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


KAISERSPIEL: Final = KaiserspielGame()
