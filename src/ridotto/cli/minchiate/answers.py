"""What a person may ask at the table: the folla, the last trick, the mark, what was shown."""

from collections.abc import Iterator

from ridotto.cards import BACK
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_text import named_card
from ridotto.cli.minchiate.mark import (
    account_words,
    borrowed_words,
    line_words,
    mark_counters,
    mark_words,
    resti_words,
)
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.questions import lacking_one
from ridotto.table import View

MOST_REACH = 6


def folla(at: EventContext) -> Iterator[str]:
    """The announcement, which anyone may ask for; the dealer may look through it (Dr. 9)."""
    deal = at.table.deal
    if not deal.announcement:
        yield to_text(say("folla-not-yet"))
        return
    herald, cited = at.who(at.table.dealer_partner), at.cite("folla.announce")
    yield to_text(say("folla-told", who=herald, text=deal.announcement, source=cited))
    known = PACK.sort(card for card in deal.folla if card != BACK)
    open_now = at.table.rules.folla.suits_open and not (deal.trick or deal.tricks)
    if at.people.me == deal.dealer:
        yield to_text(say("folla-dealer", cards=known))
    elif open_now:
        yield to_text(say("folla-lies-open", cards=known))
    yield from _discards(at)


def _discards(at: EventContext) -> Iterator[str]:
    for seat in at.table.party.order:
        exposed = at.table.deal.exposed[seat]
        if exposed:
            yield to_text(say("lays-away", who=at.who(seat), cards=exposed))


def last_trick(at: EventContext) -> Iterator[str]:
    """The trick before this one."""
    tricks = at.table.deal.tricks
    if not tricks:
        yield to_text(say("no-trick-yet"))
        return
    trick = tricks[-1]
    number = at.table.deal.skipped + len(tricks)
    plays = ", ".join(f"{at.people.name(p.seat)} {named_card(p.card)}" for p in trick.plays)
    yield to_text(say("last-trick", n=number, plays=plays))
    yield to_text(say("takes-it", who=at.who(trick.winner)))


def own_tricks(at: EventContext) -> Iterator[str]:
    """Each player may look through his own side's tricks (Dr. 9)."""
    side = 0 if at.people.me is None else at.table.side(at.people.me)
    pile = at.table.deal.piles[side]
    if not pile:
        yield to_text(say("no-own-trick"))
        return
    yield to_text(say("own-tricks", n=len(pile), cards=PACK.sort(pile)))


def shown(at: EventContext) -> Iterator[str]:
    """What everybody saw somebody get or declare."""
    deal = at.table.deal
    nothing = True
    for seat in at.table.party.order:
        if deal.shown[seat]:
            nothing = False
            yield to_text(say("got-seen", who=at.who(seat), cards=deal.shown[seat]))
    for declared in deal.declared:
        nothing = False
        who, points = at.who(declared.seat), declared.points
        yield to_text(say("declared-for", who=who, cards=declared.cards, points=points))
    for seat in deal.fallen:
        yield to_text(say("open-hand", who=at.who(seat), cards=deal.hands[seat]))
    if nothing:
        yield to_text(say("nothing-shown"))


def the_mark(at: EventContext) -> Iterator[str]:
    """The running mark, how it lies, and what made it."""
    yield f"{mark_words(at)}.  {mark_counters(at)}"
    for words in (borrowed_words(at), resti_words(at)):
        if words:
            yield f"{words}."
    for line in at.table.deal.lines:
        yield line_words(at, line)
    yield to_text(say("accounts", accounts=account_words(at)))


def reach(at: EventContext) -> Iterator[str]:
    """Versicole that one more card would complete, the most valuable first."""
    found = lacking_one(View(at.people.me, at.table))
    if not found:
        yield to_text(say("no-reach"))
    for one in found[:MOST_REACH]:
        cards, missing = PACK.sort(one.cards), f"{{{one.missing}}}"
        yield to_text(say("reach", cards=cards, points=one.worth, card=missing))
