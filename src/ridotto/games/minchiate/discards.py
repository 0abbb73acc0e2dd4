"""Discards by robber and dealer, and how they are shown (Dr. 8-10, Fi. 8, 10)."""

from ridotto.cards import BACK, Card, hide
from ridotto.games.minchiate.acts import Discard, TakeBlind
from ridotto.games.minchiate.deal_start import FOLLA, after_folla, announcement
from ridotto.games.minchiate.events import Announced, DiscardsShown, FilledUp
from ridotto.games.minchiate.rules import ContoLaidAway, FilledBy, Rules
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    NO_CARDS,
    SEATS,
    TRICKS,
    Declaring,
    Discarding,
    FillingUp,
    FollaTold,
    Leading,
    Minchiate,
    Phase,
    Playing,
    dealt_hand,
)
from ridotto.table import Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import known, put, reveal, without


def holding(state: Minchiate, seat: Seat) -> tuple[Card, ...]:
    """All of a person's cards: the hand and what lies open before him."""
    return (*state.deal.hands[seat], *state.deal.laid[seat])


def judge_discard(state: Minchiate, action: Discard) -> Verdict:
    """As many as one took; carte di conto only if nothing else is left (Dr. 8-9)."""
    deal, seat = state.deal, action.seat
    if not isinstance(state.phase, Discarding | Leading) or not deal.owed[seat]:
        return impossible("discard.number", say("nothing-to-lay-away"))
    before = deal.discards[seat]
    if before is not None and grade_discard(state, seat, before).lawful:
        return impossible("discard.number", say("laid-away-rightly"))
    held = (*holding(state, seat), *(before or ()))
    if len(set(action.cards)) != len(action.cards) or not set(action.cards) <= set(held):
        return impossible("discard.number", say("lay-away-held-cards"))
    return grade_discard(state, seat, action.cards)


def grade_discard(state: Minchiate, seat: Seat, cards: tuple[Card, ...]) -> Verdict:
    """Is this a right discard for this person, whenever it was made?"""
    deal, rules = state.deal, state.rules
    owed = deal.owed[seat]
    if len(cards) != owed:
        short = len(deal.robbed) > FOLLA
        said = say("lay-away-as-many", owed=owed, laid=len(cards))
        return (impossible if short else faulty)("discard.number", said)
    held = (*dealt_hand(state, seat), *(deal.discards[seat] or ()))
    if _too_precious(rules, cards, held):
        conto = tuple(card for card in cards if card in rules.worth)
        return faulty("discard.no-conto", say("no-conto-laid-away", cards=conto))
    return lawful("discard.number")


def _too_precious(rules: Rules, cards: tuple[Card, ...], held: tuple[Card, ...]) -> bool:
    """More carte di conto than the worthless cards among all those held leave room for."""
    conto = len(cards) - len(worthless(rules, cards))
    return conto > max(0, len(cards) - len(worthless(rules, held)))


def laid_away_wrongly(state: Minchiate, seat: Seat, kept: tuple[Card, ...]) -> bool:
    """Does the discard bar the count (Dr. 14), as far as these of the kept cards show?

    A wrong number does. A carta di conto among the discards does only where that is agreed: Dr. 9
    advises against it, and neither book sets a price on it.
    """
    deal, rules = state.deal, state.rules
    cards, shown = deal.discards[seat], deal.exposed[seat]
    if cards is None or len(cards) != deal.owed[seat]:
        return True
    if rules.faults.conto_laid_away is ContoLaidAway.FREE or not shown:
        return False
    return _too_precious(rules, shown, (*kept, *shown))


def worthless(rules: Rules, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that are no carte di conto."""
    return tuple(card for card in cards if card not in rules.worth)


def fold_discard(state: Minchiate, action: Discard) -> Minchiate:
    """The discards lie face down before their owner; what lay open goes into the hand."""
    deal, seat = state.deal, action.seat
    held = (*holding(state, seat), *(deal.discards[seat] or ()))
    # From another chair any card, even one that lay open, may be among what was laid away.
    covered = BACK in action.cards
    hand = hide(held[len(action.cards) :]) if covered else without(held, action.cards)
    discards = (*deal.discards[:seat], action.cards, *deal.discards[seat + 1 :])
    state = state.with_deal(
        hands=put(deal.hands, seat, hand), laid=put(deal.laid, seat, ()), discards=discards
    )
    return after_discard(state)


def after_discard(state: Minchiate) -> Minchiate:
    """Wait for the other discard, fill up a short dealer, or take up the hands and lead."""
    deal = state.deal
    if any(deal.owed[seat] and deal.discards[seat] is None for seat in SEATS):
        return state.in_phase(Discarding())
    if len(deal.robbed) > FOLLA and len(holding(state, state.dealer)) < TRICKS:
        return state.in_phase(FillingUp())
    return take_up(state)


def take_up(state: Minchiate) -> Minchiate:
    """Everybody takes up what lay open; the player on the dealer's right is to lead."""
    hands = tuple(holding(state, seat) for seat in SEATS)
    return state.with_deal(hands=hands, laid=NO_CARDS, phase=Leading())


def judge_take_blind(state: Minchiate, action: TakeBlind) -> Verdict:
    """A short dealer is made up from the robber's discard: blind, or by him (Fi. 8)."""
    if not isinstance(state.phase, FillingUp) or action.seat != filler(state):
        return impossible("deal.short", say("no-hand-is-short"))
    short, heap = shortage(state)
    if len(set(action.places)) != short or len(action.places) != short:
        return impossible("deal.short", say("draw-from-places", short=short))
    if not all(0 <= place < heap for place in action.places):
        return impossible("deal.short", say("covered-places", last=heap - 1))
    return lawful("deal.short")


def filler(state: Minchiate) -> Seat:
    """Who chooses the cards of a short dealer: himself, blind, or where agreed the robber."""
    by_robber = state.rules.deal.filled_by is FilledBy.ROBBER
    return state.cutter if by_robber else state.dealer


def shortage(state: Minchiate) -> tuple[int, int]:
    """How many cards the dealer lacks, and from how many he draws them."""
    heap = state.deal.discards[state.cutter]
    return TRICKS - len(holding(state, state.dealer)), len(heap or ())


def fold_take_blind(state: Minchiate, action: TakeBlind) -> Minchiate:
    """The places are chosen; the cards follow."""
    return state.in_phase(FillingUp(action.places))


def follow_filling(state: Minchiate) -> FilledUp | None:
    """He sees what he has drawn."""
    assert isinstance(state.phase, FillingUp)
    heap = state.deal.discards[state.cutter]
    if state.phase.places is None or heap is None:
        return None
    return FilledUp(seat=state.dealer, cards=tuple(heap[place] for place in state.phase.places))


def fold_filled(state: Minchiate, event: FilledUp) -> Minchiate:
    """Thirteen of the robber's discard remain, for the folla."""
    deal, phase = state.deal, state.phase
    heap = deal.discards[state.cutter]
    assert isinstance(phase, FillingUp)
    assert phase.places is not None
    assert heap is not None
    drawn = known(event.cards, tuple(heap[place] for place in phase.places))
    rest = tuple(card for place, card in enumerate(heap) if place not in phase.places)
    cutter = state.cutter
    hand = (*deal.hands[event.seat], *drawn)
    owed = (*deal.owed[:cutter], len(rest), *deal.owed[cutter + 1 :])
    state = state.with_deal(
        owed=owed,
        hands=put(deal.hands, event.seat, hand),
        discards=(*deal.discards[:cutter], rest, *deal.discards[cutter + 1 :]),
    )
    return take_up(state)


def unshown(state: Minchiate) -> tuple[Seat, ...]:
    """Whose discards are still covered, in order of play."""
    deal = state.deal
    return tuple(
        seat
        for seat in state.party.round_from(deal.leader)
        if deal.discards[seat] and not deal.exposed[seat]
    )


def follow_showing(state: Minchiate) -> DiscardsShown | Announced:
    """The discards are shown with their owner named, then the folla told again (Dr. 10)."""
    waiting = unshown(state)
    if not waiting:
        return announcement(state)
    cards = state.deal.discards[waiting[0]]
    assert cards is not None
    return DiscardsShown(seat=waiting[0], cards=cards)


def fold_shown(state: Minchiate, event: DiscardsShown) -> Minchiate:
    """They are added to the folla."""
    deal, seat = state.deal, event.seat
    # A chair that believed one of them still in the hand learns better.
    hand = tuple(BACK if card in event.cards else card for card in deal.hands[seat])
    return state.with_deal(
        hands=put(deal.hands, seat, reveal(hand, _kept(state, seat, event.cards))),
        exposed=put(deal.exposed, seat, event.cards),
        folla=(*deal.folla, *event.cards),
    )


def _kept(state: Minchiate, seat: Seat, laid_away: tuple[Card, ...]) -> tuple[Card, ...]:
    """What lay open before this person and was not laid away: all know it in the hand again."""
    deal = state.deal
    if seat == state.cutter and len(deal.robbed) > FOLLA:
        # The dealer may have drawn it blind.
        return ()
    tricks = (*(trick.plays for trick in deal.tricks), deal.trick)
    gone = {*laid_away, *(played.card for plays in tricks for played in plays)}
    return tuple(card for card in deal.shown[seat] if card not in gone)


def fold_announced(state: Minchiate, event: Announced) -> Minchiate:
    """What was told is remembered; anyone may ask again at any time (Dr. 9)."""
    state = state.with_deal(counts=event.counts, announcement=event.text)
    if isinstance(state.phase, FollaTold):
        phase = after_folla(state)
        return take_up(state) if isinstance(phase, Leading) else state.in_phase(phase)
    return state.in_phase(after_showing(state))


def after_showing(state: Minchiate) -> Phase:
    """Declarations if the first trick is open, else the play goes on."""
    return Declaring() if state.deal.trick else Playing()
