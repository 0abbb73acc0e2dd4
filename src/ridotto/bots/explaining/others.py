"""What can be said of acts other than cards in the other five games; each sentence is checked."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ridotto.bots.bieten.odds import Odds
from ridotto.bots.bieten.reading import Reading
from ridotto.bots.chance import dice_for
from ridotto.bots.explaining.told import Sentence
from ridotto.games.bieten import acts as bieten
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import Answering, Bieten
from ridotto.games.guimbarde import acts as guimbarde
from ridotto.games.guimbarde.point import true_number
from ridotto.games.guimbarde.state import Comparing, Guimbarde
from ridotto.games.kaiserspiel import acts as kaiserspiel
from ridotto.games.kaiserspiel.imperials import showable
from ridotto.games.kaiserspiel.rummel import points_in, standing, worth
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.games.taroc import acts as taroc
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import SUITS
from ridotto.games.taroc.state import Taroc
from ridotto.games.tresette import acts as tresette
from ridotto.games.tresette.announcing import announceable
from ridotto.games.tresette.items import marks_of, read_item
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, View
from ridotto.table.acts import Play


def say_tresette(view: View[Tresette], action: Action) -> Iterator[Sentence]:
    """What is announced marks at once; what is kept back marks nothing."""
    if not isinstance(action, tresette.Announce) or view.seat is None:
        return
    rules, there = view.table.rules, announceable(view.table, view.seat)
    items = [item for code in action.items if (item := read_item(code)) is not None]
    if items:
        marks = sum(marks_of(rules, item) for item in items)
        yield Sentence(f"announces what is worth {marks}", "r. I")
    elif not there:
        yield Sentence("there is nothing to announce", "r. I")
    if items and len(items) < len(there):
        yield Sentence("keeps the rest for the second announcing", "r. I")


def say_taroc(view: View[Taroc], action: Action) -> Iterator[Sentence]:
    """The Skar, and the honours named or not."""
    seat = view.seat
    assert seat is not None
    hand = view.table.deal.hands[seat]
    match action:
        case taroc.LaySkar(cards=cards):
            left = [card for card in hand if card not in cards]
            empty = [suit.name for suit in SUITS if _emptied(suit.letter, left, cards)]
            if empty:
                yield Sentence(f"leaves no card of {' and '.join(empty)}", "§ I")
            before = held(view.table.rules, hand)
            if before and all(honour in held(view.table.rules, tuple(left)) for honour in before):
                yield Sentence("breaks no honour", "r. 1")
        case taroc.Announce(honour=name):
            price = next((h.price for h in held(view.table.rules, hand) if h.name == name), 0)
            if price:
                yield Sentence(f"an honour that each of the others pays with {price}", "r. 1")
        case taroc.PassLead():
            yield Sentence("the Skis must be laid off, so the next player leads", "r. 18")


def _emptied(suit: str, left: list[Any], cards: tuple[Any, ...]) -> bool:
    return any(c.startswith(suit) for c in cards) and not any(c.startswith(suit) for c in left)


def say_kaiserspiel(view: View[Kaiserspiel], action: Action) -> Iterator[Sentence]:
    """Imperials shown, the Rummel told or let good."""
    table, seat = view.table, view.seat
    assert seat is not None
    best = standing(table)
    match action:
        case kaiserspiel.Show(imperials=shown):
            if shown:
                yield Sentence(
                    f"shows {len(shown)}: an imperial kept back marks nothing", "r. VIII"
                )
            elif not showable(table, seat):
                yield Sentence("there is no imperial to show", "r. VIII")
        case kaiserspiel.Tell(pips=pips, cards=cards):
            if best is None:
                yield Sentence(f"nobody has told a Rummel yet: {pips} may be the best", "r. VII")
            elif worth((pips, cards)) > worth(best):
                yield Sentence(f"{pips} is higher than what was told", "r. VII")
        case kaiserspiel.Good():
            mine = points_in(table.rules, table.deal.hands[seat]).values()
            if best is not None and all(worth(one) <= worth(best) for one in mine):
                yield Sentence("no suit here is higher than what was told", "r. VII")


def say_guimbarde(view: View[Guimbarde], action: Action) -> Iterator[Sentence]:
    """Boxes drawn, and the Point named or not."""
    table, seat = view.table, view.seat
    assert seat is not None
    match action:
        case guimbarde.Take(sets=sets):
            words = f"draws {len(sets)}" if sets else "there is nothing to draw with"
            yield Sentence(words, "text")
        case guimbarde.Name(number=number):
            yield Sentence(f"{number} is the Point here", "text")
        case guimbarde.Silent():
            comparing = isinstance(table.phase, Comparing)
            named = table.deal.told if comparing else table.deal.named
            best = max((one.number for one in named), default=0)
            if not true_number(table, seat):
                yield Sentence("there is no Point here", "text")
            elif true_number(table, seat) <= best:
                yield Sentence("no higher one could be named: why tell?", "text")
        case guimbarde.Lay():
            yield Sentence("the box is worth more than the secret", "text")


def say_bieten(view: View[Bieten], action: Action) -> Iterator[Sentence]:
    """The chances of the figure spoken of, in guesses of how the cards lie."""
    phase = view.table.phase
    asked: Figure | None
    match action:
        case bieten.Bid(figure=figure) | bieten.Groschen(figure=figure):
            asked = figure
        case bieten.Hold() | bieten.Good() | bieten.Silent() if isinstance(phase, Answering):
            asked = phase.figure
        case Play() | bieten.Baptise() | bieten.Done():
            asked = None
        case _:
            return
    odds = Odds(Reading(view, dice_for(0, view)))
    if asked is None:
        open_figures = [figure for figure in Figure if odds.stake(figure)]
        asked = max(open_figures, key=odds.wins, default=None)
    if asked is not None:
        share = f"{odds.wins(asked):.0%} of the ways the cards may lie"
        yield Sentence(f"the {asked.value.capitalize()} is here in {share}", "§ 1")


OTHERS: Final[Mapping[str, Callable[[View[Any], Action], Iterator[Sentence]]]] = {
    "tresette": say_tresette,
    "taroc": say_taroc,
    "kaiserspiel": say_kaiserspiel,
    "guimbarde": say_guimbarde,
    "bieten": say_bieten,
}
