"""``ridotto verify``: were the cards dealt as they had been sealed?"""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.errors import UsageError
from ridotto.notation import NotationError
from ridotto.notation.seal import SealCheck, check_seals


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record from a server.")],
    seal: Annotated[
        list[str] | None,
        typer.Option(help="A seal you noted at the table; it must be among those of the record."),
    ] = None,
) -> None:
    """Check that every deal of a record is the one whose seal was published before it.

    Before a shuffle the server publishes the SHA-256 of a salt and the pack's order; after the
    deal the record has both. Compare the seals with those your table showed, or name them here.
    """
    try:
        checks = check_seals(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read: {error}") from error
    except NotationError as error:
        raise UsageError(f"{file}: {error}") from error
    if not checks:
        raise UsageError(f"{file} has no shuffle to check")
    for check in checks:
        typer.echo(_told(check))
    missing = set(seal or ()) - {check.published for check in checks if check.ok}
    for digest in sorted(missing):
        typer.echo(f"the seal {digest} is not among them")
    good = sum(check.ok for check in checks)
    typer.echo(f"{good} of {len(checks)} shuffles were under their seal")
    if missing or good < len(checks):
        raise typer.Exit(1)


def _told(check: SealCheck) -> str:
    if not check.published:
        return f"line {check.line}: no seal"
    if not check.ok:
        return f"line {check.line}: sealed {check.published}, but the cards come to {check.found}"
    return f"line {check.line}: {check.published} is right"
