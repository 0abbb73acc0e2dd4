"""What a sentence about a card claims, asked of the true world, however the trick may end."""

import re
from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.pack import KINGS, NUMBER, PACK
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.tricks import duty_of, judge_card, next_turn, winner_of
from ridotto.games.minchiate.versicole import find_versicole
from ridotto.table import Seat, apply
from ridotto.table.tricks import Played

CODE: Final = r"\b(?:[cdsb](?:[RQCF]|\d+)|M(?!\w)|\d+)\b"
"""A card as sentences in English name it."""


def lawful(state: Minchiate, seat: Seat) -> list[Card]:
    duty = duty_of(state, seat)
    return [card for card in duty.hand if judge_card(duty, card).lawful]


class End:
    """One way a trick may end."""

    def __init__(self, before: Minchiate, card: Card, pick: Callable[[list[Card]], Card]) -> None:
        state, trick = before, list(before.deal.trick)
        while len(trick) < 4:
            turn = next_turn(state)
            assert turn is not None
            card = card if len(trick) == len(before.deal.trick) else pick(lawful(state, turn.seat))
            trick.append(Played(turn.seat, card, turn.seat))
            state, _ = apply(MINCHIATE, state, acts.Play(turn.seat, card))
        self.trick, self.winner = trick, winner_of(trick)
        self.lines = state.deal.lines[len(before.deal.lines) :]


class Case:
    """A card that somebody may play, and the ways the trick may end in the true world."""

    def __init__(self, state: Minchiate, seat: Seat, card: Card, dice: Random) -> None:
        self.state, self.seat, self.card, self.dice = state, seat, card, dice
        self.side, self.deal = state.side(seat), state.deal

    @cached_property
    def ends(self) -> list[End]:
        """Random endings, and those with everybody's highest and lowest cards."""
        picks = (self.dice.choice, self.dice.choice, self.dice.choice, _highest, _lowest)
        return [End(self.state, self.card, pick) for pick in picks]

    @property
    def ours(self) -> set[bool]:
        """Whether our side has the trick, as it may end."""
        return {self.state.side(end.winner.seat) == self.side for end in self.ends}

    def dies(self, card: Card, side: int) -> bool:
        """Does this side mark the death of this card, however the trick ends?"""
        return all(
            any(line.rule == "death" and line.side == side and card in line.cards for line in lines)
            for lines in (end.lines for end in self.ends)
        )


def _height(card: Card) -> int:
    return NUMBER.get(card, -PACK.index[card])


def _highest(cards: list[Card]) -> Card:
    return max(cards, key=_height)


def _lowest(cards: list[Card]) -> Card:
    return min(cards, key=_height)


def named(words: str) -> list[Card]:
    """The cards a sentence names."""
    return [Card(code) for code in re.findall(CODE, words)]


def is_ours(case: Case, words: str) -> bool:
    del words
    return case.ours == {True}


def is_theirs(case: Case, words: str) -> bool:
    del words
    return case.ours == {False}


def kills(case: Case, words: str) -> bool:
    """Every card named before the colon lies there, is an enemy's, and dies."""
    cards = named(words.partition(":")[0])
    lying = {p.card for p in case.deal.trick if case.state.side(p.seat) != case.side}
    marked = int(re.findall(r"marks? (\d+)", words)[0])
    worth = case.state.rules.worth
    return (
        bool(cards)
        and lying.issuperset(cards)
        and marked == sum(worth[card] for card in cards)
        and all(case.dies(card, case.side) for card in cards)
        and _broken(case, words)
    )


def _broken(case: Case, words: str) -> bool:
    """The versicola is out of their reach once our tricks, this one and my hand are taken off."""
    found = re.findall(r"no longer make (.+)\.", words)
    if not found:
        return True
    trick = {played.card for played in case.deal.trick}
    mine = {*case.deal.piles[case.side], *case.deal.hands[case.seat], *trick}
    rest = [card for card in PACK.cards if card not in mine]
    left = find_versicole(case.state.rules, rest)
    return not any(_same(found[0], versicola.cards) for versicola in left)


def _same(title: str, cards: tuple[Card, ...]) -> bool:
    """Is this the versicola of that name? A run is named by its ends."""
    ends = re.findall(r"(\d+) to (\d+)", title)
    if ends:
        low, high = map(int, ends[0])
        return {str(n) for n in range(low, high + 1)} <= set(cards)
    sign = {"Papi": {"3"}, "Matto": {"1", "40", "M"}, "Tredici": {"13"}, "Diecine": {"20"}}
    kings = {"Re": set(KINGS)}
    wanted = next(v for k, v in (sign | kings).items() if k in title)
    if wanted == set(KINGS):
        return len(wanted.intersection(cards)) >= 3
    if "Papi" in title:
        return len({"1", "2", "3", "4", "5"}.intersection(cards)) >= 3
    others = {"1", "28"} if "Tredici" in title else {"30"} if "Diecine" in title else set()
    return wanted | others <= set(cards)


def comes_home(case: Case, words: str) -> bool:
    """The card is ours however the trick ends, and makes the versicola where that is said."""
    if case.ours != {True} or named(words)[:1] != [case.card]:
        return False
    made = re.findall(r"makes (.+)\.", words)
    if not made:
        return True
    pile = [*case.deal.piles[case.side], *(p.card for p in case.deal.trick), case.card]
    found = find_versicole(case.state.rules, pile)
    return any(case.card in v.cards and _same(made[0], v.cards) for v in found)


def rescued(case: Case, words: str) -> bool:
    """Partner's cards lie there, and are ours however the trick ends."""
    friends = {p.card for p in case.deal.trick if case.state.side(p.seat) == case.side}
    return case.ours == {True} and friends.issuperset(named(words))


def is_lost(case: Case, words: str) -> bool:
    del words
    return case.dies(case.card, 1 - case.side)


def must_fall(case: Case, words: str) -> bool:
    (king,) = named(words)
    return all(king in {p.card for p in end.trick} for end in case.ends)


def stops(case: Case, words: str) -> bool:
    """The gelosa is with an enemy or elsewhere, and never takes this trick."""
    gelosa = named(words)[-1]
    return all(end.winner.card != gelosa for end in case.ends)


def stands_highest(case: Case, words: str) -> bool:
    (top,) = named(words)
    hands = case.deal.hands
    others = [card for seat in range(4) if seat != case.seat for card in hands[seat]]
    return all(NUMBER.get(card, 0) < NUMBER[top] for card in others)


def matto_saves(case: Case, words: str) -> bool:
    """Whatever else could be played would die."""
    del words
    others = [card for card in lawful(case.state, case.seat) if card != "M"]
    dice, side = case.dice, 1 - case.side
    return all(Case(case.state, case.seat, c, dice).dies(c, side) for c in others)


def clears(case: Case, words: str) -> bool:
    del words
    hand = [card for card in case.deal.hands[case.seat] if card != case.card]
    suit = case.card[0]
    return not any(card[0] == suit for card in hand) and any(card in NUMBER for card in hand)


def holds_back(case: Case, words: str) -> bool:
    (king,) = named(words)
    return king in lawful(case.state, case.seat) and king != case.card


def says_what_is_here(case: Case, words: str) -> bool:
    return named(words)[0] in case.deal.hands[case.seat]


TRUE: Final[tuple[tuple[str, Callable[[Case, str], bool]], ...]] = (
    ("kills their", kills),
    ("dies: your side marks", kills),
    ("brings the .* home", comes_home),
    ("partner’s card home", rescued),
    ("It loses ", is_lost),
    ("overtakes your partner’s certain", is_ours),
    ("leaves your partner the trick", is_ours),
    ("spends the .* where", is_ours),
    ("which no enemy can beat", is_ours),
    ("gives the (29|14) away", is_theirs),
    ("makes the ultima", is_ours),
    ("must fall", must_fall),
    ("makes tenuta", stops),
    ("which nobody can beat", stands_highest),
    ("would take any other trick", stands_highest),
    ("Matto saves (?!nothing)", matto_saves),
    ("You are out of", clears),
    ("back: an enemy", holds_back),
    ("tells your partner that", says_what_is_here),
)
"""What each kind of sentence claims, asked of the true world."""
