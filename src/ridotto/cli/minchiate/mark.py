"""The mark in words and in counters, the resti, and what was marked in this deal."""

from ridotto.cli.language import signed, to_text
from ridotto.cli.minchiate.event_words_in_play import reason
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate.mark_counters import lay
from ridotto.games.minchiate.rules import SetFor
from ridotto.table import ScoreLine


def mark_words(at: EventContext) -> str:
    """Who leads by how much."""
    lead = at.table.deal.lead
    if not lead:
        return to_text(say("marks-even"))
    side = int(lead < 0)
    return to_text(say("side-leads", side=at.side(side), whose=at.whose(side), n=abs(lead)))


def mark_counters(at: EventContext) -> str:
    """The lead as fiches and jettons lie on the table."""
    lead = abs(at.table.deal.lead)
    return str(lay(lead)) if lead else ""


def borrowed_words(at: EventContext) -> str:
    """Whose fiches help out when one set is not enough."""
    marks = at.table.rules.marks
    more = lay(abs(at.table.deal.lead)).borrowed(marks.fiches)
    if not more:
        return ""
    partner = marks.set_for is SetFor.PLAYER
    return to_text(say("borrowed-partner" if partner else "borrowed-pair", n=more))


def resti_words(at: EventContext) -> str:
    """Resti called in this deal."""
    first, second = at.table.deal.resti
    called = [f"{at.side(side)} {count}" for side, count in ((0, first), (1, second)) if count]
    return to_text(say("resti-paid", told=", ".join(called))) if called else ""


def line_words(at: EventContext, line: ScoreLine) -> str:
    """A marked line, for the list of the deal."""
    return f"{line.points:>4}  {at.side(line.side)}: {reason(at, line)}"


def account_words(at: EventContext) -> str:
    """Everybody's account in resti."""
    people, accounts = at.people, at.table.party.accounts
    return ", ".join(f"{people.name(seat)} {signed(accounts[seat])}" for seat in range(4))
