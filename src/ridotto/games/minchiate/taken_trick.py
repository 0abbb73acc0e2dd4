"""A gathered trick: deaths, the Matto and its exchange (Dr. 5, 10; Fi. 6, 10)."""

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Exchange
from ridotto.games.minchiate.discards import unshown
from ridotto.games.minchiate.events import MattoLost, TrickGathered
from ridotto.games.minchiate.pack import MATTO
from ridotto.games.minchiate.rules import Rules, ShowingMoment
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    PLAYING,
    TRICKS,
    Counting,
    Exchanging,
    Minchiate,
    Phase,
    Reckoning,
    Showing,
    SuitTrick,
    led_suit,
    suits_in,
)
from ridotto.table import Remark, ScoreLine, Seat, Verdict, impossible, lawful
from ridotto.table.tricks import Played


def fold_gathered(state: Minchiate, event: TrickGathered) -> Minchiate:
    """The trick lies with its side; what the enemy lost in it dies (Dr. 10)."""
    deal, side = state.deal, state.side(event.winner)
    plays, suit = deal.trick, led_suit(deal.trick)
    fresh = suit not in ("T", *deal.suits_led)
    kept = matto_kept(state, side)
    cards = tuple([played.card for played in plays if not (kept and played.card == MATTO)])
    dead = deaths(state, side)
    in_casa = own_deaths(state, event.winner)
    # What did not change stays the same object, so that nobody looks for a difference in it.
    state = state.with_deal(
        piles=pile_up(state, side, cards),
        tricks=(*deal.tricks, SuitTrick(plays[0].seat, plays, event.winner, fresh)),
        suits_led=deal.suits_led | suits_in(plays) if fresh else deal.suits_led,
        trick=(),
        leader=event.winner,
        waiting=kept.seat if kept else deal.waiting,
        due=(*deal.due, *dead) if dead else deal.due,
        remarks=(*deal.remarks, *in_casa) if in_casa else deal.remarks,
    )
    return state.in_phase(after_trick(state))


def pile_up(
    state: Minchiate, side: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The sides' tricks with these cards added to one of them."""
    first, second = state.deal.piles
    return ((*first, *cards), second) if side == 0 else (first, (*second, *cards))


def matto_kept(state: Minchiate, side: int) -> Played | None:
    """The Matto in a trick the enemy takes: its owner keeps it, but for the last trick."""
    deal = state.deal
    for played in deal.trick:
        if played.card == MATTO:
            safe = deal.trick_number != TRICKS or not state.rules.matto.late_lost
            return played if safe and state.side(played.seat) != side else None
    return None


def deaths(state: Minchiate, side: int) -> tuple[ScoreLine, ...]:
    """A carta di conto the enemy captures dies: the captor marks its value (Dr. 10)."""
    rules, worth = state.rules, state.rules.worth
    lost = [
        played.card
        for played in state.deal.trick
        if played.card in worth and state.side(played.seat) != side
    ]
    if not lost:
        return ()
    lines = [
        ScoreLine(side, "death", worth[card], (card,), f"muore {worth[card]}")
        for card in lost
        if card != MATTO
    ]
    if MATTO in lost and matto_kept(state, side) is None:
        lines.append(ScoreLine(side, "matto.captured", rules.matto.kept_marks, (MATTO,)))
    return tuple(lines)


def own_deaths(state: Minchiate, winner: Seat) -> tuple[Remark, ...]:
    """Taken by one's partner a carta di conto dies in casa: nothing is marked (Dr. 10)."""
    side, worth = state.side(winner), state.rules.worth
    cards = tuple(
        [
            played.card
            for played in state.deal.trick
            if played.card in worth and played.card != MATTO
            if played.seat != winner and state.side(played.seat) == side
        ]
    )
    if not cards:
        return ()
    return (Remark("death.in-casa", f"muore in casa: {' '.join(cards)}", side, cards),)


def after_trick(state: Minchiate) -> Phase:
    """What comes after a trick: discards to show, a Matto to pay for, the next trick, the count."""
    deal = state.deal
    late = state.rules.discards.shown is ShowingMoment.AFTER_FIRST_TRICK
    if late and unshown(state):
        return Showing()
    if exchangeable(state):
        return Exchanging()
    return PLAYING if deal.trick_number <= TRICKS else Counting()


def exchangeable(state: Minchiate) -> tuple[Card, ...]:
    """What may be given for a waiting Matto: a worthless card of one's tricks (Dr. 5).

    At the end, when there are only carte di conto, the cheapest of those.
    """
    deal = state.deal
    if deal.waiting is None:
        return ()
    pile = deal.piles[state.side(deal.waiting)]
    poor = tuple(card for card in pile if card not in state.rules.worth)
    if poor or deal.trick_number <= TRICKS:
        return poor
    return cheapest(state.rules, pile)


def cheapest(rules: Rules, pile: tuple[Card, ...]) -> tuple[Card, ...]:
    """The carte di conto of least value."""
    least = min((rules.worth[card] for card in pile), default=0)
    return tuple(card for card in pile if rules.worth[card] == least)


def judge_exchange(state: Minchiate, action: Exchange) -> Verdict:
    """The owner of the Matto chooses which worthless card he gives (Dr. 5)."""
    if not isinstance(state.phase, Exchanging) or action.seat != state.deal.waiting:
        return impossible("matto.exchange", say("nothing-to-give"))
    allowed = exchangeable(state)
    rule = (
        "matto.exchange" if any(c not in state.rules.worth for c in allowed) else "matto.cheapest"
    )
    if action.card in allowed:
        return lawful(rule)
    if action.card not in state.deal.piles[state.side(action.seat)]:
        return impossible(rule, say("not-in-tricks", card=(action.card,)))
    return impossible(rule, say("give-for-matto", cards=allowed))


def fold_exchange(state: Minchiate, action: Exchange) -> Minchiate:
    """The card goes over, the Matto to its owner's tricks."""
    side = state.side(action.seat)
    piles = list(state.deal.piles)
    piles[side] = (*(card for card in piles[side] if card != action.card), MATTO)
    piles[1 - side] = (*piles[1 - side], action.card)
    state = state.with_deal(piles=(piles[0], piles[1]), waiting=None)
    if action.card in state.rules.worth and state.rules.matto.cheapest_dies:
        points = state.rules.worth[action.card]
        line = ScoreLine(1 - side, "death", points, (action.card,), f"muore {points}")
        state = state.with_deal(due=(*state.deal.due, line))
    return state.in_phase(after_trick(state))


def lose_matto(state: Minchiate) -> MattoLost | None:
    """Only a side without a single trick loses it (Dr. 5)."""
    waiting = state.deal.waiting
    return None if waiting is None else MattoLost(side=state.side(waiting))


def fold_matto_lost(state: Minchiate, event: MattoLost) -> Minchiate:
    """It goes over; its death enters the marks without calling for a resto (Dr. 5)."""
    winners = 1 - event.side
    line = ScoreLine(winners, "matto.lost", state.rules.cappotto.matto_marks, (MATTO,))
    return state.with_deal(
        piles=pile_up(state, winners, (MATTO,)),
        waiting=None,
        due=(*state.deal.due, line),
        phase=Reckoning(),
    )
