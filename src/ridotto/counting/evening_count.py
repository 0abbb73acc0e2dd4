"""Counts an evening: deal after deal by the game's own rules, and once more by its other books."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ridotto.cards import Card
from ridotto.counting.deal_sheet import Places, Sheet
from ridotto.counting.entry_checks import EntryError
from ridotto.counting.evening import Evening
from ridotto.counting.evening_debts import Rising, after_rising
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.registry import COUNTINGS
from ridotto.games import GAMES
from ridotto.table import Game, Payment, RuleSet, RuleSetError
from ridotto.table.sentence import Sentence


class Cited(msgspec.Struct, frozen=True):
    """A rule that a line, remark or payment cites: what it is called, and where it stands."""

    title: str
    source: str


class ByBook(msgspec.Struct, frozen=True):
    """The evening counted by another book: every deal's sheet."""

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
    said: Sentence | None = None
    """The message as a sentence, to be said in the reader's language."""


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """An evening with its scores.

    ``accounts`` are what everybody has won or lost so far; ``unit`` is what they are counted in.
    ``rising`` says what everybody would owe if the evening ended now. A deal that cannot be counted
    has no sheet: it is skipped as if it had not been dealt, and ``wrong`` says why.
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
    the_game, counting = GAMES[game], COUNTINGS[game]
    book, books = _book(the_game, evening), the_game.rule_sets.values()
    state, sheets, wrong = _play(the_game, counting, book, evening)
    seats = the_game.seats(state)
    accounts: tuple[int, ...] = the_game.accounts(state)
    rising = after_rising(accounts, counting.due_at_end(state), seats)
    others = tuple(_by(the_game, counting, other, evening) for other in books if other is not book)
    return Reckoning(
        game=game,
        book=book.name,
        title=book.title,
        unit=counting.unit,
        seats=seats,
        sheets=sheets,
        wrong=wrong,
        table=counting.places(state),
        accounts=accounts[:seats],
        rising=rising,
        others=others,
        cited=_cited(the_game, (*sheets, *(s for o in others for s in o.sheets)), rising.payments),
    )


def places_of_last(evening: Any) -> Places:
    """The places of the last deal that was entered, though it cannot be counted yet."""
    game = str(evening.__struct_config__.tag)
    the_game, counting = GAMES[game], COUNTINGS[game]
    earlier = msgspec.structs.replace(evening, deals=evening.deals[:-1])
    state, _, _ = _play(the_game, counting, _book(the_game, evening), earlier)
    try:
        return counting.places(counting.seated(state, evening.deals[-1]))
    except EntryError:
        return counting.places(state)


def _book(game: Game[Any], evening: Evening) -> RuleSet:
    """The book the evening is counted by; without a name it is the game's first."""
    name = evening.rules or next(iter(game.rule_sets))
    if name not in game.rule_sets:
        known = ", ".join(game.rule_sets)
        raise RuleSetError(f"{game.title} has no book {name!r}; there are: {known}")
    return game.rule_sets[name]


def _play(
    game: Game[Any], counting: GameCounting, book: RuleSet, evening: Any
) -> tuple[Any, tuple[Sheet | None, ...], tuple[CountProblem, ...]]:
    """Deal after deal; what cannot be counted leaves the table as it was."""
    opened = game.open(book.with_options(evening.options))
    sheets: list[Sheet | None] = []
    wrong: list[CountProblem] = []
    try:
        state = counting.begin(opened, evening.opening)
    except EntryError as error:
        wrong.append(_told(None, error))
        state = counting.begin(opened, type(evening.opening)())
    for number, deal in enumerate(evening.deals):
        try:
            state, sheet = counting.enter(state, deal)
        except EntryError as error:
            sheet = None
            wrong.append(_told(number, error))
        sheets.append(sheet)
    return state, tuple(sheets), tuple(wrong)


def _told(deal: int | None, wrong: EntryError) -> CountProblem:
    said = wrong.said if isinstance(wrong.said, Sentence) else None
    return CountProblem(deal, wrong.code, str(wrong), wrong.field, wrong.cards, wrong.numbers, said)


def _by(game: Game[Any], counting: GameCounting, book: RuleSet, evening: Any) -> ByBook:
    """By another book; where it knows an option not, it says nothing."""
    try:
        _, sheets, _ = _play(game, counting, book, evening)
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
