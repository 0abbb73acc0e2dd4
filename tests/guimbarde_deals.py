"""Deals of Guimbarde on which the compiled rules and the readable ones are compared."""

from functools import cache
from random import Random
from typing import Any, Final

from ridotto.cards import Card
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.pack import PERMANENT
from ridotto.games.guimbarde.state import Guimbarde, Playing
from ridotto.kernel import guimbarde as kernel
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.guimbarde import layout, tables
from ridotto.kernel.guimbarde.numbering import (
    CUT,
    NUMBER,
    NUMBERS,
    SILENT,
    word_of,
)
from ridotto.table import RuleSet
from ridotto.testing.agreement import Pair

(BOOK,) = GUIMBARDE.rule_sets.values()

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"pack": "hombre40"},
    {"pack": "full52"},
    {"pack": "from_sixes"},
    {"stake_each_deal": False},
    {"point_by": "pips"},
    {"hidden_point": "stays"},
    {"hidden_point": "stays", "point_by": "pips"},
    {"marriage_king_led": False},
    {"hand_marriage_time": "at_boxes"},
    {"grand_table_immediate": True},
    {"grand_table_king_pays": False},
    {"fou_pay": "when_played"},
    {"fou_pay": "none"},
    {"break_marriage": "allowed_for_fine"},
    {"must_overtake": False},
    {"fonds_takes": "fonds_only"},
    {"fonds_always": False},
    {"fonds_always": False, "fonds_takes": "fonds_only"},
    {"final_boxes": "last_winner", "deals": 1},
    {"marriage_king_led": False, "fou_pay": "when_played", "must_overtake": False},
    {"marriage_king_led": False, "hand_marriage_time": "at_boxes", "stake_each_deal": False},
    {"break_marriage": "allowed_for_fine", "marriage_king_led": False, "point_by": "pips"},
    {"break_marriage": "allowed_for_fine", "must_overtake": False, "fou_pay": "when_played"},
    {"grand_table_immediate": True, "grand_table_king_pays": False, "deals": 1},
)
"""Every option with each of its values, and some together."""

PLAYERS: Final = range(3, 10)
MOST_WITH_SMALL: Final = 7


def rules_for(number: int) -> RuleSet:
    """Options and numbers of players by turns."""
    return _agreed(*_by_turns(number))[0]


def tables_for(number: int) -> Tables:
    """The kernel's tables for them."""
    return _agreed(*_by_turns(number))[1]


def _by_turns(number: int) -> tuple[int, int]:
    """Which options, and how many play."""
    turn, place = divmod(number, len(OPTIONS))
    small = OPTIONS[place].get("pack") in ("hombre40", "from_sixes")
    most = MOST_WITH_SMALL if small else max(PLAYERS)
    return place, min(PLAYERS) + turn % (most - min(PLAYERS) + 1)


@cache
def _agreed(place: int, players: int) -> tuple[RuleSet, Tables]:
    rules = BOOK.with_options({"players": players, **OPTIONS[place]})
    return rules, kernel.make_tables(rules)


def any_party(chance: Random, t: Tables, deal: Deal) -> None:
    """Anybody deals, somewhere in the sitting or at its end, with anything in the boxes."""
    deal[layout.DEALER] = chance.randrange(t[tables.PLAYERS])
    last = t[tables.SITTING] - 1
    deal[layout.DEALS] = chance.choice((0, last, chance.randrange(last + 1)))
    for box in range(len(ALL)):
        deal[layout.BOXES + box] = chance.choice((0, t[tables.PLAYERS], chance.randrange(200)))


def sit(rules: RuleSet, seed: int, **how: Any) -> Pair:
    """A table somewhere in a sitting."""
    return Pair(GUIMBARDE, rules, seed, party=any_party, **how)


# Rare deals --------------------------------------------------------------------------------------


def court_cards_dealt(chance: Random, t: Tables, pack: Pack) -> None:
    """Kings, queens and Valets into the hands, if one card is lifted."""
    courts = word_of(Card(suit + rank) for suit in "shdc" for rank in "KQJ")
    dealt = int(t[tables.PLAYERS] * t[tables.TRICKS])
    high = [n for n in pack.tolist() if courts >> n & 1]
    low = [n for n in pack.tolist() if not courts >> n & 1]
    top = high + low[: dealt - len(high)]
    chance.shuffle(top)
    rest = low[dealt - len(high) :]
    # Sometimes one of the three is turned.
    if chance.random() < 0.2:
        place = top.index(NUMBER[chance.choice(PERMANENT)])
        top[place], rest[0] = rest[0], top[place]
    pack[:] = [rest[-1], *top, *rest[:-1]]


def in_court(chance: Random, table: Guimbarde, numbers: list[int]) -> int:
    """One card is lifted, Points are named, kings are led, and the three are kept for the end."""
    if numbers[0] == CUT + 1:
        return CUT + 1
    if SILENT in numbers:
        return numbers[0] if chance.random() < 0.8 else SILENT
    if isinstance(table.phase, Playing) and chance.random() < 0.9:
        three = word_of(PERMANENT)
        kings = word_of(Card(f"{suit}K") for suit in "sdc")
        led = [n for n in numbers if n < NUMBERS and kings >> n & 1 and table.deal.trick_number > 2]
        kept = [n for n in numbers if not (three | kings | kings >> 1) >> n & 1]
        lesser = [n for n in numbers if not three >> n & 1]
        return chance.choice((not table.deal.trick and led) or kept or lesser or numbers)
    return chance.choice(numbers)
