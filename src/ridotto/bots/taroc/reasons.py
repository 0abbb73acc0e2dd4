"""What can be said of acts in Taroc; each piece of advice is checked."""

from collections.abc import Iterator
from typing import Any, Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.explanations.reason import Reason
from ridotto.bots.taroc.sentences import say
from ridotto.bots.taroc.sheet_subjects import SHEET
from ridotto.games.taroc import acts
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import SUITS
from ridotto.games.taroc.state import Taroc
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence, SuitFact


def word_reason(reason: Reason) -> Sentence | None:
    """What the payments are about."""
    match reason.kind:
        case "points":
            return say("points-won")
        case "pagat-lost":
            return say("pagat-caught" if reason.gain else "pagat-saved")
        case "pagat-last":
            return say("pagat-last" if reason.gain else "pagat-last-kept")
        case "honour":
            return say("honour-won" if reason.gain else "honour-kept")
    return None


def advise_taroc(view: View[Taroc], action: Action) -> Iterator[ExplanationSentence]:
    """The Skar, and the honours named or not."""
    seat = view.seat
    assert seat is not None
    hand = view.table.deal.hands[seat]
    match action:
        case acts.LaySkar(cards=cards):
            yield from _skar(view, hand, cards)
        case acts.Announce(honour=name):
            price = next((h.price for h in held(view.table.rules, hand) if h.name == name), 0)
            if price:
                yield explanation_sentence(
                    say("honour-price", price=price), rule="announce.turn", source="r. 1"
                )
        case acts.PassLead():
            yield explanation_sentence(say("skis-due"), rule="skis.pass-lead", source="r. 18")


def _skar(
    view: View[Taroc], hand: tuple[Any, ...], cards: tuple[Any, ...]
) -> Iterator[ExplanationSentence]:
    left = [card for card in hand if card not in cards]
    for suit in SUITS:
        if _emptied(suit.letter, left, cards):
            suit_fact = SuitFact(suit.letter)
            yield explanation_sentence(
                say("skar-void", suit=suit_fact), rule="skar.three", source="§ I"
            )
    before, after = (held(view.table.rules, tuple(some)) for some in (hand, left))
    if before and all(honour in after for honour in before):
        yield explanation_sentence(say("skar-honours"), rule="announce.turn", source="r. 1")


def _emptied(suit: str, left: list[Any], cards: tuple[Any, ...]) -> bool:
    return any(c.startswith(suit) for c in cards) and not any(c.startswith(suit) for c in left)


REASONS: Final = GameReasons(sheet=SHEET, word=word_reason, advice=advise_taroc)
