"""The sheet of a deal: every line with its source, then what was won, marks and slate."""

from collections.abc import Iterator, Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_text import Slips
from ridotto.cli.language import told
from ridotto.cli.tresette.scene import Scene, account_words, rule_book, score_words
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.stories import tell
from ridotto.games.tresette import ledger
from ridotto.games.tresette.events import DealEnded, Rescored
from ridotto.table import Event, ScoreLine
from ridotto.table.acts import Shuffle


class Told(msgspec.Struct, frozen=True):
    """A deal as it was scored: its lines, and what was won in it."""

    lines: tuple[ScoreLine, ...] = ()
    results: tuple[Event, ...] = ()
    ended: bool = False


def last_deal(seen: Sequence[Event]) -> Told | None:
    """The latest deal that was scored to its end."""
    deal, best = Told(), None
    for event in seen:
        deal = Told() if isinstance(event, Shuffle) else _after(deal, event)
        best = deal if deal.ended else best
    return best


def _after(deal: Told, event: Event) -> Told:
    change = msgspec.structs.replace
    match event:
        case ledger.Laid(line=line):
            return change(deal, lines=(*deal.lines, line))
        case ledger.Counted(lines=lines):
            return change(deal, lines=(*deal.lines, *lines))
        case Rescored(ledger=anew):
            return change(deal, lines=anew.lines, results=(event,))
        case ledger.PartieWon() | ledger.GreatMade() | ledger.SlateWritten():
            return change(deal, results=(*deal.results, event))
        case DealEnded():
            return change(deal, ended=True)
    return deal


def deal_page(slips: Slips, at: Scene, deal: Told) -> RenderableType:
    """The sheet with its results below."""
    title = Text(told(say("deal-title", deal=at.table.party.deals)), "bold")
    below = [slips.sentence(tell(at, event)) for event in deal.results]
    ends = [Text(score_words(at)), Text(told(say("accounts", accounts=account_words(at))))]
    return Group(title, line_table(slips, at, deal.lines), *below, *ends)


def line_table(slips: Slips, at: Scene, lines: Sequence[ScoreLine]) -> Table:
    """A column for each side, one's own first."""
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column("")
    for side in at.sides():
        table.add_column(at.side(side), justify="right", no_wrap=True)
    for line in lines:
        points = (str(line.points) if side == line.side else "" for side in at.sides())
        table.add_row(what(slips, line), *points)
    table.add_section()
    sums = (sum(n.points for n in lines if n.side == side) for side in at.sides())
    table.add_row(Text(told(say("together")), "bold"), *map(str, sums))
    return table


def what(slips: Slips, line: ScoreLine) -> Text:
    """Why, with the cards and the source."""
    spoken = line.rule.startswith(("announce.", "sevens."))
    note, book = told(line.said or line.note), rule_book()
    title = note if spoken else book.title(line.rule)
    text = Text(title[:1].upper() + title[1:])
    if note and not spoken:
        text.append(f": {note}")
    labels = " ".join(slips.label(card) for card in line.cards)
    return text.append(f"  {labels}" if labels else "").append(f"  {book.source(line.rule)}", "dim")


def end_page(at: Scene) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = at.table.party.accounts
    order = sorted(at.table.seats, key=lambda seat: -accounts[seat])
    return Group(Text(told(say("sitting-over")), "bold"), *map(Text, _accounts(at, order)))


def _accounts(at: Scene, order: Sequence[int]) -> Iterator[str]:
    for seat in order:
        yield f"  {at.people.name(seat):<12}{at.table.party.accounts[seat]:>+5d}"
