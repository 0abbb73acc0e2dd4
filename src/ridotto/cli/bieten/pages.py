"""Pages and answers: the slate, the count, the Weli's open names, help, the end of the match."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.bots import explain
from ridotto.bots.bieten import BietenPlayer
from ridotto.cli.bieten.scene import (
    Scene,
    account_words,
    called,
    figure_words,
    laid_words,
    score_words,
    signed,
    slate_cells,
)
from ridotto.cli.slips import Slips, slip, slips
from ridotto.cli.typed import Puzzled
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.rules import RULE_BOOK
from ridotto.games.bieten.slate import places_now, strokes, totals_now
from ridotto.games.bieten.state import Bieten, Count
from ridotto.games.bieten.weli import still_open, why_open
from ridotto.table import Action, ScoreLine, View

ROWS: Final = (
    ("hA lK s10 e7", "cards: ♥ Herz, ♠ Laub, ● Schell, ♣ Eichel; A K O U 10 9 8 7"),
    ("W hA", "the Weli, named ace of Herz"),
    ("bid herz", "offer a figure: herz laub gleich hanger spiel; the name alone will do"),
    ("good  hold  groschen", "answers; in your turn: groschen laub"),
    ("Enter", "the only lawful card, the only answer, silence, or nothing more"),
    ("6│", "a stroke by a score: one point is missing, and that person may not bid"),
    ("figures  slate  sheet", "how the figures stand; the slate; the last count, line by line"),
    ("last", "the last trick"),
    ("open", "what your Weli may still be, and why"),
    ("hint", "what a player by the book would do"),
    ("rules WORD", "look something up: rules groschen"),
    ("undo  quit", "take your last decision back; leave, and go on later"),
)
STRICT: Final = (("claim 1", "claim a fault; without a number: a list"),)


def help_page(at: Scene) -> RenderableType:
    """What may be typed."""
    table = Table.grid(padding=(0, 2))
    for words, meaning in (*ROWS, *(STRICT if at.table.strict else ())):
        table.add_row(Text(words, "bold"), meaning)
    return Group(Text("At this table", "bold"), table)


def slate_page(at: Scene) -> RenderableType:
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
    return Group(table, Text(f"Quarters of wine: {account_words(at)}."))


def _stroke(one_missing: bool) -> str:
    """The scribe's stroke beside every figure of a column, or as much room."""
    return " │" if one_missing else "  "


def count_page(slips_: Slips, at: Scene, count: Count) -> RenderableType:
    """The count line by line, in the order in which it goes out."""
    table = Table.grid(padding=(0, 2))
    totals = list(at.table.scores)
    for line in count.lines:
        totals[line.side] += line.points
        source = RULE_BOOK.source(line.rule)
        words = slips_.sentence(line_words(at, line))
        table.add_row(words, f"{totals[line.side]}", Text(source, "italic"))
    remarks = [Text(_remark(at, r.text, r.side)) for r in count.remarks]
    return Group(Text("The scribe counts", "bold"), table, *remarks, _places(at), slate_page(at))


def line_words(at: Scene, line: ScoreLine) -> str:
    """Who writes or loses what, and for which figure."""
    if line.points < 0:
        return f"{at.people.name(line.side)}: {line.points}, {RULE_BOOK.title(line.rule).lower()}"
    how = HOW.get(line.rule, "")
    return f"{at.people.name(line.side)}: {line.points} {called(Figure(line.note))}{how} " + slips(
        line.cards
    )


HOW: Final = {
    "score.silent": "",
    "score.good": ", let good",
    "score.held": ", held",
    "score.groschen-good": ", Groschen let good",
    "score.groschen": ", Groschen held",
}


def _remark(at: Scene, text: str, seat: int | None) -> str:
    return f"{text}." if seat is None else f"{at.people.name(seat)}: {text}."


def _places(at: Scene) -> Text:
    count = at.table.deal.count
    if count is None or count.loser is None:
        return Text("")
    order = ", ".join(at.people.name(seat) for seat in places_now(at.table))
    return Text(f"The game is over: {order}. The last has lost.", "bold")


def end_page(at: Scene) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = at.table.party.accounts
    order = sorted(at.table.seats, key=lambda seat: -accounts[seat])
    rows = [
        f"  {at.people.name(seat):<10}{signed(accounts[seat]):>4} {'°' * at.table.bummerl[seat]}"
        for seat in order
    ]
    return Group(Text("The match is over; quarters of wine", "bold"), *map(Text, rows))


def last_trick(at: Scene) -> list[str]:
    """The trick before this one."""
    deal = at.table.deal
    if not deal.tricks:
        return ["No trick is complete yet in this deal."]
    trick = deal.tricks[-1]
    plays = ", ".join(f"{at.people.name(p.seat)} {laid_words(at, p.card)}" for p in trick.plays)
    return [f"Trick {len(deal.tricks)}: {plays}. {at.does(trick.winner, 'take')} it."]


def figures(at: Scene) -> list[str]:
    """How each figure stands."""
    return [f"{called(figure)}: {figure_words(at, figure)}." for figure in Figure]


def open_names(at: Scene) -> list[str]:
    """What one's own Weli may still be, and why."""
    me = at.people.me
    names = () if me is None or not at.table.deal.hands else still_open(at.table, me)
    if me is None or not names:
        return ["You do not hold the Weli."]
    return [f"Your Weli may still be {slips(names)}.", *why_open(at.table, me)]


def score(at: Scene) -> list[str]:
    """The score in a sentence."""
    return [f"{score_words(at)}.", f"Quarters of wine: {account_words(at)}."]


def hint(view: View[Bieten]) -> list[str]:
    """What the computer player would do in this chair."""
    if view.seat is None or not view.table.deal.players:
        raise Puzzled("There is nothing to advise now.")
    player = BietenPlayer(seed=0)
    if view.seat not in BIETEN.awaited(view.table) and player.claim(view) is None:
        raise Puzzled("There is nothing to advise now.")
    told = explain("bieten", view, player.act(view), player=player)
    return [f"A player by the book would {_advice(told.action)}.", *filter(None, [told.why])]


def _advice(action: Action) -> str:
    match action:
        case acts.Bid(figure=figure):
            return f"bid the {called(figure)}"
        case acts.Groschen(figure=figure):
            return f"give a Groschen on the {called(figure)}"
        case acts.Play(card=card):
            return f"lay {slip(card)}"
        case acts.Baptise(name=name):
            return f"lay the Weli as {slip(name)}"
        case acts.Hold():
            return "hold"
        case acts.Good():
            return "let it good"
        case acts.Rob():
            return "take the Weli out"
        case acts.Cut():
            return "cut anywhere: it is all one"
        case acts.Accept():
            return "accept the result"
        case acts.Challenge():
            return "claim a fault: claim lists what may be claimed"
    return "say nothing"
