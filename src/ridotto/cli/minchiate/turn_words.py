"""The one sentence that says whose turn it is and what binds, with its source."""

from ridotto.cards import Card
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.rule_citation import rule_book, source
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate.pack import SUITS
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Minchiate, led_suit
from ridotto.games.minchiate.tricks import duty_of, judge_card
from ridotto.table import Seat, Verdict
from ridotto.table.sentence import Sentence


def cited(rules: Rules, verdict: Verdict) -> str:
    """The judge's reason with the rule's title and where it stands."""
    rule = f"{rule_book().title(verdict.rule)}, {source(rules, verdict.rule)}"
    return f"{to_text(verdict.said)} ({rule})"


def led_words(table: Minchiate) -> Sentence:
    """What was led."""
    suit = led_suit(table.deal.trick)
    if suit is None:
        return say("matto-led" if table.deal.trick else "your-lead")
    names = {one.letter: one.name for one in SUITS}
    return say("suit-led", suit=names[suit]) if suit in names else say("tarocco-led")


def duty_words(at: EventContext, seat: Seat) -> str:
    """What is led, and which rule narrows the choice, if one does."""
    table = at.table
    led = led_words(table)
    if table.strict:
        return to_text(led)
    barred = binding(table, seat)
    if barred is None:
        return to_text(say("any-card", led=led))
    before = "" if barred.rule == "follow.tarocco" else f"{to_text(led)} "
    return f"{before}{to_text(barred.said)} {at.cite(barred.rule)}"


def binding(table: Minchiate, seat: Seat) -> Verdict | None:
    """The first reason why a card of this hand may not be played."""
    duty = duty_of(table, seat)
    verdicts = (judge_card(duty, card) for card in duty.hand)
    return next((verdict for verdict in verdicts if not verdict.lawful), None)


def lawful_cards(table: Minchiate, seat: Seat) -> tuple[Card, ...]:
    """What this hand may play without fault."""
    duty = duty_of(table, seat)
    return tuple(card for card in duty.hand if judge_card(duty, card).lawful)
