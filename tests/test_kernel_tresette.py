"""Tresette's compiled rules say what the readable ones say: every act, every mark, every Partie."""

import tempfile
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import permutations
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from ridotto.games.tresette import TRESETTE, acts
from ridotto.games.tresette.deal_end import redraw_due, sitting_over
from ridotto.games.tresette.deal_start import packet_sizes
from ridotto.games.tresette.events import Heard, TakenUp, TalonTaken, Timing, TurnedUp
from ridotto.games.tresette.ledger import Counted, GreatMade, Laid, PartieWon, SlateWritten
from ridotto.games.tresette.rules import RULE_BOOK, Rules
from ridotto.games.tresette.state import Announcing, Cutting, Playing, Settled, Tresette
from ridotto.kernel import tresette as kernel
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.tresette import COMPARED_WITH as RISEN
from ridotto.kernel.tresette import numbering, tables
from ridotto.kernel.tresette.numbering import LANE, NAME, SPEAK_NO_MORE
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Event, View, apply
from ridotto.testing.agreement import Divergence, Pair, bits_of
from tests.kernel_completeness import check_options, not_falsified
from tests.tresette_deals import BOOK, OPTIONS, each_option, pair_of, rare_deal, rules_of, tables_of
from tests.volume import part_of

DEALS: Final = part_of(20_000)
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""
OBSERVED: Final = 10
"""Every so many deals, observations are compared too."""


def test_every_option_is_tried() -> None:
    check_options(BOOK, kernel.make_tables, OPTIONS, {}, range(tables.IN_FORCE, tables.SIZE))


# Random deals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        observing = 0.0 if seed % OBSERVED else 0.05
        pair_of(seed % len(OPTIONS), seed, observing=observing).play()


@each_option
def test_whole_parties_agree(number: int) -> None:
    """From nothing laid to the end of the sitting, or to that of these partners."""
    for seed in range(3):
        pair = pair_of(number, seed, party=None)
        pair.play(60)
        assert RISEN.over(pair.table)


RARE: Final = 60
"""Rare deals under each of the options."""

NO_VERDICT: Final = {
    "draw.lot", "draw.again", "announce.items", "announce.held", "announce.whole", "announce.once",
    "announce.heaps", "play.turn", "play.held", "sitting.rise", "fault.challenge",
}  # fmt: skip
"""Rules by which something is refused, and those of acts that a kernel's deal does not have."""


def test_rare_deals_agree_and_meet_every_rule() -> None:
    met: set[str] = set()
    for number in range(len(OPTIONS)):
        for seed in range(RARE):
            pair = rare_deal(number, seed, observing=0.02 if seed % 10 == 0 else 0.0)
            met |= set(rules_met(pair))
    assert not set(RULE_BOOK.rules) - NO_VERDICT - met
    assert {f"sign {signal.value}" for signal in acts.Signal} <= met


def rules_met(pair: Pair) -> Iterator[str]:
    """The rules that bore on a deal, by the readable game."""
    table = TRESETTE.open(pair.rules)
    for action in pair.actions:
        yield TRESETTE.judge(table, action).rule
        if isinstance(action, acts.Sign):
            yield f"sign {action.signal.value}"
        table, events = apply(TRESETTE, table, action)
        for event in events:
            yield from rules_of_event(event)
    yield from rules_of_table(table)


def rules_of_event(event: Event) -> Iterator[str]:
    """Those by which something followed."""
    match event:
        case Laid(line=line):
            yield line.rule
        case Counted(lines=lines):
            yield from (line.rule for line in lines)
        case PartieWon(rule=rule, partien=partien, marks=marks):
            yield rule
            yield "partie.double" if max(partien) > 1 else "partie.single"
            yield "continuation.carry" if any(marks) else "continuation.nothing"
        case SlateWritten(rule=rule) | GreatMade(rule=rule):
            yield rule
        case Heard(items=items):
            if any(heard.timing is Timing.EXPOSED for heard in items):
                yield "napolitana.exposed"
        case TalonTaken():
            yield "deal.talon"
        case TakenUp():
            yield "deal.packets"
        case TurnedUp():
            yield "deal.heaps"


def rules_of_table(table: Tresette) -> Iterator[str]:
    """Those of the deal, and of what comes after it."""
    assert isinstance(table.phase, Settled)
    yield {4: "deal.fives", 3: "deal.three", 2: "deal.two"}[table.rules.seats]
    if sitting_over(table):
        yield "sitting.end"
    if redraw_due(table):
        yield "partners.redraw"
    _, events = apply(TRESETTE, table, acts.Rise(HOUSE))
    for event in events:
        yield from (payment.rule for payment in getattr(event, "payments", ()))


# Mistakes ----------------------------------------------------------------------------------------


def item_row(item: int, length: int, later: int = 0) -> int:
    """Where the tables have an item."""
    return later * tables.ITEM_ROWS + item * tables.LENGTHS + length


SEVENS: Final = numbering.PLACE_RANK.index("7")
THREES: Final = numbering.PLACE_RANK.index("3")

WRONG: Final[Mapping[str, tuple[int, int, int]]] = {
    "one may lift everything": (0, tables.CUTS, 2**40 - 1),
    "partners are enemies": (0, tables.SIDE + 2, 1),
    "three play eleven tricks": (12, tables.TRICKS, 11),
    "packets are of four": (17, tables.PACKET, 4),
    "Fives are not announced": (0, tables.RANKS, numbering.WHOLE_SUIT & ~2),
    "Threes are told at once": (0, tables.SAYABLE, 2**numbering.ITEMS - 1),
    "nothing is told at the second trick": (0, tables.SAYABLE + 1, 0),
    "there is one window": (0, tables.SECOND_WINDOW, NOBODY),
    "there are two windows": (7, tables.SECOND_WINDOW, 1),
    "the second window goes from the forehand": (0, tables.FROM_FOREHAND, 1),
    "the second window goes from the leader": (8, tables.FROM_FOREHAND, 0),
    "three Threes are worth two": (0, tables.ITEM_MARKS + item_row(THREES, 3), 2),
    "a Napolitana of four is worth five": (0, tables.ITEM_MARKS + item_row(LANE, 4), 5),
    "Threes have the line of Twos": (0, tables.ITEM_LINE + item_row(THREES, 3), 1),
    "three Sevens are marks only": (0, tables.ITEM_PARTIE + item_row(SEVENS, 3), 0),
    "Sevens win later too": (6, tables.ITEM_PARTIE + item_row(SEVENS, 3, later=1), 1),
    "no signs are made": (8, tables.SIGN_ACTS, 0),
    "signs are made": (0, tables.SIGN_ACTS, 7 << numbering.MAKE_SIGN),
    "knaves of spades are no figures": (0, tables.FIGURES, 0b1110111000),
    "there are three aces": (0, tables.ACES, 1 << 7 | 1 << 17 | 1 << 27),
    "two figures make a point": (0, tables.FIGURE_POINTS + 2, 1),
    "two aces make a point": (0, tables.ACE_POINTS + 2, 1),
    "the last trick is nothing": (0, tables.LAST_POINT, 0),
    "the talon goes with the last trick": (12, tables.TALON_WON, -1),
    "the talon is dead": (13, tables.TALON_WON, 0),
    "twenty win": (0, tables.TARGET, 20),
    "eleven is double": (0, tables.DOUBLE_LIMIT, 11),
    "the deal goes on": (0, tables.CONTINUATION, 1),
    "the deal stops": (1, tables.CONTINUATION, 0),
    "doubling is judged at once": (0, tables.AT_MOMENT, 1),
    "doubling is judged in the end": (18, tables.AT_MOMENT, 0),
    "a Gallata is worth five": (0, tables.GREAT, 5),
    "a Gallaton is worth five": (0, tables.GREAT + 1, 5),
    "a Stramazette is worth five": (0, tables.GREAT + 2, 5),
    "a Stramazetton is worth five": (0, tables.GREAT + 3, 5),
    "a great result ends nothing": (0, tables.GREAT_ENDS, 0),
    "a great result ends the Partie": (2, tables.GREAT_ENDS, 1),
    "nobody is great alone": (0, tables.IN_PAIRS, 0),
    "the losers may have two tricks": (0, tables.LOST_TRICKS, 2),
    "the lost trick may be the last": (9, tables.LOST_LAST, 1),
    "the lost trick may not be the last": (0, tables.LOST_LAST, 0),
    "four Partien end the sitting": (0, tables.PARTIEN, 4),
    "three deals end the sitting": (0, tables.DEALS, 3),
    "partners part": (0, tables.REDRAW, 1),
    "partners stay": (10, tables.REDRAW, 0),
    "the stake is two": (0, tables.STAKE, 2),
    "three sit at a table of four": (0, tables.PLAYERS, 3),
    "there are three sides": (0, tables.SIDES, 3),
    "the deal goes round once": (0, tables.ROUNDS, 1),
    "packets are dealt at once": (17, tables.WITH_PACKETS, 0),
    "heaps are taken up": (21, tables.WITH_HEAPS, 0),
    "open heaps are announced": (21, tables.HEAPS_ANNOUNCED, 1),
    "open heaps are not announced": (23, tables.HEAPS_ANNOUNCED, 0),
}
"""Mistakes in the tables: the options under which they are made, the place, the wrong number."""

NOT_FALSIFIED: Final = {"LENGTHS", "ITEM_ROWS", "IN_FORCE", "SIZE", "Parts"}
"""No places of tables, and what only observations read."""


def test_every_table_is_falsified() -> None:
    given = {place for _, place, _ in WRONG.values()}
    assert not_falsified(tables, given, NOT_FALSIFIED) == set()


def play_many(number: int, t: Tables) -> None:
    """Rare deals and others, with any tables."""
    for seed in range(400):
        rare_deal(number, seed, tables=t)
        pair_of(number, seed, tables=t).play(2)


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    number, place, value = WRONG[mistake]
    wrong = tables_of(number).copy()
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        play_many(number, wrong)


def test_a_difference_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record runs to where the difference was noticed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    wrong = tables_of(0).copy()
    wrong[tables.LAST_POINT] += 1
    with pytest.raises(Divergence, match=r"lines: .*\.rec"):
        play_many(0, wrong)
    (record,) = tmp_path.iterdir()
    assert isinstance(run(parse(record.read_text("utf-8"))).state, Tresette)


# Announcements in parts --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 7, 12])
def test_every_announcement_is_one_row_of_acts(number: int) -> None:
    """Whatever is offered, in any order, and what comes back from its acts is the same."""
    longest = 0
    for table in tables_announcing(number):
        assert isinstance(table.phase, Announcing)
        seat = table.phase.seat
        for offer in TRESETTE.offers(View(seat, table)):
            offered = getattr(offer, "action", None)
            assert isinstance(offered, acts.Announce)
            for items in permutations(offered.items):
                said = acts.Announce(seat, items)
                numbers = kernel.acts_of(table, said)
                assert [NAME <= n < SPEAK_NO_MORE for n in numbers] == [True] * len(items) + [False]
                assert kernel.action_of(table, numbers) == said
                longest = max(longest, len(items))
    assert longest > 1


def tables_announcing(number: int) -> Iterator[Tresette]:
    """Readable tables of rare deals at which somebody may announce."""
    for seed in range(30):
        pair = rare_deal(number, seed)
        table = TRESETTE.open(pair.rules)
        for action in pair.actions:
            if isinstance(table.phase, Announcing):
                yield table
            table, _ = apply(TRESETTE, table, action)


# Records -----------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, str]]:
    """Those of courteous tables."""
    folder = files("ridotto.games.tresette") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if "Table: courteous" in text:
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(records())


@pytest.mark.parametrize("name", RECORDS)
def test_records_are_played_the_same_way(name: str) -> None:
    """Every act of every deal in the kernel alone, from the pack on the table."""
    replayed = run(parse(RECORDS[name]))
    t, table = kernel.make_tables(replayed.rules), TRESETTE.open(replayed.rules)
    seen: tuple[Event, ...] = ()
    deal: Deal | None = None
    for action in replayed.actions:
        if deal is not None and action.seat != HOUSE:
            do(t, deal, kernel.acts_of(table, action))
        table, events = apply(TRESETTE, table, action)
        seen += events
        if isinstance(table.phase, Cutting | Announcing | Playing):
            told = kernel.enter(t, View(None, table, seen))
            if deal is not None and not isinstance(table.phase, Cutting):
                assert told.tolist() == deal.tolist()
            deal = told
        elif isinstance(table.phase, Settled) and deal is not None:
            assert kernel.turn(t, deal) == NOBODY
            kernel.finish(t, deal)
            assert kernel.lines_of(t, deal) == kernel.lines_at(table)
            deal = None
        else:
            deal = None


def do(t: Tables, deal: Deal, numbers: tuple[int, ...]) -> None:
    """Acts one after another, each of them lawful."""
    for number in numbers:
        lawful = np.zeros(2, dtype=np.int64)
        kernel.lawful(t, deal, lawful)
        assert number in set(bits_of(lawful))
        kernel.act(t, deal, number)


def test_packets_are_as_the_game_deals_them() -> None:
    for number in range(len(OPTIONS)):
        sizes = packet_sizes(rules_of(number).read(Rules))
        assert set(sizes) == {tables_of(number)[tables.PACKET]}
