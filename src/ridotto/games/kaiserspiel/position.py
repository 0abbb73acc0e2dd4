"""Positions: who deals, how the Partie stands, and optionally all cards of a fresh deal.

In records: ``position dealer B score A 2+20 B 3+12 hand A CARDS hand B CARDS turned sA``; the rest
of the pack is the talon, in its customary order unless ``talon CARDS`` says otherwise.
"""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import SetUp
from ridotto.games.kaiserspiel.marks import Board
from ridotto.games.kaiserspiel.rules import FOUR, HAND, IMPERIAL, Rules
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import Deal, Kaiserspiel, Shuffling, Spreading, Turning
from ridotto.table import HOUSE, Seat, Verdict, impossible, lawful, letter
from ridotto.table.record_words import malformed, no_more, read_cards, read_seat
from ridotto.table.sentences import say as shared

SECTIONS: Final = ("dealer", "score", "hand", "turned", "talon")


def judge_set_up(state: Kaiserspiel, action: SetUp) -> Verdict:
    """A position names the dealer and the marks, and holds the whole pack or none of it."""
    players = state.rules.players
    if not isinstance(state.phase, Spreading):
        return impossible("set-up", shared("position-first"))
    if action.dealer not in state.seats:
        return impossible("set-up", say("dealer-sits-table"))
    if len(action.fiches) != players or len(action.loose) != players:
        return impossible("set-up", say("score-place-each-players", players=players))
    if not all(0 <= fiches < state.rules.target for fiches in action.fiches):
        return impossible("set-up", say("partie-yet-won", target=state.rules.target))
    if not all(0 <= points < IMPERIAL and points % FOUR == 0 for points in action.loose):
        return impossible("set-up", say("loose-points-fours"))
    return _judge_cards(state.rules, action)


def _judge_cards(rules: Rules, action: SetUp) -> Verdict:
    cards = [card for heap in (*action.hands, action.talon) for card in heap]
    if not cards:
        return lawful("set-up")
    if sorted(cards) != sorted(rules.the_pack.cards):
        return impossible("set-up", say("position-holds-each-cards", count=rules.cards))
    sizes = [len(hand) for hand in action.hands]
    if sizes != [HAND] * rules.players + [0] * (3 - rules.players):
        return impossible("set-up", say("position-everybody-holds-twelve"))
    return lawful("set-up")


def fold_set_up(state: Kaiserspiel, action: SetUp) -> Kaiserspiel:
    """The marks lie there, and the cards as if they had just been dealt."""
    board = Board(action.fiches, action.loose)
    party = msgspec.structs.replace(state.party, dealer=action.dealer)
    hands = action.hands[: state.rules.players]
    deal = Deal(
        dealer=action.dealer,
        before=board,
        hands=hands,
        pack=action.talon,
        leader=party.after(action.dealer),
    )
    phase = Turning() if any(hands) else Shuffling()
    return msgspec.structs.replace(state, party=party, board=board, deal=deal, phase=phase)


def read_position(state: Kaiserspiel, words: Sequence[str]) -> SetUp:
    """The position a statement lays."""
    rules, players = state.rules, state.rules.players
    starts = [n for n in range(1, len(words)) if words[n] in SECTIONS]
    if not starts or starts[0] != 1:
        raise malformed(f"a position has sections {', '.join(SECTIONS)}", 1)
    heaps: dict[str, tuple[Card, ...]] = {}
    dealer, score = 0, dict.fromkeys(range(players), (0, 0))
    for start, stop in itertools.pairwise((*starts, len(words))):
        match words[start]:
            case "dealer":
                dealer = read_seat(words, start + 1, players)
                no_more(words[:stop], start + 2)
            case "score":
                score |= dict(_read_score(words, start + 1, stop, players))
            case "hand":
                seat = read_seat(words, start + 1, players)
                heaps[f"hand_{letter(seat).lower()}"] = read_cards(
                    words, start + 2, stop, rules.the_pack
                )
            case name:
                heaps[name] = read_cards(words, start + 1, stop, rules.the_pack)
    return SetUp(
        HOUSE,
        dealer=dealer,
        fiches=tuple(score[seat][0] for seat in range(players)),
        loose=tuple(score[seat][1] for seat in range(players)),
        **_arranged(rules, dealer, heaps),
    )


def _read_score(
    words: Sequence[str], start: int, stop: int, players: int
) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """``A 2+20 B 3+12``: fiches and loose points."""
    for place in range(start, stop, 2):
        seat = read_seat(words, place, players)
        match = re.fullmatch(r"(\d+)\+(\d+)", words[place + 1] if place + 1 < stop else "")
        if match is None:
            raise malformed("a score is written 2+20: imperials, then loose points", place + 1)
        yield seat, (int(match[1]), int(match[2]))


def _arranged(
    rules: Rules, dealer: Seat, heaps: dict[str, tuple[Card, ...]]
) -> Mapping[str, tuple[Card, ...]]:
    """The turned card on top of the talon, or last in the dealer's hand of three."""
    if not heaps:
        return {}
    turned = heaps.pop("turned", ())
    if rules.turned_apart:
        named = {card for cards in heaps.values() for card in cards}
        rest = tuple(c for c in rules.the_pack.cards if c not in named and c not in turned)
        heaps["talon"] = (*turned, *heaps.get("talon", rest))
    else:
        own = f"hand_{letter(dealer).lower()}"
        hand = heaps.get(own, ())
        heaps[own] = (*(card for card in hand if card not in turned), *turned)
    return heaps


def write_position(rules: Rules, action: SetUp) -> str:
    """The statement that lays a position."""
    parts = ["position", "dealer", letter(action.dealer), "score"]
    for seat, (fiches, loose) in enumerate(zip(action.fiches, action.loose, strict=True)):
        parts += [letter(seat), f"{fiches}+{loose}"]
    if action.hand_a:
        for seat, hand in enumerate(action.hands[: rules.players]):
            parts += ["hand", letter(seat), *hand]
        parts += ["turned", action.talon[0] if action.talon else action.hands[action.dealer][-1]]
    if action.talon:
        parts += ["talon", *action.talon[1:]]
    return " ".join(parts)
