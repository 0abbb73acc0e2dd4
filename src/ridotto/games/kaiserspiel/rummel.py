"""The Rummel: one's longest suit, told as a conversation (Begriff, Marquiren, r. VII, XIX)."""

from collections.abc import Iterable

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Demand, Equal, Good, Ground, Name, Tell, Withhold
from ridotto.games.kaiserspiel.events import NotCounted, RummelShown
from ridotto.games.kaiserspiel.pack import SUIT_LETTERS, of_suit, pips, sort
from ridotto.games.kaiserspiel.rules import FOUR, LEAST_RUMMEL, PointBy, Rules, RummelOf
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import (
    Kaiserspiel,
    Named,
    Naming,
    Phase,
    Playing,
    Rummel,
    Told,
    dealt_hand,
    undecided,
)
from ridotto.table import (
    ScoreLine,
    Seat,
    Verdict,
    faulty,
    impossible,
    lawful,
    noted_line,
    said_remark,
)
from ridotto.table.hands import put, reveal
from ridotto.table.sentence import SuitFact


def point(rules: Rules, cards: Iterable[Card]) -> tuple[int, int]:
    """The sum of a suit, and its cards where their number decides (Marquiren)."""
    suit = tuple(cards)
    counted = rules.point_by is PointBy.CARDS_THEN_PIPS
    return pips(suit), len(suit) if counted else 0


def points_in(rules: Rules, hand: Iterable[Card]) -> dict[str, tuple[int, int]]:
    """What each suit that can be the Rummel would be told as: one's longest (Begriff)."""
    cards = tuple(hand)
    suits = {letter: of_suit(cards, letter) for letter in SUIT_LETTERS}
    least = least_cards(rules, suits.values())
    return {letter: point(rules, suit) for letter, suit in suits.items() if len(suit) >= least}


def least_cards(rules: Rules, suits: Iterable[tuple[Card, ...]]) -> int:
    """How many cards a suit of this hand needs to be the Rummel (Begriff, Marquiren)."""
    if rules.rummel_of is RummelOf.ANY_SUIT:
        return 1
    return max(LEAST_RUMMEL, *(len(suit) for suit in suits))


def worth(told: tuple[int, int]) -> tuple[int, int]:
    """How two Rummel compare: the cards first where they are told, then the sum."""
    return told[1], told[0]


def teller(state: Kaiserspiel) -> Seat | None:
    """Whose turn it is to speak of the Rummel."""
    if not isinstance(state.phase, Rummel) or state.halted:
        return None
    return state.speakers[state.phase.turn]


def standing(state: Kaiserspiel) -> tuple[int, int] | None:
    """The Rummel to be beaten."""
    best = state.deal.best
    return None if best is None else (best.pips, best.cards)


def judge_tell(state: Kaiserspiel, action: Tell) -> Verdict:
    """In turn one tells a Rummel that is higher than any told before (Begriff)."""
    if isinstance(state.phase, Playing):
        return _judge_late(state, action)
    if action.seat != teller(state):
        return impossible("rummel", say("turn-tell-rummel"))
    if (action.cards > 0) != (state.rules.point_by is PointBy.CARDS_THEN_PIPS):
        return impossible("rummel", say("tell-sum-cards-only"))
    told, best = (action.pips, action.cards), standing(state)
    if best is not None and worth(told) <= worth(best):
        return impossible("rummel.higher", say("only-higher-rummel-told"))
    return judge_point(state, action.seat, told)


def judge_point(state: Kaiserspiel, seat: Seat, told: tuple[int, int]) -> Verdict:
    """A Rummel told must be a suit of the hand."""
    if told not in points_in(state.rules, dealt_hand(state, seat)).values():
        return faulty("fault.false-rummel", say("no-rummel-yours-counts", pips=told[0]))
    return lawful("rummel")


def _judge_late(state: Kaiserspiel, action: Tell) -> Verdict:
    """Once a card is led no Rummel counts (r. VII)."""
    deal = state.deal
    spoken = any(told.seat == action.seat for told in deal.told)
    tried = any(r.rule == "fault.late-rummel" and r.side == action.seat for r in deal.remarks)
    if spoken or tried or not (deal.trick or deal.tricks):
        return impossible("rummel", say("spoken-about-rummel"))
    return faulty("fault.late-rummel", say("rummel-told-before-first"))


def fold_tell(state: Kaiserspiel, action: Tell) -> Kaiserspiel:
    """The Rummel that stands; one told too late is only noted."""
    told = Told(action.seat, action.pips, action.cards)
    if not isinstance(state.phase, Rummel):
        return state.with_deal(late=((action.seat, "fault.late-rummel"),))
    state = state.with_deal(told=(*state.deal.told, told), best=told)
    return state.in_phase(after_word(state))


def judge_withhold(state: Kaiserspiel, action: Withhold) -> Verdict:
    """Nobody must tell a Rummel."""
    if action.seat != teller(state):
        return impossible("rummel", say("turn-tell-rummel"))
    if state.deal.best is not None:
        return impossible("rummel", say("rummel-been-told-say"))
    return lawful("rummel")


def judge_good(state: Kaiserspiel, action: Good) -> Verdict:
    """One may always let the other's Rummel be good."""
    if action.seat != teller(state):
        return impossible("rummel", say("turn-answer-rummel"))
    if state.deal.best is None:
        return impossible("rummel", say("no-rummel-been-told"))
    return lawful("rummel")


def fold_silence(state: Kaiserspiel, action: Withhold | Good) -> Kaiserspiel:
    """The next one speaks."""
    del action
    return state.in_phase(after_word(state))


def judge_equal(state: Kaiserspiel, action: Equal) -> Verdict:
    """Equal is said of a Rummel as high; the earlier player marks it (r. XIX)."""
    if action.seat != teller(state):
        return impossible("rummel", say("turn-answer-rummel"))
    best = standing(state)
    if best is None:
        return impossible("rummel", say("no-rummel-been-told"))
    verdict = judge_point(state, action.seat, best)
    return lawful("rummel.equal") if verdict.lawful else verdict


def fold_equal(state: Kaiserspiel, action: Equal) -> Kaiserspiel:
    """Everybody knows it; the first keeps the Rummel."""
    best = state.deal.best
    assert best is not None
    told = Told(action.seat, best.pips, best.cards)
    state = state.with_deal(told=(*state.deal.told, told))
    return state.in_phase(after_word(state))


def after_word(state: Kaiserspiel) -> Phase:
    """The next to speak; then the winner names the Rummel, if there is one."""
    assert isinstance(state.phase, Rummel)
    if state.phase.turn + 1 < len(state.speakers):
        return Rummel(state.phase.turn + 1)
    return Playing() if state.deal.best is None else Naming()


def judge_name(state: Kaiserspiel, action: Name) -> Verdict:
    """The winner names the suit and the number of its cards."""
    best = state.deal.best
    naming = isinstance(state.phase, Naming) and not state.halted
    if not naming or best is None or action.seat != best.seat:
        return impossible("rummel.name", say("no-rummel-name-now"))
    if action.suit not in SUIT_LETTERS:
        return impossible("rummel.name", say("no-such-suit", suit=action.suit))
    return judge_named(state, Named(action.seat, action.suit, action.cards))


def judge_named(state: Kaiserspiel, named: Named) -> Verdict:
    """The suit named must be the Rummel that was told."""
    best = standing(state)
    assert best is not None
    return judge_told(state, named, best)


def judge_told(state: Kaiserspiel, named: Named, told: tuple[int, int]) -> Verdict:
    """Is this suit, by the cards its owner was dealt, the Rummel he told?"""
    hand = dealt_hand(state, named.seat)
    points, suit = points_in(state.rules, hand), of_suit(hand, named.suit)
    if len(suit) != named.cards or points.get(named.suit) != told:
        return faulty("fault.false-rummel", say("suit-rummel-told"))
    return lawful("rummel.name")


def fold_name(state: Kaiserspiel, action: Name) -> Kaiserspiel:
    """The winner marks four, whatever the number of cards (Marquiren)."""
    best = state.deal.best
    assert best is not None
    said = say("note-rummel", pips=best.pips, suit=SuitFact(action.suit))
    line = noted_line(action.seat, "rummel", FOUR, (), said)
    named = Named(action.seat, action.suit, action.cards)
    decided = undecided(state.deal.decided, action.seat, Ground.FALSE_RUMMEL)
    return state.with_deal(named=named, due=(line,), decided=decided, phase=Playing())


def erase(state: Kaiserspiel, seat: Seat) -> Kaiserspiel:
    """A Rummel found false: the highest of the others stands, if any."""
    told = tuple(one for one in state.deal.told if one.seat != seat)
    best = max(told, key=lambda one: (one.cards, one.pips), default=None)
    named = state.deal.named
    nobody = isinstance(state.phase, Naming) and best is None
    return state.with_deal(
        told=told,
        best=best,
        named=None if named is not None and named.seat == seat else named,
        phase=Playing() if nobody else state.phase,
    )


def stands_instead(state: Kaiserspiel) -> tuple[ScoreLine, ...]:
    """The mark of the Rummel that stands in the place of a false one that is struck."""
    best = state.deal.best
    return () if best is None else (ScoreLine(best.seat, "rummel", FOUR, (), str(best.pips)),)


def judge_demand(state: Kaiserspiel, action: Demand) -> Verdict:
    """An opponent may see the Rummel that was marked, until the first trick is gathered."""
    deal = state.deal
    if not isinstance(state.phase, Playing) or deal.named is None or deal.tricks:
        return impossible("rummel.show", say("rummel-shown-during-first"))
    if deal.named.seat == action.seat:
        return impossible("rummel.show", say("rummel-own"))
    if deal.rummel is not None:
        return impossible("rummel.show", say("rummel-been-shown"))
    return lawful("rummel.show")


def fold_demand(state: Kaiserspiel, action: Demand) -> Kaiserspiel:
    """It will be shown at once."""
    del action
    return state.with_deal(demanded=True)


def follow_demand(state: Kaiserspiel) -> RummelShown:
    """The cards of the suit named."""
    named = state.deal.named
    assert named is not None
    cards = of_suit(dealt_hand(state, named.seat), named.suit)
    return RummelShown(seat=named.seat, cards=sort(cards))


def fold_rummel_shown(state: Kaiserspiel, event: RummelShown) -> Kaiserspiel:
    """What is still in the hand is known from now on."""
    deal, seat = state.deal, event.seat
    played = {p.card for p in deal.trick}
    held = tuple(card for card in event.cards if card not in played)
    hands = put(deal.hands, seat, reveal(deal.hands[seat], held))
    opened = (*deal.opened, *held)
    return state.with_deal(hands=hands, opened=opened, demanded=False, rummel=event.cards)


def follow_late(state: Kaiserspiel) -> NotCounted:
    """A claim that came too late counts for nothing (r. VII, VIII)."""
    seat, rule = state.deal.late[0]
    return NotCounted(seat=seat, rule=rule)


def fold_not_counted(state: Kaiserspiel, event: NotCounted) -> Kaiserspiel:
    """A remark, and nothing else."""
    remark = said_remark(event.rule, say("note-late"), event.seat)
    return state.with_deal(late=(), remarks=(*state.deal.remarks, remark))
