"""The books in German and Italian say what the English ones say, and say it in no other tongue."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ridotto.games
from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.games.translations import anchor, rule_book_in, rule_sets_in, rules_text
from ridotto.server.phrases import phrases_of
from tests.english_words import english_in

FOLDER = Path(ridotto.games.__file__).parent
OTHERS = LANGUAGES[1:]
FILES = sorted(
    path.relative_to(FOLDER)
    for pattern in ("*/rulebook.toml", "*/rulesets/*.toml", "*/worked/*.toml", "*/RULES.md")
    for path in FOLDER.glob(pattern)
    if path.name.count(".") == 1
)
HEADING = re.compile(r"^(#+) +(.*)$", re.MULTILINE)


def _other(path: Path, language: str) -> Path:
    return FOLDER / path.with_name(f"{path.stem}.{language}{path.suffix}")


TOLD = [(path, lang) for path in FILES for lang in OTHERS if _other(path, lang).is_file()]


def _of(*names: str) -> pytest.MarkDecorator:
    found = [(path, lang) for path, lang in TOLD if {path.name, path.parent.name} & set(names)]
    return pytest.mark.parametrize(
        ("path", "language"), found, ids=[f"{p}-{la}" for p, la in found]
    )


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads((FOLDER / path).read_text(encoding="utf-8"))


def _numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def _codes(text: str) -> Counter[str]:
    return Counter(re.findall(r"`([^`]+)`", text))


def _own(game: str) -> Iterator[tuple[str, Any, Any]]:
    for language in OTHERS:
        book, told = GAMES[game].rule_book, rule_book_in(game, language)
        if told is not book:
            yield language, book, told


@pytest.mark.parametrize(
    "game", [path.parent.name for path in FILES if path.name == "rulebook.toml"]
)
def test_a_rule_book_has_every_rule_in_its_own_words(game: str) -> None:
    for language, book, told in _own(game):
        assert list(told.rules) == list(book.rules)
        assert list(told.faults) == list(book.faults)
        assert len(told.sources) == len(book.sources)
        for rule in (*told.rules.values(), *told.faults.values()):
            said = f"{rule.title} {rule.source} {getattr(rule, 'follows', '')}"
            assert not english_in(said), f"{game} {language} {rule.id}: {said}"
        for mark, source in told.sources.items():
            assert not english_in(f"{mark} {source.part}"), f"{game} {language} {mark}"


@_of("rulebook.toml")
def test_a_rule_book_has_no_words_for_nothing(path: Path, language: str) -> None:
    english, told = _read(path), _read(_other(path, language))
    for kind in ("rule", "fault", "source"):
        assert list(told.get(kind, {})) == list(english.get(kind, {})), kind
    for ident, fault in english["fault"].items():
        assert ("follows" in told["fault"][ident]) == ("follows" in fault), ident


@_of("rulesets")
def test_a_rule_set_explains_every_value(path: Path, language: str) -> None:
    game, name = path.parts[0], path.stem
    english, told = GAMES[game].rule_sets[name], rule_sets_in(game, language)[name]
    assert told.values.keys() == english.values.keys()
    own = english.differs or tuple(english.values)
    for key in own:
        note, said = english.values[key].note, told.values[key].note
        assert told.values[key].value == english.values[key].value
        assert not english_in(f"{said} {told.values[key].source}"), f"{key}: {said}"
        assert _numbers(said) == _numbers(note), f"{key}: {said}"
    assert _keys(_read(_other(path, language))) == {*own}


def _keys(tree: dict[str, Any], path: str = "") -> set[str]:
    if "note" in tree:
        return {path}
    branches = ((key, branch) for key, branch in tree.items() if isinstance(branch, dict))
    return {
        leaf for key, branch in branches for leaf in _keys(branch, f"{path}.{key}" if path else key)
    }


@_of("worked")
def test_a_worked_hand_is_told_at_every_step(path: Path, language: str) -> None:
    english, told = _read(path), _read(_other(path, language))
    assert set(told) - {"claim"} == {"title", "source", "about", "note"}
    assert [note["at"] for note in told["note"]] == [note["at"] for note in english["note"]]
    for note, said in zip(english["note"], told["note"], strict=True):
        assert set(said) == {"at", "says"}
        assert not english_in(said["says"]), said["says"]
        assert _codes(said["says"]) == _codes(note["says"]), said["says"]
        assert _numbers(said["says"]) == _numbers(note["says"]), said["says"]
    assert not english_in(f"{told['title']} {told['source']} {told['about']}")


@_of("worked")
def test_every_claim_of_a_worked_hand_is_told(path: Path, language: str) -> None:
    english, told = (_read(one).get("claim", []) for one in (path, _other(path, language)))
    assert [claim["act"] for claim in told] == [claim["act"] for claim in english]
    for claim, said in zip(english, told, strict=True):
        assert set(said) == {"act", "says", "found"}
        for part in ("says", "found"):
            assert not english_in(said[part]), said[part]
            assert _codes(said[part]) == _codes(claim[part]), said[part]
            assert _numbers(said[part]) == _numbers(claim[part]), said[part]


@_of("RULES.md")
def test_the_rules_have_the_same_chapters_links_and_names(path: Path, language: str) -> None:
    english = (FOLDER / path).read_text(encoding="utf-8")
    told = rules_text(path.parts[0], language)
    assert told is not None
    levels = [found[1] for found in HEADING.finditer(english)]
    assert [found[1] for found in HEADING.finditer(told)] == levels
    anchors = re.findall(r"^#+ .*\{#(.*)\}$", told, re.MULTILINE)
    assert anchors == [anchor(found[2]) for found in HEADING.finditer(english)]
    assert Counter(re.findall(r"\]\(([^)]*)\)", told)) == Counter(
        re.findall(r"\]\(([^)]*)\)", english)
    )
    assert re.findall(r"<!-- figure: ([^|]*)", told) == re.findall(r"<!-- figure: ([^|]*)", english)
    missing = set(_codes(english)) - set(_codes(told))
    assert not missing, f"not named: {sorted(missing)}"
    unknown = set(_codes(told)) - set(_codes(english))
    assert not unknown, f"named without reason: {sorted(unknown)}"


@_of("RULES.md")
def test_the_rules_are_in_one_language(path: Path, language: str) -> None:
    told = rules_text(path.parts[0], language) or ""
    for line in told.splitlines():
        # The book's own words are slanted.
        plain = re.sub(r"\*[^*]+\*", "", re.sub(r"\{#.*\}$", "", line))
        assert not english_in(plain), line


@_of("RULES.md")
def test_notes_in_the_rules_are_those_of_the_rule_set(path: Path, language: str) -> None:
    """Where the English rules repeat the notes of a rule set, the others repeat its translation."""
    game = path.parts[0]
    english, told = (FOLDER / path).read_text(encoding="utf-8"), rules_text(game, language) or ""
    translated = rule_sets_in(game, language)
    for name, rules in GAMES[game].rule_sets.items():
        for key, value in rules.values.items():
            if _row(key, value.note).search(english):
                note = translated[name].values[key].note
                assert _row(key, note).search(told), f"{language} {key}: {note}"


def _row(key: str, note: str) -> re.Pattern[str]:
    """A row of the table of agreements that ends with the note."""
    return re.compile(rf"^\| `{re.escape(key)}` .*\| {re.escape(note)} \|$", re.MULTILINE)


def test_a_game_without_translations_is_told_in_english() -> None:
    game = next(iter(GAMES))
    assert rule_book_in(game, "en") is GAMES[game].rule_book
    assert rule_sets_in(game, "en") == GAMES[game].rule_sets


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_at_a_table_is_explained(game: str) -> None:
    phrases = phrases_of(game)
    for language in OTHERS:
        told = phrases_of(game, language)
        assert told.keys() == phrases.keys()
        for name, phrase in told.items():
            assert phrase.text == phrases[name].text
            assert phrase.meaning != phrases[name].meaning, f"{language} {name}: only in English"
            assert not english_in(phrase.meaning)


def test_every_game_of_the_house_is_translated_whole() -> None:
    missing = [str(_other(path, lang)) for path in FILES for lang in OTHERS]
    assert not [path for path in missing if not Path(path).is_file()]
    speaking = {path.parent.parent.name for path in FOLDER.glob("*/sentences/en.ftl")}
    assert speaking == {path.parts[0] for path in FILES}
