"""What the table can want of a person, each with its sentence and its way of reading answers."""

from ridotto.cards import Card
from ridotto.cli.persons import Persons
from ridotto.cli.question import Question
from ridotto.cli.slips import slips
from ridotto.cli.taroc.inks import find_card, find_cards
from ridotto.cli.taroc.words import find_honour, honour_words
from ridotto.cli.typed import Puzzled, find_number
from ridotto.games.taroc import acts
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import PACK, SKIS, TAROC
from ridotto.games.taroc.rules import Rules, SkarTarocs
from ridotto.games.taroc.skar import free_cards, pagat_may_go, special_skars
from ridotto.games.taroc.state import Announcing, Cutting, Laying, Taroc, led_suit
from ridotto.games.taroc.tricks import duty_of, judge_card, judge_pass_lead
from ridotto.table import Action, Seat


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

    dealer = people.whose(table.dealer)
    sentence = f"You cut for {dealer} deal: lift 1 to {most}; Enter cuts in the middle. (D 4)"
    return Question(sentence, read)


def _ask_skar(table: Taroc, seat: Seat) -> Question:
    hand = table.deal.hands[seat]

    def read(text: str) -> Action:
        cards = find_cards(text, hand)
        if not cards:
            raise Puzzled("Type the codes of the three cards you lay away, such as h2 h3 c4.")
        return acts.LaySkar(seat, cards)

    only = {
        SkarTarocs.THREE_TOGETHER: "tarocs only as three together with the Pagat",
        SkarTarocs.PAGAT_IF_FEWER_THAN_FOUR: "of the tarocs only the Pagat, from fewer than four",
    }[table.rules.skar_taroc_rule]
    what = f"no King; {only}"
    sentence = f"You deal. Lay three cards away, by their codes: {what}. They count for you. (§ I)"
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
        return Question("You have nothing to announce; Enter goes on. (r. 1)", read)
    told = ", ".join(f"{h.name} ({honour_words(h.name)}, {h.price} from each)" for h in found)
    sentence = f"You may announce {told}. Type one at a time; Enter ends. (r. 1)"
    return Question(sentence, read)


def announce(table: Taroc, seat: Seat, text: str) -> Action:
    """The announcement that was typed."""
    honour = find_honour(table.rules, text)
    if honour is None:
        raise Puzzled(f"“{text}” is no honour here; such as matadors, cavalerie-s, ten-tarocs.")
    return acts.Announce(seat, honour.name)


def _ask_yield(seat: Seat) -> Question:
    def read(text: str) -> Action:
        if text and text.casefold() not in ("yield", "y"):
            raise Puzzled("Enter yields the lead; there is nothing else to do.")
        return acts.PassLead(seat)

    sentence = (
        "You are on lead, and the Skis must go now, but cannot be led: Enter yields the lead to "
        "your right-hand neighbour. (r. 18)"
    )
    return Question(sentence, read, ())


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

    return Question(duty_words(table, lawful), read, None if table.strict else lawful)


def _the_only(cards: tuple[Card, ...]) -> Card:
    if len(cards) != 1:
        example = cards[0] if cards else "sK"
        raise Puzzled(f"Type the code of a card, such as {example}; help tells the rest.")
    return cards[0]


def duty_words(table: Taroc, lawful: tuple[Card, ...]) -> str:
    """What one must do in this trick."""
    suit = led_suit(table.deal.trick)
    if suit is None:
        return _lead_words(table, lawful)
    if table.strict:
        return "Your card."
    if len(lawful) == 1:
        return f"Only {slips(lawful)} may be played; Enter plays it."
    what = "a taroc" if suit == TAROC else {s.letter: s.name for s in PACK.suits}[suit]
    return f"The lead is {what}: your lawful cards are bright. (r. 4, 15, 16)"


def _lead_words(table: Taroc, lawful: tuple[Card, ...]) -> str:
    """Nothing binds the leader, nor whoever plays after a Skis that was led."""
    if table.deal.trick:
        return "The Skis was led: your card sets the suit. (r. 18)"
    if not table.rules.skis_may_be_led:
        return "Your lead: any card but the Skis. (r. 18)"
    if lawful == (SKIS,):
        return "Your lead: the Skis must go now. (r. 18)"
    return "Your lead: any card, the Skis too. (r. 18)"
