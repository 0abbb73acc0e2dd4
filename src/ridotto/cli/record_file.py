"""A party as a record in notation, written to a file completely or not at all."""

from pathlib import Path

from ridotto.cli.errors import UsageError
from ridotto.cli.session import Session
from ridotto.cli.usage.file_errors import why_not
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.notation import write_record
from ridotto.table import letter


def save_record(path: Path, session: Session) -> None:
    """Write all that has happened so far; an older version of the file is replaced at once."""
    header = session.save.header
    text = write_record(
        session.game,
        session.rules,
        strict=header.strict,
        actions=session.actions,
        headers={"Person": letter(session.seat), "Players": header.level},
    )
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise UsageError(say_usage("cannot-write", file=str(path), why=why_not(error))) from error
