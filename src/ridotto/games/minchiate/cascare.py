"""Falling: who has no tarocco left may lay the hand open (Dr. 13)."""

from ridotto.games.minchiate.acts import LayOpen
from ridotto.games.minchiate.pack import has_tarocco
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import Minchiate, Playing
from ridotto.table import Verdict, impossible, lawful
from ridotto.table.hands import put, reveal


def judge_lay_open(state: Minchiate, action: LayOpen) -> Verdict:
    """Without a tarocco one may lay one's hand open (Dr. 13)."""
    deal, seat = state.deal, action.seat
    hand = deal.hands[seat]
    if not isinstance(state.phase, Playing) or not hand or seat in deal.fallen:
        return impossible("cascare", say("nothing-to-lay-open"))
    if sorted(action.cards) != sorted(hand):
        return impossible("cascare", say("lay-open-whole-hand"))
    if has_tarocco(hand):
        return impossible("cascare", say("fall-without-tarocchi"))
    return lawful("cascare")


def fold_lay_open(state: Minchiate, action: LayOpen) -> Minchiate:
    """Everybody sees the hand from now on."""
    deal, seat = state.deal, action.seat
    return state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], action.cards)),
        fallen=(*deal.fallen, seat),
    )
