"""What everybody has seen: challenges are decided by that alone, so that none is a question.

A referee who looked into a covered hand would tell, by his answer, what somebody holds. Only who
was out by announcing, before the cards were played, must show what put him out (Decision).
"""

from ridotto.cards import Card
from ridotto.games.tresette.acts import Ground
from ridotto.games.tresette.items import Item, items_in
from ridotto.games.tresette.pack import SUIT_LETTERS, rank_of
from ridotto.games.tresette.state import Announced, Cards, Settled, Standing, Tresette
from ridotto.games.tresette.tricks import Duty, judge_card
from ridotto.table import Seat


def seen_cards(state: Tresette) -> set[Card]:
    """All cards that have been played, laid open, or turned up."""
    deal = state.deal
    plays = [*(p for trick in deal.tricks for p in trick.plays), *deal.trick]
    seen = {p.card for p in plays} | set(deal.opened)
    if state.rules.heaps:
        seen |= {got.card for hand in deal.got for got in hand}
    return seen


def had_then(state: Tresette, seat: Seat, number: int) -> Cards:
    """What a person could have played to a trick."""
    before = {p.card for t in state.deal.tricks[: number - 1] for p in t.plays if p.seat == seat}
    came = (got for got in state.deal.got[seat] if got.since < number)
    return tuple(got.card for got in came if got.card not in before)


def seen_of(state: Tresette, seat: Seat, since: int, first: int) -> set[Card]:
    """The cards he took up together after this number of tricks that were seen from a trick on.

    They are played out before others are taken up. So this can be told from every chair.
    """
    deal = state.deal
    count = sum(got.since == since for got in deal.got[seat])
    tricks = [*(trick.plays for trick in deal.tricks), deal.trick]
    played = {
        p.card for plays in tricks[first - 1 : since + count] for p in plays if p.seat == seat
    }
    opened = set(deal.opened).intersection(deal.hands[seat])
    return played | opened if since == deal.fresh else played


def revoked(state: Tresette, seat: Seat, number: int) -> bool:
    """Do cards that all have seen prove that he could follow, and played another suit?"""
    trick = state.deal.tricks[number - 1]
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == seat)
    if state.rules.heaps:
        hand = had_then(state, seat, number)
    else:
        since = max(got.since for got in state.deal.got[seat] if got.since < number)
        hand = tuple(seen_of(state, seat, since, number))
    return not judge_card(Duty(hand, trick.plays[:turn]), trick.plays[turn].card).lawful


def is_true(state: Tresette, told: Announced, item: Item) -> bool:
    """Did the cards as dealt hold what was announced?"""
    return item in items_in(state.rules, state.deal.judged_cards(told.seat, told.since))


def may_be_true(state: Tresette, told: Announced, item: Item) -> bool:
    """Could he have had it, by the cards that all have seen?"""
    if state.rules.heaps:
        return is_true(state, told, item)
    own, seen = seen_of(state, told.seat, told.since, told.since + 1), seen_cards(state)
    covered = len(state.deal.judged_cards(told.seat, told.since)) - len(own)
    if not covered:
        return item in items_in(state.rules, tuple(own))
    if item.napolitana:
        missing = [card for card in item.open_cards() if card not in own]
        return len(missing) <= covered and not seen.intersection(missing)
    rank = {Card(letter + item.rank) for letter in SUIT_LETTERS}
    unseen = len(rank - seen)
    return len(own & rank) + min(unseen, covered) >= item.number


def all_seen(state: Tresette, standing: Standing) -> bool:
    """Have all cards been seen that could still prove it?"""
    challenge = standing.challenge
    if challenge.ground is Ground.REVOKE:
        cards = had_then(state, challenge.against, challenge.trick)
    else:
        cards = state.deal.judged_cards(challenge.against, standing.since)
    return seen_cards(state).issuperset(cards)


def must_show(state: Tresette, seat: Seat) -> bool:
    """Was this person's side out by announcing, while cards were still to be played?"""
    over = isinstance(state.phase, Settled) and state.deal.halted is not None
    return over and state.deal.out == state.side(seat)


def shown_for(state: Tresette, told: Announced, item: Item) -> Cards:
    """The cards of a true item; for a false one the whole hand."""
    hand = state.deal.hands[told.seat]
    if not is_true(state, told, item):
        return hand
    named = item.open_cards()
    return tuple(card for card in hand if card in named or rank_of(card) == item.rank)
