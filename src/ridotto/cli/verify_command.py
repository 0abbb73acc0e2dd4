"""``ridotto verify``: were the cards dealt as they had been sealed?"""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.language import to_text
from ridotto.cli.reports.sentences import say
from ridotto.cli.usage.file_errors import why_not
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.duplicate.seal_check import NotDuplicate, SecretCheck, check_secret
from ridotto.notation import NotationError
from ridotto.notation.seal import SealCheck, check_seals
from ridotto.table.sentence import Sentence


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record from a server.")],
    seal: Annotated[
        list[str] | None,
        typer.Option(help="A seal you noted at the table; it must be among those of the record."),
    ] = None,
    secret: Annotated[
        str | None,
        typer.Option(help="Of the deal of a day, or of a contest: the secret told after it."),
    ] = None,
) -> None:
    """Check that every deal of a record is the one whose seal was published before it.

    Before a shuffle the server publishes the SHA-256 of a salt and the pack's order; after the
    deal the record has both. Compare the seals with those your table showed, or name them here.

    Deals that several tables play come from a secret, whose seal is published before. With the
    secret everything that chance decided is derived again; the seal it comes to is told, or
    compared with the one you name.
    """
    try:
        text = file.read_text(encoding="utf-8")
        if secret is not None:
            _verify_secret(check_secret(text, secret), seal or [])
            return
        checks = check_seals(text)
    except NotDuplicate as error:
        raise UsageError(say("verify-no-duplicate", file=str(file))) from error
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(say_usage("cannot-read", file=str(file), why=_why(error))) from error
    except NotationError as error:
        raise UsageError(f"{file}: {error}") from error
    if not checks:
        raise UsageError(say_usage("no-shuffle", file=str(file)))
    for check in checks:
        typer.echo(to_text(_told(check)))
    missing = set(seal or ()) - {check.published for check in checks if check.ok}
    for digest in sorted(missing):
        typer.echo(to_text(say("verify-missing", seal_code=digest)))
    good = sum(check.ok for check in checks)
    typer.echo(to_text(say("verify-good", good=good, all=len(checks))))
    if missing or good < len(checks):
        raise typer.Exit(1)


def _why(error: OSError | UnicodeDecodeError) -> Sentence | str:
    return why_not(error) if isinstance(error, OSError) else say_usage("not-utf8")


def _verify_secret(check: SecretCheck, noted: list[str]) -> None:
    """Say what the secret comes to; fails where it is not the one that was sealed."""
    typer.echo(to_text(say("verify-secret", seal_code=check.seal)))
    for line in check.wrong:
        typer.echo(to_text(say("verify-strange", line=line)))
    missing = [digest for digest in noted if digest != check.seal]
    for digest in missing:
        typer.echo(to_text(say("verify-noted", seal_code=digest)))
    good = check.checked - len(check.wrong)
    typer.echo(to_text(say("verify-from", good=good, all=check.checked)))
    if missing or check.wrong or not check.checked:
        raise typer.Exit(1)


def _told(check: SealCheck) -> Sentence:
    if not check.published:
        return say("verify-unsealed", line=check.line)
    if not check.ok:
        found = {"seal_code": check.published, "found": check.found}
        return say("verify-wrong", line=check.line, **found)
    return say("verify-right", line=check.line, seal_code=check.published)
