"""The table in sentences, for narrow terminals, pipes and screen readers."""

from collections.abc import Iterator

from ridotto.cli.minchiate.inks import mark, marks
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
        yield from _trick(at)
    for seat in deal.fallen:
        if deal.hands[seat]:
            yield f"{at.people.name(seat)}, open hand: {marks(deal.hands[seat])}"
    yield f"{mark_words(at)}."


def _trick(at: Scene) -> Iterator[str]:
    best = winner_of(at.table.deal.trick)
    for place, played in enumerate(at.table.deal.trick):
        verb = "lead" if place == 0 else "play"
        wins = ", which wins so far" if played is best else ""
        yield f"{at.does(played.seat, verb)} {mark(played.card)}{wins}."
