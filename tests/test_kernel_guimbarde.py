"""Guimbarde's compiled rules say what the readable ones say: every act and every payment."""

import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from ridotto.cards import Card
from ridotto.games.guimbarde import GUIMBARDE, acts, events
from ridotto.games.guimbarde.boxes import ALL, Box
from ridotto.games.guimbarde.game import JUDGES
from ridotto.games.guimbarde.pack import PERMANENT
from ridotto.games.guimbarde.rules import RULE_BOOK, Rules
from ridotto.games.guimbarde.state import Guimbarde, Playing
from ridotto.games.guimbarde.tricks import duty_of, judge_card
from ridotto.kernel import guimbarde as kernel
from ridotto.kernel import rollout
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.guimbarde import layout, tables
from ridotto.kernel.guimbarde.act_numbers import seat_in_turn
from ridotto.kernel.guimbarde.numbering import (
    CUT,
    FULL_WORD,
    MARRY,
    NUMBER,
    SHOW,
    SHOWABLE,
    cards_of,
    word_of,
)
from ridotto.kernel.specialise import specialise
from ridotto.kernel.splitmix import dice_from
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, RuleSet, View, apply
from ridotto.testing.agreement import Divergence, Pair, bits_of
from tests.guimbarde_deals import (
    BOOK,
    OPTIONS,
    any_party,
    court_cards_dealt,
    in_court,
    rules_for,
    sit,
    tables_for,
)
from tests.kernel_completeness import check_options, not_falsified
from tests.volume import part_of

DEALS: Final = part_of(20_000)
"""Random deals in all."""
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""


def test_every_option_is_tried() -> None:
    tried = [{"players": players, **options} for options in OPTIONS for players in (3, 5)]
    observed = range(tables.RULE_BITS, tables.PACK_SIZE)
    check_options(BOOK, kernel.make_tables, tried, {}, observed)


# Random deals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    """Every twentieth is looked at from each chair too."""
    for seed in range(chunk, DEALS, CHUNKS):
        watched = seed // CHUNKS % 20 == 0
        number, observing = seed // 2, 0.1 if watched else 0.0
        sit(rules_for(number), seed, tables=tables_for(number), observing=observing).play()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_sittings_agree(options: dict[str, Any]) -> None:
    """Boxes grow from deal to deal, and are shared in the end."""
    for players in (3, 5):
        rules = BOOK.with_options({"players": players, **options})
        pair = Pair(GUIMBARDE, rules, players, observing=0.02).play(rules.read(Rules).sitting)
        assert GUIMBARDE.over(pair.table)
        assert pair.deal[layout.DEALS] == 0
        assert not pair.deal[layout.BOXES : layout.PARTY].any()


class Watched(Pair):
    """Which rules are cited, and which acts done."""

    def __init__(self, *args: Any, **how: Any) -> None:
        self.met: set[str] = set()
        super().__init__(*args, **how)

    def _act(self, action: Action) -> None:
        self.met |= {type(action).__name__, GUIMBARDE.judge(self.table, action).rule}
        if isinstance(self.table.phase, Playing):
            duty = duty_of(self.table, action.seat)
            self.met |= {judge_card(duty, card).rule for card in duty.hand}
        seen = len(self.seen)
        super()._act(action)
        news = self.seen[seen:]
        self.met |= {type(event).__name__ for event in news}
        if any(isinstance(event, events.Staked) and not event.boxes for event in news):
            self.met.add("all boxes full")
        self.met |= {payment.rule for payment in self.table.deal.ledger}
        self.met |= set(self._unspoken())

    def _unspoken(self) -> Iterator[str]:
        """Rules that hold without being cited."""
        deal = self.table.deal
        if deal.turned in PERMANENT:
            yield "turn.dead"
        told = [named.number for named in deal.told]
        if told and told.count(max(told)) > 1:
            yield "point.forehand"


UNCITED: Final = {
    # Before a deal, between deals, and what belongs to the whole of it.
    "draw.highest", "draw.again", "deal.packets", "deal.passes", "turn.trumps", "trumps.permanent",
    "sitting.rise",
    # What is refused at a courteous table, and never tried here.
    "boxes.turn", "point.turn", "point.true", "play.turn", "play.held", "challenge", "take-back",
    # What does not happen: a queen too late makes no marriage, the box stays, its Point stays in.
    "marriage.directly", "fonds.stays", "fonds.only",
}  # fmt: skip
"""Rules of the book that no act and no payment of these deals cites."""


def rare_deals(rules: RuleSet, seeds: range, tables_: Tables | None = None) -> set[str]:
    """Deals in which kings, queens and the three meet; what is met in them."""
    met: set[str] = set()
    for seed in seeds:
        pair = Watched(
            GUIMBARDE,
            rules,
            seed,
            party=any_party,
            arrange=court_cards_dealt,
            choose=in_court,
            tables=tables_,
            observing=0.0 if seed % 8 else 0.1,
        )
        pair.play()
        met |= pair.met
    return met


def test_rare_deals_agree() -> None:
    """Every rule that can be cited is, and every act done."""
    met: set[str] = set()
    for number, options in enumerate(OPTIONS):
        for players in (3, 4, 6):
            rules = BOOK.with_options({"players": players, **options})
            met |= rare_deals(rules, range(40 * number, 40 * number + 40))
    assert met >= set(RULE_BOOK.rules) - UNCITED
    strangers = {acts.Draw, acts.TakeBack, acts.Challenge, acts.EnterFault}
    assert met >= {kind.__name__ for kind in set(JUDGES) - strangers}
    assert met >= {"FondsStay", "turn.dead", "point.forehand", "all boxes full"}


# Falsified tables --------------------------------------------------------------------------------

SPADE_KING: Final = NUMBER[Card("sK")]
SPADE_QUEEN: Final = word_of([Card("sQ")])
FOU_BIT: Final = word_of([Card("dJ")])

WRONG: Final[dict[str, tuple[dict[str, Any], int, int]]] = {
    "only two pay": ({}, tables.EVERYBODY, 0b10000001),
    "two cards, then two": ({}, tables.PACKET_SIZES, 2),
    "four tricks": ({}, tables.TRICKS, 4),
    "a longer sitting": ({"deals": 1}, tables.SITTING, 4),
    "a Point of spades has no cards": ({}, tables.LANES, 0),
    "the three are not above the others": ({}, tables.PERMANENTS, 0),
    "no Guimbarde": ({}, tables.BRIDE, 0),
    "no King": ({}, tables.KING, 0),
    "no Fou": ({}, tables.FOOL, 0),
    "no queens": ({}, tables.QUEENS, 0),
    "nobody must beat": ({}, tables.OVERTAKE, 0),
    "somebody must beat": ({"must_overtake": False}, tables.OVERTAKE, -1),
    "the queen may be kept back": ({}, tables.MAY_BREAK, -1),
    "the queen may not be kept back": (
        {"break_marriage": "allowed_for_fine"}, tables.MAY_BREAK, 0,
    ),
    "no marriage is shown in play": ({}, tables.MARRY_IN_PLAY, 0),
    "a marriage is shown in play": ({"hand_marriage_time": "at_boxes"}, tables.MARRY_IN_PLAY, -1),
    "the Guimbarde directly": ({}, tables.GRAND_DIRECTLY, 1),
    "the Guimbarde later": ({"grand_table_immediate": True}, tables.GRAND_DIRECTLY, 0),
    "the King goes free": ({}, tables.GRAND_KING_FREE, 1),
    "the King pays": ({"grand_table_king_pays": False}, tables.GRAND_KING_FREE, 0),
    "the Fou is paid at once": ({}, tables.FOU_AT_ONCE, FOU_BIT),
    "the Fou is paid later": ({"fou_pay": "when_played"}, tables.FOU_AT_ONCE, 0),
    "spades are no trumps": ({}, tables.TRUMP_CARDS, 0),
    "nothing follows the king of spades": ({}, tables.FOLLOWING + SPADE_KING, 0),
    "nothing beats the king of spades": ({}, tables.BEATING + SPADE_KING, 0),
    "the king of spades does not marry": ({}, tables.QUEEN_TO_LED + SPADE_KING, 0),
    "he marries later too": ({}, tables.QUEEN_TO_LATER + SPADE_KING, SPADE_QUEEN),
    "he does not marry later": (
        {"marriage_king_led": False}, tables.QUEEN_TO_LATER + SPADE_KING, 0,
    ),
    "an ace counts one": ({}, tables.PIPS + NUMBER[Card("hA")], 1),
    "four cards are the least Point": ({}, tables.LEAST, 4),
    "pips decide": ({}, tables.BY_PIPS, 1),
    "a Point kept hidden is the last": ({}, tables.NEXT_POINT, 0),
    "the next Point draws": ({"hidden_point": "stays"}, tables.NEXT_POINT, 1),
    "cards decide": ({"point_by": "pips"}, tables.BY_PIPS, 0),
    "the Guimbarde is not laid open": ({}, tables.SET_CARDS, 0),
    "marriages are laid open": ({}, tables.SET_CARDS + 4, word_of([Card("sK"), Card("sQ")])),
    "she draws the Fou": ({}, tables.SET_BOX, ALL.index(Box.FOU)),
    "the great marriage is paid with its box": ({}, tables.SET_LINE + 3, layout.GRAND_HAND),
    "a marriage laid open is not paid": (
        {"hand_marriage_time": "at_boxes"}, tables.SET_LINE + 4, NOBODY,
    ),
    "stakes are two": ({}, tables.STAKE, 2),
    "only empty boxes are filled": ({}, tables.STAKE_ALWAYS, 0),
    "all boxes are filled": ({"stake_each_deal": False}, tables.STAKE_ALWAYS, 1),
    "the fonds are two": ({}, tables.FONDS, 2),
    "no fonds without a Point": ({}, tables.FONDS_ALWAYS, 0),
    "fonds without a Point": ({"fonds_always": False}, tables.FONDS_ALWAYS, 1),
    "the Point stays": ({}, tables.FONDS_ONLY, 1),
    "the Point goes too": ({"fonds_takes": "fonds_only"}, tables.FONDS_ONLY, 0),
    "one trick is enough": ({}, tables.LEAST_TRICKS, 1),
    "the last winner takes all": ({}, tables.LAST_WINNER, 1),
    "all share": ({"final_boxes": "last_winner"}, tables.LAST_WINNER, 0),
    "a shorter pack": ({}, tables.PACK_SIZE, 31),
    "five play": ({}, tables.PLAYERS, 5),
}  # fmt: skip
"""Mistakes in the tables: the options under which each is one, its place, and the wrong number."""

PAID_UNDER: Final = {
    layout.BROKEN: {"break_marriage": "allowed_for_fine"},
    layout.FOU_RETURNED: {"fou_pay": "when_played"},
}
WRONG.update(
    (f"a wrong price by {rule}", (PAID_UNDER.get(line, {}), tables.PRICES + line, 5))
    for line, rule in enumerate(layout.LINE_RULES)
)


NOT_FALSIFIED: Final = {
    "EVERY_BIT", "PACKETS_EACH", "CARDS", "RULE_BITS", "NEW_PACK", "AGREED", "SIZE", "Parts",
}  # fmt: skip
"""No places of tables; what only observations read; and the pack before it is shuffled."""


def test_every_table_is_falsified() -> None:
    given = {place for _, place, _ in WRONG.values()}
    assert not_falsified(tables, given, NOT_FALSIFIED) == set()


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    options, place, value = WRONG[mistake]
    for players in (3, 4, 6):
        rules = BOOK.with_options({"players": players, **options})
        wrong = kernel.make_tables(rules)
        assert wrong[place] != value
        wrong[place] = value
        try:
            rare_deals(rules, range(100), wrong)
        except Divergence:
            return
    pytest.fail("not found")


def test_a_divergence_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record runs to where it was noticed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    wrong = kernel.make_tables(BOOK)
    wrong[tables.FONDS] += 1
    with pytest.raises(Divergence, match=r"(slots|gains|lines): .*\.rec"):
        rare_deals(BOOK, range(5), wrong)
    (record,) = tmp_path.iterdir()
    assert isinstance(run(parse(record.read_text("utf-8"))).state, Guimbarde)


# Acts and speed ----------------------------------------------------------------------------------


def test_acts_do_not_overlap() -> None:
    """Cards, marriages, cuts and sets have numbers of their own, the highest bit stays free."""
    plays = {NUMBER[card] for card in cards_of(FULL_WORD)}
    weddings = {NUMBER[Card(suit + rank)] + MARRY for suit in "shdc" for rank in "KQ"}
    cuts = set(range(CUT + 1, CUT + 52))
    sets = set(range(SHOW, SHOW + len(SHOWABLE)))
    rest = set(range(SHOW + len(SHOWABLE), kernel.ACTS))
    groups = (plays, weddings, cuts, sets, rest)
    assert len(set().union(*groups)) == sum(map(len, groups))
    assert max(plays | weddings) < 63
    assert kernel.ACTS - 64 <= 63


def test_deals_are_played_by_chance() -> None:
    """What everybody wins and what lies in the boxes come to nothing."""
    play = specialise("guimbarde", rollout.play_out)
    for number in range(60):
        t = kernel.make_tables(rules_for(number))
        deal, found = np.zeros(kernel.SIZE, np.int64), np.zeros(2, np.int64)
        pack, dice = kernel.new_pack(t), dice_from(number)
        before = 0
        while True:
            kernel.shuffle(t, pack, dice)
            kernel.begin(t, deal, pack, 1)
            assert play(t, deal, found, dice) >= 8 * t[tables.PLAYERS] - t[tables.PLAYERS] + 1
            kernel.finish(t, deal)
            boxes = int(deal[layout.BOXES : layout.PARTY].sum())
            won = sum(kernel.gain(t, deal, seat) for seat in range(t[tables.PLAYERS]))
            assert won + boxes - before == 0
            before = boxes
            if kernel.advance(t, deal):
                break


# Records -----------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, str]]:
    """Those of courteous tables."""
    folder = files("ridotto.games.guimbarde") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if "Table: courteous" in text:
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(records())


def entered(t: Tables, table: Guimbarde, seen: tuple[Any, ...]) -> Deal | None:
    """The kernel's array where somebody has to act in a deal."""
    try:
        return kernel.enter(t, View(None, table, seen))
    except ValueError:
        return None


def check_steps(rules: RuleSet, actions: tuple[Action, ...]) -> int:
    """Every act from the position before it; how many there were."""
    t, table, steps = kernel.make_tables(rules), GUIMBARDE.open(rules), 0
    seen: tuple[Any, ...] = ()
    found = np.zeros(2, np.int64)
    for action in actions:
        deal = entered(t, table, seen) if action.seat != HOUSE else None
        before, (table, news) = table, apply(GUIMBARDE, table, action)
        seen += news
        if deal is None or isinstance(action, acts.Draw):
            continue
        assert seat_in_turn(before) == kernel.turn(t, deal) == action.seat
        begun: tuple[int, ...] = ()
        for number in kernel.acts_of(before, action):
            kernel.lawful(t, deal, found)
            assert set(bits_of(found)) == kernel.judged(before, begun)
            kernel.act(t, deal, number)
            begun += (number,)
        after = entered(t, table, seen)
        if after is not None:
            assert deal.tolist() == after.tolist()
        elif isinstance(news[-1], events.DealEnded) and table.party.deals < table.rules.sitting:
            kernel.finish(t, deal)
            assert kernel.lines_of(t, deal) == kernel.lines_at(table)
        steps += 1
    return steps


def test_records_are_played_the_same_way() -> None:
    steps = {name: check_steps(*_played(text)) for name, text in RECORDS.items()}
    # The worked hands, with everybody asked twice before the play.
    assert steps["g-1"] >= 25 + 10
    assert steps["g-2"] >= 30 + 12
    assert sum(steps.values()) > 300


def _played(text: str) -> tuple[RuleSet, tuple[Action, ...]]:
    replayed = run(parse(text))
    return replayed.rules, replayed.actions


def test_only_a_running_deal_can_be_entered() -> None:
    table = GUIMBARDE.open(BOOK)
    with pytest.raises(ValueError, match="nobody has to act"):
        kernel.enter(kernel.make_tables(BOOK), View(None, table))
