"""Pages and answers: the sheet of a deal, the boxes, the last trick, help, the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import inline_card
from ridotto.cli.guimbarde.deed_words import deed
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.guimbarde.table_words import (
    PAID_FOR,
    EventContext,
    account_words,
    box_words,
    known_cards,
    rule_book,
)
from ridotto.cli.help_table import help_table
from ridotto.cli.hints import hint_lines, own_words
from ridotto.cli.language import signed, to_text
from ridotto.cli.sentences import say as common
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde.pack import sort
from ridotto.games.guimbarde.state import Guimbarde, won_by
from ridotto.table import Payment, Seat, View

ROWS: Final = (
    ("sK hQ dJ cA c10", say("help-card")),
    ("sK alone", say("help-alone")),
    ("Enter", say("help-enter")),
    ("last  tricks", say("help-last")),
    ("boxes  score", say("help-boxes")),
    ("sheet", say("help-sheet")),
    ("shown", say("help-shown")),
    ("hint", say("help-hint")),
    ("rules …", say("help-rules")),
    ("undo", say("help-undo")),
    ("quit", say("help-quit")),
)
"""What one types, and what it does."""
STRICT: Final = (
    ("challenge 1", say("help-challenge")),
    ("back sK", say("help-back")),
)


def help_page(at: EventContext) -> RenderableType:
    """All words the table knows."""
    rows = (*ROWS, *(STRICT if at.table.strict else ()))
    return help_table(rows, say("help-three"), say("help-order"))


def sheet_page(at: EventContext) -> RenderableType:
    """What everybody staked, drew, paid and got in this deal, by its cause and source."""
    deal = at.table.deal
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(to_text(say("sheet-head")), min_width=12)
    for seat in at.table.seats:
        table.add_column(at.people.name(seat)[:9], justify="right", no_wrap=True)
    # Some sources are sentences: they give way, and what was paid stays legible.
    table.add_column(to_text(say("sheet-source")), style="italic")
    ledger, book = (*deal.ledger, *deal.fines), rule_book()
    for rule in dict.fromkeys(payment.rule for payment in ledger):
        paid = [payment for payment in ledger if payment.rule == rule]
        cells = (_cell(_net(paid, seat)) for seat in at.table.seats)
        table.add_row(to_text(PAID_FOR[rule]), *cells, book.source(rule))
    nets = (signed(_net(ledger, seat)) for seat in at.table.seats)
    table.add_row(to_text(say("sheet-deal")), *nets, "", style="bold")
    totals = (signed(at.table.party.accounts[seat]) for seat in at.table.seats)
    table.add_row(to_text(say("sheet-sitting")), *totals, "", style="bold")
    remarks = [Text(f"{book.title(r.rule)}: {to_text(r.said or r.text)}") for r in deal.remarks]
    return Group(table, *remarks, Text(to_text(say("in-the-boxes", boxes=box_words(at)))))


def _net(payments: Sequence[Payment], seat: Seat) -> int:
    got = sum(p.amount for p in payments if p.payee == seat)
    return got - sum(p.amount for p in payments if p.payer == seat)


def _cell(amount: int) -> str:
    return signed(amount) if amount else "·"


def end_page(at: EventContext) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = at.table.party.accounts
    order = sorted(at.table.seats, key=lambda seat: -accounts[seat])
    rows = [f"  {at.people.name(seat):<10}{signed(accounts[seat]):>5}" for seat in order]
    return Group(Text(to_text(say("sitting-over")), "bold"), *map(Text, rows))


def last_trick(at: EventContext) -> list[str]:
    """The trick before this one."""
    tricks = at.table.deal.tricks
    if not tricks:
        return [to_text(say("no-trick-yet"))]
    trick, number = tricks[-1], at.table.deal.trick_number - 1
    plays = ", ".join(f"{at.people.name(p.seat)} {inline_card(p.card)}" for p in trick.plays)
    return [to_text(say("last-trick", trick=number, plays=plays, who=at.who(trick.winner)))]


def own_tricks(at: EventContext) -> list[str]:
    """What one has won."""
    cards = won_by(at.table, at.people.me or 0)
    return [to_text(say("you-won", cards=sort(cards)) if cards else say("you-no-trick"))]


def the_boxes(at: EventContext) -> list[str]:
    """What lies in the boxes."""
    fonds = at.table.deal.fonds
    more = f" {to_text(say('of-it-fonds', fonds=fonds))}" if fonds else ""
    return [to_text(say("in-the-boxes", boxes=box_words(at))) + more]


def the_score(at: EventContext) -> list[str]:
    """Everybody's jettons."""
    boxes = sum(at.table.boxes)
    return [to_text(say("won-lost-boxes", accounts=account_words(at), boxes=boxes))]


def shown(at: EventContext) -> list[str]:
    """What was laid open and named, as far as everybody saw or heard it."""
    return list(_shown(at)) or [to_text(say("nothing-shown"))]


def _shown(at: EventContext) -> Iterator[str]:
    deal = at.table.deal
    for named in deal.named:
        pips = next((one.number for one in deal.told if one.seat == named.seat), None)
        who, number = at.who(named.seat), named.number
        if pips is None:
            yield to_text(say("names-point", who=who, number=number))
        else:
            yield to_text(say("names-both", who=who, number=number, pips=pips))
    for one in deal.told if not deal.named else ():
        yield to_text(say("names-pips", who=at.who(one.seat), number=one.number))
    for seat in at.table.speakers:
        if deal.shown[seat]:
            left = known_cards(at.table, seat)
            name, cards = at.people.name(seat), deal.shown[seat]
            if left:
                yield to_text(say("laid-open-still", name=name, cards=cards, left_cards=left))
            else:
                yield to_text(say("laid-open", name=name, cards=cards))


def hint(view: View[Guimbarde]) -> list[str]:
    """What the strongest computer player would do in this chair, and why."""
    if view.seat not in GUIMBARDE.awaited(view.table):
        raise NotUnderstood(to_text(common("nothing-to-advise")))
    return hint_lines(GUIMBARDE, view, own_words(GUIMBARDE, view, deed))
