"""Explanations in Minchiate: whatever is said of a card is so, however the trick may go on."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Final

import msgspec
import pytest

from ridotto.bots import RandomPlayer, make_player
from ridotto.bots.explanations import book_advice
from ridotto.bots.minchiate.explanations import say_of
from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.state import Minchiate, Playing
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, Seat, View, apply, letter
from tests.blunders.blunder_positions import BLUNDERS
from tests.blunders.sentence_truth import TRUE, Case, lawful


def moments(rules: str, seed: int) -> Iterator[tuple[Minchiate, View[Minchiate], Seat, Random]]:
    """Some of the moments of a deal in which a card is due, as the house and as the seat see it."""
    dice = Random(seed)
    makers = (
        lambda: RandomPlayer(MINCHIATE, seed=seed),
        lambda: make_player("minchiate", seed=seed),
    )
    players = [makers[(seed + seat) % 2]() for seat in range(4)]
    state = MINCHIATE.open(MINCHIATE.rule_sets[rules])
    views = [View(seat, state) for seat in range(4)]
    todo: list[Action] = [acts.SetUp(HOUSE, order=(0, 1, 2, 3))]
    while not MINCHIATE.settled(state):
        seat = min(MINCHIATE.awaited(state))
        open_hand = bool(state.deal.fallen)
        if isinstance(state.phase, Playing) and not open_hand and dice.random() < 0.3:
            yield state, views[seat], seat, dice
        if todo:
            action = todo.pop()
        elif seat == HOUSE:
            action = MINCHIATE.shuffle(state, dice)
        else:
            action = players[seat].act(views[seat])
        state, events = apply(MINCHIATE, state, action)
        views = [view.watch(MINCHIATE.fold, events) for view in views]


@pytest.mark.parametrize("rules", sorted(MINCHIATE.rule_sets))
def test_what_is_said_is_so(rules: str) -> None:
    """Whatever the book is heard to say of a lawful card holds in the true world."""
    heard: set[str] = set()
    for seed in range(8):
        for state, view, seat, dice in moments(rules, seed):
            for card in lawful(state, seat):
                case = Case(state, seat, card, dice)
                for sentence in say_of(view, acts.Play(seat, card)):
                    for pattern, holds in TRUE:
                        if re.search(pattern, sentence.words):
                            heard.add(pattern)
                            assert holds(case, sentence.words), (seed, seat, card, sentence.words)
    assert len(heard) >= 15, heard


SPOKEN: Final = (
    ("kill-the-20", "24", "Their 20 dies: your side marks 5, and they can no longer make"),
    ("twenty-home-when-last", "20", "brings the 20 home and makes the versicola delle Diecine"),
    ("twenty-under-partners-tromba", "20", "brings the 20 home and makes the versicola delle"),
    ("partner-27-is-enough", "40", "overtakes your partner’s certain trick for nothing"),
    ("partner-27-is-enough", "6", "leaves your partner the trick that is certainly his"),
    ("tenuta-al-papa-example", "7", "makes tenuta al Papa: 3 cannot take"),
    ("tenuta-al-papa-example", "14", "makes tenuta al Tredici: 13 cannot take"),
    ("answer-the-fumata", "40", "brings your partner’s card home: 20"),
    ("cover-the-stella", "38", "brings your partner’s card home: 31"),
    ("thirty-not-led", "30", "gira the 30, and an enemy may have a higher card"),
    ("matto-saves-the-20", "M", "The Matto saves 20"),
    ("matto-saves-the-20", "20", "It loses the 20: the enemies mark 5"),
    ("matto-not-on-partners-trick", "M", "the Matto saves nothing"),
    ("matto-before-the-last-florence", "M", "Matto kept for the last trick would be captured"),
    ("prima-under-a-falling-king", "1", "The king behind you must fall: sR"),
    ("prima-under-a-falling-king", "1", "puts the 1 on a prima in Spade"),
    ("king-held-back-before-a-void", "c5", "holds cR back: an enemy behind"),
    ("impiccare", "c10", "impicca the cR"),
    ("no-mondo-for-a-papa", "39", "spends the 39 where 12 would do"),
    ("no-mondo-for-a-papa", "12", "keeps the 39, which nobody can beat"),
    ("lead-partners-void", "s1", "leads against the sR, which an enemy has shown"),
    ("lead-partners-void", "s1", "leads Spade, which your partner laid away"),
    ("living-29-is-kept", "29", "gives the 29 away, and the versicola 28 to 30 with it"),
    ("dead-29-is-given", "29", "29 can make no versicola any more"),
)
"""Positions whose words were worked out by hand from the cards."""


@pytest.mark.parametrize(("name", "card", "words"), SPOKEN)
def test_the_books_words_are_found(name: str, card: str, words: str) -> None:
    position = next(one for one in BLUNDERS if one.name == name)
    said = say_of(position.view, acts.Play(position.seat, Card(card)))
    assert any(words in each.words for each in said), [each.words for each in said]


def test_a_fumata_tells_where_the_tromba_is() -> None:
    """Second example, trick 3: C, who has the Tromba, leads the 23; the 2 would ask for it."""
    folder = files("ridotto.games.minchiate") / "records" / "dresden-example-2.rec"
    record = parse(folder.read_text(encoding="utf-8"))
    end = next(n for n, line in enumerate(record.lines) if line.texts[:2] == ("3", "C"))
    replay = run(msgspec.structs.replace(record, lines=record.lines[:end]))
    assert isinstance(replay.opening, Minchiate)
    view = View(2, replay.opening)
    for step in replay.steps:
        view = view.watch(MINCHIATE.fold, step.events)
    led = say_of(view, acts.Play(2, Card("23")))
    assert led[0].words == "A fumata: it tells your partner that you have the 40."
    assert led[0].source == "Dr. 19"
    asked = say_of(view, acts.Play(2, Card("2")))
    assert any("asks your partner to take with his highest" in each.words for each in asked)


BEFORE: Final = (
    ("rob-the-33", "robs 33", "robs the 33 and marks 5 at once"),
    ("rob-the-33", "leaves", "leaves the 33 lying, which could be robbed"),
    ("declare-with-the-matto", "declares 28 29 30 31 32 M", "marks 30; once the first trick"),
    ("declare-with-the-matto", "declares nothing", "keeps a versicola back, and loses its mark"),
    ("discard-the-enemys-king-suit", "discards c2 c6 c7", "makes a void in Coppe"),
    (
        "discard-the-enemys-king-suit",
        "discards c2 c6 c7",
        "shown may be caught so: cR",
    ),
    ("discard-the-enemys-king-suit", "discards c2 c6 16", "lays a tarocco away"),
    ("discard-not-partners-king-suit", "discards d9", "this king is your partner’s: dR"),
    ("exchange-keeps-the-29", "gives cC", "gives the cC for the Matto"),
    ("no-fall-with-a-king", "falls", "lays open a king or the Matto"),
    ("hide-the-fall", "falls", "tells the enemies that your partner stands alone"),
)


@pytest.mark.parametrize(("name", "act", "words"), BEFORE)
def test_acts_other_than_cards_are_explained(name: str, act: str, words: str) -> None:
    position = next(one for one in BLUNDERS if one.name == name)
    text = f"{letter(position.seat)} {act}".split()
    (action,) = MINCHIATE.read(position.state, text)
    said = book_advice("minchiate", position.view, action)
    assert any(words in each.words for each in said), [each.words for each in said]
