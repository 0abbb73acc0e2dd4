"""Challenges at Taroc: each act is judged once, in whatever words it is held against somebody."""

from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec
import pytest

from ridotto.games.taroc import TAROC, acts
from ridotto.games.taroc.acts import Challenge, Ground
from ridotto.games.taroc.events import ChallengeDecided
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.state import Announcing, Laying, Leading, Playing, Taroc
from ridotto.notation import parse, run, write_record
from ridotto.table import HOUSE, Action, Ask, Refused, Seat, View, apply
from ridotto.testing.party import choose

BOOK: Final = TAROC.rule_sets["taroc-spiel-1750"]
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 4, "king_pays": True},
    {"direction": "left", "must_overtrump": True, "ten_tarocs_condition": "none"},
    {"skis_may_be_led": True, "skis_deadline": 1, "queens_with_skis": 5},
)
RECORDS: Final = files("ridotto.games.taroc") / "records"


def after(record: str) -> Taroc:
    """The table at the end of a shipped record."""
    state = run(parse((RECORDS / f"{record}.rec").read_text("utf-8"))).state
    assert isinstance(state, Taroc)
    return state


@pytest.mark.parametrize(
    ("record", "challenge"),
    [
        ("fault-false-honour", Challenge(1, 0, Ground.FALSE_HONOUR, 7, "cavalerie-s")),
        ("fault-false-honour", Challenge(2, 0, Ground.FALSE_HONOUR, -1, "cavalerie-s")),
        ("fault-revoke", Challenge(2, 1, Ground.REVOKE, 24, "matadors")),
        ("fault-revoke", Challenge(0, 1, Ground.REVOKE, 24, "nonsense")),
        ("fault-skis-kept", Challenge(0, 1, Ground.SKIS_KEPT, 23, "matadors")),
        ("fault-honour-in-skar", Challenge(1, 0, Ground.SKAR, 3, "")),
        ("fault-honour-in-skar", Challenge(1, 0, Ground.SKAR, 0, "matadors")),
    ],
)
def test_fields_that_do_not_matter_make_no_new_challenge(record: str, challenge: Challenge) -> None:
    """A decided fault cannot be brought again with a trick or an honour that is not its own."""
    verdict = TAROC.judge(after(record), challenge)
    assert not verdict.admitted(strict=True)
    assert verdict.rule == "fault.challenge"


def test_what_the_judge_would_uphold_is_offered_and_the_offer_tells_nothing() -> None:
    """A Skis kept too long can be challenged while it is hidden; the same choices stand open."""
    head = "Game: taroc\nRules: taroc-spiel-1750\nTable: strict\n\n"
    place = (
        "position dealer C leader A hand A d5 d6 d4 hand B d7 3 {b} hand C d8 d9 {c} tricks A rest "
    )
    offered = []
    for b, c in (("S", "d10"), ("d10", "S")):
        text = f"{head}{place.format(b=b, c=c)}skar h2 h3 h4\n23 A d5 d7 d8\n"
        replay = run(parse(text))
        log = [event for step in replay.steps for event in step.events]
        opening = replay.opening
        assert isinstance(opening, Taroc)
        view = View(0, opening).watch(TAROC.fold, log)
        offered.append({offer for offer in TAROC.offers(view) if isinstance(offer, Ask)})
    assert Ask(Challenge(0, 1, Ground.SKIS_KEPT, 23)) in offered[0]
    assert offered[0] == offered[1]


SEEDS: Final = range(8)
DEALS_A_SEED: Final = 30


def senseless(dice: Random, table: Taroc) -> Action:
    """An act of any kind by anybody, true, false or impossible."""
    seat = dice.randrange(-1, 5)
    cards = PACK.cards
    honours = (*catalogue(table.rules), "", "nonsense")
    match dice.randrange(8):
        case 0:
            return acts.Announce(seat, dice.choice(honours))
        case 1:
            return acts.LaySkar(seat, tuple(dice.choices(cards, k=dice.randrange(6))))
        case 2:
            return acts.Play(seat, dice.choice(cards))
        case 3:
            return dice.choice([acts.Pass(seat), acts.PassLead(seat), acts.Cut(seat, 99)])
        case _:
            (ground,) = dice.choices(list(Ground), weights=(8, 4, 1, 6))
            trick = dice.choice([0, table.deal.trick_number - 1, dice.randrange(-2, 28)])
            honour = dice.choice(honours) if dice.random() < 0.5 else ""
            told = [a.name for a in table.deal.announced]
            honour = dice.choice(told) if told and dice.random() < 0.5 else honour
            if dice.random() < 0.7:
                trick = trick if ground in (Ground.REVOKE, Ground.SKIS_KEPT) else 0
                honour = honour if ground is Ground.FALSE_HONOUR else ""
            seats = range(-1, 5) if dice.random() < 0.3 else range(3)
            return Challenge(dice.choice(seats), dice.choice(seats), ground, trick, honour)


def slip(dice: Random, table: Taroc, seat: Seat) -> Action | None:
    """What the one awaited might do wrongly."""
    hand = table.deal.hands[seat]
    match table.phase:
        case Laying():
            if dice.random() < 0.7:
                return None
            return acts.LaySkar(seat, tuple(dice.sample(hand, dice.choice([2, 3, 3, 3, 4]))))
        case Announcing():
            return acts.Announce(seat, dice.choice(list(catalogue(table.rules))))
        case Leading() | Playing():
            return acts.Play(seat, dice.choice(hand))
    return None


class Strict:
    """A strict table at which people err, lie, and challenge whatever comes to their minds."""

    def __init__(self, seed: int) -> None:
        options = VARIANTS[seed % len(VARIANTS)]
        self.rules = BOOK.with_options({**options, "deals": 99, "deals_with_four": 96})
        self.dice = Random(seed)
        self.table = TAROC.open(self.rules, strict=True)
        self.actions: list[Action] = []
        self.asked: set[tuple[object, ...]] = set()
        self.upheld = 0

    def do(self, action: Action) -> None:
        """The action if the table admits it, and the law that no fault is judged twice."""
        table = self.table
        if not TAROC.judge(table, action).admitted(strict=True):
            with pytest.raises(Refused):
                apply(TAROC, table, action)
            return
        self.table, events = apply(TAROC, table, action)
        self.actions.append(action)
        assert sum(self.table.party.accounts) == 0
        if isinstance(action, acts.Shuffle):
            self.asked = set()
        for event in events:
            if isinstance(event, ChallengeDecided):
                self.decided(action, event)

    def decided(self, action: Action, event: ChallengeDecided) -> None:
        """Once only, in any wording; nobody but the players of the deal pays or is paid."""
        assert isinstance(action, Challenge)
        self.upheld += event.upheld
        key = (action.against, action.ground, action.trick, action.honour)
        assert key not in self.asked
        if event.rule != "fault.skar-mended":
            self.asked.add(key)
        if event.upheld and action.ground is not Ground.SKAR:
            fines = [p for p in event.payments if p.rule == event.rule and p.payer == key[0]]
            assert all(p.payee != key[0] for p in fines)
        again = msgspec.structs.replace(action, honour="nonsense", trick=action.trick + 1)
        for same in (action, msgspec.structs.replace(action, honour="nonsense"), again):
            if same is again and action.ground in (Ground.REVOKE, Ground.SKIS_KEPT):
                continue
            assert not TAROC.judge(self.table, same).admitted(strict=True)

    def play(self, deals: int) -> None:
        """So many deals, void ones too."""
        shuffled = 0
        while shuffled <= deals:
            awaited = min(TAROC.awaited(self.table))
            if awaited == HOUSE:
                action = TAROC.shuffle(self.table, self.dice)
                shuffled += isinstance(action, acts.Shuffle)
                self.do(action)
                continue
            wrong = slip(self.dice, self.table, awaited) if self.dice.random() < 0.2 else None
            self.do(wrong or choose(TAROC, View(awaited, self.table), self.dice))
            for _ in range(3):
                self.do(senseless(self.dice, self.table))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_act_is_judged_twice_and_none_ends_in_an_error(seed: int) -> None:
    """Some hundred strict deals, with challenges of every kind, the senseless ones among them."""
    strict = Strict(seed)
    strict.play(DEALS_A_SEED)
    assert strict.upheld > DEALS_A_SEED
    text = write_record(TAROC, strict.rules, strict=True, actions=strict.actions)
    assert run(parse(text)).state == strict.table
