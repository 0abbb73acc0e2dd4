"""What the table can want of a person, each with its sentence and its way of reading answers."""

from typing import Final

from ridotto.cards import Card
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_input import (
    NotUnderstood,
    find_card,
    find_cards,
    find_number,
    plain,
)
from ridotto.cli.minchiate.card_text import named_card
from ridotto.cli.minchiate.declare_prompt import ask_declare
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.cli.minchiate.turn_words import duty_words, lawful_cards
from ridotto.cli.question import Question
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.discards import holding
from ridotto.games.minchiate.pack import NUMBER, PACK
from ridotto.games.minchiate.state import Declaring, Leading, Playing
from ridotto.games.minchiate.tricks import next_turn
from ridotto.table import Action, Do, Offer, PickCards, PickNumber, PickPlaces, PickSets, Seat

DEPTHS: Final = {"shallow": 0.15, "middle": 0.5, "deep": 0.85}


def question_for(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """What the table waits for."""
    if isinstance(at.table.phase, Leading | Playing):
        return _ask_play(at, seat)
    match offers[0]:
        case PickNumber(kind="draw") as draw:
            return _ask_draw(at, seat, draw)
        case PickNumber() as cut:
            return _ask_cut(at, seat, cut)
        case Do(action=acts.Rob() as rob):
            return _ask_rob(at, rob)
        case Do(action=acts.Leave() as leave):
            return _ask_leave(at, leave)
        case PickCards() as cards:
            return _ask_discard(at, seat, cards)
        case PickPlaces() as places:
            return _ask_blind(at, seat, places)
        case PickSets() as sets if isinstance(at.table.phase, Declaring):
            return ask_declare(at, seat, sets)
        case Do(action=acts.Exchange()):
            return _ask_exchange(at, seat, offers)
    return _ask_gather(at, seat)


def _ask_draw(at: EventContext, seat: Seat, offer: PickNumber) -> Question:
    """Dr. 7: the highest card deals first."""
    middle = offer.numbers[len(offer.numbers) // 2]
    places = [number + 1 for number in offer.numbers]

    def read(text: str) -> Action:
        return acts.Draw(seat, find_number(text, places) - 1 if text else middle)

    left, cited = len(offer.numbers), at.cite("draw.rank")
    return Question(to_text(say("ask-draw", n=left, most=max(places), source=cited)), read)


def _ask_cut(at: EventContext, seat: Seat, offer: PickNumber) -> Question:
    least, most = offer.numbers[0], offer.numbers[-1]

    def read(text: str) -> Action:
        depth = DEPTHS.get(plain(text) or "middle")
        lifted = find_number(text, offer.numbers) if depth is None else 0
        return acts.Cut(seat, lifted or least + round((most - least) * (depth or 0)))

    cited = at.cite("cut.limits")
    return Question(to_text(say("ask-cut", least=least, most=most, source=cited)), read)


def _ask_rob(at: EventContext, rob: acts.Rob) -> Question:
    points = at.table.rules.worth.get(rob.card)

    def read(text: str) -> Action:
        word = plain(text) or "y"
        if word not in ("y", "yes", "n", "no", "rob", "leave"):
            raise NotUnderstood(to_text(say("rob-or-leave", text=text)))
        return rob if word in ("y", "yes", "rob") else acts.Leave(rob.seat)

    card, cited = named_card(rob.card), at.cite("rob.run")
    asked = say("ask-rob", card=card, source=cited)
    if points:
        asked = say("ask-rob-marks", card=card, points=points, source=cited)
    return Question(to_text(asked), read)


def _ask_leave(at: EventContext, leave: acts.Leave) -> Question:
    """A card that is neither carta di conto nor sopraventi ends the robbery."""
    card = at.table.deal.lifted[-1]

    def read(text: str) -> Action:
        if plain(text) not in ("", "n", "no", "leave"):
            raise NotUnderstood(to_text(say("may-not-be-robbed", code=card)))
        return leave

    return Question(
        to_text(say("ask-leave", card=named_card(card), source=at.cite("rob.run"))), read
    )


def _ask_discard(at: EventContext, seat: Seat, offer: PickCards) -> Question:
    held = (*holding(at.table, seat), *(at.table.deal.discards[seat] or ()))
    many = offer.most + len(offer.always)

    def read(text: str) -> Action:
        cards = find_cards(text, held)
        if not cards:
            raise NotUnderstood(to_text(say("type-discards", n=many)))
        return acts.Discard(seat, cards)

    lawful = None if at.table.strict else (*offer.always, *offer.cards)
    asked = to_text(say("ask-discard", n=many, source=at.cite("discard.number")))
    return Question(asked, read, lawful)


def _ask_blind(at: EventContext, seat: Seat, offer: PickPlaces) -> Question:
    places = [place + 1 for place in offer.places]

    def read(text: str) -> Action:
        words = text.replace(",", " ").split()
        chosen = [find_number(word, places) - 1 for word in words] or list(offer.places)
        return acts.TakeBlind(seat, tuple(chosen[: offer.count] if not words else chosen))

    cited = at.cite("deal.short")
    asked = say("ask-blind", n=offer.count, most=len(places), source=cited)
    if seat != at.table.dealer:
        own = at.table.deal.discards[seat] or ()
        listed = ", ".join(f"{n} {named_card(card)}" for n, card in zip(places, own, strict=True))
        asked = say("ask-give-dealer", n=offer.count, told=listed, source=cited)
    return Question(to_text(asked), read)


def _ask_exchange(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    acted = (offer.action for offer in offers if isinstance(offer, Do))
    cards = [action.card for action in acted if isinstance(action, acts.Exchange)]

    usual = min(cards, key=lambda card: (card in NUMBER, -PACK.index[card]))

    def read(text: str) -> Action:
        return acts.Exchange(seat, find_card(text, cards) if text else usual)

    codes, cited = " ".join(cards), at.cite("matto.exchange")
    return Question(to_text(say("ask-exchange", codes=codes, usual=usual, source=cited)), read)


def _ask_play(at: EventContext, seat: Seat) -> Question:
    turn = next_turn(at.table)
    owner = seat if turn is None else turn.seat
    hand = at.table.deal.hands[owner]
    lawful = lawful_cards(at.table, owner)
    likely = hand if at.table.strict else lawful

    def read(text: str) -> Action:
        card = _the_only(likely) if not text else find_card(text, hand, likely)
        return acts.Play(seat, card) if owner == seat else acts.PlayFallen(seat, owner, card)

    return Question(_play_words(at, seat, owner), read, None if at.table.strict else lawful)


def _the_only(cards: tuple[Card, ...]) -> Card:
    if len(cards) != 1:
        example = PACK.sort(cards)[0]
        raise NotUnderstood(to_text(say("type-a-card", code=example)))
    return cards[0]


def _play_words(at: EventContext, seat: Seat, owner: Seat) -> str:
    words = duty_words(at, owner)
    if owner != seat:
        hand = at.table.deal.hands[owner]
        return to_text(say("choose-fallen", who=at.who(owner), cards=hand, duty=words))
    if isinstance(at.table.phase, Leading):
        return to_text(say("first-lead"))
    return words


def _ask_gather(at: EventContext, seat: Seat) -> Question:
    """A strict table waits until the winner turns the trick."""

    def read(text: str) -> Action:
        if text:
            raise NotUnderstood(to_text(say("enter-turns")))
        return acts.Gather(seat)

    return Question(to_text(say("ask-gather", source=at.cite("trick.gather"))), read)
