"""Guimbarde under the laws all games keep, over hundreds of random deals."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from ridotto.cards import Card
from ridotto.games.guimbarde import GUIMBARDE, tricks
from ridotto.games.guimbarde.acts import Challenge, Play, TakeBack
from ridotto.games.guimbarde.events import ChallengeDecided
from ridotto.games.guimbarde.state import Drawing, Guimbarde
from ridotto.table import Action, Ask, Do, Event, Seat, visibility
from ridotto.table.tricks import Trick
from ridotto.testing import LawBroken, WatchedParty, check_party, laws

RULE_SET = GUIMBARDE.rule_sets["nuernberg-1770"]

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "five": {},
    "three": {"players": 3},
    "four": {"players": 4, "hand_marriage_time": "at_boxes", "fou_pay": "none"},
    "six": {"players": 6, "break_marriage": "allowed_for_fine", "marriage_king_led": False},
    "seven": {"players": 7, "pack": "hombre40", "fou_pay": "when_played", "point_by": "pips"},
    "eight": {"players": 8, "must_overtake": False, "grand_table_immediate": True},
    "nine": {"players": 9, "stake_each_deal": False, "fonds_takes": "fonds_only"},
    "full": {"pack": "full52", "final_boxes": "last_winner", "grand_table_king_pays": False},
}
PARTIES: Final = 12
LARGE: Final = ("seven", "eight", "nine")
"""Tables that take longer; fewer deals of theirs are looked at."""

each_variant = pytest.mark.parametrize("variant", VARIANTS)


class Book:
    """Who may know what: one's hand, what was played or laid open, and the turned card."""

    def hidden(self, state: Guimbarde, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """All cards on the table but those the seat holds or has seen."""
        del log
        lying = {card for cards in GUIMBARDE.places(state).values() for card in cards}
        return sorted(lying - set(_known(state, seat)))

    def kin(self, card: Card) -> str:
        """Small cards of a suit; courts and aces make marriages, boxes and other pips."""
        return card[0] if card[1:].isdecimal() else card


def _known(state: Guimbarde, seat: Seat) -> Iterator[Card]:
    if isinstance(state.phase, Drawing):
        yield from (state.phase.lots.spread[place] for place in state.phase.lots.drawn)
        return
    deal = state.deal
    yield from deal.hands[seat]
    yield from (card for cards in deal.shown for card in cards)
    yield from (card for trick in deal.tricks for card in trick.cards)
    yield from (played.card for played in deal.trick)
    if deal.turned is not None:
        yield deal.turned


@each_variant
@pytest.mark.parametrize("batch", range(4))
def test_random_deals_keep_the_laws(variant: str, batch: int) -> None:
    """Some 300 deals in all variants, every fourth sitting strict."""
    rules = RULE_SET.with_options(VARIANTS[variant])
    for seed in range(batch * PARTIES // 4, (batch + 1) * PARTIES // 4):
        strict = seed % 4 == 3
        book, deals = Book(), 2 if variant in LARGE else 4
        check_party(GUIMBARDE, rules, seed, knowledge=book, strict=strict, deals=deals)


@each_variant
def test_whole_sittings_end_with_empty_boxes(variant: str) -> None:
    """Two deals by everybody; jettons of people and boxes stay the same throughout."""
    rules = RULE_SET.with_options(VARIANTS[variant])
    dice = Random(7)
    course = WatchedParty.open(GUIMBARDE, rules)
    while not GUIMBARDE.over(course.state):
        course.do(course.step(dice))
        jettons_are_constant(course.state)
    assert course.state.party.deals == 2 * course.state.rules.players
    assert sum(course.state.boxes) == 0


def jettons_are_constant(state: Guimbarde) -> None:
    """What people have won lies no longer in the boxes, and the other way round."""
    *people, boxes = state.party.accounts
    assert sum(people) + sum(state.boxes) == state.carried
    assert sum(state.boxes) == boxes + state.carried
    assert min(state.boxes) >= 0


def any_held_card(course: WatchedParty[Guimbarde], dice: Random) -> Action:
    """Whatever a careless person plays, lawful or not; before the play only lawful acts."""
    seat = tricks.next_player(course.state)
    if seat is None or dice.random() < 0.2:
        return course.step(dice)
    return Play(seat, dice.choice(course.state.deal.hands[seat]))


def asked(course: WatchedParty[Guimbarde], dice: Random) -> Action | None:
    """Now and then somebody puts a card right, or claims what looks odd."""
    seat = dice.randrange(0, course.state.rules.players)
    offers = GUIMBARDE.offers(course.views[seat])
    odd = [o.action for o in offers if isinstance(o, Ask)]
    odd += [o.action for o in offers if isinstance(o, Do) and isinstance(o.action, TakeBack)]
    often = 0.8 if GUIMBARDE.settled(course.state) else 0.15
    return dice.choice(odd) if odd and dice.random() < often else None


@each_variant
def test_careless_play_at_a_strict_table_keeps_the_laws(variant: str) -> None:
    """Faults, cards taken back, fines: the pack stays whole and so do the jettons."""
    rules = RULE_SET.with_options(VARIANTS[variant])
    dice = Random(5)
    course = WatchedParty.open(GUIMBARDE, rules, strict=True)
    decided: list[bool] = []
    while course.state.party.deals < 6:
        events = course.do(asked(course, dice) or any_held_card(course, dice))
        decided += [event.upheld for event in events if isinstance(event, ChallengeDecided)]
        laws.pack_is_partitioned(course)
        laws.payments_sum_to_zero(course)
        jettons_are_constant(course.state)
    laws.views_are_true(course)
    laws.fold_gives_state(course)
    laws.records_round_trip(course)
    assert {True, False} == set(decided)


@each_variant
def test_worlds_are_found_after_careless_play(variant: str) -> None:
    """At a strict table, too, a world can be drawn from what a chair has seen."""
    rules = RULE_SET.with_options(VARIANTS[variant])
    dice = Random(6)
    course = WatchedParty.open(GUIMBARDE, rules, strict=True)
    while course.state.party.deals < 2:
        course.do(asked(course, dice) or any_held_card(course, dice))
        if dice.random() < 0.05:
            laws.sampled_world_reproduces_view(course, dice.choice(course.views), dice)


def test_a_challenge_of_lawful_play_never_succeeds() -> None:
    """Whatever looks odd at a strict table: the referee finds nothing where all was lawful."""
    dice = Random(11)
    course = WatchedParty.open(GUIMBARDE, RULE_SET, strict=True)
    asked_for = 0
    while course.state.party.deals < 2:
        course.do(course.step(dice))
        for seat in course.state.seats:
            offers = GUIMBARDE.offers(course.views[seat])
            asks = [offer.action for offer in offers if isinstance(offer, Ask)]
            for action in asks[:1] if dice.random() < 0.2 else ():
                assert isinstance(action, Challenge)
                before = course.state.party.accounts
                course.do(action)
                asked_for += 1
                assert course.state.party.accounts == before
    assert asked_for > 10


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw every packet dealt, the first view law would notice."""
    monkeypatch.setattr(visibility.Audience, "admits", lambda *_: True)
    visibility.audiences.cache_clear()
    with pytest.raises(LawBroken, match="can tell"):
        check_party(GUIMBARDE, RULE_SET, 1, knowledge=Book())


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a trick lost its last card on the way to its winner, the partition would notice."""
    monkeypatch.setattr(tricks, "Trick", lambda a, plays, b: Trick(a, plays[:-1], b))
    with pytest.raises(LawBroken, match="the pack lies"):
        check_party(GUIMBARDE, RULE_SET, 0, knowledge=Book(), deals=1)
