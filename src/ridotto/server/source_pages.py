"""What there is to read about a rule: what the book says, what it leaves open, examples.

The texts are in ``source_pages.toml`` in a game's folder; translations are in
``source_pages.de.toml`` and so on beside it. The worked hands and records that show a rule are
found from their own texts; titles of records in other languages are in ``record_titles.de.toml``.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games import GAMES, folder_of
from ridotto.notation import Record, parse
from ridotto.server.http_responses import json_response, problem
from ridotto.server.lesson_files import TONGUES
from ridotto.server.worked_hands import hand_in, worked_hands
from ridotto.table.citations import chapters_of

ENGLISH: Final = "en"
"""The language that is used where another is missing."""


class SourcePage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of the file; it may serve several rules with the same source."""

    rules: tuple[str, ...]
    says: str
    open: str
    other: str


class SourcePages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of a file, and the printed pages of its chapters, if known."""

    page: tuple[SourcePage, ...]
    printed: dict[str, str] = {}


class Shown(msgspec.Struct, frozen=True, order=True):
    """A worked hand or a record that shows a rule."""

    title: str
    name: str
    language: str = ENGLISH
    """The language of the title."""


class RuleSource(msgspec.Struct, frozen=True):
    """All texts about one rule."""

    language: str
    """The language of the three texts; empty if there are none."""
    says: str
    """What the book says there."""
    open: str
    """What it leaves open, how that was decided, and why."""
    other: str
    """What the other book says, or how else the text can be read."""
    pages: tuple[str, ...]
    """The pages of the printed book."""
    hands: tuple[Shown, ...]
    records: tuple[Shown, ...]


async def get_source(request: Request) -> Response:
    """Return what there is to read about a rule, in the language if available."""
    game, rule = request.path_params["game"], request.path_params["rule"]
    if game not in GAMES:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    if rule not in GAMES[game].rule_book:
        return problem(404, "no-rule", f"{GAMES[game].title} has no such rule")
    wanted = request.query_params.get("language", ENGLISH)
    # Answers are kept, so only for languages that there are.
    return json_response(source_of_rule(game, rule, wanted if wanted in TONGUES else ENGLISH))


async def get_game_record(request: Request) -> Response:
    """Return a record that comes with a game, as text."""
    game, name = request.path_params["game"], request.path_params["record"]
    if game not in GAMES:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    if name not in records_of(game):
        return problem(404, "no-record", f"{GAMES[game].title} has no such record")
    text = (folder_of(game) / "records" / f"{name}.rec").read_text(encoding="utf-8")
    return Response(text, media_type="text/plain; charset=utf-8")


@cache
def source_of_rule(game: str, rule: str, language: str) -> RuleSource:
    """Return the texts in this language, or in English, and the examples of the rule."""
    tongue = language if load_pages(game, language).page else ENGLISH
    file = load_pages(game, tongue)
    page = next((page for page in file.page if rule in page.rules), None)
    return RuleSource(
        language=tongue if page else "",
        says=page.says if page else "",
        open=page.open if page else "",
        other=page.other if page else "",
        pages=tuple(_printed(game, rule)),
        hands=_titled(hands_with(game).get(rule, ()), hand_titles(game, language), language),
        records=_titled(records_with(game).get(rule, ()), record_titles(game, language), language),
    )


def _titled(
    found: tuple[Shown, ...], titles: Mapping[str, str], language: str
) -> tuple[Shown, ...]:
    """Return what shows a rule with its titles in a language, as far as they are translated."""
    named = (
        Shown(titles[one.name], one.name, language) if one.name in titles else one for one in found
    )
    return tuple(sorted(named))


@cache
def hand_titles(game: str, language: str) -> Mapping[str, str]:
    """Return the titles of a game's worked hands in a language."""
    names = [name for known, name in worked_hands() if known == game and language in TONGUES]
    return {name: hand_in(game, name, language).seen.title for name in names}


@cache
def record_titles(game: str, language: str) -> Mapping[str, str]:
    """Return the titles of a game's records by their names; empty without a translation."""
    file = folder_of(game) / f"record_titles.{language}.toml"
    if language not in TONGUES or not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, str])


@cache
def load_pages(game: str, language: str = ENGLISH) -> SourcePages:
    """Return a game's texts in one language; empty if the file is missing."""
    ending = "" if language == ENGLISH else f".{language}"
    file = folder_of(game) / f"source_pages{ending}.toml"
    if not file.is_file():
        return SourcePages(())
    return msgspec.toml.decode(file.read_bytes(), type=SourcePages)


def _printed(game: str, rule: str) -> Iterator[str]:
    book, printed = GAMES[game].rule_book, load_pages(game).printed
    found = [printed.get(one, "") for one in chapters_of(book.source(rule), book.sources)]
    yield from dict.fromkeys(filter(None, found))


@cache
def hands_with(game: str) -> Mapping[str, tuple[Shown, ...]]:
    """Return the worked hands of a game that show each rule, according to their notes."""
    hands = [hand for (name, _), hand in worked_hands().items() if name == game]
    return _by_rule(
        (note.rule, Shown(hand.seen.title, hand.seen.name))
        for hand in hands
        for note in hand.commentary.note
        if note.rule
    )


@cache
def records_with(game: str) -> Mapping[str, tuple[Shown, ...]]:
    """Return the records of a game that show each rule, according to their expectations."""
    return _by_rule(
        (rule, Shown(record.header("Title", name), name))
        for name, record in records_of(game).items()
        for rule in _expected(game, record)
    )


def _expected(game: str, record: Record) -> Iterator[str]:
    """Yield the rules in the expectations of a record: ``[rule]``, or what refuses an act."""
    for line in record.lines:
        if line.texts[:1] == ("expect",):
            words = {word.strip("[]") for word in line.texts}
            yield from (word for word in words if word in GAMES[game].rule_book)


@cache
def records_of(game: str) -> Mapping[str, Record]:
    """Return the records that come with a game, by name."""
    folder = folder_of(game) / "records"
    files = sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ()
    return {
        file.name.removesuffix(".rec"): parse(file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith(".rec")
    }


def _by_rule(found: Iterator[tuple[str, Shown]]) -> dict[str, tuple[Shown, ...]]:
    gathered: dict[str, dict[Shown, None]] = {}
    for rule, shown in found:
        gathered.setdefault(rule, {})[shown] = None
    return {rule: tuple(sorted(shown)) for rule, shown in gathered.items()}
