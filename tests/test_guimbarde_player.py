"""The Guimbarde player: lawful in every phase, the same each time, and better than chance."""

from random import Random
from typing import Any, Final

import pytest

from ridotto.bots import RandomPlayer
from ridotto.bots.guimbarde import GuimbardePlayer
from ridotto.cards import Card
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde.acts import Challenge, Lay, Marry, Name, Play, Rise, Silent, Take
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, View, replay
from ridotto.testing import WatchedParty

RULE_SET = GUIMBARDE.rule_sets["nuernberg-1770"]
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 3, "hand_marriage_time": "at_boxes"},
    {"players": 6, "break_marriage": "allowed_for_fine", "marriage_king_led": False},
    {"players": 7, "pack": "hombre40", "point_by": "pips", "fou_pay": "when_played"},
    {"players": 9, "must_overtake": False},
)


def one_deal(
    course: WatchedParty[Guimbarde], seats: dict[int, Any], dice: Random
) -> tuple[int, ...]:
    """A deal played by these; what everybody has when the boxes are shared."""
    while not GUIMBARDE.settled(course.state):
        seat = min(GUIMBARDE.awaited(course.state))
        house = seat == HOUSE
        course.do(
            GUIMBARDE.shuffle(course.state, dice) if house else seats[seat].act(course.views[seat])
        )
    course.do(Rise(HOUSE))
    return course.state.party.accounts


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("strict", [False, True])
def test_it_always_acts_lawfully(options: dict[str, Any], strict: bool) -> None:
    rules, dice = RULE_SET.with_options(options), Random(1)
    course = WatchedParty.open(GUIMBARDE, rules, strict=strict)
    player = GuimbardePlayer(seed=2)
    while course.state.party.deals < 4:
        seat = min(GUIMBARDE.awaited(course.state))
        if seat == HOUSE:
            course.do(GUIMBARDE.shuffle(course.state, dice))
            continue
        action = player.act(course.views[seat])
        assert action == GuimbardePlayer(seed=2).act(course.views[seat])
        assert GUIMBARDE.judge(course.state, action).lawful
        course.do(action)


def test_it_beats_chance() -> None:
    """About two jettons a deal among four who leave all to chance; the bench has the figure."""
    won = 0
    for deal in range(30):
        for own in range(5):
            course = WatchedParty.open(GUIMBARDE, RULE_SET)
            chance = RandomPlayer(GUIMBARDE, seed=deal)
            seats: dict[int, Any] = dict.fromkeys(range(5), chance)
            seats[own] = GuimbardePlayer(seed=deal)
            won += one_deal(course, seats, Random(f"{deal}"))[own]
    assert won / 150 > 1.0


HEAD: Final = "Game: guimbarde\nRules: nuernberg-1770\nOptions: players=3\nTable: {}\n\n"


def seen_from(seat: int, body: str, table: str = "courteous") -> View[Guimbarde]:
    """What a chair sees after these statements."""
    played = run(parse(HEAD.format(table) + body))
    opening: Any = played.opening
    _, log = replay(GUIMBARDE, opening, played.actions)
    return View(seat, opening).watch(GUIMBARDE.fold, log)


def decides(seat: int, body: str, table: str = "courteous") -> Action:
    """What the player does there."""
    return GuimbardePlayer(seed=0).act(seen_from(seat, body, table))


FULL: Final = (
    "position dealer C hand A hK hQ h9 s7 sK hand B s8 s9 s10 c9 c10 hand C d7 d8 d9 c7 dJ"
    " turned c8\n"
)


def test_it_draws_its_boxes() -> None:
    taken = decides(0, FULL)
    assert isinstance(taken, Take)
    assert set(taken.sets) == {("hQ",), ("hK",), ("hK", "hQ")}


def test_it_names_its_point_unless_beaten() -> None:
    passed = FULL + "others take nothing\n"
    assert decides(0, passed) == Name(0, 3)
    # C has four diamonds; had B named five, C would keep still.
    assert decides(2, passed + "A names 3\nB names 3\n") == Name(2, 4)
    four = "position dealer C hand A d7 d8 d9 dJ sK hand B s8 s9 s10 c9 c10 hand C hK hQ h9 c7 s7"
    assert decides(1, four + " turned c8\nothers take nothing\nA names 4\n") == Silent(1)


def test_it_lays_the_point_open() -> None:
    told = FULL + "others take nothing\nA names nothing\nB names nothing\nC names 4\n"
    assert isinstance(decides(2, told), Lay)


def test_it_shows_a_marriage_with_its_first_card() -> None:
    body = "position dealer C hand A sK sQ hand B s7 s9 hand C d7 d9 turned h8\n"
    assert isinstance(decides(0, body), Marry)


def test_it_takes_no_more_than_it_must_as_the_last() -> None:
    body = "position dealer C hand A s9 d7 hand B s10 d8 hand C sK sA turned h8\n4 A s9 s10\n"
    assert decides(2, body) == Play(2, Card("sA"))


def test_it_claims_what_the_cards_have_proved() -> None:
    body = "position dealer C hand A s9 h9 d9 hand B s8 hA d8 hand C s7 h7 d7 turned c8\n"
    revoked = body + "3 A h9 s8 h7\n4 A s9 hA s7\n"
    claimed = decides(0, revoked, "strict")
    assert isinstance(claimed, Challenge)
    assert (claimed.against, claimed.ground.value, claimed.trick) == (1, "revoke", 3)
