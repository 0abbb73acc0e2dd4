"""Scores a real table of any game: score lines and payments as the players wrote them down.

It is used for games without a counting of their own. The lines must cite rules of the game's book,
payments are between persons of the table, and the accounts follow from them alone.
"""

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

import msgspec

from ridotto.counting.deal_sheet import Places, Sheet
from ridotto.counting.entry_checks import (
    EntryError,
    check_faults,
    check_seat,
    fault_remarks,
)
from ridotto.counting.evening import MOST_DEALS, Evening, Faults, Person, Side, asked
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.sentences import say as wrong
from ridotto.table import Game, Party, Payment, ScoreLine, Seat, total

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9999)]


class LineEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for a side, and the id of the rule that gives them."""

    side: Side
    points: Amount
    rule: str


class PaymentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person paid another, and the id of the rule by which."""

    by: Person
    to: Person
    amount: Amount
    rule: str


class WrittenDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal as the company wrote it down."""

    lines: Annotated[
        tuple[LineEntry, ...], asked("Points for a side, and the rule that gives them.")
    ] = ()
    payments: Annotated[
        tuple[PaymentEntry, ...], asked("Who paid whom how much, and by which rule.")
    ] = ()
    faults: Faults = ()


class FirstDealer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first."""

    dealer: Annotated[Person, asked("Who deals first.")] = 0


def generic_counting(game: Game[Any]) -> GameCounting | None:
    """The count of this game by its lines; none, if its state keeps no ``Party`` by that name."""
    opened = game.open(next(iter(game.rule_sets.values())))
    if not isinstance(getattr(opened, "party", None), Party):
        return None
    return GameCounting(
        unit="point",
        evening=_evening(game),
        begin=_begin(game),
        enter=_enter(game),
        places=_places(game),
        due_at_end=lambda _: (),
    )


def _evening(game: Game[Any]) -> type[Evening]:
    deals = Annotated[tuple[WrittenDeal, ...], msgspec.Meta(max_length=MOST_DEALS)]
    made: Any = msgspec.defstruct(
        f"{game.title}Evening",
        [("opening", FirstDealer, FirstDealer()), ("deals", deals, ())],
        bases=(Evening,),
        frozen=True,
        kw_only=True,
        tag=game.name,
    )
    kind: type[Evening] = made
    return kind


def _begin(game: Game[Any]) -> Callable[[Any, FirstDealer], Any]:
    def begin(state: Any, opening: FirstDealer) -> Any:
        dealer = check_seat(opening.dealer, game.seats(state), "dealer")
        return _with_party(state, msgspec.structs.replace(state.party, dealer=dealer))

    return begin


def _with_party(state: Any, party: Party) -> Any:
    return msgspec.structs.replace(state, party=party)


def _enter(game: Game[Any]) -> Callable[[Any, WrittenDeal], tuple[Any, Sheet]]:
    def enter(state: Any, deal: WrittenDeal) -> tuple[Any, Sheet]:
        sides = _members(game, state)
        seats, party = game.seats(state), state.party
        lines = tuple(_line(game, entry, len(sides)) for entry in deal.lines)
        payments = tuple(_payment(game, entry, seats) for entry in deal.payments)
        if not lines and not payments:
            raise EntryError("nothing", wrong("nothing"), "lines")
        faults = check_faults(deal.faults, game.rule_book, seats)
        sheet = Sheet(
            dealer=party.dealer,
            order=party.order,
            sides=sides,
            lines=lines,
            totals=tuple(total(lines, side) for side in range(len(sides))),
            remarks=fault_remarks(faults, game.rule_book, game.sides(state).__getitem__),
            payments=payments,
        )
        paid, dealer = party.paid(payments), party.after(party.dealer)
        return _with_party(
            state, msgspec.structs.replace(paid, deals=party.deals + 1, dealer=dealer)
        ), sheet

    return enter


def _members(game: Game[Any], state: Any) -> tuple[tuple[Seat, ...], ...]:
    """The persons of each side."""
    sides = game.sides(state)
    return tuple(
        tuple(seat for seat, of in enumerate(sides) if of == side) for side in range(max(sides) + 1)
    )


def _line(game: Game[Any], entry: LineEntry, sides: int) -> ScoreLine:
    if entry.side >= sides:
        said = wrong("side", sides=sides, most=sides - 1, typed=entry.side)
        raise EntryError("side", said, "lines", sides=sides)
    return ScoreLine(entry.side, _rule(game, entry.rule, "lines"), entry.points)


def _payment(game: Game[Any], entry: PaymentEntry, seats: int) -> Payment:
    payer = check_seat(entry.by, seats, "payments")
    payee = check_seat(entry.to, seats, "payments")
    if payer == payee:
        raise EntryError("self", wrong("self"), "payments", seat=payer)
    return Payment(payer, payee, entry.amount, _rule(game, entry.rule, "payments"))


def _rule(game: Game[Any], rule: str, field: str) -> str:
    if rule not in game.rule_book:
        known = ", ".join(game.rule_book.rules)
        raise EntryError("no-rule", wrong("no-rule", typed=rule, known=known), field)
    return rule


def _places(game: Game[Any]) -> Callable[[Any], Places]:
    def places(state: Any) -> Places:
        return Places(
            order=state.party.order,
            sides=_members(game, state),
            dealer=state.party.dealer,
            choices={"cards": game.pack(state).cards, "rules": tuple(game.rule_book.rules)},
        )

    return places
