"""Deals on which kernel and rules are compared: shuffled well, and arranged so that rules fire."""

from bench.agreement import ORDER, Pair
from ridotto.cards import Card
from ridotto.games.minchiate.cutting import cut_limits, may_be_robbed, worthless_bottom
from ridotto.games.minchiate.pack import PACK, TAROCCHI
from ridotto.games.minchiate.state import TRICKS
from ridotto.kernel.minchiate.tables import Tables
from ridotto.table import RuleSet


def random_deal(rules: RuleSet, tables: Tables, seed: int) -> Pair:
    """A deal from a well shuffled pack; the cutter mostly robs all he can."""
    pair = Pair(rules, tables, seed)
    pack = list(PACK.cards)
    pair.chance.shuffle(pack)
    least, most = cut_limits(pair.table)
    return _deal_from(pair, pack, pair.chance.randint(least, most))


def stacked_deal(rules: RuleSet, tables: Tables, seed: int) -> Pair:
    """What can be robbed lies together, so that much is robbed or turned up."""
    pair = Pair(rules, tables, seed)
    good = [card for card in PACK.cards if may_be_robbed(pair.table.rules, card)]
    rest = [card for card in PACK.cards if card not in good]
    pair.chance.shuffle(good)
    pair.chance.shuffle(rest)
    place = pair.chance.randrange(len(rest))
    least, most = cut_limits(pair.table)
    lifted = place + pair.chance.randint(1, len(good))
    pack = [*rest[:place], *good, *rest[place:]]
    return _deal_from(pair, pack, min(max(lifted, least), most))


def _deal_from(pair: Pair, pack: list[Card], lifted: int) -> Pair:
    rules, chance = pair.table.rules, pair.chance
    while not worthless_bottom(rules, pack[-1]):
        place = chance.randrange(len(pack))
        pack[place], pack[-1] = pack[-1], pack[place]
    robs = chance.randrange(4) if chance.random() < 0.2 else rules.cut.rob_most
    pair.from_pack(pack, lifted, robs)
    pair.play()
    return pair


def lopsided_deal(rules: RuleSet, tables: Tables, seed: int) -> Pair:
    """One side has nearly all tarocchi, so that the other often takes no trick; any mark."""
    pair = Pair(rules, tables, seed)
    chance, side = pair.chance, seed // len(ORDER) % 2
    tarocchi = list(TAROCCHI)
    others = [card for card in PACK.cards if card not in tarocchi]
    chance.shuffle(tarocchi)
    chance.shuffle(others)
    few = chance.choice((0, 0, 0, 1, 5))
    strong = [*tarocchi[few:], *others[: 2 * TRICKS - len(tarocchi) + few]]
    weak = [*tarocchi[:few], *others[2 * TRICKS - len(tarocchi) + few :]]
    chance.shuffle(strong)
    weak = chance.sample(weak, 2 * TRICKS)
    halves = ((strong, weak), (weak, strong))[side]
    hands = tuple(tuple(halves[n % 2][n // 2 :: 2]) for n in range(len(ORDER)))
    bound = pair.table.rules.marks.resto
    pair.from_hands(hands, chance.randrange(1 - bound, bound))
    pair.play()
    return pair
