"""Cleans names, titles and words of people: one line, nothing invisible, distinct at a table.

A control character can change a terminal, a bidi mark can reverse a line, and an invisible
character makes two names look alike. Letters of other alphabets do so too; see ``lookalikes.txt``.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final

MAX_NAME: Final = 40
MAX_TITLE: Final = 60

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode categories: controls, formats (bidi marks, joiners), surrogates, private, unassigned."""

_BLANK: Final = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\ufffc"
    "\U0001d159\U00013441\U00013442\U00016fe4"
)
"""Letters, signs and marks that show nothing, such as a note without a head."""

_MAX_MARKS: Final = 2
"""The most accents on one letter; more would reach into the lines above."""


class NoName(ValueError):
    """A name that nobody can have, with a code for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


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
        raise NoName("name", "a name has at least one character that can be seen")
    return cleaned


def own_name(name: str) -> str:
    """Return a name that a person can take; or raise ``NoName``.

    Nobody goes by what the page, the records or the news call a computer player or the house.
    """
    cleaned = clean_name(name)
    letters = "".join(c for c in unicodedata.normalize("NFKD", cleaned) if not c.isdigit())
    if not _forms(letters).isdisjoint(_reserved()):
        said = "computer players, or the house, are called so; take a name of your own"
        raise NoName("reserved-name", said)
    return cleaned


_LEVELS: Final = (
    *("novice", "player", "master", "chance", "random"),
    *("Neuling", "Spieler", "Meister", "Zufall"),
    *("principiante", "giocatore", "maestro", "caso"),
)
_COMPUTERS: Final = (
    *("computer", "computer player", "the computer", "a computer player"),
    *("Computerspieler", "der Computer", "ein Computerspieler"),
    *("giocatore del computer", "il computer", "un giocatore del computer"),
)
_HOUSE: Final = ("house", "the house", "Haus", "das Haus", "casa", "la casa")


@cache
def _reserved() -> frozenset[str]:
    """Return the forms of all that computer players and the house are called, with a level."""
    both = product(("", *_COMPUTERS), ("", *_LEVELS))
    called = {text for one, other in both for text in (one + other, other + one)}
    return frozenset(form for name in (*called, *_HOUSE) if name for form in _forms(name))


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number added if somebody has a name that looks the same."""
    known = {form for one in taken for form in _forms(one)}
    number, found = 1, name
    while not _forms(found).isdisjoint(known):
        number += 1
        suffix = f" {number}"
        found = name[: MAX_NAME - len(suffix)] + suffix
    return found


@cache
def _lookalikes() -> dict[int, str]:
    """Return the characters that people confuse although programs do not, with the Latin text."""
    text = (files("ridotto.server") / "lookalikes.txt").read_text("utf-8")
    rows = (line.split(" ") for line in text.splitlines() if line and not line.startswith("#"))
    return {ord(character): latin for latin, alike in rows for character in alike}


_SMALL: Final = str.maketrans("01|!5i", "olllsl")
"""Digits and strokes that look like small letters; all letters are small by then."""


_LETTERS: Final = frozenset({"Lu", "Ll", "Lt", "Lo", "Nd", "Nl", "No"})
"""Unicode categories of what names differ by: punctuation, marks and signs between do not count."""


def _forms(name: str) -> frozenset[str]:
    """Return two forms of the name; names that share one look alike.

    A capital Greek nu looks like a Latin N, but a small one like a v. So capitals are made small
    after the look-alikes were found, and once more before, for two spellings in one alphabet.
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return frozenset({_skeleton(name) or plain, _skeleton(plain) or plain})


def _skeleton(name: str) -> str:
    """Return the Latin letters and digits that the name looks like."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    small = bare.translate(_lookalikes()).casefold().translate(_lookalikes())
    letters = "".join(c for c in small if unicodedata.category(c) in _LETTERS or c in "|!")
    return letters.translate(_SMALL).replace("rn", "m").replace("vv", "w")
