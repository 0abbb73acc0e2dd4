"""The count for people at a real table: an evening is sent whole, and comes back counted.

Nothing is kept here. What a deal is worth is said by the games' own rules.
"""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.games.bieten.counting import COUNTER as BIETEN
from ridotto.games.bieten.entering import BietenEvening
from ridotto.games.guimbarde.counting import COUNTER as GUIMBARDE
from ridotto.games.guimbarde.entering import GuimbardeEvening
from ridotto.games.kaiserspiel.counting import COUNTER as KAISERSPIEL
from ridotto.games.kaiserspiel.entering import KaiserspielEvening
from ridotto.games.minchiate.counting import COUNTER as MINCHIATE
from ridotto.games.minchiate.entering import MinchiateEvening
from ridotto.games.taroc.counting import COUNTER as TAROC
from ridotto.games.taroc.counting import TarocEvening
from ridotto.games.tresette.counting import COUNTER as TRESETTE
from ridotto.games.tresette.entering import TresetteEvening
from ridotto.server.endpoints import address_of, limits_of, read_body
from ridotto.server.http_responses import json_response, problem
from ridotto.table import Game, Payment, RuleSet, RuleSetError
from ridotto.table.counting import Counter, Evening, Places, Rising, Sheet, Wrong, after_rising

AnyEvening: TypeAlias = (
    MinchiateEvening
    | TarocEvening
    | TresetteEvening
    | KaiserspielEvening
    | GuimbardeEvening
    | BietenEvening
)

COUNTERS: Final[dict[str, Counter]] = {
    "minchiate": MINCHIATE,
    "taroc": TAROC,
    "tresette": TRESETTE,
    "kaiserspiel": KAISERSPIEL,
    "guimbarde": GUIMBARDE,
    "bieten": BIETEN,
}


class Cited(msgspec.Struct, frozen=True):
    """A rule that a line, remark or payment cites: what it is called, and where it stands."""

    title: str
    source: str


class ByBook(msgspec.Struct, frozen=True):
    """The same evening by another book: every deal's sheet."""

    book: str
    title: str
    sheets: tuple[Sheet | None, ...]


class CountProblem(msgspec.Struct, frozen=True):
    """What cannot be counted: which deal, which part of it, and what would be right.

    Deals are counted from 0; no deal is the opening of the evening. ``numbers`` and ``cards`` are
    those in the message, for programs that say it in their own words.
    """

    deal: int | None
    code: str
    message: str
    field: str
    cards: tuple[Card, ...]
    numbers: dict[str, int]


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """An evening counted.

    ``accounts`` are what everybody has won or lost so far; the ``unit`` is what they are counted
    in. ``rising`` says what all would owe if they rose now. A deal that cannot be counted has no
    sheet: it is left out as if it had not been dealt, and ``wrong`` says why.
    """

    game: str
    book: str
    title: str
    unit: str
    seats: int
    sheets: tuple[Sheet | None, ...]
    wrong: tuple[CountProblem, ...]
    table: Places
    accounts: tuple[int, ...]
    rising: Rising
    others: tuple[ByBook, ...]
    cited: dict[str, Cited]


def reckon(evening: Evening) -> Reckoning:
    """The whole evening, by its book and by the others the game has."""
    game = str(evening.__struct_config__.tag)
    the_game, counter = GAMES[game], COUNTERS[game]
    books = tuple(the_game.rule_sets.values())
    book = next((one for one in books if one.name == (evening.rules or books[0].name)), None)
    if book is None:
        known = ", ".join(the_game.rule_sets)
        raise RuleSetError(f"{the_game.title} has no book {evening.rules!r}; there are: {known}")
    state, sheets, wrong = _play(the_game, counter, book, evening)
    seats = the_game.seats(state)
    accounts: tuple[int, ...] = the_game.accounts(state)
    rising = after_rising(accounts, counter.rise(state), seats)
    others = tuple(_by(the_game, counter, other, evening) for other in books if other is not book)
    return Reckoning(
        game=game,
        book=book.name,
        title=book.title,
        unit=counter.unit,
        seats=seats,
        sheets=sheets,
        wrong=wrong,
        table=counter.table(state),
        accounts=accounts[:seats],
        rising=rising,
        others=others,
        cited=_cited(the_game, (*sheets, *(s for o in others for s in o.sheets)), rising.payments),
    )


def _play(
    game: Game[Any], counter: Counter, book: RuleSet, evening: Any
) -> tuple[Any, tuple[Sheet | None, ...], tuple[CountProblem, ...]]:
    """Deal after deal; what cannot be counted leaves the table as it was."""
    opened = game.open(book.with_options(evening.options))
    sheets: list[Sheet | None] = []
    wrong: list[CountProblem] = []
    try:
        state = counter.sit(opened, evening.opening)
    except Wrong as error:
        wrong.append(_told(None, error))
        state = counter.sit(opened, type(evening.opening)())
    for number, deal in enumerate(evening.deals):
        try:
            state, sheet = counter.enter(state, deal)
        except Wrong as error:
            sheet = None
            wrong.append(_told(number, error))
        sheets.append(sheet)
    return state, tuple(sheets), tuple(wrong)


def _told(deal: int | None, wrong: Wrong) -> CountProblem:
    code = wrong.code
    return CountProblem(deal, code, str(wrong), wrong.field, wrong.cards, wrong.numbers)


def _by(game: Game[Any], counter: Counter, book: RuleSet, evening: Any) -> ByBook:
    """By another book; where it knows an option not, it says nothing."""
    try:
        _, sheets, _ = _play(game, counter, book, evening)
    except RuleSetError:
        sheets = ()
    return ByBook(book.name, book.title, sheets)


def _cited(
    game: Game[Any], sheets: Iterable[Sheet | None], payments: Iterable[Payment]
) -> dict[str, Cited]:
    book = game.rule_book
    rules = {*(payment.rule for payment in payments), *_rules_in(sheets)}
    known = sorted(rule for rule in rules if rule in book)
    return {rule: Cited(book.title(rule), book.source(rule)) for rule in known}


def _rules_in(sheets: Iterable[Sheet | None]) -> Iterator[str]:
    for sheet in filter(None, sheets):
        yield from (line.rule for line in sheet.lines)
        yield from (remark.rule for remark in sheet.remarks)
        yield from (payment.rule for payment in sheet.payments)


async def post_count(request: Request) -> Response:
    """Count an evening of a game played with real cards, deal by deal; nothing is kept."""
    if not limits_of(request).commands.take(f"count/{address_of(request)}"):
        return problem(429, "too-fast", "too much to count; wait a moment")
    evening: AnyEvening = await read_body(request, AnyEvening)  # type: ignore[arg-type]
    try:
        return json_response(await asyncio.to_thread(reckon, evening))
    except RuleSetError as error:
        return problem(422, "rules", str(error))
