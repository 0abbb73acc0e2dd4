"""A hint: what a good player would do from this chair, and why."""

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
    action = player.act(view)
    told = [f"A computer player would {_words(action)}."]
    if isinstance(action, acts.Play | acts.PlayFallen):
        told.append(f"Why, in points: {player.choices(view)[0].why}.")
    return told


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
