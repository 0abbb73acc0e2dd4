"""Deals of Taroc on which the compiled rules and the readable ones are compared."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np

from ridotto.cards import Card
from ridotto.games.taroc import TAROC
from ridotto.games.taroc.honours import Honour, catalogue
from ridotto.games.taroc.pack import KINGS, MONGUE, SKIS, SUITS, TAROCS
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import Laying, Taroc
from ridotto.kernel import taroc as kernel
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.taroc import layout, tables
from ridotto.kernel.taroc.layout import PLACES
from ridotto.kernel.taroc.numbering import CUT, NUMBER, PASS
from ridotto.table import Action, RuleSet, apply
from ridotto.testing.agreement import Arrange, Pair, any_act, bits_of

BOOK: Final = TAROC.rule_sets["taroc-spiel-1750"]

RICH: Final[dict[str, Any]] = {
    "extra_taroc": 5, "queens_with_skis": 6, "four_knights": 7, "four_valets": 3,
    "single_matador_honour": 5,
}  # fmt: skip
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 4},
    {"direction": "left", "skis_may_be_led": True},
    {"players": 4, "direction": "left", "king_seat": "left_of_dealer", "king_pays": True},
    {"players": 4, "king_seat": "left_of_dealer", "ten_tarocs_condition": "none"},
    {"pagat_card": 2, "matador_run": "both", "black_ace": "high", **RICH},
    {"matador_run": "both", "ten_tarocs_count_skis": False, **RICH},
    {"skar_taroc_rule": "pagat_if_fewer_than_four", "skis_deadline": 2},
    {"skar_taroc_rule": "pagat_if_fewer_than_four", "pagat_card": 2, "skar_t21": False},
    {"skar_t21": False, "must_overtrump": True, "skis_deadline": 1, "skis_may_be_led": True},
    {"must_overtrump": True, "black_ace": "high", "players": 4, "king_pays": True},
    {"matador_run": "none", "matadors": 7, "ten_tarocs": 9, "cavalerie": 4, "half_cavalerie": 2},
    {"kings": 0, "kings_with_skis": 5, "queens": 8, "further_matador": 3, "skis_deadline": 1},
    {"pagat_lost": 1, "pagat_lost_last": 2, "pagat_last": 3, "ten_tarocs_condition": "none"},
    {"pagat_lost_by": "overtrumped", "pagat_last_by": "trumping"},
    {"direction": "left"},
    {"direction": "left", "yielded_lead": "next", "skis_deadline": 2},
    {"pagat_lost": 0, "pagat_lost_last": 0, "pagat_last": 0, "matadors": 0, "cavalerie": 0},
)
"""Every option that bears on play or payment is there; ``deals`` are with the sittings."""


@cache
def agreed(number: int) -> tuple[RuleSet, Tables]:
    """The rules with the options of this number, and their tables."""
    rules = BOOK.with_options(OPTIONS[number])
    return rules, kernel.make_tables(rules)


def anybody_deals(chance: Random, t: Tables, deal: Deal) -> None:
    """Any dealer, any number of deals before."""
    deal[layout.DEALER] = chance.randrange(int(t[tables.PLAYERS]))
    deal[layout.DEALS] = chance.randrange(int(t[tables.SITTING]))


Hands: TypeAlias = list[list[Card]]
"""Cards that the three places are to have, the dealer first; the rest is dealt by chance."""
Deals: TypeAlias = Callable[[Random, Rules, int], Hands]


def an_honour(chance: Random, rules: Rules, number: int) -> Hands:
    """Somebody has a certain honour."""
    honours = list(catalogue(rules).values())
    hands: Hands = [[], [], []]
    hands[chance.randrange(PLACES)] = _cards_of(chance, honours[number % len(honours)])
    return hands


def _cards_of(chance: Random, honour: Honour) -> list[Card]:
    if honour.tarocs:
        return chance.sample((*TAROCS, SKIS), honour.tarocs)
    if honour.with_skis:
        return [SKIS, *chance.sample(honour.with_skis, 3)]
    return list(chance.choice(honour.ways))


def few_tarocs(chance: Random, rules: Rules, number: int) -> Hands:
    """The dealer has only the Pagat and one or two others, perhaps the Skis."""
    others = [card for card in TAROCS if card != rules.pagat]
    chance.shuffle(others)
    if number % 3 == 0:
        others.remove(MONGUE)
        others.insert(0, MONGUE)
    own = [rules.pagat, *others[: 1 + number % 2], *([SKIS] if number % 4 < 2 else [])]
    rest = [card for card in (*others, SKIS) if card not in own]
    return [own, rest[::2], rest[1::2]]


def no_skar(chance: Random, rules: Rules, number: int) -> Hands:
    """The dealer has four Kings and all tarocs (D 5)."""
    del chance, rules, number
    return [[*KINGS, *TAROCS, SKIS], [], []]


def weak_skis(chance: Random, rules: Rules, number: int) -> Hands:
    """Who has the Skis takes no trick, or one that holds only King, Queen and knight."""
    del rules
    pique, *red = SUITS[:3]
    king, queen, knight, valet, *pips = pique.cards
    once = number % 2 == 0
    weak = [SKIS, *pips, *(card for suit in red for card in suit.cards[-6:])]
    hands: Hands = [[queen, *TAROCS[::2]], [knight, *TAROCS[1::2]], []]
    hands.insert(1 if once else chance.randrange(PLACES), [*weak, king, valet] if once else weak)
    return hands[:3]


def long_tarocs(chance: Random, rules: Rules, number: int) -> Hands:
    """One has the Pagat and many tarocs, another the Skis, and perhaps all other tarocs."""
    hands: Hands = [[], [], []]
    owner, others = chance.randrange(PLACES), [card for card in TAROCS if card != rules.pagat]
    chance.shuffle(others)
    count = 9 if number % 2 else 13
    hands[owner] = [rules.pagat, *others[:count]]
    hands[(owner + 1) % PLACES] = [SKIS, *(others[count:] if number % 2 else [])]
    return hands


RARE: Final[tuple[Deals, ...]] = (
    an_honour, an_honour, an_honour, few_tarocs, few_tarocs, no_skar, weak_skis, long_tarocs,
)  # fmt: skip
HONOURS_A_CYCLE: Final = RARE.count(an_honour)
"""So that in time every honour has its turn."""


def arrange(rules: Rules, number: int) -> Arrange:
    """The pack of a rare deal, so that one card must be lifted."""

    def arranged(chance: Random, t: Tables, pack: Pack) -> None:
        cycle, turn = divmod(number, len(RARE))
        made = RARE[turn](chance, rules, HONOURS_A_CYCLE * cycle + turn)
        hands = [[NUMBER[card] for card in hand] for hand in made]
        rest = [int(n) for n in pack if not any(int(n) in hand for hand in hands)]
        places = [int(place) for place in t[tables.DEALT_TO : tables.DEALT_TO + len(pack)]]
        dealt = [hands[place].pop() if hands[place] else rest.pop() for place in places]
        pack[:] = [dealt[-1], *dealt[:-1]]

    return arranged


def choose_rarely(chance: Random, table: Any, lawful: list[int]) -> int:
    """Lift one card, lay tarocs away, announce, lead the King of Pique, save Skis and Pagat."""
    if CUT in lawful:
        return CUT
    high = [act for act in lawful if WORD <= act < PASS]
    if isinstance(table.phase, Laying):
        return any_act(chance, table, high or lawful)
    if not table.deal.led and NUMBER[Card("sK")] in lawful:
        return NUMBER[Card("sK")]
    kept = {PASS, NUMBER[SKIS], NUMBER[table.rules.pagat]} if chance.random() < 0.95 else set()
    spent = [act for act in lawful if act not in kept] or lawful
    if table.deal.number % 2:
        # Tarocs are saved, so that the Pagat may be lost in the last trick.
        spent = [act for act in spent if act not in high] or spent
    return any_act(chance, table, spent)


def rare_deal(number: int, seed: int, t: Tables | None = None, observing: float = 0) -> Pair:
    """A deal in which something happens that mere chance seldom brings."""
    rules, true = agreed(number)
    return Pair(
        TAROC,
        rules,
        seed,
        tables=true if t is None else t,
        party=anybody_deals,
        arrange=arrange(rules.read(Rules), seed),
        choose=choose_rarely,
        observing=observing,
    ).play()


def steps(
    rules: RuleSet, actions: Sequence[Action], *, strict: bool = False
) -> Iterator[tuple[Taroc, Action, Taroc, Any]]:
    """Every action, with the table before and after it and its events."""
    table = TAROC.open(rules, strict=strict)
    for action in actions:
        after, happened = apply(TAROC, table, action)
        yield table, action, after, happened
        table = after


def lawful_acts(t: Tables, deal: Deal) -> list[int]:
    found = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    kernel.lawful(t, deal, found)
    return list(bits_of(found))
