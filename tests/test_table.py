"""The shared table: masks, lots, rule sets, payments, verdicts."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import pytest

from ridotto.cards import BACK, Card
from ridotto.games import GAMES
from ridotto.table import (
    Event,
    Payment,
    Public,
    RuleSetError,
    Seat,
    Verdict,
    audiences,
    faulty,
    impossible,
    lawful,
    load_rule_sets,
    project,
    seen_by,
    settle,
    tag_of,
)
from ridotto.table.hands import known, reveal, without
from ridotto.table.heaps import fill
from ridotto.table.lots import Lots


class Told(Event, frozen=True):
    """An event with every kind of audience."""

    seat: Public[Seat]
    friends: Public[tuple[Seat, ...]]
    open_card: Public[Card]
    own: Annotated[tuple[Card, ...], seen_by("seat")]
    shared: Annotated[Card | None, seen_by("seat", "friends")]
    third: Annotated[Card | None, seen_by(3)]
    forgotten: tuple[Card, ...] = ()


TOLD = Told(
    0, (1, 2), Card("40"), (Card("1"), Card("2")), Card("3"), Card("4"), (Card("5"), Card("6"))
)


@pytest.mark.parametrize(
    ("seat", "own", "shared", "third"),
    [
        (0, ("1", "2"), "3", None),
        (1, (BACK, BACK), "3", None),
        (2, (BACK, BACK), "3", None),
        (3, (BACK, BACK), None, "4"),
        (None, (BACK, BACK), None, None),
    ],
)
def test_everybody_sees_only_what_is_theirs(
    seat: Seat | None, own: tuple[str, ...], shared: str | None, third: str | None
) -> None:
    seen = project(TOLD, seat)
    assert (seen.open_card, seen.own, seen.shared, seen.third) == ("40", own, shared, third)


def test_a_field_that_says_nothing_is_seen_by_nobody() -> None:
    assert dict(audiences(Told))["forgotten"].who == ()
    for seat in (0, 1, 2, 3, None):
        assert project(TOLD, seat).forgotten == (BACK, BACK)


def test_every_event_of_every_game_survives_its_own_mask() -> None:
    """A hidden field must be a tuple of cards or may be None, so that the mask fits its type."""
    for game in GAMES.values():
        for kind in game.event_kinds.values():
            for field, _ in audiences(kind):
                info = {f.name: f for f in msgspec.structs.fields(kind)}[field]
                text = str(info.type)
                fits = any(word in text for word in ("tuple", "Optional", "None"))
                assert fits, f"{kind.__name__}.{field}: {text}"


def test_tags_are_unique_in_each_game() -> None:
    for game in GAMES.values():
        tags = [tag_of(kind) for kind in game.event_kinds.values()]
        assert len(tags) == len(set(tags))


def draw(lots: Lots, seat: Seat, rank: int | None) -> Lots:
    lots = lots.touch(seat, lots.places()[0])
    return lots.show(seat, None if rank is None else (rank,))


def test_those_who_tie_draw_again_and_rank_among_themselves() -> None:
    """A drew 9; B and C 5; D 2. B then draws 1 and C 30: C stays below A and above B."""
    lots = Lots(tuple(Card(str(n)) for n in range(1, 20)), ((), (), (), ()))
    for seat, rank in ((0, 9), (1, 5), (2, 5), (3, 2)):
        lots = draw(lots, seat, rank)
    assert lots.needing() == (1, 2)
    lots = draw(lots, 1, 1)
    assert lots.needing() == (2,)
    lots = draw(lots, 2, 30)
    assert lots.needing() == ()
    assert lots.ranking() == (0, 2, 1, 3)


def test_a_card_of_no_rank_is_drawn_again() -> None:
    lots = draw(Lots((Card("M"), Card("1")), ((), ())), 0, None)
    assert lots.needing() == (0, 1)
    assert lots.places() == (1,)


def test_payments_have_two_ends() -> None:
    paid = settle((0, 0, 0), [Payment(0, 1, 3, "x"), Payment(2, 0, 1, "x")])
    assert paid == (-2, 3, -1)


def test_a_strict_table_lets_faults_happen_and_nothing_impossible() -> None:
    verdicts: dict[str, Verdict] = {
        "lawful": lawful("x"),
        "faulty": faulty("x", "why"),
        "impossible": impossible("x", "why"),
    }
    admitted = {
        name: (v.admitted(strict=False), v.admitted(strict=True)) for name, v in verdicts.items()
    }
    assert admitted == {
        "lawful": (True, True),
        "faulty": (False, True),
        "impossible": (False, False),
    }


def test_heaps_seen_in_part() -> None:
    """Backs stand for cards one does not know, and turn into them when they are seen."""
    hand = (Card("1"), BACK, BACK)
    assert without(hand, (Card("7"),)) == ("1", BACK)
    assert reveal(hand, (Card("7"), Card("1"))) == ("1", "7", BACK)
    assert known((BACK, Card("2")), (Card("1"), BACK)) == ("1", "2")
    with pytest.raises(ValueError, match="not in list"):
        without((Card("1"),), (Card("7"),))


def test_rule_sets_hold_only_what_differs() -> None:
    sets = GAMES["minchiate"].rule_sets
    base, other = sets["dresden-1798"], sets["firenze-2008"]
    assert other.based_on == "dresden-1798"
    assert set(other.differs) < set(base.values)
    same = [key for key in other.values if key not in other.differs]
    assert all(other.values[key] == base.values[key] for key in same)


def test_the_first_rule_set_is_the_default() -> None:
    assert next(iter(GAMES["minchiate"].rule_sets)) == "dresden-1798"


def test_unknown_and_unfit_options_are_named() -> None:
    rules = GAMES["minchiate"].rule_sets["dresden-1798"]
    with pytest.raises(RuleSetError, match=r"no option cut\.lest"):
        rules.with_options({"cut.lest": 3})
    with pytest.raises(RuleSetError, match=r"versicole\.demonio"):
        GAMES["minchiate"].open(rules.with_options({"versicole.demonio": "perhaps"}))


def test_a_value_without_a_source_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text('title = "X"\nversion = 1\n[a]\nb = 3\n')
    with pytest.raises(RuleSetError, match="needs a value, a source and a note"):
        load_rule_sets(tmp_path)


def test_rule_files_travel_with_the_package() -> None:
    folder = files("ridotto.games.minchiate")
    assert (folder / "rulebook.toml").is_file()
    assert (folder / "RULES.md").is_file()


def test_worlds_do_not_hang_on_the_order_in_which_heaps_are_named() -> None:
    """Sets of words are gone through in another order in every process."""
    cards = [Card(f"s{rank}") for rank in "A234567"]
    room = {0: 2, 1: 2, "talon": 3}
    for seed in range(20):
        found = [
            fill(room, dict.fromkeys(cards, heaps), Random(seed))
            for heaps in ([0, 1, "talon"], ["talon", 1, 0], {"talon", 0, 1})
        ]
        assert found[0] == found[1] == found[2]
