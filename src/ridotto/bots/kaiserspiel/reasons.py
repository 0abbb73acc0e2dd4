"""What can be said of acts in Kaiserspiel; each piece of advice is checked."""

from collections.abc import Iterator
from typing import Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.explanations.reason import Reason
from ridotto.bots.kaiserspiel.sentences import say
from ridotto.bots.kaiserspiel.sheet_subjects import SHEET
from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.imperials import showable
from ridotto.games.kaiserspiel.rummel import points_in, standing, worth
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence


def word_reason(reason: Reason) -> Sentence | None:
    """What the marks are about."""
    match reason.kind:
        case "imperial" | "tourne":
            return say("imperial-shown" if reason.gain else "imperial-kept")
        case "fall":
            return say("fall-won")
        case "rummel":
            return say("rummel-won" if reason.gain else "rummel-kept")
        case "honour":
            return _honour(reason)
        case "cards":
            return say("cards-won")
        case "capot":
            return say("capot-won")
    return None


def _honour(reason: Reason) -> Sentence:
    if not reason.cards:
        return say("honour-won-some" if reason.gain else "honour-kept-some")
    if reason.gain:
        return say("honour-won", cards=reason.cards)
    return say("honour-kept", cards=reason.cards)


def advise_kaiserspiel(view: View[Kaiserspiel], action: Action) -> Iterator[ExplanationSentence]:
    """Imperials shown, the Rummel told or let good."""
    table, seat = view.table, view.seat
    assert seat is not None
    best = standing(table)
    match action:
        case acts.Show(imperials=()) if not showable(table, seat):
            yield explanation_sentence(say("no-imperial"), source="r. VIII")
        case acts.Tell(pips=pips) if best is None:
            yield explanation_sentence(
                say("first-rummel", pips=pips), rule="rummel", source="r. VII"
            )
        case acts.Tell(pips=pips, cards=cards) if best and worth((pips, cards)) > worth(best):
            yield explanation_sentence(
                say("higher-rummel", pips=pips), rule="rummel", source="r. VII"
            )
        case acts.Good():
            mine = points_in(table.rules, table.deal.hands[seat]).values()
            if best is not None and all(worth(one) <= worth(best) for one in mine):
                yield explanation_sentence(say("no-higher-rummel"), rule="rummel", source="r. VII")


REASONS: Final = GameReasons(sheet=SHEET, word=word_reason, advice=advise_kaiserspiel)
