"""From typed text to the value of a field, as it stands in an entry."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.inspect import IntType

from ridotto.cli.card_input import NotUnderstood, either, plain
from ridotto.cli.counting.entry_fields import Field, FieldForm
from ridotto.cli.counting.participants import Participants
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.speech import tell, together
from ridotto.cli.usage.help_words import spelled
from ridotto.counting.evening import Meaning
from ridotto.table.sentence import Sentence

NOTHING: Final = "nothing"
"""Typed for a heap that has no cards; a heap that is left out is the rest."""

NONE: Final = "none"
"""Typed to take the value of a field away."""

YES: Final = ("yes", "y", "true", "ja", "j", "si", "s")
NO: Final = ("no", "n", "false", "nein")
"""In every language, whichever the terminal speaks."""


def _not(said: Sentence) -> NotUnderstood:
    return NotUnderstood(tell(said))


def _pattern(field: Field) -> str:
    return spelled(field.pattern)


def read_field(field: Field, texts: Sequence[str], people: Participants) -> Any:
    """The value of a field; ``texts`` are its flags, or the lines of an answer."""
    if field.columns is not None:
        return _columns(field, texts, people)
    if field.form is FieldForm.STRUCTS:
        return [_struct(field.item, item, people) for item in _items(texts)]
    words = [word for text in texts for word in _words(text)]
    if field.form is FieldForm.STRUCT:
        return _struct(field, words, people)
    return _value(field, words, people)


def _items(texts: Sequence[str]) -> Iterator[list[str]]:
    """What stands between commas, word by word."""
    for text in texts:
        for part in re.split(r"[,;]", text):
            if words := part.split():
                yield words


def _words(text: str) -> list[str]:
    return re.split(r"[\s,;]+", text.strip()) if text.strip() else []


def _value(field: Field, words: Sequence[str], people: Participants) -> Any:
    """A row, or one word."""
    if field.form is FieldForm.ROW:
        if list(words) == [NOTHING]:
            return []
        if field.item.meaning is Meaning.CARD:
            return list(people.cards(words))
        return [read_word(field.item, word, people) for word in words]
    if len(words) != 1:
        raise _not(say("one-word", pattern=_pattern(field), typed=" ".join(words)))
    return read_word(field, words[0], people)


def read_word(field: Field, word: str, people: Participants) -> Any:
    """One word by what it means."""
    readers: dict[Meaning, Callable[[str], Any]] = {
        Meaning.PERSON: people.person,
        Meaning.SIDE: people.side,
        Meaning.CARD: people.card,
        Meaning.FAULT: people.fault,
    }
    if field.meaning is not None:
        return readers[field.meaning](word)
    if field.form is FieldForm.YES_OR_NO:
        return _yes_or_no(word)
    if isinstance(field.type, IntType):
        return _number(field, word)
    return _choice(field, word) if field.choices else word


def _yes_or_no(word: str) -> bool:
    if plain(word) not in (*YES, *NO):
        raise _not(say("yes-or-no", typed=word))
    return plain(word) in YES


def _number(field: Field, word: str) -> int:
    least, most = field.bounds
    if re.fullmatch(r"-?\d+", word) is None:
        raise _no_number(word, least, most)
    number = int(word)
    if (least is not None and number < least) or (most is not None and number > most):
        raise _no_number(word, least, most)
    return number


def _no_number(word: str, least: int | None, most: int | None) -> NotUnderstood:
    if least is None:
        return _not(say("number", typed=word))
    if most is None:
        return _not(say("number-least", typed=word, least=least))
    return _not(say("number-between", typed=word, least=least, most=most))


def _choice(field: Field, word: str) -> str:
    found = [choice for choice in field.choices if plain(choice) == plain(word)]
    if not found:
        raise _not(say("choice", typed=word, known=either(field.choices)))
    return found[0]


def _struct(field: Field, words: Sequence[str], people: Participants) -> dict[str, Any]:
    """Each word goes to the first part it fits; ``name=word`` to the part of that name."""
    values: dict[str, Any] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        name, equals, text = word.partition("=")
        parts = [part for part in field.parts if part.name not in values]
        if equals:
            part = next((part for part in parts if part.word == name), None)
            if part is None:
                raise _not(say("no-part", typed=word, name=name, pattern=_pattern(field)))
            values[part.name] = _value(part, [text], people)
        else:
            values |= _place(field, parts, word, left, people)
    missing = [part.word for part in field.parts if part.required and part.name not in values]
    if missing:
        lacking, typed = together(missing), " ".join(words)
        raise _not(say("missing", parts=lacking, typed=typed, pattern=_pattern(field)))
    return values


def _place(
    field: Field, parts: Sequence[Field], word: str, left: list[str], people: Participants
) -> dict[str, Any]:
    """Where a word belongs; a heap takes all the words that are left."""
    first: NotUnderstood | None = None
    for part in parts:
        if part.form is FieldForm.YES_OR_NO:
            if plain(word) == part.word:
                return {part.name: True}
            continue
        try:
            row = [word, *left] if part.form is FieldForm.ROW else [word]
            value = _value(part, row, people)
        except NotUnderstood as error:
            first = first or error
            continue
        if part.form is FieldForm.ROW:
            left.clear()
        return {part.name: value}
    if first is not None:
        raise _not(say("write-so", why=str(first), pattern=_pattern(field)))
    raise _not(say("too-much", typed=word, pattern=_pattern(field)))


def _columns(field: Field, texts: Sequence[str], people: Participants) -> list[Any]:
    """A value for each person or side: after their names, or in their order."""
    number = people.seats if field.columns is Meaning.PERSON else len(people.sides)
    whose = people.person if field.columns is Meaning.PERSON else people.side
    given: dict[int, list[str]] = {}
    nameless: list[list[str]] = []
    column: int | None = None
    for words in _items(texts):
        try:
            column, words = whose(words[0].removesuffix(":")), words[1:]
        except NotUnderstood:
            if column is not None and field.item.form is not FieldForm.ROW:
                raise
            if column is None:
                nameless.append(words)
                continue
        given[column] = [*given.get(column, ()), *words]
    if nameless and given:
        raise _not(say("whose", typed=" ".join(nameless[0]), pattern=_pattern(field)))
    if nameless:
        given = _in_order(field, nameless, number)
    return [
        _value(field.item, given[n], people) if n in given else _left_out(field.item)
        for n in range(number)
    ]


def _in_order(field: Field, rows: Sequence[Sequence[str]], number: int) -> dict[int, list[str]]:
    """Values without names are everybody's, in the order of the persons or sides."""
    row = field.item.form is FieldForm.ROW
    values = [list(words) for words in rows] if row else [[w] for words in rows for w in words]
    if len(values) != number:
        raise _not(say("how-many", wanted=number, n=len(values), pattern=_pattern(field)))
    return dict(enumerate(values))


def _left_out(item: Field) -> Any:
    """The default for a person or side that was not mentioned."""
    if item.optional:
        return None
    if item.form is FieldForm.ROW:
        return []
    return 0 if isinstance(item.type, IntType) else ""
