"""Tresette's kernel says what its readable rules say: every act, every mark, every Partie."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from ridotto.games.tresette import TRESETTE, acts
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.deal_end import redraw_due, sitting_over
from ridotto.games.tresette.deal_start import packet_sizes
from ridotto.games.tresette.events import Heard, TakenUp, TalonTaken, Timing, TurnedUp
from ridotto.games.tresette.items import Item, read_item
from ridotto.games.tresette.ledger import Counted, GreatMade, Laid, PartieWon, SlateWritten
from ridotto.games.tresette.pack import SUIT_LETTERS, figures_in, suit_of
from ridotto.games.tresette.rules import RULE_BOOK, Rules
from ridotto.games.tresette.state import Announcing, Cutting, Playing, Settled, Tresette
from ridotto.kernel import tresette as kernel
from ridotto.kernel.contract import NOBODY, Deal, Pack, Tables
from ridotto.kernel.tresette import COMPARED_WITH as RISEN
from ridotto.kernel.tresette import layout, numbering, tables
from ridotto.kernel.tresette.numbering import CARDS, CUT, LANE, NAME, SPEAK_NO_MORE, word_of
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, Event, RuleSet, View, apply, replay
from ridotto.testing.agreement import Divergence, Pair, any_act, bits_of

BOOK: Final = TRESETTE.rule_sets["nuernberg-1770"]

PACKETS: Final = {"players": 2, "two_player": "packets"}
OPTIONS: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"continuation": True},
    {"continuation": True, "great_results": "bonus", "target": 7, "double_limit": 3},
    {"continuation": True, "three_sevens": "ends_partie", "double_check": "at_moment"},
    {"three_sevens": "ends_partie", "sevens_first_deal_only": True, "stake": 3},
    {"three_sevens": "marks_only", "group_ranks": "high", "partien": 2},
    {"sevens_first_deal_only": True, "group_values": "modern", "deals": 2},
    {"announce_time": "before_play", "target": 11, "double_limit": 0, "partien": 1},
    {"window2_from": "forehand", "signals": True, "double_limit": 15},
    {"stramazette_tricks": "any", "stramazette_last_trick": False, "signals": True},
    {"stramazette_tricks": "any", "great_results": "bonus", "redraw_partners_every": 1},
    {"double_check": "at_moment", "redraw_partners_every": 2, "stake": 2},
    {"players": 3},
    {"players": 3, "three_player_talon": "to_last_trick", "continuation": True, "target": 9},
    {"players": 3, "double_check": "at_moment", "stramazette_tricks": "any", "stake": 2},
    {"players": 3, "announce_time": "before_play", "three_sevens": "ends_partie"},
    {"players": 3, "window2_from": "forehand", "great_results": "bonus"},
    {**PACKETS},
    {**PACKETS, "continuation": True, "double_check": "at_moment", "target": 11},
    {**PACKETS, "window2_from": "forehand", "three_sevens": "ends_partie"},
    {**PACKETS, "announce_time": "before_play", "stramazette_tricks": "any"},
    {"players": 2},
    {"players": 2, "continuation": True, "stramazette_tricks": "any"},
    {"players": 2, "heaps_announced": True, "three_sevens": "ends_partie"},
    {"players": 2, "heaps_announced": True, "continuation": True, "group_ranks": "high"},
)
"""Every option that bears on play or payment, among every number of players."""

DEALS: Final = 20_000
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""
OBSERVED: Final = 10
"""Every so many deals, observations are compared too."""

each_option = pytest.mark.parametrize("number", range(len(OPTIONS)))


@cache
def rules_of(number: int) -> RuleSet:
    """The book with some of the options."""
    return BOOK.with_options(OPTIONS[number])


@cache
def tables_of(number: int) -> Tables:
    """The kernel's tables for them."""
    return kernel.make_tables(rules_of(number))


def any_score(chance: Random, t: Tables, deal: Deal) -> None:
    """Any dealer, any marks, perhaps a slate and a Partie already begun."""
    sides = int(t[tables.SIDES])
    deal[layout.DEALER] = chance.randrange(t[tables.PLAYERS])
    deal[layout.OPENED] = chance.choice((0, 0, 1, 3))
    near = chance.random() < 0.4
    for side in range(sides):
        marks = chance.randrange(int(t[tables.TARGET]))
        deal[layout.MARKS + side] = max(marks, int(t[tables.TARGET]) - 6) if near else marks
        other = (side + 1) % sides
        deal[layout.SLATE + layout.SIDES * side + other] = chance.choice((0, 0, 0, 1, 2))


def pair_of(number: int, seed: int, **more: Any) -> Pair:
    """A party under some of the options."""
    usual: dict[str, Any] = {"tables": tables_of(number), "party": any_score, "observing": 0.0}
    return Pair(RISEN, rules_of(number), seed, **usual | more)


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


# Rare deals --------------------------------------------------------------------------------------

CUT_AT: Final = 20


def arrange(chance: Random, t: Tables, pack: Pack) -> None:
    """Hands with much of a rank, of a suit, or of the highest cards, before a cut in the middle.

    With a long suit and a few low cards one wins almost every trick.
    """
    keys: tuple[Callable[[int], float], ...] = (_rank, _strength, _suit, _suit, _long, _longer)
    key, noise = chance.choice(keys), chance.choice((0.0, 0.0, 1.0, 2.0, 4.0))
    cards = sorted(map(int, pack), key=lambda card: key(card) + noise * chance.random())
    players, packet = int(t[tables.PLAYERS]), int(t[tables.PACKET])
    hand = packet * int(t[tables.ROUNDS])
    hands = [cards[hand * place : hand * (place + 1)] for place in range(players)]
    if chance.random() < 0.3:
        # The two strongest hands become those of partners, each with a share of both.
        hands[0][::2], hands[-2][::2] = hands[-2][::2], hands[0][::2]
    turns = [n % players for n in range(players * hand // packet) for _ in range(packet)]
    order = [hands[place].pop(0) for place in turns]
    order += cards[players * hand :]
    pack[:] = order[-CUT_AT:] + order[:-CUT_AT]


def _rank(card: int) -> float:
    return (card % LANE + 4) % LANE


def _strength(card: int) -> float:
    return -(card % LANE)


def _suit(card: int) -> float:
    return card // LANE * 2 - card % LANE / LANE


def _long(card: int, low: int = 1) -> float:
    """Of the first suit all but some, and as many of the lowest cards of the others."""
    lowest = card % LANE == 0 and 0 < card // LANE <= low
    return -9 if lowest or low <= card < LANE else card * 7 % CARDS / CARDS


def _longer(card: int) -> float:
    return _long(card, 2)


def choose(chance: Random, table: Tresette, lawful: list[int]) -> int:
    """The forehand's side plays high; the others low in some deals, and in others what counts.

    Most that can be said is said.
    """
    if isinstance(table.phase, Cutting):
        return CUT + CUT_AT
    if chance.random() < 0.1:
        return any_act(chance, table, lawful)
    if isinstance(table.phase, Announcing):
        return min(lawful) if chance.random() < 0.7 else max(lawful[:-1] or lawful)
    (seat,) = TRESETTE.awaited(table)
    cards = [number for number in lawful if number < CARDS]
    strong = table.side(seat) == table.side(table.party.after(table.deal.dealer))
    high = strong or table.deal.start.marks[0] % 2
    return max(cards, key=lambda card: (card % LANE) * (1 if high else -1))


def rare_deal(number: int, seed: int, **more: Any) -> Pair:
    """An arranged deal, played to show something."""
    return pair_of(number, seed, arrange=arrange, choose=choose, **more).play()


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
}
"""Mistakes in the tables: the options under which they are made, the place, the wrong number."""


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


# Observations ------------------------------------------------------------------------------------


def observed(t: Tables, deal: Deal, seat: int) -> bytes:
    """What a seat observes."""
    words = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    kernel.observe(t, deal, seat, words)
    return words.tobytes()


def plane(t: Tables, deal: Deal, seat: int, name: str) -> int:
    """One word of what a seat observes."""
    words = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    kernel.observe(t, deal, seat, words)
    return int(words[kernel.OBSERVATION.at(name)])


def moments(number: int, seed: int) -> Iterator[tuple[Tables, Deal, list[Action]]]:
    """Every moment of a rare deal, in the kernel, and the actions that led to it."""
    pair = rare_deal(number, seed)
    t, table = tables_of(number), TRESETTE.open(pair.rules)
    seen: tuple[Event, ...] = ()
    for place, action in enumerate(pair.actions):
        table, events = apply(TRESETTE, table, action)
        seen += events
        if isinstance(table.phase, Cutting | Announcing | Playing):
            yield t, kernel.enter(t, View(None, table, seen)), pair.actions[: place + 1]


@each_option
def test_worlds_that_look_alike_are_observed_alike(number: int) -> None:
    """Other cards in hidden places that explain the same: the same bytes."""
    chance = Random(number)
    for seed in range(2):
        for t, deal, done in list(moments(number, seed))[::9]:
            seat = chance.randrange(int(t[tables.PLAYERS]))
            opening = TRESETTE.open(rules_of(number))
            _, log = replay(TRESETTE, opening, done)
            view = View(seat, opening).watch(TRESETTE.fold, log)
            world, others = replay(TRESETTE, opening, TRESETTE.world(opening, view, chance))
            there = kernel.enter(t, View(None, world, tuple(others)))
            assert observed(t, deal, seat) == observed(t, there, seat)


@each_option
def test_hidden_cards_leave_no_trace(number: int) -> None:
    """Whatever lies where a seat cannot look, it observes the same."""
    chance = Random(number)
    for t, deal, _ in list(moments(number, 3))[::5]:
        for seat in range(int(t[tables.PLAYERS])):
            other = deal.copy()
            for slot in hidden_slots(t, seat):
                other[slot] = chance.randrange(2**CARDS)
            assert observed(t, other, seat) == observed(t, deal, seat)


def hidden_slots(t: Tables, seat: int) -> Iterator[int]:
    """Where a seat cannot look."""
    yield from range(layout.PACK, layout.HANDS)
    yield from range(layout.HEAPS, layout.COVERED)
    yield layout.TALON
    if not t[tables.WITH_HEAPS]:
        others = range(int(t[tables.PLAYERS]))
        yield from (layout.HANDS + other for other in others if other != seat)


@each_option
def test_planes_show_what_the_readable_table_shows(number: int) -> None:
    """Counted from each seat, by the names of the planes."""
    for seed in range(2):
        for t, deal, done in list(moments(number, seed))[::3]:
            table, _ = replay(TRESETTE, TRESETTE.open(rules_of(number)), done)
            for seat in table.seats:
                words = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
                kernel.observe(t, deal, seat, words)
                shown = {name: int(words[kernel.OBSERVATION.at(name)]) for name in PLANE_NAMES}
                expected = dict(planes_by_hand(table, seat))
                assert {name: shown[name] for name in expected} == expected


PLANE_NAMES: Final = [named.name for named in kernel.OBSERVATION.planes]


def steps(number: int) -> int:
    """A number as the planes have it."""
    return (1 << number) - 1


def planes_by_hand(table: Tresette, seat: int) -> Iterator[tuple[str, int]]:
    """What some of the planes should show, without the kernel."""
    deal, party = table.deal, table.party
    yield "hand", word_of(deal.hands[seat])
    yield "trick", steps(len(deal.tricks))
    yield "lying", steps(len(deal.trick))
    around = party.round_from(seat)
    (turn,) = TRESETTE.awaited(table)
    yield "turn", 1 << around.index(turn)
    yield "dealer", 1 << around.index(deal.dealer)
    if not isinstance(table.phase, Cutting):
        yield "leader", 1 << around.index(deal.leader)
        yield "forehand", 1 << around.index(deal.forehand)
    if seat != turn:
        yield "lawful", 0
    elif isinstance(table.phase, Playing):
        yield "lawful", sum(1 << number for number in kernel.judged(table, ()))
    for place, other in enumerate(around):
        yield from planes_of_seat(table, place, other)
    for place, side in enumerate(table.sides_from(seat)):
        yield f"pile {place}", word_of(deal.piles[side])
        yield f"points {place}", steps(card_points(deal.piles[side]))
        yield f"figures {place}", steps(len(figures_in(deal.piles[side])))
        yield f"marks {place}", steps(table.ledger.marks[side])
        yield f"missing {place}", steps(table.rules.target - table.ledger.marks[side])


def planes_of_seat(table: Tresette, place: int, seat: int) -> Iterator[tuple[str, int]]:
    """What a seat has played, taken and told."""
    deal = table.deal
    tricks = [trick.plays for trick in deal.tricks] + [deal.trick]
    played = [play for plays in tricks for play in plays if play.seat == seat]
    leads = [plays[0] for plays in tricks if plays and plays[0].seat == seat]
    thrown = [
        play for plays in tricks for play in plays if suit_of(play.card) != suit_of(plays[0].card)
    ]
    yield f"played {place}", word_of(play.card for play in played)
    yield f"led {place}", word_of(play.card for play in leads)
    yield f"thrown {place}", word_of(play.card for play in thrown if play.seat == seat)
    yield f"on the table {place}", word_of(p.card for p in deal.trick if p.seat == seat)
    yield f"tricks {place}", steps(sum(trick.winner == seat for trick in deal.tricks))
    told = [read_item(a.item) for a in deal.announced if a.seat == seat and a.since == deal.fresh]
    yield f"told {place}", sum(told_bits(item) for item in told if item is not None)


def told_bits(item: Item) -> int:
    """Two bits for each rank from the lowest, then eight for the Napolitana of each suit."""
    if item.rank:
        return steps(item.number - 2) << 2 * numbering.PLACE_RANK.index(item.rank)
    return steps(item.number - 2) << 2 * LANE + 8 * SUIT_LETTERS.index(item.suit)


@each_option
def test_what_is_inferred_is_true(number: int) -> None:
    """Known cards are held, and cards that are held are possible."""
    for seed in range(6):
        for t, deal, _ in moments(number, seed):
            for known, held, possible in inferred(t, deal):
                assert known & ~held == 0
                assert held & ~possible == 0


def inferred(t: Tables, deal: Deal) -> Iterator[tuple[int, int, int]]:
    """What is known of each hand to each other seat, what it holds, what it may hold."""
    players = int(t[tables.PLAYERS])
    for seat in range(players):
        for further in range(1, players):
            held = int(deal[layout.HANDS + (seat + further) % players])
            known = plane(t, deal, seat, f"known {further}")
            yield known, held, plane(t, deal, seat, f"possible {further}")


def test_something_is_inferred() -> None:
    """Of every suit and rank some card, by what was announced."""
    found = 0
    for seed in range(20):
        for t, deal, _ in moments(0, seed):
            for known, _, _ in inferred(t, deal):
                found |= known
    assert found == numbering.ALL_CARDS


@each_option
def test_what_is_hidden_can_be_revealed(number: int) -> None:
    """Hands, packets, heaps and talon: with what is seen, every card once."""
    for t, deal, _ in moments(number, 1):
        if deal[layout.PHASE] == layout.CUTTING:
            continue
        for seat in range(int(t[tables.PLAYERS])):
            secrets = np.zeros(kernel.SECRETS.words, dtype=np.int64)
            kernel.reveal(t, deal, seat, secrets)
            beyond = [n for n, word in enumerate(secrets) if int(word) & ~numbering.ALL_CARDS]
            hidden = sum(map(int, secrets))
            if t[tables.WITH_HEAPS]:
                hidden -= int(secrets[kernel.SECRETS.at("hand 1")])
            assert not beyond
            assert hidden == plane(t, deal, seat, "unseen")


def test_every_plane_is_explained() -> None:
    for planes in (kernel.OBSERVATION, kernel.SECRETS):
        assert all(named.about.endswith(".") and " " in named.about for named in planes.planes)


def test_every_agreement_is_observed() -> None:
    """No two of the options look alike."""
    words = {tuple(tables_of(n)[tables.IN_FORCE :].tolist()) for n in range(len(OPTIONS))}
    assert len(words) == len(OPTIONS)


@each_option
def test_a_finished_deal_can_be_observed(number: int) -> None:
    """No bit is set that the planes do not name."""
    used = [word for named in kernel.OBSERVATION.planes for word in named.used]
    pair = pair_of(number, 1).play()
    for seat in range(int(tables_of(number)[tables.PLAYERS])):
        words = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
        kernel.observe(tables_of(number), pair.deal, seat, words)
        assert not [n for n, word in enumerate(words) if int(word) & ~used[n]]


def test_only_a_cut_is_blind() -> None:
    for t, deal, _ in moments(0, 2):
        assert kernel.blind(t, deal) == (deal[layout.PHASE] == layout.CUTTING)


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
