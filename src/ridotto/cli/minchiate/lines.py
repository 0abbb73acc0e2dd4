"""The table in sentences, for narrow terminals, pipes and screen readers."""

from collections.abc import Iterator

from ridotto.cli.minchiate.inks import marks
from ridotto.cli.minchiate.mark import mark_words
from ridotto.cli.minchiate.scene import Scene, giro_name
from ridotto.games.minchiate.state import (
    DEALS_IN_GIRO,
    TRICKS,
    Drawing,
    Minchiate,
    Settled,
    Shuffling,
    Spreading,
)
from ridotto.games.minchiate.tricks import winner_of


def unseated(table: Minchiate) -> bool:
    """Have the seats not been drawn yet?"""
    return isinstance(table.phase, Drawing | Spreading)


def progress(table: Minchiate) -> str:
    """Where the party stands: giro, deal, trick."""
    if unseated(table):
        return "drawing for seats"
    done = isinstance(table.phase, Settled)
    giro, deal = divmod(table.party.deals - done, DEALS_IN_GIRO)
    words = f"giro {giro_name(giro)}, deal {deal + 1} of {DEALS_IN_GIRO}"
    number = table.deal.trick_number
    playing = bool(table.deal.trick or table.deal.tricks) and not isinstance(
        table.phase, Settled | Shuffling
    )
    return f"{words} · trick {min(number, TRICKS)} of {TRICKS}" if playing else words


def table_lines(at: Scene) -> Iterator[str]:
    """What lies on the table, and the mark."""
    if unseated(at.table):
        return
    deal = at.table.deal
    for seat in at.table.party.round_from(deal.dealer):
        if deal.laid[seat]:
            yield f"Before {at.people.object(seat)}: {marks(deal.laid[seat])}"
    if deal.trick:
        yield _trick(at)
    for seat in deal.fallen:
        if deal.hands[seat]:
            yield f"{at.people.name(seat)}, open hand: {marks(deal.hands[seat])}"
    yield f"{mark_words(at)}."


def _trick(at: Scene) -> str:
    """The cards in the trick, in the order they were played."""
    best = winner_of(at.table.deal.trick)
    plays = (
        f"{at.people.name(p.seat)} {{{p.card}}}{' (winning)' if p is best else ''}"
        for p in at.table.deal.trick
    )
    return f"In the trick: {', '.join(plays)}."
