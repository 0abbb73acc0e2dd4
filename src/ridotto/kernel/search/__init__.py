"""What each lawful act is worth to a seat, judged by nothing but what that seat may know.

Worlds that the seat cannot tell from the one it sits in are drawn (``worlds``), and weighted by how
likely the others were to do in them what they did (``world_weights``). In each of them every act is
tried, and a critic that sees all cards says what follows (``evaluate``). Reviews value deals with
open cards (``open_values``), reasons play them on to their end (``continuations``). Nothing here
names a game.
"""

from ridotto.kernel.search.actor_critic import Actor, Critic, Nets
from ridotto.kernel.search.deal_history import History, NotFollowed, read_history
from ridotto.kernel.search.evaluate import Budget, Judged, judge_acts
from ridotto.kernel.search.open_values import Valuer
from ridotto.kernel.search.world_weights import weigh_worlds, weighed_worlds
from ridotto.kernel.search.worlds import World, draw_worlds

__all__ = [
    "Actor",
    "Budget",
    "Critic",
    "History",
    "Judged",
    "Nets",
    "NotFollowed",
    "Valuer",
    "World",
    "draw_worlds",
    "judge_acts",
    "read_history",
    "weigh_worlds",
    "weighed_worlds",
]
