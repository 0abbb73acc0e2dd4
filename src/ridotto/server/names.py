"""Names, titles and words of people: one line, nothing invisible, and distinct at a table.

A control character can rewrite a terminal, a bidi mark can turn a line round, and an invisible
character makes two names look alike.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

MAX_NAME: Final = 40
MAX_TITLE: Final = 60

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (bidi marks and joiners among them), halves, private and unassigned ones."""

_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Letters, signs and marks that show nothing."""

_MAX_MARKS: Final = 2
"""Accents on one letter; more of them climb into the lines above."""


class NoName(ValueError):
    """Nothing of a name is left to be seen."""


def clean_text(text: str, most: int) -> str:
    """The text in one line, without what cannot be seen, and no longer than this."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in ("Zs", "Zl", "Zp") or character in "\t\n\r\v\f\x1c\x1d\x1e\x1f\x85":
            kept.append(" ")
        elif category == "Mn" or category == "Me":
            marks += 1
            if marks <= _MAX_MARKS and not _is_blank(character):
                kept.append(character)
            continue
        elif category not in _DROPPED and not _is_blank(character):
            kept.append(character)
        marks = 0
    return " ".join("".join(kept).split())[:most].rstrip()


def _is_blank(character: str) -> bool:
    selector = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    return selector or character in _BLANK


def clean_name(name: str) -> str:
    """A name that can be shown anywhere; or raise ``NoName``."""
    cleaned = clean_text(name, MAX_NAME)
    if not any(unicodedata.category(character)[0] in "LNSP" for character in cleaned):
        raise NoName("a name has at least one character that can be seen")
    return cleaned


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if somebody is called so already."""
    known = {_folded(one) for one in taken}
    number, found = 1, name
    while _folded(found) in known:
        number += 1
        suffix = f" {number}"
        found = name[: MAX_NAME - len(suffix)] + suffix
    return found


_ALIKE: Final = str.maketrans(
    # Cyrillic, Greek and Armenian letters that look like Latin ones, by day and in most faces.
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c5\u03c4\u03c7\u0570\u0578\u057d\u0585\u0131\u0261\u0269"
    # Digits and strokes that are read as letters.
    "01|!5",
    "aceopxyijshdqwkmtbhaopvikutxhnuoigiollls",
)
"""Letters that are told apart by programs and not by people, each with the one it is taken for."""


def _folded(name: str) -> str:
    """What two names have in common that look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    bare = (c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    letters = "".join(c for c in bare if c.isalnum() or c in "|!")
    return (letters.translate(_ALIKE).replace("i", "l") or plain).replace("rn", "m")
