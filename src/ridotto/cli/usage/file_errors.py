"""Why a file cannot be had, in the terminal's language."""

from ridotto.cli.usage.sentences import say
from ridotto.table.sentence import Sentence


def why_not(error: OSError) -> Sentence | str:
    """The usual reasons; any other as the system says it."""
    match error:
        case FileNotFoundError():
            return say("file-missing")
        case PermissionError():
            return say("file-forbidden")
        case IsADirectoryError():
            return say("file-is-folder")
        case NotADirectoryError():
            return say("file-not-folder")
        case FileExistsError():
            return say("file-exists")
    return error.strerror or str(error)
