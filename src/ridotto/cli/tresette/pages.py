"""What a person may ask at the table."""

from typing import Final

from rich.console import RenderableType

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import inline_card
from ridotto.cli.help_table import help_table
from ridotto.cli.hints import hint_lines, own_words
from ridotto.cli.language import to_text
from ridotto.cli.sentences import say as common
from ridotto.cli.tresette.deed_words import deed
from ridotto.cli.tresette.event_words import STANDING
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.table_words import (
    EventContext,
    account_words,
    counters,
    score_words,
    slate_of,
    won_of,
)
from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.state import Tresette
from ridotto.table import View

ROWS: Final = (
    ("h3 cA sK d7", say("help-card")),
    ("3  K", say("help-rank")),
    ("Enter", say("help-enter")),
    ("1 2, all, none", say("help-announce")),
    ("last tricks", say("help-last")),
    ("score sheet", say("help-score")),
    ("announced", say("help-announced")),
    ("hint", say("help-hint")),
    ("rules …", say("help-rules")),
    ("undo", say("help-undo")),
    ("quit", say("help-quit")),
)
"""What one types, and what it does."""
SIGNS: Final = ("say invite", say("help-signs"))
STRICT: Final = (
    ("announce 3x7 Nh4", say("help-announce-code")),
    ("challenge 1", say("help-challenge")),
)


def help_page(at: EventContext) -> RenderableType:
    """All words the table knows."""
    signs = (SIGNS,) if at.pairs and (at.table.rules.signals or at.table.strict) else ()
    rows = (*ROWS, *signs, *(STRICT if at.table.strict else ()))
    return help_table(rows, say("help-order"))


def last_trick(at: EventContext) -> list[str]:
    """The trick before this one."""
    tricks = at.table.deal.tricks
    if not tricks:
        return [to_text(say("no-trick-yet"))]
    trick = tricks[-1]
    plays = ", ".join(f"{at.people.name(p.seat)} {inline_card(p.card)}" for p in trick.plays)
    return [to_text(say("last-trick", trick=len(tricks), plays=plays, who=at.who(trick.winner)))]


def own_tricks(at: EventContext) -> list[str]:
    """What one's side has won, and what it counts so far."""
    pile = at.table.deal.piles[at.own_side]
    if not pile:
        return [to_text(say("side-no-trick" if at.pairs else "you-no-trick"))]
    figures, aces = len(figures_in(pile)), len(aces_in(pile))
    return [
        to_text(say("won-so-far", cards=PACK.sort(pile))),
        to_text(say("worth-so-far", figures=figures, aces=aces, points=card_points(pile))),
    ]


def the_score(at: EventContext) -> list[str]:
    """Marks as they lie, the slate, the accounts."""
    table = at.table
    rows = [
        f"{at.side(side)}: {table.ledger.marks[side]}  {counters(table.ledger.marks[side])}"
        f"  {to_text(say('slate', partien=_written(at, side)))}"
        for side in at.sides()
    ]
    stake = table.rules.stake
    return [*rows, to_text(say("accounts-at-stake", stake=stake, accounts=account_words(at)))]


def _written(at: EventContext, side: int) -> str:
    return slate_of(at.table, side) if at.table.rules.sides == 2 else won_of(at, side) or "0"


def announced(at: EventContext) -> list[str]:
    """What was announced in this deal."""
    rows = []
    for one in at.table.deal.announced:
        item = read_item(one.item)
        said = say("false") if one.struck else STANDING.get(one.timing)
        note = f" ({to_text(said)})" if said else ""
        words = to_text(item.said) if item else one.item
        rows.append(f"{at.people.name(one.seat)}: {words}{note}.")
    return rows or [to_text(say("nothing-announced"))]


def hint(view: View[Tresette]) -> list[str]:
    """What the strongest computer player would do in this chair, and why."""
    if view.seat not in TRESETTE.awaited(view.table):
        raise NotUnderstood(to_text(common("nothing-to-advise")))
    return hint_lines(TRESETTE, view, own_words(TRESETTE, view, deed))


def table_lines(at: EventContext) -> list[str]:
    """The table in sentences."""
    deal = at.table.deal
    rows = []
    if at.table.rules.heaps:
        others = [seat for seat in at.table.seats if seat != at.people.me]
        rows += [
            to_text(say("open-before", who=at.who(seat), cards=PACK.sort(deal.hands[seat])))
            for seat in others
            if deal.hands[seat]
        ]
    if deal.trick:
        plays = ", ".join(f"{at.people.name(p.seat)} {inline_card(p.card)}" for p in deal.trick)
        rows.append(to_text(say("in-the-trick", plays=plays)))
    return [*rows, score_words(at)]
