"""Tresette under the laws all games keep, over hundreds of random deals of every kind."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from ridotto.cards import Card
from ridotto.games.tresette import TRESETTE, tricks
from ridotto.games.tresette.events import Drew, Tallied, TalonTaken, TurnedUp
from ridotto.games.tresette.ledger import Counted, GreatMade, Laid, PartieWon, SlateWritten
from ridotto.games.tresette.state import Drawing, Tresette
from ridotto.table import Event, Seat, visibility
from ridotto.table.acts import Play, Shuffle
from ridotto.testing import LawBroken, check_party

BOOK: Final = TRESETTE.rule_sets["nuernberg-1770"]

VARIANTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "four": {},
    "four-continued": {"continuation": True, "great_results": "bonus"},
    "four-otherwise": {
        "announce_time": "before_play",
        "three_sevens": "ends_partie",
        "stramazette_tricks": "any",
        "group_values": "modern",
        "redraw_partners_every": 1,
        "target": 11,
    },
    "four-from-the-forehand": {"window2_from": "forehand", "signals": True, "double_limit": 15},
    "three": {"players": 3},
    "three-otherwise": {
        "players": 3,
        "three_player_talon": "to_last_trick",
        "continuation": True,
        "double_check": "at_moment",
    },
    "two-packets": {"players": 2, "two_player": "packets"},
    "two-heaps": {"players": 2, "continuation": True},
}

BATCHES: Final = 2
PARTIES: Final = 8
DEALS_A_PARTY: Final = 3


class Book:
    """Who may know what, from the digest by hand: one's own cards and what has lain open."""

    def hidden(self, state: Tresette, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """All cards on the table but those the seat has had in hand or seen lie open."""
        places = TRESETTE.places(state)
        lying = {card for cards in places.values() for card in cards}
        return sorted(lying - set(_open(log)) - set(_own(state, seat)))

    def kin(self, card: Card) -> str:
        """Cards of a suit: nobody can have failed to follow with either."""
        return card[0]


def _own(state: Tresette, seat: Seat) -> Iterator[Card]:
    if not isinstance(state.phase, Drawing):
        yield from (got.card for got in state.deal.got[seat])


def _open(log: Sequence[Event]) -> Iterator[Card]:
    """The cards drawn, turned up, played or gathered since the last shuffle."""
    begun = max(n for n, event in enumerate(log) if isinstance(event, Shuffle))
    for event in log[begun:]:
        match event:
            case Drew(card=card) | TurnedUp(card=card) | Play(card=card):
                yield card
            case TalonTaken(cards=cards):
                yield from cards


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_deals_keep_the_laws(variant: str, batch: int) -> None:
    """Every fourth party is strict."""
    rules = BOOK.with_options(VARIANTS[variant])
    for seed in range(batch * PARTIES, (batch + 1) * PARTIES):
        course = check_party(
            TRESETTE,
            rules,
            seed,
            knowledge=Book(),
            strict=seed % 4 == 3,
            deals=DEALS_A_PARTY,
        )
        eleven_points_a_deal(course.state, course.log)
        if not VARIANTS[variant].get("redraw_partners_every"):
            marks_and_slate_are_what_was_laid(course.state, course.log)


def eleven_points_a_deal(state: Tresette, log: Sequence[Event]) -> None:
    """Six for figures, four aces, the last trick; among three some may lie dead or be left over."""
    for event in log:
        if isinstance(event, Tallied):
            points = sum(line.points for line in event.tally.lines)
            assert points <= 11 if state.rules.seats == 3 else points == 11


def marks_and_slate_are_what_was_laid(state: Tresette, log: Sequence[Event]) -> None:
    """Counters moved by hand as the events say, and the Partien judged by hand too."""
    rules = state.rules
    marks = [0] * rules.sides
    slate = [[0] * rules.sides for _ in marks]
    for event in log:
        match event:
            case Laid(line=line):
                marks[line.side] += line.points
            case Counted(lines=lines):
                for line in lines:
                    marks[line.side] += line.points
            case PartieWon(side=side, partien=partien):
                assert marks[side] >= rules.target
                if rules.double_check.value == "end_of_deal":
                    _doubled_as_they_lie(marks, side, partien, rules.double_limit)
                carried = marks[side] - rules.target if rules.continuation else 0
                marks = [carried if s == side else 0 for s in range(rules.sides)]
            case GreatMade(ends=True):
                marks = [0] * rules.sides
        if isinstance(event, PartieWon | GreatMade | SlateWritten):
            for other, won in enumerate(event.partien):
                slate[event.side][other] += won
    assert state.ledger.marks == tuple(marks)
    assert state.ledger.slate == tuple(map(tuple, slate))


def _doubled_as_they_lie(marks: list[int], side: int, won: Sequence[int], limit: int) -> None:
    for other, partien in enumerate(won):
        if other != side:
            assert partien == (2 if marks[other] <= limit else 1)


@pytest.mark.parametrize("variant", ["four", "three", "two-packets"])
def test_whole_sittings_end(variant: str) -> None:
    """Somebody has five Partien on the slate, and the losers pay."""
    course = check_party(TRESETTE, BOOK.with_options(VARIANTS[variant]), 0, knowledge=Book())
    best = max(max(row) for row in course.state.ledger.slate)
    assert best >= 5
    assert any(course.state.party.accounts)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw every packet dealt, the first view law would notice."""
    monkeypatch.setattr(visibility.Audience, "admits", lambda *_: True)
    visibility.audiences.cache_clear()
    with pytest.raises(LawBroken, match="can tell"):
        check_party(TRESETTE, BOOK, 1, knowledge=Book())


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If gathering lost the trick's last card, the partition would notice."""
    pile_up = tricks.pile_up
    monkeypatch.setattr(tricks, "pile_up", lambda p, side, cards: pile_up(p, side, cards[:-1]))
    with pytest.raises(LawBroken, match="the pack lies"):
        check_party(TRESETTE, BOOK, 0, knowledge=Book(), deals=1)
