"""Positions: all the cards of a running deal, laid out by the house, and how records write them.

``position dealer A`` alone names the dealer; more sections follow in any order: ``deals N``,
``leader B``, ``hand A CARDS`` for each who plays, ``tricks A CARDS`` and ``skar CARDS``. One of the
heaps may be ``rest``.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.acts import SetUp
from ridotto.games.taroc.deal_start import new_deal, players_of
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.state import (
    SKAR,
    TRICKS,
    Allotting,
    Announcing,
    Laying,
    Phase,
    Playing,
    Shuffling,
    Taroc,
    nothing_held,
)
from ridotto.table import HOUSE, LETTERS, Seat, Verdict, impossible, lawful, letter
from ridotto.table.record_words import (
    fill_rest,
    malformed,
    no_more,
    read_heap,
    read_number,
    read_seat,
)
from ridotto.table.sentence import Sentence
from ridotto.table.sentences import say as shared

SECTIONS: Final = ("dealer", "deals", "leader", "hand", "tricks", "skar")
RULE: Final = "set-up"


def judge_set_up(state: Taroc, action: SetUp) -> Verdict:
    """A position names a dealer, and holds the whole pack or none of it."""
    if not isinstance(state.phase, Allotting):
        return impossible(RULE, shared("position-first"))
    if action.dealer not in state.party.order:
        return impossible(RULE, shared("no-seat", seat=action.dealer))
    if not 0 <= action.deals < state.rules.sitting:
        return impossible(RULE, say("sitting-over", deals=action.deals))
    cards = [card for heap in (*action.hands, *action.piles, action.skar) for card in heap]
    if not cards:
        return lawful(RULE)
    if sorted(cards) != sorted(PACK.cards):
        return impossible(RULE, _misplaced(cards))
    return _judge_cards(state, action)


def _misplaced(cards: list[Card]) -> Sentence:
    twice = PACK.sort({card for card in cards if cards.count(card) > 1 and card in PACK})
    absent = tuple(card for card in PACK.cards if card not in cards)
    return shared("position-misplaced", cards=absent, twice_cards=twice)


def _judge_cards(state: Taroc, action: SetUp) -> Verdict:
    players = players_of(state.rules, action.dealer)
    sizes = [len(action.hands[seat]) for seat in players]
    idle = [seat for seat in range(len(action.hands)) if seat not in players]
    laid = not action.skar and sizes == [TRICKS + SKAR, TRICKS, TRICKS]
    even = len(action.skar) == SKAR and len(set(sizes)) == 1 and 1 <= sizes[0] <= TRICKS
    if not (laid or even) or any(action.hands[seat] for seat in idle):
        return impossible(RULE, say("position-hands"))
    if action.leader not in players:
        return impossible(RULE, say("leader-plays"))
    return _judge_piles(state, action, players)


def _judge_piles(state: Taroc, action: SetUp, players: tuple[Seat, ...]) -> Verdict:
    strange = any(pile and seat not in players for seat, pile in enumerate(action.piles))
    if strange or len(action.piles) != state.rules.players:
        return impossible(RULE, say("tricks-of-players"))
    if any(len(pile) % len(players) for pile in action.piles):
        return impossible(RULE, say("tricks-of-three"))
    return lawful(RULE)


def fold_set_up(state: Taroc, action: SetUp) -> Taroc:
    """The position lies on the table."""
    party = msgspec.structs.replace(state.party, dealer=action.dealer, deals=action.deals)
    state = msgspec.structs.replace(state, party=party, phase=Shuffling())
    if not any(action.hands):
        return state
    deal = new_deal(state, action.dealer, action.deals)
    left = len(action.hands[deal.players[1]])
    begun = left < TRICKS
    deal = msgspec.structs.replace(
        deal,
        hands=action.hands[: state.rules.players],
        piles=action.piles or nothing_held(state.rules.players),
        skar=action.skar or None,
        skipped=TRICKS - left,
        leader=action.leader if begun else deal.leader,
        spoken=len(deal.players) if begun else 0,
    )
    return msgspec.structs.replace(state, deal=deal, phase=_phase(deal.skar, begun=begun))


def _phase(skar: tuple[Card, ...] | None, *, begun: bool) -> Phase:
    if skar is None:
        return Laying()
    return Playing() if begun else Announcing()


def read_position(state: Taroc, words: Sequence[str]) -> SetUp:
    """The position a statement lays."""
    seats = state.rules.players
    given: dict[str, Any] = {}
    heaps: dict[str, tuple[Card, ...] | None] = {}
    for start, stop in _sections(words):
        _read_section(words, start, stop, seats, given, heaps)
    if "dealer" not in given:
        raise malformed("a position names its dealer: position dealer A", 1)
    fill_rest(heaps, PACK)
    piles = tuple(heaps.pop(f"tricks {seat}", None) or () for seat in range(seats))
    if heaps:
        given["piles"] = piles
        given.setdefault("leader", players_of(state.rules, given["dealer"])[1])
    return SetUp(HOUSE, **given | heaps)


def _sections(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    starts = [place for place in range(1, len(words)) if words[place] in SECTIONS]
    if len(words) > 1 and (not starts or starts[0] != 1):
        raise malformed(f"sections are {', '.join(SECTIONS)}, not {words[1]!r}", 1)
    yield from itertools.pairwise((*starts, len(words)))


def _read_section(
    words: Sequence[str],
    start: int,
    stop: int,
    seats: int,
    given: dict[str, Any],
    heaps: dict[str, tuple[Card, ...] | None],
) -> None:
    match words[start]:
        case "deals":
            given["deals"] = read_number(words[:stop], start + 1)
            no_more(words[:stop], start + 2)
        case "dealer" | "leader":
            given[words[start]] = read_seat(words[:stop], start + 1, seats)
            no_more(words[:stop], start + 2)
        case "hand":
            seat = read_seat(words, start + 1, seats)
            heaps[f"hand_{LETTERS[seat].lower()}"] = read_heap(words, start + 2, stop, PACK)
        case "tricks":
            seat = read_seat(words, start + 1, seats)
            heaps[f"tricks {seat}"] = read_heap(words, start + 2, stop, PACK)
        case _:
            heaps["skar"] = read_heap(words, start + 1, stop, PACK)


def write_position(action: SetUp) -> str:
    """The statement that lays a position."""
    parts = ["position", "dealer", letter(action.dealer)]
    if action.deals:
        parts += ["deals", str(action.deals)]
    if any(action.hands):
        parts += _write_cards(action)
    return " ".join(parts)


def _write_cards(action: SetUp) -> Iterator[str]:
    yield from ("leader", letter(action.leader))
    named: list[tuple[Seat, tuple[Card, ...]]] = list(enumerate(action.hands))
    for seat, hand in named:
        if hand:
            yield from ("hand", letter(seat), *hand)
    for seat, pile in enumerate(action.piles):
        if pile:
            yield from ("tricks", letter(seat), *pile)
    if action.skar:
        yield from ("skar", *action.skar)
