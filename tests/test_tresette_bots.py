"""The Tresette player: lawful, steady, better than chance, and a good partner."""

import random
from importlib.resources import files
from typing import Any

import pytest

from ridotto.arena import Arena, Entrant, play_bout, standings
from ridotto.bots import make_player
from ridotto.bots.tresette import TresettePlayer
from ridotto.bots.tresette.announcement_choice import sure_challenge
from ridotto.bots.tresette.memory import Memory
from ridotto.cards import Card
from ridotto.games.tresette import TRESETTE, acts
from ridotto.games.tresette.state import Announcing, Tresette
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, Do, View, apply

BOOK = TRESETTE.rule_sets["nuernberg-1770"]

VARIANTS: list[dict[str, Any]] = [
    {"deals": 3},
    {"deals": 3, "continuation": True, "window2_from": "forehand", "signals": True},
    {"deals": 2, "announce_time": "before_play", "redraw_partners_every": 1, "target": 9},
    {"deals": 2, "players": 3},
    {"deals": 2, "players": 3, "three_player_talon": "to_last_trick"},
    {"deals": 2, "players": 2, "two_player": "packets"},
    {"deals": 2, "players": 2},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("strict", [False, True])
def test_it_is_lawful_in_every_phase_and_keeps_nothing_in_mind(
    options: dict[str, Any], strict: bool
) -> None:
    """A fresh player with the same seed does the same from the same view."""
    rules, dice = BOOK.with_options(options), random.Random(str(options))
    state = TRESETTE.open(rules, strict=strict)
    views = [View(seat, state) for seat in range(TRESETTE.seats(state))]
    players = [TresettePlayer(seed=seat) for seat in range(len(views))]
    while not TRESETTE.over(state):
        seat = min(TRESETTE.awaited(state))
        action: Action
        if seat == HOUSE:
            action = TRESETTE.shuffle(state, dice)
        else:
            action = players[seat].act(views[seat])
            assert action == TresettePlayer(seed=seat).act(views[seat])
            assert TRESETTE.judge(state, action).lawful
        state, events = apply(TRESETTE, state, action)
        views = [view.watch(TRESETTE.fold, events) for view in views]


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 3}, {"players": 2, "two_player": "packets"}, {"players": 2}],
    ids=["four", "three", "packets", "heaps"],
)
def test_it_beats_chance(options: dict[str, Any]) -> None:
    """More than twice as many deals as it loses, each played from both sides."""
    pair = (Entrant("novice"), Entrant("random"))
    arena = Arena("tresette", BOOK.with_options(options), pair, None, 3)
    (found,) = standings([play_bout(arena, (0, 1), deal) for deal in range(16)])
    assert found.won > 2 * found.lost


HEAD = "Game: tresette\nRules: nuernberg-1770\nTable: {table}\n\nseats A B C D dealer D\n"
PACK = (
    "pack s4 h2 hK d7 d5 s7 c7 c6 c5 c4 s6 h3 hA hJ d6 d4 sJ s5 h4 c3 "
    "s3 s2 sA sK sQ h7 h6 h5 dA d3 d2 dK dQ dJ hQ cA c2 cK cQ cJ\n"
)
"""After a cut of twenty: A has s3 s2 sA sK sQ s4 h2 hK d7 d5, B s7 h7 h6 h5 d3 dA c7 c6 c5 c4,
C s6 h3 hA hQ hJ d2 dK dQ dJ d6, D sJ s5 h4 d4 c3 c2 cA cK cQ cJ."""


def reached(text: str, table: str = "courteous") -> tuple[Tresette, View[Tresette]]:
    """The state a record comes to, and the view of whoever is awaited."""
    replay = run(parse(HEAD.format(table=table) + text))
    state = replay.state
    assert isinstance(state, Tresette)
    log = [event for step in replay.steps for event in step.events]
    seat = min(TRESETTE.awaited(state))
    assert isinstance(replay.opening, Tresette)
    return state, View(seat, replay.opening).watch(TRESETTE.fold, log)


def test_the_forehand_tells_his_napolitana_and_demands() -> None:
    """r. I, intro: five cards from the top can be reckoned through."""
    state, view = reached(PACK + "C cuts 20\n")
    assert isinstance(state.phase, Announcing)
    assert TresettePlayer(seed=0).act(view) == acts.Announce(0, ("Ns5",))
    _, view = reached(PACK + "C cuts 20\nA announces Ns5\nothers announce nothing\n")
    assert TresettePlayer(seed=0).act(view) == acts.Play(0, Card("s3"))


def test_an_ace_is_given_to_the_partners_sure_trick() -> None:
    """A demands with the Two, the Three being gone; C has no spade left."""
    text = "C cuts 20\nA announces Ns5\nothers announce nothing\n1 A s3 s7 s6 s5\n2 A s2 c4\n"
    _, view = reached(PACK + text + "C announces nothing\n")
    assert TresettePlayer(seed=0).act(view) == acts.Play(2, Card("hA"))


def test_a_proved_revoke_is_challenged() -> None:
    """B throws a club on the first spade and follows with s7 in the third trick."""
    text = PACK + "C cuts 20\n1 A s3 c4 s6 s5\n2 A s2 c5 d6 sJ\n3 A sA s7 dJ\n"
    _, view = reached(text, table="strict")
    assert view.seat == 3
    text += "3 D h4\n"
    state, view = reached(text, table="strict")
    assert state.deal.trick_number == 4
    assert TresettePlayer(seed=0).act(view) == acts.Challenge(0, 1, acts.Ground.REVOKE, 1)


TWO = "Game: tresette\nRules: nuernberg-1770\nOptions: {options}\nTable: strict\n\n"
PACKETS = (
    "seats A B dealer B\npack h3 h2 hA hK hQ c3 c2 cA cK cQ hJ h7 h6 h5 h4 cJ c7 c6 c5 c4 "
    "s2 sA sK sQ d3 s3 d2 dA dK dQ sJ dJ s6 s5 s4 s7 d7 d6 d5 d4\nA cuts 20\n"
)
"""A takes up s2 sA sK sQ d3 and then sJ dJ s6 s5 s4, B s3 d2 dA dK dQ and then s7 d7 d6 d5 d4."""

NEXT = "1 A s2 s3\n2 B d2 d3\n3 A sA dA\n4 A sK dK\n5 A sQ dQ\n6 A sJ s7\n"

HEAPS = (
    "seats A B dealer B\npack h3 h2 hA hK hQ c2 cA cK cQ cJ hJ h7 h6 h5 d4 c7 h4 c6 c5 c4 "
    "s3 s2 sA sK sQ d3 d2 dA dK dQ sJ s7 s6 s5 s4 dJ d7 d6 d5 c3\nA cuts 20\n"
)
"""B's open cards are without hearts in the first trick; then h4 is turned up."""


@pytest.mark.parametrize(
    ("options", "text", "trick"),
    [
        # B throws d2 on the first Pique, and shows s3 from the same packet.
        ("players=2 two_player=packets", f"{PACKETS}1 A s2 d2\n2 A sA s3\n", 1),
        # B has no Pique left after s3, throws dA on sA, and gets s7 with the next packet.
        ("players=2 two_player=packets", f"{PACKETS}{NEXT}", None),
        ("players=2", f"{HEAPS}1 A h3 c7\n", None),
        ("players=2", f"{HEAPS}1 A h3 c7\n2 A h2 c2\n", 2),
    ],
)
def test_a_revoke_among_two_needs_cards_held_then(
    options: str, text: str, trick: int | None
) -> None:
    """What a later packet, or a card turned up later, shows is no proof."""
    replay = run(parse(TWO.format(options=options) + text))
    assert isinstance(replay.opening, Tresette)
    log = [event for step in replay.steps for event in step.events]
    view = View(0, replay.opening).watch(TRESETTE.fold, log)
    found = sure_challenge(Memory(view), TRESETTE.offers(view))
    assert found == (trick and acts.Challenge(0, 1, acts.Ground.REVOKE, trick))


def test_sevens_are_offered_first_and_told_first() -> None:
    """r. II: with 20 marks the next one ends the deal, and a Partie not yet written is lost."""
    file = files("ridotto.games.tresette") / "records" / "sevens-told-first.rec"
    text = file.read_text("utf-8").partition("A announces")[0]
    replay = run(parse(text))
    assert isinstance(replay.opening, Tresette)
    log = [event for step in replay.steps for event in step.events]
    view = View(0, replay.opening).watch(TRESETTE.fold, log)
    both = acts.Announce(0, ("3x7", "3xK"))
    assert TRESETTE.offers(view)[0] == Do(both)
    assert TresettePlayer(seed=0).act(view) == both


def test_the_house_has_this_player() -> None:
    assert isinstance(make_player("tresette", seed=1), TresettePlayer)
