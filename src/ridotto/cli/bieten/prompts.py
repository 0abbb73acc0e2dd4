"""What the table can want of a person, each with its sentence and its way of reading answers."""

from collections.abc import Iterator
from typing import Final

from ridotto.cards import Card
from ridotto.cli.bieten.sentences import say
from ridotto.cli.bieten.table_words import EventContext
from ridotto.cli.card_input import NotUnderstood, find_number, find_suited, plain
from ridotto.cli.face import Answer, Request
from ridotto.cli.language import to_text
from ridotto.cli.question import Question
from ridotto.cli.typed_words import ENTER, typed_text
from ridotto.games.bieten import acts
from ridotto.games.bieten.bid_answers import the_wager
from ridotto.games.bieten.bids import speaker
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK, WELI
from ridotto.games.bieten.state import After, Answering, Before, Status
from ridotto.table import Action, Do, Offer, PickNumber, Seat
from ridotto.table.sentence import Sentence, SuitFact

FIGURES: Final = {figure.value: figure for figure in Figure}
RAISES: Final = ("groschen", "drei", "three", "raise", "3")


def question_for(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
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

    return Question(to_text(say("ask-draw", most=max(places))), read)


def _ask_cut(seat: Seat, offer: PickNumber) -> Question:
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Cut(seat, find_number(text, offer.numbers) if text else middle)

    return Question(to_text(say("ask-cut", most=offer.numbers[-1])), read)


def _ask_rob(seat: Seat) -> Question:
    def read(text: str) -> Action:
        word = plain(text) or "y"
        if word not in ("y", "yes", "rob", "n", "no", "leave"):
            raise NotUnderstood(to_text(say("neither-take-nor-leave", word=text)))
        return acts.Rob(seat) if word in ("y", "yes", "rob") else acts.Leave(seat)

    return Question(to_text(say("ask-rob")), read)


def _ask_accept(accept: acts.Accept) -> Question:
    def read(text: str) -> Action:
        if text:
            raise NotUnderstood(to_text(say("enter-accepts")))
        return accept

    return Question(to_text(say("ask-accept")), read)


def ask_out_of_turn(at: EventContext, seat: Seat) -> Question:
    """Others are awaited, but this person may bid the Spiel before they go on (D 3)."""

    def read(text: str) -> Answer:
        if not text:
            return Request.GO_ON
        offer = read_offer(seat, text)
        if offer is None:
            raise NotUnderstood(to_text(say("no-offer", word=text, offers="bid spiel")))
        return offer

    turn = speaker(at.table)
    assert turn is not None
    return Question(to_text(say("ask-out-of-turn", who=at.people.name(turn))), read)


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


def _ask_turn(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
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
    lay = to_text(say("lay-led", suit=SuitFact(led)) if led else say("lay-lead"))
    sentence = lay + (to_text(say("or-speak", speech=speech)) if speech else ".")
    if WELI in lawful:
        sentence += f" {to_text(say('weli-under-name'))}"
    return Question(sentence, read, None if at.table.strict else lawful)


def _lawful(offers: tuple[Offer, ...]) -> tuple[Card, ...]:
    acts_ = [offer.action for offer in offers if isinstance(offer, Do)]
    cards = [action.card for action in acts_ if isinstance(action, acts.Play)]
    weli = any(isinstance(action, acts.Baptise) for action in acts_)
    return (*cards, *((WELI,) if weli else ()))


def _read_card(
    at: EventContext, seat: Seat, text: str, hand: tuple[Card, ...], likely: tuple[Card, ...]
) -> Action:
    words = [word for word in plain(text).split() if word != "as"]
    if not words:
        if len(likely) != 1 or likely == (WELI,):
            raise NotUnderstood(to_text(say("type-a-card", code=str(likely[0]))))
        return acts.Play(seat, likely[0])
    if words[0] in ("w", "weli") and WELI in hand:
        if len(words) < 2:
            raise NotUnderstood(to_text(say("name-the-weli")))
        return acts.Baptise(seat, find_suited(" ".join(words[1:]), PLAIN_PACK, PLAIN_PACK.cards))
    return acts.Play(seat, find_suited(text, at.table.rules.pack, hand, likely))


def _ask_after(seat: Seat, offers: tuple[Offer, ...]) -> Question:
    def read(text: str) -> Action:
        if not text or plain(text) in ("done", "nothing", "pass"):
            return acts.Done(seat)
        offer = read_offer(seat, text)
        if offer is None:
            raise NotUnderstood(
                to_text(say("no-offer", word=text, offers=_words(offers) or typed_text(ENTER)))
            )
        return offer

    speech = _words(offers)
    if speech:
        return Question(to_text(say("may-still-say", speech=speech)), read)
    # Who can only be silent is asked too: the pause must not tell what he has.
    return Question(to_text(say("nothing-to-offer")), read)


def _ask_answer(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
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
        raise NotUnderstood(to_text(say("you-are-asked", choices=_choices(offers))))

    return Question(f"{_asked(at, figure)} {_choices(offers)}.", read)


def _asked(at: EventContext, figure: Figure) -> str:
    wager = the_wager(at.table)
    if wager.status is Status.RAISED and wager.giver is not None:
        return to_text(say("asked-groschen", who=at.who(wager.giver), figure=figure.called))
    assert wager.bidder is not None
    who = at.who(wager.bidder)
    if wager.status is Status.HELD2:
        return to_text(say("asked-held", who=who, figure=figure.called))
    return to_text(say("asked-bid", who=who, figure=figure.called))


ANSWERS: Final[dict[type[Action], Sentence | str]] = {
    acts.Good: "good",
    acts.Hold: "hold",
    acts.Groschen: "groschen",
    acts.Silent: say("enter-silent"),
}
"""What to type."""


def _answers(offers: tuple[Offer, ...]) -> list[type[Action]]:
    """The answers one may lawfully give."""
    kinds = [type(offer.action) for offer in offers if isinstance(offer, Do)]
    return [kind for kind in kinds if kind in ANSWERS]


def _choices(offers: tuple[Offer, ...]) -> str:
    """What to type; who has only one thing to say is told why he is asked."""
    kinds = _answers(offers)
    if kinds == [acts.Good]:
        return to_text(say("only-good"))
    if kinds == [acts.Silent]:
        return to_text(say("only-silent"))
    return ", ".join(to_text(ANSWERS[kind]) for kind in kinds)
