"""The one sentence that says whose turn it is and what binds, with its source."""

from ridotto.cards import Card
from ridotto.cli.minchiate.citing import source
from ridotto.cli.minchiate.scene import Scene
from ridotto.games.minchiate.pack import SUITS
from ridotto.games.minchiate.rules import RULE_BOOK, Rules
from ridotto.games.minchiate.state import Minchiate, led_suit
from ridotto.games.minchiate.tricks import duty_of, judge_card
from ridotto.table import Seat, Verdict


def cited(rules: Rules, verdict: Verdict) -> str:
    """The judge's reason with the rule's title and where it stands."""
    rule = f"{RULE_BOOK.title(verdict.rule)}, {source(rules, verdict.rule)}"
    return f"{verdict.reason} ({rule})"


def led_words(table: Minchiate) -> str:
    """What was led."""
    suit = led_suit(table.deal.trick)
    if suit is None:
        return "Your lead" if not table.deal.trick else "The Matto was led: your card leads"
    names = {s.letter: f"{s.name} are led" for s in SUITS}
    return names.get(suit, "A tarocco is led")


def duty_words(at: Scene, seat: Seat) -> str:
    """What is led, and which rule narrows the choice, if one does."""
    table = at.table
    led = led_words(table)
    if table.strict:
        return f"{led}."
    barred = binding(table, seat)
    if barred is None:
        return f"{led}: any card may be played."
    led = "" if barred.rule == "follow.tarocco" else f"{led}. "
    return f"{led}{barred.reason} {at.cite(barred.rule)}"


def binding(table: Minchiate, seat: Seat) -> Verdict | None:
    """The first reason why a card of this hand may not be played."""
    duty = duty_of(table, seat)
    verdicts = (judge_card(duty, card) for card in duty.hand)
    return next((verdict for verdict in verdicts if not verdict.lawful), None)


def lawful_cards(table: Minchiate, seat: Seat) -> tuple[Card, ...]:
    """What this hand may play without fault."""
    duty = duty_of(table, seat)
    return tuple(card for card in duty.hand if judge_card(duty, card).lawful)
