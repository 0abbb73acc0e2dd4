"""Challenges at Tresette: each act is judged once, in whatever words it is brought."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from ridotto.games.tresette import TRESETTE, acts
from ridotto.games.tresette.acts import Challenge, Ground
from ridotto.games.tresette.events import ChallengeDecided
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.state import Announcing, Playing, Tresette
from ridotto.notation import parse, run, write_record
from ridotto.table import HOUSE, Action, Refused, Seat, View, apply
from ridotto.testing.party import choose

BOOK: Final = TRESETTE.rule_sets["nuernberg-1770"]
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"continuation": True, "three_sevens": "ends_partie"},
    {"players": 3, "window2_from": "forehand"},
    {"players": 2, "two_player": "packets", "great_results": "bonus"},
    {"players": 2},
    {"announce_time": "before_play", "target": 11, "redraw_partners_every": 2},
)
SEEDS: Final = range(12)
DEALS_A_SEED: Final = 45
ITEMS: Final = (
    "3x7",
    "4x7",
    "3x3",
    "4x3",
    "3x2",
    "3xK",
    "4xJ",
    "3xA",
    "Ns3",
    "Nh4",
    "Nd10",
    "",
    "x",
)


def senseless(dice: Random, table: Tresette) -> Action:
    """An act of any kind by anybody, true, false or impossible."""
    seat = dice.randrange(-1, 5)
    match dice.randrange(8):
        case 0:
            items = tuple(dice.choices(ITEMS, k=dice.randrange(3)))
            return acts.Announce(seat, items)
        case 1:
            return acts.Play(seat, dice.choice(PACK.cards))
        case 2:
            return dice.choice([acts.Cut(seat, 0), acts.Sign(seat, acts.Signal.STEER)])
        case _:
            return _challenge(dice, table)


def _challenge(dice: Random, table: Tresette) -> Challenge:
    ground = dice.choice(list(Ground))
    trick = dice.choice([0, len(table.deal.tricks), dice.randrange(-2, 22)])
    told = [a.item for a in table.deal.announced]
    item = dice.choice(told) if told and dice.random() < 0.7 else dice.choice(ITEMS)
    if dice.random() < 0.7:
        trick, item = (trick, "") if ground is Ground.REVOKE else (0, item)
    seats = range(-1, 5) if dice.random() < 0.3 else table.seats
    return Challenge(dice.choice(seats), dice.choice(seats), ground, trick, item)


def slip(dice: Random, table: Tresette, seat: Seat) -> Action | None:
    """What the one awaited might do wrongly."""
    match table.phase:
        case Announcing():
            return acts.Announce(seat, tuple(set(dice.choices(ITEMS[:11], k=2))))
        case Playing():
            return acts.Play(seat, dice.choice(table.deal.hands[seat]))
    return None


class Strict:
    """A strict table at which people err, lie, and challenge whatever comes to their minds."""

    def __init__(self, seed: int) -> None:
        options = VARIANTS[seed % len(VARIANTS)]
        self.rules = BOOK.with_options({**options, "deals": 99})
        self.dice = Random(seed)
        self.table = TRESETTE.open(self.rules, strict=True)
        self.actions: list[Action] = []
        self.upheld = 0

    def do(self, action: Action) -> None:
        """The action if the table admits it, and the law that no fault is judged twice."""
        table = self.table
        if not TRESETTE.judge(table, action).admitted(strict=True):
            with pytest.raises(Refused):
                apply(TRESETTE, table, action)
            return
        self.table, events = apply(TRESETTE, table, action)
        self.actions.append(action)
        assert sum(self.table.party.accounts) == 0
        assert len(set(self.table.deal.decided)) == len(self.table.deal.decided)
        for event in events:
            if isinstance(event, ChallengeDecided):
                self.decided(table, action, event)

    def decided(self, before: Tresette, action: Action, event: ChallengeDecided) -> None:
        """Once only, in any wording; marks are taken from the offenders only."""
        assert isinstance(action, Challenge)
        self.upheld += event.upheld
        if not event.upheld and not event.amends:
            assert self.table.ledger == before.ledger
        if event.amends:
            assert before.deal.hands[event.against]
        if action.ground is Ground.REVOKE:
            wordings = [action, msgspec.structs.replace(action, item="3x7")]
        else:
            wordings = [msgspec.structs.replace(action, trick=n) for n in (1, 7)]
            wordings += [action] if not self.told_again(action) else []
        for same in wordings:
            assert not TRESETTE.judge(self.table, same).admitted(strict=True)

    def told_again(self, action: Challenge) -> bool:
        """Among two the same item may be told of several packets, each a thing of its own."""
        announced = self.table.deal.announced
        return sum((a.seat, a.item) == (action.against, action.item) for a in announced) > 1

    def play(self, deals: int) -> None:
        """So many deals, those that stopped early too."""
        shuffled = 0
        while shuffled <= deals:
            awaited = min(TRESETTE.awaited(self.table))
            if awaited == HOUSE:
                action = TRESETTE.shuffle(self.table, self.dice)
                shuffled += isinstance(action, acts.Shuffle)
                self.do(action)
            else:
                wrong = slip(self.dice, self.table, awaited) if self.dice.random() < 0.2 else None
                self.do(wrong or choose(TRESETTE, View(awaited, self.table), self.dice))
            for _ in range(3):
                self.do(senseless(self.dice, self.table))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_act_is_judged_twice_and_none_ends_in_an_error(seed: int) -> None:
    """Some hundred strict deals, with challenges of every kind, the senseless ones among them."""
    strict = Strict(seed)
    strict.play(DEALS_A_SEED)
    assert strict.upheld
    text = write_record(TRESETTE, strict.rules, strict=True, actions=strict.actions)
    assert run(parse(text)).state == strict.table
