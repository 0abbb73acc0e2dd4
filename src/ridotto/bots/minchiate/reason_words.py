"""The words for what decides in Minchiate."""

from ridotto.bots.explanations.reason import Reason
from ridotto.bots.minchiate.sentences import say
from ridotto.table.sentence import Sentence


def word_reason(reason: Reason) -> Sentence | None:
    """What the points are about."""
    match reason.kind:
        case "king":
            return _king(reason)
        case "death":
            return _death(reason)
        case "versicola":
            return _versicola(reason)
        case "conto":
            return say("conto-won", cards=reason.cards) if reason.cards else say("conto-won-some")
        case "declare":
            return say("declared" if reason.at_once else "declared-hoped")
        case "rob":
            return say("robbed")
        case "ultima":
            return say("ultima-won" if reason.gain else "ultima-kept")
        case "cappotto":
            return say("cappotto-won" if reason.gain else "cappotto-kept")
        case "matto":
            return say("matto-kept")
        case "cards":
            return say("cards-won")
    return None


def _king(reason: Reason) -> Sentence:
    if not reason.cards:
        return say("king-caught-some" if reason.gain else "king-saved-some")
    if reason.gain:
        # A card that cannot take this trick kills nothing; what dies later is hoped for.
        return say("king-caught" if reason.at_once else "king-hoped", cards=reason.cards)
    return say("king-saved", cards=reason.cards)


def _death(reason: Reason) -> Sentence:
    if not reason.cards:
        return say("death-won-some" if reason.gain else "death-saved-some")
    if reason.gain:
        return say("death-won" if reason.at_once else "death-hoped", cards=reason.cards)
    return say("death-saved", cards=reason.cards)


def _versicola(reason: Reason) -> Sentence:
    # A single card tells nothing of which versicola it is.
    if len(reason.cards) < 2:
        return say("versicola-won-some" if reason.gain else "versicola-broken-some")
    if reason.gain:
        return say("versicola-won", cards=reason.cards)
    return say("versicola-broken", cards=reason.cards)
