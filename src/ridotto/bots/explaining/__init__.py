"""Why one would do something: the value against the alternatives, and the reasons in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.bots.explaining.minchiate import say_of
from ridotto.bots.explaining.others import OTHERS
from ridotto.bots.explaining.told import Alternative, Explanation, Sentence
from ridotto.bots.guimbarde.sitting import advise as weigh_guimbarde
from ridotto.bots.kaiserspiel.memory import Memory as KaiserspielMemory
from ridotto.bots.kaiserspiel.weigh import Scales as KaiserspielScales
from ridotto.bots.minchiate import advise as weigh_minchiate
from ridotto.bots.player import Choice, Player
from ridotto.bots.tresette.sitting import weigh as weigh_tresette
from ridotto.games.guimbarde.acts import Marry
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.games.minchiate.acts import PlayFallen
from ridotto.table import Action, Seat, View
from ridotto.table.acts import Play

__all__ = ["Alternative", "Explanation", "Sentence", "advise", "explain"]

POINTS: Final = "points"
SHARE: Final = "% of the time"

SHOWN: Final = 3
"""So many sentences and alternatives are told: the most important."""


def _seat(view: View[Any]) -> Seat:
    assert view.seat is not None
    return view.seat


def weigh_kaiserspiel(table: Kaiserspiel, seat: Seat) -> tuple[Choice, ...]:
    """Every lawful card of Kaiserspiel, best first."""
    return KaiserspielScales(KaiserspielMemory(table, seat)).weigh()


Ranking = Callable[[View[Any]], tuple[Choice, ...]]

BY_THE_BOOK: Final[Mapping[str, Ranking]] = {
    "minchiate": weigh_minchiate,
    "tresette": weigh_tresette,
    "kaiserspiel": lambda view: weigh_kaiserspiel(view.table, _seat(view)),
    "guimbarde": lambda view: weigh_guimbarde(view.table, _seat(view)),
}
"""How the books' players rank their cards, where a player does not say so itself."""


def explain(
    game: str, view: View[Any], action: Action, *, player: Player[Any] | None = None
) -> Explanation:
    """Why the view's seat would do this, as this player weighs it, else as the books do.

    Every sentence is true of the position, whoever holds what: where the cards leave a doubt,
    the words do too.
    """
    return _explained(game, view, action, _weighed(game, view, action, player))


def advise(game: str, view: View[Any], player: Player[Any]) -> Explanation:
    """What this player would do, and why; of cards the best as it weighs them now.

    A player that thinks by the clock may weigh otherwise the second time it is asked: the advice
    and its figures come from one weighing.
    """
    action = player.act(view)
    weighed = _weighed(game, view, action, player)
    if weighed.acts and weighed.unit == POINTS and isinstance(action, Play):
        action = weighed.acts[0].action
    return _explained(game, view, action, weighed)


class Weighed(msgspec.Struct, frozen=True):
    """What might be done with what it is worth, best first, and in what that is counted."""

    acts: tuple[Alternative, ...] = ()
    unit: str = POINTS


def _weighed(game: str, view: View[Any], action: Action, player: Player[Any] | None) -> Weighed:
    """As the player weighs it, else as the books do; nothing where nothing is weighed."""
    own: Callable[[View[Any]], Sequence[Any]] | None = getattr(player, "choices", None)
    if game == "bieten":
        return _mixed(own(view)) if own is not None else Weighed()
    weigh = own or BY_THE_BOOK.get(game)
    if weigh is None or not _of_hand(action):
        return Weighed()
    return Weighed(tuple(_instead(action, choice) for choice in weigh(view)))


def _mixed(advice: Sequence[Any]) -> Weighed:
    """In Bieten a good player mixes: what counts is how often one should do a thing."""
    acts = tuple(Alternative(one.action, 100 * one.share) for one in advice)
    return Weighed(acts, SHARE)


def _of_hand(action: Action) -> bool:
    """Is it a card played, one's own or an open hand's?"""
    return isinstance(action, Play | Marry | PlayFallen)


def _instead(action: Action, choice: Choice) -> Alternative:
    """A card in place of the one played."""
    if getattr(action, "card", None) == choice.card:
        return Alternative(action, choice.value, choice.why)
    if isinstance(action, Marry):
        return Alternative(Play(action.seat, choice.card), choice.value, choice.why)
    return Alternative(msgspec.structs.replace(action, card=choice.card), choice.value, choice.why)


def _explained(game: str, view: View[Any], action: Action, weighed: Weighed) -> Explanation:
    mine = next((one for one in weighed.acts if one.action == action), None)
    rest = [one for one in weighed.acts if one is not mine][:SHOWN]
    return Explanation(
        action=action,
        value=mine.value if mine else None,
        unit=weighed.unit,
        alternatives=tuple(_with_words(game, view, one) for one in rest),
        said=_said(game, view, action, mine)[:SHOWN],
    )


def _with_words(game: str, view: View[Any], one: Alternative) -> Alternative:
    told = _said(game, view, one.action, one)
    return Alternative(one.action, one.value, told[0].words if told else "")


def _said(
    game: str, view: View[Any], action: Action, mine: Alternative | None
) -> tuple[Sentence, ...]:
    """The game's own words; what the player says of its choice where the game has none."""
    say = OTHERS.get(game)
    if say is None:
        return say_of(view, action)
    told = tuple(say(view, action))
    if told or mine is None:
        return told
    return (Sentence(mine.why or "nothing hangs on it"),)
