"""What a person may ask at the table: last trick, own tricks, honours, marks, a hint."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType

from ridotto.cards import BACK
from ridotto.cli.help_table import help_table
from ridotto.cli.hints import deed_words, hint_lines
from ridotto.cli.language import to_text
from ridotto.cli.people import Persons
from ridotto.cli.taroc.event_words import about
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.table_words import account_words, honour_named, paid_in
from ridotto.games.taroc import TAROC, acts
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
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence
from ridotto.table.tricks import Played

ROWS: Final = (
    ("sK hQ dC cJ c7", say("help-cards")),
    ("21  1  S", say("help-tarocs")),
    ("7  K", say("help-rank")),
    ("Enter", say("help-enter")),
    ("last  tricks", say("help-last")),
    ("honours  marks", say("help-honours")),
    ("tarocs", say("help-unseen")),
    ("sheet", say("help-sheet")),
    ("hint", say("help-hint")),
    ("rules …", say("help-rules")),
    ("announce …", say("help-announce")),
    ("undo", say("help-undo")),
    ("quit", say("help-quit")),
)
STRICT: Final = (
    ("challenge 1", say("help-challenge")),
    ("skar …", say("help-skar")),
    ("yield", say("help-yield")),
)


def help_page(*, strict: bool) -> RenderableType:
    """All words the table knows."""
    rows = (*ROWS, *(STRICT if strict else ()))
    return help_table(rows, say("help-small"))


def table_lines(people: Persons, view: View[Taroc]) -> Iterator[str]:
    """What lies on the table, and the accounts."""
    table, deal = view.table, view.table.deal
    if deal.trick:
        best = winner_of(table.rules, deal.trick)
        plays = ", ".join(_card_of(people, p, best=p is best) for p in deal.trick)
        yield to_text(say("in-trick", plays=plays))
    if deal.players:
        yield to_text(_dealer(people, table))
    yield to_text(say("accounts", accounts=account_words(people, table.party.accounts)))


def _card_of(people: Persons, played: Played, *, best: bool = False) -> str:
    who, card = people.who(played.seat), (played.card,)
    return to_text(say("card-of", who=who, card=card, best="yes" if best else "no"))


def _dealer(people: Persons, table: Taroc) -> Sentence:
    dealer = people.who(table.dealer)
    if table.king is None:
        return say("deals", who=dealer)
    return say("deals-with-king", who=dealer, idle=people.who(table.king))


def last_trick(people: Persons, view: View[Taroc]) -> list[str]:
    """The trick before this one."""
    tricks = view.table.deal.tricks
    if not tricks:
        return [to_text(say("no-trick-yet"))]
    trick = tricks[-1]
    number = view.table.deal.skipped + len(tricks)
    plays = ", ".join(_card_of(people, played) for played in trick.plays)
    return [to_text(say("last-trick", n=number, plays=plays, who=people.who(trick.winner)))]


def own_tricks(people: Persons, view: View[Taroc]) -> list[str]:
    """One's own tricks, and what they count so far; the dealer's with the Skar."""
    table, me = view.table, people.me
    pile = () if me is None else table.deal.piles[me]
    skar = table.deal.skar or () if me == table.dealer else ()
    cards = tuple(card for card in (*pile, *skar) if card != BACK)
    if not cards:
        return [to_text(say("no-own-trick"))]
    points = count_by_threes(table.rules, as_found(cards))
    return [to_text(say("own-tricks", n=len(cards), points=points, cards=PACK.sort(cards)))]


def honours(people: Persons, view: View[Taroc]) -> list[str]:
    """What was announced in this deal, and what it pays."""
    prices = catalogue(view.table.rules)
    named = [
        say(
            "announced-one",
            who=people.who(a.seat),
            honour=honour_named(a.name),
            price=prices[a.name].price,
            paid="later" if prices[a.name].conditional else "now",
            worth="nothing" if a.late or a.false else "all",
        )
        for a in view.table.deal.announced
    ]
    return [to_text(said) for said in named or [say("nothing-announced")]]


def marks(people: Persons, view: View[Taroc]) -> list[str]:
    """Accounts, and what this deal has paid so far."""
    table = view.table
    now = paid_in(table.deal.ledger, table.rules.players)
    return [
        to_text(say("accounts", accounts=account_words(people, table.party.accounts))),
        to_text(say("paid-so-far", accounts=account_words(people, now))),
    ]


def tarocs(people: Persons, view: View[Taroc]) -> list[str]:
    """Tarocs that are neither in one's hand nor played."""
    table = view.table
    own = () if people.me is None else table.deal.hands[people.me]
    played = [p.card for trick in table.deal.tricks for p in trick.plays]
    played += [p.card for p in table.deal.trick]
    seen = {*own, *played, *(table.deal.skar or ())}
    out = tuple(card for card in PACK.sort(NUMBER) if card not in seen)
    return [to_text(say("unseen-tarocs", n=len(out), cards=out) if out else say("no-taroc-out"))]


def hint(people: Persons, view: View[Taroc]) -> list[str]:
    """What the strongest computer player would do, and why."""
    table, me = view.table, people.me
    awaited = isinstance(table.phase, Cutting | Laying | Announcing | Leading | Playing)
    if me is None or not awaited or me not in table.deal.players:
        return [to_text(say("hint-nothing"))]
    if isinstance(table.phase, Leading | Playing) and turn_of(table) != me:
        return [to_text(say("hint-not-your-turn"))]
    return hint_lines(TAROC, view, lambda action: _advice(people, view, action))


def _advice(people: Persons, view: View[Taroc], action: Action) -> str:
    if isinstance(action, acts.Challenge):
        who = people.who(action.against)
        return to_text(say("hint-challenge", who=who, about=about(action)))
    said = deed(action)
    return deed_words(TAROC, view, action) if said is None else to_text(said)


def deed(action: Action) -> Sentence | None:
    """An act that the game has its own words for."""
    match action:
        case acts.LaySkar(cards=cards):
            return say("hint-skar", cards=cards)
        case acts.Announce(honour=name):
            return say("hint-announce", honour=honour_named(name))
        case acts.PassLead():
            return say("hint-yield")
        case acts.Pass():
            return say("hint-no-more")
        case acts.Cut():
            return say("hint-cut")
    return None
