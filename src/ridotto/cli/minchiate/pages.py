"""Pages between the deals: the sheet, the new giro, the end of the party."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ridotto.cli.language import told
from ridotto.cli.minchiate.before import sides_words
from ridotto.cli.minchiate.during import pay_words
from ridotto.cli.minchiate.inks import Inks
from ridotto.cli.minchiate.mark import account_words, resti_words, signed
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.scene import Scene, giro_name
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.sheet import make_sheet
from ridotto.cli.palette import RULE
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.events import Counted, GiroBegun
from ridotto.games.minchiate.state import DEALS_IN_GIRO, Minchiate
from ridotto.table import View


def counted_scene(
    people: People, table: Minchiate, view: View[Minchiate]
) -> tuple[Scene, Counted] | None:
    """The latest count this chair has seen, and the table just after it."""
    found: tuple[Scene, Counted] | None = None
    for event in view.seen:
        table = MINCHIATE.fold(table, event)
        if isinstance(event, Counted):
            found = Scene(people, table), event
    return found


def deal_page(inks: Inks, at: Scene, counted: Counted) -> RenderableType:
    """A deal's sheet with what was paid, and everybody's account."""
    table = at.table
    giro, deal = divmod(table.party.deals - 1, DEALS_IN_GIRO)
    title = Text(told(say("deal-counted", giro=giro_name(giro), n=deal + 1)), "bold")
    names = (at.side(0), at.side(1))
    sheet = make_sheet(inks, table.rules, counted.account, table.deal.piles, names)
    return Group(title, sheet, *(Text(line) for line in _paid(at, counted)))


def _paid(at: Scene, counted: Counted) -> Iterator[str]:
    for words in ("; ".join(pay_words(at.people, p) for p in counted.payments), resti_words(at)):
        if words:
            yield f"{words}."
    fines = "; ".join(pay_words(at.people, payment) for payment in at.table.deal.fines)
    if fines:
        yield told(say("fines", told=fines))
    yield told(say("accounts", accounts=account_words(at)))


def giro_page(at: Scene, event: GiroBegun) -> RenderableType:
    """Who partners whom now, and who deals when."""
    order = [at.people.name(seat) for seat in event.order]
    lines = [
        f"{sides_words(at)}.",
        told(say("deal-goes-round", names=", ".join(order), source=at.cite("giro.partners"))),
    ]
    if event.number:
        lines.append(told(say("accounts", accounts=account_words(at))))
    return _leaf(told(say("giro-title", giro=giro_name(event.number))), lines)


def party_page(at: Scene) -> RenderableType:
    """Everybody's account at the end, the best first."""
    accounts = at.table.party.accounts
    order = sorted(range(4), key=lambda seat: -accounts[seat])
    rows = [f"  {at.people.name(seat):<10}{signed(accounts[seat]):>5} resti" for seat in order]
    return _leaf(told(say("party-over")).rstrip("."), rows)


def _leaf(title: str, lines: list[str]) -> Panel:
    body = Group(*map(Text, lines))
    return Panel(body, title=title, border_style=RULE, padding=(1, 3), expand=False)
