"""A hint: what a good player would do from this chair, and why."""

from ridotto.bots import Explanation, explain
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.cli.minchiate.inks import mark, marks
from ridotto.cli.typed import Puzzled
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Action, View


def hint(view: View[Minchiate]) -> list[str]:
    """What the computer player would do in this person's place."""
    if view.seat not in MINCHIATE.awaited(view.table):
        raise Puzzled("There is nothing to advise on now.")
    player = MinchiatePlayer(seed=0)
    told = explain("minchiate", view, player.act(view), player=player)
    lines = [f"A computer player would {_words(told.action)}.", told.why, _others(told)]
    return [line for line in lines if line]


def _others(told: Explanation) -> str:
    """What it is worth, and what the next best cards are."""
    if told.value is None:
        return ""
    others = [
        f"{mark(other.action.card)} {other.value:+.1f}"
        for other in told.alternatives
        if isinstance(other.action, acts.Play | acts.PlayFallen)
    ]
    rest = f"; {', '.join(others)}" if others else ""
    return f"In {told.unit}: {told.value:+.1f}{rest}."


def _words(action: Action) -> str:
    match action:
        case acts.Play(card=card) | acts.PlayFallen(card=card):
            return f"play {mark(card)}"
        case acts.Discard(cards=cards):
            return f"lay away {marks(cards)}"
        case acts.Declare(versicole=versicole):
            return "declare " + (", ".join(map(marks, versicole)) or "nothing")
        case acts.Exchange(card=card):
            return f"give {mark(card)}"
        case acts.Rob(card=card):
            return f"rob {mark(card)}"
        case acts.Cut(lifted=lifted):
            return f"lift {lifted} cards"
    return "do what Enter does"
