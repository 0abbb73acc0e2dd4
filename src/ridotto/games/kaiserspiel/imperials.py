"""Imperials in hand, and those the turned card completes (Begriff, r. VII, VIII, XVI, XVIII)."""

from collections.abc import Iterable, Iterator

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Ground, Show
from ridotto.games.kaiserspiel.pack import COURTS, SUIT_LETTERS, sort
from ridotto.games.kaiserspiel.rules import IMPERIAL, Rules, TourneeFor
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import (
    Imperials,
    Kaiserspiel,
    Naming,
    Phase,
    Playing,
    Rummel,
    Shown,
    Tournee,
    undecided,
)
from ridotto.table import ScoreLine, Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import Hand, put, reveal


class Imperial(msgspec.Struct, frozen=True):
    """Four cards that make an imperial, by which rule, and how many it counts."""

    rule: str
    cards: tuple[Card, ...]
    worth: int = 1


def find_imperials(rules: Rules, cards: Iterable[Card], trumps: str) -> tuple[Imperial, ...]:
    """Every imperial among the cards; a card may serve in several (Begriff)."""
    held = frozenset(cards)
    return tuple(imp for imp in _possible(rules, trumps) if held.issuperset(imp.cards))


def _possible(rules: Rules, trumps: str) -> Iterator[Imperial]:
    for rank in rules.fours:
        yield Imperial("imperial.four", tuple(Card(s + rank) for s in SUIT_LETTERS))
    for suit in SUIT_LETTERS:
        cards = tuple(Card(suit + rank) for rank in COURTS)
        if suit == trumps:
            yield Imperial("imperial.trumps", cards, rules.trump_sequence)
        else:
            yield Imperial("imperial.sequence", cards)


def find_tournees(
    rules: Rules, hand: Iterable[Card], turned: Card, trumps: str
) -> tuple[Imperial, ...]:
    """What the turned card completes with three cards of the hand: one imperial each (r. XVI)."""
    found = find_imperials(rules, (*hand, turned), trumps)
    return tuple(Imperial("imperial.tournee", imp.cards) for imp in found if turned in imp.cards)


def showable(state: Kaiserspiel, seat: Seat) -> tuple[Imperial, ...]:
    """What this person may show now."""
    deal = state.deal
    assert deal.turned is not None
    if isinstance(state.phase, Tournee):
        return find_tournees(state.rules, deal.hands[seat], deal.turned, deal.trumps)
    return find_imperials(state.rules, deal.hands[seat], deal.trumps)


def shower(state: Kaiserspiel) -> Seat | None:
    """Whose turn it is to show imperials."""
    if state.halted:
        return None
    match state.phase:
        case Imperials(turn=turn):
            return state.speakers[turn]
        case Tournee(turn=turn):
            return tournee_seats(state)[turn]
    return None


def tournee_seats(state: Kaiserspiel) -> tuple[Seat, ...]:
    """The dealer, who turned the card; elder before him where that is agreed (Begriff)."""
    both = state.rules.tournee_for is TourneeFor.BOTH
    return state.speakers if both else (state.dealer,)


def judge_show(state: Kaiserspiel, action: Show) -> Verdict:
    """Imperials are laid open in turn, before the Rummel; which of them is one's own choice."""
    late = isinstance(state.phase, Rummel | Naming | Playing)
    if not late and action.seat != shower(state):
        return impossible("imperial.hand", say("turn-show-imperials"))
    held = within_reach(state, action.seat)
    sets = [frozenset(cards) for cards in action.imperials]
    if len(set(sets)) != len(sets) or any(len(cards) != 4 for cards in sets):
        return impossible("imperial.hand", say("imperial-four-cards-each"))
    if any(len(cards) != 4 for cards in action.imperials):
        return impossible("imperial.hand", say("imperial-four-different-cards"))
    if not all(cards <= held for cards in sets):
        return impossible("play.held", say("shows-only-cards"))
    return _judge_late(state, action) if late else _judge_true(state, action.seat, sets)


def within_reach(state: Kaiserspiel, seat: Seat) -> frozenset[Card]:
    """The cards a person may show: the hand, and for a tournée the turned card with it."""
    hand = frozenset(state.deal.hands[seat])
    if isinstance(state.phase, Tournee) and state.deal.turned is not None:
        return hand | {state.deal.turned}
    return hand


def _judge_true(state: Kaiserspiel, seat: Seat, sets: list[frozenset[Card]]) -> Verdict:
    rule = "imperial.tournee" if isinstance(state.phase, Tournee) else "imperial.hand"
    true = [frozenset(imp.cards) for imp in showable(state, seat)]
    for cards in sets:
        if cards not in true:
            said = say("no-imperial-shown-now", cards=sort(cards))
            return faulty("fault.false-imperial", said)
    return lawful(rule)


def _judge_late(state: Kaiserspiel, action: Show) -> Verdict:
    """After the Rummel has begun no imperial counts (r. VIII)."""
    again = any(shown.late and shown.seat == action.seat for shown in state.deal.shown)
    if not action.imperials or again:
        return impossible("fault.late-imperial", say("nothing-show-any-more"))
    return faulty("fault.late-imperial", say("imperials-shown-before-rummel"))


def fold_show(state: Kaiserspiel, action: Show) -> Kaiserspiel:
    """Everybody has seen the cards; what is shown in time is marked."""
    deal, seat = state.deal, action.seat
    turn = shower(state)
    cards = tuple(card for imperial in action.imperials for card in imperial)
    own = tuple(card for card in dict.fromkeys(cards) if not _apart(state, card))
    late = turn is None
    state = state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], own)),
        opened=(*deal.opened, *own),
        shown=(*deal.shown, *(Shown(seat, sort(imp), late) for imp in action.imperials)),
        late=((seat, "fault.late-imperial"),) if late else (),
        due=() if late else _lines(state, seat, action.imperials),
    )
    if late:
        return state
    # Who shows nothing gives nobody anything new to challenge.
    anew = _examined_anew(state, seat) if action.imperials else state
    return anew.in_phase(after_show(state))


def _examined_anew(state: Kaiserspiel, seat: Seat) -> Kaiserspiel:
    """What the referee said of this person's imperials was said of the earlier ones."""
    return state.with_deal(decided=undecided(state.deal.decided, seat, Ground.FALSE_IMPERIAL))


def _apart(state: Kaiserspiel, card: Card) -> bool:
    """Is it the turned card on the talon?"""
    return state.rules.turned_apart and card == state.deal.turned


def _lines(
    state: Kaiserspiel, seat: Seat, imperials: tuple[tuple[Card, ...], ...]
) -> tuple[ScoreLine, ...]:
    """What each counts. At a strict table a false one is marked too, until it is challenged."""
    marked = []
    for cards in imperials:
        imperial = identify(state, cards)
        marked.append(ScoreLine(seat, imperial.rule, imperial.worth * IMPERIAL, imperial.cards))
    return tuple(marked)


def identify(state: Kaiserspiel, cards: Hand) -> Imperial:
    """What four cards count now; cards that make no imperial pass for one."""
    found = find_imperials(state.rules, cards, state.deal.trumps)
    if not found or (isinstance(state.phase, Tournee) and state.deal.turned not in cards):
        return Imperial("imperial.hand", sort(cards))
    if isinstance(state.phase, Tournee):
        return Imperial("imperial.tournee", found[0].cards)
    return found[0]


def after_show(state: Kaiserspiel) -> Phase:
    """The next to show, the tournée where it counts, the Rummel."""
    match state.phase:
        case Imperials(turn=turn) if turn + 1 < len(state.speakers):
            return Imperials(turn + 1)
        case Imperials() if state.rules.unrestricted and state.rules.turned_apart:
            return Tournee()
        case Tournee(turn=turn) if turn + 1 < len(tournee_seats(state)):
            return Tournee(turn + 1)
    return Rummel()
