"""Drawing for the deal, shuffle, cut, deal, and the turned card (Begriff, r. III)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Cut, Shuffle
from ridotto.games.kaiserspiel.events import DealerDrawn, Dealt, Drew, Turned
from ridotto.games.kaiserspiel.marks import clear
from ridotto.games.kaiserspiel.pack import height, rank_of, suit_of
from ridotto.games.kaiserspiel.rules import FOUR, HAND, Rules
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import (
    Cutting,
    Deal,
    Dealing,
    Drawing,
    Imperials,
    Kaiserspiel,
    Settled,
    Shuffling,
    Spreading,
    Turning,
    Won,
)
from ridotto.table import ScoreLine, Verdict, impossible, lawful
from ridotto.table.hands import put as put
from ridotto.table.hands import reveal
from ridotto.table.lot_draw import LotDraw
from ridotto.table.lots import Lots
from ridotto.table.sentences import say as shared


def judge_shuffle(state: Kaiserspiel, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack, when it is due."""
    due = isinstance(state.phase, Spreading | Shuffling | Settled | Won)
    if not due or state.halted:
        return impossible("shuffle.pack", shared("not-shuffled-now"))
    if sorted(action.order) != sorted(state.rules.the_pack.cards):
        count = state.rules.cards
        return impossible("shuffle.pack", shared("whole-pack", count=count))
    return lawful("shuffle.pack")


def fold_shuffle(state: Kaiserspiel, action: Shuffle) -> Kaiserspiel:
    """Spread for the draw, or before the dealer; a new Partie begins with nothing marked."""
    players = state.rules.players
    if isinstance(state.phase, Spreading):
        return state.in_phase(Drawing(Lots(action.order, ranks=((),) * players)))
    board = clear(players) if isinstance(state.phase, Won) else state.board
    deal = Deal(dealer=state.party.dealer, before=board, pack=action.order, hands=((),) * players)
    return msgspec.structs.replace(state, board=board, deal=deal, phase=Cutting())


def _dealer_drawn(state: Kaiserspiel) -> DealerDrawn:
    """The highest deals, which is an advantage (Begriff)."""
    assert isinstance(state.phase, Drawing)
    return DealerDrawn(dealer=state.phase.lots.ranking()[0])


DRAW: Final = LotDraw[Kaiserspiel](
    phase=Drawing,
    rule="draw.highest",
    again="draw.again",
    not_due="draw.again",
    nobody=shared("nobody-draws-for-deal"),
    stands=shared("drawn-high-enough"),
    drew=Drew,
    done=_dealer_drawn,
    # Cards compare by rank alone.
    rank=lambda card: (height(card),),
)


def fold_dealer_drawn(state: Kaiserspiel, event: DealerDrawn) -> Kaiserspiel:
    """The first dealer."""
    party = msgspec.structs.replace(state.party, dealer=event.dealer)
    return msgspec.structs.replace(state, party=party, phase=Shuffling())


def judge_cut(state: Kaiserspiel, action: Cut) -> Verdict:
    """The opponent cuts, or of three the person on the dealer's left (Begriff)."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut", shared("nothing-to-cut"))
    if action.seat != state.cutter:
        return impossible("cut", say("another-person-cuts-deal"))
    most = state.rules.cards - 1
    if not 1 <= action.lifted <= most:
        return impossible("cut", shared("lift-from-one", most=most, lifted=action.lifted))
    return lawful("cut")


def fold_cut(state: Kaiserspiel, action: Cut) -> Kaiserspiel:
    """What was left goes on top."""
    pack = state.deal.pack
    pack = (*pack[action.lifted :], *pack[: action.lifted])
    return state.with_deal(pack=pack, leader=state.elder, phase=Dealing())


def follow_dealing(state: Kaiserspiel) -> Dealt:
    """Packets of three or four in turn, elder first, until all have twelve (Begriff, r. III)."""
    assert isinstance(state.phase, Dealing)
    seat = state.speakers[state.phase.packet % state.rules.players]
    return Dealt(seat=seat, cards=state.deal.pack[: state.rules.packet])


def fold_dealt(state: Kaiserspiel, event: Dealt) -> Kaiserspiel:
    """A packet from the pack to a hand."""
    assert isinstance(state.phase, Dealing)
    deal, number = state.deal, state.phase.packet + 1
    done = number * state.rules.packet == HAND * state.rules.players
    count = len(event.cards)
    return state.with_deal(
        pack=deal.pack[count:],
        hands=put(deal.hands, event.seat, (*deal.hands[event.seat], *event.cards)),
        phase=Turning() if done else Dealing(number),
    )


def follow_turning(state: Kaiserspiel) -> Turned:
    """The top of the talon, or with three the dealer's own last card (Begriff)."""
    deal = state.deal
    card = deal.pack[0] if state.rules.turned_apart else deal.hands[deal.dealer][-1]
    return Turned(seat=deal.dealer, card=card)


def fold_turned(state: Kaiserspiel, event: Turned) -> Kaiserspiel:
    """Trumps are made; an honour turned is marked by the dealer."""
    deal, seat = state.deal, event.seat
    pack, hands = deal.pack, deal.hands
    if state.rules.turned_apart:
        pack = (event.card, *pack[1:])
    else:
        hands = put(hands, seat, reveal(hands[seat], (event.card,)))
    return state.with_deal(
        pack=pack,
        hands=hands,
        opened=() if state.rules.turned_apart else (event.card,),
        turned=event.card,
        due=tourne(state.rules, seat, event.card),
        phase=Imperials(),
    )


def tourne(rules: Rules, dealer: int, card: Card) -> tuple[ScoreLine, ...]:
    """The dealer marks four for an honour turned (Marquiren)."""
    if rank_of(card) not in rules.honours:
        return ()
    return (ScoreLine(dealer, "tourne", FOUR, (card,)),)


def is_honour(rules: Rules, trumps: str, card: Card) -> bool:
    """King, queen, Valet, ace and the lowest card of trumps (Begriff)."""
    return suit_of(card) == trumps and rank_of(card) in rules.honours
