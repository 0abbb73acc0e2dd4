"""Claims: a side that takes every trick left, whatever the others do (Decision).

The referee sees all hands and looks for a line that wins against every defence. What he cannot
see through within his patience he refuses, and the play goes on. His word tells something of
hidden cards, so it is given in public, and a side refused once in a deal may not ask again.
"""

from collections.abc import Iterator
from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Claim
from ridotto.games.minchiate.events import ClaimGranted, ClaimRefused
from ridotto.games.minchiate.pack import MATTO, NUMBER, STRENGTH, SUIT_LETTER, tarocchi_in
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    NO_CARDS,
    SEATS,
    TRICKS,
    Claimed,
    Minchiate,
    Playing,
    suits_in,
)
from ridotto.games.minchiate.taken_trick import after_trick, pile_up
from ridotto.games.minchiate.tricks import Duty, judge_card, turn_among, winner_of
from ridotto.table import Party, ScoreLine, Seat, Verdict, impossible, lawful
from ridotto.table.hands import Hands, put, without
from ridotto.table.tricks import Played

PATIENCE: Final = 20_000
"""How many cards the referee is willing to think through."""


class OutOfPatience(Exception):
    """The line is too long to see through."""


def judge_claim(state: Minchiate, action: Claim) -> Verdict:
    """Between tricks, once; whether the side takes all that is left is for the referee to say."""
    if not isinstance(state.phase, Playing) or state.deal.trick or action.seat not in SEATS:
        return impossible("claim", say("claim-between-tricks"))
    left = TRICKS + 1 - state.deal.trick_number
    if any(len(hand) != left for hand in state.deal.hands):
        return impossible("claim", say("hand-of-wrong-size"))
    if state.side(action.seat) in state.deal.refused:
        return impossible("claim", say("claim-refused-before"))
    return lawful("claim")


class Referee:
    """Looks for a line in which one side takes every trick against any defence.

    A card of an open hand is chosen by whom the book names, friend or enemy (Dr. 13, Fi. 10).
    """

    def __init__(self, state: Minchiate, side: int) -> None:
        self.rules: Rules = state.rules
        self.party: Party = state.party
        self.state = state
        self.friends = state.members(side)
        self.fallen = state.deal.fallen
        self.nodes = 0
        self.memo: dict[tuple[Hands, Seat, frozenset[str]], bool] = {}

    def takes_all(self) -> bool:
        """From the position on the table."""
        deal = self.state.deal
        return self._trick(deal.hands, deal.leader, deal.suits_led)

    def _trick(self, hands: Hands, leader: Seat, led: frozenset[str]) -> bool:
        if not any(hands):
            return True
        if self._enemy_has_highest(hands):
            return False
        key = (tuple(tuple(sorted(hand)) for hand in hands), leader, led)
        if key not in self.memo:
            self.memo[key] = self._card(hands, (), self._order(hands, leader), led)
        return self.memo[key]

    def _order(self, hands: Hands, leader: Seat) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.party.round_from(leader) if hands[seat])

    def _enemy_has_highest(self, hands: Hands) -> bool:
        """The highest tarocco left takes any trick it is played to."""
        tarocchi = [(NUMBER[c], seat) for seat in SEATS for c in tarocchi_in(hands[seat])]
        return bool(tarocchi) and max(tarocchi)[1] not in self.friends

    def _card(
        self, hands: Hands, trick: tuple[Played, ...], order: tuple[Seat, ...], led: frozenset[str]
    ) -> bool:
        self.nodes += 1
        if self.nodes > PATIENCE:
            raise OutOfPatience
        turn = turn_among(self.rules, order, trick, self.fallen)
        if turn is None:
            return self._after(hands, trick, led)
        seat = turn.seat
        lines = (
            self._card(
                put(hands, seat, without(hands[seat], (card,))),
                (*trick, Played(seat, card, turn.by)),
                tuple(other for other in order if other != seat),
                led,
            )
            for card in self._candidates(hands, trick, seat, led)
        )
        return any(lines) if turn.by in self.friends else all(lines)

    def _after(self, hands: Hands, trick: tuple[Played, ...], led: frozenset[str]) -> bool:
        winner = winner_of(trick).seat
        if winner not in self.friends:
            return False
        return self._trick(hands, winner, led | suits_in(trick))

    def _candidates(
        self, hands: Hands, trick: tuple[Played, ...], seat: Seat, led: frozenset[str]
    ) -> Iterator[Card]:
        """The lawful cards, neighbours that do the same work only once, cartiglie first."""
        number = TRICKS + 1 - max(len(hand) for hand in hands)
        duty = Duty(self.rules, hands[seat], trick, number, led)
        out = {card for hand in hands for card in hand} | {played.card for played in trick}
        above: Card | None = None
        for card in sorted(hands[seat], key=lambda c: (c in NUMBER, _kind(c), -STRENGTH.get(c, 0))):
            if not judge_card(duty, card).lawful:
                continue
            if above is None or not _neighbours(above, card, out):
                yield card
            above = card


def _kind(card: Card) -> str:
    return SUIT_LETTER.get(card, "T" if card in NUMBER else MATTO)


def _neighbours(high: Card, low: Card, out: set[Card]) -> bool:
    """No card still in play ranks between two of a kind; only such cards are interchangeable."""
    if _kind(high) != _kind(low) or MATTO in (high, low) or high.endswith("R"):
        return False
    between = (c for c in out if _kind(c) == _kind(high) and c not in (high, low))
    return not any(STRENGTH[low] < STRENGTH[c] < STRENGTH[high] for c in between)


def fold_claim(state: Minchiate, action: Claim) -> Minchiate:
    """The referee has the word."""
    return state.in_phase(Claimed(action.seat))


def follow_claimed(state: Minchiate) -> ClaimGranted | ClaimRefused:
    """Granted, all hands are laid open; refused, nobody learns why."""
    assert isinstance(state.phase, Claimed)
    side = state.side(state.phase.seat)
    if _takes_all(state, side):
        return ClaimGranted(side=side, hands=state.deal.hands)
    return ClaimRefused(side=side)


def _takes_all(state: Minchiate, side: int) -> bool:
    try:
        return Referee(state, side).takes_all()
    except OutOfPatience:
        return False


def fold_refused(state: Minchiate, event: ClaimRefused) -> Minchiate:
    """The play goes on."""
    return state.with_deal(refused=(*state.deal.refused, event.side), phase=Playing())


def fold_granted(state: Minchiate, event: ClaimGranted) -> Minchiate:
    """The side takes all that is left; the enemy's carte di conto die, the Matto is kept."""
    assert isinstance(state.phase, Claimed)
    deal, side = state.deal, event.side
    left = TRICKS + 1 - deal.trick_number
    lost = [c for seat in state.members(1 - side) for c in event.hands[seat]]
    keeper = next((s for s in state.members(1 - side) if MATTO in event.hands[s]), None)
    kept = keeper is not None and (left > 1 or not state.rules.matto.late_lost)
    cards = tuple(c for hand in event.hands for c in hand if not (kept and c == MATTO))
    state = state.with_deal(
        hands=NO_CARDS,
        leader=state.phase.seat,
        piles=pile_up(state, side, cards),
        claimed=event.hands,
        waiting=keeper if kept else deal.waiting,
        due=(*deal.due, *_deaths(state, side, lost, captured=keeper is not None and not kept)),
    )
    return state.in_phase(after_trick(state))


def _deaths(
    state: Minchiate, side: int, lost: list[Card], *, captured: bool
) -> tuple[ScoreLine, ...]:
    worth = state.rules.worth
    lines = [
        ScoreLine(side, "death", worth[card], (card,), f"muore {worth[card]}")
        for card in lost
        if card in worth and card != MATTO
    ]
    if captured:
        lines.append(ScoreLine(side, "matto.captured", state.rules.matto.kept_marks, (MATTO,)))
    return tuple(lines)
