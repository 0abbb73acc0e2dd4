"""Puts a sentence into words: the one place where templates meet facts.

Templates are written in Project Fluent. Besides its own plurals and choices they have the functions
in ``ridotto.table.grammar``.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, fluent_number
from fluent.syntax import ast

from ridotto.cards.pack_names import LANGUAGES
from ridotto.table.grammar import CODES, FUNCTIONS, ShownCards, ShownSeat, ShownSuit, Style
from ridotto.table.sentence import Fact, SeatFact, Sentence, Sentences, SuitFact

ENGLISH: Final = LANGUAGES[0]


class TemplateError(ValueError):
    """A template that cannot be read, or does not fit its facts."""


def render(sentence: Sentence | str, language: str = ENGLISH, style: Style = CODES) -> str:
    """The sentence in this language. Plain text, from a game without templates, stays as it is."""
    if isinstance(sentence, str):
        return sentence
    bundle = _bundle(sentence.package, language)
    where = f"{sentence.package} {sentence.id} ({language})"
    if not bundle.has_message(sentence.id):
        raise TemplateError(f"{where}: there is no such template")
    pattern = bundle.get_message(sentence.id).value
    if pattern is None:
        raise TemplateError(f"{where}: it has no words")
    shown = {name: _shown(fact, sentence, language, style) for name, fact in sentence.facts}
    text, errors = bundle.format_pattern(pattern, shown)
    if errors or isinstance(text, FluentNone):
        raise TemplateError(f"{where}: {'; '.join(map(str, errors))}")
    return str(text)


def _shown(fact: Fact, sentence: Sentence, language: str, style: Style) -> Any:
    """A fact as templates take it."""
    match fact:
        case bool():
            raise TemplateError(f"{sentence.id}: yes or no is not a fact; use a word")
        case int():
            return fluent_number(fact, useGrouping=False)
        case str():
            return fact
        case tuple():
            return ShownCards(fact, language, style, _catalogue(sentence.package).names)
        case list():
            return ShownCards(tuple(fact), language, style, _catalogue(sentence.package).names)
        case SeatFact():
            return ShownSeat(fact.seat, style)
        case SuitFact():
            return ShownSuit(fact.letter, language, _catalogue(sentence.package).names)
        case Sentence():
            return render(fact, language, style)


def templates(package: str, language: str) -> Mapping[str, ast.Message]:
    """All templates of a package, by their ids."""
    body = _resource(package, language).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _catalogue(package: str) -> Sentences:
    found: Sentences = import_module(package).say
    return found


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
    bundle.add_resource(_resource(package, language))
    return bundle


@cache
def _resource(package: str, language: str) -> ast.Resource:
    if language not in LANGUAGES:
        raise TemplateError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    file = files(package) / f"{language}.ftl"
    resource: ast.Resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TemplateError(f"{file}: cannot be read: {(entry.content or '').strip()[:80]}")
    return resource
