"""Drawing for seats, and the three giri with their changing partners (Dr. 7, Fi. 7)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.acts import SetUp, Shuffle
from ridotto.games.minchiate.events import Drew, GiroBegun, Seated
from ridotto.games.minchiate.pack import NUMBER, PACK, STRENGTH
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    DEALS_IN_GIRO,
    SEATS,
    TRICKS,
    Bottom,
    Deal,
    Drawing,
    GiroOpening,
    Leading,
    Minchiate,
    Playing,
    Settled,
    Shuffling,
    Spreading,
)
from ridotto.table import Party, Seat, Verdict, impossible, lawful
from ridotto.table.lot_draw import LotDraw
from ridotto.table.lots import Lots, Rank
from ridotto.table.sentence import Sentence
from ridotto.table.sentences import say as shared

PARTNER_OF_FIRST: Final = (1, 2, 3)
"""Who, by rank drawn, partners the first dealer in each giro."""


def draw_rank(card: Card) -> tuple[int, int]:
    """Any tarocco outranks suit cards; these compare by rank within their own suit."""
    return (1, NUMBER[card]) if card in NUMBER else (0, STRENGTH[card])


def to_draw(draws: Sequence[Sequence[Rank]]) -> tuple[Seat, ...]:
    """Who has to draw, by what each has drawn so far, first card first (Dr. 7, Fi. 7).

    All draw a card; who drew the equal of another's draws a new one, and that card stands for him
    against all. A Matto is no draw and leaves no rank. Who is tied need not wait for the others.
    """
    seats = range(len(draws))
    counted = [0] * len(draws)
    due = tuple(seats)
    while due:
        for seat in due:
            counted[seat] += 1
        held = [draws[seat][counted[seat] - 1 : counted[seat]] for seat in seats]
        waiting = tuple(seat for seat in due if not held[seat])
        due = tuple(seat for seat in seats if held[seat] and held.count(held[seat]) > 1)
        if waiting:
            early = (seat for seat in due if len(draws[seat]) == counted[seat])
            return tuple(sorted((*waiting, *early)))
    return ()


def ranked(draws: Sequence[Sequence[Rank]]) -> tuple[Seat, ...]:
    """The people by the last card each drew, highest first."""
    return tuple(sorted(range(len(draws)), key=lambda seat: draws[seat][-1], reverse=True))


def seat_order(ranking: tuple[Seat, ...], giro: int) -> tuple[Seat, ...]:
    """The giro's order of play: the first dealer, then to his right (Dr. 7).

    His partner sits opposite, the higher drawer of the other two at his right.
    """
    first, partner = ranking[0], ranking[PARTNER_OF_FIRST[giro % len(PARTNER_OF_FIRST)]]
    others = [seat for seat in ranking if seat not in (first, partner)]
    return first, others[0], partner, others[1]


def ranking_of(order: tuple[Seat, ...], giro: int) -> tuple[Seat, ...]:
    """The ranking that seats people in this order in this giro."""
    first, right, partner, left = order
    rest = [right, left]
    rest.insert(PARTNER_OF_FIRST[giro % len(PARTNER_OF_FIRST)] - 1, partner)
    return (first, *rest)


def judge_shuffle(state: Minchiate, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack, when it is due."""
    if not isinstance(state.phase, Spreading | Shuffling | Settled) or not deals_left(state):
        return impossible("shuffle.pack", shared("not-shuffled-now"))
    if sorted(action.order) != sorted(PACK.cards):
        return impossible("shuffle.pack", shared("whole-pack", count=len(PACK)))
    return lawful("shuffle.pack")


def deals_left(state: Minchiate) -> bool:
    """Is another deal of the party to come?"""
    return state.party.deals < state.rules.party.giri * DEALS_IN_GIRO


def fold_shuffle(state: Minchiate, action: Shuffle) -> Minchiate:
    """A new pack on the table: spread for the draw, or before the next dealer."""
    if isinstance(state.phase, Spreading):
        return state.in_phase(Drawing(Lots(action.order, ranks=((), (), (), ()))))
    opening = state.party.deals % DEALS_IN_GIRO == 0 and state.deal.pack == ()
    dealer = state.party.order[state.party.deals % DEALS_IN_GIRO]
    deal = Deal(dealer=dealer, pack=action.order)
    return msgspec.structs.replace(state, deal=deal, phase=GiroOpening() if opening else Bottom())


def follow_giro(state: Minchiate) -> GiroBegun:
    """In each giro the next drawer partners the first dealer (Dr. 7)."""
    giro = state.party.deals // DEALS_IN_GIRO
    return GiroBegun(number=giro, order=seat_order(state.ranking, giro))


def fold_giro(state: Minchiate, event: GiroBegun) -> Minchiate:
    """People take their places; the first dealer opens the giro."""
    dealer = event.order[0]
    party = msgspec.structs.replace(state.party, order=event.order, dealer=dealer)
    state = msgspec.structs.replace(state, party=party)
    return state.with_deal(dealer=dealer, phase=Bottom())


def _draw_or_nothing(card: Card) -> Rank | None:
    """The Matto has no rank and is drawn again (Dr. 7)."""
    return draw_rank(card) if card in STRENGTH else None


def _needing(state: Minchiate) -> tuple[Seat, ...]:
    assert isinstance(state.phase, Drawing)
    return to_draw(state.phase.lots.ranks)


def _seated(state: Minchiate) -> Seated:
    assert isinstance(state.phase, Drawing)
    return Seated(ranking=ranked(state.phase.lots.ranks))


DRAW: Final = LotDraw[Minchiate](
    phase=Drawing,
    rule="draw.rank",
    again="draw.again",
    not_due="draw.again",
    nobody=say("nobody-draws-for-seats"),
    stands=shared("drawn-alone"),
    drew=Drew,
    done=_seated,
    rank=_draw_or_nothing,
    needing=_needing,
)


def fold_seated(state: Minchiate, event: Seated) -> Minchiate:
    """The highest deals first."""
    order = seat_order(event.ranking, 0)
    party = msgspec.structs.replace(state.party, order=order, dealer=order[0])
    return msgspec.structs.replace(state, ranking=event.ranking, party=party, phase=Shuffling())


def judge_set_up(state: Minchiate, action: SetUp) -> Verdict:
    """A position holds four seats, and the whole pack or none of it."""
    if not isinstance(state.phase, Spreading):
        return impossible("set-up", shared("position-first"))
    if sorted(action.order) != list(SEATS):
        return impossible("set-up", say("order-of-four"))
    if not 0 <= action.deals < state.rules.party.giri * DEALS_IN_GIRO:
        return impossible("set-up", say("party-over", deals=action.deals))
    cards = [card for heap in (*action.hands, *action.piles, action.folla) for card in heap]
    if not cards:
        return lawful("set-up")
    if sorted(cards) != sorted(PACK.cards):
        return impossible("set-up", _misplaced(cards))
    return _judge_position(state, action)


def _misplaced(cards: list[Card]) -> Sentence:
    twice = PACK.sort({card for card in cards if cards.count(card) > 1 and card in PACK})
    absent = tuple(card for card in PACK.cards if card not in cards)
    return shared("position-misplaced", cards=absent, twice_cards=twice)


def _judge_position(state: Minchiate, action: SetUp) -> Verdict:
    sizes = {len(hand) for hand in action.hands}
    if len(sizes) != 1 or not 1 <= max(sizes) <= TRICKS:
        return impossible("set-up", say("position-hands"))
    if len(action.folla) != len(PACK) - 4 * TRICKS:
        return impossible("set-up", say("position-folla", laid=len(action.folla)))
    if any(len(pile) % 4 for pile in action.piles):
        return impossible("set-up", say("tricks-of-four"))
    if action.leader not in SEATS or set(action.suits_led) - set("cdsb"):
        return impossible("set-up", say("position-leader"))
    if abs(action.lead) >= state.rules.marks.resto:
        return impossible("set-up", say("position-resto"))
    return lawful("set-up")


def fold_set_up(state: Minchiate, action: SetUp) -> Minchiate:
    """The position lies on the table."""
    giro, number = divmod(action.deals, DEALS_IN_GIRO)
    dealer = action.order[number]
    party = Party(
        order=action.order, dealer=dealer, deals=action.deals, accounts=state.party.accounts
    )
    state = msgspec.structs.replace(
        state, party=party, ranking=ranking_of(action.order, giro), phase=Shuffling()
    )
    if not action.folla:
        return state
    left = len(action.hand_a)
    deal = Deal(
        dealer=dealer,
        hands=action.hands,
        piles=action.piles,
        folla=action.folla,
        lead=action.lead,
        leader=action.leader,
        skipped=TRICKS - left,
        suits_led=frozenset(action.suits_led),
    )
    return msgspec.structs.replace(
        state, deal=deal, phase=Leading() if left == TRICKS else Playing()
    )
