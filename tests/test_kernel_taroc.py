"""Taroc's compiled rules say what the readable ones say: at every act, line and payment."""

import tempfile
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from ridotto.games.taroc import TAROC, acts, events
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import KINGS, SKIS, TAROCS
from ridotto.games.taroc.rules import RULE_BOOK, Rules
from ridotto.games.taroc.skar import dealt_to_dealer, grade_skar
from ridotto.games.taroc.state import SKAR, Laying, Taroc
from ridotto.games.taroc.tricks import duty_of, judge_card
from ridotto.kernel import taroc as kernel
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import honour_tables, layout, rule_facts, tables
from ridotto.kernel.taroc.numbering import CARD, HONOUR_NUMBER, NUMBER, words
from ridotto.notation import parse, run
from ridotto.table import Action, Event, RuleSet, View
from ridotto.testing.agreement import Divergence, Pair
from tests.kernel_completeness import Idle, check_options, not_falsified
from tests.taroc_deals import (
    BOOK,
    HONOURS_A_CYCLE,
    OPTIONS,
    RARE,
    agreed,
    anybody_deals,
    lawful_acts,
    rare_deal,
    steps,
)
from tests.volume import part_of

DEALS: Final = part_of(20_000)
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""


SITTING: Final = {"deals": 5, "deals_with_four": 8}
"""How long a sitting is, with three and with four."""

IDLE: Final[Idle] = {
    "fine": ((1,), "faults"),
    "fine_pagat": ((1,), "faults"),
    "fines_to": (("each", "challenger"), "faults"),
    "skar_fault_returns": (("all", "dealers_honours"), "faults"),
}
"""What cannot matter inside a deal that is played without faults."""


def test_every_option_is_tried() -> None:
    tried = [{**options, **SITTING} for options in OPTIONS]
    check_options(BOOK, kernel.make_tables, tried, IDLE, range(tables.FACTS, tables.SIZE))


def test_every_option_is_observed() -> None:
    """But for where people sit, which is told from one's own seat, and how long they do."""
    told = set(rule_facts.CHOICES) | set(rule_facts.PRICES)
    assert told == set(BOOK.values) - set(IDLE) - set(SITTING) - {"direction", "king_seat"}


# Random deals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    """Views are followed in every fifth deal, which costs as much again."""
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        rules, t = agreed(seed % len(OPTIONS))
        observing = 0 if seed % 5 else 0.25
        Pair(TAROC, rules, seed, tables=t, party=anybody_deals, observing=observing).play()


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_sittings_agree(number: int) -> None:
    """From the first deal to the last, and the kernel knows which that is."""
    rules = agreed(number)[0].with_options(SITTING)
    pair = Pair(TAROC, rules, number, observing=0.02).play(100)
    assert TAROC.over(pair.table)
    assert pair.table.party.deals == pair.table.rules.sitting
    assert pair.deal[layout.DEALS] == 0


# Rare deals ------------------------------------------------------------------------------------


def rules_met(before: Taroc, action: Action, after: Taroc, happened: Sequence[Event]) -> set[str]:
    """The rules a step was judged or settled by, as the readable game names them."""
    met = {TAROC.judge(before, action).rule}
    if isinstance(action, acts.Play):
        duty = duty_of(before, action.seat)
        verdicts = {card: judge_card(duty, card) for card in duty.hand}
        met |= {verdict.rule for verdict in verdicts.values()}
        # Every card of the hand, where the harness asks one of each suit.
        lawful = {NUMBER[card] for card, verdict in verdicts.items() if verdict.lawful}
        assert lawful == kernel.judged(before, ())
    if isinstance(action, acts.LaySkar):
        held = dealt_to_dealer(before)
        met |= {grade_skar(before.rules, held, (card, *action.cards[:2])).rule for card in held}
    for event in happened:
        payments = getattr(event, "payments", ())
        met |= {payment.rule for payment in payments} | MET_BY.get(type(event), set())
        if isinstance(event, events.DealVoided):
            met.add(event.rule)
        if isinstance(event, events.EmptyGiven) and not before.rules.is_empty(event.card):
            met.add("skis.cheapest")
        if isinstance(event, events.Counted):
            met |= {line.rule for line in event.account.lines}
    met |= {"king.idle"} if after.king is not None else set()
    return met | ({"skis.owed"} if after.deal.debts else set())


MET_BY: Final[dict[type[Event], set[str]]] = {
    events.Dealt: {"deal.fives"},
    events.TrickTaken: {"trick.winner"},
    events.EmptyGiven: {"skis.exchange"},
    events.SkarShown: {"skar.counts"},
    events.Counted: {"deal.passes"},
}
NOT_MET: Final = {
    "deal.lot", "play.turn", "play.held", "sitting.broken-off", "fault.challenge",
}  # fmt: skip
"""What is no act inside a courteous deal, or only ever refused out of turn."""

RARE_DEALS: Final = 40
"""Under each set of options."""


def test_rare_deals_agree() -> None:
    """Every rule of the book, every kind of act and every honour is met."""
    met: set[str] = set()
    kinds: set[type[Action]] = set()
    named: set[str] = set()
    honours: set[str] = set()
    for number in range(len(OPTIONS)):
        here = catalogue(agreed(number)[0].read(Rules))
        honours |= set(here)
        for seed in range(max(RARE_DEALS, len(RARE) * (len(here) // HONOURS_A_CYCLE + 1))):
            pair = rare_deal(number, seed, observing=0.1 if seed % 7 == 0 else 0)
            for step in steps(pair.rules, pair.actions):
                met |= rules_met(*step)
            kinds |= {type(action) for action in pair.actions}
            named |= {a.honour for a in pair.actions if isinstance(a, acts.Announce)}
    assert met == set(RULE_BOOK.rules) - NOT_MET
    house = {acts.SetUp, acts.Shuffle, acts.Rise}
    assert kinds - house == {*TAROC.judges} - {*TAROC.house_acts, acts.Challenge}
    assert named == honours == set(HONOUR_NUMBER)


def test_every_skar_can_be_laid_in_one_way() -> None:
    """All threes of the dealer's cards: the game's judge allows just those the kernel can lay."""
    for number in (0, 5, 7, 8, 9):
        rules, t = agreed(number)
        for seed in (3, 4, 11, 12, 5, 1):
            pair = rare_deal(number, seed)
            step = next((s for s in steps(rules, pair.actions) if type(s[0].phase) is Laying), None)
            if step is not None:
                check_skars(rules, t, step[0])


def check_skars(rules: RuleSet, t: Tables, table: Taroc) -> None:
    held = dealt_to_dealer(table)
    good = {
        frozenset(c) for c in combinations(held, SKAR) if grade_skar(table.rules, held, c).lawful
    }
    laid = list(ways_to_lay(t, kernel.enter(t, View(None, table))))
    assert len(laid) == len(set(laid)) == len(good), rules
    assert {frozenset(CARD[act] for act in skar) for skar in laid} == good


def ways_to_lay(t: Tables, deal: Deal, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if len(begun) == SKAR:
        yield begun
        return
    for act in lawful_acts(t, deal):
        after = deal.copy()
        kernel.act(t, after, act)
        yield from ways_to_lay(t, after, (*begun, act))


# Wrong tables ----------------------------------------------------------------------------------

HONOUR: Final = tables.HONOUR
PAIR: Final = 2 * (layout.LEADS * 0 + layout.TAROC)
"""A suit was led, and a taroc was played."""

WRONG: Final[dict[str, tuple[int, int, int]]] = {
    "the Skis is another card": (tables.SKIS_BIT, 1, 0),
    "the 21 is no taroc": (tables.TAROC_BITS, (1 << 20) - 1, 0),
    "the Pagat is the 2": (tables.PAGAT_BIT, 2, 0),
    "tarocs are lower": (tables.RUFF, 30, 10),
    "nobody follows Pique": (tables.LANES, 0, 0),
    "the King of Pique is a taroc": (tables.KIND + NUMBER[KINGS[0]], layout.TAROC, 0),
    "the 20 beats nothing": (tables.POWER + NUMBER[TAROCS[19]], 0, 0),
    "a ruff proves nothing": (tables.PROOF + PAIR, 0, 0),
    "there are 24 tricks": (tables.TRICKS, 24, 0),
    "the Skis may be kept": (tables.SKIS_DUE, 99, 0),
    "the Skis may be led": (tables.SKIS_LED, words((SKIS,))[1], 0),
    "overtrumping is a duty": (tables.OVERTRUMP, 1, 0),
    "overtrumping is none": (tables.OVERTRUMP, 0, 9),
    "another neighbour leads for the Skis": (tables.YIELDED, 2, 0),
    "another card is given for the Skis": (tables.GIVING, NUMBER[TAROCS[5]], 0),
    "no card counts as empty": (tables.EMPTY_CARDS, 0, 0),
    "the Skar is of two": (tables.SKAR_SIZE, 2, 0),
    "no Queen of Treffle in the Skar": (tables.FREE, 2**50 - 1, 0),
    "tarocs never go together": (tables.TOGETHER, 0, 0),
    "tarocs go together": (tables.TOGETHER, 1, 7),
    "the Mongue may go": (tables.SKAR_NEVER, 0, 9),
    "odd worths are even": (tables.WORTH, 0, 0),
    "the odd worths of tarocs are even": (tables.WORTH + 1, 0, 0),
    "suits have no empty cards": (tables.EMPTY_BITS, 0, 0),
    "an empty card counts two": (tables.EMPTY_WORTH, 2, 0),
    "three cards take off three": (tables.PER_THREE, -3, 0),
    "four cards are counted together": (tables.THREE, 4, 0),
    "the share is 25": (tables.SHARE, 25, 0),
    "a lost Pagat costs 6": (tables.PAGAT_PRICES, 6, 0),
    "a Pagat lost last costs 6": (tables.PAGAT_PRICES + 1, 6, 0),
    "a Pagat that takes the last costs 6": (tables.PAGAT_PRICES + 2, 6, 0),
    "a Pagat forced out is free": (tables.PAGAT_FORCED, 0, 0),
    "a Pagat led last earns nothing": (tables.PAGAT_LED, 0, 0),
    "the king does not pay": (tables.KING_PAYS, 0, 3),
    "the king pays": (tables.KING_PAYS, 1, 1),
    "matadors cost 11": (HONOUR + honour_tables.PRICES, 11, 0),
    "matadors stand in another line": (HONOUR + honour_tables.LINE, layout.FIRST_HONOUR + 1, 0),
    "matadors show no card": (HONOUR + honour_tables.SURE + 1, 0, 0),
    "ten tarocs are paid at once": (HONOUR + honour_tables.CONDITIONAL, 0, 0),
    "there are seven groups": (HONOUR + honour_tables.GROUPS, 5, 0),
    "a whole group is five": (HONOUR + honour_tables.FOUR, 5, 0),
    "half a group is two": (HONOUR + honour_tables.THREE, 2, 0),
    "the Skis is no tenth taroc": (HONOUR + honour_tables.SKIS_COUNTS, 0, 0),
    "eleven tarocs are nothing": (HONOUR + honour_tables.BY_TAROCS + 11, 0, 0),
    "tarocs are no honours": (HONOUR + honour_tables.WAYS, 0, 0),
    "no taroc is looked at": (HONOUR + honour_tables.HIGH, 0, 0),
    "three sit at a table of four": (tables.PLAYERS, 3, 3),
    "another seat leads": (tables.SEAT_AT + 1, 2, 0),
    "another seat is paid": (tables.PLACE_OF, 1, 0),
    "the deal stays": (tables.NEXT_DEALER, 0, 0),
    "a sitting is longer": (tables.SITTING, 99, 0),
    "the first card is the dealer's": (tables.DEALT_TO, 0, 0),
}
"""Mistakes in the tables: where, what stands there, and under which options."""


NOT_FALSIFIED: Final = {"HONOUR", "CARDS", "FACTS", "DIGITS", "SIZE"}
NOT_HONOURS: Final = {"GROUP", "MOST_GROUPS", "WAY", "MOST_WAYS", "Parts", "SIZE"}
"""No places of tables, or none that a deal in the kernel reads."""


def test_every_table_is_falsified() -> None:
    given = {place for place, _, _ in WRONG.values()}
    assert not_falsified(tables, given, NOT_FALSIFIED) == set()
    assert not_falsified(honour_tables, given, NOT_HONOURS, HONOUR) == set()


def play_with(number: int, wrong: Tables) -> None:
    """Rare deals and whole sittings, in which every rule fires."""
    for seed in range(200):
        rare_deal(number, seed, wrong)
        sitting = Pair(TAROC, agreed(number)[0], seed, tables=wrong, observing=0)
        sitting.play(20 if seed < 2 else 1)


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    place, value, number = WRONG[mistake]
    wrong = agreed(number)[1].copy()
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        play_with(number, wrong)


def test_a_divergence_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record runs to where it was noticed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    wrong = agreed(0)[1].copy()
    wrong[tables.SHARE] += 1
    with pytest.raises(Divergence, match=r"lines: .*\.rec"):
        Pair(TAROC, BOOK, 5, tables=wrong, observing=0).play()
    (record,) = tmp_path.iterdir()
    assert isinstance(run(parse(record.read_text("utf-8"))).state, Taroc)
