"""Printing a pack from the command line."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.palette import make_console
from ridotto.cli.reports.sentences import say
from ridotto.cli.serve_command import installed_page
from ridotto.cli.table_settings import EXAMPLE, find_game, find_rules
from ridotto.cli.usage.file_errors import why_not
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.deck import (
    CUSTOMS,
    PAPERS,
    TONGUES,
    NoPlates,
    PrintRequest,
    Shop,
    Size,
    TooLarge,
    lay_out,
    maids_by,
    print_pack,
)

LEAST, MOST = 20.0, 150.0
"""Cards smaller or larger than this, in millimetres, are a slip of the pen."""


def deck(
    pack: Annotated[
        str, typer.Argument(metavar="[PACK]", help=f"Such as {EXAMPLE}; without it, all are named.")
    ] = "",
    pdf: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the sheets.")
    ] = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    size: Annotated[
        str, typer.Option(metavar="WxH", help="Millimetres, such as 63x88; by custom otherwise.")
    ] = "",
    rules: Annotated[
        str | None,
        typer.Option(metavar="BOOK", help="The book one plays by: which knaves are maids."),
    ] = None,
    four_colours: Annotated[
        bool, typer.Option("--four-colours", help="A colour for each French suit.")
    ] = False,
    white: Annotated[
        bool, typer.Option("--white", help="Leave the paper white, without the cards' tone.")
    ] = False,
    backs: Annotated[bool, typer.Option(help="Sheets of backs, to be printed behind.")] = True,
    tongue: Annotated[str, typer.Option(help="Of the title sheet: en, de or it.")] = "en",
) -> None:
    """Print a pack: sheets to cut, with the same faces as on the page.

    Print at actual size, on both sides, turned on the long edge; the title sheet tells the rest.
    """
    if not pack:
        _list_packs()
        return
    name = _one_of("pack", pack, CUSTOMS)
    wish = PrintRequest(
        pack=name,
        paper=_one_of("paper", paper, PAPERS),
        tongue=_one_of("tongue", tongue, TONGUES),
        four_colours=four_colours,
        backs=backs,
        white=white,
        size=_size(size) if size else None,
        maids=maids_by(find_rules(find_game(CUSTOMS[name].game), rules)),
    )
    if pdf is None:
        raise UsageError(say_usage("name-pdf", pack=wish.pack))
    _write(wish, pdf)


def _one_of(what: str, text: str, known: Iterable[str]) -> str:
    names = tuple(known)
    if text.casefold() in names:
        return text.casefold()
    raise UsageError(say_usage("not-here", what=what, typed=text, known=", ".join(names)))


def _size(text: str) -> Size:
    width, _, height = text.casefold().replace("×", "x").replace("mm", "").partition("x")
    try:
        size = Size(float(width), float(height))
    except ValueError:
        raise UsageError(say_usage("size-how", typed=text)) from None
    if not all(LEAST <= side <= MOST for side in (size.width, size.height)):
        raise UsageError(say_usage("size-bounds", least=int(LEAST), most=int(MOST), typed=text))
    return size


def _write(wish: PrintRequest, pdf: Path) -> None:
    page = installed_page()
    shop = Shop((page or Path()) / "plates")
    try:
        printed = print_pack(shop, wish)
        pdf.write_bytes(printed)
    except NoPlates:
        raise UsageError(say_usage("no-plates")) from None
    except TooLarge:
        size, paper = wish.size or CUSTOMS[wish.pack].cut, PAPERS[wish.paper].name
        raise UsageError(say("deck-large", size=str(size), paper=paper)) from None
    except OSError as error:
        raise UsageError(say_usage("cannot-write", file=str(pdf), why=why_not(error))) from error
    make_console().print(_told(wish, pdf, len(shop.plates(wish.pack).cards)), soft_wrap=True)


def _told(wish: PrintRequest, pdf: Path, cards: int) -> str:
    sheet = lay_out(PAPERS[wish.paper], wish.size or CUSTOMS[wish.pack].cut)
    sheets = sheet.sheets_for(cards)
    size, paper = str(sheet.size), sheet.paper.name
    written = say("deck-written", file=str(pdf), n=cards, size=size, sheets=sheets, paper=paper)
    return f"{to_text(written)}\n{to_text(say('deck-both' if wish.backs else 'deck-one'))}"


def _list_packs() -> None:
    lines = [
        f"  {name:<15}{custom.cut!s:<14}{custom.note[terminal_language()]}"
        for name, custom in CUSTOMS.items()
    ]
    told = "\n".join([to_text(say("deck-packs")), *lines])
    make_console().print(f"{told}\n\nridotto deck {EXAMPLE} --pdf {EXAMPLE}.pdf", soft_wrap=True)
