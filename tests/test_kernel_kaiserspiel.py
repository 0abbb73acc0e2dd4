"""Kaiserspiel compiled says what the readable rules say: every act, mark, line and payment."""

import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from ridotto.games.kaiserspiel import KAISERSPIEL, acts
from ridotto.games.kaiserspiel.game import HOUSE_ACTS, JUDGES
from ridotto.games.kaiserspiel.pack import of_suit
from ridotto.games.kaiserspiel.rules import RULE_BOOK, Rules
from ridotto.games.kaiserspiel.rummel import point, worth
from ridotto.games.kaiserspiel.seat_knowledge import SeatKnowledge
from ridotto.games.kaiserspiel.state import DEALT, Cutting, Kaiserspiel, Naming, Tournee
from ridotto.kernel import kaiserspiel as kernel
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.kaiserspiel import layout, tables
from ridotto.kernel.kaiserspiel.numbering import POINT, SHOW, SHOW_CHOSEN, TELLING, cards_in
from ridotto.kernel.planes import Planes
from ridotto.kernel.splitmix import dice_from
from ridotto.notation import parse, run
from ridotto.table import Action, RuleSet, View, apply, replay
from ridotto.testing.agreement import Divergence, Pair, bits_of
from tests.kaiserspiel_deals import BOOK, OPTIONS, RULES, TABLES, any_board, rare_pair
from tests.kernel_completeness import Idle, check_options, not_falsified
from tests.volume import part_of

ASKED: Final = (Cutting, *DEALT)
"""The phases in which somebody has to act."""


IDLE: Final[Idle] = {
    "fine_wins": ((True, False), "faults"),
    "fine_takes": (("own_first", "offender_chooses"), "faults"),
    "faults.misdeal": ((5,), "faults"),
    "faults.not_taking": ((5,), "faults"),
    "faults.revoke": ((5,), "faults"),
    "faults.wrong_lead": ((5,), "faults"),
    "faults.false_claim": ((5,), "faults"),
}
"""What cannot matter inside a deal that is played without faults."""


def test_every_option_is_tried() -> None:
    observed = range(tables.RULES, tables.RULES + 1)
    check_options(BOOK, kernel.make_tables, OPTIONS, IDLE, observed)


# Random deals ------------------------------------------------------------------------------------

DEALS: Final = part_of(20_000)
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    """Single deals and whole parties; in one party of eight it is compared what seats observe."""
    deals, seed = 0, chunk
    while deals < DEALS // CHUNKS:
        which = seed % len(RULES)
        observing = 0.2 if seed % 8 == 0 else 0.0
        pair = Pair(
            KAISERSPIEL, RULES[which], seed, tables=TABLES[which], party=any_board,
            observing=observing,
        )  # fmt: skip
        pair.play(1 + seed % 3)
        deals += sum(isinstance(action, acts.Shuffle) for action in pair.actions)
        seed += CHUNKS


# Rare deals --------------------------------------------------------------------------------------

MARKED: Final = {
    "tourne", "imperial.four", "imperial.sequence", "imperial.trumps", "imperial.tournee",
    "imperial.fall", "rummel", "honour", "cards", "capot",
}  # fmt: skip
"""Rules by which somebody marks; each can end a Partie."""
JUDGED: Final = {
    "cut", "imperial.hand", "imperial.tournee", "rummel", "rummel.equal", "rummel.name",
    "rummel.show", "play.lead", "play.first-trump", "follow.suit", "follow.trump", "follow.free",
}  # fmt: skip
"""Rules by which an act is lawful."""
ELSEWHERE: Final = {
    "draw.highest", "draw.again", "set-up", "shuffle.pack", "play.turn", "play.held",
    "deal.packets", "deal.passes", "turn.trumps", "imperial.made", "imperial.wipes",
    "rummel.higher", "follow.beat", "cards.imperial", "order", "fine", "fine.choice", "fine.given",
    "fine.wins-not", "partie.target", "partie.stake", "partie.granted", "partie.forfeit",
    "partie.consent", "partie.sitting", "challenge",
}  # fmt: skip
"""Rules that only refuse, that are compared with every slot, or that a deal does not know."""
FINES: Final = {acts.EraseFiche, acts.GiveFiche}
LEFT_OUT: Final = {*HOUSE_ACTS, *FINES, acts.Draw, acts.Challenge, acts.Grant, acts.Leave}
"""What is no decision of courteous play inside a deal."""


def test_rare_deals_agree() -> None:
    """Every kind of act, every reason to be lawful, every mark, and every mark as the last one."""
    kinds: set[type[Action]] = set()
    judged, marked, last = set[str](), set[str](), set[str]()
    for seed in range(150 * len(RULES)):
        pair = rare_pair(seed % len(RULES), seed)
        kinds |= {type(action) for action in pair.actions}
        marked |= {line.rule for line in pair.table.deal.lines}
        if any(KAISERSPIEL.accounts(pair.table)):
            last.add(pair.table.deal.lines[-1].rule)
        if seed < 20 * len(RULES):
            judged |= reasons(pair)
    assert set(RULE_BOOK.rules) == MARKED | JUDGED | ELSEWHERE
    assert kinds - set(HOUSE_ACTS) == set(JUDGES) - LEFT_OUT
    assert marked == last == MARKED == set(layout.LINE_RULES)
    assert judged >= JUDGED


def reasons(pair: Pair) -> set[str]:
    """By which rule each act of a deal was lawful."""
    table, found = KAISERSPIEL.open(pair.rules), set()
    for action in pair.actions:
        found.add(KAISERSPIEL.judge(table, action).rule)
        table, _ = apply(KAISERSPIEL, table, action)
    return found


# Mistakes ----------------------------------------------------------------------------------------

TWO, THREE, FREE, LEFT, SIXES, BY_CARDS, LITERAL, _, SEVENS, ANY_SUIT, _ = range(len(OPTIONS))
"""The places of ``OPTIONS``."""

WRONG: Final[dict[str, tuple[int, int, int]]] = {
    "a pack of 31 is cut": (TWO, tables.PACK, 31),
    "two jettons are one": (TWO, tables.FOUR, 8),
    "an imperial is 20 points": (TWO, tables.IMPERIAL, 20),
    "one imperial more to a Partie": (TWO, tables.TARGET, 6),
    "the sitting has a Partie more": (TWO, tables.PARTIEN, 2),
    "the stake is double": (LITERAL, tables.STAKE, 14),
    "the turned card is the dealer's": (TWO, tables.TURNED_APART, 0),
    "the turned card is the talon's": (THREE, tables.TURNED_APART, 1),
    "elder of three leads what he likes": (THREE, tables.TRUMP_LEAD, 0),
    "elder of two leads trumps": (TWO, tables.TRUMP_LEAD, 1),
    "any suit is a Rummel": (TWO, tables.LONGEST, 0),
    "only the longest suit is a Rummel": (ANY_SUIT, tables.LONGEST, 1),
    "two cards are no Rummel": (ANY_SUIT, tables.LEAST, 3),
    "the play goes the other way": (LEFT, tables.NEXT, 1),
    "the dealer cuts": (TWO, tables.CUTTER, 0),
    "no tournée": (FREE, tables.TOURNEE, NOBODY),
    "elder has a tournée too": (FREE, tables.TOURNEE, 1),
    "another packet is elder's": (TWO, tables.PLACES, 3),
    "another card is turned": (TWO, tables.TURNED_PLACE, 25),
    "nothing for the turned card": (TWO, tables.TOURNE, 0),
    "spades have no cards": (TWO, tables.LANES, 0),
    "spades have no honours": (TWO, tables.HONOURS, 0),
    "spades never fall": (FREE, tables.FALLING, 0),
    "spades fall without being agreed": (TWO, tables.FALLING, 0b1111 << 5),
    "no four kings": (TWO, tables.IMPERIALS, tables.NEVER),
    "no sequence in spades": (TWO, tables.IMPERIALS + 6, tables.NEVER),
    "four kings are marked as a sequence": (TWO, tables.IMPERIAL_LINE, layout.SEQUENCE),
    "the trump sequence counts another": (TWO, tables.LINE_FICHES + layout.TRUMP_SEQUENCE, 3),
    "a capot counts less": (LITERAL, tables.LINE_FICHES + layout.CAPOT, 1),
    "a capot has other points": (LITERAL, tables.LINE_POINTS + layout.CAPOT, 24),
    "honours wipe nothing out": (TWO, tables.LINE_WIPES + layout.HONOUR, 0),
    "tricks wipe out": (LITERAL, tables.LINE_WIPES + layout.CARDS, 1),
    "seven tricks count nothing": (TWO, tables.TRICK_FOURS + 7, 0),
    "five tricks of three count two": (THREE, tables.TRICK_FOURS + 5, 2),
    "twelve tricks are no capot": (LITERAL, tables.TRICK_CAPOTS + 12, 0),
    "three sit at a table of two": (TWO, tables.PLAYERS, 3),
    "eleven cards are dealt": (TWO, tables.HAND, 11),
    "no card is left over": (TWO, tables.ALL, 0),
    "king and queen are told as an ace": (ANY_SUIT, tables.POINT + (0b11 << 7), TELLING[11, 0]),
}
"""Mistakes in the tables, each of which the comparison must find: rules, place and value."""

NOT_FALSIFIED: Final = {
    "SETS", "NEVER", "RULES", "CARDS", "SIZE", "MOST_IMPERIALS", "MOST_WORTH", "Parts",
}  # fmt: skip
"""No places of tables; what only observations read; and the pack before it is shuffled."""


def test_every_table_is_falsified() -> None:
    given = {place for _, place, _ in WRONG.values()}
    assert not_falsified(tables, given, NOT_FALSIFIED) == set()


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    which, place, value = WRONG[mistake]
    wrong = TABLES[which].copy()
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        play_rare_deals(which, wrong)


def play_rare_deals(which: int, t: Tables) -> None:
    """Those in which every rule fires."""
    for seed in range(400):
        rare_pair(which, seed, t, deals=2)


# Observations ------------------------------------------------------------------------------------


def observed(t: Tables, deal: Deal, seat: int) -> bytes:
    """What a seat observes."""
    planes = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    kernel.observe(t, deal, seat, planes)
    return planes.tobytes()


def moments(which: int, seed: int) -> Iterator[tuple[list[Action], Kaiserspiel]]:
    """Some moments of an arranged deal at which somebody has to act: what was done till then."""
    pair, chance = rare_pair(which, seed), Random(seed)
    table = KAISERSPIEL.open(pair.rules)
    for n, action in enumerate(pair.actions, start=1):
        table, _ = apply(KAISERSPIEL, table, action)
        often = 1.0 if isinstance(table.phase, Tournee | Naming) else 0.2
        if isinstance(table.phase, ASKED) and chance.random() < often:
            yield pair.actions[:n], table


def view_of(opening: Kaiserspiel, actions: list[Action], seat: int) -> View[Kaiserspiel]:
    """What a seat has seen of these acts."""
    _, events = replay(KAISERSPIEL, opening, actions)
    return View(seat, opening).watch(KAISERSPIEL.fold, events)


@pytest.mark.parametrize("which", range(len(OPTIONS)))
def test_worlds_that_look_alike_are_observed_alike(which: int) -> None:
    """Hidden cards are elsewhere in another world, and not a bit of what is observed changes."""
    t, opening, moved = TABLES[which], KAISERSPIEL.open(RULES[which]), 0
    met = set[int]()
    for seed in range(12):
        for actions, table in moments(which, seed):
            here = kernel.enter(t, View(None, table))
            met.add(int(here[layout.PHASE]))
            for seat in table.seats:
                view = view_of(opening, actions, seat)
                world = KAISERSPIEL.world(opening, view, Random(seed))
                elsewhere, _ = replay(KAISERSPIEL, opening, world)
                there = kernel.enter(t, View(None, elsewhere))
                moved += bool((there != here).any())
                seen = observed(t, here, seat)
                assert seen == observed(t, there, seat)
                assert seen == observed(t, kernel.enter(t, view), seat)
    assert moved > 20
    # Where the turned card is nobody's, it completes an imperial by itself.
    rules = RULES[which].read(Rules)
    completed = {layout.TOURNEE} if rules.unrestricted and rules.turned_apart else set()
    assert met == set(range(layout.COUNTING)) - {layout.TOURNEE} | completed


@pytest.mark.parametrize("which", range(len(OPTIONS)))
def test_what_hands_lack_is_what_the_game_rules_out(which: int) -> None:
    """Card by card, against what the readable game makes of what a chair has seen."""
    t, opening, ruled_out = TABLES[which], KAISERSPIEL.open(RULES[which]), 0
    for seed in range(12):
        for actions, table in moments(which, seed):
            if table.deal.turned is None:
                continue
            seat, begun = table.elder, actions.index(next(filter(is_shuffle, actions)))
            view = view_of(opening, actions, seat)
            options = SeatKnowledge(opening, seat, view.seen[begun:]).options()
            deal = kernel.enter(t, View(None, table))
            words = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
            kernel.observe(t, deal, seat, words)
            unseen = cards_in(words[kernel.OBSERVATION.at("unseen")])
            for person, other in enumerate(table.party.round_from(seat)[1:], start=1):
                possible = cards_in(words[kernel.OBSERVATION.at(f"possible.{person}")])
                free = {card for card in unseen if other in options[card]}
                assert set(possible) & set(unseen) == free
                ruled_out += len(unseen) - len(free)
    assert ruled_out


def is_shuffle(action: Action) -> bool:
    """Does a deal begin with it?"""
    return isinstance(action, acts.Shuffle)


def test_what_is_being_chosen_is_seen_by_oneself_alone() -> None:
    """Imperials are laid open together: before, the others know nothing of them."""
    t, chosen = TABLES[TWO], 0
    for seed in range(60):
        for _, table in moments(TWO, seed):
            deal = kernel.enter(t, View(None, table))
            seat = int(kernel.turn(t, deal))
            words = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
            kernel.lawful(t, deal, words)
            first = next(iter(bits_of(words)))
            if SHOW <= first < SHOW_CHOSEN:
                before = [observed(t, deal, person) for person in table.seats]
                kernel.act(t, deal, first)
                after = [observed(t, deal, person) for person in table.seats]
                changed = [n for n in table.seats if before[n] != after[n]]
                assert changed == [seat]
                chosen += 1
    assert chosen


@pytest.mark.parametrize("planes", [kernel.OBSERVATION, kernel.SECRETS], ids=["known", "secret"])
def test_planes_are_explained(planes: Planes) -> None:
    """A sentence for each, and no bit beyond the signed ones."""
    for plane in planes.planes:
        assert plane.about[0].isupper()
        assert plane.about.endswith(".")
        assert all(0 < used < 1 << WORD - 1 for used in plane.used)


@pytest.mark.parametrize("which", range(len(OPTIONS)))
def test_secrets_are_the_other_hands(which: int) -> None:
    """Together with one's own hand and what lies open they are the whole pack."""
    t, at = TABLES[which], kernel.SECRETS.at
    for _, table in moments(which, 5):
        if table.deal.turned is None:
            continue
        deal = kernel.enter(t, View(None, table))
        words = np.zeros(kernel.SECRETS.words, dtype=np.int64)
        for seat in table.seats:
            kernel.reveal(t, deal, seat, words)
            others = table.party.round_from(seat)[1:]
            for person, other in enumerate(others, start=1):
                cards = cards_in(words[at(f"hand.{person}")])
                assert sorted(cards) == sorted(table.deal.hands[other])
            assert sorted(cards_in(words[at("talon")])) == sorted(table.deal.pack[1:])


# Numbers and records -----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"point_by": "cards_then_pips"}], ids=str)
def test_points_are_numbered_by_their_height(options: dict[str, Any]) -> None:
    """The higher Rummel has the higher number, whether cards decide or not."""
    rules = BOOK.with_options({"pack": 36, **options}).read(Rules)
    suit = of_suit(rules.the_pack.cards, "s")
    chance = Random(1)
    hands = [tuple(chance.sample(suit, chance.randint(1, len(suit)))) for _ in range(400)]
    told = sorted({point(rules, cards) for cards in hands}, key=worth)
    numbers = [TELLING[one] for one in told]
    assert numbers == sorted(set(numbers))
    assert all(number % WORD < WORD - 1 for number in POINT)


def test_any_order_of_the_pack_is_as_likely() -> None:
    """6,400 shuffles: each of 32 cards lies in each place 200 times, give or take 6 times 14."""
    pack, dice = kernel.new_pack(TABLES[TWO]), dice_from(1)
    lying = np.zeros((len(pack), WORD), dtype=np.int64)
    for _ in range(6400):
        kernel.shuffle(TABLES[TWO], pack, dice)
        lying[np.arange(len(pack)), pack] += 1
    assert abs(lying[:, kernel.new_pack(TABLES[TWO])] - 200).max() < 84


def courteous_records() -> Iterator[tuple[str, str]]:
    """Those of courteous tables, which the kernel can play."""
    folder = files("ridotto.games.kaiserspiel") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if "Table: courteous" in text:
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(courteous_records())


def check_step(t: Tables, before: Kaiserspiel, action: Action, after: Kaiserspiel) -> bool:
    """One act in the kernel too: it was lawful, and leads to the same place."""
    asked = isinstance(before.phase, ASKED) and type(action) not in LEFT_OUT
    if not asked or action.seat not in KAISERSPIEL.awaited(before):
        return False
    deal = kernel.enter(t, View(None, before))
    assert kernel.blind(t, deal) == isinstance(before.phase, Cutting)
    words = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    for number in kernel.acts_of(before, action):
        kernel.lawful(t, deal, words)
        assert number in bits_of(words)
        kernel.act(t, deal, number)
    if isinstance(after.phase, ASKED):
        assert deal.tolist() == kernel.enter(t, View(None, after)).tolist()
    else:
        check_end(t, deal, before, after)
    return True


def check_end(t: Tables, deal: Deal, before: Kaiserspiel, after: Kaiserspiel) -> None:
    """Marked and paid alike."""
    kernel.finish(t, deal)
    assert kernel.lines_of(t, deal) == kernel.lines_at(after)
    pairs = zip(KAISERSPIEL.accounts(after), KAISERSPIEL.accounts(before), strict=True)
    paid = [now - then for now, then in pairs]
    assert [kernel.gain(t, deal, seat) for seat in after.seats] == paid
    assert [deal[layout.LOOSE + seat] for seat in after.seats] == list(after.board.loose)
    assert [deal[layout.FICHES + seat] for seat in after.seats] == list(after.board.fiches)


def check_steps(rules: RuleSet, actions: list[Action]) -> int:
    """Every act from the position before it; how many there were."""
    t, table, steps = kernel.make_tables(rules), KAISERSPIEL.open(rules), 0
    for action in actions:
        after, _ = apply(KAISERSPIEL, table, action)
        steps += check_step(t, table, action, after)
        table = after
    return steps


@pytest.mark.parametrize("name", RECORDS)
def test_records_are_played_the_same_way(name: str) -> None:
    replayed = run(parse(RECORDS[name]))
    done = [a for a in replayed.actions if type(a) not in LEFT_OUT]
    # Out of turn a Rummel may be demanded at the readable table only.
    late = sum(isinstance(action, acts.Demand) for action in done)
    assert check_steps(replayed.rules, list(replayed.actions)) >= len(done) - late
