"""What the table can want of a person, each with its sentence and its way of reading answers."""

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood, find_number
from ridotto.cli.language import to_text
from ridotto.cli.people import Persons
from ridotto.cli.question import Question
from ridotto.cli.taroc.card_text import find_card, find_cards
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.table_words import find_honour, honour_named
from ridotto.games.taroc import acts
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import PACK, SKIS, TAROC
from ridotto.games.taroc.rules import Rules, SkarTarocs
from ridotto.games.taroc.skar import free_cards, pagat_may_go, special_skars
from ridotto.games.taroc.state import Announcing, Cutting, Laying, Taroc, led_suit
from ridotto.games.taroc.tricks import duty_of, judge_card, judge_pass_lead
from ridotto.table import Action, Seat
from ridotto.table.sentence import Sentence, SuitFact


def question_for(table: Taroc, people: Persons, seat: Seat) -> Question:
    """What the table waits for."""
    match table.phase:
        case Cutting():
            return _ask_cut(table, people, seat)
        case Laying():
            return _ask_skar(table, seat)
        case Announcing():
            return _ask_announce(table, seat)
    if judge_pass_lead(table, acts.PassLead(seat)).lawful and not table.strict:
        return _ask_yield(seat)
    return _ask_play(table, seat)


def _ask_cut(table: Taroc, people: Persons, seat: Seat) -> Question:
    most = len(PACK) - 1

    def read(text: str) -> Action:
        return acts.Cut(seat, find_number(text, range(1, most + 1)) if text else most // 2)

    return Question(to_text(say("ask-cut", who=people.who(table.dealer), most=most)), read)


def _ask_skar(table: Taroc, seat: Seat) -> Question:
    hand = table.deal.hands[seat]

    def read(text: str) -> Action:
        cards = find_cards(text, hand)
        if not cards:
            raise NotUnderstood(to_text(say("type-three-cards")))
        return acts.LaySkar(seat, cards)

    pagat = table.rules.skar_taroc_rule is SkarTarocs.PAGAT_IF_FEWER_THAN_FOUR
    sentence = to_text(say("ask-skar", tarocs="pagat" if pagat else "three"))
    return Question(sentence, read, None if table.strict else _may_go(table.rules, hand))


def _may_go(rules: Rules, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Every card that some lawful Skar holds."""
    special = {card for cards in special_skars(rules, hand) for card in cards}
    if pagat_may_go(rules, hand):
        special.add(rules.pagat)
    free = free_cards(rules, hand)
    return tuple(card for card in hand if card in free or card in special)


def _ask_announce(table: Taroc, seat: Seat) -> Question:
    def read(text: str) -> Action:
        return announce(table, seat, text) if text else acts.Pass(seat)

    named = {a.name for a in table.deal.announced if a.seat == seat}
    found = [h for h in held(table.rules, table.deal.hands[seat]) if h.name not in named]
    if not found:
        return Question(to_text(say("nothing-to-announce")), read)
    listed = ", ".join(
        to_text(say("may-announce-one", code=h.name, honour=honour_named(h.name), price=h.price))
        for h in found
    )
    return Question(to_text(say("ask-announce", told=listed)), read)


def announce(table: Taroc, seat: Seat, text: str) -> Action:
    """The announcement that was typed."""
    honour = find_honour(table.rules, text)
    if honour is None:
        raise NotUnderstood(to_text(say("no-such-honour", text=text)))
    return acts.Announce(seat, honour.name)


def _ask_yield(seat: Seat) -> Question:
    def read(text: str) -> Action:
        if text and text.casefold() not in ("yield", "y"):
            raise NotUnderstood(to_text(say("only-yield")))
        return acts.PassLead(seat)

    return Question(to_text(say("ask-yield")), read, ())


def _ask_play(table: Taroc, seat: Seat) -> Question:
    hand = table.deal.hands[seat]
    duty = duty_of(table, seat)
    lawful = tuple(card for card in hand if judge_card(duty, card).lawful)
    likely = hand if table.strict else lawful

    def read(text: str) -> Action:
        if text.casefold() == "yield":
            return acts.PassLead(seat)
        card = find_card(text, hand, likely) if text else _the_only(likely)
        return acts.Play(seat, card)

    return Question(to_text(duty_words(table, lawful)), read, None if table.strict else lawful)


def _the_only(cards: tuple[Card, ...]) -> Card:
    if len(cards) != 1:
        example = cards[0] if cards else "sK"
        raise NotUnderstood(to_text(say("type-a-card", code=example)))
    return cards[0]


def duty_words(table: Taroc, lawful: tuple[Card, ...]) -> Sentence:
    """What one must do in this trick."""
    suit = led_suit(table.deal.trick)
    if suit is None:
        return _lead_words(table, lawful)
    if table.strict:
        return say("your-card")
    if len(lawful) == 1:
        return say("only-card", card=lawful)
    return say("taroc-led") if suit == TAROC else say("suit-led", suit=SuitFact(suit))


def _lead_words(table: Taroc, lawful: tuple[Card, ...]) -> Sentence:
    """Nothing binds the leader, nor the player after a Skis that was led."""
    if table.deal.trick:
        return say("skis-led")
    if not table.rules.skis_may_be_led:
        return say("lead-no-skis")
    if lawful == (SKIS,):
        return say("lead-the-skis")
    return say("lead-any")
