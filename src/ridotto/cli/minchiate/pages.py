"""Pages between the deals: the sheet, the new giro, the end of the party."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ridotto.cli.language import signed, to_text
from ridotto.cli.minchiate.card_text import MinchiateCardText
from ridotto.cli.minchiate.event_words_before_play import sides_words
from ridotto.cli.minchiate.event_words_in_play import pay_words
from ridotto.cli.minchiate.mark import account_words, resti_words
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.sheet import make_sheet
from ridotto.cli.minchiate.table_words import EventContext, giro_name
from ridotto.cli.palette import RULE
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.events import Counted, GiroBegun
from ridotto.games.minchiate.state import DEALS_IN_GIRO, Minchiate
from ridotto.table import View


def counted_scene(
    people: People, table: Minchiate, view: View[Minchiate]
) -> tuple[EventContext, Counted] | None:
    """The latest count this chair has seen, and the table just after it."""
    found: tuple[EventContext, Counted] | None = None
    for event in view.seen:
        table = MINCHIATE.fold(table, event)
        if isinstance(event, Counted):
            found = EventContext(people, table), event
    return found


def deal_page(card_text: MinchiateCardText, at: EventContext, counted: Counted) -> RenderableType:
    """A deal's sheet with what was paid, and everybody's account."""
    table = at.table
    giro, deal = divmod(table.party.deals - 1, DEALS_IN_GIRO)
    title = Text(to_text(say("deal-counted", giro=giro_name(giro), n=deal + 1)), "bold")
    names = (at.side(0), at.side(1))
    sheet = make_sheet(card_text, table.rules, counted.account, table.deal.piles, names)
    return Group(title, sheet, *(Text(line) for line in _paid(at, counted)))


def _paid(at: EventContext, counted: Counted) -> Iterator[str]:
    for words in ("; ".join(pay_words(at.people, p) for p in counted.payments), resti_words(at)):
        if words:
            yield f"{words}."
    fines = "; ".join(pay_words(at.people, payment) for payment in at.table.deal.fines)
    if fines:
        yield to_text(say("fines", told=fines))
    yield to_text(say("accounts", accounts=account_words(at)))


def giro_page(at: EventContext, event: GiroBegun) -> RenderableType:
    """Who partners whom now, and who deals when."""
    order = [at.people.name(seat) for seat in event.order]
    lines = [
        f"{sides_words(at)}.",
        to_text(say("deal-goes-round", names=", ".join(order), source=at.cite("giro.partners"))),
    ]
    if event.number:
        lines.append(to_text(say("accounts", accounts=account_words(at))))
    return _leaf(to_text(say("giro-title", giro=giro_name(event.number))), lines)


def party_page(at: EventContext) -> RenderableType:
    """Everybody's account at the end, the best first."""
    accounts = at.table.party.accounts
    order = sorted(range(4), key=lambda seat: -accounts[seat])
    rows = [f"  {at.people.name(seat):<10}{signed(accounts[seat]):>5} resti" for seat in order]
    return _leaf(to_text(say("party-over")).rstrip("."), rows)


def _leaf(title: str, lines: list[str]) -> Panel:
    body = Group(*map(Text, lines))
    return Panel(body, title=title, border_style=RULE, padding=(1, 3), expand=False)
