"""German and Italian have one word for a thing, and typographic marks.

A page that says *Kästchen* and a rule that says *Kästlein* leave the reader to find out that they
are the same. The book's own words may stand where they are marked as such: slanted, or in quotes.
"""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("src/ridotto", "web/src")
BUILT: Final = "src/ridotto/server/page"

INSTEAD: Final[dict[str, dict[str, str]]] = {
    "de": {
        r"Jettons?": "Jeton",
        r"Kästleins?": "Kästchen",
        r"Fichen|FICHEN": "Fiches",
        r"Ehren (?:angesagt|ansagen)|falsche Ehre": "Honneur",
        r"Häuflein": "Häufchen",
        r"Siebner": "Siebener",
        r"As|(?:Herz|Laub|Eichel|Schell)as": "Ass",
        r"Tarocks": "Tarocs",
        r"Kavallerie|vier Kavalls": "Cavalerie, Kavalle",
        r"(?:Pik|Herz|Karo|Treff) (?:König|Dame|Bube|Kavall|Ass|Zehn|Sieben)": "with a hyphen",
        r"höfliche[nr]? Tische?": "nachsichtig",
        r"Protokolle?": "Aufzeichnung",
        r"Foyer|Empfangshalle": "Halle",
        r"Wörterbuch|Wörterverzeichnis": "Glossar",
        r"blank": "frei von",
    },
    "it": {
        r"cassett[ae]|cassettin[ae]": "scatoletta",
        r"registrazion[ei]": "verbale",
        r"mult[ae]|pen[ae]": "penalità",
        r"tavolo (?:cortese|severo)": "indulgente, rigoroso",
        r"calcolatore|giocator[ei] artificial[ei]": "giocatore del computer",
        r"atrio": "ingresso",
        r"Dam[ae]": "donna",
        r"cartacc[ei]a?": "cartiglia",
        r"dal monte|del monte|nel monte": "tallone",
        r"surtagli\w+": "sopratagliare",
        r"un’imperiale": "un imperiale",
        r"march[ae]": "segno",
        r"Enter": "Invio",
    },
}
"""Words that are not used, as patterns, and what is said instead."""

OWN_WORDS: Final = re.compile(r"\*[^*\n]+\*|`[^`\n]*`|„[^“\n]*“|«[^»\n]*»|\[[^\]\n]*\]\([^)]*\)")
"""Slanted and quoted: the book's words. Codes and links are nobody's."""
STRAIGHT: Final = re.compile(r"[A-Za-zà-ÿ]+'[A-Za-zà-ÿ]+")


def _files(language: str) -> list[Path]:
    ends = re.compile(rf"(?:^|\.){language}\.(?:ftl|toml|md|ts|json)$")
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    return sorted(p for p in found if ends.search(p.name) and BUILT not in p.as_posix())


def _prose(path: Path) -> str:
    """What a person reads: not the comments, the keys and the addresses of rules."""
    lines = path.read_text(encoding="utf-8").splitlines()
    comments = ("#", "//", "/*", " *") if path.suffix != ".md" else ()
    kept = (line for line in lines if not line.startswith((*comments, "rules = ", "at = ")))
    if path.suffix in (".ftl", ".ts"):
        kept = (re.sub(r"^\s*['\w.-]+ ?[=:] ", "", line) for line in kept)
    return OWN_WORDS.sub(" ", "\n".join(kept))


@pytest.mark.parametrize("language", INSTEAD)
def test_there_is_one_word_for_a_thing(language: str) -> None:
    files = _files(language)
    assert len(files) > 50
    for path in files:
        text = _prose(path)
        for pattern, instead in INSTEAD[language].items():
            found = re.findall(rf"(?<![\w’-])(?:{pattern})(?![\w-])", text)
            assert not found, f"{path.relative_to(ROOT)}: {found}; say: {instead}"


@pytest.mark.parametrize("language", INSTEAD)
def test_apostrophes_are_typographic(language: str) -> None:
    for path in _files(language):
        if path.suffix != ".ts":
            found = STRAIGHT.findall(_prose(path).replace("\n", " "))
            assert not found, f"{path.relative_to(ROOT)}: {found}"


def test_rules_are_cited_by_a_capital_in_german() -> None:
    """As the rule books are, wherever the terminal cites one of the book's rules in a sentence."""
    for path in _files("de"):
        if path.suffix == ".ftl":
            found = re.findall(r"\br\. [\dIVX]+", _prose(path))
            assert not found, f"{path.relative_to(ROOT)}: {found}; say: R."
