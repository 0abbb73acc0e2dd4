"""The kernel says what the readable rules say: at every act, in every line, in every payment.

What it says of the books' worked hands is held against the books themselves.
"""

import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.pack import MATTO, PACK, TAROCCHI
from ridotto.games.minchiate.state import Leading, Minchiate
from ridotto.kernel.contract import Deal
from ridotto.kernel.minchiate import (
    NUMBER,
    acts_of,
    enter,
    finish,
    layout,
    lines_of,
    make_tables,
    tables,
    words,
)
from ridotto.kernel.minchiate import act as do
from ridotto.notation import Replay, parse, run
from ridotto.table import View, apply
from ridotto.testing.agreement import Divergence, Pair, follow
from tests.kernel_completeness import Idle, check_options, not_falsified
from tests.minchiate_deals import (
    AGREEMENTS,
    BOOKS,
    OPTIONS,
    TABLES,
    agreed,
    any_dealer,
    each_book,
    rare_deals,
)
from tests.volume import part_of

DEALS: Final = part_of(20_000)
"""Random deals, under either book by turns, and under every option."""

CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""

IDLE: Final[Idle] = {
    "names.fantine": ((["cF"],), "what cards are called"),
    "versicole.vergognose": (("without_tromba", "without_either"), "what a versicola is called"),
    "party.giri": ((1,), "how many deals a party has"),
    "party.broken_folla": ((1,), "what is paid where a party is broken off"),
    "fallen.chooser": (("leader", "trick_winner"), "open hands, which the kernel does not know"),
    "marks.fiches": ((1,), "with what marks are laid on the table"),
    "marks.jettons": ((1,), "with what marks are laid on the table"),
    "marks.set_for": (("player", "pair"), "with what marks are laid on the table"),
    "faults.misdeal_first": ((1,), "faults"),
    "faults.misdeal_further": ((1,), "faults"),
    "faults.revoke_resti": ((3,), "faults"),
    "faults.revoke_mended": ((True, False), "faults"),
    "faults.conto_laid_away": (("free", "barred"), "faults"),
    "faults.number_mended": ((True, False), "faults"),
}
"""What cannot matter inside a deal that is played without faults."""


@each_book
def test_every_option_is_tried(book: str) -> None:
    check_options(BOOKS[book], make_tables, OPTIONS, IDLE)


# Random deals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        # Every other deal by a book as it stands.
        rules, t = agreed(seed // 2 % len(BOOKS) if seed % 2 else seed // 2 % AGREEMENTS)
        Pair(
            MINCHIATE, rules, seed, tables=t, party=any_dealer, comparing=0.02, observing=0.02
        ).play()  # fmt: skip


# Rare deals ------------------------------------------------------------------------------------


@each_book
def test_rare_deals_agree(book: str) -> None:
    """Long robberies, short dealers, sides without a trick: and every line is met on the way."""
    met: set[str] = set()
    rare_deals(BOOKS[book], TABLES[book], 250, met)
    duties = {"king.fall", "matto.free", "follow.suit", "follow.trump", "follow.tarocco"}
    kinds = {"Cut", "Rob", "Leave", "Discard", "TakeBlind", "Declare", "Play", "Exchange"}
    agreed = {"versicola.demonio", "matto.captured" if book == "dresden-1798" else "matto.late"}
    assert met >= duties | kinds | (set(layout.LINE_RULES) - agreed)


@each_book
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_agree(book: str, options: dict[str, Any]) -> None:
    rules = BOOKS[book].with_options(options)
    t = make_tables(rules)
    for seed in range(5):
        Pair(MINCHIATE, rules, seed, tables=t, party=any_dealer, observing=0.8).play()
    rare_deals(rules, t, 10, set())


# Mistakes --------------------------------------------------------------------------------------


@each_book
def test_a_divergence_is_written_down(
    book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables with a wrong price are found out, and the record runs to where it was noticed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    wrong = TABLES[book].copy()
    wrong[tables.ULTIMA] += 1
    with pytest.raises(Divergence, match=r"lines: .*\.rec"):
        Pair(MINCHIATE, BOOKS[book], 5, tables=wrong).play()
    (record,) = tmp_path.iterdir()
    assert isinstance(run(parse(record.read_text("utf-8"))).state, Minchiate)


FLORENCE: Final = BOOKS["firenze-2008"]
EVERY_TAROCCO: Final = words([*TAROCCHI])[1]
ROBBED_FIRST: Final = int(TABLES["firenze-2008"][tables.ROBBABLE + 1])
CONTO_ONLY: Final[dict[str, Any]] = {
    "values.three": [card for card in PACK.cards if card != "M"],
    "values.five": ["M"], "values.ten": [], "shuffle.bottom": "cartiglia",
}  # fmt: skip
"""Whatever is given for the Matto counts, and robberies are long."""

WRONG: Final[dict[str, tuple[dict[str, Any], int, int]]] = {
    "the Matto is no card": ({}, tables.MATTO, 0),
    "another card is the Matto": ({}, tables.MATTO_NUMBER, NUMBER[Card("40")]),
    "nobody has to trump": ({}, tables.TAROCCHI, 0),
    "Coppe need not be followed": ({}, tables.LANES, 0),
    "the king of Coppe never falls": ({}, tables.KINGS, 0),
    "the five of Coppe is a tarocco": ({}, tables.SUIT + NUMBER[Card("c5")], layout.TAROCCHI),
    "no ruff is high enough": ({}, tables.RUFF, 99),
    "the Tromba takes no Coppe": ({}, tables.STRENGTH + NUMBER[Card("40")], 0),
    "no tarocco is a carta di conto": ({}, tables.CONTO + 1, 0),
    "there are twenty tricks": ({}, tables.TRICKS, 20),
    "a Matto to the last trick marks nothing": ({}, tables.MATTO_KEPT, 0),
    "the Matto must go to the last trick but one": ({}, tables.MATTO_LAST, 20),
    "the Matto may be kept": ({"matto.last_trick": "forbidden"}, tables.MATTO_LAST, 0),
    "a Matto in the last trick is kept": ({}, tables.MATTO_LATE, 0),
    "a Matto in the last trick is lost": ({"matto.late_lost": False}, tables.MATTO_LATE, 1),
    "the Matto goes along for nothing": ({}, tables.MATTO_ALONG, 0),
    "a lost Matto marks nothing": ({}, tables.MATTO_MARKS, 0),
    "what is given for the Matto dies": (CONTO_ONLY, tables.CHEAPEST_DIES, 1),
    "what is given for the Matto does not die": (
        {**CONTO_ONLY, "matto.cheapest_dies": True}, tables.CHEAPEST_DIES, 0,
    ),
    "declarations are taken against each other": ({"marks.resto": 20}, tables.NETTED, 1),
    "a resto is called between declarations": (
        {"marks.resto": 20, "declare.marking": "netted"}, tables.NETTED, 0,
    ),
    "nothing may be kept back": ({}, tables.KEEP_BACK, 0),
    "versicole may be kept back": ({"declare.keep_back": False}, tables.KEEP_BACK, 1),
    "the Papi have no line": ({}, tables.PAPI_STARTS, 0),
    "no runs": ({}, tables.STRETCHES, 0),
    "no other versicole": ({}, tables.SETS, 0),
    "a resto is 61": ({}, tables.RESTO, 61),
    "par is 43": ({}, tables.PAR, 43),
    "the ultima counts nothing": ({}, tables.ULTIMA, 0),
    "a cappotto has another price": ({}, tables.CAPPOTTO, 1),
    "tarocchi may lie at the bottom": ({}, tables.BOTTOM + 1, EVERY_TAROCCO),
    "one may lift twelve": ({}, tables.CUT_LEAST, 12),
    "one may leave two": ({}, tables.CUT_MOST, 95),
    "the cutter robs three": ({}, tables.ROB_MOST, 3),
    "the cutter robs what he likes": ({}, tables.ROBBABLE, 2**62 - 1),
    "he robs on what he likes": ({}, tables.ROBBED_ON + 1, EVERY_TAROCCO),
    "he robs on as he began": (
        {"cut.rob_until": "cartiglia"}, tables.ROBBED_ON + 1, ROBBED_FIRST,
    ),
    "nine are dealt": ({}, tables.TEN, 9),
    "the folla is of twelve": ({}, tables.FOLLA, 12),
    "the dealing is player by player": ({}, tables.BY_PLAYER, 1),
    "the dealing is not player by player": (
        {"deal.second_ten": "player_by_player"}, tables.BY_PLAYER, 0,
    ),
    "a folla perduta is paid": ({}, tables.PERDUTA, 1),
    "a folla perduta is not paid": ({"folla.perduta": 2}, tables.PERDUTA, 0),
    "the cutter sees one card more": ({}, tables.LOOK, 14),
    "the folla lies open": ({}, tables.SUITS_OPEN, 1),
    "discards are shown at the lead": ({}, tables.SHOWN_AT_LEAD, 1),
    "a short dealer is given his cards": ({}, tables.FILLED_BY_ROBBER, 1),
    "a short dealer draws": ({"deal.filled_by": "robber"}, tables.FILLED_BY_ROBBER, 0),
    "the pack has 96 cards": ({}, tables.PACK, 96),
    "odd worths are even": ({}, tables.WORTH + 1, 0),
    "odd worths inside are even": ({}, tables.INSIDE + 1, 0),
    "the Matto saves the king": ({}, tables.MATTO_SAVES, words([MATTO])[1]),
}  # fmt: skip
"""Mistakes in the tables of Florence, each of which the comparison must find: under which options,
where, and what stands there."""

NOT_FALSIFIED: Final = {
    "PLANES", "RUN", "LEADS", "MOST_STRETCHES", "SET", "MOST_SETS", "CARDS", "SIZE", "Tables",
    "Parts",
}  # fmt: skip
"""No places of tables; and the pack before it is shuffled."""


def test_every_table_is_falsified() -> None:
    given = {place for _, place, _ in WRONG.values()}
    assert not_falsified(tables, given, NOT_FALSIFIED) == set()


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    options, place, value = WRONG[mistake]
    rules = FLORENCE.with_options(options)
    wrong = make_tables(rules)
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        rare_deals(rules, wrong, 100, set())


# Records ---------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, str]]:
    """Those without open hands, claims and faults, which the kernel does not know."""
    folder = files("ridotto.games.minchiate") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        unknown = (" falls", " claims", "\nfault ")
        if "Table: courteous" in text and not any(word in text for word in unknown):
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(records())


@each_book
def test_any_position_can_be_entered(book: str) -> None:
    """In the middle of a trick too: the table entered, an act done, the next table entered."""
    for seed in range(6):
        pair = Pair(MINCHIATE, BOOKS[book], seed, tables=TABLES[book]).play()
        # All but the setting up and the shuffle.
        assert follow(MINCHIATE, BOOKS[book], pair.actions) == len(pair.actions) - 2


def test_records_are_played_the_same_way() -> None:
    """Every card of every record, from the position before it."""
    steps = 0
    for text in RECORDS.values():
        told = run(parse(text))
        steps += follow(MINCHIATE, told.rules, told.actions)
    # The two whole worked hands alone: 84 cards, and in one a card for the Matto.
    assert steps >= 84 + 85


def follow_deal(told: Replay) -> tuple[Deal, list[int]]:
    """A recorded deal in the kernel alone, from the first lead on: the mark after every trick."""
    t, state = make_tables(told.rules), MINCHIATE.open(told.rules)
    marks: list[int] = []
    deal: Deal | None = None
    for action in told.actions:
        if deal is None and isinstance(state.phase, Leading):
            deal = enter(t, View(None, state))
        if deal is not None:
            for number in acts_of(state, action):
                do(t, deal, number)
            if deal[layout.LYING] == 0 and len(marks) < deal[layout.TRICK] - 1:
                marks.append(int(deal[layout.LEAD]))
        state, _ = apply(MINCHIATE, state, action)
    assert deal is not None
    finish(t, deal)
    return deal, marks


CONTO: Final = ("count.papi", "count.re", "count.cinque", "count.arie")
ON_THE_WAY: Final = layout.LINE_RULES[: layout.CARDS]


def test_the_first_worked_hand() -> None:
    """Fi. 19: B and D lead by 34 in the end; 98 against 181, so 83 and two resti."""
    deal, marks = follow_deal(run(parse(RECORDS["firenze-example"])))
    told = [30, 35, 40, 35, 35, 35, 35, 35, 35, 35, 35, 35, 38, 38, 41, 41, 44, 39, 39, 39, 34]
    assert marks == [-mark for mark in told]
    sheet = lines_of(TABLES["firenze-2008"], deal)
    assert sheet[0, "versicola.sopra"] == 20
    assert sheet[0, "count.ultima"] == 10
    assert (0, "count.cards") not in sheet
    # Versicole 20 + 16 + 35; two of them are runs.
    assert sheet[1, "count.cards"] == 2
    assert sheet[1, "count.marked"] == 34
    of_side = [{rule: n for (owner, rule), n in sheet.items() if owner == side} for side in (0, 1)]
    conto = [sum(n for rule, n in lines.items() if rule in CONTO) for lines in of_side]
    assert conto == [68, 74]
    counted = [sum(n for r, n in lines.items() if r not in ON_THE_WAY) for lines in of_side]
    assert counted == [98, 181]
    assert deal[layout.DIFFERENCE] == -83
    assert deal[layout.PAID] == -2


def test_the_second_worked_hand() -> None:
    """Dr., second example: a cappotto; 396 and 51 marked, doubled 894: fifteen resti."""
    deal, marks = follow_deal(run(parse(RECORDS["dresden-example-2"])))
    assert marks == [50, 50, 56, 1, 6, 16, 21, 31, 31, *[36] * 10, 41, 46]
    sheet = lines_of(TABLES["dresden-1798"], deal)
    assert sheet[0, "matto.lost"] == 5
    assert sheet[0, "count.cards"] == 42
    assert sum(n for (_, rule), n in sheet.items() if rule.startswith("versicola")) == 212
    assert sum(sheet[0, rule] for rule in CONTO) == 142
    assert sheet[0, "count.marked"] == 51
    assert deal[layout.DIFFERENCE] == 2 * (396 + 51) == 894
    assert deal[layout.PAID] == 15
    assert deal[layout.RESTI : layout.RESTI + 2].tolist() == [1, 0]
