"""What others may hold, by what they said and laid: worlds weighed by the strategy.

A script is what everybody heard and saw of a deal, four numbers an entry: who, what kind of thing,
which figure, answer or card, and in which trick.
"""

from ridotto.bots.bieten.quick.chances import is_void
from ridotto.bots.bieten.quick.dice import below
from ridotto.bots.bieten.quick.layout import (
    AFTER,
    ANSWERING,
    BEFORE,
    CURSOR,
    DEALT,
    FIGURES,
    HAND,
    NAMED,
    OWNER,
    PACK,
    PASS,
    PHASE,
    PLAYERS,
    TRICK,
    TURN,
    WELI,
    Cells,
    Floats,
    Reals,
    Rooms,
)
from ridotto.bots.bieten.quick.moves import act_on, actor, answer, lay, offer, onward, words
from ridotto.bots.bieten.quick.playing import cards, copy_to, play_out, prospects, share
from ridotto.bots.bieten.quick.rights import may_offer
from ridotto.bots.bieten.quick.signs import card_sign, word_sign

OFFERED, ANSWER, CARD = range(3)

TRUST = 0.85
"""How far others are believed to play by the strategy; else they do anything."""

NEVER = 1e-9
"""What is left of a world in which somebody did what he could not have done."""


def judged(p: int, me: int) -> bool:
    """Is it another's act, to be weighed? Where ``me`` is nobody, nothing is."""
    return me >= 0 and p != me


def believed(chance: float, count: int) -> float:
    """A chance by the strategy, mixed with ignorance."""
    return TRUST * chance + (1.0 - TRUST) / count


def passed_over(s: Cells, p: int, until: int, book: Reals, tags: Cells) -> float:
    """How likely he offers none of the figures from the cursor on; the cursor moves."""
    chance = 1.0
    while s[CURSOR] < until:
        if may_offer(s, p, s[CURSOR]):
            chance *= believed(share(book, word_sign(s), tags, 2, PASS), 2)
        s[CURSOR] += 1
    return chance


def plain_tags(tags: Cells) -> None:
    """At words every thing bears its own number."""
    for n in range(3):
        tags[n] = n


def close_turn(s: Cells, me: int, book: Reals, tags: Cells) -> float:
    """A player who has laid his card says nothing more."""
    p = s[TURN]
    plain_tags(tags)
    chance = passed_over(s, p, FIGURES, book, tags) if judged(p, me) else 1.0
    onward(s)
    return chance


def offered(s: Cells, me: int, figure: int, book: Reals, tags: Cells) -> float:
    """He offers a figure, having passed over some."""
    p, chance = s[TURN], 1.0
    plain_tags(tags)
    if judged(p, me):
        chance = passed_over(s, p, figure, book, tags)
        s[CURSOR] = figure
        if may_offer(s, p, figure):
            chance *= believed(share(book, word_sign(s), tags, 2, 1), 2)
        else:
            chance = NEVER
    offer(s, p, figure)
    return chance


def answered(s: Cells, me: int, act: int, book: Reals, acts: Cells, tags: Cells) -> float:
    """The player asked answers."""
    p, chance = actor(s), 1.0
    plain_tags(tags)
    if judged(p, me):
        count = words(s, acts)
        if act >= count:
            chance = NEVER
        elif count > 1:
            chance = believed(share(book, word_sign(s), tags, count, act), count)
    answer(s, act)
    return chance


def laid(s: Cells, me: int, act: int, book: Reals, acts: Cells, tags: Cells) -> float:
    """A card, and before it nothing more said."""
    p, chance = s[TURN], 1.0
    if judged(p, me):
        plain_tags(tags)
        chance = passed_over(s, p, FIGURES, book, tags)
        s[CURSOR] = FIGURES
        chance *= card_share(s, act, book, acts, tags)
    lay(s, p, act)
    return chance


def card_share(s: Cells, act: int, book: Reals, acts: Cells, tags: Cells) -> float:
    """How likely he lays this of his cards; the Weli under whatever name."""
    count = cards(s, acts, tags)
    for n in range(count):
        if acts[n] == act or (acts[n] >= NAMED and act >= NAMED):
            if count == 1 or s[TRICK] == 2:
                return 1.0
            return believed(share(book, card_sign(s), tags, count, n), count)
    return NEVER


def retell(
    s: Cells, script: Cells, entries: int, me: int, book: Reals, acts: Cells, tags: Cells
) -> float:
    """Let a deal happen as it was heard; how likely the others' part of it was."""
    chance = 1.0
    for n in range(entries):
        who, kind, what = script[4 * n], script[4 * n + 1], script[4 * n + 2]
        if kind != ANSWER:
            same = s[TURN] == who and s[TRICK] == script[4 * n + 3]
            if s[PHASE] == AFTER and (kind == CARD or not same):
                chance *= close_turn(s, me, book, tags)
            if kind == OFFERED:
                chance *= offered(s, me, what, book, tags)
            else:
                chance *= laid(s, me, what, book, acts, tags)
        else:
            chance *= answered(s, me, what, book, acts, tags)
    return chance


def catch_up(s: Cells, speaker: int, phase: int, me: int, book: Reals, tags: Cells) -> float:
    """Come to where the table is: turns nobody used are over."""
    chance = 1.0
    while s[PHASE] == AFTER and (phase == BEFORE or s[TURN] != speaker):
        chance *= close_turn(s, me, book, tags)
    return chance


def deal_hidden(s: Cells, shown: Cells, me: int, seen: Cells, dice: Cells) -> None:
    """Cards for what others hold hidden, none of a suit they did not follow.

    ``shown`` is the deal as far as everybody knows it, ``seen`` what each is known to hold.
    """
    gone = s[DEALT + me]
    for p in range(s[PLAYERS]):
        gone |= seen[p]
    for p in range(s[PLAYERS]):
        if p == me:
            continue
        hand, tries = seen[p], 0
        while bit_count(hand) < 3:
            card = below(dice, s[PACK])
            tries += 1
            fits = tries > 200 or card == WELI or not is_void(shown, p, card >> 3)
            if fits and not (gone >> card) & 1:
                gone |= 1 << card
                hand |= 1 << card
        s[HAND + p] = s[DEALT + p] = hand
        if (hand >> WELI) & 1:
            s[OWNER] = p


def bit_count(hand: int) -> int:
    """How many cards, the Weli too."""
    count = 0
    for card in range(33):
        count += (hand >> card) & 1
    return count


def imagine(
    root: Cells,
    shown: Cells,
    seen: Cells,
    script: Cells,
    entries: int,
    speaker: int,
    phase: int,
    me: int,
    book: Reals,
    worlds: list[Cells],
    weights: Floats,
    count: int,
    dice: Cells,
    rooms: Rooms,
) -> None:
    """Fill worlds that look like the deal so far, each weighed by how likely it is."""
    acts, tags = rooms[0], rooms[1]
    for n in range(count):
        s = worlds[n]
        copy_to(root, s)
        deal_hidden(s, shown, me, seen, dice)
        chance = retell(s, script, entries, me, book, acts, tags)
        if s[PHASE] != ANSWERING:
            chance *= catch_up(s, speaker, phase, me, book, tags)
        weights[n] = chance


def appraise(
    worlds: list[Cells],
    weights: Reals,
    count: int,
    me: int,
    acts: Cells,
    options: int,
    book: Reals,
    worths: Reals,
    dice: Cells,
    trial: Cells,
    rooms: Rooms,
    values: Floats,
) -> None:
    """What each thing to do is worth, on the average of the worlds, played out by the strategy."""
    spare, tags, throws = rooms[0], rooms[1], rooms[4]
    total = 0.0
    for k in range(options):
        values[k] = 0.0
    for n in range(count):
        if weights[n] <= NEVER:
            continue
        total += weights[n]
        below(dice, 2)
        for k in range(options):
            throws[0], throws[1] = dice[0], dice[1]
            copy_to(worlds[n], trial)
            act_on(trial, acts[k])
            play_out(trial, book, throws, spare, tags)
            values[k] += weights[n] * prospects(trial, me, worths)
    for k in range(options):
        values[k] = values[k] / total if total > 0.0 else 0.0


def point_all(worlds: list[Cells], count: int, cursor: int) -> None:
    """In all worlds the question is about this figure, or the card."""
    for n in range(count):
        worlds[n][CURSOR] = cursor
