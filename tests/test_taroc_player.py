"""The Taroc player: lawful in every phase and variant, the same from the same view, and better."""

from random import Random
from typing import Any, Final

import pytest

from ridotto.bots import RandomPlayer, make_player
from ridotto.bots.player_challenges import find_claim
from ridotto.bots.taroc import TarocPlayer
from ridotto.bots.taroc.challenge_choice import sure_challenge
from ridotto.bots.taroc.memory import Memory
from ridotto.bots.taroc.skar_choice import choose_skar
from ridotto.bots.taroc.weights import DEFAULT
from ridotto.games.taroc import TAROC, acts
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.state import Taroc
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Ask, RuleSet, View
from ridotto.testing import WatchedParty

BOOK: Final = TAROC.rule_sets["taroc-spiel-1750"]
HEAD: Final = "Game: taroc\nRules: taroc-spiel-1750\n\n"
STRICT: Final = HEAD.replace("\n\n", "\nTable: strict\n\n")

VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"players": 4, "king_pays": True},
    {"direction": "left", "skis_deadline": 1, "must_overtrump": True},
    {"skis_may_be_led": True, "pagat_card": 2, "skar_taroc_rule": "pagat_if_fewer_than_four"},
    {"matador_run": "both", "extra_taroc": 5, "ten_tarocs_condition": "none"},
]


def sit(rules: RuleSet, seed: int, *heroes: int, strict: bool = False) -> WatchedParty[Taroc]:
    """A sitting in which these seats are held by the player, the others by chance."""
    course = WatchedParty.open(TAROC, rules, strict=strict)
    hero, chance = TarocPlayer(seed=seed), RandomPlayer(TAROC, seed=seed)
    dice = Random(seed)
    while not TAROC.over(course.state):
        seat = min(TAROC.awaited(course.state))
        if seat == HOUSE:
            course.do(TAROC.shuffle(course.state, dice))
            continue
        action = (hero if seat in heroes else chance).act(course.views[seat])
        assert TAROC.judge(course.state, action).lawful, action
        course.do(action)
    return course


def view_after(body: str, seat: int, head: str = HEAD) -> View[Taroc]:
    """What a chair sees after these statements of a record."""
    replay = run(parse(f"{head}{body}\n"))
    events = [event for step in replay.steps for event in step.events]
    opening: Any = replay.opening
    return View(seat, opening).watch(TAROC.fold, events)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "book")
@pytest.mark.parametrize("strict", [False, True])
def test_it_plays_lawfully_to_the_end(options: dict[str, Any], *, strict: bool) -> None:
    rules = BOOK.with_options({**options, "deals": 3, "deals_with_four": 4})
    sit(rules, 4, 0, 1, 2, 3, strict=strict)


def test_it_is_the_registered_player_and_has_no_memory() -> None:
    """The same view and seed give the same act, from a fresh player too."""
    course = sit(BOOK.with_options({"deals": 1}), 9, 0, 1, 2)
    views = [View(seat, course.opening) for seat in range(3)]
    for event in course.log:
        if isinstance(event, acts.Play | acts.LaySkar) and event.seat != HOUSE:
            fresh = make_player("taroc", seed=9)
            assert isinstance(fresh, TarocPlayer)
            assert fresh.act(views[event.seat]) == event
        views = [view.watch(TAROC.fold, (event,)) for view in views]


def test_it_beats_chance() -> None:
    """24 deals, one player among two random ones, from each chair in turn."""
    rules = BOOK.with_options({"deals": 1})
    won = [
        sit(rules, seed, own).state.party.accounts[own] for seed in range(24) for own in (0, 1, 2)
    ]
    assert sum(won) / len(won) > 5


PIPS: Final = "s2 s3 s4 s5 s6 s7 s8 s9 s10 d2 d3 d4 d5 d6 d7 d8 d9 d10"


def test_it_lays_the_pagat_away_with_just_three_tarocs() -> None:
    """The book's advice, and safe for its five points."""
    hand = f"1 6 9 {PIPS} hK hQ cK cQ h2 h3 c2"
    rest = [card for card in PACK.cards if card not in hand.split()]
    body = f"position dealer A hand A {hand} hand B {' '.join(rest[:25])} hand C "
    view = view_after(body + " ".join(rest[25:]), 0)
    assert set(choose_skar(Memory(view), DEFAULT)) == {"1", "6", "9"}


def test_it_keeps_a_cavalerie_whole() -> None:
    """Never break what can be announced."""
    hand = f"2 6 9 12 {PIPS} hK hQ hC hJ cQ c2"
    rest = [card for card in PACK.cards if card not in hand.split()]
    body = f"position dealer A hand A {hand} hand B {' '.join(rest[:25])} hand C "
    view = view_after(body + " ".join(rest[25:]), 0)
    assert not {"hK", "hQ", "hC", "hJ"} & set(choose_skar(Memory(view), DEFAULT))


def test_it_keeps_the_pagat_for_the_last_trick() -> None:
    """No taroc is out: every other card goes first."""
    body = (
        "position dealer C leader A hand A 1 5 hand B s3 s5 hand C s4 s6 tricks A rest "
        "skar h2 h3 h4"
    )
    assert TarocPlayer(seed=0).act(view_after(body, 0)) == acts.Play(0, PACK.card("5"))


def test_it_catches_the_pagat() -> None:
    """The Pagat lies in the trick, and a higher taroc takes it."""
    body = (
        "position dealer C leader A hand A d5 d6 hand B 1 s5 hand C 9 s6 tricks A rest "
        "skar h2 h3 h4\n24 A d5 1"
    )
    assert TarocPlayer(seed=0).act(view_after(body, 2)) == acts.Play(2, PACK.card("9"))


def test_it_saves_a_queen_with_the_skis() -> None:
    """The book's own case: a Valet is led, and the King is behind (r. 6)."""
    body = (
        "position dealer C leader A hand A cJ d5 d6 d7 d8 hand B cQ S h5 h6 h7 "
        "hand C cK s6 s7 s8 s9 tricks A rest tricks B 2 3 4 skar h2 h3 h4\n21 A cJ"
    )
    assert TarocPlayer(seed=0).act(view_after(body, 1)) == acts.Play(1, PACK.card("S"))


def test_it_yields_when_the_skis_is_due() -> None:
    """r. 18."""
    body = (
        "position dealer C leader A hand A S d5 d6 hand B cQ h5 h6 hand C cK s6 s7 "
        "tricks A rest skar h2 h3 h4"
    )
    assert TarocPlayer(seed=0).act(view_after(body, 0)) == acts.PassLead(0)


@pytest.mark.parametrize("tarocs", ["1 21 S", "1 9 21 S"])
def test_it_does_not_lay_the_three_matadors_away(tarocs: str) -> None:
    """They may go with the Pagat, but announced they bring 10 from each."""
    hand = f"{tarocs} {PIPS} hK hQ cK cQ h2 h3 c2".split()[:28]
    rest = [card for card in PACK.cards if card not in hand]
    body = f"position dealer A hand A {' '.join(hand)} hand B {' '.join(rest[:25])} hand C "
    view = view_after(body + " ".join(rest[25:]), 0)
    assert not {"1", "9", "21", "S"} & set(choose_skar(Memory(view), DEFAULT))


# Faults at a strict table: each is proved by cards the player knows, or is left alone.

BEFORE: Final = (
    "position dealer A hand A sK hK dK cK 11 12 13 14 h2 h3 h4 h5 h6 h7 h8 h9 h10 hA d2 d3 d4 d5 "
    "d6 d7 d8 hand B 21 1 S 20 2 3 5 6 7 8 9 10 sQ hQ dQ sC hC dC cC s2 s3 s4 s5 s6 s7 hand C rest "
    "skar c2 c3 c4\n"
)

TRUMPED: Final = (
    "position dealer C leader A hand A d5 d6 d8 hand B d7 3 h5 hand C s8 s9 s10 tricks A rest "
    "skar h2 h3 h4\n23 A d5 3 s8\n24 B d7 s9"
)
"""B trumps a Carreau, and lays one in the next trick."""

NOT_SHOWN: Final = (
    "position dealer C leader A hand A d5 d6 d8 hand B d7 d9 h5 hand C s8 3 s10 tricks A rest "
    "skar h2 h3 h4\n23 A d5 d7 s8"
)
"""C throws a Pique instead of his taroc, but nothing has shown yet that he holds one."""

TOO_LATE: Final = (
    "position dealer C leader A hand A cQ sK sQ hand B S s3 s5 hand C c3 s4 s6 tricks A rest "
    "skar h2 h3 h4\n23 A cQ s3 c3\n24 A sK S s4"
)
"""B lays the Skis off a trick too late: he had three cards before."""


@pytest.mark.parametrize(
    ("body", "seat", "challenge"),
    [
        # B has the Queen of Coeur himself.
        (
            f"{BEFORE}A announces cavalerie-h\nA passes",
            1,
            acts.Challenge(1, 0, acts.Ground.FALSE_HONOUR, honour="cavalerie-h"),
        ),
        # Of the 22 tarocs, the Skis among them, B has 12 himself: A may just have the other ten.
        (f"{BEFORE}A announces ten-tarocs\nA passes", 1, None),
        # Four Kings may well be true.
        (f"{BEFORE}A announces four-kings\nA passes", 1, None),
        (TRUMPED, 0, acts.Challenge(0, 1, acts.Ground.REVOKE, 23)),
        (NOT_SHOWN, 0, None),
        (TOO_LATE, 0, acts.Challenge(0, 1, acts.Ground.SKIS_KEPT, 23)),
    ],
)
def test_it_challenges_what_the_cards_have_proved(
    body: str, seat: int, challenge: acts.Challenge | None
) -> None:
    act = TarocPlayer(seed=0).act(view_after(body, seat, STRICT))
    assert act == challenge if challenge else not isinstance(act, acts.Challenge)


def test_a_taroc_played_too_low_can_be_challenged_where_one_must_overtrump() -> None:
    """C has the 9, plays the 3 under the 7, and shows the 9 in the next trick."""
    head = STRICT.replace("Table", "Options: must_overtrump=true\nTable")
    body = (
        "position dealer C leader A hand A 5 d6 s4 hand B 7 h5 s5 hand C 3 9 s6 tricks A rest "
        "skar h2 h3 h4\n23 A 5 7 3\n24 B h5"
    )
    wrong = acts.Challenge(0, 2, acts.Ground.REVOKE, 23)
    assert Ask(wrong) in TAROC.offers(view_after(body, 0, head))
    body += " 9"
    assert TarocPlayer(seed=0).act(view_after(body, 0, head)) == wrong
    assert Ask(wrong) not in TAROC.offers(view_after(body, 0, STRICT))


REVOKED: Final = (
    "position dealer C leader A hand A d5 d6 hand B d7 3 hand C d8 d9 tricks A rest skar h2 h3 h4\n"
    "24 A d5 3 d8\n25 B d7 d9 d6"
)
"""B trumps a Carreau in the last trick but one; his last card is a Carreau."""

KING_LAID_AWAY: Final = (
    "position dealer C leader A hand A d5 hand B d7 hand C d8 tricks A rest skar hK h3 h4\n"
    "25 A d5 d7 d8"
)


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (REVOKED, acts.Challenge(0, 1, acts.Ground.REVOKE, 24)),
        (REVOKED.replace("24 A d5 3 d8\n25 B d7 d9 d6", "24 A d5 d7 d8\n25 A d6 3 d9"), None),
        (KING_LAID_AWAY, acts.Challenge(0, 2, acts.Ground.SKAR)),
        (KING_LAID_AWAY.replace("hK", "h2"), None),
    ],
)
def test_after_the_count_it_challenges_what_the_last_cards_have_shown(
    body: str, found: acts.Challenge | None
) -> None:
    """Then the table waits for the house alone, and a fault near the end is still open (D 21)."""
    view = view_after(body, 0, STRICT)
    assert TAROC.settled(view.table)
    assert find_claim(TAROC, view) == found
    if found is not None:
        assert make_player("taroc", seed=1).act(view) == found
        offender = view_after(body, found.against, STRICT)
        assert find_claim(TAROC, offender) is None


def test_a_card_still_in_hand_proves_nothing() -> None:
    """After trick 24 only B knows that he could have followed."""
    view = view_after(REVOKED.partition("\n25")[0], 0, STRICT)
    assert not TAROC.settled(view.table)
    assert sure_challenge(view) is None
