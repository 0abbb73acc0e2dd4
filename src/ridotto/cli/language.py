"""The language of the terminal: what ``--lang`` says, or the system's."""

from collections.abc import Mapping, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.errors import UsageError
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table.grammar import Style, row
from ridotto.table.rendering import render
from ridotto.table.seat import letter
from ridotto.table.sentence import Sentence

FLAG: Final = "--lang"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In which the system says its language; the first that is set counts."""

CARD_CODES: Final = Style(lambda cards, word: row(list(map(_slip, cards)), word, " "), letter)
"""Cards as ``{sK}``, which a face draws."""


def _slip(card: Card) -> str:
    return f"{{{card}}}"


class _Chosen:
    """A terminal has one reader, and so one language."""

    language: str = LANGUAGES[0]


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> None:
    """Speak this language from now on; where none is wanted, the system's, or English."""
    if wanted is not None and wanted not in LANGUAGES:
        _Chosen.language = system_language(environment)
        known = ", ".join(LANGUAGES)
        raise UsageError(say_usage("no-language", known=known, typed=wanted))
    _Chosen.language = wanted or system_language(environment)


def system_language(environment: Mapping[str, str]) -> str:
    """``de`` where the system says ``de_AT.UTF-8``; English where it says what we do not speak."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = said.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def take_language(args: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without ``--lang``, which may stand anywhere, and what it says."""
    kept: list[str] = []
    wanted: str | None = None
    rest = iter(args)
    for word in rest:
        if word == FLAG:
            wanted = next(rest, "")
        elif word.startswith(f"{FLAG}="):
            wanted = word.partition("=")[2]
        else:
            kept.append(word)
    return kept, wanted


def terminal_language() -> str:
    """The terminal's language."""
    return _Chosen.language


def decimal(figure: str) -> str:
    """A figure with the terminal language's decimal sign."""
    return figure if terminal_language() == LANGUAGES[0] else figure.replace(".", ",")


def signed(value: float) -> str:
    """A figure with its sign, a real minus, and a tenth where it is no whole number."""
    shown = f"{value:+.1f}".removesuffix(".0")
    return "0" if shown in ("+0", "-0") else decimal(shown.replace("-", "−"))


def to_text(sentence: Sentence | str) -> str:
    """A sentence in the terminal's language, with cards as ``{sK}``."""
    return render(sentence, terminal_language(), CARD_CODES)
