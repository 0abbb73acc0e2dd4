"""A game's rule book, rule sets and rules as prose, in every language.

The words of another language lie beside the English file, which says everything else:
``rulebook.de.toml``, ``rulesets/NAME.de.toml``, ``RULES.de.md``. A game that has not been
translated is told in English.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec

from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES, folder_of
from ridotto.table import RuleBook, RuleSet

ENGLISH: Final = LANGUAGES[0]
BY_NAME: Final = "<!-- rules by name -->"
"""Stands in a translation for the rows of the table of all rules."""
HEADING: Final = re.compile(r"^(#{1,6}) +(.*)$", re.MULTILINE)

T = TypeVar("T")


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule or fault in another language; a source only where it has words of its own."""

    title: str
    follows: str = ""
    source: str = ""


class SourceWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mark stands for, in another language; a book is cited by its own title."""

    part: str
    book: str = ""


class RuleBookWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``rulebook.de.toml``: the words of a rule book in another language."""

    source: dict[str, SourceWords]
    rule: dict[str, RuleWords]
    fault: dict[str, RuleWords]
    citing: dict[str, str] = {}
    """English words within citations, such as "our decision", and what stands for them."""


class ValueWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a value was read so, in another language."""

    note: str
    source: str = ""


def translated(folder: Traversable, name: str, language: str) -> Traversable | None:
    """The file beside an English one that has its words in this language, if there is one."""
    stem, ending = name.rsplit(".", 1)
    found = folder / f"{stem}.{language}.{ending}"
    return found if language != ENGLISH and found.is_file() else None


def words_of(file: Traversable, shape: type[T]) -> T:
    """The words in a file, checked."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), shape)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{file}: {error}") from error


@cache
def rule_book_in(game: str, language: str) -> RuleBook:
    """The names of a game's rules in this language."""
    book = GAMES[game].rule_book
    file = translated(folder_of(game), "rulebook.toml", language)
    if file is None:
        return book
    words = words_of(file, RuleBookWords)
    cite = _citing(words.citing)
    sources = {
        cite(mark): msgspec.structs.replace(
            known, part=words.source[mark].part, book=words.source[mark].book or known.book
        )
        for mark, known in book.sources.items()
    }
    return RuleBook(
        {name: _with_words(one, words.rule[name], cite) for name, one in book.rules.items()},
        {name: _with_words(one, words.fault[name], cite) for name, one in book.faults.items()},
        sources,
    )


def _with_words(one: Any, words: RuleWords, cite: Callable[[str], str]) -> Any:
    said = {"title": words.title, "source": words.source or cite(one.source)}
    if words.follows:
        said["follows"] = words.follows
    return msgspec.structs.replace(one, **said)


def _citing(words: Mapping[str, str]) -> Callable[[str], str]:
    """A citation with its English words in the other language."""
    if not words:
        return lambda source: source
    longest_first = sorted(words, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b")
    return lambda source: pattern.sub(lambda found: words[found[1]], source)


@cache
def cite_in(game: str, language: str) -> Callable[[str], str]:
    """Puts a citation of this game's books into this language."""
    file = translated(folder_of(game), "rulebook.toml", language)
    return _citing(words_of(file, RuleBookWords).citing if file is not None else {})


@cache
def rule_sets_in(game: str, language: str) -> Mapping[str, RuleSet]:
    """A game's rule sets with their titles and notes in this language."""
    sets = GAMES[game].rule_sets
    found: dict[str, RuleSet] = {}
    for name, rules in sets.items():
        base = found.get(rules.based_on, rules)
        found[name] = _rule_set(game, rules, base, language)
    return found


def _rule_set(game: str, rules: RuleSet, base: RuleSet, language: str) -> RuleSet:
    file = translated(folder_of(game) / "rulesets", f"{rules.name}.toml", language)
    if file is None:
        return rules
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    title, notes = str(raw.pop("title")), dict(_notes(raw))
    cite = cite_in(game, language)
    own = rules.differs or tuple(rules.values)
    values = {key: base.values[key] for key in rules.values if key not in own} | {
        key: msgspec.structs.replace(
            rules.values[key],
            note=notes[key].note,
            source=notes[key].source or cite(rules.values[key].source),
        )
        for key in own
    }
    in_order = {key: values[key] for key in rules.values}
    return msgspec.structs.replace(rules, title=title, values=in_order)


def _notes(tree: Mapping[str, Any], path: str = "") -> list[tuple[str, ValueWords]]:
    if "note" in tree and isinstance(tree["note"], str):
        return [(path, msgspec.convert(tree, ValueWords))]
    found = []
    for key, branch in tree.items():
        found += _notes(branch, f"{path}.{key}" if path else key)
    return found


def rules_text(game: str, language: str) -> str | None:
    """A game's rules as Markdown; nothing if they have not been written down.

    Headings in another language carry the anchors of the English ones, so that links fit.
    """
    file = folder_of(game) / "RULES.md"
    if not file.is_file():
        return None
    english = file.read_text(encoding="utf-8")
    other = translated(folder_of(game), file.name, language)
    if other is None:
        return english
    anchors = iter([anchor(found[2]) for found in HEADING.finditer(english)])
    text = other.read_text(encoding="utf-8").replace(BY_NAME, _by_name(game, language))
    return HEADING.sub(lambda found: f"{found[0]} {{#{next(anchors)}}}", text)


def rules_language(game: str, language: str) -> str:
    """The language in which the rules are told to somebody who asks for this one."""
    return language if translated(folder_of(game), "RULES.md", language) else ENGLISH


def _by_name(game: str, language: str) -> str:
    """The rows of the table of all rules: a translation has them from the rule book."""
    book = rule_book_in(game, language)
    rules = [f"| `{one.id}` | {one.title} | {one.source} |" for one in book.rules.values()]
    faults = [
        f"| `{one.id}` | {one.title}: {one.follows} | {one.source} |"
        for one in book.faults.values()
    ]
    return "\n".join((*rules, *faults))


def anchor(title: str) -> str:
    """A heading as links name it: small letters, hyphens for spaces, no other signs."""
    kept = re.sub(r"[^\w\s-]|_", "", title.lower()).strip()
    return re.sub(r"\s", "-", kept)
