"""What the table can want of a person, each with its sentence and its way of reading answers."""

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood, find_number, find_suited, plain
from ridotto.cli.language import to_text
from ridotto.cli.question import Question
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.table_words import EventContext
from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import announceable, hearing
from ridotto.games.tresette.items import Item, read_item
from ridotto.games.tresette.pack import PACK, suit_of
from ridotto.games.tresette.state import Announcing, Playing
from ridotto.games.tresette.tricks import duty_of, judge_card
from ridotto.table import Action, Offer, PickNumber, Seat
from ridotto.table.sentence import Sentence, SuitFact


def question_for(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """What the table waits for."""
    if isinstance(at.table.phase, Playing):
        return _ask_play(at, seat)
    if isinstance(at.table.phase, Announcing):
        return _ask_announce(at, seat)
    match offers[0]:
        case PickNumber(kind="draw") as draw:
            return _ask_draw(seat, draw)
        case PickNumber() as cut:
            return _ask_cut(seat, cut)
    raise ValueError("nothing is asked")


def _ask_draw(seat: Seat, offer: PickNumber) -> Question:
    places = [number + 1 for number in offer.numbers]
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Draw(seat, find_number(text, places) - 1 if text else middle)

    return Question(to_text(say("ask-draw", count=len(places), most=max(places))), read)


def _ask_cut(seat: Seat, offer: PickNumber) -> Question:
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Cut(seat, find_number(text, offer.numbers) if text else middle)

    most = offer.numbers[-1]
    return Question(to_text(say("ask-cut", most=most)), read)


def _ask_announce(at: EventContext, seat: Seat) -> Question:
    """What one has to say now; a strict table takes anything one says."""
    items = announceable(at.table, seat)
    return Question(
        to_text(_may_announce(at, items)),
        lambda text: acts.Announce(seat, _read_items(text, items)),
    )


def _may_announce(at: EventContext, items: tuple[Item, ...]) -> Sentence:
    """As everywhere, Enter alone means to announce nothing."""
    phase = at.table.phase
    window = "second" if isinstance(phase, Announcing) and phase.window == 2 else "first"
    if not items:
        return say("nothing-to-announce", window=window)
    listed = "; ".join(f"{n} = {_item(at, item)}" for n, item in enumerate(items, start=1))
    return say("may-announce", window=window, listed=listed, number=len(items))


def _item(at: EventContext, item: Item) -> str:
    heard = hearing(at.table, at.people.me or 0, item)
    partie = "yes" if heard.partie else "no"
    return to_text(say("item-marks", item=item.said, marks=heard.line.points, partie=partie))


def _read_items(text: str, items: tuple[Item, ...]) -> tuple[str, ...]:
    words = plain(text).replace(",", " ").split()
    if words == ["all"]:
        return tuple(item.code for item in items)
    if words in ([], ["none"], ["nothing"], ["no"], ["pass"], ["0"]):
        return ()
    if all(word.isdecimal() for word in words):
        if not items:
            raise NotUnderstood(to_text(say("nothing-now")))
        numbers = range(1, len(items) + 1)
        chosen = [find_number(word, numbers) for word in words]
        return tuple(items[n - 1].code for n in dict.fromkeys(chosen))
    return tuple(read_code(word) for word in text.replace(",", " ").split())


def read_code(word: str) -> str:
    """An announcement by its code: ``3x7``, ``Nh4``; capitals do not matter."""
    number, cross, rank = word.partition("x")
    code = f"{number}x{rank.upper()}" if cross else word[:1].upper() + word[1:].lower()
    if read_item(code) is None:
        raise NotUnderstood(to_text(say("no-announcement", word=word)))
    return code


def lawful_cards(at: EventContext, seat: Seat) -> tuple[Card, ...]:
    """What this hand may play without fault."""
    duty = duty_of(at.table, seat)
    return tuple(card for card in PACK.sort(duty.hand) if judge_card(duty, card).lawful)


def _ask_play(at: EventContext, seat: Seat) -> Question:
    hand, lawful = at.table.deal.hands[seat], lawful_cards(at, seat)
    likely = hand if at.table.strict else lawful

    def read(text: str) -> Action:
        if not text and len(likely) != 1:
            raise NotUnderstood(to_text(say("type-a-card", code=str(likely[0]))))
        return acts.Play(seat, find_suited(text, PACK, hand, likely) if text else likely[0])

    return Question(_duty_words(at, seat), read, None if at.table.strict else lawful)


def _duty_words(at: EventContext, seat: Seat) -> str:
    """What is led, and whether it must be followed."""
    trick = at.table.deal.trick
    if not trick:
        return to_text(say("your-lead"))
    suit = suit_of(trick[0].card)
    if at.table.strict:
        return to_text(say("led-play", suit=SuitFact(suit)))
    lawful = lawful_cards(at, seat)
    if suit_of(lawful[0]) != suit:
        return to_text(say("led-none", suit=SuitFact(suit)))
    return to_text(say("led-follow", suit=SuitFact(suit), cards=lawful))
