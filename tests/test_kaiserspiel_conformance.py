"""Kaiserspiel under the laws all games keep, over hundreds of random deals of every kind."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import pytest

from ridotto.cards import Card
from ridotto.games.kaiserspiel import KAISERSPIEL, deal_start
from ridotto.games.kaiserspiel.acts import Grant, Show
from ridotto.games.kaiserspiel.events import (
    ChallengeDecided,
    Counted,
    Drew,
    Marked,
    PartieEnded,
    RummelShown,
    Turned,
)
from ridotto.games.kaiserspiel.state import Drawing, Kaiserspiel
from ridotto.table import Event, Seat, visibility
from ridotto.table.acts import Play, Shuffle
from ridotto.testing import LawBroken, check_party

BOOK: Final = KAISERSPIEL.rule_sets["nuernberg-1770"]

VARIANTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "two": {},
    "two-with-sixes": {"pack": 36, "sevens_in_36": True, "packet": 4},
    "two-unrestricted": {"unrestricted": True, "tournee_for": "both", "trump_sequence": 3},
    "two-otherwise": {
        "pack": 36,
        "point_by": "cards_then_pips",
        "cards_score": "difference",
        "cards_imperial_erases": False,
        "capot": 2,
        "target": 3,
    },
    "three": {"players": 3},
    "three-otherwise": {"players": 3, "direction": "left", "unrestricted": True, "stake": 7},
}

BATCHES: Final = 4
PARTIES: Final = 4
DEALS_A_PARTY: Final = 4


class Book:
    """Who may know what, from the digest by hand: one's own cards and what has lain open."""

    def hidden(self, state: Kaiserspiel, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """All cards on the table but those the seat holds, has seen played, or was shown."""
        places = KAISERSPIEL.places(state)
        lying = {card for cards in places.values() for card in cards}
        return sorted(lying - set(_open(state, log)) - set(_own(state, seat)))

    def kin(self, card: Card) -> str:
        """Cards of a suit: who was shown a Rummel knows that its owner has no more of the suit.

        Nothing else follows from a hidden card. What people told of theirs the judge will see.
        """
        return card[0]


def _own(state: Kaiserspiel, seat: Seat) -> Iterator[Card]:
    if not isinstance(state.phase, Drawing):
        yield from state.deal.hands[seat]


def _open(state: Kaiserspiel, log: Sequence[Event]) -> Iterator[Card]:
    """The cards drawn, turned, shown and played since the last shuffle."""
    begun = max(n for n, event in enumerate(log) if isinstance(event, Shuffle))
    for event in log[begun:]:
        match event:
            case Drew(card=card):
                yield card
            case RummelShown(cards=cards) | ChallengeDecided(shown=cards):
                yield from cards
            case Show(imperials=imperials):
                yield from (card for cards in imperials for card in cards)
    if state.deal.turned is not None:
        yield state.deal.turned
    yield from (played.card for trick in state.deal.tricks for played in trick.plays)
    yield from (played.card for played in state.deal.trick)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_deals_keep_the_laws(variant: str, batch: int) -> None:
    """Every fourth party is strict."""
    rules = BOOK.with_options(VARIANTS[variant])
    for seed in range(batch * PARTIES, (batch + 1) * PARTIES):
        course = check_party(
            KAISERSPIEL,
            rules,
            seed,
            knowledge=Book(),
            strict=seed % 4 == 3,
            deals=DEALS_A_PARTY,
        )
        marks_make_the_board(course.state, course.log)
        every_honour_is_marked_once(course.state, course.log)


def marks_make_the_board(state: Kaiserspiel, log: Sequence[Event]) -> None:
    """Fiches and jettons are the marks and nothing else: laid out here as one would by hand."""
    jettons = [0] * len(state.seats)
    fiches = [0] * len(state.seats)
    over = False
    for event in log:
        match event:
            case PartieEnded():
                over = True
            case Shuffle() if over:
                jettons, fiches, over = [0] * len(jettons), [0] * len(jettons), False
            case Marked(line=line) if line.points == 4:
                jettons[line.side] += 1
                if jettons[line.side] == 6:
                    fiches[line.side] += 1
                    kept = line.rule == "cards" and not state.rules.cards_imperial_erases
                    jettons = [n * (kept and s != line.side) for s, n in enumerate(jettons)]
            case Marked(line=line):
                fiches[line.side] += line.points // 24
                jettons = [n * (s == line.side) for s, n in enumerate(jettons)]
    assert state.board.fiches == tuple(fiches)
    assert state.board.loose == tuple(4 * n for n in jettons)


def every_honour_is_marked_once(state: Kaiserspiel, log: Sequence[Event]) -> None:
    """In a deal played out there are twelve tricks, and four points for each honour in them."""
    for deal in deals_of(log):
        counted = [event for event in deal if isinstance(event, Counted)]
        if counted:
            turned = next(event.card for event in deal if isinstance(event, Turned))
            low = "6" if len(KAISERSPIEL.pack(state)) == 36 else "7"
            trumps = {turned[0] + rank for rank in ("K", "Q", "J", "A", low)}
            played = [e.card for e in deal if isinstance(e, Play) and e.card in trumps]
            lines = [event.line for event in deal if isinstance(event, Marked)]
            marked = [line.cards[0] for line in lines if line.rule == "honour"]
            assert sum(counted[0].tricks) == 12
            assert sorted(played) == sorted(marked)


def deals_of(log: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The log, cut before every shuffle."""
    starts = [n for n, event in enumerate(log) if isinstance(event, Shuffle)]
    yield from (log[a:b] for a, b in pairwise([*starts, len(log)]))


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_sittings_end(variant: str, strict: bool) -> None:
    """Two Partien, each won by somebody with the agreed imperials, or more by two at once."""
    rules = BOOK.with_options({**VARIANTS[variant], "partien": 2, "target": 2})
    course = check_party(KAISERSPIEL, rules, 0, knowledge=Book(), strict=strict)
    granted = sum(isinstance(event, Grant) for event in course.log)
    assert granted == 2 * (course.state.rules.players - 1) * strict
    ends = [event for event in course.log if isinstance(event, PartieEnded)]
    assert len(ends) == course.state.partien == 2
    assert max(course.state.board.fiches) >= 2
    stake = course.state.rules.stake
    assert all(p.amount == stake for end in ends for p in end.payments)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw every packet dealt, the first view law would notice."""
    monkeypatch.setattr(visibility.Audience, "admits", lambda *_: True)
    visibility.audiences.cache_clear()
    with pytest.raises(LawBroken, match="can tell"):
        check_party(KAISERSPIEL, BOOK, 1, knowledge=Book())


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If dealing lost a packet's last card, the partition would notice."""
    put = deal_start.put
    monkeypatch.setattr(deal_start, "put", lambda hands, seat, cards: put(hands, seat, cards[:-1]))
    with pytest.raises(LawBroken, match="the pack lies"):
        check_party(KAISERSPIEL, BOOK, 0, knowledge=Book(), deals=1)
