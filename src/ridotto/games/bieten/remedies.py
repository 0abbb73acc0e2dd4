"""What an upheld claim takes back: only what the faulty act itself has won (section 6)."""

from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import (
    After,
    Answering,
    Before,
    Bieten,
    Status,
    Upheld,
    Verb,
    Wager,
    settled_for,
)
from ridotto.table import Seat

SPIEL_FAULTS = ("fault.spiel-suit", "fault.spiel-weli")


def still_stands(state: Bieten, place: int) -> bool:
    """Does what was said there still count, or was its figure made as if unbid since?"""
    figure = state.deal.talk[place].figure
    later = state.deal.talk[place + 1 :]
    return not any(said.verb is Verb.VOID and said.figure is figure for said in later)


def lost_spiel(state: Bieten, seat: Seat) -> bool:
    """Who was punished for a Spiel he could not claim cannot score it (D 30)."""
    faults = [u for u in state.deal.upheld if u.seat == seat and u.fault in SPIEL_FAULTS]
    # A count of a real table names the fault and no place for it.
    return any(not u.places or any(still_stands(state, p) for p in u.places) for u in faults)


def undo(state: Bieten, upheld: Upheld) -> Bieten:
    """An overbid is void (D 19), so is a good without the figure; a Spiel is struck (D 30).

    A figure that has been made as if unbid since is somebody else's now: nothing is taken back.
    """
    standing = [place for place in upheld.places if still_stands(state, place)]
    if not standing:
        return state
    if upheld.fault == "fault.overbid" and upheld.figure is not None:
        return void(state, upheld.figure)
    return take_back(state, upheld.seat, upheld)


def take_back(state: Bieten, seat: Seat, upheld: Upheld) -> Bieten:
    """What was let good to the offender by a claim he could not make."""
    figure = Figure.SPIEL if upheld.fault in SPIEL_FAULTS else upheld.figure
    if figure is None or settled_for(state.deal.wager(figure)) != seat:
        return state
    if figure is not Figure.SPIEL:
        return void(state, figure)
    points = 2 if state.deal.wager(figure).status is Status.GOOD2 else 1
    return state.say(seat, Verb.STRUCK, figure=figure, points=points)


def after_good(state: Bieten, seat: Seat, figure: Figure) -> Bieten:
    """A claim punished before it was answered wins nothing by being let good."""
    for upheld in state.deal.upheld:
        about = (state.deal.talk[place].figure for place in upheld.places)
        stands = any(still_stands(state, place) for place in upheld.places)
        if upheld.seat == seat and figure in about and stands:
            return take_back(state, seat, upheld)
    return state


def void(state: Bieten, figure: Figure) -> Bieten:
    """The figure is as if nobody had spoken of it in this deal."""
    by = state.deal.wager(figure).bidder
    assert by is not None
    state = state.say(by, Verb.VOID, figure=figure).set_wager(figure, Wager())
    phase = state.phase
    if isinstance(phase, Answering) and phase.figure is figure:
        return state.in_phase(After(phase.by) if phase.after else Before())
    return state
