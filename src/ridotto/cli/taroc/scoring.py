"""``ridotto score taroc``: three heaps counted by threes."""

from typing import Annotated

import msgspec
import typer
from rich.text import Text

from ridotto.cards import Card, CardError
from ridotto.cli.errors import Complaint
from ridotto.cli.palette import make_console, monochrome
from ridotto.cli.settings import find_rules
from ridotto.cli.taroc.inks import TarocSlips
from ridotto.cli.taroc.sheet import count_table
from ridotto.games.taroc import TAROC
from ridotto.games.taroc.count import SHARE, Account, Heap, as_found, make_account
from ridotto.games.taroc.pack import PACK, SKIS
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import SKAR

HEAPS = ("dealer", "second", "third")
CARDS = "Codes such as sK h7 21 S; tarocs by number, stretches such as 2-9."


def score_taroc(
    *,
    dealer: Annotated[str | None, typer.Option(help=f"The dealer's tricks. {CARDS}")] = None,
    second: Annotated[str | None, typer.Option(help="The tricks of the next player.")] = None,
    third: Annotated[str | None, typer.Option(help="The tricks of the third.")] = None,
    skar: Annotated[str | None, typer.Option(help="The dealer's Skar, three cards.")] = None,
    rules: Annotated[str | None, typer.Option(help="taroc-spiel-1750.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A house rule.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Count a deal of Taroc: each heap by threes, the dealer's with the Skar, against 26.

    One heap may be left out: it is the rest of the pack.
    """
    book = find_rules(TAROC, rules, option or ())
    values = book.read(Rules)
    account = make_account(values, enter([dealer, second, third], skar))
    if as_json:
        typer.echo(_json(account))
        return
    console = make_console()
    console.print(Text(f"By {book.title}", "italic"))
    slips = TarocSlips(values, mono=monochrome(console))
    console.print(count_table(slips, account, [name.capitalize() for name in HEAPS]))


def enter(texts: list[str | None], skar: str | None) -> dict[int, Heap]:
    """The heaps as a scorer names them, the Skar with the dealer's."""
    laid = read_cards("--skar", skar or "")
    if len(laid) != SKAR:
        raise Complaint(f"--skar: the Skar is of three cards, not {len(laid)}")
    piles = [
        None if t is None else read_cards(f"--{n}", t) for n, t in zip(HEAPS, texts, strict=True)
    ]
    if piles.count(None) > 1:
        raise Complaint("name at least two of the heaps; the third is the rest of the pack")
    _check_apart([laid, *(pile or () for pile in piles)])
    named = {card for cards in (laid, *piles) for card in cards or ()}
    rest = tuple(card for card in PACK.cards if card not in named)
    full = [rest if pile is None else pile for pile in piles]
    if rest and None not in piles:
        raise Complaint(f"nobody has {' '.join(rest)}")
    full[0] = (*full[0], *laid)
    heaps = {seat: as_found(cards) for seat, cards in enumerate(full)}
    _check_threes(heaps)
    return heaps


def _check_apart(heaps: list[tuple[Card, ...]]) -> None:
    cards = [card for heap in heaps for card in heap]
    twice = PACK.sort({card for card in cards if cards.count(card) > 1})
    if twice:
        raise Complaint(f"{' '.join(twice)} named twice")


def _check_threes(heaps: dict[int, Heap]) -> None:
    """Heaps are of threes, but for a Skis whose owner has no trick (r. 8)."""
    odd = [seat for seat, heap in heaps.items() if heap.owes or heap.owed]
    if not odd:
        return
    short = [heap.cards for heap in heaps.values() if heap.owes]
    alone = len(short) == 1 and SKIS in short[0] and len(short[0]) in (1, 1 + SKAR)
    if len(odd) != 2 or not alone:
        counts = ", ".join(f"{HEAPS[s]} {len(h.cards)}" for s, h in heaps.items())
        raise Complaint(f"tricks are of three cards, and with the Skar there are: {counts}")


def read_cards(option: str, text: str) -> tuple[Card, ...]:
    """Cards by their codes, and stretches of tarocs such as 2-9."""
    cards: list[Card] = []
    for word in text.replace(",", " ").split():
        low, dash, high = word.partition("-")
        try:
            ends = [PACK.card(low), PACK.card(high)] if dash else [PACK.card(word)]
        except CardError as error:
            raise Complaint(f"{option}: {error}") from error
        if dash and low.isdecimal() and high.isdecimal():
            cards += [Card(str(number)) for number in range(int(low), int(high) + 1)]
        else:
            cards += ends
    return tuple(cards)


def _json(account: Account) -> str:
    tree = {
        HEAPS[seat]: {
            "lines": [msgspec.to_builtins(line) for line in account.lines if line.side == seat],
            "points": account.points(seat),
            "against_26": account.points(seat) - SHARE,
        }
        for seat in account.players
    }
    return msgspec.json.format(msgspec.json.encode(tree), indent=2).decode()
