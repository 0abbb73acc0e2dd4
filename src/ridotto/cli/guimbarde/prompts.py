"""What the table can want of a person, each with its sentence and its way of reading answers."""

from typing import Final

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood, find_number, find_suited, plain
from ridotto.cli.card_text import inline_cards
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.guimbarde.table_words import BOX_NAMES, EventContext, cite, suit_words
from ridotto.cli.language import to_text
from ridotto.cli.question import Question
from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.boxes import SETS, Box
from ridotto.games.guimbarde.pack import mate_of, pips, point_of, sort
from ridotto.games.guimbarde.point import judge_lay
from ridotto.games.guimbarde.state import Comparing, Drawing, Laying, Naming, Opening, Playing
from ridotto.games.guimbarde.tricks import duty_of, judge_card, judge_marry
from ridotto.games.guimbarde.trumps import TRUMPS, suit_in_play
from ridotto.table import Action, Offer, PickNumber, PickSets, Seat

NO: Final = ("none", "no", "n", "nothing", "pass", "0", "leave")
ALONE: Final = ("alone", "quietly")


def question_for(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """What the table waits for."""
    match at.table.phase, offers[0]:
        case Drawing(), PickNumber() as draw:
            return _ask_draw(seat, draw)
        case Opening(), PickSets() as sets:
            return _ask_boxes(at, seat, sets)
        case ((Naming() | Comparing()), _):
            return _ask_point(at, seat)
        case Laying(), _:
            return _ask_lay(at, seat)
        case Playing(), _:
            return _ask_play(at, seat)
        case _, PickNumber() as cut:
            return _ask_cut(seat, cut)
    raise ValueError("nothing is asked")


def _ask_draw(seat: Seat, offer: PickNumber) -> Question:
    places = [number + 1 for number in offer.numbers]
    middle = offer.numbers[len(offer.numbers) // 2]
    source = cite("draw.highest")
    return Question(
        to_text(say("ask-draw", most=max(places), count=len(places), source=source)),
        lambda text: acts.Draw(seat, find_number(text, places) - 1 if text else middle),
    )


def _ask_cut(seat: Seat, offer: PickNumber) -> Question:
    middle = offer.numbers[len(offer.numbers) // 2]
    return Question(
        to_text(say("ask-cut", most=offer.numbers[-1], source=cite("cut"))),
        lambda text: acts.Cut(seat, find_number(text, offer.numbers) if text else middle),
    )


def _ask_boxes(at: EventContext, seat: Seat, offer: PickSets) -> Question:
    """Which cards to lay open, and which boxes they draw."""
    listed = "; ".join(_set_words(at, n, cards) for n, cards in enumerate(offer.sets, start=1))
    source, boxes = cite("boxes.take"), len(offer.sets)
    if boxes:
        said = say("ask-boxes", listed=listed, number=boxes, source=source)
    else:
        said = say("no-box-to-draw", source=source)
    return Question(
        to_text(said),
        lambda text: acts.Take(seat, _read_sets(text, offer)),
    )


def _set_words(at: EventContext, number: int, cards: tuple[Card, ...]) -> str:
    box = SETS.get(cards)
    if box is None:
        return to_text(say("set-marriage", number=number, cards=cards))
    named, held = BOX_NAMES[box], at.box(box)
    return to_text(say("set-box", number=number, cards=cards, box=named, amount=held))


def _read_sets(text: str, offer: PickSets) -> tuple[tuple[Card, ...], ...]:
    words = plain(text).replace(",", " ").split()
    if not words or words == ["all"]:
        return offer.sets
    if len(words) == 1 and words[0] in NO:
        return ()
    numbers = range(1, len(offer.sets) + 1)
    return tuple(offer.sets[find_number(word, numbers) - 1] for word in dict.fromkeys(words))


def _ask_point(at: EventContext, seat: Seat) -> Question:
    """The number of cards, or the pips; one may keep still."""
    comparing = isinstance(at.table.phase, Comparing)
    point = point_of(at.table.deal.hands[seat])
    number = pips(point) if comparing else len(point)

    def read(text: str) -> Action:
        word = plain(text)
        if word in NO or (not word and not number):
            return acts.Silent(seat)
        if word and not word.isdecimal():
            raise NotUnderstood(to_text(say("no-number", word=text)))
        return acts.Name(seat, int(word) if word else number)

    what = "pips" if comparing else "cards"
    own = say("your-point", cards=point, number=number, what=what) if point else say("no-point")
    source = cite("point.pips" if comparing else "point.name")
    holds = to_text(say("box-holds", amount=at.box(Box.POINT), source=source))
    tie = f"{to_text(say('now-the-pips'))} " if at.table.deal.named and comparing else ""
    return Question(f"{tie}{to_text(own)} {holds}", read)


def _ask_lay(at: EventContext, seat: Seat) -> Question:
    point = point_of(at.table.deal.hands[seat])
    if not judge_lay(at.table, acts.Lay(seat, point)).lawful:
        return Question(
            to_text(say("no-point-to-lay", source=cite("point.next"))),
            lambda _: acts.Leave(seat),
        )

    def read(text: str) -> Action:
        return acts.Leave(seat) if plain(text) in NO else acts.Lay(seat, point)

    stake, source = at.box(Box.POINT), cite("point.lay")
    return Question(to_text(say("ask-lay", cards=point, amount=stake, source=source)), read)


def lawful_cards(at: EventContext, seat: Seat) -> tuple[Card, ...]:
    """What this hand may play without fault."""
    duty = duty_of(at.table, seat)
    return sort(card for card in duty.hand if judge_card(duty, card).lawful)


def _ask_play(at: EventContext, seat: Seat) -> Question:
    hand, lawful = at.table.deal.hands[seat], lawful_cards(at, seat)
    likely = hand if at.table.strict else lawful

    def read(text: str) -> Action:
        word, _, rest = plain(text).partition(" ")
        alone = rest in ALONE
        if not word and len(likely) != 1:
            raise NotUnderstood(to_text(say("type-a-card", code=str(likely[0]))))
        pack = at.table.rules.the_pack
        typed = word if alone else text
        card = find_suited(typed, pack, hand, likely) if word else likely[0]
        return acts.Play(seat, card) if alone else played(at, seat, card)

    words = f"{_duty_words(at, seat)}{_marriage_words(at, seat, likely)}"
    return Question(words, read, None if at.table.strict else lawful)


def played(at: EventContext, seat: Seat, card: Card) -> Action:
    """A card with its mate shown, where that is a marriage in hand."""
    marry = acts.Marry(seat, card)
    shown = mate_of(card) in at.table.deal.hands[seat]
    good = shown and judge_marry(at.table, marry).admitted(strict=at.table.strict)
    return marry if good else acts.Play(seat, card)


def _marriage_words(at: EventContext, seat: Seat, likely: tuple[Card, ...]) -> str:
    """What is shown with a card unless one says otherwise."""
    pairs = [card for card in likely if isinstance(played(at, seat, card), acts.Marry)]
    if not pairs:
        return ""
    first = pairs[0]
    mate = mate_of(first) or first
    said = say("shown-with", card=(first,), mate_card=(mate,), code=str(first))
    return f" {to_text(said)}"


def _duty_words(at: EventContext, seat: Seat) -> str:
    """What is led, and which rule narrows the choice, if one does."""
    duty = duty_of(at.table, seat)
    led = to_text(say("led", suit=_led_words(at)) if duty.before else say("your-lead"))
    verdicts = (judge_card(duty, card) for card in duty.hand)
    bound = next((verdict for verdict in verdicts if not verdict.lawful), None)
    if at.table.strict:
        return to_text(say("play-a-card", led=led))
    if bound is None:
        return to_text(say("play-any-card", led=led))
    duties = to_text(DUTIES[bound.rule])
    return f"{led}. {duties}: {inline_cards(lawful_cards(at, seat))}. {cite(bound.rule)}"


def _led_words(at: EventContext) -> str:
    deal = at.table.deal
    suit = suit_in_play(deal.trick[0].card, deal.trumps)
    return to_text(say("trumps")) if suit == TRUMPS else suit_words(suit).capitalize()


DUTIES: Final = {
    "follow.suit": say("duty-follow"),
    "follow.beat": say("duty-beat"),
    "follow.trump": say("duty-trump"),
    "marriage.queen": say("duty-queen"),
    "marriage.ban": say("duty-ban"),
}
