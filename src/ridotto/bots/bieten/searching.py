"""Players who mix: a strategy learnt by regret, and for the master worlds to weigh it in."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from ridotto.bots.bieten.mind import Books, Mind, Weighed, clock, hands, tilted
from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.quick.bonds import lawful_names
from ridotto.bots.bieten.quick.moves import act_on, to_word, words
from ridotto.bots.bieten.quick.playing import cards, name_worth, share, sign_of
from ridotto.bots.bieten.quick.ranges import catch_up
from ridotto.bots.bieten.script import NOBODY, Script, simple
from ridotto.bots.bieten.shadow import action_for
from ridotto.bots.bieten.sitting import BietenPlayer
from ridotto.bots.bieten.strategy import MOST, Strategy, strategy_for
from ridotto.bots.chance import dice_for
from ridotto.games.bieten import BIETEN
from ridotto.games.bieten.acts import Done
from ridotto.games.bieten.state import After, Answering, Before, Bieten
from ridotto.table import Action, Ask, Do, View

LEVELS: Final = ("player", "master")
WORLDS: Final = {"player": 60, "master": 400}
"""How many worlds are imagined for a choice; without any the strategy is followed as it stands."""

HEAT_OF_WORDS: Final = 0.03
HEAT_OF_CARDS: Final = 0.01
KEEN: Final = 0.008
"""The heat of the master's words among several: a point is worth less there, and nobody's
strategy is in balance, so that the worlds weigh more. It takes ``OFTENER`` as many of them."""

OFTENER: Final = 4
FLOOR: Final = 0.02
"""What even a thing the strategy never does is thought worth trying."""

SLOWLY: Final = 40
"""The most worlds where the shadow is interpreted."""

FEW: Final = 32
MANY: Final = 5000
"""The least and the most worlds where time decides."""

NAMES: Final = 4
"""How many names of the Weli are weighed."""


class Advice(msgspec.Struct, frozen=True):
    """Something one might do, how often one should, and what it is worth if that was weighed."""

    action: Action
    share: float
    value: float | None = None


@cache
def books_for(players: int, weli: bool, swift: bool) -> Books:
    """The strategy for so many players, ready to use."""
    return Books(strategy_for(players, weli=weli), hands(swift=swift))


class BietenSearcher:
    """A mixed strategy, computed; *master* also imagines what the others hold."""

    def __init__(
        self,
        *,
        seed: int,
        level: str = "master",
        budget_ms: float | None = None,
        worlds: int | None = None,
        swift: bool = True,
        strategy: Strategy | None = None,
    ) -> None:
        if level not in LEVELS:
            raise ValueError(f"no level {level!r}; there are: {', '.join(LEVELS)}")
        self.seed, self.level, self.budget_ms = seed, level, budget_ms
        self.worlds = WORLDS[level] if worlds is None else worlds
        self.oftener = OFTENER if worlds is None and level == "master" else 1
        self.swift = swift and self.worlds > 0
        self.novice = BietenPlayer(seed=seed)
        self.books = Books(strategy, hands(swift=self.swift)) if strategy else None
        """A strategy of one's own, if given, for whatever number of players."""

    def act(self, view: View[Bieten]) -> Action:
        """A lawful action of the view's seat."""
        claim = self.novice.claim(view)
        if claim is not None:
            return claim
        if not self._converses(view):
            return self.novice.act(view)
        return Turn(self, view).decide()

    def choices(self, view: View[Bieten]) -> list[Advice]:
        """What one might do now, the likeliest first; nothing where there is no choice."""
        if not self._converses(view):
            return []
        found = Turn(self, view).all()
        return sorted(found, key=lambda advice: -advice.share)

    @staticmethod
    def _converses(view: View[Bieten]) -> bool:
        """Is there a choice of words or cards that the shadow can tell?"""
        table = view.table
        if not isinstance(table.phase, Before | After | Answering) or not simple(table):
            return False
        return len(lawful(view)) > 1 and view.seat in table.deal.players


def lawful(view: View[Bieten]) -> list[Action]:
    """What the rules let the view's seat do now."""
    offers = (o for o in BIETEN.offers(view) if not isinstance(o, Ask))
    return [offer.action for offer in offers if isinstance(offer, Do)]


class Turn:
    """One moment at the table: figure after figure, then the cards."""

    def __init__(self, who: BietenSearcher, view: View[Bieten]) -> None:
        assert view.seat is not None
        self.who, self.view, table = who, view, view.table
        self.lawful = lawful(view)
        self.dice = dice_for(who.seed, view)
        self.script = Script(table, view.seat)
        players = min(MOST, len(table.deal.players))
        self.books = who.books or books_for(players, table.rules.weli, who.swift)
        self.s = list(self.script.shown)
        self._come_to_the_table()
        self.mind: Mind | None = None
        self.several = len(table.deal.players) > 2 and who.worlds > 0

    def _come_to_the_table(self) -> None:
        """End turns that nobody used."""
        script, s = self.script, self.s
        if s[at.PHASE] != at.ANSWERING:
            catch_up(s, script.speaker, script.phase, NOBODY, [], [0, 0, 0])

    def decide(self) -> Action:
        """Go through the figures, then the cards, and let chance choose as the shares say."""
        while True:
            options = self.options()
            if not options:
                return self._silence()
            mixed = self.mixed(options)
            chosen = self.dice.choices(mixed, weights=[option.share for option in mixed])[0]
            action = action_for(self.s, chosen.act, self.script.players)
            if action is not None:
                return action if action in self.lawful else self.who.novice.act(self.view)
            act_on(self.s, at.PASS)

    def all(self) -> list[Advice]:
        """Everything one might do, with its share: of words first, of cards what is left."""
        found: list[Advice] = []
        left = 1.0
        while True:
            options = self.options()
            if not options:
                return [*found, Advice(self._silence(), left)]
            passed = 0.0
            for option in self.mixed(options):
                action = action_for(self.s, option.act, self.script.players)
                if action is None:
                    passed = option.share
                elif action in self.lawful:
                    found.append(Advice(action, left * option.share, option.value))
            left *= passed
            if passed == 0.0:
                return found
            act_on(self.s, at.PASS)

    def _silence(self) -> Action:
        done = [action for action in self.lawful if isinstance(action, Done)]
        return done[0] if done else self.lawful[0]

    def options(self) -> list[Weighed]:
        """What may be done at the next word or card of mine, as the strategy shares it."""
        s, here = self.s, (self.s[at.PHASE], self.s[at.TURN], self.s[at.TRICK])
        acts, tags = [0, 0, 0], [0, 1, 2]
        if to_word(s):
            count = words(s, acts)
        elif (s[at.PHASE], s[at.TURN], s[at.TRICK]) != here:
            return []
        else:
            count = cards(s, acts, tags)
        if (s[at.PHASE], s[at.TURN], s[at.TRICK]) != here:
            return []
        if count == 1:
            return self._named([Weighed(acts[0], 1.0)])
        sign, book = sign_of(s), self.books.strategy.book
        parts = [share(book, sign, tags, count, n) for n in range(count)]
        return self._named([Weighed(acts[n], parts[n]) for n in range(count)])

    def _named(self, options: list[Weighed]) -> list[Weighed]:
        """The Weli under the names that promise most."""
        if not any(o.act >= at.NAMED for o in options):
            return options
        p = self.script.me
        open_to = lawful_names(self.s, p)
        names = [n for n in range(32) if open_to >> n & 1]
        names.sort(key=lambda n: -name_worth(self.s, p, n))
        weli = next(o for o in options if o.act >= at.NAMED)
        best = [Weighed(at.NAMED + n, weli.share / 2**k) for k, n in enumerate(names[:NAMES])]
        return [o for o in options if o.act < at.NAMED] + (best if self.who.worlds else best[:1])

    def mixed(self, options: Sequence[Weighed]) -> Sequence[Weighed]:
        """How often each should be done: by the strategy, leaning where worlds are weighed."""
        if len(options) == 1 or not self.who.worlds:
            return options
        weighed = self._weighed(options)
        card = self.s[at.PHASE] == at.BEFORE and self.s[at.CURSOR] == at.FIGURES
        keen = self.several and self.who.level == "master"
        words = KEEN if keen else HEAT_OF_WORDS
        shares = tilted(weighed, HEAT_OF_CARDS if card else words, FLOOR)
        pairs = zip(weighed, shares, strict=True)
        return [msgspec.structs.replace(option, share=share) for option, share in pairs]

    def _weighed(self, options: Sequence[Weighed]) -> list[Weighed]:
        if self.mind is None:
            self.mind = self._imagine(options)
        return self.mind.weigh(options, self.s[at.CURSOR])

    def _imagine(self, options: Sequence[Weighed]) -> Mind:
        """As many worlds as are wished, or as the time allows, by a few tried first."""
        throws = [1 + self.dice.randrange(2**31 - 300) for _ in range(2)]
        count, budget = self.who.worlds, self.who.budget_ms
        count *= self.who.oftener if self.several else 1
        if not self.books.tools.swift:
            count = min(count, SLOWLY)
        if budget is not None:
            begun = clock()
            self._mind(FEW, throws).weigh(options, self.s[at.CURSOR])
            spent = 1000 * (clock() - begun)
            # A player has enough of his few worlds; a master takes all the time there is.
            most = MANY if self.who.level == "master" else count
            count = int(min(most, max(FEW, FEW * (budget - spent) / max(spent, 0.01))))
        return self._mind(count, throws)

    def _mind(self, count: int, throws: list[int]) -> Mind:
        return Mind(self.script, self.books, count, throws)
