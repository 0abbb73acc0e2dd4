"""What the table can want of a person, each with its sentence and its way of reading answers."""

from collections.abc import Iterator
from typing import Final

from ridotto.cards import Card
from ridotto.cli.bieten.scene import Scene, called
from ridotto.cli.question import Question
from ridotto.cli.typed import Puzzled, find_number, find_suited, plain
from ridotto.games.bieten import acts
from ridotto.games.bieten.answers import the_wager
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK, SUIT_NAMES, WELI
from ridotto.games.bieten.state import After, Answering, Before, Status
from ridotto.table import Action, Do, Offer, PickNumber, Seat

FIGURES: Final = {figure.value: figure for figure in Figure}
SECRECY: Final = (
    "Enter says nothing. (You are asked all the same: if the table passed you over, "
    "the others would know it.)"
)
"""Why somebody who can only be silent is asked: the pause must not tell what he has."""
RAISES: Final = ("groschen", "drei", "three", "raise", "3")


def question_for(at: Scene, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """What the table waits for."""
    match at.table.phase:
        case Before():
            return _ask_turn(at, seat, offers)
        case After():
            return _ask_after(seat, offers)
        case Answering():
            return _ask_answer(at, seat, offers)
    match offers[0]:
        case PickNumber(kind="draw") as draw:
            return _ask_draw(seat, draw)
        case PickNumber() as cut:
            return _ask_cut(seat, cut)
        case Do(action=acts.Accept() as accept):
            return _ask_accept(accept)
    return _ask_rob(seat)


def _ask_draw(seat: Seat, offer: PickNumber) -> Question:
    places = [number + 1 for number in offer.numbers]
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Draw(seat, find_number(text, places) - 1 if text else middle)

    return Question(
        f"Cut for the deal, the lowest deals and the ace is lowest: a place from 1 to "
        f"{max(places)}, or Enter for the middle. (§ Das Bieten)",
        read,
    )


def _ask_cut(seat: Seat, offer: PickNumber) -> Question:
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Cut(seat, find_number(text, offer.numbers) if text else middle)

    return Question(f"You cut. Lift 1 to {offer.numbers[-1]} cards; Enter lifts half.", read)


def _ask_rob(seat: Seat) -> Question:
    def read(text: str) -> Action:
        word = plain(text) or "y"
        if word not in ("y", "yes", "rob", "n", "no", "leave"):
            raise Puzzled(f"“{text}” is neither y (take it) nor n (leave it).")
        return acts.Rob(seat) if word in ("y", "yes", "rob") else acts.Leave(seat)

    return Question("You have cut to the Weli. Take it out? (Y/n) (§ Weli)", read)


def _ask_accept(accept: acts.Accept) -> Question:
    def read(text: str) -> Action:
        if text:
            raise Puzzled("Enter accepts the result; claim lists what could be claimed.")
        return accept

    return Question("The match is counted. Enter accepts the result and ends all claims.", read)


def _words(offers: tuple[Offer, ...]) -> str:
    """The offers a player may make now, as one would type them."""
    return ", ".join(_spoken(offers))


def _spoken(offers: tuple[Offer, ...]) -> Iterator[str]:
    for offer in offers:
        match offer:
            case Do(action=acts.Bid(figure=figure)):
                yield f"bid {figure.value}"
            case Do(action=acts.Groschen(figure=figure)):
                yield f"groschen {figure.value}"


def read_offer(seat: Seat, text: str) -> Action | None:
    """``bid herz``, ``herz``, ``groschen laub``; None if it is no offer."""
    words = plain(text).split()
    figures = [FIGURES[word] for word in words if word in FIGURES]
    if len(figures) != 1 or len(words) > 2:
        return None
    first = words[0]
    if first in RAISES:
        return acts.Groschen(seat, figures[0])
    return acts.Bid(seat, figures[0]) if first in ("bid", "biete") or len(words) == 1 else None


def _ask_turn(at: Scene, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    hand = at.table.deal.hands[seat]
    lawful = _lawful(offers)
    likely = hand if at.table.strict else lawful

    def read(text: str) -> Action:
        offer = read_offer(seat, text)
        if offer is not None:
            return offer
        return _read_card(at, seat, text, hand, likely)

    speech = _words(offers)
    led = at.table.deal.led
    sentence = f"{SUIT_NAMES[led]} is led: lay a card" if led else "Your lead: lay a card"
    sentence += f", or speak first: {speech}." if speech else "."
    if WELI in lawful:
        sentence += " The Weli goes under a name, such as W hA."
    return Question(sentence, read, None if at.table.strict else lawful)


def _lawful(offers: tuple[Offer, ...]) -> tuple[Card, ...]:
    acts_ = [offer.action for offer in offers if isinstance(offer, Do)]
    cards = [action.card for action in acts_ if isinstance(action, acts.Play)]
    weli = any(isinstance(action, acts.Baptise) for action in acts_)
    return (*cards, *((WELI,) if weli else ()))


def _read_card(
    at: Scene, seat: Seat, text: str, hand: tuple[Card, ...], likely: tuple[Card, ...]
) -> Action:
    words = [word for word in plain(text).split() if word != "as"]
    if not words:
        if len(likely) != 1 or likely == (WELI,):
            raise Puzzled(f"Type a card, such as {likely[0]}; help tells the rest.")
        return acts.Play(seat, likely[0])
    if words[0] in ("w", "weli") and WELI in hand:
        if len(words) < 2:
            raise Puzzled("Name it, such as W hA; open lists the names it may still have.")
        return acts.Baptise(seat, find_suited(" ".join(words[1:]), PLAIN_PACK, PLAIN_PACK.cards))
    return acts.Play(seat, find_suited(text, at.table.rules.pack, hand, likely))


def _ask_after(seat: Seat, offers: tuple[Offer, ...]) -> Question:
    def read(text: str) -> Action:
        if not text or plain(text) in ("done", "nothing", "pass"):
            return acts.Done(seat)
        offer = read_offer(seat, text)
        if offer is None:
            raise Puzzled(f"“{text}” is no offer: {_words(offers) or 'Enter'}; Enter says nothing.")
        return offer

    speech = _words(offers)
    if speech:
        return Question(f"Your card lies; you may still say {speech}. Enter says nothing.", read)
    return Question(f"Your card lies; you have nothing to offer. {SECRECY}", read)


def _ask_answer(at: Scene, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    assert isinstance(at.table.phase, Answering)
    figure, wager = at.table.phase.figure, the_wager(at.table)
    held = wager.status is Status.HELD2
    only_good = _answers(offers) == [acts.Good]

    def read(text: str) -> Action:
        word = plain(text) or ("good" if only_good else "")
        if word in ("hold", "halten", "h"):
            return acts.Hold(seat)
        if word in ("good", "gut", "g") and not held:
            return acts.Good(seat)
        if word in RAISES or word in (f"groschen {figure.value}", f"drei {figure.value}"):
            return acts.Groschen(seat, figure)
        if held and word in ("", "silent", "nothing", "pass"):
            return acts.Silent(seat)
        raise Puzzled(f"You are asked: {_choices(offers)}.")

    return Question(f"{_asked(at, figure)} {_choices(offers)}.", read)


def _asked(at: Scene, figure: Figure) -> str:
    wager = the_wager(at.table)
    if wager.status is Status.RAISED and wager.giver is not None:
        return f"A Groschen of {at.people.object(wager.giver)} on the {called(figure)}:"
    bidder = at.people.name(wager.bidder) if wager.bidder is not None else ""
    if wager.status is Status.HELD2:
        return f"{bidder}'s {called(figure)} is held; you need not speak:"
    return f"{bidder} bids the {called(figure)}:"


ANSWERS: Final[dict[type[Action], str]] = {
    acts.Good: "good",
    acts.Hold: "hold",
    acts.Groschen: "groschen",
    acts.Silent: "Enter stays silent",
}


def _answers(offers: tuple[Offer, ...]) -> list[type[Action]]:
    """The answers one may lawfully give."""
    kinds = [type(offer.action) for offer in offers if isinstance(offer, Do)]
    return [kind for kind in kinds if kind in ANSWERS]


def _choices(offers: tuple[Offer, ...]) -> str:
    """What to type; who has only one thing to say is told why he is asked."""
    kinds = _answers(offers)
    if kinds == [acts.Good]:
        return "you can only let it good, and Enter says so; only you know that"
    if kinds == [acts.Silent]:
        return "Enter stays silent; you have nothing else to say, but only you know that"
    return ", ".join(ANSWERS[kind] for kind in kinds)
