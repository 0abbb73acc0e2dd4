"""What a person may ask at the table: last trick, own tricks, honours, marks, a hint."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.bots.taroc import TarocPlayer
from ridotto.cards import BACK
from ridotto.cli.persons import Persons
from ridotto.cli.slips import slip, slips
from ridotto.cli.taroc.stories import challenge_words
from ridotto.cli.taroc.words import account_words, honour_words, paid_in
from ridotto.games.taroc import acts
from ridotto.games.taroc.count import as_found, count_by_threes
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import NUMBER, PACK
from ridotto.games.taroc.state import (
    Announcing,
    Cutting,
    Laying,
    Leading,
    Playing,
    Taroc,
)
from ridotto.games.taroc.tricks import turn_of, winner_of
from ridotto.table import View

ROWS: Final = (
    ("sK hQ dC cJ c7", "suit cards: King, Queen, knight (C), Valet (J), A, 10 to 2 of s h d c"),
    ("21  1  S", "tarocs by number; the Skis"),
    ("7  K", "the rank alone, if only one lawful card has it and you hold no such taroc"),
    ("Enter", "the only lawful card, or the usual answer"),
    ("last  tricks", "the last trick; your own tricks and what they count so far"),
    ("honours  marks", "what was announced; what everybody has won"),
    ("tarocs", "which tarocs you have not seen yet"),
    ("sheet", "the last count, line by line"),
    ("hint", "what a good player would do, and why"),
    ("rules WORD", "look something up: rules skis"),
    ("announce NAME", "an honour you forgot, until the first card is led"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; the same command goes on from here"),
)
STRICT: Final = (
    ("challenge 1", "hold a fault against another; without a number: a list"),
    ("skar CODES", "lay a wrong Skar otherwise, until the first lead"),
    ("yield", "on lead with the Skis due: let the next player lead"),
)


def help_page(*, strict: bool) -> RenderableType:
    """All words the table knows."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (*ROWS, *(STRICT if strict else ())):
        table.add_row(*row)
    small = "Small digits are what a counter counts: ♠K⁵. Bright cards are lawful."
    return Group(table, Text(small))


def table_lines(people: Persons, view: View[Taroc]) -> Iterator[str]:
    """What lies on the table, and the accounts."""
    table, deal = view.table, view.table.deal
    if deal.trick:
        best = winner_of(table.rules, deal.trick)
        plays = (
            f"{people.name(p.seat)} {slip(p.card)}{' (winning)' if p is best else ''}"
            for p in deal.trick
        )
        yield f"In the trick: {', '.join(plays)}."
    if deal.players:
        king = "" if table.king is None else f" {people.does(table.king, 'sit')} out."
        yield f"{people.does(table.dealer, 'deal')}.{king}"
    yield f"Accounts: {account_words(people, table.party.accounts)}."


def last_trick(people: Persons, view: View[Taroc]) -> list[str]:
    """The trick before this one."""
    tricks = view.table.deal.tricks
    if not tricks:
        return ["No trick has been taken yet in this deal."]
    trick = tricks[-1]
    number = view.table.deal.skipped + len(tricks)
    plays = ", ".join(f"{people.name(p.seat)} {slip(p.card)}" for p in trick.plays)
    return [f"Trick {number}: {plays}. {people.does(trick.winner, 'take')} it."]


def own_tricks(people: Persons, view: View[Taroc]) -> list[str]:
    """One's own tricks, and what they count so far; the dealer's with the Skar."""
    table, me = view.table, people.me
    pile = () if me is None else table.deal.piles[me]
    skar = table.deal.skar or () if me == table.dealer else ()
    cards = tuple(card for card in (*pile, *skar) if card != BACK)
    if not cards:
        return ["You have no trick yet."]
    points = count_by_threes(table.rules, as_found(cards))
    return [f"{len(cards)} cards, {points} points so far: {slips(PACK.sort(cards))}"]


def honours(people: Persons, view: View[Taroc]) -> list[str]:
    """What was announced in this deal, and what it pays."""
    prices = catalogue(view.table.rules)
    told = [
        f"{people.name(a.seat)}: {honour_words(a.name)}, {prices[a.name].price} from each"
        + (" after the count, with more than 26 points" if prices[a.name].conditional else "")
        + (", worth nothing" if a.late or a.false else "")
        + "."
        for a in view.table.deal.announced
    ]
    return told or ["Nothing has been announced in this deal."]


def marks(people: Persons, view: View[Taroc]) -> list[str]:
    """Accounts, and what this deal has paid so far."""
    table = view.table
    now = paid_in(table.deal.ledger, table.rules.players)
    return [
        f"Accounts: {account_words(people, table.party.accounts)}.",
        f"In this deal: {account_words(people, now)}.",
    ]


def tarocs(people: Persons, view: View[Taroc]) -> list[str]:
    """Tarocs that are neither in one's hand nor played."""
    table = view.table
    own = () if people.me is None else table.deal.hands[people.me]
    played = [p.card for trick in table.deal.tricks for p in trick.plays]
    played += [p.card for p in table.deal.trick]
    seen = {*own, *played, *(table.deal.skar or ())}
    out = [card for card in PACK.sort(NUMBER) if card not in seen]
    return [f"{len(out)} tarocs you have not seen: {slips(out)}" if out else "No taroc is out."]


def hint(people: Persons, view: View[Taroc]) -> list[str]:
    """The computer player's advice."""
    table, me = view.table, people.me
    awaited = isinstance(table.phase, Cutting | Laying | Announcing | Leading | Playing)
    if me is None or not awaited or me not in table.deal.players:
        return ["There is nothing to decide now."]
    if isinstance(table.phase, Leading | Playing) and turn_of(table) != me:
        return ["It is not your turn."]
    player = TarocPlayer(seed=0)
    match player.act(view):
        case acts.Play():
            best = player.choices(view)[:3]
            return [
                f"{slip(choice.card)}: {choice.why or 'nothing hangs on it'}." for choice in best
            ]
        case acts.Challenge() as fault:
            return [f"Challenge {people.object(fault.against)}: {challenge_words(fault)}."]
        case acts.LaySkar(cards=cards):
            return [f"Lay away {slips(cards)}."]
        case acts.Announce(honour=name):
            return [f"Announce {honour_words(name)}."]
        case acts.PassLead():
            return ["Yield the lead; there is nothing else."]
        case acts.Pass():
            return ["Announce nothing more."]
    return ["Cut where you like."]
