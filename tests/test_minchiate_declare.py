"""Declaring versicole in the terminal: what the question says, and what may be typed."""

import pytest

from ridotto.cards import Card
from ridotto.cli.minchiate.card_input import NotUnderstood
from ridotto.cli.minchiate.declare_prompt import ask_declare
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.table import PickSets

POPES = (Card("1"), Card("2"), Card("3"), Card("M"))
KINGS = (Card("cR"), Card("dR"), Card("sR"), Card("M"))
BOTH = PickSets("declare", (POPES, KINGS), (Card("M"),))


def scene() -> EventContext:
    table = MINCHIATE.open(next(iter(MINCHIATE.rule_sets.values())))
    return EventContext(People(0), table)


def asked(offer: PickSets) -> str:
    return ask_declare(scene(), 0, offer).sentence


def test_the_question_says_what_one_holds_and_what_to_type() -> None:
    sentence = asked(BOTH)
    assert sentence.startswith("You hold these versicole: 1 = ")
    assert "worth" in sentence
    assert "Press Enter to declare them all, or type the numbers of those you choose" in sentence
    assert "type none to declare nothing" in sentence
    assert "Type 1-m to declare number 1 without the Matto." in sentence


def test_it_asks_for_no_more_than_there_is() -> None:
    one = asked(PickSets("declare", (POPES[:3],)))
    assert "Press Enter to declare it; type none" in one
    assert "Matto" not in one
    assert "no versicola to declare" in asked(PickSets("declare", ()))
    assert "none" not in asked(PickSets("declare", (POPES,), (), 1))


@pytest.mark.parametrize(
    ("typed", "declared"),
    [
        ("", (POPES, KINGS)),
        ("all", (POPES, KINGS)),
        ("2", (KINGS,)),
        ("1-m 2", (POPES[:3], KINGS)),
        ("none", ()),
    ],
)
def test_what_it_says_can_be_typed(typed: str, declared: tuple[tuple[Card, ...], ...]) -> None:
    assert ask_declare(scene(), 0, BOTH).read(typed) == acts.Declare(0, declared)


def test_what_is_no_versicola_is_told() -> None:
    with pytest.raises(NotUnderstood, match="numbers from 1 to 2, all, or none"):
        ask_declare(scene(), 0, BOTH).read("3")
