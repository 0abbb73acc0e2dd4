"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cli.guimbarde.scene import (
    BOX_NAMES,
    Scene,
    cite,
    jettons,
    joined,
    pay_words,
    signed,
    suit_words,
)
from ridotto.cli.slips import slip, slips
from ridotto.games.guimbarde import acts, events
from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.pack import PERMANENT, mate_of
from ridotto.games.guimbarde.rules import RULE_BOOK
from ridotto.games.guimbarde.seen import covered
from ridotto.table import HOUSE, Event

Story: TypeAlias = Callable[[Scene, Any], str]


def tell(at: Scene, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: Scene, event: events.Drew) -> str:
    return f"{at.does(event.seat, 'draw')} {slip(event.card)}."


def _dealer_drawn(at: Scene, event: events.DealerDrawn) -> str:
    drew = at.does(event.dealer, "have", "has")
    return f"{drew} drawn highest: the first deal. {cite('draw.highest')}"


def _staked(at: Scene, event: events.Staked) -> str:
    del at
    if len(event.boxes) == len(ALL):
        return f"Everybody puts a jetton into each box. {cite('stake')}"
    names = joined([BOX_NAMES[box] for box in event.boxes]) if event.boxes else "no box"
    return f"Everybody puts a jetton into {names}."


def _cut(at: Scene, event: acts.Cut) -> str:
    dealer = at.table.dealer
    deals = "you deal" if dealer == at.people.me else at.does(dealer, "deal")
    return f"{at.does(event.seat, 'cut')}; {deals}."


def _turned(at: Scene, event: events.Turned) -> str:
    dead = " Dead, its box waits." if event.card in PERMANENT else ""
    turned = at.does(at.table.dealer, "turn")
    return f"{turned} {slip(event.card)}: {suit_words(event.card[0])} are trumps.{dead}"


def _take(at: Scene, event: acts.Take) -> str:
    if not event.sets:
        return ""
    cards = dict.fromkeys(card for cards in event.sets for card in cards)
    return f"{at.does(event.seat, 'lay')} {slips(cards)} open."


def _box_taken(at: Scene, event: events.BoxTaken) -> str:
    if event.rule.startswith("fonds"):
        why = "having most tricks first" if event.rule == "fonds.first" else "having most tricks"
        took = at.does(event.seat, "win")
        return f"{took} the fonds, {jettons(event.amount)}, {why}. {cite(event.rule)}"
    took, box = at.does(event.seat, "draw"), BOX_NAMES[event.box]
    return f"{took} the {box} box: {jettons(event.amount)}. {cite(event.rule)}"


def _name(at: Scene, event: acts.Name) -> str:
    told = any(named.seat == event.seat for named in at.table.deal.told)
    what = f"pips: {event.number}" if told else f"a Point of {event.number} cards"
    return f"{at.does(event.seat, 'name')} {what}."


def _silent(at: Scene, event: acts.Silent) -> str:
    named = any(named.seat == event.seat for named in at.table.deal.named)
    return f"{at.does(event.seat, 'name')} no pips." if named else ""


def _lay(at: Scene, event: acts.Lay) -> str:
    return f"{at.does(event.seat, 'lay')} the Point open: {slips(event.cards)}."


def _leave(at: Scene, event: acts.Leave) -> str:
    return f"{at.does(event.seat, 'keep')} the Point hidden; its box stays."


def _fonds_laid(at: Scene, event: events.FondsLaid) -> str:
    del at, event
    return f"Everybody lays a jetton for the tricks. {cite('fonds.laid')}"


def _play(at: Scene, event: acts.Play) -> str:
    led = len(at.table.deal.trick) == 1
    return f"{at.does(event.seat, 'lead' if led else 'play')} {slip(event.card)}."


def _marry(at: Scene, event: acts.Marry) -> str:
    mate = mate_of(event.card)
    assert mate is not None
    led = len(at.table.deal.trick) == 1
    played = at.does(event.seat, "lead" if led else "play")
    return f"{played} {slip(event.card)} and {_show(at, event.seat)} {slip(mate)}: a marriage."


def _show(at: Scene, seat: int) -> str:
    return "show" if seat == at.people.me else "shows"


def _paid(at: Scene, event: events.Paid) -> str:
    return " ".join(pay_words(at, event.payments))


def _gathered(at: Scene, event: events.TrickGathered) -> str:
    trick = at.table.deal.tricks[-1]
    paid = " ".join(pay_words(at, event.payments))
    return f"{at.does(event.winner, 'take')} {slips(trick.cards)}. {paid}".rstrip()


def _fonds_stay(at: Scene, event: events.FondsStay) -> str:
    del at, event
    return f"Nobody has two tricks: the fonds stay in the Point box. {cite('fonds.stays')}"


def _deal_ended(at: Scene, event: events.DealEnded) -> str:
    if at.table.party.deals >= at.table.rules.sitting:
        return f"The deal is over, the last of the sitting. {cite('sitting.deals')}"
    return f"The deal is over. {at.does(event.dealer, 'deal')} next."


def _void(at: Scene, event: events.DealVoid) -> str:
    fault = RULE_BOOK.faults[event.rule]
    fine = " ".join(pay_words(at, event.payments))
    return f"{fault.title}: the deal is void, the stakes stay ({fault.source}). {fine}".rstrip()


def _challenge(at: Scene, event: acts.Challenge) -> str:
    return f"{at.does(event.seat, 'challenge')} {challenge_words(at, event)}."


def challenge_words(at: Scene, event: acts.Challenge) -> str:
    """Whom, for what, and in which trick."""
    ground = event.ground.value.replace("-", " ")
    where = f" in trick {event.trick}" if event.trick else ""
    return f"{at.people.object(event.against)}: {ground}{where}"


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    if not event.upheld and covered(at.table, event.against):
        return "The cards seen so far do not show it."
    if not event.upheld:
        return "The referee finds no fault."
    if not event.payments:
        return "It is so, and noticed in time: the card goes back, free."
    return f"The referee upholds it. {' '.join(pay_words(at, event.payments))}"


def _take_back(at: Scene, event: acts.TakeBack) -> str:
    return f"{at.does(event.seat, 'take')} {slip(event.card)} back, and all that came after."


def _entered(at: Scene, event: acts.EnterFault) -> str:
    fault = RULE_BOOK.faults[f"fault.{event.fault.value}"]
    by = "" if event.by == HOUSE else f" by {at.people.object(event.by)}"
    return f"Entered: {fault.title.lower()}{by} ({fault.source})."


def _shared(at: Scene, event: events.BoxesShared) -> str:
    shares = ", ".join(
        f"{at.people.name(seat)} {signed(share)}"
        for seat, share in enumerate(event.shares)
        if share
    )
    return f"The company rises. What was left in the boxes: {shares or 'nothing'}."


STORIES: Final[Mapping[type[Event], Story]] = {
    acts.Cut: _cut,
    acts.Take: _take,
    acts.Name: _name,
    acts.Silent: _silent,
    acts.Lay: _lay,
    acts.Leave: _leave,
    acts.Play: _play,
    acts.Marry: _marry,
    acts.TakeBack: _take_back,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    events.Drew: _drew,
    events.DealerDrawn: _dealer_drawn,
    events.Staked: _staked,
    events.Turned: _turned,
    events.BoxTaken: _box_taken,
    events.FondsLaid: _fonds_laid,
    events.Paid: _paid,
    events.TrickGathered: _gathered,
    events.FondsStay: _fonds_stay,
    events.DealEnded: _deal_ended,
    events.DealVoid: _void,
    events.ChallengeDecided: _decided,
    events.BoxesShared: _shared,
}
