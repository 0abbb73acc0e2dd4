"""Declaring versicole once the first card is led (Dr. 10, Fi. 10)."""

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Declare
from ridotto.games.minchiate.pack import MATTO
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    Complete,
    Declared,
    Declaring,
    Exchanging,
    Minchiate,
    Playing,
    dealt_hand,
)
from ridotto.games.minchiate.versicole import Versicola, find_versicole, line, worth
from ridotto.table import ScoreLine, Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import put, reveal
from ridotto.table.sentence import Sentence


def declarable(state: Minchiate, seat: Seat) -> tuple[Versicola, ...]:
    """The versicole a person holds and has not shown, each with the Matto if held."""
    shown = [_own(d.cards) for d in state.deal.declared if d.seat == seat]
    found = find_versicole(state.rules, dealt_hand(state, seat))
    return tuple(v for v in found if frozenset(v.own_cards) not in shown)


def _own(cards: tuple[Card, ...]) -> frozenset[Card]:
    """A shown versicola without a Matto that merely goes along."""
    whole = frozenset(cards)
    return whole if whole == {"1", "40", MATTO} else whole - {MATTO}


def judge_declare(state: Minchiate, action: Declare) -> Verdict:
    """Versicole held among the 21 cards, whole, and before the first trick is gathered."""
    phase = state.phase
    if isinstance(phase, Declaring):
        if action.seat != declarer(state):
            return impossible("declare.turn", say("not-your-declaration"))
    elif not isinstance(phase, Playing | Complete | Exchanging) or not action.versicole:
        return impossible("declare.turn", say("nothing-to-declare"))
    complaint = _not_held(state, action)
    if complaint is not None:
        return impossible("declare.held", complaint)
    keeps = len(action.versicole) < len(declarable(state, action.seat))
    if isinstance(phase, Declaring) and keeps and not state.rules.declare.keep_back:
        return faulty("declare.all", say("declare-all"))
    if state.deal.trick_number > 1:
        return faulty("declare.in-time", say("declared-too-late"))
    return lawful("declare.held")


def declarer(state: Minchiate) -> Seat:
    """Whose turn it is to declare."""
    assert isinstance(state.phase, Declaring)
    return state.party.round_from(state.deal.leader)[state.phase.turn]


def _not_held(state: Minchiate, action: Declare) -> Sentence | None:
    allowed = declarable(state, action.seat)
    wholes = [{frozenset(v.cards), frozenset(v.own_cards)} for v in allowed]
    for cards in action.versicole:
        match = next((forms for forms in wholes if frozenset(cards) in forms), None)
        if match is None or len(set(cards)) != len(cards):
            return say("no-such-versicola", cards=cards)
        wholes.remove(match)
    return None


def fold_declare(state: Minchiate, action: Declare) -> Minchiate:
    """Each versicola is shown and marked, one after another (Dr. 10)."""
    deal, seat = state.deal, action.seat
    late = deal.trick_number > 1
    lines = tuple(_line(state, seat, cards) for cards in action.versicole)
    declared = tuple(
        Declared(seat, cards, line.points, late, in_turn=isinstance(state.phase, Declaring))
        for cards, line in zip(action.versicole, lines, strict=True)
    )
    gone = [card for trick in deal.tricks for card in trick.cards]
    gone += [played.card for played in deal.trick]
    seen = tuple(c for cards in action.versicole for c in cards if c not in gone)
    hand = reveal(deal.hands[seat], tuple(dict.fromkeys(seen)))
    return state.with_deal(
        hands=put(deal.hands, seat, hand),
        declared=(*deal.declared, *declared),
        due=(*deal.due, *lines),
        phase=_after(state),
    )


def _line(state: Minchiate, seat: Seat, cards: tuple[Card, ...]) -> ScoreLine:
    rules, side = state.rules, state.side(seat)
    found = find_versicole(rules, tuple(card for card in cards if card != MATTO)) or (
        find_versicole(rules, cards)
    )
    whole = next(v for v in found if set(v.own_cards) <= set(cards))
    shown = line(rules, side, Versicola(whole.rule, cards, whole.title))
    return ScoreLine(side, "declare.mark", worth(rules, cards), shown.cards, shown.note)


def _after(state: Minchiate) -> Declaring | Playing | Complete | Exchanging:
    phase = state.phase
    if isinstance(phase, Declaring):
        last = phase.turn + 1 == len(state.party.order)
        return Playing() if last else Declaring(phase.turn + 1)
    assert isinstance(phase, Playing | Complete | Exchanging)
    return phase
