"""Pages and answers: the sheet of a deal, the last trick, help, the end of the sitting."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import CardText, inline_card, inline_cards
from ridotto.cli.help_table import help_table
from ridotto.cli.hints import hint_lines, own_words
from ridotto.cli.kaiserspiel.deed_words import deed
from ridotto.cli.kaiserspiel.event_words import reason, rule_book
from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.kaiserspiel.table_words import (
    EventContext,
    account_words,
    counters,
    point_words,
    score,
    score_words,
    suit_words,
)
from ridotto.cli.language import signed, to_text
from ridotto.cli.sentences import say as common
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.kaiserspiel.marks import book
from ridotto.games.kaiserspiel.pack import sort
from ridotto.games.kaiserspiel.rules import IMPERIAL
from ridotto.games.kaiserspiel.state import Kaiserspiel, won_by
from ridotto.table import ScoreLine, View
from ridotto.table.sentence import Sentence


def _rows(strict: bool) -> Iterator[tuple[str, Sentence]]:
    """What may be typed, and what it does."""
    yield "sK hQ dJ cA c10", say("help-cards")
    yield "Enter", say("help-enter")
    yield "last  tricks", say("help-last")
    yield "score  sheet", say("help-score")
    yield "shown", say("help-shown")
    yield "show", say("help-show")
    yield "hint", say("help-hint")
    yield "rules …", say("help-rules")
    yield "undo", say("help-undo")
    yield "quit", say("help-quit")
    if strict:
        yield "challenge 1", say("help-challenge")
        yield "tell 56", say("help-tell")
        yield "walk away", say("help-walk")


def help_page(at: EventContext) -> RenderableType:
    """All words the table knows."""
    return help_table(_rows(at.table.strict), say("help-small"))


def sheet_page(slips_: CardText, at: EventContext) -> RenderableType:
    """Every mark of the deal with the score after it, and its source."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column(to_text(say("column-mark")))
    for seat in at.table.seats:
        table.add_column(at.people.name(seat), justify="right", no_wrap=True)
    table.add_column(to_text(say("column-source")), style="italic")
    board = at.table.deal.before
    before = to_text(say("before-the-deal"))
    table.add_row(before, *(score(board, seat) for seat in at.table.seats), "")
    for line in at.table.deal.lines:
        board = book(at.table.rules, board, line)
        marks = [score(board, seat) for seat in at.table.seats]
        table.add_row(_mark(slips_, at, line), *marks, rule_book().source(line.rule))
    remarks = [
        Text(f"{to_text(r.said or r.text)} ({rule_book().source(r.rule)})")
        for r in at.table.deal.remarks
    ]
    head = Text(to_text(say("marks-of-deal")), "bold")
    return Group(head, table, *remarks, Text(to_text(say("accounts", each=account_words(at)))))


def _mark(slips_: CardText, at: EventContext, line: ScoreLine) -> Text:
    who = at.people.name(line.side)
    if line.points < 0:
        lost, title = -line.points // IMPERIAL, rule_book().title(line.rule)
        return Text(to_text(say("row-lost", name=who, count=lost, title=title)))
    count = line.points // IMPERIAL
    if not count:
        return slips_.sentence(to_text(say("row-four", name=who, reason=reason(line))))
    return slips_.sentence(
        to_text(say("row-imperials", name=who, count=count, reason=reason(line)))
    )


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
    trick = tricks[-1]
    plays = ", ".join(f"{at.people.name(p.seat)} {inline_card(p.card)}" for p in trick.plays)
    return [to_text(say("last-trick", n=len(tricks), plays=plays, who=at.who(trick.winner)))]


def own_tricks(at: EventContext) -> list[str]:
    """What one has won."""
    me = at.people.me or 0
    cards = won_by(at.table, me)
    return [to_text(say("have-won", cards=sort(cards)) if cards else say("no-trick-of-yours"))]


def the_score(at: EventContext) -> list[str]:
    """Fiches and jettons as they lie, and the accounts."""
    board = at.table.board
    rows = [
        f"{at.people.name(seat)}: {score(board, seat)}  {counters(board, seat)}"
        for seat in at.table.seats
    ]
    stake = at.table.rules.stake
    return [*rows, to_text(say("accounts-at-stake", stake=stake, each=account_words(at)))]


def shown(at: EventContext) -> list[str]:
    """Imperials and the Rummel, as far as everybody saw or heard of them."""
    return list(_shown(at)) or [to_text(say("nothing-shown"))]


def _shown(at: EventContext) -> Iterator[str]:
    deal = at.table.deal
    for one in deal.shown:
        who, shown_ = at.who(one.seat), inline_cards(one.cards)
        yield to_text(say("shows-late" if one.late else "shows", who=who, what=shown_))
    for heard in deal.told:
        point = point_words((heard.pips, heard.cards))
        yield to_text(say("tells-of", who=at.who(heard.seat), point=point))
    if deal.named is not None:
        named = deal.named
        who, suit = at.who(named.seat), suit_words(named.suit)
        yield to_text(say("named", who=who, count=named.cards, name=suit))
    if deal.rummel is not None:
        yield to_text(say("it-is", cards=deal.rummel))


def hint(view: View[Kaiserspiel]) -> list[str]:
    """What the strongest computer player would do in this chair, and why."""
    if view.seat not in KAISERSPIEL.awaited(view.table):
        raise NotUnderstood(to_text(common("nothing-to-advise")))
    return hint_lines(KAISERSPIEL, view, own_words(KAISERSPIEL, view, deed))


def scores(at: EventContext) -> str:
    """How the Partie stands, as a sentence."""
    return f"{score_words(at)}."
