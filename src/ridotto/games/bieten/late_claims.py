"""Claims about the deal before, until the first card of the new one is laid (D 33)."""

import msgspec

from ridotto.games.bieten.acts import Challenge
from ridotto.games.bieten.events import Resumed
from ridotto.games.bieten.slate import roll
from ridotto.games.bieten.state import Bieten


def about(state: Bieten, action: Challenge) -> Bieten | None:
    """The table of the deal a claim speaks of; None if that is closed."""
    return state.last if action.late else state


def set_aside(state: Bieten) -> Bieten:
    """The old deal lies on the table again, the new one beside it."""
    assert state.last is not None
    begun = msgspec.structs.replace(state, last=None)
    return msgspec.structs.replace(state.last, begun=begun)


def follow_settled(state: Bieten) -> Resumed | None:
    """The new deal stands if the same people play it and the same one deals; else it is void."""
    if state.begun is None:
        return None
    return Resumed(void=_who(roll(state)) != _who(state.begun))


def _who(state: Bieten) -> tuple[object, ...]:
    """Which game it is, who is out of it, who deals."""
    return state.games, state.out, state.party.dealer


def fold_resumed(state: Bieten, event: Resumed) -> Bieten:
    """The slate is put right; a void deal is shuffled anew."""
    begun, old = state.begun, msgspec.structs.replace(state, begun=None)
    if event.void or begun is None:
        return old
    return msgspec.structs.replace(roll(old), deal=begun.deal, phase=begun.phase, last=old)
