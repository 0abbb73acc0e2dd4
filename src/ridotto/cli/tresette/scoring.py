"""``ridotto score tresette``: figures in threes, aces, the last trick, by side or by player."""

from typing import Annotated, Any, Final

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ridotto.cards import Card, CardError
from ridotto.cli.errors import Complaint
from ridotto.cli.palette import make_console, monochrome
from ridotto.cli.slips import Slips
from ridotto.cli.tresette.sheet import what
from ridotto.games.tresette.count import count_lines
from ridotto.games.tresette.pack import PACK, SUITS, of_suit
from ridotto.table import ScoreLine, total

SIDES: Final = ("first", "second", "third")
CARDS: Final = "Codes such as h3 cA s7; h for all hearts."
THREE: Final = 3
Lines = tuple[ScoreLine, ...]


def score_tresette(
    *,
    first: Annotated[str | None, typer.Option(help=f"One side's tricks. {CARDS}")] = None,
    second: Annotated[str | None, typer.Option(help="The other side's tricks.")] = None,
    third: Annotated[str | None, typer.Option(help="The third player's tricks.")] = None,
    talon: Annotated[
        str | None, typer.Option(help="Among three: the four cards left over, which count nothing.")
    ] = None,
    last: Annotated[str, typer.Option(help="Who took the last trick: first, second or third.")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Count a deal of Tresette: figures by threes, aces, and the last trick, eleven in all.

    One heap may be left out: it is the rest of the pack.
    """
    piles = read_piles(first, second, third, talon)
    names = SIDES[: len(piles)]
    if last not in names:
        raise Complaint(f"--last is {' or '.join(names)}, not {last!r}")
    lines = tuple(
        line
        for side, pile in enumerate(piles)
        for line in count_lines(side, pile, last=names[side] == last)
    )
    if as_json:
        typer.echo(_json(names, lines))
        return
    console = make_console()
    console.print(Text("By Nürnberg 1770", "italic"))
    console.print(_table(Slips(PACK, mono=monochrome(console)), names, lines))


def read_piles(
    first: str | None, second: str | None, third: str | None, talon: str | None
) -> list[tuple[Card, ...]]:
    """The heaps of two sides, or of three players with what was left over; one may be the rest."""
    three = third is not None or talon is not None
    texts = [first, second, *([third] if three else [])]
    piles = [None if text is None else _cards(text) for text in texts]
    dead = _cards(talon) if talon else ()
    if piles.count(None) > 1:
        raise Complaint("name all heaps but one; that one is the rest of the pack")
    named = [card for pile in (*piles, dead) for card in pile or ()]
    twice = PACK.sort({card for card in named if named.count(card) > 1})
    if twice:
        raise Complaint(f"{' '.join(twice)} named twice")
    rest = tuple(card for card in PACK.cards if card not in named)
    if None not in piles and rest and not three:
        raise Complaint(f"nobody has {' '.join(rest)}")
    full = [rest if pile is None else pile for pile in piles]
    _check_sizes(full)
    return full


def _check_sizes(piles: list[tuple[Card, ...]]) -> None:
    """Tricks are of three cards among three; otherwise heaps are even, and four or two play."""
    size = THREE if len(piles) == THREE else 2
    odd = next((name for name, p in zip(SIDES, piles, strict=False) if len(p) % size), None)
    if odd is not None:
        raise Complaint(f"--{odd}: tricks are of {'three' if size == THREE else 'four or two'}")
    if size == THREE and sum(map(len, piles)) != len(PACK) - 4:
        raise Complaint("three play 36 cards: name the four left over with --talon")


def _cards(text: str) -> tuple[Card, ...]:
    suits = {suit.letter: suit for suit in SUITS}
    cards: list[Card] = []
    for word in text.replace(",", " ").split():
        try:
            cards += of_suit(PACK.cards, word) if word in suits else (PACK.card(word),)
        except CardError as error:
            raise Complaint(str(error)) from error
    return tuple(cards)


def _table(slips: Slips, names: tuple[str, ...], lines: Lines) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column("")
    for name in names:
        table.add_column(name.capitalize(), justify="right")
    for line in lines:
        table.add_row(
            what(slips, line), *(str(line.points) if s == line.side else "" for s in _sides(names))
        )
    table.add_section()
    table.add_row(Text("Points", "bold"), *(str(total(lines, side)) for side in _sides(names)))
    return table


def _sides(names: tuple[str, ...]) -> range:
    return range(len(names))


def _json(names: tuple[str, ...], lines: Lines) -> str:
    tree: dict[str, Any] = {
        name: {
            "lines": [
                {"rule": n.rule, "points": n.points, "cards": list(n.cards), "note": n.note}
                for n in lines
                if n.side == side
            ],
            "total": total(lines, side),
        }
        for side, name in enumerate(names)
    }
    return msgspec.json.format(msgspec.json.encode(tree), indent=2).decode()
