"""Minchiate under the laws all games keep, over thousands of random deals."""

from collections.abc import Iterable, Iterator, Sequence

import pytest

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, taken_trick
from ridotto.games.minchiate.events import BottomSeen
from ridotto.games.minchiate.state import Drawing, Minchiate
from ridotto.table import Event, Seat, visibility
from ridotto.testing import LawBroken, check_party
from tests.volume import part_of

DEALS = part_of(2000)
DEALS_A_PARTY = 2
PAUSE = 160
BATCHES = 20
RULE_SET = MINCHIATE.rule_sets["dresden-1798"]


class Book:
    """Who may know what, from the table in the digest of Dr. 8-10 and Fi. 8-10, by hand."""

    def hidden(self, state: Minchiate, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """All cards on the table but those the seat holds, has seen, or was shown."""
        places = MINCHIATE.places(state)
        lying = {card for cards in places.values() for card in cards}
        return sorted(lying - set(_looked_at(state, log, seat)) - set(_shown(state, seat)))

    def kin(self, card: Card) -> str:
        """Suit cards of a suit, and tarocchi that nobody would treat differently."""
        if card == "M" or card.endswith("R"):
            return card
        if not card.isdecimal():
            return card[0]
        number = int(card)
        if number in (1, 10, 13, 20, 28, *range(30, 36)):
            return f"five {number >= 20}"
        if number in (2, 3, 4, 5):
            return "papi"
        return "arie" if number >= 36 else f"poor {number >= 20}"


def _looked_at(state: Minchiate, log: Sequence[Event], seat: Seat) -> Iterator[Card]:
    """Bottom cards by dealer and cutter; the folla by dealer, partner and cutter."""
    deal = state.deal
    if isinstance(state.phase, Drawing):
        lots = state.phase.lots
        yield from (lots.spread[place] for place in lots.drawn)
        return
    bottom = next((e for e in reversed(log) if isinstance(e, BottomSeen)), None)
    if bottom is not None and bottom.card is not None and seat == state.dealer:
        yield bottom.card
    if seat == state.cutter:
        yield from deal.lifted[-1:]
    if seat in (state.dealer, state.dealer_partner, state.cutter):
        yield from deal.folla
    yield from deal.folla[:1]
    if state.rules.folla.suits_open:
        yield from (card for card in deal.folla if card[0] in "cdsb")


def _shown(state: Minchiate, seat: Seat) -> Iterator[Card]:
    """One's own cards, and what has lain open before all."""
    deal = state.deal
    yield from (*deal.hands[seat], *deal.laid[seat], *(deal.discards[seat] or ()))
    for cards in (*deal.shown, *deal.exposed, *deal.piles):
        yield from cards
    yield from (played.card for trick in deal.tricks for played in trick.plays)
    yield from (played.card for played in deal.trick)
    yield from (card for declared in deal.declared for card in declared.cards)
    yield from (card for fallen in deal.fallen for card in deal.hands[fallen])


@pytest.mark.parametrize("rules", sorted(MINCHIATE.rule_sets))
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_deals_keep_the_laws(rules: str, batch: int) -> None:
    """So many deals under each rule set, every tenth party strict."""
    parties = DEALS // DEALS_A_PARTY // BATCHES
    for seed in range(batch * parties, (batch + 1) * parties):
        check_party(
            MINCHIATE,
            MINCHIATE.rule_sets[rules],
            seed,
            knowledge=Book(),
            strict=seed % 10 == 9,
            deals=DEALS_A_PARTY,
            pause=PAUSE,
        )


@pytest.mark.parametrize("rules", sorted(MINCHIATE.rule_sets))
def test_whole_parties_end(rules: str) -> None:
    """Three giri, twelve deals, then all rise."""
    course = check_party(MINCHIATE, MINCHIATE.rule_sets[rules], 0, knowledge=Book())
    assert course.state.party.deals == 12


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw every packet dealt, the first view law would notice."""
    monkeypatch.setattr(visibility.Audience, "admits", lambda *_: True)
    visibility.audiences.cache_clear()
    with pytest.raises(LawBroken, match="can tell"):
        check_party(MINCHIATE, RULE_SET, 1, knowledge=Book())


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If gathering lost the trick's last card, the partition would notice."""
    pile_up = taken_trick.pile_up
    monkeypatch.setattr(taken_trick, "pile_up", lambda s, side, cards: pile_up(s, side, cards[:-1]))
    with pytest.raises(LawBroken, match="the pack lies"):
        check_party(MINCHIATE, RULE_SET, 0, knowledge=Book(), deals=1)
