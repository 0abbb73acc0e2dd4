"""What each lawful act is worth to a seat, judged by nothing but what that seat may know.

Worlds that the seat cannot tell from the one it sits in are drawn (``worlds``), and weighted by how
likely the others were to do in them what they did. In each of them every act is tried, and a
critic that sees all cards says what follows (``evaluate``). Nothing here names a game.
"""

from ridotto.kernel.search.actor_critic import Actor, Critic, Nets
from ridotto.kernel.search.deal_history import History, NotFollowed, read_history
from ridotto.kernel.search.evaluate import Budget, Judged, judge_acts
from ridotto.kernel.search.worlds import World, draw_worlds, weigh_worlds

__all__ = [
    "Actor",
    "Budget",
    "Critic",
    "History",
    "Judged",
    "Nets",
    "NotFollowed",
    "World",
    "draw_worlds",
    "judge_acts",
    "read_history",
    "weigh_worlds",
]
