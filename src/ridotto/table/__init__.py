"""What all games share: actions, events, verdicts, views, scores, rule sets."""

from ridotto.table.attempt import Attempt, FillIn, PickGroup, PickWords, faults
from ridotto.table.dice import Dice
from ridotto.table.event import Action, Event, tag_of
from ridotto.table.game import (
    Game,
    State,
    apply,
    apply_in_steps,
    event_decoder,
    fold_all,
    fold_in_steps,
    replay,
)
from ridotto.table.offer import Ask, Do, Offer, PickCards, PickNumber, PickPlaces, PickSets, fill
from ridotto.table.party import Party
from ridotto.table.rulebook import Fault, Rule, RuleBook, load_rule_book
from ridotto.table.rules import RuleSet, RuleSetError, Value, load_rule_sets
from ridotto.table.score import (
    Payment,
    Remark,
    ScoreLine,
    noted_line,
    said_remark,
    settle,
    total,
)
from ridotto.table.seat import HOUSE, LETTERS, Seat, letter
from ridotto.table.verdict import Grade, Refused, Verdict, faulty, impossible, lawful, one_of
from ridotto.table.view import View
from ridotto.table.visibility import NOBODY, Public, audiences, project, seen_by

__all__ = [
    "HOUSE",
    "LETTERS",
    "NOBODY",
    "Action",
    "Ask",
    "Attempt",
    "Dice",
    "Do",
    "Event",
    "Fault",
    "FillIn",
    "Game",
    "Grade",
    "Offer",
    "Party",
    "Payment",
    "PickCards",
    "PickGroup",
    "PickNumber",
    "PickPlaces",
    "PickSets",
    "PickWords",
    "Public",
    "Refused",
    "Remark",
    "Rule",
    "RuleBook",
    "RuleSet",
    "RuleSetError",
    "ScoreLine",
    "Seat",
    "State",
    "Value",
    "Verdict",
    "View",
    "apply",
    "apply_in_steps",
    "audiences",
    "event_decoder",
    "faults",
    "faulty",
    "fill",
    "fold_all",
    "fold_in_steps",
    "impossible",
    "lawful",
    "letter",
    "load_rule_book",
    "load_rule_sets",
    "noted_line",
    "one_of",
    "project",
    "replay",
    "said_remark",
    "seen_by",
    "settle",
    "tag_of",
    "total",
]
