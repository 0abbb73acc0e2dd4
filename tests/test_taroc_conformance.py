"""Taroc under the laws all games keep, over hundreds of random deals."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from ridotto.cards import Card
from ridotto.games.taroc import TAROC, taken_trick
from ridotto.games.taroc.acts import (
    Announce,
    Challenge,
    EnteredFault,
    EnterFault,
    LaySkar,
    Play,
    SetUp,
)
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.state import Announcing, Laying, Playing, Taroc
from ridotto.table import HOUSE, Action, Ask, Event, Seat, visibility
from ridotto.testing import LawBroken, WatchedParty, check_party, laws

RULE_SET = TAROC.rule_sets["taroc-spiel-1750"]

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "three": {},
    "four": {"players": 4},
    "left": {"players": 4, "direction": "left", "king_seat": "left_of_dealer", "king_pays": True},
    "late-skis": {"skis_deadline": 1, "must_overtrump": True, "black_ace": "high"},
    "led-skis": {"skis_may_be_led": True, "pagat_card": 2, "ten_tarocs_condition": "none"},
    "rich": {
        "matador_run": "both",
        "extra_taroc": 5,
        "queens_with_skis": 5,
        "four_knights": 5,
        "four_valets": 5,
        "single_matador_honour": 5,
        "skar_taroc_rule": "pagat_if_fewer_than_four",
        "ten_tarocs_count_skis": False,
    },
}
PARTIES: Final = 16
DEALS_A_PARTY: Final = 3

each_variant = pytest.mark.parametrize("variant", VARIANTS)


class Book:
    """Who may know what: one's hand, what was played, one's own Skar, and all at the end."""

    def hidden(self, state: Taroc, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """All cards on the table but those the seat holds, laid away, or has seen played."""
        del log
        lying = {card for cards in TAROC.places(state).values() for card in cards}
        return sorted(lying - set(_known(state, seat)))

    def kin(self, card: Card) -> str:
        """Pips of a suit, and the tarocs that are nothing but tarocs."""
        if card[0] in "shdc":
            return card[0] if card[1:] not in ("K", "Q", "C", "J") else card
        return "taroc" if card.isdecimal() and 2 < int(card) < 20 else card


def _known(state: Taroc, seat: Seat) -> Iterator[Card]:
    deal = state.deal
    yield from deal.hands[seat]
    yield from (card for pile in deal.piles for card in pile)
    yield from (played.card for played in deal.trick)
    if deal.dealer == seat or deal.skar_shown:
        yield from deal.skar or ()


@each_variant
@pytest.mark.parametrize("batch", range(4))
def test_random_deals_keep_the_laws(variant: str, batch: int) -> None:
    """Some 300 deals in all variants, every fourth sitting strict."""
    rules = RULE_SET.with_options(VARIANTS[variant])
    for seed in range(batch * PARTIES // 4, (batch + 1) * PARTIES // 4):
        strict = seed % 4 == 3
        book, deals = Book(), DEALS_A_PARTY
        check_party(TAROC, rules, seed, knowledge=book, strict=strict, deals=deals)


@each_variant
def test_whole_sittings_end_and_every_deal_counts_78(variant: str) -> None:
    """Nine deals, twelve with four; 78 points in each, 26 a fair share (r. 19, 20)."""
    rules = RULE_SET.with_options(VARIANTS[variant])
    dice = Random(7)
    course = WatchedParty.open(TAROC, rules)
    counted = 0
    while not TAROC.over(course.state):
        course.do(course.step(dice))
        account = course.state.deal.account
        if TAROC.settled(course.state) and account is not None:
            counted += 1
            assert sum(account.points(seat) for seat in account.players) == 78
            assert sum(len(pile) for pile in course.state.deal.piles) == 75
    assert counted == course.state.party.deals == (9 if TAROC.seats(course.state) == 3 else 12)


def test_the_king_neither_pays_nor_receives() -> None:
    """With four at the table the one opposite the dealer is idle (§ I)."""
    rules = RULE_SET.with_options({"players": 4})
    dice = Random(3)
    course = WatchedParty.open(TAROC, rules)
    while not TAROC.over(course.state):
        before = course.state.party.accounts
        course.do(course.step(dice))
        king = course.state.king
        if king is not None:
            assert course.state.deal.hands[king] == ()
            assert course.state.party.accounts[king] == before[king]


def test_a_challenge_of_lawful_play_never_succeeds() -> None:
    """Whatever looks odd at a strict table: the referee finds nothing where all was lawful."""
    dice = Random(11)
    course = WatchedParty.open(TAROC, RULE_SET, strict=True)
    asked = 0
    while course.state.party.deals < 2:
        course.do(course.step(dice))
        for seat in range(3):
            offers = TAROC.offers(course.views[seat])
            asks = [offer.action for offer in offers if isinstance(offer, Ask)]
            for action in asks[:1] if dice.random() < 0.2 else ():
                assert isinstance(action, Challenge)
                before = course.state.party.accounts
                course.do(action)
                asked += 1
                # Only who asks about cards still hidden pays, and only the one he asked about.
                paid = [a - b for a, b in zip(course.state.party.accounts, before, strict=True)]
                price = -paid[action.seat]
                assert price in (0, 5)
                assert paid[action.against] == price
                assert sum(map(abs, paid)) == 2 * price
    assert asked > 20


def careless(course: WatchedParty[Taroc], seat: Seat, dice: Random) -> Action | None:
    """What somebody might do without thinking: any card, any three or so, any honour."""
    hand = course.state.deal.hands[seat]
    match course.state.phase:
        case Laying():
            return LaySkar(seat, tuple(dice.sample(hand, dice.choice([2, 3, 4]))))
        case Announcing():
            return Announce(seat, dice.choice(list(catalogue(course.state.rules))))
        case Playing():
            return Play(seat, dice.choice(hand))
    return None


@pytest.mark.parametrize("seed", range(10))
def test_faults_and_challenges_keep_the_laws(seed: int) -> None:
    """Careless play at a strict table, challenged now and then: 78 points, and nothing lost."""
    dice = Random(seed)
    course = WatchedParty.open(TAROC, RULE_SET.with_options({"deals": 2}), strict=True)
    while not TAROC.over(course.state) and len(course.actions) < 600:
        seat = min(TAROC.awaited(course.state))
        slip = careless(course, seat, dice) if seat >= 0 and dice.random() < 0.2 else None
        if slip is None or not TAROC.judge(course.state, slip).admitted(strict=True):
            slip = course.step(dice)
        course.do(slip)
        offers = TAROC.offers(course.views[dice.randrange(3)])
        asks = [offer.action for offer in offers if isinstance(offer, Ask)]
        if asks and dice.random() < 0.1:
            course.do(dice.choice(asks))
        laws.pack_is_partitioned(course)
        laws.payments_sum_to_zero(course)
        account = course.state.deal.account
        assert account is None or sum(account.points(s) for s in account.players) == 78
    laws.fold_gives_state(course)
    laws.views_are_true(course)
    laws.records_round_trip(course)


@pytest.mark.parametrize("seed", range(4))
def test_worlds_are_found_after_a_misdeal_and_from_a_position(seed: int) -> None:
    """A void deal leaves cards nobody ever saw; a position hides hands and Skar."""
    dice = Random(seed)
    course = WatchedParty.open(TAROC, RULE_SET)
    for _ in range(12 + 5 * seed):
        course.do(course.step(dice))
    course.do(EnterFault(HOUSE, EnteredFault.MISDEAL))
    for _ in range(15):
        course.do(course.step(dice))
    position = WatchedParty.open(TAROC, RULE_SET)
    cards = list(PACK.cards)
    dice.shuffle(cards)
    hands = [tuple(cards[n * 6 : (n + 1) * 6]) for n in range(3)]
    free = [card for card in cards[18:] if card[0] in "shdc" and card[1:] != "K"][:3]
    rest = tuple(card for card in cards[18:] if card not in free)
    laid = SetUp(
        HOUSE,
        dealer=0,
        leader=1,
        hand_a=hands[0],
        hand_b=hands[1],
        hand_c=hands[2],
        piles=(rest, (), ()),
        skar=tuple(free),
    )
    position.do(laid)
    for _ in range(4):
        position.do(position.step(dice))
    for watched in (course, position):
        for view in watched.views:
            laws.sampled_world_reproduces_view(watched, view, dice)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw every packet dealt, the first view law would notice."""
    monkeypatch.setattr(visibility.Audience, "admits", lambda *_: True)
    visibility.audiences.cache_clear()
    with pytest.raises(LawBroken, match="can tell"):
        check_party(TAROC, RULE_SET, 1, knowledge=Book())


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a trick lost its last card on the way to the pile, the partition would notice."""
    add_to = taken_trick.add_to
    monkeypatch.setattr(taken_trick, "add_to", lambda p, seat, cards: add_to(p, seat, cards[:-1]))
    with pytest.raises(LawBroken, match="the pack lies"):
        check_party(TAROC, RULE_SET, 0, knowledge=Book(), deals=1)
