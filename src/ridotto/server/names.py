"""Cleans names, titles and words of people: one line, nothing invisible, distinct at a table.

A control character can change a terminal, a bidi mark can reverse a line, and an invisible
character makes two names look alike.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

MAX_NAME: Final = 40
MAX_TITLE: Final = 60

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode categories: controls, formats (bidi marks, joiners), surrogates, private, unassigned."""

_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Letters, signs and marks that show nothing."""

_MAX_MARKS: Final = 2
"""The most accents on one letter; more would reach into the lines above."""


class NoName(ValueError):
    """A name of which nothing visible is left."""


def clean_text(text: str, most: int) -> str:
    """Return the text on one line, without invisible characters, cut to this length."""
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
    """Return a name that can be shown anywhere; or raise ``NoName``."""
    cleaned = clean_text(name, MAX_NAME)
    if not any(unicodedata.category(character)[0] in "LNSP" for character in cleaned):
        raise NoName("a name has at least one character that can be seen")
    return cleaned


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number added if somebody has a name that looks the same."""
    known = {_folded(one) for one in taken}
    number, found = 1, name
    while _folded(found) in known:
        number += 1
        suffix = f" {number}"
        found = name[: MAX_NAME - len(suffix)] + suffix
    return found


_ALIKE: Final = str.maketrans(
    # Cyrillic, Greek and Armenian letters that look like Latin ones in most typefaces.
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c5\u03c4\u03c7\u0570\u0578\u057d\u0585\u0131\u0261\u0269"
    # Digits and strokes that look like letters.
    "01|!5",
    "aceopxyijshdqwkmtbhaopvikutxhnuoigiollls",
)
"""Characters that people confuse although programs do not, each with the letter it looks like."""


def _folded(name: str) -> str:
    """Return a form of the name that is equal for names that look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    bare = (c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    letters = "".join(c for c in bare if c.isalnum() or c in "|!")
    return (letters.translate(_ALIKE).replace("i", "l") or plain).replace("rn", "m")
