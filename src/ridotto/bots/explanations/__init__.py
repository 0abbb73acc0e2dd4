"""Why one would do something: what decides, in words, and what else is worth.

A player that taught itself compares how the deal goes on after its act and after others
(``deciding_reason``). Of a player by the book only the book's advice is told.
"""

from collections.abc import Iterator
from typing import Any, Final

from ridotto.bots.explanations.explanation import (
    Alternative,
    Explanation,
    ExplanationSentence,
    explanation_sentence,
)
from ridotto.bots.explanations.game_reasons import reasons_of
from ridotto.bots.explanations.reason import ALIKE, BOOK, CHANCE, LATER, LOT, VAGUE, Reason
from ridotto.bots.explanations.reason_words import as_good, weighed_against, word, worth
from ridotto.bots.player import Player
from ridotto.bots.random_player import RandomPlayer
from ridotto.cards import Card
from ridotto.games import GAMES, match_unit_of
from ridotto.table import Action, View
from ridotto.table.acts import Cut, Draw

__all__ = [
    "Alternative",
    "Explanation",
    "ExplanationSentence",
    "Reason",
    "advise",
    "book_advice",
    "unit_of",
]

LOTS: Final = (Cut, Draw)
"""Acts that are mere luck."""
SHOWN: Final = 3
"""How many alternatives are told."""
ADVICE: Final = 2
"""How many sentences of the book."""


def advise(game: str, view: View[Any], player: Player[Any]) -> Explanation:
    """What this player would do, and why.

    Every sentence is true of the position as far as it says: where the cards leave a doubt, the
    words do too.
    """
    if isinstance(player, RandomPlayer):
        return _explained(game, view, player.act(view), Reason(kind=CHANCE))
    consider = getattr(player, "consider", None)
    thoughts = consider(view) if consider is not None else None
    if thoughts is None:
        action = player.act(view)
        kind = LOT if isinstance(action, LOTS) else BOOK
        return _explained(game, view, action, Reason(kind=kind))
    if isinstance(thoughts.acts[0].action, LOTS):
        return _explained(game, view, thoughts.acts[0].action, Reason(kind=LOT))
    # The nets need NumPy and the kernel, which whoever asks a novice has no use for.
    from ridotto.bots.explanations.deciding_reason import chair_of, decide

    first, *others = thoughts.acts
    reason = decide(reasons_of(game).sheet, chair_of(GAMES[game], view), thoughts)
    unit = unit_of(game)
    rest = (
        Alternative(
            one.action,
            one.loss,
            explanation_sentence(worth(one.loss, thoughts.scale, unit, alike=one.alike)),
            worse=not one.alike and one.loss > 0,
        )
        for one in [one for one in others if one.clear][:SHOWN]
    )
    return _explained(game, view, first.action, reason, first.value, tuple(rest))


def _explained(
    game: str, view: View[Any], action: Action, reason: Reason, value: float | None = None,
    rest: tuple[Alternative, ...] = (),
) -> Explanation:  # fmt: skip
    advice = [one for one in book_advice(game, view, action) if not one.against][:ADVICE]
    # Who has weighed nothing has nothing to add to the book's advice.
    said = () if reason.kind == BOOK and advice else tuple(word(reasons_of(game), reason))
    said = (*said, *_weighed(reason, rest))
    told = (*advice, *said) if reason.kind in VAGUE else (*said, *advice)
    return Explanation(
        action=action, reason=reason, said=told, value=value, unit=unit_of(game), alternatives=rest
    )  # fmt: skip


def _weighed(reason: Reason, rest: tuple[Alternative, ...]) -> Iterator[ExplanationSentence]:
    """What the cards of other acts are worth: all that is known where no reason is seen."""
    if reason.kind == LATER:
        worse = [one for one in rest if one.worse and _cards_of(one.action)]
        for other in worse[:1]:
            yield explanation_sentence(weighed_against(_cards_of(other.action), other.worth.said))
    if reason.kind == ALIKE and (single := [card for one in rest for card in _card_of(one.action)]):
        yield explanation_sentence(as_good(tuple(single)))


def _card_of(action: Action) -> tuple[Card, ...]:
    card: Card | None = getattr(action, "card", None)
    return () if card is None else (card,)


def _cards_of(action: Action) -> tuple[Card, ...]:
    cards: tuple[Card, ...] = getattr(action, "cards", ())
    return cards or _card_of(action)


def book_advice(game: str, view: View[Any], action: Action) -> tuple[ExplanationSentence, ...]:
    """What the book says of such an act, the most important first."""
    return tuple(reasons_of(game).advice(view, action))


def unit_of(game: str) -> str:
    """What the worth of an act is counted in."""
    unit = match_unit_of(game)
    return unit.score_unit or unit.currency
