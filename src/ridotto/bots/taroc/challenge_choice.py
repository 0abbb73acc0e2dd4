"""Which faults to challenge at a strict table: only what the cards have proved (r. 3-5)."""

from ridotto.cards import BACK, Card
from ridotto.games.taroc import acts
from ridotto.games.taroc.announcements import UNDERSTATED
from ridotto.games.taroc.honours import Honour, catalogue, holds_enough
from ridotto.games.taroc.offers import make_offers
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.penalties import duty_then
from ridotto.games.taroc.public_knowledge import grade_seen_honour
from ridotto.games.taroc.skar import dealt_to_dealer, grade_skar_of
from ridotto.games.taroc.state import SKAR, Taroc, first_hand
from ridotto.games.taroc.tricks import judge_following, judge_keeping
from ridotto.table import Ask, Seat, View


def sure_challenge(view: View[Taroc]) -> acts.Challenge | None:
    """A fault that is certain to everybody who watched."""
    for offer in make_offers(view):
        match offer:
            case Ask(action=acts.Challenge() as challenge) if proved(view, challenge):
                return challenge
    return None


def proved(view: View[Taroc], challenge: acts.Challenge) -> bool:
    """Do the cards this chair knows leave no doubt? Covered ones prove nothing either way."""
    table, against = view.table, challenge.against
    match challenge.ground:
        case acts.Ground.SKAR:
            return _wrong_skar(table)
        case acts.Ground.FALSE_HONOUR:
            honour = catalogue(table.rules)[challenge.honour]
            verdict = grade_seen_honour(table, against, honour)
            if not verdict.lawful:
                return verdict.rule != UNDERSTATED
            return not _possible(table, honour, _elsewhere(view, against))
        case acts.Ground.REVOKE:
            duty, trick, turn = duty_then(table, against, challenge.trick)
            # What he played later he had then; more cards could only bind him more.
            return not judge_following(duty, trick.plays[turn].card).lawful
        case acts.Ground.SKIS_KEPT:
            return _kept(table, against, challenge.trick)


def _wrong_skar(table: Taroc) -> bool:
    """How many cards lie there everybody sees; which, when the Skar is shown."""
    skar = table.deal.skar or ()
    shown = BACK not in skar and BACK not in dealt_to_dealer(table)
    return len(skar) != SKAR or (shown and not grade_skar_of(table).lawful)


def _kept(table: Taroc, against: Seat, number: int) -> bool:
    """By r. 18 the number of cards proves it; by r. 17 only a hand one knows entirely."""
    duty, trick, turn = duty_then(table, against, number)
    verdict = judge_keeping(duty, trick.plays[turn].card)
    return verdict is not None and (verdict.rule == "skis.deadline" or BACK not in duty.hand)


def _elsewhere(view: View[Taroc], against: Seat) -> set[Card]:
    """Cards that were surely not among the 25 of that player."""
    table = view.table
    others = [seat for seat in table.deal.players if seat != against]
    known = {card for seat in others for card in first_hand(table, seat)}
    return (known | set(table.deal.skar or ())) - {BACK}


def _possible(table: Taroc, honour: Honour, elsewhere: set[Card]) -> bool:
    """Could somebody without these cards hold the honour?"""
    left = tuple(card for card in PACK.cards if card not in elsewhere)
    return holds_enough(table.rules, honour, left)
