"""Standing orders: what a seat by correspondence leaves word of, to be done when its turn comes.

They are chosen from the seat's own view alone and go the way of every act, so that they can do
nothing that the person could not. They are in no ledger: nobody else sees that there are any.
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.server.ledger_table import LedgerTable
from ridotto.table import Action, Do, Seat
from ridotto.table.acts import Play

MAX_TIMES: Final = 30

SOONEST, LATEST = 20, 180
"""Seconds after which an order is carried out, by lot: the time must not tell that it was one."""


CardCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]


class OrderWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done, how often, and what ends it."""

    cards: Annotated[tuple[CardCode, ...], msgspec.Meta(max_length=MAX_TIMES)] = ()
    """Follow with the first of these that may be played: the lowest first, say.

    Without cards: do the only thing that is allowed, where there is only one.
    """
    times: Annotated[int, msgspec.Meta(ge=1, le=MAX_TIMES)] = 1
    until_card: Annotated[str, msgspec.Meta(max_length=8)] = ""
    """Until somebody has played this card."""
    while_winning: bool = False
    """Only while the trick is one's own side's."""


class StandingOrder(msgspec.Struct, frozen=True):
    """An order as it is stored: with when it was given, and how much of it is left."""

    wish: OrderWish
    left: int
    deal: int
    """How many deals were over when it was given: it holds for one deal."""
    seen: int
    """The page it was given after."""


class NoOrder(ValueError):
    """No such order can be given; the message says why."""


def new_order(table: LedgerTable, wish: OrderWish) -> StandingOrder:
    """The order as it is stored; or raise ``NoOrder``."""
    pack = table.game.pack(table.state)
    named = (*wish.cards, *filter(None, (wish.until_card,)))
    strange = next((card for card in named if Card(card) not in pack), None)
    if strange is not None:
        raise NoOrder(f"{strange!r} is no card of this pack")
    return StandingOrder(wish, wish.times, table.deals, table.seq)


def ordered_act(table: LedgerTable, seat: Seat, order: StandingOrder) -> Action | None:
    """What the order says now, for a seat that is awaited; None if it has come to its end."""
    if order.deal != table.deals or order.left <= 0 or _has_fallen(table, order):
        return None
    view = table.view(seat)
    offers = table.game.offers(view)
    acts = [offer.action for offer in offers if isinstance(offer, Do)]
    if order.wish.while_winning and not _is_ours(table, seat):
        return None
    if not order.wish.cards:
        return acts[0] if len(offers) == len(acts) == 1 else None
    return _first_of(table, order.wish.cards, acts)


def _has_fallen(table: LedgerTable, order: StandingOrder) -> bool:
    wanted = order.wish.until_card
    return bool(wanted) and any(
        isinstance(event, Play) and event.card == wanted
        for seq, events in table.happened
        if seq > order.seen
        for event in events
    )


def _is_ours(table: LedgerTable, seat: Seat) -> bool:
    winner = table.game.winning(table.state)
    return winner is not None and table.sides[winner] == table.sides[seat]


def _first_of(table: LedgerTable, cards: tuple[str, ...], acts: list[Action]) -> Action | None:
    """The first of these cards that may be played to a trick that somebody else has led to."""
    deal: Any = getattr(table.state, "deal", None)
    if not getattr(deal, "trick", ()):
        return None
    plays = {act.card: act for act in acts if isinstance(act, Play)}
    return next((plays[Card(card)] for card in cards if card in plays), None)
