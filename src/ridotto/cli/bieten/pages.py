"""Pages and answers: the slate, the count, the Weli's open names, help, the end of the match."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.bots.bieten.novice import find_claim
from ridotto.cli.bieten.sentences import say
from ridotto.cli.bieten.table_words import (
    EventContext,
    account_words,
    figure_words,
    laid_words,
    rule_book,
    score_words,
    slate_cells,
)
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import CardText, inline_cards
from ridotto.cli.hints import hint_lines
from ridotto.cli.language import signed, to_text
from ridotto.cli.sentences import say as common
from ridotto.cli.typed_words import typed_text
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.slate import places_now, strokes, totals_now
from ridotto.games.bieten.state import Bieten, Count
from ridotto.games.bieten.weli import still_open, why_open
from ridotto.table import Action, ScoreLine, View
from ridotto.table.sentence import Sentence

ROWS: Final = (
    ("hA lK s10 e7", say("help-card")),
    ("W hA", say("help-weli")),
    ("bid herz", say("help-bid")),
    ("good  hold  groschen", say("help-answers")),
    ("Enter", say("help-enter")),
    ("6│", say("help-stroke")),
    ("figures  slate  sheet", say("help-figures")),
    ("last", say("help-last")),
    ("open", say("help-open")),
    ("hint", say("help-hint")),
    ("rules …", say("help-rules")),
    ("undo  quit", say("help-undo")),
)
"""What one types, and what it does."""
STRICT: Final = (("claim 1", say("help-claim")),)


def help_page(at: EventContext) -> RenderableType:
    """What may be typed."""
    table = Table.grid(padding=(0, 2))
    for words, meaning in (*ROWS, *(STRICT if at.table.strict else ())):
        table.add_row(Text(typed_text(words), "bold"), to_text(meaning))
    return Group(Text(to_text(say("at-this-table")), "bold"), table)


def slate_page(at: EventContext) -> RenderableType:
    """The slate as the scribe keeps it: the target on top, a column for each."""
    table = Table(title=f"{at.table.rules.goal}", box=None, padding=(0, 2))
    struck = strokes(at.table)
    for seat in at.table.seats:
        table.add_column(at.people.name(seat) + "°" * at.table.bummerl[seat], justify="right")
    for deal in zip(*slate_cells(at), strict=True):
        table.add_row(*(f"{cell}{_stroke(seat in struck)}" for seat, cell in enumerate(deal)))
    totals = (f"[{total}]" for total in totals_now(at.table))
    table.add_row(
        *(f"{total}{_stroke(seat in struck)}" for seat, total in enumerate(totals)), style="bold"
    )
    return Group(table, Text(to_text(say("quarters", accounts=account_words(at)))))


def _stroke(one_missing: bool) -> str:
    """The scribe's stroke beside every figure of a column, or as much room."""
    return " │" if one_missing else "  "


def count_page(slips_: CardText, at: EventContext, count: Count) -> RenderableType:
    """The count line by line, in the order in which it goes out."""
    table = Table.grid(padding=(0, 2))
    totals = list(at.table.scores)
    for line in count.lines:
        totals[line.side] += line.points
        source = rule_book().source(line.rule)
        words = slips_.sentence(line_words(at, line))
        table.add_row(words, f"{totals[line.side]}", Text(source, "italic"))
    remarks = [Text(_remark(at, to_text(r.said or r.text), r.side)) for r in count.remarks]
    head = Text(to_text(say("scribe-counts")), "bold")
    return Group(head, table, *remarks, _places(at), slate_page(at))


def line_words(at: EventContext, line: ScoreLine) -> str:
    """Who writes or loses what, and for which figure."""
    if line.points < 0:
        return f"{at.people.name(line.side)}: {line.points}, {rule_book().title(line.rule)}"
    how = f", {to_text(HOW[line.rule])}" if line.rule in HOW else ""
    figure = Figure(line.note).called
    return f"{at.people.name(line.side)}: {line.points} {figure}{how} {inline_cards(line.cards)}"


HOW: Final = {
    "score.good": say("how-good"),
    "score.held": say("how-held"),
    "score.groschen-good": say("how-groschen-good"),
    "score.groschen": say("how-groschen-held"),
}


def _remark(at: EventContext, text: str, seat: int | None) -> str:
    return f"{text}." if seat is None else f"{at.people.name(seat)}: {text}."


def _places(at: EventContext) -> Text:
    count = at.table.deal.count
    if count is None or count.loser is None:
        return Text("")
    order = ", ".join(at.people.name(seat) for seat in places_now(at.table))
    return Text(to_text(say("game-over", order=order)), "bold")


def end_page(at: EventContext) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = at.table.party.accounts
    order = sorted(at.table.seats, key=lambda seat: -accounts[seat])
    rows = [
        f"  {at.people.name(seat):<10}{signed(accounts[seat]):>4} {'°' * at.table.bummerl[seat]}"
        for seat in order
    ]
    return Group(Text(to_text(say("match-over-quarters")), "bold"), *map(Text, rows))


def last_trick(at: EventContext) -> list[str]:
    """The trick before this one."""
    deal = at.table.deal
    if not deal.tricks:
        return [to_text(say("no-trick-yet"))]
    trick = deal.tricks[-1]
    plays = ", ".join(f"{at.people.name(p.seat)} {laid_words(at, p.card)}" for p in trick.plays)
    number, who = len(deal.tricks), at.who(trick.winner)
    return [to_text(say("last-trick", trick=number, plays=plays, who=who))]


def figures(at: EventContext) -> list[str]:
    """How each figure stands."""
    return [f"{figure.called}: {figure_words(at, figure)}." for figure in Figure]


def open_names(at: EventContext) -> list[str]:
    """What one's own Weli may still be, and why."""
    me = at.people.me
    names = () if me is None or not at.table.deal.hands else still_open(at.table, me)
    if me is None or not names:
        return [to_text(say("no-weli"))]
    return [to_text(say("weli-may-be", cards=names)), *map(to_text, why_open(at.table, me))]


def score(at: EventContext) -> list[str]:
    """The score in a sentence."""
    return [f"{score_words(at)}.", to_text(say("quarters", accounts=account_words(at)))]


def hint(view: View[Bieten]) -> list[str]:
    """What the strongest computer player would do in this chair, and why."""
    if view.seat is None or not view.table.deal.players:
        raise NotUnderstood(to_text(common("nothing-to-advise")))
    if view.seat not in BIETEN.awaited(view.table) and find_claim(view) is None:
        raise NotUnderstood(to_text(common("nothing-to-advise")))
    return hint_lines(BIETEN, view, lambda action: to_text(deed(action)))


def deed(action: Action) -> Sentence:
    """The act in words."""
    match action:
        case acts.Bid(figure=figure):
            return say("deed-bid", figure=figure.called)
        case acts.Groschen(figure=figure):
            return say("deed-groschen", figure=figure.called)
        case acts.Play(card=card):
            return say("deed-lay", card=(card,))
        case acts.Baptise(name=name):
            return say("deed-weli", card=(name,))
        case acts.Hold():
            return say("deed-hold")
        case acts.Good():
            return say("deed-good")
        case acts.Rob():
            return say("deed-rob")
        case acts.Cut():
            return say("deed-cut")
        case acts.Accept():
            return say("deed-accept")
        case acts.Challenge():
            return say("deed-claim")
    return say("deed-silence")
