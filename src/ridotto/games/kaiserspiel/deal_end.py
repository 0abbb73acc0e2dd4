"""Marks, the tricks at the end of a deal, the Partie and its stake (Marquiren, r. XIV, XV)."""

import msgspec

from ridotto.games.kaiserspiel.acts import Grant, Rise
from ridotto.games.kaiserspiel.events import (
    Counted,
    DealEnded,
    Marked,
    PartieEnded,
    SittingEnded,
)
from ridotto.games.kaiserspiel.marks import book, winner_after
from ridotto.games.kaiserspiel.rules import FOUR, HAND, IMPERIAL, CardsScore
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import (
    Closing,
    Ended,
    Kaiserspiel,
    Phase,
    Rising,
    Settled,
    Won,
)
from ridotto.table import Payment, ScoreLine, Seat, Verdict, impossible, lawful, noted_line


def follow_due(state: Kaiserspiel) -> Marked:
    """What is due is marked line by line."""
    return Marked(line=state.deal.due[0])


def follow_fined(state: Kaiserspiel) -> Marked:
    """Imperials lost go first."""
    return Marked(line=state.deal.fined[0])


def fold_marked(state: Kaiserspiel, event: Marked) -> Kaiserspiel:
    """Who marks and has the agreed imperials has won the Partie (Marquiren).

    A fiche that came from another's fault does not win by itself, only at the next mark.
    """
    deal, line = state.deal, event.line
    if line.points < 0:
        return fold_fine(state, line)
    board = book(state.rules, state.board, line)
    won = winner_after(state.rules, board, line, None, state.speakers)
    lines = (*deal.lines, line)
    state = state.with_deal(due=deal.due[1:], lines=lines, winner=won, granted=())
    return msgspec.structs.replace(state, board=board)


def fold_fine(state: Kaiserspiel, line: ScoreLine) -> Kaiserspiel:
    """Who had reached the agreed imperials and lost some has not won yet."""
    deal, board = state.deal, book(state.rules, state.board, line)
    winner = winner_after(state.rules, board, line, deal.winner, state.speakers)
    state = state.with_deal(fined=deal.fined[1:], lines=(*deal.lines, line), winner=winner)
    return msgspec.structs.replace(state, board=board)


def tricks_won(state: Kaiserspiel) -> tuple[int, ...]:
    """How many tricks everybody has."""
    winners = [trick.winner for trick in state.deal.tricks]
    return tuple(winners.count(seat) for seat in state.seats)


def follow_counting(state: Kaiserspiel) -> Counted:
    """After the last trick the tricks are counted, from elder on (Begriff)."""
    tricks = tricks_won(state)
    lines = tuple(line for seat in state.speakers for line in cards_lines(state, seat, tricks))
    return Counted(tricks=tricks, lines=lines)


def cards_lines(state: Kaiserspiel, seat: Seat, tricks: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """Four for each trick above one's share, or imperials for all of them where agreed."""
    rules, own = state.rules, tricks[seat]
    if rules.capot and own == HAND:
        return (ScoreLine(seat, "capot", rules.capot * IMPERIAL),)
    par = rules.share
    if rules.cards_score is CardsScore.DIFFERENCE:
        par = HAND - own
    over = max(0, own - par)
    return tuple(
        noted_line(seat, "cards", FOUR, (), say("note-trick-over", n=n, over=over))
        for n in range(1, over + 1)
    )


def fold_counted(state: Kaiserspiel, event: Counted) -> Kaiserspiel:
    """To be marked one after the other."""
    return state.with_deal(counted=event.tricks, due=event.lines, phase=Closing())


def follow_closing(state: Kaiserspiel) -> DealEnded:
    """The deal goes to the next player."""
    return DealEnded(dealer=state.party.after(state.dealer))


def fold_deal_ended(state: Kaiserspiel, event: DealEnded) -> Kaiserspiel:
    """A strict table may still speak of faults, until the next shuffle."""
    return next_deal(state, event.dealer).in_phase(Settled())


def next_deal(state: Kaiserspiel, dealer: Seat) -> Kaiserspiel:
    """One deal more is done."""
    party = msgspec.structs.replace(state.party, deals=state.party.deals + 1, dealer=dealer)
    return msgspec.structs.replace(state, party=party)


def judge_grant(state: Kaiserspiel, action: Grant) -> Verdict:
    """At a strict table every opponent grants the Partie, or speaks of a fault first."""
    if action.seat not in state.granting or state.choosing is not None:
        return impossible("partie.granted", say("no-partie-grant-now"))
    return lawful("partie.granted")


def fold_grant(state: Kaiserspiel, action: Grant) -> Kaiserspiel:
    """Once all have, the stake is paid."""
    return state.with_deal(granted=(*state.deal.granted, action.seat))


def follow_won(state: Kaiserspiel) -> PartieEnded:
    """Each loser pays the winner the stake; the deal goes on round (Begriff)."""
    winner = state.deal.winner
    assert winner is not None
    losers = (seat for seat in state.seats if seat != winner)
    payments = tuple(Payment(s, winner, state.rules.stake, "partie.stake") for s in losers)
    return PartieEnded("partie.target", winner, state.party.after(state.dealer), payments)


def follow_forfeit(state: Kaiserspiel) -> PartieEnded:
    """Who throws the Partie away pays everybody the stake (r. VI, XX)."""
    forfeit = state.deal.forfeit
    assert forfeit is not None
    others = (seat for seat in state.seats if seat != forfeit.seat)
    stake = state.rules.stake
    payments = tuple(Payment(forfeit.seat, s, stake, "partie.forfeit") for s in others)
    return PartieEnded(forfeit.rule, forfeit.seat, state.party.after(state.dealer), payments)


def fold_partie_ended(state: Kaiserspiel, event: PartieEnded) -> Kaiserspiel:
    """The stake is paid; the marks lie until the next shuffle."""
    state = next_deal(state, event.dealer)
    party = state.party.paid(event.payments)
    state = msgspec.structs.replace(state, party=party, partien=state.partien + 1)
    phase = after_partie(state, event.rule)
    return state.with_deal(winner=None, forfeit=None, due=(), fined=(), challenges=(), phase=phase)


def after_partie(state: Kaiserspiel, rule: str) -> Phase:
    """Another Partie, unless all are played or somebody has walked away."""
    over = state.partien >= state.rules.partien or rule == "fault.leaving"
    return Rising() if over else Won()


def judge_rise(state: Kaiserspiel, action: Rise) -> Verdict:
    """With everybody's consent the company may rise at any time (r. XX)."""
    del action
    if isinstance(state.phase, Ended):
        return impossible("partie.consent", say("company-risen"))
    return lawful("partie.consent")


def fold_rise(state: Kaiserspiel, action: Rise) -> Kaiserspiel:
    """An unfinished Partie is not paid."""
    del action
    return state.with_deal(winner=None, fined=(), challenges=(), phase=Rising())


def follow_rising(state: Kaiserspiel) -> SittingEnded:
    """The accounts stand."""
    return SittingEnded(accounts=state.party.accounts)


def fold_ended(state: Kaiserspiel, event: SittingEnded) -> Kaiserspiel:
    """The sitting is over."""
    del event
    return state.in_phase(Ended())
