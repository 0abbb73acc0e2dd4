"""The fonds at the end of a deal, and the end of the sitting (text)."""

import msgspec

from ridotto.games.guimbarde import boxes
from ridotto.games.guimbarde.acts import Rise
from ridotto.games.guimbarde.boxes import EMPTY, Box
from ridotto.games.guimbarde.events import BoxesShared, BoxTaken, DealEnded, FondsStay
from ridotto.games.guimbarde.payments import fold_box_taken, settle
from ridotto.games.guimbarde.rules import AWARD, FinalBoxes, FondsTakes
from ridotto.games.guimbarde.sentences import say
from ridotto.games.guimbarde.state import (
    Awarding,
    Closing,
    Ended,
    Guimbarde,
    Settled,
    Sharing,
    Shuffling,
    Spreading,
    tricks_won,
)
from ridotto.table import HOUSE, Payment, Seat, Verdict, impossible, lawful


def most_tricks(state: Guimbarde) -> tuple[Seat, int, bool] | None:
    """Who has most tricks, how many, and whether another has as many and had them later."""
    won = tricks_won(state)
    most = max(won, default=0)
    if not most:
        return None
    equals = [seat for seat in state.seats if won[seat] == most]
    first = min(equals, key=lambda seat: _reached(state, seat, most))
    return first, most, len(equals) > 1


def _reached(state: Guimbarde, seat: Seat, number: int) -> int:
    """The trick with which this person reached this number."""
    own = [n for n, trick in enumerate(state.deal.tricks) if trick.winner == seat]
    return own[number - 1]


def follow_awarding(state: Guimbarde) -> BoxTaken | FondsStay:
    """Most tricks take the box, two at least; of equals, whoever had them first (text)."""
    best = most_tricks(state)
    if best is None or best[1] < AWARD or not contested(state):
        return FondsStay()
    seat, _, tie = best
    return BoxTaken(seat, Box.POINT, prize(state), "fonds.first" if tie else "fonds.award")


def contested(state: Guimbarde) -> bool:
    """Is there anything for the tricks? Where fonds need a Point, only if they were laid."""
    return state.rules.fonds_always or state.deal.fonds > 0


def prize(state: Guimbarde) -> int:
    """The whole box, or where agreed only what was laid for the tricks."""
    if state.rules.fonds_takes is FondsTakes.FONDS_ONLY:
        return state.deal.fonds
    return boxes.content(state.boxes, Box.POINT)


def fold_taken(state: Guimbarde, event: BoxTaken) -> Guimbarde:
    """A box drawn before the play, or the fonds after it."""
    after = isinstance(state.phase, Awarding)
    state = fold_box_taken(state, event)
    return state.in_phase(Closing()) if after else state


def fold_fonds_stay(state: Guimbarde, event: FondsStay) -> Guimbarde:
    """It serves as the Point of the next deal."""
    del event
    return state.in_phase(Closing())


def follow_closing(state: Guimbarde) -> DealEnded:
    """The deal goes on to the right."""
    return DealEnded(dealer=state.party.after(state.dealer))


def fold_deal_ended(state: Guimbarde, event: DealEnded) -> Guimbarde:
    """Faults may still be claimed until the next shuffle, or until the boxes are shared."""
    party = msgspec.structs.replace(state.party, deals=state.party.deals + 1, dealer=event.dealer)
    return msgspec.structs.replace(state, party=party, staked=False, phase=Settled())


def judge_rise(state: Guimbarde, action: Rise) -> Verdict:
    """After the agreed deals, or between two of them, the company rises."""
    del action
    if not isinstance(state.phase, Spreading | Shuffling | Settled):
        return impossible("sitting.rise", say("not-rising-now"))
    over = state.party.deals >= state.rules.sitting
    return lawful("sitting.deals" if over else "sitting.rise")


def fold_rise(state: Guimbarde, action: Rise) -> Guimbarde:
    """What is left in the boxes is shared first."""
    del action
    return state.in_phase(Sharing())


def follow_sharing(state: Guimbarde) -> BoxesShared:
    """Equal parts and the odd rest to the last forehand, or where agreed all to one."""
    left, players = sum(state.boxes), state.rules.players
    best = most_tricks(state)
    if state.rules.final_boxes is FinalBoxes.LAST_WINNER and best is not None:
        shares = tuple(left if seat == best[0] else 0 for seat in state.seats)
        return BoxesShared(shares, "sitting.last-winner")
    each, rest = divmod(left, players)
    shares = tuple(each + (rest if seat == state.forehand else 0) for seat in state.seats)
    return BoxesShared(shares, "sitting.share")


def fold_shared(state: Guimbarde, event: BoxesShared) -> Guimbarde:
    """The boxes are empty, and the sitting is over."""
    paid = [Payment(HOUSE, s, n, event.rule) for s, n in enumerate(event.shares) if n]
    state = settle(state.with_deal(ledger=(*state.deal.ledger, *paid)), paid)
    return msgspec.structs.replace(state, boxes=EMPTY, phase=Ended())
