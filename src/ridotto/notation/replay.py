"""Running a record: every statement is done, every expectation looked up."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec

from ridotto.games import GAMES
from ridotto.notation.record import Line, NotationError, Record
from ridotto.table import Action, Event, Game, Refused, RuleSet, RuleSetError, State, apply
from ridotto.table.record_words import WordError

VARY: Final = "vary"
"""The word with which a variation begins; the record ends before the first of them."""


class Check(msgspec.Struct, frozen=True):
    """An expectation: what the record says, what the game says, and which rules it concerns."""

    line: int
    fact: str
    expected: str
    found: str
    rules: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Do they agree?"""
        return self.expected == self.found


class Step(msgspec.Struct, frozen=True):
    """One line of the record and what came of it."""

    line: Line
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: State
    checks: tuple[Check, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A record that has been run."""

    game: Game[Any]
    rules: RuleSet
    record: Record
    opening: State
    steps: tuple[Step, ...]

    @property
    def state(self) -> State:
        """How it ended."""
        return self.steps[-1].state if self.steps else self.opening

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that was done."""
        return tuple(action for step in self.steps for action in step.actions)

    @property
    def checks(self) -> tuple[Check, ...]:
        """All expectations."""
        return tuple(check for step in self.steps for check in step.checks)

    @property
    def ok(self) -> bool:
        """Did everything come out as the record says?"""
        return all(check.ok for check in self.checks)


def run(record: Record) -> Replay:
    """Run a record, or say where it cannot go on."""
    game, rules = _game(record), _rules(record)
    try:
        opening: State = game.open(rules, strict=_strict(record))
    except RuleSetError as error:
        raise _header_error(record, "Options", str(error)) from error
    return Replay(game, rules, record, opening, tuple(_steps(game, opening, record)))


def _header_error(record: Record, name: str, message: str) -> NotationError:
    names = [header for header, _ in record.headers]
    line = names.index(name) + 1 if name in names else 1
    return NotationError(line, 1, "malformed", message)


def _game(record: Record) -> Game[Any]:
    name = record.header("Game")
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise _header_error(record, "Game", f"Game must be one of {known}, not {name!r}")
    return GAMES[name]


def _rules(record: Record) -> RuleSet:
    game, name = _game(record), record.header("Rules")
    if name not in game.rule_sets:
        known = ", ".join(game.rule_sets)
        raise _header_error(record, "Rules", f"Rules must be one of {known}, not {name!r}")
    try:
        options = parse_options(game.rule_sets[name], record.header("Options").split())
        return game.rule_sets[name].with_options(options)
    except RuleSetError as error:
        raise _header_error(record, "Options", str(error)) from error


def _strict(record: Record) -> bool:
    policy = record.header("Table", "courteous")
    if policy not in ("courteous", "strict"):
        raise _header_error(record, "Table", f"Table is courteous or strict, not {policy!r}")
    return policy == "strict"


class OptionError(RuleSetError):
    """A text that agrees on nothing. ``flaw``, ``key`` and ``typed`` say why in other languages."""

    def __init__(self, flaw: str, key: str, typed: str, message: str) -> None:
        super().__init__(message)
        self.flaw, self.key, self.typed = flaw, key, typed


def parse_options(rules: RuleSet, texts: Sequence[str]) -> Mapping[str, Any]:
    """Options from ``key=value`` texts, each value read as its key's kind."""
    options: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionError("form", key, text, f"options are written key=value, not {text!r}")
        if key not in rules.values:
            known = ", ".join(rules.values)
            message = f"no option {key!r} in {rules.name}; there are: {known}"
            raise OptionError("unknown", key, value, message)
        options[key] = _option(key, value, rules.values[key].value)
    return options


def _option(key: str, text: str, default: Any) -> Any:
    if isinstance(default, bool):
        if text not in ("true", "false"):
            raise OptionError("truth", key, text, f"{key} is true or false, not {text!r}")
        return text == "true"
    if isinstance(default, int):
        if not text.isdecimal():
            raise OptionError("number", key, text, f"{key} is a number, not {text!r}")
        return int(text)
    if isinstance(default, str):
        return text
    raise OptionError("fixed", key, text, f"{key} cannot be set at a table")


def _steps(game: Game[Any], state: Any, record: Record) -> Iterator[Step]:
    for line in takewhile(lambda line: line.texts[:1] != (VARY,), record.lines):
        if not line.words:
            yield Step(line, (), (), state)
        elif line.texts[0] == "expect":
            yield Step(line, (), (), state, (_check(game, state, line),))
        else:
            step = _do(game, state, line)
            state = step.state
            yield step


def _do(game: Game[Any], state: Any, line: Line) -> Step:
    actions = read_line(game, state, line)
    events: list[Event] = []
    for action in actions:
        try:
            state, news = apply(game, state, action)
        except Refused as refused:
            raise line.error(0, "impossible", str(refused)) from refused
        events += news
    return Step(line, actions, tuple(events), state)


def read_line(game: Game[Any], state: Any, line: Line, skip: int = 0) -> tuple[Action, ...]:
    """The actions of a line, from its word ``skip`` on; or say which word is wrong."""
    try:
        return game.read(state, line.texts[skip:])
    except WordError as error:
        raise line.error(skip + error.word, error.kind, str(error)) from error


def _check(game: Game[Any], state: Any, line: Line) -> Check:
    """``expect FACT = VALUE [RULE …]``."""
    texts = list(line.texts)
    rules: list[str] = []
    while texts[-1].endswith("]") and texts[-1].startswith("["):
        rules.insert(0, texts.pop().strip("[]"))
    if "=" not in texts:
        raise line.error(len(texts), "malformed", "an expectation is: expect FACT = VALUE")
    middle = texts.index("=")
    words, expected = texts[1:middle], " ".join(texts[middle + 1 :])
    if not words or not expected:
        raise line.error(middle, "malformed", "an expectation is: expect FACT = VALUE")
    unknown = next((rule for rule in rules if rule not in game.rule_book), None)
    if unknown is not None:
        raise line.error(len(line.words) - 1, "malformed", f"{unknown} is no rule of the game")
    found = _fact(game, state, line, words)
    return Check(line.number, " ".join(words), expected, found, tuple(rules))


def _fact(game: Game[Any], state: Any, line: Line, words: list[str]) -> str:
    if words[0] in ("refused", "lawful-by"):
        return _verdict(game, state, line, words)
    try:
        return game.fact(state, words)
    except WordError as error:
        raise line.error(1 + error.word, error.kind, str(error)) from error


def _verdict(game: Game[Any], state: Any, line: Line, words: list[str]) -> str:
    """The rule by which the table refuses, or allows, what the statement would do."""
    if len(words) < 2:
        raise line.error(2, "malformed", f"what is {words[0]}?")
    statement = msgspec.structs.replace(line, words=line.words[2 : 1 + len(words)])
    verdict = game.judge(state, read_line(game, state, statement)[0])
    allowed = verdict.admitted(strict=state.strict)
    if allowed == (words[0] == "lawful-by"):
        return verdict.rule
    return f"{verdict.grade.value} by {verdict.rule}"
