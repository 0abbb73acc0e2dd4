"""Positions: who deals, what lies in the boxes, and optionally hands of one to five cards.

In records: ``position dealer E boxes mariage 12 fou 6 hand A CARDS hand B CARDS turned c8``; the
rest of the pack is the talon, in its customary order unless ``talon CARDS`` says otherwise.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.guimbarde.acts import SetUp
from ridotto.games.guimbarde.boxes import ALL, EMPTY
from ridotto.games.guimbarde.deal_start import new_deal
from ridotto.games.guimbarde.rules import HAND, Rules
from ridotto.games.guimbarde.sentences import say
from ridotto.games.guimbarde.state import Dealing, Guimbarde, Shuffling, Spreading, Staking
from ridotto.table import HOUSE, Party, Seat, Verdict, impossible, lawful, letter
from ridotto.table.record_words import (
    impossible_word,
    malformed,
    read_cards,
    read_number,
    read_seat,
)
from ridotto.table.sentences import say as shared

SECTIONS: Final = ("dealer", "deals", "boxes", "hand", "turned", "talon")
NAMES: Final = tuple(box.value for box in ALL)


def judge_set_up(state: Guimbarde, action: SetUp) -> Verdict:
    """A position names the dealer and the boxes, and holds the whole pack or none of it."""
    rules = state.rules
    if not isinstance(state.phase, Spreading):
        return impossible("set-up", shared("position-first"))
    if action.dealer not in state.seats:
        return impossible("set-up", say("dealer-sits-table"))
    if len(action.boxes) != len(ALL) or any(jettons < 0 for jettons in action.boxes):
        return impossible("set-up", say("five-boxes"))
    if not 0 <= action.deals < rules.sitting:
        return impossible("set-up", say("sitting-has-deals", sitting=rules.sitting))
    if not action.order:
        bare = action.size == 0
        return lawful("set-up") if bare else impossible("set-up", say("whose-cards-these"))
    if not 1 <= action.size <= HAND:
        return impossible("set-up", say("one-to-five-cards"))
    if sorted(action.order) != sorted(rules.the_pack.cards):
        count = len(rules.the_pack)
        return impossible("set-up", say("position-holds-each-cards", count=count))
    return lawful("set-up")


def fold_set_up(state: Guimbarde, action: SetUp) -> Guimbarde:
    """The cards are given out as they lie; a full deal is staked first."""
    party = msgspec.structs.replace(state.party, dealer=action.dealer, deals=action.deals)
    state = msgspec.structs.replace(
        state, party=party, boxes=action.boxes, carried=sum(action.boxes)
    )
    state = msgspec.structs.replace(state, deal=new_deal(state, action.order))
    if not action.size:
        return state.in_phase(Shuffling())
    packets = tuple((seat, action.size) for seat in state.speakers)
    if action.size == HAND:
        return state.in_phase(Staking(packets))
    return state.with_deal(skipped=HAND - action.size, phase=Dealing(packets))


def read_position(state: Guimbarde, words: Sequence[str]) -> SetUp:
    """The position a statement lays."""
    rules = state.rules
    starts = [n for n in range(1, len(words)) if words[n] in SECTIONS]
    if not starts or starts[0] != 1:
        raise malformed(f"a position has sections {', '.join(SECTIONS)}", 1)
    dealer, deals, boxes = 0, 0, EMPTY
    hands: dict[Seat, tuple[Card, ...]] = {}
    heaps: dict[str, tuple[Card, ...]] = {}
    for start, stop in itertools.pairwise((*starts, len(words))):
        match words[start]:
            case "dealer":
                dealer = read_seat(words, start + 1, rules.players)
            case "deals":
                deals = read_number(words, start + 1)
            case "boxes":
                filled = dict(_read_boxes(words, start + 1, stop))
                boxes = tuple(filled.get(name, 0) for name in NAMES)
            case "hand":
                seat = read_seat(words, start + 1, rules.players)
                hands[seat] = read_cards(words, start + 2, stop, rules.the_pack)
            case name:
                heaps[name] = read_cards(words, start + 1, stop, rules.the_pack)
    size, order = _arranged(rules, state.party, dealer, hands, heaps)
    return SetUp(HOUSE, dealer=dealer, boxes=boxes, deals=deals, size=size, order=order)


def _read_boxes(words: Sequence[str], start: int, stop: int) -> Iterator[tuple[str, int]]:
    """``mariage 12 fou 6``."""
    for place in range(start, stop, 2):
        if words[place] not in NAMES:
            raise malformed(f"the boxes are {', '.join(NAMES)}, not {words[place]!r}", place)
        yield words[place], read_number(words, place + 1)


def _arranged(
    rules: Rules,
    party: Party,
    dealer: Seat,
    hands: dict[Seat, tuple[Card, ...]],
    heaps: dict[str, tuple[Card, ...]],
) -> tuple[int, tuple[Card, ...]]:
    """How many cards each has, and all cards: hands from the forehand on, turned card, talon."""
    if not hands and not heaps:
        return 0, ()
    round_ = party.round_from(party.after(dealer))
    size = len(hands.get(round_[0], ()))
    if any(len(hands.get(seat, ())) != size for seat in round_):
        raise impossible_word("in a position everybody holds as many cards")
    if len(heaps.get("turned", ())) != 1:
        raise impossible_word("in a position one card is turned")
    given = [card for seat in round_ for card in hands.get(seat, ())] + [*heaps["turned"]]
    rest = tuple(card for card in rules.the_pack.cards if card not in given)
    return size, (*given, *heaps.get("talon", rest))


def write_position(state: Guimbarde, action: SetUp) -> str:
    """The statement that lays a position."""
    parts = ["position", "dealer", letter(action.dealer), "deals", str(action.deals), "boxes"]
    for name, jettons in zip(NAMES, action.boxes, strict=True):
        parts += [name, str(jettons)]
    if action.size:
        order, size = action.order, action.size
        for seat in state.party.round_from(state.party.after(action.dealer)):
            parts += ["hand", letter(seat), *order[:size]]
            order = order[size:]
        parts += ["turned", order[0], "talon", *order[1:]]
    return " ".join(parts)
