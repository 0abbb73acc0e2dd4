"""Lessons: an arranged first deal of a game, explained moment by moment.

The server plays the arranged deal with the real engine and tells the page what the learner sees. If
the learner tries something else, the same rules judge it as at any table. Nothing is stored.
"""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.games.translations import rule_book_in
from ridotto.notation.record import Line
from ridotto.notation.replay import parse_options
from ridotto.server.charter import Charter, complete_charter
from ridotto.server.command_checks import Denied
from ridotto.server.endpoints import read_body, registry_of
from ridotto.server.http_requests import language_of
from ridotto.server.http_responses import json_bytes, json_response, problem
from ridotto.server.languages import ENGLISH, tell
from ridotto.server.ledger_entries import ENCODER
from ridotto.server.lesson_files import (
    LanguageWords,
    LessonError,
    LessonWords,
    MomentPlan,
    Plan,
    has_lesson,
    read_plan,
    read_words,
    statements,
)
from ridotto.server.patch import SAME, difference
from ridotto.server.scene import ChairSeen, CompanySeen, Scene, find_barred, tell_reasons
from ridotto.server.table_commands import read_action
from ridotto.table import Action, Event, Game, State, View, apply


class LessonStep(msgspec.Struct, frozen=True):
    """An act as the learner sees it, and what it changed in the scene."""

    events: tuple[Any, ...]
    patch: Any


class LessonMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a lesson: after how many steps, what is said, and what to do."""

    name: str
    at: int
    patch: Any
    """What the learner may do now, to be merged into the scene."""
    action: Any = None
    """The act to do; if there is none, the learner only reads on, or tries a card."""
    any: bool = False
    """Whether any act of that kind will do."""
    tries: bool = False
    cards: tuple[Card, ...] = ()
    words: dict[str, LessonWords] = {}


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as the page needs it: a scene, the steps, and the moments between them."""

    game: str
    minutes: int
    titles: dict[str, str]
    scene: Scene
    steps: tuple[LessonStep, ...]
    moments: tuple[LessonMoment, ...]


class LessonAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the learner tries at a moment."""

    action: msgspec.Raw


class LessonVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The judgement of an attempt, and whether the lesson wanted it."""

    right: bool
    lawful: bool
    rule: str
    title: str
    source: str
    reason: str


class LessonRun:
    """Plays the lesson once, and records what the learner sees."""

    def __init__(self, game: Game[Any], plan: Plan, language: str) -> None:
        self.language = language
        self.game, self.plan = game, plan
        rules = game.rule_sets[plan.rules]
        options = parse_options(rules, plan.options.split())
        self.state: State = game.open(rules.with_options(options))
        self.view: View[Any] = View(plan.seat, self.state)
        self.company = _company(game, plan, dict(options), game.seats(self.state))
        self.scene = self.opening = self._look()
        self.steps: list[LessonStep] = []
        self.states: list[State] = []
        """The table at each moment, for judging attempts."""

    def moment(self, plan: MomentPlan) -> LessonMoment:
        """Play what comes before the moment, record it, and do the learner's act."""
        self._perform(plan.before)
        self.states.append(self.state)
        action = self._read(plan.do)
        asked = self._ask() if plan.do or plan.refused else self.scene
        change = difference(self.scene, asked)
        moment = LessonMoment(
            name=plan.name,
            at=len(self.steps),
            patch={} if change is SAME else change,
            action=action,
            any=plan.any,
            tries=bool(plan.refused),
            cards=tuple(map(Card, plan.cards.split())),
        )
        self._perform(plan.do)
        return moment

    def _read(self, text: str) -> Action | None:
        """Return the learner's one act; the acts of others belong before the moment."""
        actions = [one for line in statements(text) for one in self._actions(line)]
        if any(action.seat != self.plan.seat for action in actions) or len(actions) > 1:
            raise LessonError(f"{text!r} is not one act of the learner's")
        return actions[0] if actions else None

    def _actions(self, line: Line) -> tuple[Action, ...]:
        return self.game.read(self.state, line.texts)

    def _perform(self, text: str) -> None:
        for line in statements(text):
            for action in self._actions(line):
                self.state, events = apply(self.game, self.state, action)
                self._note(events)

    def _note(self, events: tuple[Event, ...]) -> None:
        before = len(self.view.seen)
        self.view = self.view.watch(self.game.fold, events)
        old, self.scene = self.scene, self._look()
        change = difference(old, self.scene)
        self.steps.append(LessonStep(self.view.seen[before:], {} if change is SAME else change))

    def _look(self) -> Scene:
        """Return what the learner sees, without the offers: these are computed at the moments."""
        game, state = self.game, self.state
        return Scene(
            seat=self.plan.seat,
            company=self.company,
            table=self.view.table,
            awaited=tuple(sorted(game.awaited(state))),
            between=game.settled(state),
            over=game.over(state),
            sides=game.sides(state),
            winning=game.winning(state),
            tally=game.tally(state),
        )

    def _ask(self) -> Scene:
        offers = self.game.offers(self.view)
        barred = find_barred(self.game, self.view, offers)
        reasons = tell_reasons(self.game.name, barred, self.language)
        return msgspec.structs.replace(self.scene, offers=offers, reasons=reasons)


def _company(game: Game[Any], plan: Plan, options: dict[str, Any], seats: int) -> CompanySeen:
    """Return the company: the learner and computer players, with the names of the page."""
    charter = Charter(game=game.name, rules=plan.rules, options=options, pace=0)
    chairs = (_chair(seat == plan.seat) for seat in range(seats))
    return CompanySeen(
        charter=complete_charter(charter),
        chairs=tuple(chairs),
        host=plan.seat,
        started=True,
        seals=(),
        undo=None,
        before="",
        after="",
    )


def _chair(person: bool) -> ChairSeen:
    level = "" if person else "novice"
    return ChairSeen(name="", level=level, person=person, away=False, ready=False, reserve=0)


@cache
def play_lesson(name: str, language: str = ENGLISH) -> tuple[Lesson, tuple[State, ...]]:
    """Return a game's lesson, and the table at each of its moments."""
    plan, words = read_plan(name), read_words(name)
    play = LessonRun(GAMES[name], plan, language)
    moments = [play.moment(moment) for moment in plan.moments]
    lesson = Lesson(
        game=name,
        minutes=plan.minutes,
        titles={tongue: said.title for tongue, said in words.items()},
        scene=play.opening,
        steps=tuple(play.steps),
        moments=tuple(
            msgspec.structs.replace(moment, words=_said(words, moment.name)) for moment in moments
        ),
    )
    return lesson, tuple(play.states)


def _said(words: dict[str, LanguageWords], moment: str) -> dict[str, LessonWords]:
    return {
        tongue: all_.moments[moment] for tongue, all_ in words.items() if moment in all_.moments
    }


def attempt(name: str, number: int, action: Action, language: str = ENGLISH) -> LessonVerdict:
    """Judge what the learner does at a moment, counted from 0."""
    lesson, states = play_lesson(name)
    game, moment = GAMES[name], read_plan(name).moments[number]
    verdict = game.judge(states[number], action)
    lawful = verdict.admitted(strict=False)
    wanted = lesson.moments[number].action
    right = wanted is not None and (
        _alike(action, wanted) or (moment.any and _kind(action, wanted))
    )
    book = rule_book_in(name, language)
    return LessonVerdict(
        right=right and lawful,
        lawful=lawful,
        rule=verdict.rule,
        title=book.title(verdict.rule),
        source=book.source(verdict.rule),
        reason=tell(verdict.said, language),
    )


def _kind(one: Action, other: Action) -> bool:
    return type(one) is type(other)


def _alike(one: Action, other: Action) -> bool:
    """Return whether two acts are equal; the order of their cards does not matter."""
    return _loose(one) == _loose(other)


def _loose(action: Action) -> tuple[Any, ...]:
    return tuple(_bag(value) for value in msgspec.structs.astuple(action))


def _bag(value: Any) -> Any:
    return frozenset(map(_bag, value)) if isinstance(value, tuple) else value


# The requests ---------------------------------------------------------------------------------


async def get_lesson(request: Request) -> Response:
    """Return a game's lesson, from the first word to the count."""
    game = request.path_params["game"]
    if not has_lesson(game):
        return _none()
    errand = registry_of(request).services.workers.run_errand
    return json_bytes(await errand(_lesson_told, game, language_of(request)))


@cache
def _lesson_told(game: str, language: str) -> bytes:
    """Return the lesson as JSON: it is the same for everybody."""
    lesson, _ = play_lesson(game, language)
    return ENCODER.encode(lesson)


async def post_attempt(request: Request) -> Response:
    """Judge an act at a moment of the lesson; nothing is stored."""
    game, number = request.path_params["game"], request.path_params["moment"]
    if not has_lesson(game) or not _is_moment(game, number):
        return _none()
    wish = await read_body(request, LessonAttempt)
    action = _readable(game, wish.action)
    if action is None or action.seat != read_plan(game).seat:
        return problem(422, "no-action", "send one action of the learner's, as it is offered")
    errand = registry_of(request).services.workers.run_errand
    return json_response(await errand(attempt, game, int(number), action, language_of(request)))


def _readable(game: str, raw: msgspec.Raw) -> Action | None:
    try:
        return read_action(GAMES[game], raw)
    except Denied:
        return None


def _is_moment(game: str, number: str) -> bool:
    return number in map(str, range(len(read_plan(game).moments)))


def _none() -> Response:
    return problem(404, "no-lesson", "there is no such first hand, or no such moment of it")
