"""A reason in words, and what the other acts are worth."""

from collections.abc import Iterator
from typing import Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.explanations.reason import (
    ALIKE,
    BOOK,
    CHANCE,
    DUCK,
    GENERAL,
    HABIT,
    HOME,
    KEEP,
    LEARNT,
    LOT,
    OFTENER,
    ONLY,
    PARTNERS_TRICK,
    RARER,
    SPARE,
    TRICK,
    TRICKS,
    Reason,
)
from ridotto.bots.explanations.sentences import say
from ridotto.cards import Card
from ridotto.table.sentence import Sentence

ALWAYS: Final = 0.995
MOSTLY: Final = 0.65
HALF: Final = 0.4
CLEARLY: Final = 0.1
MUCH: Final = 0.3
"""From these parts of a deal's usual spread on, an act is clearly or much worse."""

POINTS, JETTONS = "points", "jettons"


def word(reasons: GameReasons, reason: Reason) -> Iterator[ExplanationSentence]:
    """What decides, and how sure that is."""
    own = None if reason.kind in GENERAL else reasons.word(reason)
    yield explanation_sentence(own or general(reason), rule=reason.rule)
    if reason.leading and (own is not None or reason.kind in GENERAL):
        yield explanation_sentence(say("leading") if own is None else tendency(reason))
    elif own is not None or reason.kind in (PARTNERS_TRICK, TRICK, KEEP, HOME):
        yield explanation_sentence(hope(reason))


def general(reason: Reason) -> Sentence:
    """The words that every game has."""
    match reason.kind:
        case kind if kind == ONLY:
            return say("only")
        case kind if kind == ALIKE:
            return say("alike")
        case kind if kind == LEARNT:
            return say("learnt")
        case kind if kind == BOOK:
            return say("book")
        case kind if kind == LOT:
            return say("lot")
        case kind if kind == CHANCE:
            return say("chance")
        case kind if kind == PARTNERS_TRICK:
            return say("partners-trick")
        case kind if kind == TRICK:
            return say("trick")
        case kind if kind == DUCK:
            return say("duck")
        case kind if kind == SPARE:
            return say("spare", cards=reason.cards)
        case kind if kind == KEEP:
            return say("keep", cards=reason.cards)
        case kind if kind == HOME:
            return say("home", cards=reason.cards)
        case kind if kind in (OFTENER, RARER):
            return say("oftener" if kind == OFTENER else "rarer", cards=reason.cards)
        case kind if kind == TRICKS:
            return say("more-tricks")
        case kind if kind == HABIT:
            return say("habit")
    return say("later")


def weighed_against(cards: tuple[Card, ...], worth: Sentence) -> Sentence:
    """What another act is worth, by the cards it would be done with."""
    return say("instead", cards=cards, worth=worth)


def as_good(cards: tuple[Card, ...]) -> Sentence:
    """Other cards that come to the same."""
    return say("alike-cards", cards=cards)


def hope(reason: Reason) -> Sentence:
    """How likely it is to come so. Only what is proved is called certain."""
    if reason.sure:
        return say("hope-sure")
    if reason.often >= ALWAYS:
        return say("hope-always")
    if reason.often >= MOSTLY:
        return say("hope-mostly")
    return say("hope-half" if reason.often >= HALF else "hope-sometimes")


def tendency(reason: Reason) -> Sentence:
    """How likely it is to come so, where it need not decide."""
    if reason.often >= MOSTLY:
        return say("leading-mostly")
    return say("leading-half" if reason.often >= HALF else "leading-sometimes")


def worth(loss: float, scale: float, unit: str, *, alike: bool) -> Sentence:
    """How much worse another act is, in the game's unit; in words where that is none of a deal."""
    if alike:
        return say("worth-alike")
    if loss < 0:
        # Done all the same: a few cases are less than what the player has learnt from.
        return say("worth-better-there")
    whole = round(loss)
    if whole >= 1 and unit == POINTS:
        return say("worth-points", n=whole)
    if whole >= 1 and unit == JETTONS:
        return say("worth-jettons", n=whole)
    if loss < CLEARLY * scale or unit in (POINTS, JETTONS):
        return say("worth-slightly")
    return say("worth-clearly" if loss < MUCH * scale else "worth-much")
