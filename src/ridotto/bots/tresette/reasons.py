"""What can be said of acts in Tresette; each piece of advice is checked."""

from collections.abc import Iterator
from typing import Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.explanations.game_reasons import GameReasons
from ridotto.bots.explanations.reason import Reason
from ridotto.bots.tresette.sentences import say
from ridotto.bots.tresette.sheet_subjects import SHEET
from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import announceable
from ridotto.games.tresette.items import marks_of, read_item
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence


def word_reason(reason: Reason) -> Sentence | None:
    """What the marks are about."""
    match reason.kind:
        case "points":
            return _points(reason)
        case "last-trick":
            return say("last-trick-won" if reason.gain else "last-trick-kept")
        case "announce":
            return say("announced")
        case "sevens":
            return say("sevens-told")
        case "great":
            return say("great-won" if reason.gain else "great-kept")
        case "partie":
            return say("partie-won" if reason.gain else "partie-kept")
    return None


def _points(reason: Reason) -> Sentence:
    if not reason.cards:
        return say("points-won-some" if reason.gain else "points-kept-some")
    if reason.gain:
        return say("points-won", cards=reason.cards)
    return say("points-kept", cards=reason.cards)


def advise_tresette(view: View[Tresette], action: Action) -> Iterator[ExplanationSentence]:
    """What is announced marks at once; what is kept back marks nothing."""
    if not isinstance(action, acts.Announce) or view.seat is None:
        return
    rules, there = view.table.rules, announceable(view.table, view.seat)
    items = [item for code in action.items if (item := read_item(code)) is not None]
    rule, source = "announce.items", "r. I"
    if items:
        marks = sum(marks_of(rules, item) for item in items)
        yield explanation_sentence(say("announces", marks=marks), rule=rule, source=source)
    elif not there:
        yield explanation_sentence(say("nothing-to-announce"), rule=rule, source=source)
    if items and len(items) < len(there):
        yield explanation_sentence(say("keeps-the-rest"), rule=rule, source=source)


REASONS: Final = GameReasons(sheet=SHEET, word=word_reason, advice=advise_tresette)
