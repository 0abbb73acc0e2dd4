"""``ridotto review``: where did I go wrong in a deal, and was it luck?"""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ridotto.cli.card_words import card_name
from ridotto.cli.errors import UsageError
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.palette import make_console
from ridotto.cli.replay_command import run_named
from ridotto.cli.review_sheet import Words, print_review
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.notation import Replay
from ridotto.table import Seat, letter

if TYPE_CHECKING:
    from ridotto.analysis import Review


def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record, or the name of a shipped one.")
    ],
    seat: Annotated[
        str | None, typer.Option(metavar="A", help="Tell of this seat; of all unless named.")
    ] = None,
    deal: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Which deal; the last unless named.")
    ] = None,
    worlds: Annotated[
        int,
        typer.Option(metavar="N", min=2, help="Ways the hidden cards may lie, for each decision."),
    ] = 16,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other worlds.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Say where a deal was lost, and how much of it was luck.

    Every decision is judged only by what its seat could know then. A mistake is named only where it
    surely cost something; more worlds make surer. docs/review.md tells what the figures mean.
    """
    played = run_named(file)
    wanted = None if seat is None else _seat(played, seat)
    found = _reviewed(played, deal, worlds, seed, quiet=as_json)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        pack = played.game.pack(played.state)
        names = {card: card_name(pack, card) for card in pack.cards}
        words = Words(names, terminal_of(played.game.name).deed)
        print_review(make_console(), found, played.game.title, words, wanted)


def _seat(played: Replay, text: str) -> Seat:
    letters = [letter(seat) for seat in range(played.game.seats(played.state))]
    if text.upper() not in letters:
        raise UsageError(say_usage("no-seat", typed=text, known=" ".join(letters)))
    return letters.index(text.upper())


def _reviewed(played: Replay, deal: int | None, worlds: int, seed: int, *, quiet: bool) -> "Review":
    # Only who reviews waits for NumPy and the nets.
    from ridotto.analysis import ReviewError, Settings, whole_review

    settings = Settings(worlds=worlds, seed=seed)
    shown = not quiet and sys.stderr.isatty()
    bar = Progress(
        TextColumn("Judging"), BarColumn(), MofNCompleteColumn(),
        console=make_console(stderr=True), transient=True, disable=not shown,
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=None)

        def tell(decision: Any) -> None:
            bar.update(task, completed=decision.place, total=decision.of)

        try:
            return whole_review(
                played.game, played.rules, played.actions, deal=deal, settings=settings,
                strict=played.opening.strict, tell=tell,
            )  # fmt: skip
        except ReviewError as error:
            raise UsageError(str(error)) from error
