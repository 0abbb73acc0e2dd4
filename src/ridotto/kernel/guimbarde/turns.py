"""Whose turn it is, what that seat may do, and doing it: the phases brought together."""

from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.guimbarde.deal_start import cut, end_showing, lawful_cuts, lawful_sets, show
from ridotto.kernel.guimbarde.layout import (
    COMPARING,
    CUTTING,
    LAYING,
    NAMING,
    OPENING,
    PHASE,
    PLAYING,
    TURN,
)
from ridotto.kernel.guimbarde.numbering import CUT, LANE, LAY, MARRY, NAME, RANK_COUNT, SHOW, SHOWN
from ridotto.kernel.guimbarde.point import (
    end_laying,
    lawful_layings,
    lawful_names,
    name_cards,
    name_pips,
)
from ridotto.kernel.guimbarde.tricks import lawful_plays, marry, play


@inlined
def turn(t: Tables, deal: Deal) -> int:
    """The seat that has to act, or ``NOBODY`` when the last card is played."""
    _ = t
    seat: int = deal[TURN]
    return seat


@inlined
def blind(t: Tables, deal: Deal) -> bool:
    """Who cuts knows nothing that bears on it."""
    _ = t
    return bool(deal[PHASE] == CUTTING)


@inlined
def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """The acts of the seat in turn, as ``numbering`` has them; both words are written."""
    phase = deal[PHASE]
    if phase == PLAYING:
        lawful_plays(t, deal, acts)
    elif phase == OPENING:
        lawful_sets(t, deal, acts)
    elif phase in (NAMING, COMPARING):
        lawful_names(t, deal, acts)
    elif phase == LAYING:
        lawful_layings(t, deal, acts)
    else:
        lawful_cuts(t, acts)


@inlined
def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this; everything that follows automatically is done too."""
    phase = deal[PHASE]
    if phase == PLAYING:
        play_act(t, deal, number)
    elif phase == OPENING:
        if number == SHOWN:
            end_showing(t, deal)
        else:
            show(t, deal, number - SHOW)
    elif phase == NAMING:
        name_cards(t, deal, number == NAME)
    elif phase == COMPARING:
        name_pips(t, deal, number == NAME)
    elif phase == LAYING:
        end_laying(t, deal, number == LAY)
    else:
        cut(t, deal, number - CUT)


@inlined
def play_act(t: Tables, deal: Deal, number: int) -> None:
    """A card, or beyond the cards of its suit a king or queen that is shown with its mate."""
    card = number
    if number % LANE >= RANK_COUNT:
        card = number - MARRY
        marry(t, deal, card)
    play(t, deal, card)
