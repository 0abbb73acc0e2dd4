"""Whose turn it is, what may be done, and doing it."""

from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.announcements import name_item, nameable, speak_no_more
from ridotto.kernel.tresette.deal_start import cut
from ridotto.kernel.tresette.layout import CUTTING, HANDS, LED, LYING, PHASE, PLAYING, SIGN, TURN
from ridotto.kernel.tresette.numbering import CARDS, CUT, MAKE_SIGN, NAME, SPEAK_NO_MORE
from ridotto.kernel.tresette.tricks import may_play, play


@inlined
def turn(t: Tables, deal: Deal) -> int:
    """The seat that is to act."""
    seat: int = deal[TURN]
    return seat


@inlined
def blind(t: Tables, deal: Deal) -> bool:
    """Nobody knows anything about a cut."""
    return bool(deal[PHASE] == CUTTING)


@inlined
def cards_and_words(t: Tables, deal: Deal) -> int:
    """The lawful acts of the first word: cards, items, signs."""
    if deal[PHASE] == PLAYING:
        acts = may_play(deal[HANDS + deal[TURN]], deal[LED])
        if deal[LYING] == 0 and deal[SIGN] == 0:
            acts |= t[tables.SIGN_ACTS]
        return acts
    if deal[PHASE] == CUTTING:
        return 0
    return 1 << SPEAK_NO_MORE | nameable(t, deal) << NAME


@inlined
def cuts(t: Tables, deal: Deal) -> int:
    """Those of the second word."""
    return t[tables.CUTS] if deal[PHASE] == CUTTING else 0


@inlined
def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """Set the bits of what the seat in turn may do."""
    acts[0] = cards_and_words(t, deal)
    acts[1] = cuts(t, deal)


@inlined
def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this."""
    if number < CARDS:
        play(t, deal, number)
    elif number == SPEAK_NO_MORE:
        speak_no_more(t, deal)
    elif number > CUT:
        cut(t, deal, number - CUT)
    elif number < SPEAK_NO_MORE:
        name_item(deal, number - NAME)
    else:
        deal[SIGN] = number - MAKE_SIGN + 1
