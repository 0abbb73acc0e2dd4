"""What the search stands on in the kernel: stakes, the quick player, and reading others' plays."""

import numpy as np
import pytest

from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.pack import PACK
from ridotto.kernel.chance import Dice, dice_from
from ridotto.kernel.minchiate import (
    NUMBER,
    Deal,
    deal_random,
    empty_deal,
    finish,
    layout,
    make_tables,
    new_pack,
    words,
)
from ridotto.kernel.minchiate.minds import CHOICES, GAP, VALUES, Mind, make_mind
from ridotto.kernel.minchiate.policy import choose, look_at_loot, play_noting, play_out, weigh
from ridotto.kernel.minchiate.reading import Past, explains
from ridotto.kernel.minchiate.stakes import ENDS, add_stakes
from ridotto.kernel.minchiate.tricks import lawful_cards
from ridotto.kernel.words import pick

NUMBERED: dict[str, int] = dict(NUMBER.items())
T = make_tables(MINCHIATE.rule_sets["dresden-1798"])


def position(hands: tuple[str, str, str, str], ours: str, *, trick: int, leader: int = 0) -> Deal:
    """Four hands and side 0's tricks; whatever is not named lies in side 1's."""
    deal = empty_deal()
    named = [PACK.parse(text) if text else () for text in (*hands, ours)]
    used = {card for cards in named for card in cards}
    rest = [card for card in PACK.cards if card not in used]
    for place, cards in enumerate((*named[:4], named[4], tuple(rest))):
        at = layout.HANDS + 2 * place
        deal[at : at + 2] = words(cards)
    deal[layout.PHASE], deal[layout.TRICK] = layout.PLAYING, trick
    deal[layout.LED] = layout.NOTHING
    deal[layout.MATTO_BY] = deal[layout.WAITING] = layout.NOBODY
    deal[layout.TURN] = deal[layout.WINNING] = leader
    deal[layout.ROUNDS] = layout.EVERY_SUIT
    return deal


def stakes(deal: Deal, times: int = 64) -> Mind:
    mind, ends, dice = make_mind(), np.zeros(ENDS, dtype=np.int64), dice_from(1)
    for _ in range(times):
        add_stakes(T, mind, deal, ends, 1 / times, dice)
    return mind


def test_a_card_means_its_death_and_its_versicole() -> None:
    """One card is left that counts, the 30, and the other cards of its versicole lie as follows.

    Side 0 has 28 and 29: with the 30 it counts 28-29-30, 5 each, 15. Side 1 has 31, 32, 33 and
    more above: with the 30 its run is one card longer, 5; it has 20 and the Tromba, so that the
    diecine 10-20-30-40 come to 5 + 5 + 5 + 10 = 25; and its Matto goes with them for 5 more. A
    death is three times 5. Together 15 + 15 + 5 + 25 + 5 = 65.
    """
    mind = stakes(position(("30", "c2", "c3", "c4"), "28 29", trick=21))
    assert mind[GAP + NUMBERED["30"]] == pytest.approx(65)
    assert mind[GAP + NUMBERED["c2"]] == 0


def chosen(mind: Mind, deal: Deal) -> str:
    """The card the quick player values most."""
    look_at_loot(mind, deal)
    count = weigh(T, mind, deal, 0)
    best = int(mind[VALUES : VALUES + count].argmax())
    number = int(mind[CHOICES + best])
    return next(card for card, each in NUMBER.items() if each == number)


def led_to(deal: Deal, mind: Mind, *cards: str) -> None:
    for card in cards:
        play_noting(T, mind, deal, 0, NUMBERED[card])


def test_the_quick_player_brings_a_gelosa_home_when_last() -> None:
    """Nobody plays after him: the Papa uno takes the trick (Dr. 15)."""
    deal = position(("c9 40 39", "c8 14 12", "c7 38 37", "1 16 15"), "2 3", trick=19)
    mind = stakes(deal)
    led_to(deal, mind, "c9", "c8", "c7")
    assert chosen(mind, deal) == "1"


def test_the_quick_player_leaves_partner_his_trick() -> None:
    """Partner's 30 has it, and he is last: he does not spend the Mondo (Dr. 12)."""
    deal = position(("s7 12 11", "30 c7 d8", "s8 14 d9", "39 16 15"), "", trick=19)
    mind = stakes(deal)
    led_to(deal, mind, "s7", "30", "s8")
    assert chosen(mind, deal) in ("15", "16")


def by_chance(deal: Deal, mind: Mind, voids: int, dice: Dice) -> int:
    lo, hi = lawful_cards(T, deal)
    return int(play_noting(T, mind, deal, voids, pick(lo, hi, dice)))


def test_the_quick_player_beats_chance_by_far() -> None:
    """Forty deals, side 0 by the book's weights: some 140 points a deal, with an error of 15."""
    dice, pack, total = dice_from(9), new_pack(T), 0
    for number in range(40):
        deal = empty_deal()
        deal_random(T, deal, pack, number % 4, dice)
        mind, voids = stakes(deal, 8), 0
        look_at_loot(mind, deal)
        while deal[layout.PHASE] != layout.COUNTING:
            if deal[layout.TURN] % 2:
                voids = by_chance(deal, mind, voids, dice)
            else:
                card = choose(mind, weigh(T, mind, deal, voids), dice)
                voids = play_noting(T, mind, deal, voids, card)
        finish(T, deal)
        early = int(deal[layout.RESTI] - deal[layout.RESTI + 1])
        total += int(deal[layout.DIFFERENCE]) + 60 * early
    assert total / 40 > 65


def test_a_playout_plays_every_card() -> None:
    dice, deal = dice_from(5), empty_deal()
    deal_random(T, deal, new_pack(T), 0, dice)
    # 84 cards, and perhaps one given for the Matto.
    assert play_out(T, stakes(deal, 8), deal, 0, dice) in (84, 85)
    assert not deal[layout.HANDS : layout.PILES].any()


def test_a_high_card_wasted_says_that_no_low_one_was_there() -> None:
    """The second to play puts the Mondo on a worthless tarocco that partner's card already beats.

    He would hardly have done so with the 6 in his hand; with the Tromba besides he might.
    """
    hands = ("8 c2 c3", "39 {} d3", "c5 c6 c7", "14 15 16")
    likely = []
    for other in ("6", "40"):
        world = position((hands[0], hands[1].format(other), *hands[2:]), "", trick=19)
        first = position(("8", "39", "", ""), "", trick=19)
        first[layout.PILES : layout.PILES + 4] = world[layout.PILES : layout.PILES + 4]
        for card, place in (("8", layout.HANDS), ("39", layout.HANDS + 2)):
            lo, hi = words(PACK.parse(card))
            world[place] &= ~lo
            world[place + 1] &= ~hi
        plays = np.array([NUMBERED["8"], NUMBERED["39"]])
        past = Past(first, plays, 3, np.zeros(5), empty_deal())
        likely.append(explains(T, stakes(world), past, world, 1))
    assert likely[0] < likely[1]
