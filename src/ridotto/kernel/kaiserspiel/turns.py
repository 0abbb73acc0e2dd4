"""Whose turn it is, what may be done, and doing it: every act of a deal."""

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.conversation import (
    may_name,
    may_show,
    may_tell,
    name,
    say,
    show,
    show_rummel,
)
from ridotto.kernel.kaiserspiel.deal_start import cut
from ridotto.kernel.kaiserspiel.layout import (
    CUTTING,
    NAMING,
    PHASE,
    PLAYING,
    RUMMEL_TOLD,
    SHOWING,
    TURN,
)
from ridotto.kernel.kaiserspiel.numbering import (
    CUT,
    DEMAND,
    NAME,
    SHOW,
    SHOW_CHOSEN,
    SUITS,
)
from ridotto.kernel.kaiserspiel.tricks import may_demand, may_play, play


@inlined
def turn(t: Tables, deal: Deal) -> int:
    """The seat that has to act, or ``NOBODY`` once the tricks are played or the Partie is won."""
    _ = t
    seat: int = deal[TURN]
    return seat


@inlined
def blind(t: Tables, deal: Deal) -> bool:
    """Only cutting is a lottery."""
    _ = t
    cutting: bool = deal[PHASE] == CUTTING
    return cutting


@inlined
def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """Set the bits of the acts that the seat in turn may do."""
    if deal[PHASE] == PLAYING:
        acts[0] = may_play(deal)
        acts[1] = may_demand(deal)
        acts[2] = 0
        acts[3] = 0
    else:
        acts[0] = 0
        acts[1], acts[2], acts[3] = may_speak(t, deal)


@compiled
def may_speak(t: Tables, deal: Deal) -> tuple[int, int, int]:
    """The words of acts after the first, before the play."""
    phase = deal[PHASE]
    if phase == CUTTING:
        # One card at least is lifted, and one left.
        return (1 << t[tables.PACK] - 1) - 1 << CUT - WORD, 0, 0
    if phase == RUMMEL_TOLD:
        return may_tell(t, deal)
    return (may_name(t, deal) if phase == NAMING else may_show(t, deal)), 0, 0


@inlined
def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this; everything that follows automatically is done too."""
    if number < WORD:
        play(t, deal, number)
    else:
        speak(t, deal, number)


@compiled
def speak(t: Tables, deal: Deal, number: int) -> None:
    """Everything that is not playing a card."""
    phase = deal[PHASE]
    if phase == CUTTING:
        cut(t, deal, number - CUT + 1)
    elif number < SHOW_CHOSEN:
        deal[SHOWING] |= 1 << number - SHOW
    elif number == SHOW_CHOSEN:
        show(t, deal)
    elif number == DEMAND:
        show_rummel(t, deal)
    elif NAME <= number < NAME + SUITS:
        name(t, deal, number - NAME)
    else:
        say(t, deal, number)
