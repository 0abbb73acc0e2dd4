"""The dealer's bottom card, the cut and the robbery (Dr. 8, Fi. 8)."""

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.acts import Cut, Leave, Rob
from ridotto.games.minchiate.events import BottomLifted, BottomSeen, Looked
from ridotto.games.minchiate.marks import mark_due
from ridotto.games.minchiate.pack import KINGS, PACK, SUIT_LETTER, is_sopraventi
from ridotto.games.minchiate.rules import BottomRule, RobUntil, Rules
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    Cutting,
    Dealing,
    Lifting,
    Looking,
    Minchiate,
    Robbing,
    Shuffling,
)
from ridotto.table import Verdict, impossible, lawful
from ridotto.table.hands import known, put
from ridotto.table.sentences import say as shared


def worthless_bottom(rules: Rules, card: Card) -> bool:
    """May this card lie at the bottom when the shuffling ends (Dr. 8, Fi. 8)?"""
    if rules.shuffle.bottom is BottomRule.CARTIGLIA:
        return card in SUIT_LETTER and card not in KINGS
    return card not in rules.worth


def may_be_robbed(rules: Rules, card: Card) -> bool:
    """A carta di conto or a sopraventi: what one robs, and what the dealer turns up (Dr. 8)."""
    return card in rules.worth or is_sopraventi(card)


def goes_on_robbing(rules: Rules, card: Card) -> bool:
    """What may be robbed after a first card: the same, or all but cartiglie (Dr. 8, Fi. 8)."""
    if rules.cut.rob_until is RobUntil.CARTIGLIA:
        return card not in SUIT_LETTER or card in KINGS
    return may_be_robbed(rules, card)


def follow_bottom(state: Minchiate) -> BottomSeen:
    """The dealer looks at the bottom card (Dr. 8)."""
    card = state.deal.pack[-1]
    return BottomSeen(dealer=state.dealer, card=card, again=not worthless_bottom(state.rules, card))


def fold_bottom(state: Minchiate, event: BottomSeen) -> Minchiate:
    """A card of value at the bottom is shuffled in again."""
    if event.again:
        return state.in_phase(Shuffling())
    bottom = event.card or BACK
    return state.with_deal(pack=(*state.deal.pack[:-1], bottom), phase=Cutting())


def judge_cut(state: Minchiate, action: Cut) -> Verdict:
    """The player on the dealer's left lifts as he likes, within limits (Dr. 8)."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut.limits", shared("nothing-to-cut"))
    if action.seat != state.cutter:
        return impossible("cut.limits", shared("left-cuts"))
    least, most = cut_limits(state)
    if not least <= action.lifted <= most:
        return impossible(
            "cut.limits", shared("lift-between", least=least, most=most, lifted=action.lifted)
        )
    return lawful("cut.limits")


def cut_limits(state: Minchiate) -> tuple[int, int]:
    """How few and how many cards may be lifted."""
    return state.rules.cut.least, len(PACK) - state.rules.cut.leave


def fold_cut(state: Minchiate, action: Cut) -> Minchiate:
    """The top of the pack in the cutter's hand."""
    pack = state.deal.pack
    lifted, rest = pack[: action.lifted], pack[action.lifted :]
    return state.with_deal(lifted=lifted, pack=rest, phase=Lifting())


def follow_lifting(state: Minchiate) -> BottomLifted:
    """The cutter looks at the bottom card of his packet."""
    return BottomLifted(seat=state.cutter, card=state.deal.lifted[-1])


def fold_lifted(state: Minchiate, event: BottomLifted) -> Minchiate:
    """Now he knows it."""
    seen = (event.card or BACK,)
    lifted = (*state.deal.lifted[:-1], *known(seen, state.deal.lifted[-1:]))
    return state.with_deal(lifted=lifted, phase=Robbing())


def judge_rob(state: Minchiate, action: Rob) -> Verdict:
    """The card at the bottom of the lifted packet, none skipped (Dr. 8)."""
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("rob.run", say("only-cutter-robs"))
    if action.card != state.deal.lifted[-1]:
        return impossible("rob.run", say("rob-from-bottom"))
    worth_it = goes_on_robbing if state.deal.robbed else may_be_robbed
    if not worth_it(state.rules, action.card):
        return impossible("rob.run", say("not-robbed", card=(action.card,)))
    if len(state.deal.robbed) >= state.rules.cut.rob_most:
        most = state.rules.cut.rob_most
        return impossible("rob.limit", say("rob-at-most", most=most))
    return lawful("rob.run")


def judge_leave(state: Minchiate, action: Leave) -> Verdict:
    """He may stop at any time, and does when the next card is not of the sort (Dr. 8).

    He says no more than that he stops: whether he had to is his own affair.
    """
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("rob.run", say("nothing-to-leave"))
    return lawful("rob.run")


def fold_rob(state: Minchiate, action: Rob) -> Minchiate:
    """The robbed card lies open before him; a carta di conto is marked (Dr. 8)."""
    deal, seat = state.deal, action.seat
    state = state.with_deal(
        lifted=deal.lifted[:-1],
        robbed=(*deal.robbed, action.card),
        laid=put(deal.laid, seat, (*deal.laid[seat], action.card)),
        shown=put(deal.shown, seat, (*deal.shown[seat], action.card)),
        phase=Lifting() if len(deal.lifted) > 1 else Looking(),
    )
    return mark_due(state, seat, "rob.mark", (action.card,))


def fold_leave(state: Minchiate, action: Leave) -> Minchiate:
    """He robs no further."""
    del action
    return state.in_phase(Looking())


def follow_looking(state: Minchiate) -> Looked:
    """Besides the run he may look on until he has seen 13 cards (Dr. 8)."""
    deal = state.deal
    count = min(max(0, state.rules.cut.look - len(deal.robbed)), len(deal.lifted))
    return Looked(seat=state.cutter, cards=tuple(reversed(deal.lifted))[:count])


def fold_looked(state: Minchiate, event: Looked) -> Minchiate:
    """The packet is laid down and the rest put on top of it (Dr. 8)."""
    deal, count = state.deal, len(event.cards)
    upper, lower = deal.lifted[: len(deal.lifted) - count], deal.lifted[len(deal.lifted) - count :]
    lower = known(tuple(reversed(event.cards)), lower)
    return state.with_deal(lifted=(), pack=(*deal.pack, *upper, *lower), phase=Dealing())
