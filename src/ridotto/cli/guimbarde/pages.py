"""Pages and answers: the sheet of a deal, the boxes, the last trick, help, the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.bots.guimbarde.sitting import advise
from ridotto.cli.guimbarde.scene import (
    PAID_FOR,
    Scene,
    account_words,
    box_words,
    known_cards,
    signed,
)
from ridotto.cli.slips import slip, slips
from ridotto.cli.typed import Puzzled
from ridotto.games.guimbarde.pack import sort
from ridotto.games.guimbarde.rules import RULE_BOOK
from ridotto.games.guimbarde.state import won_by
from ridotto.games.guimbarde.tricks import next_player
from ridotto.table import Payment, Seat

ROWS: Final = (
    ("sK hQ dJ cA c10", "cards: suit s h d c, then rank; or the rank alone: K, 10"),
    ("sK alone", "play a king or queen without showing its mate"),
    ("Enter", "the only lawful card, or the usual answer"),
    ("last  tricks", "the last trick; the cards you have won"),
    ("boxes  score", "what lies in the boxes; what everybody has won or lost"),
    ("sheet", "everything staked, drawn and paid in this deal, line by line"),
    ("shown", "cards laid open, and the Points that were named"),
    ("hint", "what the computer would play in your place, and why"),
    ("rules WORD", "look something up: rules marriage"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; the same command goes on from here"),
)
STRICT: Final = (
    ("challenge 1", "claim a fault; without a number: a list"),
    ("back sK", "put your own wrong card right before the trick is complete"),
)


def help_page(at: Scene) -> RenderableType:
    """All words the table knows."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (*ROWS, *(STRICT if at.table.strict else ())):
        table.add_row(*row)
    three = "Highest in every deal: hQ the Guimbarde, hK the King, dJ the Fou; then trumps."
    order = "In a suit: king, queen, Valet, ace, ten, nine and so on. ◆ is winning the trick."
    return Group(table, Text(three), Text(order))


def sheet_page(at: Scene) -> RenderableType:
    """What everybody staked, drew, paid and got in this deal, by its cause and source."""
    deal = at.table.deal
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column("jettons of this deal")
    for seat in at.table.seats:
        table.add_column(at.people.name(seat)[:9], justify="right", no_wrap=True)
    table.add_column("source", style="italic", no_wrap=True)
    ledger = (*deal.ledger, *deal.fines)
    for rule in dict.fromkeys(payment.rule for payment in ledger):
        paid = [payment for payment in ledger if payment.rule == rule]
        cells = (_cell(_net(paid, seat)) for seat in at.table.seats)
        table.add_row(PAID_FOR[rule], *cells, RULE_BOOK.source(rule))
    nets = (signed(_net(ledger, seat)) for seat in at.table.seats)
    table.add_row("this deal", *nets, "", style="bold")
    totals = (signed(at.table.party.accounts[seat]) for seat in at.table.seats)
    table.add_row("the sitting", *totals, "", style="bold")
    remarks = [Text(f"{RULE_BOOK.title(r.rule)}: {r.text}") for r in deal.remarks]
    return Group(table, *remarks, Text(f"In the boxes: {box_words(at)}."))


def _net(payments: Sequence[Payment], seat: Seat) -> int:
    got = sum(p.amount for p in payments if p.payee == seat)
    return got - sum(p.amount for p in payments if p.payer == seat)


def _cell(amount: int) -> str:
    return signed(amount) if amount else "·"


def end_page(at: Scene) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = at.table.party.accounts
    order = sorted(at.table.seats, key=lambda seat: -accounts[seat])
    rows = [f"  {at.people.name(seat):<10}{signed(accounts[seat]):>5}" for seat in order]
    return Group(Text("The sitting is over", "bold"), *map(Text, rows))


def last_trick(at: Scene) -> list[str]:
    """The trick before this one."""
    tricks = at.table.deal.tricks
    if not tricks:
        return ["No trick has been made yet in this deal."]
    trick, number = tricks[-1], at.table.deal.trick_number - 1
    plays = ", ".join(f"{at.people.name(p.seat)} {slip(p.card)}" for p in trick.plays)
    return [f"Trick {number}: {plays}. {at.does(trick.winner, 'take')} it."]


def own_tricks(at: Scene) -> list[str]:
    """What one has won."""
    cards = won_by(at.table, at.people.me or 0)
    return [f"You have won {slips(sort(cards))}." if cards else "You have no trick yet."]


def the_boxes(at: Scene) -> list[str]:
    """What lies in the boxes."""
    fonds = at.table.deal.fonds
    more = f" Of the Point box {fonds} were laid for the tricks." if fonds else ""
    return [f"In the boxes: {box_words(at)}.{more}"]


def the_score(at: Scene) -> list[str]:
    """Everybody's jettons."""
    boxes = sum(at.table.boxes)
    return [f"Won and lost: {account_words(at)}. In the boxes lie {boxes}."]


def shown(at: Scene) -> list[str]:
    """What was laid open and named, as far as everybody saw or heard it."""
    return list(_shown(at)) or ["Nothing has been shown yet in this deal."]


def _shown(at: Scene) -> Iterator[str]:
    deal = at.table.deal
    for named in deal.named:
        pips = next((told.number for told in deal.told if told.seat == named.seat), None)
        more = f", {pips} pips" if pips is not None else ""
        yield f"{at.does(named.seat, 'name')} a Point of {named.number} cards{more}."
    for told in deal.told if not deal.named else ():
        yield f"{at.does(told.seat, 'name')} {told.number} pips."
    for seat in at.table.speakers:
        if deal.shown[seat]:
            left = known_cards(at.table, seat)
            still = f"; still in hand: {slips(left)}" if left else ""
            yield f"{at.people.name(seat)}: laid open {slips(deal.shown[seat])}{still}."


def hint(at: Scene) -> list[str]:
    """What the computer player would play in this chair, and why."""
    me = at.people.me
    if me is None or next_player(at.table) != me:
        raise Puzzled("Hints are for the play: draw what you can, and name your Point.")
    best, *others = advise(at.table, me)
    rest = ", ".join(f"{slip(choice.card)} {choice.value:+.1f}" for choice in others[:3])
    more = f" Then {rest}." if rest else ""
    return [f"{slip(best.card)} ({best.value:+.1f}): {best.why}.{more}"]
