"""What a person may ask at the table: the folla, the last trick, the mark, what was shown."""

from collections.abc import Iterator

from ridotto.cards import BACK
from ridotto.cli.minchiate.inks import mark, marks
from ridotto.cli.minchiate.mark import (
    account_words,
    borrowed_words,
    line_words,
    mark_counters,
    mark_words,
    resti_words,
)
from ridotto.cli.minchiate.reach import within_reach
from ridotto.cli.minchiate.scene import Scene
from ridotto.games.minchiate.pack import PACK

MOST_REACH = 6


def folla(at: Scene) -> Iterator[str]:
    """The announcement, which anyone may ask for; the dealer may look through it (Dr. 9)."""
    deal = at.table.deal
    if not deal.announcement:
        yield "The folla has not been announced yet."
        return
    herald = at.does(at.table.dealer_partner, "announce")
    yield f"{herald}: “{deal.announcement}”. {at.cite('folla.announce')}"
    known = PACK.sort(card for card in deal.folla if card != BACK)
    open_now = at.table.rules.folla.suits_open and not (deal.trick or deal.tricks)
    if at.people.me == deal.dealer:
        yield f"You deal and may look: {marks(known)}"
    elif open_now:
        yield f"Its suit cards lie open: {marks(known)}"
    yield from _discards(at)


def _discards(at: Scene) -> Iterator[str]:
    for seat in at.table.party.order:
        exposed = at.table.deal.exposed[seat]
        if exposed:
            yield f"{at.does(seat, 'lay')} away {marks(exposed)}."


def last_trick(at: Scene) -> Iterator[str]:
    """The trick before this one."""
    tricks = at.table.deal.tricks
    if not tricks:
        yield "No trick has been turned yet in this deal."
        return
    trick = tricks[-1]
    number = at.table.deal.skipped + len(tricks)
    plays = ", ".join(f"{at.people.name(p.seat)} {mark(p.card)}" for p in trick.plays)
    yield f"Trick {number}: {plays}."
    yield f"{at.does(trick.winner, 'take')} it."


def own_tricks(at: Scene) -> Iterator[str]:
    """Each player may look through his own side's tricks (Dr. 9)."""
    side = 0 if at.people.me is None else at.table.side(at.people.me)
    pile = at.table.deal.piles[side]
    if not pile:
        yield "Your side has no trick yet."
        return
    yield f"Your side's {len(pile)} cards: {marks(PACK.sort(pile))}"


def shown(at: Scene) -> Iterator[str]:
    """What everybody saw somebody get or declare."""
    deal = at.table.deal
    nothing = True
    for seat in at.table.party.order:
        if deal.shown[seat]:
            nothing = False
            yield f"{at.people.name(seat)} got, seen by all: {marks(deal.shown[seat])}"
    for declared in deal.declared:
        nothing = False
        yield f"{at.does(declared.seat, 'declare')} {marks(declared.cards)} for {declared.points}."
    for seat in deal.fallen:
        yield f"{at.people.name(seat)}, open hand: {marks(deal.hands[seat])}"
    if nothing:
        yield "Nothing has been shown yet in this deal."


def the_mark(at: Scene) -> Iterator[str]:
    """The running mark, how it lies, and what made it."""
    yield f"{mark_words(at)}.  {mark_counters(at)}"
    for words in (borrowed_words(at), resti_words(at)):
        if words:
            yield f"{words}."
    for line in at.table.deal.lines:
        yield line_words(at, line)
    yield f"Accounts in resti: {account_words(at)}."


def reach(at: Scene) -> Iterator[str]:
    """Versicole that one more card would bring, the dearest first."""
    found = [] if at.people.me is None else within_reach(at.table, at.people.me)
    if not found:
        yield "No versicola is within reach of one more card."
    for one in found[:MOST_REACH]:
        yield f"{marks(one.cards)} for {one.points}, if {{{one.wanted}}} came."
