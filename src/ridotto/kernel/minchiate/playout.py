"""Deals played out at random, quicker than act by act: nobody remembers who played what."""

from ridotto.kernel.bits import in_step, kept_apart
from ridotto.kernel.card_sets import pick, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Pack, Words
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.count import finish, gain
from ridotto.kernel.minchiate.deal_start import begin, cut, leave, may_rob, rob_on, shuffle
from ridotto.kernel.minchiate.declare import declare_all
from ridotto.kernel.minchiate.discards import draw_blind, lay_away, places_left
from ridotto.kernel.minchiate.layout import (
    COUNTING,
    DEALER,
    DISCARDING,
    EXCHANGING,
    FILLING,
    HANDS,
    LYING,
    PHASE,
    PLAYING,
    SEATS,
    SIZE,
    TAROCCHI,
    TURN,
    Deal,
    Numbers,
)
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.tricks import (
    exchangeable,
    give,
    lawful_cards,
    play,
    play_trick_random,
)
from ridotto.kernel.splitmix import Dice, below


@compiled
def playout_random(t: Tables, deal: Deal, dice: Dice) -> int:
    """From the lead on, any lawful card as likely as the next; how many cards were chosen.

    Everybody shows every versicola.
    """
    declare_all(t, deal)
    in_step()
    chosen = 0
    # To the first trick that is played whole. What seldom happens has a loop of its own: games that
    # are played side by side on a GPU wait there for each other instead of at every trick.
    while deal[PHASE] != COUNTING and (deal[PHASE] != PLAYING or deal[LYING] != 0):
        lo, hi = lawful_cards(t, deal)
        play(t, deal, pick(lo, hi, dice))
        declare_all(t, deal)
        chosen += 1
    in_step()
    while deal[PHASE] != COUNTING:
        play_trick_random(t, deal, dice)
        chosen += SEATS
        while deal[PHASE] == EXCHANGING:
            lo, hi = exchangeable(t, deal)
            give(t, deal, pick(lo, hi, dice))
            chosen += 1
    return chosen


@compiled
def deal_random(t: Tables, deal: Deal, pack: Pack, dealer: int, dice: Dice) -> None:
    """To the first lead: cut anywhere, rob all one can, lay away by the simple policy."""
    kept_apart()
    deal[DEALER] = dealer
    shuffle(t, pack, dice)
    in_step()
    begin(t, deal, pack, 0)
    in_step()
    cut(deal, t[tables.CUT_LEAST] + below(dice, t[tables.CUT_MOST] - t[tables.CUT_LEAST] + 1))
    # One way out of the loop: games side by side on a GPU then go on from here together.
    robs = may_rob(t, deal)
    while robs:
        robs = rob_on(t, deal) and may_rob(t, deal)
    in_step()
    leave(t, deal)
    in_step()
    while deal[PHASE] == DISCARDING:
        hand = HANDS + 2 * deal[TURN]
        lo, hi = shortest(t, deal[hand], deal[hand + 1])
        lay_away(t, deal, pick(lo, hi, dice))
    while deal[PHASE] == FILLING:
        draw_blind(t, deal, pick(places_left(deal), 0, dice))


@compiled
def play_deal(t: Tables, deal: Deal, pack: Pack, acts: Words, dice: Dice) -> int:
    """A whole deal so, the next dealer dealing; how many cards were chosen.

    Acts are no part of it, and the room for them is left as it is.
    """
    deal_random(t, deal, pack, (deal[DEALER] + 1) % SEATS, dice)
    in_step()
    chosen = playout_random(t, deal, dice)
    in_step()
    finish(t, deal)
    return chosen


@compiled
def play_many(t: Tables, deals: int, dice: Dice, deal: Deal, pack: Pack, tally: Numbers) -> int:
    """Play random deals from the shuffle to the last payment; returns the number of cards chosen.

    ``tally`` gathers every place of the settled deals, so that nothing is left uncounted.
    """
    chosen = 0
    for number in range(deals):
        deal_random(t, deal, pack, number % SEATS, dice)
        chosen += playout_random(t, deal, dice)
        finish(t, deal)
        for place in range(SIZE):
            tally[place] += deal[place]
    return chosen


@compiled
def copy(position: Deal, deal: Deal) -> None:
    """Copy a position into another array."""
    for place in range(SIZE):
        deal[place] = position[place]


@compiled
def play_out_many(
    t: Tables, position: Deal, times: int, dice: Dice, deal: Deal, resti: Numbers
) -> int:
    """Play one position out this number of times; returns how many cards were chosen.

    ``resti`` gathers side 0's resti and their squares.
    """
    chosen = 0
    for _ in range(times):
        copy(position, deal)
        chosen += playout_random(t, deal, dice)
        finish(t, deal)
        won = gain(t, deal, 0)
        resti[0] += won
        resti[1] += won * won
    return chosen


@inlined
def shortest(t: Tables, lo: int, hi: int) -> tuple[int, int]:
    """What the simple policy lays away first: cartiglie of the shortest suit, to make a void.

    Then tarocchi that count nothing; carte di conto only when nothing else is left (Dr. 8).
    """
    best = 0
    for suit in range(TAROCCHI):
        poor = lo & t[tables.LANES + suit] & ~t[tables.CONTO]
        if poor and (not best or popcount(poor) < popcount(best)):
            best = poor
    poor = hi & ~t[tables.CONTO + 1]
    if best:
        return best, 0
    return (0, poor) if poor else (lo, hi)
