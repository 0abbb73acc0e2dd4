"""What can be said of acts in Guimbarde; each piece of advice is checked."""

from collections.abc import Iterator
from typing import Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.explanations.reason import Reason
from ridotto.bots.guimbarde.sentences import say
from ridotto.bots.guimbarde.sheet_subjects import SHEET
from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.point import true_number
from ridotto.games.guimbarde.state import Comparing, Guimbarde
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence

WHERE: Final = "introduction of the book"
"""Where the book tells of the Point."""


def word_reason(reason: Reason) -> Sentence | None:
    """What the jettons are about."""
    match reason.kind:
        case "boxes":
            return say("boxes-won")
        case "point":
            return say("point-won" if reason.gain else "point-kept")
        case "marriage":
            return say("marriage-won" if reason.gain else "marriage-kept")
        case "fou":
            return say("fou-won" if reason.gain else "fou-kept")
        case "fonds":
            return say("fonds-won")
    return None


def advise_guimbarde(view: View[Guimbarde], action: Action) -> Iterator[ExplanationSentence]:
    """The Point named or not."""
    table, seat = view.table, view.seat
    if seat is None or not isinstance(action, acts.Silent):
        return
    named = table.deal.told if isinstance(table.phase, Comparing) else table.deal.named
    best, mine = max((one.number for one in named), default=0), true_number(table, seat)
    if not mine:
        yield explanation_sentence(say("no-point"), rule="point.name", source=WHERE)
    elif mine <= best:
        yield explanation_sentence(say("no-higher-point"), rule="point.silent", source=WHERE)


REASONS: Final = GameReasons(sheet=SHEET, word=word_reason, advice=advise_guimbarde)
