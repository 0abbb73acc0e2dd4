"""Deals of Kaiserspiel on which kernel and rules are compared: any, and such as seldom happen."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from ridotto.cards import Card
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.kaiserspiel.pack import COURTS, SUIT_LETTERS, of_suit
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.kernel import kaiserspiel as kernel
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.kaiserspiel import layout, tables
from ridotto.kernel.kaiserspiel.numbering import CARD, CUT, DEMAND, NUMBER, SHOW, SHOW_CHOSEN
from ridotto.testing.agreement import Pair, any_act

BOOK: Final = KAISERSPIEL.rule_sets["nuernberg-1770"]

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 3},
    {"unrestricted": True, "packet": 4, "target": 3},
    {"players": 3, "unrestricted": True, "direction": "left", "capot": 1},
    {"pack": 36, "unrestricted": True, "tournee_for": "both", "trump_sequence": 3, "partien": 2},
    {"pack": 36, "sevens_in_36": True, "point_by": "cards_then_pips", "cards_score": "difference"},
    {"cards_imperial_erases": False, "capot": 2, "target": 2, "stake": 7, "partien": 3},
    {"players": 3, "packet": 4, "point_by": "cards_then_pips", "cards_imperial_erases": False},
    {"players": 3, "direction": "left", "sevens_in_36": True, "trump_sequence": 1, "target": 1},
    {"rummel_of": "any_suit"},
    {"players": 3, "rummel_of": "any_suit", "point_by": "cards_then_pips"},
)
"""Every option that bears on play or payment, with every number of players."""

RULES: Final = [BOOK.with_options(options) for options in OPTIONS]
TABLES: Final = [kernel.make_tables(rules) for rules in RULES]


def any_board(chance: Random, t: Tables, deal: Deal) -> None:
    """Anybody deals, and the Partie may be far on."""
    players, late = int(t[tables.PLAYERS]), chance.random() < 0.4
    deal[layout.DEALER] = chance.randrange(players)
    for seat in range(players):
        target = int(t[tables.TARGET])
        deal[layout.FICHES_BEFORE + seat] = target - 1 if late else chance.randrange(target)
        deal[layout.LOOSE_BEFORE + seat] = t[tables.FOUR] * chance.randrange(6)


Wanted = tuple[dict[int, list[Card]], Card | None]
"""Cards by speaker, counted from elder, and the card that is turned."""


def four_alike(chance: Random, players: int, pack: list[Card]) -> Wanted:
    """Everybody has all cards of some ranks."""
    ranks = sorted({card[1:] for card in pack})
    chance.shuffle(ranks)
    hands = {n: [s + r for s in SUIT_LETTERS for r in ranks[2 * n : 2 * n + 2]] for n in range(2)}
    return {n % players: [Card(card) for card in hand] for n, hand in hands.items()}, None


def sequences(chance: Random, players: int, pack: list[Card]) -> Wanted:
    """The high cards of a suit are in one hand, those of trumps too."""
    hands: dict[int, list[Card]] = {n: [] for n in range(players)}
    for suit in SUIT_LETTERS:
        hands[chance.randrange(players)] += [Card(suit + rank) for rank in COURTS]
    low = [card for card in pack if card[1:] not in COURTS]
    return {n: hand[:11] for n, hand in hands.items()}, chance.choice(low)


def turned_completes(chance: Random, players: int, pack: list[Card]) -> Wanted:
    """The turned card lacks in somebody's four of a kind, and in his sequence."""
    turned = chance.choice(pack)
    suit, rank = turned[0], turned[1:]
    mates = [card for card in pack if card[1:] == rank and card != turned]
    if rank in COURTS:
        mates += [Card(suit + court) for court in COURTS if court != rank]
    return {chance.choice((players - 1, players - 1, 0)): mates}, turned


def every_trick(chance: Random, players: int, pack: list[Card]) -> Wanted:
    """Elder has all trumps but the turned one, and the high cards of another suit."""
    first, second = chance.sample(SUIT_LETTERS, 2)
    trumps = of_suit(pack, first)
    courts = [Card(second + rank) for rank in COURTS]
    del players
    return {0: [*trumps[:-1], *courts][:12]}, trumps[-1]


def split_courts(chance: Random, players: int, pack: list[Card]) -> Wanted:
    """Elder has the long trumps without an ace, which somebody else must give up."""
    suit = chance.choice(SUIT_LETTERS)
    trumps = [card for card in of_suit(pack, suit) if card[1:] != "A"]
    return {0: trumps[:-1], 1 + chance.randrange(players - 1): [Card(suit + "A")]}, trumps[-1]


def equal_points(chance: Random, players: int, pack: list[Card]) -> Wanted:
    """The same ranks of different suits."""
    suits = chance.sample(SUIT_LETTERS, players)
    ranks = chance.sample(sorted({card[1:] for card in pack}), 5)
    return {n: [Card(suit + rank) for rank in ranks] for n, suit in enumerate(suits)}, None


THEMES: Final[tuple[Callable[[Random, int, list[Card]], Wanted], ...]] = (
    four_alike, sequences, turned_completes, every_trick, split_courts, equal_points,
)  # fmt: skip


def arrange(chance: Random, t: Tables, pack: Pack) -> None:
    """A theme, laid so that one card is to be lifted."""
    players, size = int(t[tables.PLAYERS]), len(pack)
    everything = [CARD[int(number)] for number in kernel.new_pack(t)]
    hands, turned = chance.choice(THEMES)(chance, players, everything)
    order: dict[int, Card] = {}
    if turned is not None:
        order[int(t[tables.TURNED_PLACE])] = turned
    for speaker, cards in hands.items():
        first = tables.PLACES + speaker * int(t[tables.HAND])
        places = [int(p) for p in t[first : first + int(t[tables.HAND])] if int(p) not in order]
        cards = [card for card in cards if card not in order.values()]
        order |= dict(zip(chance.sample(places, min(len(cards), len(places))), cards, strict=False))
    rest = [card for card in everything if card not in order.values()]
    chance.shuffle(rest)
    final = [NUMBER[order[place] if place in order else rest.pop()] for place in range(size)]
    pack[:] = [final[-1], *final[:-1]]


def keenly(chance: Random, table: Kaiserspiel, lawful: list[int]) -> int:
    """One card is lifted; imperials are mostly shown, and Rummel mostly looked at."""
    if lawful[0] >= CUT:
        return lawful[0] if lawful[0] == CUT else any_act(chance, table, lawful)
    keen = [act for act in lawful if SHOW <= act < SHOW_CHOSEN or act == DEMAND]
    return keen[0] if keen and chance.random() < 0.7 else any_act(chance, table, lawful)


def rare_pair(which: int, seed: int, t: Tables | None = None, *, deals: int = 1) -> Pair:
    """Deals that were arranged; ``t`` may be wrong tables."""
    pair = Pair(
        KAISERSPIEL, RULES[which], seed, tables=TABLES[which] if t is None else t,
        party=any_board, arrange=arrange, choose=keenly, observing=0.0,
    )  # fmt: skip
    return pair.play(deals)
