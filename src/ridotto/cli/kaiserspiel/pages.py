"""Pages and answers: the sheet of a deal, the last trick, help, the end of the sitting."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.bots.kaiserspiel.memory import Memory
from ridotto.bots.kaiserspiel.weigh import Scales
from ridotto.cli.kaiserspiel.scene import (
    Scene,
    account_words,
    counters,
    point_words,
    score,
    score_words,
    signed,
    suit_words,
)
from ridotto.cli.kaiserspiel.stories import reason
from ridotto.cli.slips import Slips, slip, slips
from ridotto.cli.typed import Puzzled
from ridotto.games.kaiserspiel.marking import book
from ridotto.games.kaiserspiel.pack import sort
from ridotto.games.kaiserspiel.rules import IMPERIAL, RULE_BOOK
from ridotto.games.kaiserspiel.state import Playing, won_by
from ridotto.games.kaiserspiel.tricks import next_player
from ridotto.table import ScoreLine

ROWS: Final = (
    ("sK hQ dJ cA c10", "cards: suit s h d c, then rank; or the rank alone: K, 10"),
    ("Enter", "the only lawful card, or the usual answer"),
    ("last  tricks", "the last trick; the cards you have won"),
    ("score  sheet", "fiches and jettons; every mark of this deal, line by line"),
    ("shown", "imperials and the Rummel as far as they were shown or told"),
    ("show", "in the first trick: ask to see the Rummel that was marked"),
    ("hint", "what a good player would play, and why"),
    ("rules WORD", "look something up: rules rummel"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; the same command goes on from here"),
)
STRICT: Final = (
    ("challenge 1", "hold a fault against an opponent; without a number: a list"),
    ("tell 56", "a Rummel you forgot; it comes too late and is not counted"),
    ("walk away", "lose the Partie and end the sitting (r. XX)"),
)


def help_page(at: Scene) -> RenderableType:
    """All words the table knows."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (*ROWS, *(STRICT if at.table.strict else ())):
        table.add_row(*row)
    small = "▭ is a fiche, an imperial; ○ a jetton, four points. Bright cards are lawful."
    return Group(table, Text(small))


def sheet_page(slips_: Slips, at: Scene) -> RenderableType:
    """Every mark of the deal with the score after it, and its source."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column("mark")
    for seat in at.table.seats:
        table.add_column(at.people.name(seat), justify="right", no_wrap=True)
    table.add_column("source", style="italic")
    board = at.table.deal.before
    table.add_row("before the deal", *(score(board, seat) for seat in at.table.seats), "")
    for line in at.table.deal.lines:
        board = book(at.table.rules, board, line)
        marks = [score(board, seat) for seat in at.table.seats]
        table.add_row(_mark(slips_, at, line), *marks, RULE_BOOK.source(line.rule))
    remarks = [Text(f"{r.text} ({RULE_BOOK.source(r.rule)})") for r in at.table.deal.remarks]
    head = Text("The marks of this deal", "bold")
    return Group(head, table, *remarks, Text(f"Accounts: {account_words(at)}."))


def _mark(slips_: Slips, at: Scene, line: ScoreLine) -> Text:
    who = at.people.name(line.side)
    if line.points < 0:
        return Text(f"{who}: {-line.points // IMPERIAL} lost, {RULE_BOOK.title(line.rule)}")
    what = f"{line.points // IMPERIAL} imp." if line.points >= IMPERIAL else "4"
    return slips_.sentence(f"{who}: {what} {reason(line)}")


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
        return ["No trick has been gathered yet in this deal."]
    trick = tricks[-1]
    plays = ", ".join(f"{at.people.name(p.seat)} {slip(p.card)}" for p in trick.plays)
    return [f"Trick {len(tricks)}: {plays}. {at.does(trick.winner, 'take')} it."]


def own_tricks(at: Scene) -> list[str]:
    """What one has won."""
    me = at.people.me or 0
    cards = won_by(at.table, me)
    return [f"You have won {slips(sort(cards))}." if cards else "You have no trick yet."]


def the_score(at: Scene) -> list[str]:
    """Fiches and jettons as they lie, and the accounts."""
    board = at.table.board
    rows = [
        f"{at.people.name(seat)}: {score(board, seat)}  {counters(board, seat)}"
        for seat in at.table.seats
    ]
    stake = at.table.rules.stake
    return [*rows, f"Accounts in a stake of {stake}: {account_words(at)}."]


def shown(at: Scene) -> list[str]:
    """Imperials and the Rummel, as far as everybody saw or heard of them."""
    return list(_shown(at)) or ["Nothing has been shown yet in this deal."]


def _shown(at: Scene) -> Iterator[str]:
    deal = at.table.deal
    for one in deal.shown:
        late = ", too late" if one.late else ""
        yield f"{at.does(one.seat, 'show')} {slips(one.cards)}{late}."
    for told in deal.told:
        yield f"{at.does(told.seat, 'tell')} a Rummel of {point_words((told.pips, told.cards))}."
    if deal.named is not None:
        named = deal.named
        yield f"{at.does(named.seat, 'name')} {named.cards} {suit_words(named.suit)}."
    if deal.rummel is not None:
        yield f"It is {slips(deal.rummel)}."


def hint(at: Scene) -> list[str]:
    """What the computer player would play in this chair, and why."""
    me = at.people.me
    if me is None or not isinstance(at.table.phase, Playing) or next_player(at.table) != me:
        raise Puzzled("Hints are for the play: show what you have, and tell your best suit.")
    best, *others = Scales(Memory(at.table, me)).weigh()
    rest = ", ".join(f"{slip(choice.card)} {choice.value:+.1f}" for choice in others[:3])
    more = f" Then {rest}." if rest else ""
    return [f"{slip(best.card)} ({best.value:+.1f}): {best.why}.{more}"]


def scores(at: Scene) -> str:
    """How the Partie stands, as a sentence."""
    return f"{score_words(at)}."
