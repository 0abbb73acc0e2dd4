"""The generic terminal, held to the six games that have one of their own: it can show and ask all.

What a game brings is better; but whatever is offered can be typed, whatever happens can be told.
"""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from ridotto.bots import RandomPlayer
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.generic import deal_pages
from ridotto.cli.generic.event_words import EventWords
from ridotto.cli.generic.face import GenericFace
from ridotto.cli.generic.offer_question import OfferQuestion
from ridotto.cli.generic.replay_text import GenericReplayText
from ridotto.cli.generic.sentences import say
from ridotto.cli.people import Persons
from ridotto.games import GAMES
from ridotto.table import (
    HOUSE,
    LETTERS,
    Action,
    Ask,
    Do,
    Game,
    PickCards,
    PickNumber,
    PickPlaces,
    PickSets,
    View,
    apply,
)
from ridotto.table.acts import Play
from ridotto.table.rendering import render

ACTS = 400
each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)


def typed(question: OfferQuestion, action: Action) -> str:
    """What a person types to do this."""
    if isinstance(action, Play):
        return str(action.card).lower() if action.card[0].isdigit() else str(action.card)
    listed = [offer.action for offer in question.listed]
    if action in listed:
        return f"act {listed.index(action) + 1}"
    kind = str(action.__struct_config__.tag)
    value = getattr(action, action.__struct_fields__[1])
    match next(offer for offer in question.picks if offer.kind == kind):
        case PickNumber():
            return f"{kind} {value}"
        case PickPlaces():
            return f"{kind} {' '.join(map(str, value))}"
        case PickCards(always=always):
            return f"{kind} {' '.join(card for card in value if card not in always)}"
        case PickSets(sets=sets):
            return f"{kind} {' '.join(str(sets.index(one) + 1) for one in value) or 'none'}"


def face_of(game: Game[Any], width: int = 120) -> GenericFace:
    console = Console(file=io.StringIO(), width=width, height=40)
    return GenericFace(game, console, next(iter(game.rule_sets.values())), 0, 0.0, plain=True)


@each_game
@pytest.mark.parametrize("strict", [False, True])
def test_whatever_is_offered_can_be_typed(game: Game[Any], strict: bool) -> None:
    state = game.open(next(iter(game.rule_sets.values())), strict=strict)
    views = [View(seat, state) for seat in range(game.seats(state))]
    dice, asked = Random(f"{game.name} {strict}"), 0
    for number in range(ACTS):
        if game.over(state):
            break
        seat = min(game.awaited(state))
        if seat == HOUSE:
            action = game.shuffle(state, dice)
        else:
            question = OfferQuestion(game, views[seat], game.offers(views[seat]))
            action = RandomPlayer(game, seed=number).act(views[seat])
            assert question.read(typed(question, action)) == action, question.sentence()
            assert question.ask().sentence
            asked += 1
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    assert asked > 20


@each_game
def test_whatever_is_listed_is_an_offer(game: Game[Any]) -> None:
    """Numbers choose the acts in the order in which they are told."""
    for view in party(game):
        offers = game.offers(view)
        question = OfferQuestion(game, view, offers)
        for number, offer in enumerate(question.listed, start=1):
            assert isinstance(offer, Do | Ask)
            assert question.read(f"act {number}") == offer.action
            assert game.write(view.table, offer.action) in question.sentence()
        with pytest.raises(NotUnderstood):
            question.read("nonsense")


def party(game: Game[Any]) -> list[View[Any]]:
    """The first chair's view before each of its acts in a party."""
    state = game.open(next(iter(game.rule_sets.values())))
    views = [View(seat, state) for seat in range(game.seats(state))]
    dice, found = Random(game.name), []
    for number in range(ACTS):
        if game.over(state):
            break
        seat = min(game.awaited(state))
        if seat == 0:
            found.append(views[0])
        player = RandomPlayer(game, seed=number)
        action = game.shuffle(state, dice) if seat == HOUSE else player.act(views[seat])
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    return [*found, views[0]]


@each_game
def test_whatever_happens_can_be_told_and_drawn(game: Game[Any]) -> None:
    face, views = face_of(game), party(game)
    for event in views[-1].seen:
        sentence = face.words.at(views[-1].table).tell(event)
        assert "Struct(" not in sentence
        assert "<" not in sentence
    for view in views:
        for width in (60, 90, 140):
            rows = face.drawing(view, face.question(view, game.offers(view)), width, 40)
            assert rows
        assert list(face.lines(view))
        for ask in ("help", "last", "sheet", "table"):
            face.output.console.print(face.answers()[ask](view))


@each_game
def test_the_sheet_adds_its_lines_up(game: Game[Any]) -> None:
    """What stands under a side is the sum of what stands above it."""
    view = party(game)[-1]
    sheet = deal_pages.sheet_of(game, view)
    assert sheet.accounts == game.accounts(view.table)
    console = Console(file=io.StringIO(), width=200)
    words = EventWords(game, game.pack(view.table), Persons(0, LETTERS))
    console.print(deal_pages.sheet_page(game, words, face_of(game).card_text, view))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert all(f"{line.points:+d}" in text for line in sheet.lines)
    assert text.count("together") == bool(sheet.lines)


@each_game
def test_records_are_told_without_a_replay_text_of_their_own(game: Game[Any]) -> None:
    state = game.open(next(iter(game.rule_sets.values())))
    replay_text = GenericReplayText(game, state, mono=True)
    dice, told = Random(1), 0
    for number in range(60):
        if game.over(state):
            break
        seat = min(game.awaited(state))
        view = View(seat, state)
        player = RandomPlayer(game, seed=number)
        action = game.shuffle(state, dice) if seat == HOUSE else player.act(view)
        before = state
        state, events = apply(game, state, action)
        told += len(list(replay_text.tell(before, events)))
    assert told > 5


@pytest.mark.parametrize(
    ("language", "lifted", "paid", "happened"),
    [
        ("en", "B cuts: one card lifted.", "the pot pays you 3: stake", "one event"),
        ("de", "B hebt ab: eine Karte.", "aus dem Topf bekommst du 3: stake", "ein Ereignis"),
        ("it", "B alza: una carta.", "il piatto paga 3 a te: stake", "un avvenimento"),
    ],
)
def test_one_is_no_plural_and_you_no_third_person(
    language: str, lifted: str, paid: str, happened: str
) -> None:
    assert render(say("cuts", who="B", lifted=1), language) == lifted
    assert render(say("pays", payer="pot", payee="you", amount=3, rule="stake"), language) == paid
    assert render(say("events-seen", n=1), language) == happened
