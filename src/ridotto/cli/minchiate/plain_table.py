"""The table in sentences, for narrow terminals, pipes and screen readers."""

from collections.abc import Iterator

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.mark import mark_words
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext, giro_name
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
from ridotto.table.tricks import Played


def unseated(table: Minchiate) -> bool:
    """Have the seats not been drawn yet?"""
    return isinstance(table.phase, Drawing | Spreading)


def progress(table: Minchiate) -> str:
    """Where the party stands: giro, deal, trick."""
    if unseated(table):
        return to_text(say("drawing"))
    done = isinstance(table.phase, Settled)
    giro, deal = divmod(table.party.deals - done, DEALS_IN_GIRO)
    words = to_text(say("deal-of", giro=giro_name(giro), n=deal + 1, most=DEALS_IN_GIRO))
    number = table.deal.trick_number
    playing = bool(table.deal.trick or table.deal.tricks) and not isinstance(
        table.phase, Settled | Shuffling
    )
    if not playing:
        return words
    return to_text(say("trick-of", deal=words, n=min(number, TRICKS), most=TRICKS))


def table_lines(at: EventContext) -> Iterator[str]:
    """What lies on the table, and the mark."""
    if unseated(at.table):
        return
    deal = at.table.deal
    for seat in at.table.party.round_from(deal.dealer):
        if deal.laid[seat]:
            yield to_text(say("before-lies", who=at.who(seat), cards=deal.laid[seat]))
    if deal.trick:
        yield _trick(at)
    for seat in deal.fallen:
        if deal.hands[seat]:
            yield to_text(say("open-hand", who=at.who(seat), cards=deal.hands[seat]))
    yield f"{mark_words(at)}."


def _trick(at: EventContext) -> str:
    """The cards in the trick, in the order they were played."""
    best = winner_of(at.table.deal.trick)
    plays = (_played(at, played, best=played is best) for played in at.table.deal.trick)
    return to_text(say("in-trick", plays=", ".join(plays)))


def _played(at: EventContext, played: Played, *, best: bool) -> str:
    name = at.people.name(played.seat)
    if not best:
        return f"{name} {{{played.card}}}"
    return to_text(say("card-winning", name=name, card=(played.card,)))
