"""What a person may ask at the table."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.bots.tresette.memory import Memory
from ridotto.bots.tresette.sitting import weigh
from ridotto.bots.tresette.speaking import choose_announcement
from ridotto.cli.slips import slip, slips
from ridotto.cli.tresette.scene import Scene, account_words, counters, score_words, slate_of, won_of
from ridotto.cli.tresette.stories import STANDING
from ridotto.cli.typed import Puzzled
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.state import Announcing, Playing, Tresette
from ridotto.games.tresette.tricks import next_to_play
from ridotto.table import View

ROWS: Final = (
    ("h3 cA sK d7", "a card: suit letter s h d c, then 3 2 A K Q J 7 6 5 4"),
    ("3  K", "the rank alone, if only one lawful card has it"),
    ("Enter", "the only lawful card, or the usual answer"),
    ("1 2, all, none", "what to announce, from the list"),
    ("last tricks", "the last trick; what your side has won"),
    ("score sheet", "marks and slate; the last deal line by line"),
    ("announced", "what everybody has announced in this deal"),
    ("hint", "what a good player would do, and why"),
    ("rules WORD", "look something up: rules napolitana"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; the same command goes on from here"),
)
SIGNS: Final = ("say invite", "before your lead: also say demand, say steer")
STRICT: Final = (
    ("announce 3x7 Nh4", "say so by its code, in time or not, true or not"),
    ("challenge 1", "hold a fault against an enemy; without a number: a list"),
)


def help_page(at: Scene) -> RenderableType:
    """All words the table knows."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    signs = (SIGNS,) if at.pairs and (at.table.rules.signals or at.table.strict) else ()
    for row in (*ROWS, *signs, *(STRICT if at.table.strict else ())):
        table.add_row(*row)
    return Group(table, Text("Cards rank 3 2 A K Q J 7 6 5 4. Bright cards are lawful."))


def last_trick(at: Scene) -> list[str]:
    """The trick before this one."""
    tricks = at.table.deal.tricks
    if not tricks:
        return ["No trick has been taken yet in this deal."]
    trick = tricks[-1]
    plays = ", ".join(f"{at.people.name(p.seat)} {slip(p.card)}" for p in trick.plays)
    return [f"Trick {len(tricks)}: {plays}. {at.does(trick.winner, 'take')} it."]


def own_tricks(at: Scene) -> list[str]:
    """What one's side has won, and what it counts so far."""
    pile = at.table.deal.piles[at.own_side]
    if not pile:
        return ["Your side has no trick yet." if at.pairs else "You have no trick yet."]
    figures, aces = len(figures_in(pile)), len(aces_in(pile))
    return [
        f"Won so far: {slips(PACK.sort(pile))}.",
        f"{figures} figures and {aces} aces: {card_points(pile)} points, without the last trick.",
    ]


def the_score(at: Scene) -> list[str]:
    """Marks as they lie, the slate, the accounts."""
    table = at.table
    rows = [
        f"{at.side(side)}: {table.ledger.marks[side]}  {counters(table.ledger.marks[side])}"
        f"  slate {slate_of(table, side) if table.rules.sides == 2 else won_of(at, side) or 0}"
        for side in at.sides()
    ]
    stake = table.rules.stake
    return [*rows, f"Accounts, at {stake} a Partie: {account_words(at)}."]


def announced(at: Scene) -> list[str]:
    """What was announced in this deal."""
    rows = []
    for told in at.table.deal.announced:
        item = read_item(told.item)
        note = "false" if told.struck else STANDING.get(told.timing, "")
        words = item.words if item else told.item
        rows.append(f"{at.people.name(told.seat)}: {words}{f' ({note})' if note else ''}.")
    return rows or ["Nothing has been announced yet in this deal."]


def hint(at: Scene, view: View[Tresette]) -> list[str]:
    """What the computer player would do in this chair, and why."""
    phase, me = at.table.phase, view.seat
    if isinstance(phase, Announcing) and phase.seat == me:
        items = choose_announcement(Memory(view)).items
        words = [item.words for code in items if (item := read_item(code)) is not None]
        return [f"Announce {', '.join(words)}." if words else "There is nothing to announce."]
    if not isinstance(phase, Playing) or next_to_play(at.table) != me:
        raise Puzzled("Hints are for announcing and for the play.")
    best, *others = weigh(view)
    rest = ", ".join(f"{slip(choice.card)} {choice.value:+.1f}" for choice in others[:3])
    more = f" Then {rest}." if rest else ""
    return [f"{slip(best.card)} ({best.value:+.1f}): {best.why}.{more}"]


def table_lines(at: Scene) -> list[str]:
    """The table in sentences."""
    deal = at.table.deal
    rows = []
    if at.table.rules.heaps:
        others = [seat for seat in at.table.seats if seat != at.people.me]
        rows += [
            f"Open before {at.people.object(seat)}: {slips(PACK.sort(deal.hands[seat]))}."
            for seat in others
            if deal.hands[seat]
        ]
    if deal.trick:
        plays = ", ".join(f"{at.people.name(p.seat)} {slip(p.card)}" for p in deal.trick)
        rows.append(f"In the trick: {plays}.")
    return [*rows, score_words(at)]
