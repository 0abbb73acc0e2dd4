"""Learning a strategy by regret: counterfactual regret minimisation on sampled deals.

Every player in turn learns for one deal. Along the deal he tries, at each of his choices, every
thing he might do, playing each out once by the present strategy of all; what he would rather have
done is added to his regrets, and regrets make the next strategy. The strategy kept is the average
of all strategies the others played by, the later weighing more.
"""

from ridotto.bots.bieten.quick.count import count_deal
from ridotto.bots.bieten.quick.dice import below, throw
from ridotto.bots.bieten.quick.layout import (
    BIDDER,
    CUSTOMS,
    DEALT,
    FIGURES,
    GAIN,
    GIVER,
    HAND,
    LACK,
    LED,
    MOST,
    NAME,
    OWNER,
    PACK,
    PLAYERS,
    ROW,
    SIZE,
    TAKEN,
    WELI,
    Cells,
    Floats,
    Reals,
    Rooms,
)
from ridotto.bots.bieten.quick.moves import act_on, actor
from ridotto.bots.bieten.quick.playing import (
    choices,
    clipped,
    copy_to,
    pick,
    play_out,
    prospects,
    sign_of,
    slate_key,
)

CURIOSITY = 0.4
"""How often the learner does anything at all, to come where the strategy would not go."""


def clear(s: Cells, players: int, pack: int, taken: int) -> None:
    """A deal with nothing said or laid."""
    for n in range(SIZE):
        s[n] = 0
    s[PLAYERS], s[PACK], s[TAKEN], s[CUSTOMS] = players, pack, taken, 0
    s[NAME] = s[OWNER] = s[LED] = -1
    for n in range(FIGURES):
        s[BIDDER + n] = s[GIVER + n] = -1
    for n in range(3 * MOST):
        s[ROW + n] = -1


def deal_cards(s: Cells, dice: Cells) -> None:
    """Three cards each."""
    gone = 0
    for p in range(s[PLAYERS]):
        hand = 0
        for _ in range(3):
            card = below(dice, s[PACK])
            while (gone >> card) & 1:
                card = below(dice, s[PACK])
            gone |= 1 << card
            hand |= 1 << card
            s[OWNER] = p if card == WELI else s[OWNER]
        s[HAND + p] = s[DEALT + p] = hand


def random_slate(s: Cells, goal: int, dice: Cells) -> None:
    """Everybody lacks something, from one point to all of them."""
    for p in range(s[PLAYERS]):
        s[LACK + p] = 1 + below(dice, goal)


def mix(regrets: Reals, book: Floats, sign: int, count: int, tags: Cells) -> None:
    """The strategy that regrets ask for: each thing as often as its regret weighs."""
    total = 0.0
    for n in range(count):
        total += max(0.0, regrets[3 * sign + tags[n]])
    for n in range(count):
        regret = max(0.0, regrets[3 * sign + tags[n]])
        book[3 * sign + tags[n]] = regret / total if total > 0.0 else 1.0 / count


def learn(
    s: Cells,
    trial: Cells,
    learner: int,
    weight: float,
    kept: float,
    worths: Reals,
    book: Floats,
    other: Reals,
    regrets: Floats,
    average: Floats,
    dice: Cells,
    rooms: Rooms,
    values: Floats,
) -> None:
    """One deal, in which one player learns and the others play by ``other``.

    Its regrets weigh ``weight``; what the others do goes into the average with ``kept``.
    """
    acts, tags, spare, spare_tags, throws = rooms[0], rooms[1], rooms[2], rooms[3], rooms[4]
    while True:
        count = choices(s, acts, tags)
        if count == 0:
            break
        if count == 1:
            act_on(s, acts[0])
            continue
        sign = sign_of(s)
        if actor(s) != learner:
            for n in range(count):
                average[3 * sign + tags[n]] += kept * other[3 * sign + tags[n]]
            act_on(s, acts[pick(other, sign, tags, count, dice)])
            continue
        mean, total = 0.0, 0.0
        throw(dice)
        for n in range(count):
            copy_to(s, trial)
            act_on(trial, acts[n])
            # The same throws for each: what differs is then mostly what he did.
            throws[0], throws[1] = dice[0], dice[1]
            play_both(trial, learner, book, other, throws, spare, spare_tags)
            values[n] = prospects(trial, learner, worths)
            mean += values[n] * book[3 * sign + tags[n]]
            total += book[3 * sign + tags[n]]
        mean = mean / total if total > 0.0 else 0.0
        chosen = pick(book, sign, tags, count, dice)
        for n in range(count):
            regrets[3 * sign + tags[n]] += weight * (values[n] - mean)
        mix(regrets, book, sign, count, tags)
        if throw(dice) < CURIOSITY:
            chosen = below(dice, count)
        act_on(s, acts[chosen])


def play_both(
    s: Cells, p: int, book: Reals, other: Reals, dice: Cells, acts: Cells, tags: Cells
) -> None:
    """To the end of the deal: p by one strategy, the others by another."""
    while True:
        count = choices(s, acts, tags)
        if count == 0:
            break
        mine = actor(s) == p
        which = 0
        if count > 1:
            which = pick(book if mine else other, sign_of(s), tags, count, dice)
        act_on(s, acts[which])
    count_deal(s)


def train(
    players: int,
    pack: int,
    goal: int,
    first: int,
    last: int,
    every: int,
    customs: int,
    worths: Reals,
    book: Floats,
    stranger: Reals,
    strange: float,
    regrets: Floats,
    average: Floats,
    dice: Cells,
    s: Cells,
    trial: Cells,
    rooms: Rooms,
    values: Floats,
) -> None:
    """Deals from the first to the last of so many, a share of them among strangers."""
    for n in range(first, last):
        taken = 1 if players < 5 and throw(dice) < 0.25 else 0
        clear(s, players, pack, taken)
        s[CUSTOMS] = customs
        random_slate(s, goal, dice)
        deal_cards(s, dice)
        weight = (n + 1) / every
        met = throw(dice) < strange
        learn(
            s, trial, n % players, weight, 0.0 if met else weight * weight, worths, book,
            stranger if met else book, regrets, average, dice, rooms, values,
        )  # fmt: skip


def duel(
    players: int,
    pack: int,
    goal: int,
    deals: int,
    worths: Reals,
    book: Reals,
    other: Reals,
    dice: Cells,
    s: Cells,
    rooms: Rooms,
    sums: Floats,
) -> None:
    """Sum up what one player by ``book`` takes from others by ``other``: points, and prospects.

    Each deal is played from every chair. ``sums``: points, their squares, prospects, squares.
    """
    acts, tags, throws, notes = rooms[0], rooms[1], rooms[4], rooms[5]
    for _ in range(deals):
        points, hopes = 0.0, 0.0
        clear(s, players, pack, 0)
        random_slate(s, goal, dice)
        for p in range(players):
            notes[p] = s[LACK + p]
        notes[10], notes[11] = dice[0], dice[1]
        for chair in range(players):
            clear(s, players, pack, 0)
            for p in range(players):
                s[LACK + p] = notes[p]
            throws[0], throws[1] = notes[10], notes[11]
            deal_cards(s, throws)
            play_both(s, chair, book, other, dice, acts, tags)
            points += s[GAIN + chair] - others_gain(s, chair)
            hopes += prospects(s, chair, worths)
        sums[0] += points / players
        sums[1] += (points / players) ** 2
        sums[2] += hopes / players
        sums[3] += (hopes / players) ** 2


def others_gain(s: Cells, chair: int) -> float:
    """What the others made, on the average."""
    total = 0
    for p in range(s[PLAYERS]):
        total += s[GAIN + p] if p != chair else 0
    return total / (s[PLAYERS] - 1)


def sweep(
    players: int,
    pack: int,
    goal: int,
    deals: int,
    book: Reals,
    worths: Reals,
    tallies: Floats,
    dice: Cells,
    s: Cells,
    rooms: Rooms,
) -> None:
    """What slates are worth, by what they are worth a deal later: sums and counts in tallies."""
    acts, tags, notes = rooms[0], rooms[1], rooms[5]
    for _ in range(deals):
        clear(s, players, pack, below(dice, 2))
        random_slate(s, goal, dice)
        for p in range(players):
            notes[p] = stand(s, p)
        deal_cards(s, dice)
        play_out(s, book, dice, acts, tags)
        for p in range(players):
            tallies[2 * notes[p]] += prospects(s, p, worths)
            tallies[2 * notes[p] + 1] += 1


def stand(s: Cells, p: int) -> int:
    """The key of the slate as p sees it before a deal."""
    low, high = 9, 1
    for other in range(s[PLAYERS]):
        if other != p:
            lack = clipped(s[LACK + other])
            low, high = min(low, lack), max(high, lack)
    return slate_key(s[PLAYERS], s[TAKEN], clipped(s[LACK + p]), low, high)
