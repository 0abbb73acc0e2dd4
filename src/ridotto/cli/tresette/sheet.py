"""The sheet of a deal: every line with its source, then what was won, marks and slate."""

from collections.abc import Iterator, Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.cli.language import to_text
from ridotto.cli.tresette.event_words import tell
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.table_words import EventContext, account_words, rule_book, score_words
from ridotto.games.tresette import ledger
from ridotto.games.tresette.events import DealEnded, Rescored
from ridotto.table import Event, ScoreLine
from ridotto.table.acts import Shuffle


class ScoredDeal(msgspec.Struct, frozen=True):
    """A deal as it was scored: its lines, and what was won in it."""

    lines: tuple[ScoreLine, ...] = ()
    results: tuple[Event, ...] = ()
    ended: bool = False


def last_deal(seen: Sequence[Event]) -> ScoredDeal | None:
    """The latest deal that was scored to its end."""
    deal, best = ScoredDeal(), None
    for event in seen:
        deal = ScoredDeal() if isinstance(event, Shuffle) else _after(deal, event)
        best = deal if deal.ended else best
    return best


def _after(deal: ScoredDeal, event: Event) -> ScoredDeal:
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


def deal_page(card_text: CardText, at: EventContext, deal: ScoredDeal) -> RenderableType:
    """The sheet with its results below."""
    title = Text(to_text(say("deal-title", deal=at.table.party.deals)), "bold")
    below = [card_text.sentence(tell(at, event)) for event in deal.results]
    ends = [Text(score_words(at)), Text(to_text(say("accounts", accounts=account_words(at))))]
    return Group(title, line_table(card_text, at, deal.lines), *below, *ends)


def line_table(card_text: CardText, at: EventContext, lines: Sequence[ScoreLine]) -> Table:
    """A column for each side, one's own first."""
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column("")
    for side in at.sides():
        table.add_column(at.side(side), justify="right", no_wrap=True)
    for line in lines:
        points = (str(line.points) if side == line.side else "" for side in at.sides())
        table.add_row(what(card_text, line), *points)
    table.add_section()
    sums = (sum(n.points for n in lines if n.side == side) for side in at.sides())
    table.add_row(Text(to_text(say("together")), "bold"), *map(str, sums))
    return table


def what(card_text: CardText, line: ScoreLine) -> Text:
    """Why, with the cards and the source."""
    spoken = line.rule.startswith(("announce.", "sevens."))
    note, book = to_text(line.said or line.note), rule_book()
    title = note if spoken else book.title(line.rule)
    text = Text(title[:1].upper() + title[1:])
    if note and not spoken:
        text.append(f": {note}")
    labels = " ".join(card_text.label(card) for card in line.cards)
    return text.append(f"  {labels}" if labels else "").append(f"  {book.source(line.rule)}", "dim")


def end_page(at: EventContext) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = at.table.party.accounts
    order = sorted(at.table.seats, key=lambda seat: -accounts[seat])
    return Group(Text(to_text(say("sitting-over")), "bold"), *map(Text, _accounts(at, order)))


def _accounts(at: EventContext, order: Sequence[int]) -> Iterator[str]:
    for seat in order:
        yield f"  {at.people.name(seat):<12}{at.table.party.accounts[seat]:>+5d}"
