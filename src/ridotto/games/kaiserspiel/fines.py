"""Imperials lost by a fault: whose fiche a fine takes (r. XII)."""

import msgspec

from ridotto.games.kaiserspiel.acts import EraseFiche, GiveFiche
from ridotto.games.kaiserspiel.deal_end import fold_fine
from ridotto.games.kaiserspiel.marks import GIVEN
from ridotto.games.kaiserspiel.rules import IMPERIAL, RULE_BOOK, FineTakes, Rules
from ridotto.games.kaiserspiel.sentences import say
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import ScoreLine, Seat, Verdict, impossible, lawful


def fine(rules: Rules, seat: Seat, rule: str, imperials: int) -> tuple[ScoreLine, ...]:
    """Imperials lost, as a line; as one line each where the offender chooses (r. XII)."""
    if not imperials:
        return ()
    if rules.fine_takes is FineTakes.OWN_FIRST:
        return (ScoreLine(seat, rule, -imperials * IMPERIAL),)
    return (ScoreLine(seat, rule, -IMPERIAL),) * imperials


def judge_erase_fiche(state: Kaiserspiel, action: EraseFiche) -> Verdict:
    """Who loses an imperial and has a fiche may take that one away (r. XII)."""
    return _judge_fined(state, action.seat)


def judge_give_fiche(state: Kaiserspiel, action: GiveFiche) -> Verdict:
    """Or let every opponent have one, since to take his own away is a permission (r. XII)."""
    return _judge_fined(state, action.seat)


def _judge_fined(state: Kaiserspiel, seat: Seat) -> Verdict:
    if state.choosing != seat:
        return impossible("fine.choice", say("no-fine-choose-about"))
    return lawful("fine.choice")


def fold_erase_fiche(state: Kaiserspiel, action: EraseFiche) -> Kaiserspiel:
    """One of his own fiches goes."""
    del action
    return fold_fine(state, state.deal.fined[0])


def fold_give_fiche(state: Kaiserspiel, action: GiveFiche) -> Kaiserspiel:
    """The opponents' benefit; the line says for which fault."""
    del action
    line = state.deal.fined[0]
    fault = RULE_BOOK.title(line.rule)
    return fold_fine(state, msgspec.structs.replace(line, rule=GIVEN, note=fault))
