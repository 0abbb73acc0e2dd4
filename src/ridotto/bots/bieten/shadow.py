"""From the table to its shadow in numbers, and back."""

from collections.abc import Mapping, Sequence
from typing import Final

from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.quick.moves import actor
from ridotto.cards import Card
from ridotto.games.bieten import acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK, SUITS, WELI
from ridotto.games.bieten.rules import (
    AnswerOrder,
    GoodForfeits,
    HeldOrder,
    OutRank,
    Possession,
    PostPlay,
    Rules,
)
from ridotto.games.bieten.state import Bieten, Verb, effective, missing
from ridotto.table import Action, Seat

FIGURES: Final = tuple(Figure)
CARDS: Final = tuple(card for suit in SUITS for card in reversed(suit.cards))
"""The natural cards in the shadow's order, suit by suit from the seven up."""

NUMBER: Final = {**{card: n for n, card in enumerate(CARDS)}, WELI: at.WELI}

assert len(PLAIN_PACK) == len(CARDS)


def customs(rules: Rules) -> int:
    """What is agreed otherwise than by the book, as bits."""
    found = {
        at.LAUB_FIRST: rules.out_rank is OutRank.LAUB_FIRST,
        at.BID_ORDER: rules.held_order is HeldOrder.BID_ORDER,
        at.FROM_BIDDER: rules.answer_order is AnswerOrder.BIDDER,
        at.LEADER_ONLY: rules.post_play is PostPlay.LEADER_ONLY,
        at.FREE: rules.possession is Possession.FREE,
        at.FORFEITS: rules.good_forfeits is GoodForfeits.ALL,
        at.STANDS_KEPT: not rules.stand_cancels_good,
        at.NO_RAISE_AT_ONE: not rules.raise_when_one_missing,
        at.OWN_RAISE: rules.bidder_may_raise,
        at.FREED: rules.weli_freed_by_good,
    }
    return sum(bit for bit, agreed in found.items() if agreed)


def bits_of(cards: Sequence[Card]) -> int:
    """A set of cards as bits."""
    return sum(1 << NUMBER[card] for card in cards)


def begin(table: Bieten, hands: Mapping[Seat, Sequence[Card]]) -> list[int]:
    """The deal on the table as it was when all had their cards, these being the hands."""
    players = table.deal.players
    s = fresh(len(players), customs(table.rules), len(table.rules.pack))
    s[at.TAKEN] = int(bool(table.out))
    for place, seat in enumerate(players):
        s[at.LACK + place] = missing(table, seat) + _let_good(table, seat)
        s[at.HAND + place] = s[at.DEALT + place] = bits_of(hands[seat])
        if WELI in hands[seat]:
            s[at.OWNER] = place
    return s


def fresh(players: int, agreed: int, pack: int) -> list[int]:
    """A deal with nothing said or laid, and nobody's cards."""
    s = [0] * at.SIZE
    s[at.PLAYERS], s[at.CUSTOMS], s[at.PACK] = players, agreed, pack
    s[at.NAME] = s[at.OWNER] = s[at.LED] = -1
    for n in range(at.FIGURES):
        s[at.BIDDER + n] = s[at.GIVER + n] = -1
    for n in range(3 * at.MOST):
        s[at.ROW + n] = -1
    return s


def _let_good(table: Bieten, seat: Seat) -> int:
    """What was written for him in this deal."""
    said = effective(table.deal.talk)
    return sum(x.points for x in said if x.seat == seat and x.verb is Verb.SETTLED)


def action_for(s: Sequence[int], act: int, players: Sequence[Seat]) -> Action | None:
    """The table's word for an act of the shadow; None for passing a figure over."""
    cells = list(s)
    seat = players[actor(cells)]
    if s[at.PHASE] == at.ANSWERING:
        return _answer(s, act, seat)
    if s[at.CURSOR] < at.FIGURES:
        figure = FIGURES[s[at.CURSOR]]
        held = s[at.STATUS + s[at.CURSOR]] == at.HELD2
        if act == at.PASS:
            return None
        return acts.Groschen(seat, figure) if held else acts.Bid(seat, figure)
    if act >= at.NAMED:
        return acts.Baptise(seat, CARDS[act - at.NAMED])
    return acts.Play(seat, CARDS[act])


def _answer(s: Sequence[int], act: int, seat: Seat) -> Action:
    figure = s[at.FIGURE]
    if act == at.GROSCHEN:
        return acts.Groschen(seat, FIGURES[figure])
    if act == at.CLAIM:
        return acts.Hold(seat)
    return acts.Silent(seat) if s[at.STATUS + figure] == at.HELD2 else acts.Good(seat)
