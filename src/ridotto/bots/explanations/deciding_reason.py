"""The reason that decides: what changes most between an act and the next best one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ridotto.bots.explanations.act_comparison import (
    Difference,
    SeatOfPlayer,
    Taken,
    differences,
    share,
    tricks_of,
)
from ridotto.bots.explanations.explanation import ExplanationSentence
from ridotto.bots.explanations.game_reasons import reasons_of
from ridotto.bots.explanations.leaning_reason import leaning
from ridotto.bots.explanations.reason import (
    ALIKE,
    DUCK,
    HABIT,
    HOME,
    KEEP,
    LATER,
    LEARNT,
    ONLY,
    PARTNERS_TRICK,
    SPARE,
    TRICK,
    Reason,
)
from ridotto.bots.explanations.reason_words import word
from ridotto.bots.explanations.subjects import Sheet
from ridotto.bots.learned.consideration import Considered, Thoughts
from ridotto.bots.learned.courses import Course
from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.table import Action, Game, View

SENTENCES: Final = 4
"""The most sentences that are told."""
MOSTLY: Final = 0.7
"""The least share of worlds in which a trick goes as is said."""
APART: Final = 0.5
"""How far the shares of two acts differ before a trick decides between them."""
CLEAR: Final = 0.2
"""Worlds in which a subject is better must outnumber those in which it is worse by this share."""
LEARNT_APART: Final = 0.1
"""From this part of a deal's usual spread on, courses contradict the player."""
SAME_WORLDS: Final = 0.15
"""Two things that happen in so nearly the same share of worlds are taken for one."""
HOME_APART: Final = 0.1
"""The share of worlds by which a card is lost more often if it is not played now."""
HABITUAL: Final = 0.9
"""From this chance on, the player hardly ever does anything else."""
SHARE: Final = 0.34
"""What decides is at least this part of all that speaks for the act."""


def decide(sheet: Sheet, chair: SeatOfPlayer, thoughts: Thoughts) -> Reason:
    """Why the first of the acts is done: against the next best one from which something clear
    sets it apart."""
    first, *others = thoughts.acts
    if thoughts.forced:
        return Reason(kind=ONLY, sure=True)
    played = [one for one in others if one.courses and first.courses]
    found = [(one, between(sheet, chair, first, one)) for one in played]
    for one, reason in found:
        if not one.alike and reason.kind != LATER:
            return reason
    for one, reason in found:
        # A few courses are a poor judge, but what follows at once needs none.
        if not one.judged and reason.sure:
            return reason
    better = (one for one in others if not one.judged and one.clear)
    if any(one.loss < -LEARNT_APART * thoughts.scale for one in better):
        return Reason(kind=LEARNT)
    known = [one.alike for one in others if one.judged or one.clear]
    if known and all(known):
        return Reason(kind=ALIKE)
    seen = (leaning(sheet, chair, first, one) for one in played if not one.alike)
    return next(filter(None, seen), None) or _unseen(thoughts)


def _unseen(thoughts: Thoughts) -> Reason:
    """The courses show nothing: what the judge found is told, or else the habit."""
    weighed = any(one.clear and not one.alike for one in thoughts.acts[1:])
    habit = thoughts.habit >= HABITUAL and not weighed
    return Reason(kind=HABIT if habit else LATER)


def between(sheet: Sheet, chair: SeatOfPlayer, this: Considered, other: Considered) -> Reason:
    """Why this act is better than another; both were played on."""
    top = _decisive(differences(sheet, chair, this.courses, other.courses))
    trick = _of_the_trick(chair, this, other)
    plain = top is None or top.subject.plain
    sure = top is not None and top.sure
    home = _home(chair, this, other)
    if home is not None and (top is None or _about(home, top)):
        return _with_points(home, top, other.action)
    if trick is not None and (plain or (trick.kind == PARTNERS_TRICK and not sure)):
        return _with_points(trick, top, other.action)
    return _line(top, other.action) if top else Reason(kind=LATER, instead=other.action)


def _about(home: Reason, top: Difference) -> bool:
    """Is bringing a card home what these lines come from, as far as one can tell?"""
    if top.sure:
        return False
    same = abs(top.often - home.points) <= SAME_WORLDS
    return top.subject.plain or (top.subject.of_cards and same)


def _decisive(found: Sequence[Difference]) -> Difference | None:
    """What speaks most for an act, if it is clear enough and a good part of all that does."""
    by_name = {one.subject.name: one for one in found}
    ranked = sorted(found, key=lambda one: -_with_what_it_brings(one, by_name))
    total = sum(one.surely for one in found)
    for one in ranked:
        if one.surely > 0 and one.often - one.rarely >= CLEAR:
            return one if _with_what_it_brings(one, by_name) >= SHARE * total else None
    return None


def _with_what_it_brings(one: Difference, by_name: Mapping[str, Difference]) -> float:
    brought = by_name.get(one.subject.brings)
    return one.surely + (brought.surely if brought and one.surely > 0 else 0.0)


def _home(chair: SeatOfPlayer, this: Considered, other: Considered) -> Reason | None:
    """Is the card that is played in our tricks now, and lost more often if it is kept?

    ``points`` is how much more often that is.
    """
    card = getattr(this.action, "card", None)
    if card is None:
        return None
    here, there = (
        share(one.courses, [card in _theirs(chair, course) for course in one.courses])
        for one in (this, other)
    )
    if there - here < HOME_APART:
        return None
    return Reason(kind=HOME, cards=(card,), often=1 - here, points=there - here)


def _theirs(chair: SeatOfPlayer, course: Course) -> set[Card]:
    """Cards that count for the others in the end."""
    side = chair.sides[chair.seat]
    return {card for line in course.marked if line.side != side for card in line.cards}


def _line(found: Difference, other: Action) -> Reason:
    return Reason(
        kind=found.subject.name,
        gain=found.gain,
        cards=found.cards,
        rule=found.rule,
        often=found.often,
        sure=found.sure,
        at_once=found.at_once,
        points=found.mean,
        instead=other,
    )


def _with_points(reason: Reason, found: Difference | None, other: Action) -> Reason:
    points = found.mean if found else 0.0
    rule = found.rule if found else ""
    return Reason(
        kind=reason.kind, cards=reason.cards, often=reason.often, sure=reason.sure,
        points=points, rule=rule, instead=other,
    )  # fmt: skip


def _of_the_trick(chair: SeatOfPlayer, this: Considered, other: Considered) -> Reason | None:
    """What becomes of the trick on the table, or of the card that is kept."""
    mine, theirs = (
        [next(tricks_of(chair, course), None) for course in one.courses] for one in (this, other)
    )
    if None in mine or None in theirs or not hasattr(this.action, "card"):
        return None
    here = [one for one in mine if one is not None]
    there = [one for one in theirs if one is not None]
    return (
        _partners(chair, this.courses, here, there)
        or _taken(chair, this.courses, here, there, getattr(other.action, "card", None))
        or _kept(chair, this, other, here, there)
    )


def _partners(
    chair: SeatOfPlayer, courses: Sequence[Course], here: Sequence[Taken], there: Sequence[Taken]
) -> Reason | None:
    friend = [one.lay_there and chair.ours(one.winner) and one.winner != chair.seat for one in here]
    overtaken = [one.winner == chair.seat for one in there]
    both = share(courses, [a and b for a, b in zip(friend, overtaken, strict=True)])
    if both < MOSTLY:
        return None
    sure = all(friend) and all(one.at_once for one in here)
    return Reason(kind=PARTNERS_TRICK, often=share(courses, friend), sure=sure)


def _taken(
    chair: SeatOfPlayer, courses: Sequence[Course], here: Sequence[Taken], there: Sequence[Taken],
    spared: Card | None,
) -> Reason | None:  # fmt: skip
    ours = [chair.ours(one.winner) for one in here]
    without = [chair.ours(one.winner) for one in there]
    apart = share(courses, ours) - share(courses, without)
    if abs(apart) < APART:
        return None
    at_once = all(one.at_once for one in (*here, *there))
    if apart > 0:
        return Reason(kind=TRICK, often=share(courses, ours), sure=at_once and all(ours))
    if spared is not None and any(ours):
        # Nobody leaves a trick on purpose that he may still take.
        return Reason(kind=SPARE, cards=(spared,), often=share(courses, ours))
    lost = [not one for one in ours]
    return Reason(kind=DUCK, often=share(courses, lost), sure=at_once and all(lost))


def _kept(
    chair: SeatOfPlayer, this: Considered, other: Considered, here: Sequence[Taken],
    there: Sequence[Taken],
) -> Reason | None:  # fmt: skip
    """Does the card of the other act take a later trick if it is kept, this one going the same?"""
    card = getattr(other.action, "card", None)
    same = [chair.ours(a.winner) == chair.ours(b.winner) for a, b in zip(here, there, strict=True)]
    if card is None or share(this.courses, same) < MOSTLY:
        return None
    takes = [
        any(one.mine == card and one.winner == chair.seat for one in tricks_of(chair, course))
        for course in this.courses
    ]
    often = share(this.courses, takes)
    return Reason(kind=KEEP, cards=(card,), often=often) if often >= MOSTLY else None


def explain_better(
    game: str, view: View[Any], this: Considered, other: Considered
) -> tuple[ExplanationSentence, ...]:
    """In words, why an act is better than another; or that no one thing decides it."""
    reasons, chair = reasons_of(game), chair_of(GAMES[game], view)
    found = between(reasons.sheet, chair, this, other)
    if found.kind == LATER:
        found = leaning(reasons.sheet, chair, this, other) or found
    said = () if found.kind == LATER else word(reasons, found)
    advice = (one for one in reasons.advice(view, this.action) if not one.against)
    # Where nothing is seen, that is said: a better act without a word only puzzles.
    return ((*said, *advice) or tuple(word(reasons, found)))[:SENTENCES]


def chair_of(game: Game[Any], view: View[Any]) -> SeatOfPlayer:
    """Who asks."""
    assert view.seat is not None
    return SeatOfPlayer(view.seat, tuple(game.sides(view.table)))
