"""Standing orders at a table by correspondence: what a seat wants done when its turn comes.

An order is evaluated from the seat's own view alone and acts through the write path. So it can do
nothing that the person could not do. Orders are not in the ledger: nobody else sees them.
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.server.ledger_table import LedgerTable
from ridotto.table import Action, Do, Seat
from ridotto.table.acts import Play

MAX_TIMES: Final = 30

SOONEST, LATEST = 20, 180
"""The range of the random delay before an order is carried out, in seconds: the timing must not
reveal the order."""


CardCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]


class OrderWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do, how often, and what ends it."""

    cards: Annotated[tuple[CardCode, ...], msgspec.Meta(max_length=MAX_TIMES)] = ()
    """Follow with the first of these cards that may be played, for example the lowest first.

    Without cards: do the only allowed act, if there is only one.
    """
    times: Annotated[int, msgspec.Meta(ge=1, le=MAX_TIMES)] = 1
    until_card: Annotated[str, msgspec.Meta(max_length=8)] = ""
    """The order ends when somebody has played this card."""
    while_winning: bool = False
    """The order applies only while one's own side is winning the trick."""


class StandingOrder(msgspec.Struct, frozen=True):
    """An order as it is stored: with when it was given, and how much of it is left."""

    wish: OrderWish
    left: int
    deal: int
    """How many deals were over when it was given: it is valid for one deal."""
    seen: int
    """The page after which it was given."""


class NoOrder(ValueError):
    """Such an order cannot be given; the message says why."""


def new_order(table: LedgerTable, wish: OrderWish) -> StandingOrder:
    """Return the order as it is stored; or raise ``NoOrder``."""
    pack = table.game.pack(table.state)
    named = (*wish.cards, *filter(None, (wish.until_card,)))
    strange = next((card for card in named if Card(card) not in pack), None)
    if strange is not None:
        raise NoOrder(f"{strange!r} is no card of this pack")
    return StandingOrder(wish, wish.times, table.deals, table.seq)


def ordered_act(table: LedgerTable, seat: Seat, order: StandingOrder) -> Action | None:
    """Return the act of the order for an awaited seat; None if the order has ended."""
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
    """Return the first of these cards that may be played to a trick led by somebody else."""
    deal: Any = getattr(table.state, "deal", None)
    if not getattr(deal, "trick", ()):
        return None
    plays = {act.card: act for act in acts if isinstance(act, Play)}
    return next((plays[Card(card)] for card in cards if card in plays), None)
