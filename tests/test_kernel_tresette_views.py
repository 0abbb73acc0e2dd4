"""What Tresette's compiled rules let a seat observe."""

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.items import Item, read_item
from ridotto.games.tresette.pack import SUIT_LETTERS, figures_in, suit_of
from ridotto.games.tresette.state import Announcing, Cutting, Playing, Tresette
from ridotto.kernel import tresette as kernel
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.tresette import layout, numbering, tables
from ridotto.kernel.tresette.numbering import CARDS, LANE, word_of
from ridotto.table import Action, Event, View, apply, replay
from ridotto.testing.agreement import Pair
from tests.tresette_deals import OPTIONS, each_option, pair_of, rare_deal, rules_of, tables_of

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
    return moments_of(number, rare_deal(number, seed))


def moments_of(number: int, pair: Pair) -> Iterator[tuple[Tables, Deal, list[Action]]]:
    """Every moment of a deal that was played."""
    t, table = tables_of(number), TRESETTE.open(pair.rules)
    seen: tuple[Event, ...] = ()
    for place, action in enumerate(pair.actions):
        table, events = apply(TRESETTE, table, action)
        seen += events
        if isinstance(table.phase, Cutting | Announcing | Playing):
            yield t, kernel.enter(t, View(None, table, seen)), pair.actions[: place + 1]


def of_each_phase(
    chance: Random, moments: list[tuple[Tables, Deal, list[Action]]]
) -> list[tuple[Tables, Deal, list[Action]]]:
    """One moment of each phase there was, and one more."""
    chance.shuffle(moments)
    found = {int(moment[1][layout.PHASE]): moment for moment in moments}
    return [*found.values(), *moments[:1]]


def phases_of(t: Tables) -> set[int]:
    """In which somebody has to act under these rules."""
    late = {layout.SECOND_WINDOW} if t[tables.SECOND_WINDOW] != NOBODY else set()
    silent = t[tables.WITH_HEAPS] and not t[tables.HEAPS_ANNOUNCED]
    early = set() if silent else {layout.FIRST_WINDOW}
    return {layout.CUTTING, layout.PLAYING} | early | late


@each_option
def test_worlds_that_look_alike_are_observed_alike(number: int) -> None:
    """Other cards in hidden places that explain the same: the same bytes, in every phase."""
    chance, met = Random(number), set[int]()
    # Rare deals are often over before a card is played.
    pairs = [rare_deal(number, seed) for seed in range(5)]
    for pair in (*pairs, pair_of(number, 0, party=None).play()):
        for t, deal, done in of_each_phase(chance, list(moments_of(number, pair))):
            met.add(int(deal[layout.PHASE]))
            seat = chance.randrange(int(t[tables.PLAYERS]))
            opening = TRESETTE.open(rules_of(number))
            _, log = replay(TRESETTE, opening, done)
            view = View(seat, opening).watch(TRESETTE.fold, log)
            world, others = replay(TRESETTE, opening, TRESETTE.world(opening, view, chance))
            there = kernel.enter(t, View(None, world, tuple(others)))
            assert observed(t, deal, seat) == observed(t, there, seat)
    assert met == phases_of(tables_of(number))


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
