"""What Taroc's compiled rules let a seat observe, and the records played through them."""

from collections.abc import Iterator
from importlib.resources import files
from random import Random

import numpy as np
import pytest

from ridotto.cards import Card
from ridotto.games.taroc import TAROC, acts
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import Announcing, Playing, Settled, Taroc
from ridotto.kernel import taroc as kernel
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import layout, rule_facts, tables
from ridotto.kernel.taroc.from_table import PHASES
from ridotto.kernel.taroc.layout import NOBODY, PLACES, SEATS
from ridotto.kernel.taroc.numbering import CARD, HONOUR_NUMBER, NUMBER, cards_in, words
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, View
from ridotto.testing.agreement import Pair
from tests.taroc_deals import BOOK, OPTIONS, agreed, lawful_acts, rare_deal, steps


def observed(t: Tables, deal: Deal, seat: int) -> bytes:
    planes = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    kernel.observe(t, deal, seat, planes)
    return planes.tobytes()


def plane(t: Tables, deal: Deal, seat: int, name: str) -> tuple[Card, ...]:
    planes = np.frombuffer(observed(t, deal, seat), dtype=np.int64)
    at = kernel.OBSERVATION.at(name)
    return cards_in(int(planes[at]), int(planes[at + 1]))


def moments(number: int, seed: int, count: int) -> Iterator[tuple[View[Taroc], list[View[Taroc]]]]:
    """A moment of every phase, and some more, seen whole and by each seat: somebody has to act."""
    rules, _ = agreed(number)
    pair = rare_deal(number, seed) if seed % 2 else Pair(TAROC, rules, seed, observing=0).play()
    chance, opening = Random(seed), TAROC.open(rules)
    whole, asked = View(None, opening), list[View[Taroc]]()
    for _, _, table, happened in steps(rules, pair.actions):
        whole = View(None, table, (*whole.seen, *happened))
        asked += [whole] if type(table.phase) in PHASES else []
    chance.shuffle(asked)
    of_phases = {type(moment.table.phase): moment for moment in asked}
    for moment in (*of_phases.values(), *asked[:count]):
        seats = range(TAROC.seats(moment.table))
        yield moment, [View(seat, opening).watch(TAROC.fold, moment.seen) for seat in seats]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_worlds_that_look_alike_are_observed_alike(number: int) -> None:
    """The game's own worlds for a view: played again, entered whole and observed."""
    rules, t = agreed(number)
    opening = TAROC.open(rules)
    looked = [many for seed in (8 * number + 1, 2) for _, many in moments(number, seed, 0)]
    views = [view for many in looked for view in many]
    assert {type(view.table.phase) for view in views} == set(PHASES)
    for view in views:
        assert view.seat is not None
        world = TAROC.world(opening, view, Random(number))
        *_, (_, _, table, _) = steps(rules, world)
        here, there = kernel.enter(t, view), kernel.enter(t, View(None, table))
        assert observed(t, here, view.seat) == observed(t, there, view.seat)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_no_hidden_card_is_observed(number: int) -> None:
    """Other hands and another's Skar are dealt anew; what follows from them is true before."""
    _, t = agreed(number)
    for seed in range(4):
        for whole, views in moments(number, seed, 1):
            deal = kernel.enter(t, whole)
            for view in views:
                check_hidden(t, deal, whole.table, view.seat or 0, Random(seed))


def check_hidden(t: Tables, deal: Deal, table: Taroc, seat: int, chance: Random) -> None:
    place = int(t[tables.PLACE_OF + SEATS * table.dealer + seat])
    own = table.deal.hands[seat]
    assert set(plane(t, deal, seat, "hand")) == set(own)
    if place != NOBODY:
        for steps_on, who in ((1, "next"), (2, "third")):
            other = table.deal.players[(place + steps_on) % PLACES]
            held = set(table.deal.hands[other])
            known = set(plane(t, deal, seat, f"known-{who}"))
            assert known <= held <= set(plane(t, deal, seat, f"possible-{who}"))
    other_deal = redeal(deal, place, chance)
    assert observed(t, deal, seat) == observed(t, other_deal, seat)
    if isinstance(table.phase, Playing):
        assert revealed(t, deal, seat) == true_secrets(deal, place)


def redeal(deal: Deal, place: int, chance: Random) -> Deal:
    """The unseen cards in other places, as many in each heap as before."""
    slots = [layout.HANDS + 2 * p for p in range(PLACES) if p != place]
    slots += [layout.SKAR] if place != 0 else []
    heaps = [[NUMBER[c] for c in cards_in(int(deal[s]), int(deal[s + 1]))] for s in slots]
    cards = [number for heap in heaps for number in heap]
    chance.shuffle(cards)
    other = deal.copy()
    for slot, heap in zip(slots, heaps, strict=True):
        other[slot : slot + 2] = words(CARD[cards.pop()] for _ in heap)
    return other


def revealed(t: Tables, deal: Deal, seat: int) -> list[int]:
    planes = np.zeros(kernel.SECRETS.words, dtype=np.int64)
    kernel.reveal(t, deal, seat, planes)
    return [int(word) for word in planes]


def true_secrets(deal: Deal, place: int) -> list[int]:
    mine = max(place, 0)
    slots = [layout.HANDS + 2 * ((mine + who) % PLACES) for who in (1, 2)]
    skar = [0, 0] if place == 0 else deal[layout.SKAR : layout.SKAR + 2].tolist()
    return [int(deal[slot + word]) for slot in slots for word in range(2)] + skar


def test_planes_are_explained() -> None:
    for planes in (kernel.OBSERVATION, kernel.SECRETS):
        assert all(len(plane.about.split()) > 3 for plane in planes.planes)
        assert len(planes.names()) == len(set(planes.names())) == len(planes.positions)


def test_the_rules_are_observed() -> None:
    """Tables whose rules differ in what bears on play are told apart."""
    told = {agreed(n)[1][tables.FACTS : tables.SIZE].tobytes() for n in range(len(OPTIONS))}
    same = 1  # Which way play goes is not seen by who counts from himself.
    assert len(told) >= len(OPTIONS) - same
    for name in (*rule_facts.CHOICES, *rule_facts.PRICES):
        values = rule_facts.CHOICES.get(name, (0, 5))
        words_of = [rule_facts.bits(BOOK.with_options({name: v}).read(Rules)) for v in values]
        assert len({tuple(row) for row in words_of}) == len(values), name


# Records ---------------------------------------------------------------------------------------


def records(table: str) -> Iterator[tuple[str, str]]:
    """Those of courteous tables, or of strict ones."""
    folder = files("ridotto.games.taroc") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if f"Table: {table}" in text:
            yield entry.name.removesuffix(".rec"), text


def check_step(t: Tables, before: Taroc, action: Action, after: Taroc) -> bool:
    """One act in the kernel too: it is lawful there, and leads to the same place."""
    if type(before.phase) not in PHASES or action.seat == HOUSE:
        return False
    deal = kernel.enter(t, View(None, before))
    if action.seat != kernel.turn(t, deal) or out_of_order(before, action):
        return False
    for number in kernel.acts_of(before, action):
        assert number in lawful_acts(t, deal)
        kernel.act(t, deal, number)
    if type(after.phase) in PHASES:
        assert deal.tolist() == kernel.enter(t, View(None, after)).tolist()
    elif isinstance(after.phase, Settled):
        kernel.finish(t, deal)
        assert kernel.lines_of(t, deal) == kernel.lines_at(after)
    return True


def out_of_order(before: Taroc, action: Action) -> bool:
    """Records announce as people do; the kernel asks in turn, by the honours' numbers."""
    if not isinstance(action, acts.Announce):
        return False
    named = [HONOUR_NUMBER[a.name] for a in before.deal.announced if a.seat == action.seat]
    late = HONOUR_NUMBER[action.honour] < max(named, default=0)
    return late or not isinstance(before.phase, Announcing)


def test_records_are_played_the_same_way() -> None:
    """Every act of every courteous record, from the table before it."""
    done: dict[str, int] = {}
    for name, text in records("courteous"):
        replay = run(parse(text))
        t = kernel.make_tables(replay.rules)
        checked = [check_step(t, s[0], s[1], s[2]) for s in steps(replay.rules, replay.actions)]
        done[name] = sum(checked)
    assert len(done) > 40
    # Two whole worked hands: the Skar and 75 cards, at least.
    assert min(done["worked-hand-1"], done["worked-hand-2"]) >= 76


def test_strict_tables_are_entered() -> None:
    """Whatever has gone wrong there: what can be entered is played on to its payment."""
    entered = 0
    for _, text in records("strict"):
        replay = run(parse(text))
        t = kernel.make_tables(replay.rules)
        for before, action, _, _ in steps(replay.rules, replay.actions, strict=True):
            if type(before.phase) in PHASES and action.seat != HOUSE:
                entered += play_on(t, View(None, before))
    assert entered > 100


def play_on(t: Tables, view: View[Taroc]) -> bool:
    """Any lawful act after the other; False where a wrong Skar or a second debt is on the table."""
    try:
        deal = kernel.enter(t, view)
    except ValueError:
        return False
    chance, left = Random(1), 100
    while kernel.turn(t, deal) != NOBODY:
        kernel.act(t, deal, chance.choice(lawful_acts(t, deal)))
        left -= 1
        assert left
    kernel.finish(t, deal)
    seats = TAROC.seats(view.table)
    assert sum(kernel.gain(t, deal, seat) for seat in range(seats)) == 0
    return True
