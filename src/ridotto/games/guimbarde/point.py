"""The Point: named in turn by cards, on a tie by pips, and laid open by its winner (text)."""

from collections.abc import Sequence

from ridotto.games.guimbarde import boxes
from ridotto.games.guimbarde.acts import Lay, Leave, Name, Silent
from ridotto.games.guimbarde.boxes import Box
from ridotto.games.guimbarde.events import BoxTaken, FondsLaid
from ridotto.games.guimbarde.pack import LEAST_POINT, pips, point_of, sort
from ridotto.games.guimbarde.payments import fold_fonds_laid
from ridotto.games.guimbarde.rules import HAND, HiddenPoint, PointBy
from ridotto.games.guimbarde.sentences import say
from ridotto.games.guimbarde.state import (
    Comparing,
    Fonds,
    Guimbarde,
    Laying,
    Named,
    Naming,
    Phase,
    Playing,
    Point,
)
from ridotto.table import Seat, Verdict, faulty, impossible, lawful
from ridotto.table.hands import put, reveal


def first_of_point(state: Guimbarde) -> Phase:
    """Cards are named first; where pips alone decide, everybody names those at once."""
    by_pips = state.rules.point_by is PointBy.PIPS
    return Comparing(state.speakers) if by_pips else Naming()


def namer(state: Guimbarde) -> Seat | None:
    """Who is to name a Point now."""
    match state.phase:
        case Naming(turn=turn):
            return state.speakers[turn]
        case Comparing(speakers=speakers, turn=turn):
            return speakers[turn]
    return None


def true_number(state: Guimbarde, seat: Seat) -> int:
    """What this person would truly name now: cards or pips; 0 for no Point."""
    cards = point_of(state.deal.hands[seat])
    return pips(cards) if isinstance(state.phase, Comparing) else len(cards)


def most_named(state: Guimbarde) -> int:
    """The highest Point there could be: five cards, or an ace and four tens."""
    return 11 + 10 * (HAND - 1) if isinstance(state.phase, Comparing) else HAND


def judge_name(state: Guimbarde, action: Name) -> Verdict:
    """Each in turn names the Point he has (text)."""
    if action.seat != namer(state):
        return impossible("point.turn", say("not-your-point"))
    tie = isinstance(state.phase, Comparing)
    rule = "point.pips" if tie else "point.name"
    if not LEAST_POINT <= action.number <= most_named(state):
        return impossible(rule, say("no-point", number=action.number))
    if action.number != true_number(state, action.seat):
        number = action.number
        said = say("no-point-of-pips" if tie else "no-point-of-cards", number=number)
        return faulty("point.true", said)
    return lawful(rule)


def judge_silent(state: Guimbarde, action: Silent) -> Verdict:
    """Nobody must name his Point."""
    if action.seat != namer(state):
        return impossible("point.turn", say("not-your-point"))
    return lawful("point.silent")


def fold_name(state: Guimbarde, action: Name) -> Guimbarde:
    """It stands until a higher one is named."""
    deal, named = state.deal, Named(action.seat, action.number)
    if isinstance(state.phase, Comparing):
        return _next_speaker(state.with_deal(told=(*deal.told, named)))
    return _next_speaker(state.with_deal(named=(*deal.named, named)))


def fold_silent(state: Guimbarde, action: Silent) -> Guimbarde:
    """The next one speaks; who is asked for his pips and keeps them gives his Point up."""
    if isinstance(state.phase, Comparing):
        state = _kept_hidden(state, action.seat)
    return _next_speaker(state)


def _kept_hidden(state: Guimbarde, seat: Seat) -> Guimbarde:
    return state.with_deal(hidden=(*state.deal.hidden, seat))


def _next_speaker(state: Guimbarde) -> Guimbarde:
    match state.phase:
        case Naming(turn=turn) if turn + 1 < state.rules.players:
            return state.in_phase(Naming(turn + 1))
        case Comparing(speakers=speakers, turn=turn) if turn + 1 < len(speakers):
            return state.in_phase(Comparing(speakers, turn + 1))
    return state.in_phase(after_words(state))


def highest(named: Sequence[Named]) -> tuple[Seat, ...]:
    """Who named most, the earlier first."""
    most = max((one.number for one in named), default=0)
    return tuple(one.seat for one in named if one.number == most)


def after_words(state: Guimbarde) -> Phase:
    """Who may lay his Point open: the highest named that is not kept hidden (text).

    Of several with as many cards those who have not told their pips tell them first.
    """
    deal = state.deal
    told = tuple(one for one in deal.told if one.seat not in deal.hidden)
    if state.rules.point_by is PointBy.PIPS:
        return Laying(highest(told)[0]) if told else without_point(state)
    best = _highest_cards(state)
    rivals = tuple(one for one in told if one.seat in best)
    if rivals:
        return Laying(highest(rivals)[0])
    if not best:
        return without_point(state)
    return Laying(best[0]) if len(best) == 1 else Comparing(best)


def _highest_cards(state: Guimbarde) -> tuple[Seat, ...]:
    """Who named most cards; one kept hidden makes room for the next, where that is agreed."""
    hidden, named = state.deal.hidden, state.deal.named
    if state.rules.hidden_point is HiddenPoint.NEXT:
        named = tuple(one for one in named if one.seat not in hidden)
    return tuple(seat for seat in highest(named) if seat not in hidden)


def claimed(state: Guimbarde, seat: Seat) -> tuple[int, int]:
    """Cards and pips this person has named; 0 where they were not asked."""
    cards = next((n.number for n in state.deal.named if n.seat == seat), 0)
    told = next((n.number for n in state.deal.told if n.seat == seat), 0)
    return cards, told


def judge_lay(state: Guimbarde, action: Lay) -> Verdict:
    """The winner lays open the Point that he named, all of it."""
    rule = "point.lay"
    if not isinstance(state.phase, Laying) or action.seat != state.phase.seat:
        return impossible(rule, say("not-yours-to-lay-open"))
    point = point_of(state.deal.hands[action.seat])
    if not point or sort(action.cards) != point:
        return impossible(rule, say("whole-point-laid-open"))
    cards, told = claimed(state, action.seat)
    if cards not in (0, len(point)) or told not in (0, pips(point)):
        return impossible(rule, say("not-the-point-named"))
    return lawful(rule)


def judge_leave(state: Guimbarde, action: Leave) -> Verdict:
    """Who keeps his Point hidden leaves the box to the next highest, or standing."""
    if not isinstance(state.phase, Laying) or action.seat != state.phase.seat:
        return impossible("point.stays", say("no-point-to-keep"))
    another = isinstance(after_leaving(state), Laying | Comparing)
    return lawful("point.next" if another else "point.stays")


def after_leaving(state: Guimbarde) -> Phase:
    """Who may lay his Point open when the highest is kept hidden, if anybody."""
    assert isinstance(state.phase, Laying)
    stays = state.rules.hidden_point is HiddenPoint.STAYS
    if stays:
        return without_point(state)
    return after_words(_kept_hidden(state, state.phase.seat))


def fold_lay(state: Guimbarde, action: Lay) -> Guimbarde:
    """Everybody sees it, and the box is drawn."""
    deal, seat, cards = state.deal, action.seat, sort(action.cards)
    amount = boxes.content(state.boxes, Box.POINT)
    return state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], cards)),
        shown=put(deal.shown, seat, sort({*deal.shown[seat], *cards})),
        point=Point(seat, cards),
        due=(BoxTaken(seat, Box.POINT, amount, "point.lay"),),
        phase=Fonds(),
    )


def fold_leave(state: Guimbarde, action: Leave) -> Guimbarde:
    """The next highest Point may be laid open; without one the box stays and grows."""
    return _kept_hidden(state, action.seat).in_phase(after_leaving(state))


def without_point(state: Guimbarde) -> Phase:
    """Fonds are laid also when nobody had a Point, unless it is agreed otherwise."""
    return Fonds() if state.rules.fonds_always else Playing()


def follow_fonds(state: Guimbarde) -> FondsLaid:
    """Everybody lays a jetton for the tricks (text)."""
    del state
    return FondsLaid()


def fold_fonds(state: Guimbarde, event: FondsLaid) -> Guimbarde:
    """Then the forehand leads."""
    return fold_fonds_laid(state, event).in_phase(Playing())
